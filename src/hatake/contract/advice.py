"""What a game may have besides: hints for bots, what it takes to solve it, what a balance report counts."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from hatake.contract.functions import State


class Nous(Protocol):
    """`nous.py`, optional: what a bot may know about playing well. All are `@rule`s, and any may be left out."""

    def worth(self, s: State, out: NDArray[np.float64]) -> bool:
        """Estimate each seat's share of the win (0 to 1) where play may be cut short; False where it may not be.

        Alone at the table there is nothing to share: estimate the final points. A search that comes to such a place
        stops there before chance plays; where a seat is to decide, it still looks further as long as it has a tree.
        """

    def liking(self, s: State, seat: int, a: int) -> float:
        """Say how promising an action looks before any search: 1 is usual, more is better, never 0 or less."""

    def branches(self, s: State, seat: int) -> bool:
        """Whether a search for that seat should tell apart what chance does now. Only where the seat will see it.

        It pays where the next decisions depend on it, and outcomes are so few that each is met often.
        """

    def presses(self, s: State, seat: int, a: int) -> bool:
        """Whether an out-of-turn action may be better done now than later. A search thinks of no other.

        It is asked after every move of somebody else, so what can wait should not press. Only what the seat knows may
        count.
        """


class Solo(Protocol):
    """`solo.py`, optional, for a game that can be played alone and hides nothing: what it takes to solve it."""

    def essence(self, s: State) -> int:
        """A number from 0 to 2**63 - 1, equal for two positions only if both can go on alike, for equal points more.

        A `@rule`, asked only where the seat decides. What no longer matters should not be in it.
        """

    def rank(self, points: int) -> str:
        """The rank that so many points give at the end."""


class Count(NamedTuple):
    """So many of something, counted for one row of a balance report."""

    row: str
    what: str
    number: int = 1


class Figure(NamedTuple):
    """A column of a balance report: in each row, how many `of` there were for each `per`.

    Without `per` it is the row's share of all rows' `of`. What lies between 0 and 1 is shown in per cent where it
    `is_share`.
    """

    name: str
    of: str
    per: str = ""
    is_share: bool = False


class Measures(Protocol):
    """`measures.py`, optional: what a balance report counts of a game beyond wins, points and lengths."""

    ROWS: Sequence[str]
    """What is held against each other: vegetables, animals, ..."""
    FIGURES: Sequence[Figure]
    """What is told of each row."""

    def counts(self, before: State, after: State) -> Iterable[Count]:
        """What a move adds, by the STATE it was made in and the one it led to; plain Python."""
