"""The bot that takes what it can get: one step ahead by the score."""

import random
from collections.abc import Mapping

import numpy as np

from hatake.bots.thinking import Bot, Budget
from hatake.engine.sighting import Sighting
from hatake.engine.specialise import specialise
from hatake.kit.random import new_source

GUESSES = 16
EVEN = 1e-6
"""Less than any difference of points; it decides between equals."""


class Greedy(Bot):
    """Does what gives it the greatest lead right away, on the average over guesses at what it cannot see."""

    name = "greedy"

    def prepare(self, sighting: Sighting) -> None:
        """Compile the look-ahead."""
        self._gains(sighting, 0, 0)

    def _weigh(self, sighting: Sighting, budget: Budget | None, rng: random.Random) -> Mapping[int | None, float]:
        sums = self._gains(sighting, GUESSES, rng.getrandbits(64))
        actions = [*sighting.actions, None]
        return {a: gain / GUESSES + EVEN * rng.random() for a, gain in zip(actions, sums, strict=True)}

    @staticmethod
    def _gains(sighting: Sighting, guesses: int, number: int) -> list[int]:
        kernel = specialise("hatake.bots.greedy_kernel", sighting.game.slug)
        states = np.zeros(3, sighting.game.state)
        actions = np.array(sighting.actions, np.int64)
        gains = kernel.gains(sighting.views, states, sighting.viewer, actions, guesses, new_source(number))
        return [int(gain) for gain in gains]
