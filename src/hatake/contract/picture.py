"""What there is to see: a scene of pieces, made of a VIEW."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hatake.contract.message import Message


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

    It is seen through a `window` of the picture (left, top, width, height), made so small that all its `extent` is
    seen; a person may look closer. Where a page has room to spare, the window grows: what lies above it or below it
    keeps its distance. `ground` is a drawing that its ground is tiled with, each `tile` units wide.
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

    `ghosts` belong to picks that end a path. Those that may follow the same picks are turns of each other: one of
    them is shown at a time, and a person turns it before it is laid down. `ask` says what the viewer is to choose.
    """

    extent: tuple[float, float, float, float]
    pieces: Sequence[Piece]
    field: Field | None = None
    ghosts: Mapping[str, Ghost] = {}
    ask: Message | None = None
