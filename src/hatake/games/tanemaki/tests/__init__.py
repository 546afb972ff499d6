"""Tests of Tanemaki."""
