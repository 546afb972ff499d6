"""The levels: named budgets of the searching bot, from a beginner to a strong player."""

from dataclasses import dataclass

from hatake.bots.thinking import Budget


@dataclass(frozen=True)
class Level:
    """How a level thinks.

    `depth` is for how many moves ahead it asks what is best for whoever makes them; beyond, it takes for granted that
    everybody does what looks good at first sight. `wavering` makes mistakes as people do: an action that looks worse
    by so large a share of the win is still chosen about a third as often.
    """

    budget: Budget
    depth: int = 250
    wavering: float = 0.0


LEVELS = {
    1: Level(Budget(iterations=16, seconds=0.3), depth=1, wavering=0.2),
    2: Level(Budget(iterations=60, seconds=0.3), depth=1, wavering=0.06),
    3: Level(Budget(iterations=300, seconds=0.3), depth=3),
    4: Level(Budget(iterations=2_000, seconds=0.8)),
    5: Level(Budget(iterations=200_000, seconds=1.2)),
}
"""1 is a beginner, who sees the gain at hand and neither the answer to it nor much of what is hidden."""
USUAL = 3
