"""The results of one run side by side: ours, the peers', and the ratios between them."""

import platform
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from bench.benches import Bench, Result


@dataclass(frozen=True)
class Report:
    """One run. `peer` is the peer's name and version, or None where it is not installed."""

    benches: Mapping[str, Bench]
    results: Sequence[Result]
    peer: str | None = None

    @property
    def theirs(self) -> list[Result]:
        """The peer's results: those of the benches that ours are held against."""
        return [result for result in self.results if result.bench in self._compared]

    @property
    def ours(self) -> list[Result]:
        """All other results, in the order of the benches."""
        order = list(self.benches)
        ours = (result for result in self.results if result.bench not in self._compared)
        return sorted(ours, key=lambda result: order.index(result.bench))

    @property
    def _compared(self) -> set[str]:
        return {name for bench in self.benches.values() for name in bench.against}

    @property
    def peer_games(self) -> list[str]:
        """The games that the peer played."""
        return list(dict.fromkeys(result.game for result in self.theirs))

    def peer_values(self, bench: str) -> dict[str, float]:
        """What the peer reached in one of its benches, by game."""
        return {result.game: result.value for result in self.theirs if result.bench == bench}

    def ratios(self, result: Result) -> dict[str, dict[str, float]]:
        """How many times the peer's value this is, for every bench of the peer's to hold it against."""
        return {
            name: {game: result.value / value for game, value in self.peer_values(name).items()}
            for name in self.benches[result.bench].against
        }

    def as_data(self) -> dict[str, Any]:
        """Everything that was measured, for programs."""
        return {
            "machine": platform.machine(),
            "python": platform.python_version(),
            "peer": self.peer,
            "results": [self._row(result) for result in [*self.ours, *self.theirs]],
        }

    def _row(self, result: Result) -> dict[str, Any]:
        bench = self.benches[result.bench]
        return {
            **asdict(result),
            "value": result.value,
            "unit": bench.unit,
            "target": bench.target(result.game),
            "reached": bench.is_reached(result.game, result.value),
            "ratios": self.ratios(result),
        }
