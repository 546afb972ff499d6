"""Machinery that is blind to which game it serves."""
