"""Tests of Gardening and its slow oracle; not part of the wheel."""
