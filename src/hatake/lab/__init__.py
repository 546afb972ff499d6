"""The laboratory: tournaments and ratings."""
