"""What the four modules of every game must have: `rules`, `sight`, `words` and `scene`."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hatake.contract.message import Message, Refused
from hatake.contract.picture import Scene

CHANCE = -1
"""The player who shuffles, deals and draws."""
NOBODY = -2
"""Who is to move once the game is over."""
SPECTATOR = -1
"""The viewer who knows only what all know."""
WITNESS = -3
"""The viewer who sees every hand and every card laid down: for looking over games that have ended."""

State: TypeAlias = Any
"""A record of the game's STATE dtype; its fields are the game's own."""
View: TypeAlias = Any
"""A record of the game's VIEW dtype."""
Numbers: TypeAlias = NDArray[np.int64]


class Place(NamedTuple):
    """Somewhere a card can lie, and the seats that know what lies there (None: everybody)."""

    name: str
    known_to: frozenset[int] | None


class Trace(NamedTuple):
    """The way one card takes in a move. From these a record learns which cards to write as `?`, and until when.

    `word` says which word of the written move names the card (-1: none does). A card without `source` comes from
    the unknown; a card without `target` goes back there.
    """

    card: str
    source: Place | None
    target: Place | None
    word: int = -1


class Rules(Protocol):
    """`rules.py`: the rulebook, compiled. `s` is a STATE record; every function is a `@rule`."""

    def setup(self, s: State) -> None:
        """Make a fresh game from a zeroed record that holds only `seats`, `first` and the options."""

    def to_move(self, s: State) -> int:
        """Say whose move it is: a seat, CHANCE or NOBODY."""

    def is_legal(self, s: State, seat: int, a: int) -> bool:
        """Decide whether a seat may do `a` now. The one statement of legality, for any seat and any a in range."""

    def legal(self, s: State, seat: int, out: Numbers) -> int:
        """List a seat's legal actions in rising order and return how many: a faster twin of `is_legal`."""

    def weights(self, s: State, out: Numbers) -> int:
        """Give every outcome of chance its whole-number weight (0: impossible), and return their sum."""

    def apply(self, s: State, seat: int, a: int) -> None:
        """Do a legal action (or, for CHANCE, a possible outcome) and write what happened into `s.last`."""

    def scores(self, s: State, out: Numbers) -> None:
        """Write each seat's points; once the game is over they are final."""

    def places(self, s: State, out: Numbers) -> None:
        """Write each seat's place, 1 the best, after all tie-breaks; an equal place is shared."""


class Sight(Protocol):
    """`sight.py`: all secrecy of a game. `view` and `guess` are `@rule`s, `traces` is plain Python."""

    def view(self, s: State, seat: int, out: View) -> None:
        """Fill a zeroed VIEW with everything a careful player in the seat may know, field by field."""

    def guess(self, v: View, rng: Numbers, out: State) -> None:
        """Fill a zeroed STATE that the viewer could be in, drawn from the exact distribution given the VIEW."""

    def traces(self, s: State, seat: int, a: int) -> Sequence[Trace]:
        """Say which cards take which way when `a` is done in `s`."""


class Words(Protocol):
    """`words.py`: moves as text and boards in words. `v` is always a VIEW."""

    def write(self, v: View, seat: int, a: int) -> str:
        """Write an action of a seat (or an outcome of CHANCE) as the law writes it, without the seat on turn."""

    def read(self, v: View, seat: int, text: str) -> int:
        """Read a written move of a seat, or of CHANCE; raise Refused for text that is none."""

    def why_not(self, v: View, seat: int, a: int) -> Refused:
        """Say why a seat may not do `a` now. Only asked when it may not."""

    def say(self, v: View) -> Message | None:
        """Tell what has just happened (`v.last`); None where there is nothing to tell."""

    def board(self, v: View) -> Sequence[Message]:
        """Describe the board, line by line."""

    def account(self, v: View) -> Sequence[Message]:
        """Tell how the points came about, once the game is over: a line a seat or more."""

    def data(self, v: View) -> dict[str, Any]:
        """Give all of a VIEW as plain values that JSON can hold, cards by their written names."""


class Stage(Protocol):
    """`scene.py`: the board as a picture, and moves as paths of picks."""

    def scene(self, v: View) -> Scene:
        """Say which pieces lie where, as the viewer sees them."""

    def picks(self, v: View, a: int) -> tuple[str, ...]:
        """Give the picks that make an action of the viewer; no action's path is the beginning of another's."""

    def caption(self, v: View, pick: str) -> Message:
        """Name a pick, for a button or a screen reader."""
