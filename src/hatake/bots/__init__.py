"""Bots: players that get a Sighting, a budget and a random source, and nothing else."""

import re

from hatake.bots.greedy import Greedy
from hatake.bots.ismcts import Ismcts as Ismcts
from hatake.bots.ismcts import Opinion as Opinion
from hatake.bots.levels import LEVELS as LEVELS
from hatake.bots.levels import USUAL, Level
from hatake.bots.random_bot import RandomBot
from hatake.bots.thinking import Bot as Bot
from hatake.bots.thinking import Budget as Budget

NAMES = (RandomBot.name, Greedy.name, Ismcts.name)
"""The names `bot` knows."""
SPEC = re.compile(r"(?P<name>[a-z]+)(?::(?P<amount>\d+|\d*\.\d+)(?P<unit>it|s)?)?")


def bot(name: str, level: int = USUAL, seed: int | None = None) -> Bot:
    """A bot by its name. Levels 1 to 5 are those of `ismcts`; the others have but one."""
    if name == RandomBot.name:
        return RandomBot(seed)
    if name == Greedy.name:
        return Greedy(seed)
    if name == Ismcts.name:
        return Ismcts(level, seed)
    raise ValueError(f"there is no bot {name!r}; there are {', '.join(NAMES)}")


def bot_of(spec: str, seed: int | None = None) -> Bot:
    """A bot by its spec: `random`, `greedy`, `ismcts:3` (level), `ismcts:2000it` (iterations), `ismcts:0.5s`."""
    found = SPEC.fullmatch(spec)
    if found is None or (found["amount"] and found["name"] != Ismcts.name):
        raise ValueError(f"bots are written random, greedy, ismcts:3, ismcts:2000it or ismcts:0.5s, not {spec!r}")
    amount, unit = found["amount"], found["unit"]
    if amount is None or unit is None:
        return bot(found["name"], _whole(amount, spec) if amount else USUAL, seed)
    budget = Budget(iterations=_whole(amount, spec)) if unit == "it" else Budget(seconds=float(amount))
    return Ismcts(Level(budget, LEVELS[max(LEVELS)].depth), seed)


def _whole(amount: str, spec: str) -> int:
    if not amount.isdigit():
        raise ValueError(f"levels and iterations are whole numbers: {spec!r}")
    return int(amount)
