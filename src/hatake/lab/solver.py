"""The solver: exactly how well a game can be played alone, and how often that ends with how many points."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hatake.engine.match import Match
from hatake.engine.specialise import specialise
from hatake.engine.variant import Variant

SMALLEST, LARGEST = 1 << 16, 1 << 26
"""Entries of the table at first, and at most: a gigabyte."""
GROWTH = 8
MOST_POINTS = 1000
"""Nobody is asked to solve a game in which more can be scored."""


@dataclass(frozen=True)
class Solution:
    """What best play alone brings: points on the average, and the chance of each final score."""

    game: str
    options: Mapping[str, int]
    positions: int
    """How many different ones were looked at."""
    mean: float
    chances: Mapping[int, float] = field(default_factory=dict)


@cache
def kernel(slug: str) -> ModuleType:
    """The solver, compiled for a game."""
    return specialise("hatake.lab.solver_kernel", slug)


class Solver:
    """Best play alone, for one variant of a game. The first question takes long, the next ones do not."""

    def __init__(self, variant: Variant) -> None:
        if variant.seats != 1 or variant.game.solo is None:
            raise ValueError(f"{variant.game.slug} cannot be solved: only games for one player, without secrets, can")
        self.variant = variant
        self._kernel = kernel(variant.game.slug)
        room = variant.game.moves + 1
        self._states = np.zeros(room + 1, variant.game.state)
        self._lists = np.zeros((room, max(variant.game.choices, variant.game.outcomes)), np.int64)
        self._tally = np.zeros(3, np.int64)
        self._table = self._empty_table(SMALLEST)

    def value(self, match: Match) -> float:
        """How many points a match will end with, on the average under best play."""
        self._states[:1] = match.states
        while True:
            more = self._kernel.value(self._states, 0, self._table, self._lists, self._tally)
            if not self._tally[self._kernel.IS_FULL]:
                return float(match.scores[0] + more)
            if len(self._table) * GROWTH > LARGEST:
                raise ValueError(f"{self.variant.game.slug} has too many positions to be solved")
            self._table = self._empty_table(len(self._table) * GROWTH)
            self._tally[:] = 0

    def best(self, match: Match) -> str:
        """The move that brings most from here, as written; it must be a seat that decides."""
        self.value(match)
        action = self._kernel.best(self._states, 0, self._table, self._lists, self._tally)
        return match.game.words.write(match.view(1).record, 0, int(action))

    def solution(self) -> Solution:
        """What a game brings from its beginning."""
        match = Match(self.variant)
        mean = self.value(match)
        chances = np.zeros(MOST_POINTS + len(self._states) + 1)
        chances[-1] = 1.0
        self._kernel.follow(self._states, 0, self._table, self._lists, self._tally, chances)
        finals = {n: float(chance) for n, chance in enumerate(chances[:MOST_POINTS]) if chance > 0}
        positions = int(self._tally[self._kernel.USED])
        return Solution(self.variant.game.slug, self.variant.options, positions, mean, finals)

    def _empty_table(self, entries: int) -> NDArray[Any]:
        table = np.zeros(entries, self._kernel.ENTRY)
        table["key"] = self._kernel.EMPTY
        return table
