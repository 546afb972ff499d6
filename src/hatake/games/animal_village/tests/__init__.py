"""Tests of Animal Village and its slow oracle; not part of the wheel."""
