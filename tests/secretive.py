"""Finds a game in which a seat sees what others do not: hands, for most."""

from functools import cache

import hatake


def seen(slug: str, viewer: int) -> set[tuple[str, str]]:
    match = hatake.game(slug, seats=2).start(seed=1)
    return {(piece.key, piece.symbol) for piece in match.view(viewer).scene.pieces}


@cache
def secretive() -> str:
    """The first game that hides something from the beginning."""
    return next(slug for slug in hatake.games() if seen(slug, 1) - seen(slug, 0))
