"""Matches for bots to look at."""

import hatake
from hatake.engine.match import Match
from hatake.engine.variant import Variant

TABLES = [(slug, seats) for slug in hatake.games() for seats in hatake.game(slug).game.seats]
"""Every game with every number of seats."""


def crossroads(slug: str, seats: int = 2) -> Match:
    """A match in which the seat on turn has something to choose from."""
    match = Variant(slug, seats).start(seed=1)
    while len(match.moves()) < 3:
        match.play(match.moves()[0])
    return match
