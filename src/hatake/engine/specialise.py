"""Bind a template module to one game, so that its compiled code calls that game's rules directly.

A template is an ordinary module whose globals `rules`, `sight`, `nous` and the game's bounds are given from here. It
is loaded once for each game, and each load keeps its compiled code in a folder of its own (see `jit.kept_in`).
"""

import sys
from functools import cache
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from types import ModuleType
from typing import TYPE_CHECKING, Any

from hatake.contract import Game
from hatake.jit import kept_in
from hatake.registry import load

if TYPE_CHECKING:  # what a template finds among its globals
    from collections.abc import Callable

    from hatake.contract import Nous, Rules, Sight, Solo, State, View

    rules: Rules
    sight: Sight
    view_of: Callable[[State, int, View], None]
    nous: Nous
    solo: Solo
    ACTIONS: int
    OUTCOMES: int
    CHOICES: int
    SEATS: int


@cache
def specialise(template: str, slug: str) -> ModuleType:
    """The template module, by its dotted name, bound to a game."""
    found = find_spec(template)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(template)
    spec = spec_from_file_location(f"{template}_of_{slug}", found.origin)
    if spec is None or spec.loader is None:
        raise ModuleNotFoundError(template)
    module = module_from_spec(spec)
    vars(module).update(_bindings(load(slug)))
    sys.modules[spec.name] = module
    with kept_in(slug):
        spec.loader.exec_module(module)
    return module


def _bindings(game: Game) -> dict[str, Any]:
    return {
        "rules": game.rules,
        "sight": game.sight,
        "view_of": game.sight.view,  # by itself: Numba takes any `x.view(...)` for NumPy's
        "nous": game.nous,
        "solo": game.solo,
        "ACTIONS": game.actions,
        "OUTCOMES": game.outcomes,
        "CHOICES": game.choices,
        "SEATS": game.seats[-1],
    }
