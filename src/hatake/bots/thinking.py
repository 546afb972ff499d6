"""What every bot is: something that looks at what its seat may know and names a move."""

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass

from hatake.contract import CHANCE
from hatake.engine.sighting import Sighting


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: so many simulations, so many seconds, or whichever is over first.

    With a seed and simulations only, a bot always chooses alike. Threads search side by side, each a tree of its own.
    """

    iterations: int | None = None
    seconds: float | None = None
    threads: int = 1

    def __post_init__(self) -> None:
        if self.iterations is None and self.seconds is None:
            raise ValueError("a budget needs iterations or seconds")
        if self.iterations is not None and self.iterations < 1:
            raise ValueError(f"a budget has at least 1 iteration, not {self.iterations}")
        if self.seconds is not None and not self.seconds > 0:
            raise ValueError(f"a budget has more than 0 seconds, not {self.seconds}")
        if self.threads < 1:
            raise ValueError(f"a budget has at least 1 thread, not {self.threads}")


class Bot(ABC):
    """A player that sees no more than a person in its seat would.

    `choose` is the whole of it: a Sighting in, a written move out. Equal seeds make equal choices.
    """

    name: str

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, sighting: Sighting, budget: Budget | None = None, rng: random.Random | None = None) -> str:
        """The written move this bot makes now. The sighting must be that of the seat on turn."""
        if sighting.viewer == CHANCE or sighting.viewer != sighting.to_move:
            raise ValueError("a bot chooses for the seat on turn, by what that seat sees")
        action = self._decide(sighting, budget, rng or self._random)
        return sighting.game.words.write(sighting.record, sighting.viewer, action)

    def interject(
        self, sighting: Sighting, budget: Budget | None = None, rng: random.Random | None = None
    ) -> str | None:
        """For a seat that is not on turn: an out-of-turn move (`@3 ...`) that beats waiting, or None."""
        if sighting.viewer == CHANCE or sighting.viewer == sighting.to_move:
            raise ValueError("only a seat that is not on turn can interject")
        if not sighting.actions:
            return None
        worths = self._weigh(sighting, budget, rng or self._random)
        action = max(worths, key=lambda a: (worths[a], a is None))
        if action is None:
            return None
        return f"@{sighting.viewer + 1} {sighting.game.words.write(sighting.record, sighting.viewer, action)}"

    def prepare(self, sighting: Sighting) -> None:
        """Have everything compiled that a choice like this needs, so that no thinking time goes into it."""
        len(sighting.actions)

    def _decide(self, sighting: Sighting, budget: Budget | None, rng: random.Random) -> int:
        """The action of the seat on turn."""
        if len(sighting.actions) == 1:
            return sighting.actions[0]
        worths = self._weigh(sighting, budget, rng)
        return max(sighting.actions, key=lambda a: worths[a])

    @abstractmethod
    def _weigh(self, sighting: Sighting, budget: Budget | None, rng: random.Random) -> Mapping[int | None, float]:
        """What each action is worth to this bot, the higher the better; None, if out of turn, for doing nothing."""
