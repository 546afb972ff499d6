"""The bot that does anything: every legal action is equally likely."""

import random
from collections.abc import Mapping

from hatake.bots.thinking import Bot, Budget
from hatake.engine.sighting import Sighting


class RandomBot(Bot):
    """Chooses at random; the yardstick that every other bot must beat."""

    name = "random"

    def _weigh(self, sighting: Sighting, budget: Budget | None, rng: random.Random) -> Mapping[int | None, float]:
        return {action: rng.random() for action in [*sighting.actions, None]}
