"""The levels: named budgets of the searching bot, from a beginner to a strong player."""

from dataclasses import dataclass

from hatake.bots.bot import Budget


@dataclass(frozen=True)
class Level:
    """How a level thinks.

    `depth` is how many moves ahead it weighs one action against another; beyond, everybody does as they like.
    `wavering` is how much better (as a share of the win) an action must look to be clearly preferred; 0 never errs
    about what it has seen.
    """

    budget: Budget
    depth: int
    wavering: float = 0.0


LEVELS = {
    1: Level(Budget(iterations=24, seconds=1.0), depth=1, wavering=0.1),
    2: Level(Budget(iterations=100, seconds=1.0), depth=1, wavering=0.03),
    3: Level(Budget(iterations=400, seconds=1.0), depth=3),
    4: Level(Budget(iterations=3_000, seconds=1.0), depth=250),
    5: Level(Budget(iterations=150_000, seconds=1.2), depth=250),
}
USUAL = 3
