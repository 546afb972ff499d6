"""What is measured: the benches of benches.toml, and the cases and results that belong to them."""

import statistics
import time
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.measure import Clock, Work

ROUNDS = 5


@dataclass(frozen=True)
class Bench:
    """One thing that is measured, for as many games as have it."""

    title: str
    unit: str
    against: tuple[str, ...] = ()
    targets: Mapping[str, float] = field(default_factory=dict)
    rounds: int = ROUNDS

    @property
    def is_wait(self) -> bool:
        """Whether this is a time somebody waits, so less is better; all others are rates."""
        return self.unit == "s"

    @property
    def clock(self) -> Clock:
        """A wait is what a person's watch shows; a rate is taken by processor time (see measure.py)."""
        return time.perf_counter if self.is_wait else time.process_time

    def value(self, rate: float) -> float:
        """A measured rate in this bench's unit."""
        return 1 / rate if self.is_wait else rate

    def target(self, game: str) -> float | None:
        """What is to be reached, if anything is."""
        return self.targets.get(game, self.targets.get("each"))

    def is_reached(self, game: str, value: float) -> bool | None:
        """Whether the target is reached; None where there is none."""
        target = self.target(game)
        if target is None:
            return None
        return value <= target if self.is_wait else value >= target


@dataclass(frozen=True)
class Case:
    """The work of one bench on one game; what concerns no game has an empty one."""

    bench: str
    game: str
    work: Work


@dataclass(frozen=True)
class Result:
    """What the rounds of one case gave, in the bench's unit."""

    bench: str
    game: str
    values: tuple[float, ...]

    @property
    def value(self) -> float:
        """The reading that counts: the median of the rounds."""
        return statistics.median(self.values)

    @property
    def spread(self) -> float:
        """How far the rounds lie apart, as a share of the median."""
        return (max(self.values) - min(self.values)) / self.value


def benches() -> dict[str, Bench]:
    """All benches by name, in the order of the table."""
    tables = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
    return {name: _bench(table) for name, table in tables.items()}


def _bench(table: Mapping[str, Any]) -> Bench:
    return Bench(**{**table, "against": tuple(table.get("against", ()))})
