"""Bind a template module to one game, so that its compiled code calls that game's rules directly.

A template is an ordinary module whose globals `rules`, `sight`, `nous` and the game's bounds are given from here. It
is loaded once for each game, and each load keeps its compiled code in a folder of its own (see `jit.kept_in`).
"""

import sys
from functools import cache
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from hatake.contract import Game
from hatake.jit import kept_in
from hatake.registry import load


@cache
def specialise(template: str, slug: str) -> ModuleType:
    """The template module, by its dotted name, bound to a game."""
    game = load(slug)
    spec = find_spec(template)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(template)
    module = ModuleType(f"{template}_of_{slug}")
    module.__dict__.update(__file__=spec.origin, **_bindings(game))
    sys.modules[module.__name__] = module
    with open(spec.origin, encoding="utf-8") as source, kept_in(slug):
        exec(compile(source.read(), spec.origin, "exec"), module.__dict__)
    return module


def _bindings(game: Game) -> dict[str, Any]:
    return {
        "rules": game.rules,
        "sight": game.sight,
        "view_of": game.sight.view,  # by itself: Numba takes any `x.view(...)` for NumPy's
        "nous": game.nous,
        "ACTIONS": game.actions,
        "OUTCOMES": game.outcomes,
        "CHOICES": game.choices,
        "SEATS": game.seats[-1],
    }
