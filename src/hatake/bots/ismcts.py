"""The bot that searches: information-set Monte Carlo tree search (see ismcts_kernel.py)."""

import math
import random
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from time import perf_counter
from types import ModuleType
from typing import NamedTuple

import numpy as np

from hatake.bots.levels import LEVELS, USUAL, Level
from hatake.bots.thinking import Bot, Budget
from hatake.bots.tree import EDGE
from hatake.contract import CHANCE
from hatake.engine.sighting import Sighting
from hatake.engine.specialise import specialise
from hatake.engine.variant import is_whole
from hatake.kit.random import new_source
from hatake.registry import load

EXPLORE = 0.5
"""How much a search is drawn to what it has seldom tried. Measured: 1.5 and 3 lose to it, 0.25 does as well."""
POOL = 1 << 21
"""Edges a tree can have at most."""
SLICE = 0.002
"""Seconds that compiled code runs before Python looks at the clock."""
UNLIMITED = 1 << 60


class Opinion(NamedTuple):
    """What a search thinks of an action: how often it tried it, and the share of the win it found on the average."""

    visits: int
    share: float


@cache
def kernel(slug: str) -> ModuleType:
    """The search, compiled for a game."""
    return specialise("hatake.bots.ismcts_kernel", slug)


class Tree:
    """One tree, growing in one thread."""

    def __init__(self, sighting: Sighting, level: Level, number: int, iterations: int) -> None:
        self._kernel = kernel(sighting.game.slug)
        self._views = sighting.views
        self._states = np.zeros(2, sighting.game.state)
        self._edges = np.empty(min(POOL, (iterations + 2) * (sighting.game.choices + 1)), EDGE)
        self._desks = np.zeros(1, self._kernel.DESK)
        self._rng = new_source(number)
        self._left = iterations
        desk = self._desks[0]
        desk["viewer"], desk["explore"] = sighting.viewer, EXPLORE
        desk["deepest"] = min(level.depth, self._kernel.DEPTH)
        self._kernel.plant(self._edges, self._desks)

    def grow(self, deadline: float) -> None:
        """Search until the iterations are used up or the time is over, but once at least."""
        portion, begun = 1, perf_counter()
        while self._left > 0:
            portion = min(portion, self._left)
            self._kernel.search(self._views, self._states, self._edges, self._desks, self._rng, portion)
            self._left -= portion
            now = perf_counter()
            if now >= deadline:
                return
            pace = (now - begun) / portion
            portion = max(1, min(2 * portion, int(min(SLICE, deadline - now) / pace)))
            begun = now

    @property
    def opinions(self) -> dict[int | None, Opinion]:
        """What has become of each action of the observer."""
        root, desk = self._edges[0], self._desks[0]
        found = self._edges[root["first"] : root["first"] + root["known"]]
        actions = found["action"].tolist()
        means = found["total"] / np.maximum(1, found["visits"])
        shares = (means - desk["least"]) / (desk["most"] - desk["least"])
        opinions = map(Opinion, found["visits"].tolist(), shares.tolist())
        return {None if a == self._kernel.WAIT else a: seen for a, seen in zip(actions, opinions, strict=True)}


class Ismcts(Bot):
    """Imagines many ways the hidden cards may lie and the game may go on, and does what held up best."""

    name = "ismcts"

    def __init__(self, level: int | Level = USUAL, seed: int | None = None) -> None:
        super().__init__(seed)
        if not isinstance(level, Level):
            if not is_whole(level, min(LEVELS), max(LEVELS)):
                raise ValueError(f"levels are {min(LEVELS)} to {max(LEVELS)}, not {level!r}")
            level = LEVELS[level]
        self.level = level

    def prepare(self, sighting: Sighting) -> None:
        """Compile the search."""
        compile_search(sighting.game.slug)

    def interject(
        self, sighting: Sighting, budget: Budget | None = None, rng: random.Random | None = None
    ) -> str | None:
        """As every bot does, but without a thought where nothing presses."""
        is_waiting = sighting.viewer not in (CHANCE, sighting.to_move)
        if is_waiting and not self._is_pressed(sighting):
            return None
        return super().interject(sighting, budget, rng)

    def _is_pressed(self, sighting: Sighting) -> bool:
        actions = np.array(sighting.actions, np.int64)
        found = kernel(sighting.game.slug).pressing(sighting.guess(0), sighting.viewer, actions)
        return int(found) > 0

    def appraise(
        self, sighting: Sighting, budget: Budget | None = None, rng: random.Random | None = None
    ) -> dict[str | None, Opinion]:
        """What a search thinks of each move, by its written form; None, if out of turn, is doing nothing."""
        words = sighting.game.words
        opinions = self._opinions(sighting, budget or self._usual(sighting), rng or self._random)
        return {
            None if a is None else words.write(sighting.record, sighting.viewer, a): opinion
            for a, opinion in opinions.items()
        }

    def _weigh(self, sighting: Sighting, budget: Budget | None, rng: random.Random) -> Mapping[int | None, float]:
        opinions = self._opinions(sighting, budget or self._usual(sighting), rng)
        if not self.level.wavering:
            return {action: visits + share / 2 for action, (visits, share) in opinions.items()}
        return {
            action: share / self.level.wavering - math.log(rng.expovariate(1.0)) if visits else -math.inf
            for action, (visits, share) in opinions.items()
        }

    def _usual(self, sighting: Sighting) -> Budget:
        """The level's budget; a quarter of it out of turn, where the question comes often."""
        budget = self.level.budget
        if sighting.viewer == sighting.to_move:
            return budget
        iterations = None if budget.iterations is None else max(1, budget.iterations // 4)
        seconds = None if budget.seconds is None else budget.seconds / 4
        return replace(budget, iterations=iterations, seconds=seconds)

    def _opinions(self, sighting: Sighting, budget: Budget, rng: random.Random) -> dict[int | None, Opinion]:
        self.prepare(sighting)
        deadline = math.inf if budget.seconds is None else perf_counter() + budget.seconds
        each, more = divmod(budget.iterations or UNLIMITED, budget.threads)
        portions = [each + (thread < more) for thread in range(budget.threads)]
        trees = [Tree(sighting, self.level, rng.getrandbits(64), portion) for portion in portions]
        grow(trees, deadline)
        return summed([tree.opinions for tree in trees])


def grow(trees: list[Tree], deadline: float) -> None:
    """Grow the trees side by side; compiled code lets go of the GIL."""
    if len(trees) == 1:
        trees[0].grow(deadline)
        return
    with ThreadPoolExecutor(len(trees)) as pool:
        list(pool.map(lambda tree: tree.grow(deadline), trees))


def summed(found: list[dict[int | None, Opinion]]) -> dict[int | None, Opinion]:
    """One opinion of each action out of several trees'."""
    visits: dict[int | None, int] = {}
    totals: dict[int | None, float] = {}
    for opinions in found:
        for action, (times, share) in opinions.items():
            visits[action] = visits.get(action, 0) + times
            totals[action] = totals.get(action, 0.0) + times * share
    return {action: Opinion(n, totals[action] / max(1, n)) for action, n in visits.items()}


@cache
def compile_search(slug: str) -> None:
    """Compile the search of a game, or load it, once."""
    search, game = kernel(slug), load(slug)
    edges, desks = np.zeros(1, EDGE), np.zeros(1, search.DESK)
    search.plant(edges, desks)
    search.search(np.zeros(1, game.view), np.zeros(2, game.state), edges, desks, new_source(0), 0)
    search.pressing(np.zeros(1, game.state), 0, np.zeros(0, np.int64))
