"""Finds a game in which seats may move out of turn."""

import random
from functools import cache

import hatake
from hatake.registry import load

TRIED = 60
"""Moves of one random match: what a game allows at all, it allows by then."""


def has_asides(slug: str) -> bool:
    """Whether some seat can do something while another is to choose, in a random match for three."""
    match, rng = hatake.game(slug, seats=3).start(seed=1), random.Random(1)
    for _ in range(TRIED):
        if match.is_over:
            return False
        if any(match.moves(seat) for seat in range(1, 4) if seat != match.to_move):
            return True
        match.play(rng.choice(match.moves()))
    return False


@cache
def interruptible() -> str:
    """The first game for three in which somebody may move out of turn."""
    return next(slug for slug in hatake.games() if 3 in load(slug).seats and has_asides(slug))
