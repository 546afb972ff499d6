"""What browser and server say to each other over a table's WebSocket, as typed messages.

Every message is a JSON text with `v`, the version of this language, and `type`. Seats are 1 and up; 0 is a spectator.
Move numbers begin at 1; a frame's number is that of the last move it shows.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec

VERSION = 1
LONGEST_MESSAGE = 4096
"""No message of a browser is longer than this, in bytes."""

Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=16)]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)]
Pick: TypeAlias = Annotated[str, msgspec.Meta(max_length=60)]
Path: TypeAlias = Annotated[list[Pick], msgspec.Meta(min_length=1, max_length=30)]


class Said(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """What a browser says."""

    v: Literal[1]


class Hello(Said, tag="hello"):
    """A browser has connected and shows the table as it was after move `have` (-1: not at all)."""

    have: Number


class TryMove(Said, tag="move"):
    """A seat makes the move of a whole path of picks, as move `number` of the table."""

    number: Number
    seat: Seat
    path: Path


class AskWhy(Said, tag="why"):
    """A seat wants to know why none of its legal moves begins with these picks."""

    seat: Seat
    path: Path


class Face(Said, tag="face"):
    """Somebody with several seats wants to see the table from this one."""

    seat: Seat


FromBrowser: TypeAlias = Hello | TryMove | AskWhy | Face


class Piece(msgspec.Struct, omit_defaults=True):
    """One thing on the table, with its words spoken; see `hatake.contract.Piece`."""

    key: str
    symbol: str
    x: float
    y: float
    label: str
    size: float
    turn: float
    layer: int
    pick: str = ""
    text: str = ""
    source: str = ""
    faint: bool = False
    afield: bool = False
    stage: int = 0


Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height."""


class Field(msgspec.Struct):
    """A part of the board with places of its own; see `hatake.contract.Field`."""

    window: Box
    extent: Box
    ground: str
    tile: float


class Ghost(msgspec.Struct):
    """What a pick would bring; see `hatake.contract.Ghost`."""

    symbol: str
    x: float
    y: float
    size: float
    turn: float


class Scene(msgspec.Struct, omit_defaults=True):
    """A board: its extent and its pieces, the part of it that is a field, the ghosts of picks, and what is asked."""

    extent: Box
    pieces: list[Piece]
    field: Field | None = None
    ghosts: dict[str, Ghost] = {}
    ask: str = ""


class Turn(msgspec.Struct):
    """Whose move it is."""

    seat: int
    name: str
    is_mine: bool


class Result(msgspec.Struct):
    """How the game ended; `notes` tell how the points came about, `seed` where chance came from."""

    places: list[int]
    scores: list[int]
    winners: list[int]
    notes: list[str]
    seed: str


class Frame(msgspec.Struct):
    """The table after one move, as one seat sees it: all that is needed to show it and to choose the next move.

    `paths` are the picks of the viewer's legal moves, `captions` the words for each of these picks. `shut` are paths
    that no legal move has, though it would be one with another last pick.
    """

    number: int
    scene: Scene
    line: str | None
    turn: Turn | None
    scores: list[int] | None
    paths: list[list[str]]
    shut: list[list[str]]
    captions: dict[str, str]
    forced: bool
    result: Result | None


class Line(msgspec.Struct):
    """One sentence of the log."""

    number: int
    text: str


class Player(msgspec.Struct, omit_defaults=True):
    """Who sits on a seat."""

    seat: int
    name: str
    kind: Literal["open", "person", "bot"]
    is_here: bool
    level: int = 0


class Told(msgspec.Struct, tag_field="type"):
    """What the server says."""


class Whole(Told, tag="whole"):
    """The table from one seat, with everything so far."""

    seat: int
    seats_mine: list[int]
    frame: Frame
    log: list[Line]
    status: Literal["playing", "over"]
    players: list[Player]
    commitment: str
    seed: str | None = None
    v: int = VERSION


class Step(Told, tag="step"):
    """One move further."""

    frame: Frame
    v: int = VERSION


class Refused(Told, tag="refused"):
    """A move was not made. What the table is like now follows where that was the reason."""

    number: int
    reason: str
    clause: str
    v: int = VERSION


class Why(Told, tag="why"):
    """Why no legal move begins with these picks."""

    path: list[str]
    reason: str | None
    clause: str
    v: int = VERSION


class Thinking(Told, tag="thinking"):
    """A bot thinks about its move."""

    seat: int
    v: int = VERSION


class Presence(Told, tag="presence"):
    """Who sits where, and who is there, has changed."""

    players: list[Player]
    v: int = VERSION


class Changed(Told, tag="changed"):
    """The table is no longer what its page shows; `to` is where its people have gone."""

    to: str | None = None
    v: int = VERSION


class Lost(Told, tag="lost"):
    """The conversation is over, and why."""

    reason: str
    v: int = VERSION


ToBrowser: TypeAlias = Whole | Step | Refused | Why | Thinking | Presence | Changed | Lost

_decoder = msgspec.json.Decoder(FromBrowser)
_encoder = msgspec.json.Encoder()


def heard(text: str | bytes) -> FromBrowser:
    """A browser's message; msgspec.DecodeError for anything that is none."""
    said: FromBrowser = _decoder.decode(text)
    return said


def spoken(message: ToBrowser) -> str:
    """A message as text."""
    return _encoder.encode(message).decode()
