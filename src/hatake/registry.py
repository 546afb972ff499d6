"""The games there are: one line each, loaded when first asked for."""

from functools import cache
from importlib import import_module
from typing import cast

from hatake.contract import Game

GAMES = {
    "animal_village": "hatake.games.animal_village:GAME",
    "donburiko": "hatake.games.donburiko:GAME",
    "gardening": "hatake.games.gardening:GAME",
    "hanaminoes": "hatake.games.hanaminoes:GAME",
    "tanemaki": "hatake.games.tanemaki:GAME",
}


def load(slug: str) -> Game:
    """The game of that name; ValueError names those there are."""
    if slug not in list(GAMES):
        raise ValueError(f"there is no game {slug!r}; there are {', '.join(sorted(GAMES))}")
    return _loaded(slug)


@cache
def _loaded(slug: str) -> Game:
    module, name = GAMES[slug].split(":")
    return cast("Game", getattr(import_module(module), name))
