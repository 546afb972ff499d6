"""Tests of Hanaminoes."""
