"""A game with its seats and options settled: what a match is played of."""

from collections.abc import Mapping
from functools import cache, partial
from numbers import Integral
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from hatake.contract import Game, Option
from hatake.engine.chance import seed_of
from hatake.engine.specialise import specialise
from hatake.registry import load

if TYPE_CHECKING:
    from hatake.engine.match import Match

Records = NDArray[Any]


def is_whole(value: object, low: int, high: int) -> bool:
    """Whether something is a whole number within bounds: Python's or NumPy's, but no truth value."""
    return not isinstance(value, bool) and isinstance(value, Integral) and low <= int(value) <= high


@cache
def kernel(slug: str) -> ModuleType:
    """The compiled functions of a game."""
    return specialise("hatake.engine.kernel", slug)


class Variant:
    """One game, so many seats, these options. `start` begins a match of it."""

    def __init__(self, slug: str, /, seats: int | None = None, **options: int) -> None:
        self.game: Game = load(slug)
        allowed = self.game.seats
        if seats is not None and not is_whole(seats, allowed[0], allowed[-1]):
            raise ValueError(f"{slug} is for {_spoken(allowed)}, not {seats!r}")
        self.seats = allowed[0] if seats is None else int(seats)
        self.options: dict[str, int] = _checked(slug, self.declared(), options)
        self.kernel = kernel(slug)

    def declared(self) -> Mapping[str, Option]:
        """The options there are, `first` among them."""
        return {"first": Option(0, self.seats, 0), **self.game.options}

    def fresh(self) -> Records:
        """A new STATE, set up, in an array of one."""
        states = np.zeros(1, self.game.state)
        states["seats"] = self.seats
        for name, value in self.options.items():
            states[name] = value
        self.kernel.setup(states)
        return states

    def start(self, seed: int | str | None = None) -> "Match":
        """Begin a match. With a seed chance plays itself, reproducibly; without, it is played as moves "*..."."""
        from hatake.engine.match import Match

        return Match(self, None if seed is None else seed_of(seed))

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(Variant, self.game.slug, self.seats, **self.options), ()

    def __repr__(self) -> str:
        told = [f"{name}={value}" for name, value in self.options.items() if value != self.declared()[name].usual]
        return " ".join([self.game.slug, f"seats={self.seats}", *told])


def _spoken(seats: range) -> str:
    low, high = seats[0], seats[-1]
    return f"{low} to {high} players" if high > low else f"{low} players"


def _checked(slug: str, declared: Mapping[str, Option], given: Mapping[str, int]) -> dict[str, int]:
    for name, value in given.items():
        if name not in declared:
            raise ValueError(f"{slug} has no option {name!r}; it has {', '.join(declared)}")
        bounds = declared[name]
        if not is_whole(value, bounds.low, bounds.high):
            raise ValueError(f"{name} is a whole number from {bounds.low} to {bounds.high}, not {value!r}")
    return {name: int(given.get(name, bounds.usual)) for name, bounds in declared.items()}
