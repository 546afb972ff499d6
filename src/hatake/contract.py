"""What a game is: the declaration `Game`, and the functions a game's folder must have.

A game is a pure kernel. Its STATE is one NumPy record; a few small functions, written in Python and compiled by
Numba, read and change it. They do no I/O, allocate nothing, know no strings and draw no random numbers. Chance is
a player: every shuffle, deal and draw is a move by `CHANCE` with known weights, so a game is its list of moves.

Four modules make a game: `rules` (what may happen), `sight` (who knows what), `words` (moves and boards as text)
and `scene` (which pieces lie where). A fifth, `nous`, is optional advice for bots. `rules` and `sight` work on
STATE; `words` and `scene` are given a VIEW, and nothing else, so they cannot tell what a seat may not know.

Seats are 0, 1, ... here and 1, 2, ... for people. Actions of seats and outcomes of chance are two separate ranges
of whole numbers, 0 up to a declared bound.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

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


class Who(int):
    """A seat inside a message; it is shown by the name of the person who sits there."""


class Message(NamedTuple):
    """Something to say, by its id in the game's .ftl files. Words never make sentences, only messages."""

    id: str
    args: Mapping[str, "Argument"] = {}


Argument: TypeAlias = int | str | Who | Message | tuple["Message | Who", ...]


class Refused(Exception):
    """Why something may not be done, and by which clause of the rulebook."""

    def __init__(self, message: Message, clause: str) -> None:
        super().__init__(message, clause)
        self.message = message
        self.clause = clause


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


class Piece(NamedTuple):
    """One thing on the table, as one viewer sees it.

    `key` stays the same while it is the same thing to this viewer and never betrays what is hidden. `symbol` names
    a drawing in the game's art.svg. Places are in units of a card's width; x, y is the middle. A symbol is drawn
    `size` units wide and as tall as its viewBox asks for, turned `turn` degrees clockwise, its `text` in the middle
    in letters 0.24 units tall; a piece without a symbol is only its text, in letters `size` units tall. A higher
    `layer` lies above. `pick` is what choosing this piece adds to a move. A piece whose key is new comes from the
    place of the piece called `source` in the picture before, if there was one; with another symbol, it turns over.
    What is `faint` is remembered, not seen: it is drawn half transparent, and a person may leave it out.
    What has no `label` is mere decoration, or named by its pick. What is `afield` lies in the scene's field, and its
    place is one of the field. Where something is found step by step, a `stage` above 0 says in which step this shows.
    """

    key: str
    symbol: str
    x: float
    y: float
    label: Message | None
    pick: str = ""
    text: Message | None = None
    source: str = ""
    size: float = 1.0
    turn: float = 0.0
    layer: int = 0
    faint: bool = False
    afield: bool = False
    stage: int = 0


class Field(NamedTuple):
    """A part of the board that has places of its own, for what grows without bounds.

    It is seen through a `window` of the picture (left, top, width, height), made so small that all its `extent` is seen;
    a person may look closer. Where a page has room to spare, the window grows: what lies above it or below it keeps its
    distance. `ground` is a drawing that its ground is tiled with, each `tile` units wide.
    """

    window: tuple[float, float, float, float]
    extent: tuple[float, float, float, float]
    ground: str = ""
    tile: float = 1.0


class Ghost(NamedTuple):
    """What a pick would bring, shown while it is only thought of.

    It is drawn like a piece, x and y away from the piece of the pick before it.
    """

    symbol: str
    x: float
    y: float
    size: float = 1.0
    turn: float = 0.0


class Scene(NamedTuple):
    """A board: its extent (left, top, width, height) and its pieces.

    `ghosts` belong to picks that end a path. Those that may follow the same picks are turns of each other: one of them
    is shown at a time, and a person turns it before it is laid down. `ask` says what the viewer is to choose now.
    """

    extent: tuple[float, float, float, float]
    pieces: Sequence[Piece]
    field: Field | None = None
    ghosts: Mapping[str, Ghost] = {}
    ask: Message | None = None


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

    Without `per` it is the row's share of all rows' `of`. What lies between 0 and 1 is shown in per cent if `is_share`.
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


@dataclass(frozen=True)
class Option:
    """A whole-number option of a game, with its bounds and usual value."""

    low: int
    high: int
    usual: int


@dataclass(frozen=True)
class Game:
    """A game declares itself as data. STATE must begin with `seats`, `first` and the options, and end with `last`.

    `first` is an option of every game: the seat that begins, 1 and up, or 0 to leave it to chance.
    """

    slug: str
    rules_version: str
    seats: range
    minutes: tuple[int, int]
    actions: int
    """Actions of seats are 0 .. actions - 1."""
    outcomes: int
    """Outcomes of chance are 0 .. outcomes - 1."""
    choices: int
    """A seat never has more legal actions than this at once."""
    moves: int
    """No match has more moves than this, chance included."""
    state: np.dtype[Any]
    view: np.dtype[Any]
    rules: Rules
    sight: Sight
    words: Words
    stage: Stage
    nous: ModuleType | None = None
    solo: Solo | None = None
    measures: Measures | None = None
    options: Mapping[str, Option] = field(default_factory=dict)
    open_scores: Callable[[View], bool] = lambda _: True
    """Whether the viewer may know everybody's points now; once the game is over, all may."""
