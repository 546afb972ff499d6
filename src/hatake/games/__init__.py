"""The games: one folder each, declared in the registry."""
