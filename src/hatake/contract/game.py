"""How a game declares itself: as data."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

import numpy as np

from hatake.contract.advice import Measures, Solo
from hatake.contract.functions import Rules, Sight, Stage, View, Words


@dataclass(frozen=True)
class Option:
    """A whole-number option of a game, with its bounds and usual value."""

    low: int
    high: int
    usual: int


@dataclass(frozen=True)
class Game:
    """A game declares itself as data. STATE must begin with `seats`, `first` and the options, and end with `last`.

    `first` is an option of every game: the seat that begins, 1 and up, or 0 to leave it to chance.
    """

    slug: str
    rules_version: str
    seats: range
    minutes: tuple[int, int]
    actions: int
    """Actions of seats are 0 .. actions - 1."""
    outcomes: int
    """Outcomes of chance are 0 .. outcomes - 1."""
    choices: int
    """A seat never has more legal actions than this at once."""
    moves: int
    """No match has more moves than this, chance included."""
    state: np.dtype[Any]
    view: np.dtype[Any]
    rules: Rules
    sight: Sight
    words: Words
    stage: Stage
    nous: ModuleType | None = None
    solo: Solo | None = None
    measures: Measures | None = None
    options: Mapping[str, Option] = field(default_factory=dict)
    open_scores: Callable[[View], bool] = lambda _: True
    """Whether the viewer may know everybody's points now; once the game is over, all may."""
