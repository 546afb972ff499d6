"""Tests of Donburiko! and its slow oracle; not part of the wheel."""
