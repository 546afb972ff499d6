"""A census: how long games of a kind are, how many choices they give, and which seats win them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from hatake.engine.match import Match
from hatake.engine.specialise import specialise
from hatake.engine.tally import CHANCES, DECISIONS, OPEN, POINTS, WIDEST
from hatake.engine.variant import Variant
from hatake.kit.random import Source

AT_A_TIME = 500
SIGMAS = 1.96
"""How many standard errors on either side hold 95 of 100 means."""

Rows = NDArray[np.int32]
Advance = Callable[[int], None]


@dataclass(frozen=True)
class Spread:
    """The mean of a number, with the least and the most there was."""

    mean: float
    least: int
    most: int


@dataclass(frozen=True)
class Share:
    """A share from 0 to 1, and how far on either side its 95 % interval goes."""

    share: float
    margin: float


@dataclass(frozen=True)
class Census:
    """What many games of one variant were like. A victory shared by two is half a victory for each."""

    game: str
    seats: int
    options: Mapping[str, int]
    games: int
    moves: Spread
    decisions: Spread
    chance_moves: Spread
    choices: float
    """Legal actions at a decision, on average."""
    most_choices: int
    wins: list[Share]
    shared: float
    """The share of games with more than one winner."""
    points: list[Spread]


@cache
def _tally(slug: str) -> ModuleType:
    return specialise("hatake.engine.tally", slug)


def new_rows(variant: Variant, games: int) -> Rows:
    """Empty rows for so many games."""
    return np.zeros((games, POINTS + 2 * variant.seats), np.int32)


def random_rows(variant: Variant, games: int, source: Source, advance: Advance = lambda n: None) -> Rows:
    """A row for each of so many games played at random; `advance` is told how many more are done."""
    rows = new_rows(variant, games)
    states = np.zeros(2, variant.game.state)
    states["seats"] = variant.seats
    for name, value in variant.options.items():
        states[name] = value
    for start in range(0, games, AT_A_TIME):
        some = rows[start : start + AT_A_TIME]
        _tally(variant.game.slug).play(states, some, source)
        advance(len(some))
    return rows


def row_of(match: Match, choices: list[int]) -> NDArray[np.int32]:
    """The row of a match played by hand; `choices` says how many actions were open at each decision."""
    counts = [len(choices), len(match.history) - len(choices), sum(choices), max(choices, default=0)]
    return np.array([*counts, *match.scores, *match.places], np.int32)


def census(variant: Variant, rows: Rows) -> Census:
    """Sum the rows up."""
    seats = variant.seats
    points, places = rows[:, POINTS : POINTS + seats], rows[:, POINTS + seats :]
    is_first = places == 1
    winners = is_first.sum(axis=1, keepdims=True)
    return Census(
        game=variant.game.slug,
        seats=seats,
        options=variant.options,
        games=len(rows),
        moves=_spread(rows[:, DECISIONS] + rows[:, CHANCES]),
        decisions=_spread(rows[:, DECISIONS]),
        chance_moves=_spread(rows[:, CHANCES]),
        choices=float(rows[:, OPEN].sum() / max(1, rows[:, DECISIONS].sum())),
        most_choices=int(rows[:, WIDEST].max()),
        wins=[_share(column) for column in (is_first / winners).T],
        shared=float((winners > 1).mean()),
        points=[_spread(column) for column in points.T],
    )


def _spread(numbers: NDArray[np.int32]) -> Spread:
    return Spread(float(numbers.mean()), int(numbers.min()), int(numbers.max()))


def _share(parts: NDArray[np.float64]) -> Share:
    return Share(float(parts.mean()), float(SIGMAS * parts.std() / np.sqrt(len(parts))))
