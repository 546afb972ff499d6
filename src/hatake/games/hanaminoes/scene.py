"""Hanaminoes as a picture: which pieces lie where. Made from VIEWs only.

The seats are at the top, the garden in the middle, the tile to place and the own hand below. The picture grows with
the garden; a cell of the garden always has the same extent.
"""

from collections.abc import Iterator
from typing import NamedTuple

from hatake.contract import Message, Piece, Scene, View, Who
from hatake.games.hanaminoes.picking import at, caption, picks
from hatake.games.hanaminoes.pieces import REACH, TILE, TILES, WAY, Deed, Phase, Where
from hatake.games.hanaminoes.plan import (
    Bed,
    Cell,
    around,
    beds,
    beside,
    cells,
    collected,
    covered,
    flowers,
    hand,
    held_numbers,
    scored,
    shows_scores,
    spots,
    stack,
    tops,
)
from hatake.games.hanaminoes.telling import bed_name, tile_name
from hatake.games.hanaminoes.words import markers_left

__all__ = ["caption", "picks", "scene"]

WIDTH, SEATS_HEIGHT, HANDS_HEIGHT = 6.6, 1.85, 3.15
CELL = 0.8
LEAST = 5
"""The garden is drawn at least so many cells high."""
PLATE_Y, STOCK_Y, BACKS_Y = 0.45, 0.92, 1.42
PLATE = 2.2
MARKER, STOCK, BACK = 0.56, 0.4, 0.34
LETTERS = 0.26
SINK = 0.07
"""How far tiles show under one another."""


class Layout(NamedTuple):
    """Where the garden lies in the picture."""

    width: float
    height: float
    x: float
    y: float

    def spot(self, cell: Cell) -> tuple[float, float]:
        """The middle of a cell."""
        return self.x + cell[0] * CELL, self.y + cell[1] * CELL

    @property
    def bottom(self) -> float:
        """Where the garden ends."""
        return SEATS_HEIGHT + self.height


def layout(v: View) -> Layout:
    """Room for all cells used in this round and for what can be reached from them."""
    across = (int(v.right) - int(v.left) + 1 + 2 * REACH) * CELL
    down = max(int(v.bottom) - int(v.top) + 1 + 2 * REACH, LEAST) * CELL
    width = max(WIDTH, across + 0.2)
    middle_x, middle_y = (int(v.left) + int(v.right)) / 2, (int(v.top) + int(v.bottom)) / 2
    return Layout(width, down, width / 2 - middle_x * CELL, SEATS_HEIGHT + down / 2 - middle_y * CELL)


def scene(v: View) -> Scene:
    """All pieces a viewer sees."""
    plan = layout(v)
    pieces = [*_garden(v, plan), *_markers(v, plan), *_beds(v, plan), *_spots(v, plan), *_below(v, plan)]
    for seat in range(v.seats):
        pieces += _seat(v, plan, seat)
    return Scene((0.0, 0.0, plan.width, plan.bottom + HANDS_HEIGHT), pieces)


# Seats


def _seat(v: View, plan: Layout, seat: int) -> Iterator[Piece]:
    x = plan.width * (seat + 0.5) / float(v.seats)
    size = min(PLATE, plan.width / float(v.seats) * 0.94)
    name, label = Message("plate", {"who": Who(seat)}), _plate_label(v, seat)
    yield Piece(f"seat-{seat}", "plate", x, PLATE_Y, label, text=name, size=size)
    if Phase.SWAP <= v.phase < Phase.OVER and v.turn == seat:
        yield Piece("turn", "turn", x, PLATE_Y - 0.3, Message("turn-mark", {"who": Who(seat)}), size=0.34, layer=3)
    left, spent = markers_left(v, seat), int(v.set_aside[seat])
    for i in range(left + spent):
        kind, key = ("marker", f"stock-{seat}-{i}") if i < left else ("spent", f"spent-{seat}-{i - left}")
        label = Message(f"{kind}-label", {"who": Who(seat)})
        source = "" if i < left else f"stock-{seat}-{left}"
        place = (x + (i - (left + spent - 1) / 2) * 0.36, STOCK_Y)
        yield Piece(key, f"{kind}-{seat}", *place, label, size=STOCK, source=source)
    if shows_scores(v):
        text = Message("collected", {"flowers": flowers(collected(v, seat))})
        yield Piece(f"collected-{seat}", "", x, BACKS_Y + 0.24, text, text=text, size=LETTERS, layer=4)
    if seat != v.seat:
        yield from _others_hand(v, seat, x)


def _plate_label(v: View, seat: int) -> Message:
    counts = {"tiles": int(v.hand_size[seat]), "markers": markers_left(v, seat)}
    return Message("plate-label", {"who": Who(seat), **counts})


def _others_hand(v: View, seat: int, x: float) -> Iterator[Piece]:
    """Tiles in another hand: backs, but for a viewer who may see them."""
    known, size = hand(v, seat), int(v.hand_size[seat])
    for i in range(size):
        face = TILES[known[i]].lower() if i < len(known) else "back"
        name = tile_name(known[i]) if i < len(known) else Message("tile-hidden")
        label = Message("others-tile", {"who": Who(seat), "tile": name})
        place = (x + (i - (size - 1) / 2) * 0.24, BACKS_Y - (0.1 if shows_scores(v) else 0))
        yield Piece(f"seat-{seat}-tile-{i}", face, *place, label, size=BACK, turn=90, layer=1, source="deck")


# The garden


def _garden(v: View, plan: Layout) -> Iterator[Piece]:
    for tile in tops(v):
        (x, y), (far_x, far_y) = (plan.spot(cell) for cell in cells(v, tile))
        yield from _stack(v, tile, (x + far_x) / 2, (y + far_y) / 2)


def _stack(v: View, tile: int, x: float, y: float) -> Iterator[Piece]:
    """A tile and those that show under it."""
    tiles = stack(v, tile)
    for depth, each in enumerate(tiles):
        yield Piece(
            f"tile-{TILES[each]}",
            TILES[each].lower(),
            x + SINK * depth,
            y + SINK * depth,
            Message("under-label" if depth else "tile-label", {"tile": tile_name(each)}),
            pick="" if depth else f"tile:{TILES[each]}",
            size=2 * CELL,
            turn=90.0 * int(v.way[tile]),
            layer=1 if depth else 2,
            source=_came_from(v, each),
        )


def _came_from(v: View, tile: int) -> str:
    """Where a tile was before all saw it: in a hand, or on the deck."""
    seat = int(v.player[tile]) - 1
    return "deck" if seat < 0 or seat == v.seat else f"seat-{seat}-tile-{v.hand_size[seat]}"


def _markers(v: View, plan: Layout) -> Iterator[Piece]:
    for tile in range(TILE):
        if v.marker[tile] > 0:
            x, y = _held_place(plan) if v.where[tile] == Where.HELD else _middle(v, plan, tile)
            seat = int(v.marker[tile]) - 1
            label = Message("marker-on", {"who": Who(seat), "tile": tile_name(tile)})
            source = _marker_from(v, tile, seat)
            yield Piece(f"marker-{TILES[tile]}", f"marker-{seat}", x, y, label, size=MARKER, layer=8, source=source)


def _middle(v: View, plan: Layout, tile: int) -> tuple[float, float]:
    (x, y), (far_x, far_y) = (plan.spot(cell) for cell in cells(v, tile))
    return (x + far_x) / 2, (y + far_y) / 2


def _marker_from(v: View, tile: int, seat: int) -> str:
    """Markers are put down by their owner, moved by a 3-3, or come to lie on the tile that covers theirs."""
    if v.last.deed in (Deed.ONTO, Deed.OVERLAY) and v.last.tile == tile + 1:
        return f"marker-{TILES[v.last.other - 1]}"
    return f"stock-{seat}-{markers_left(v, seat)}"


# Beds


def _beds(v: View, plan: Layout) -> Iterator[Piece]:
    """H7.2: every bed of more than one tile is outlined; at the end of a round, all that scores or is struck out."""
    best = scored(v)
    for bed in beds(v):
        is_struck = bool(v.last.round_over) and (best is None or bed.flowers > best.flowers)
        state = "-best" if bed == best else "-struck" if is_struck else ""
        if len(bed.tiles) > 1 or state:
            yield from _outline(v, plan, bed, state)


def _outline(v: View, plan: Layout, bed: Bed, state: str) -> Iterator[Piece]:
    label = Message(f"bed-label{state}", {"bed": bed_name(bed)})
    inside = {cell for tile in bed.tiles for cell in cells(v, tile)}
    for cell in sorted(inside):
        for way in range(WAY):
            if beside(cell, way) not in inside:
                yield _side(plan, cell, way, label)._replace(symbol=f"edge{state}")
    x, y = plan.spot(min(inside, key=lambda cell: (cell[1], cell[0])))
    text = Message("bed-flowers", {"flowers": bed.flowers})
    key = f"bed-{TILES[bed.tiles[0]]}"
    yield Piece(key, f"size{state}", x - CELL * 0.42, y - CELL * 0.42, label, text=text, size=0.44, layer=9)


def _side(plan: Layout, cell: Cell, way: int, label: Message) -> Piece:
    """One side of a cell."""
    (x, y), (far_x, far_y) = plan.spot(cell), plan.spot(beside(cell, way))
    key, turn = f"edge-{cell[0]}-{cell[1]}-{way}", 0.0 if way % 2 else 90.0
    return Piece(key, "edge", (x + far_x) / 2, (y + far_y) / 2, label, size=CELL * 1.2, turn=turn, layer=6)


# Where the tile in hand may lie


def _spots(v: View, plan: Layout) -> Iterator[Piece]:
    """H4.1: cells for the halves of the tile; those beside an equal number look different (H6.1)."""
    if v.turn != v.seat:
        return
    taken, numbers = covered(v), held_numbers(v)
    halves = {half for low, ways in spots(v).items() for way in ways for half in (low, beside(low, way))}
    for cell in sorted(halves):
        has_match = any(taken.get(near) in numbers for near in around(cell))
        label = Message("spot-match" if has_match else "spot", {"x": cell[0], "y": cell[1]})
        name = "spot-match" if has_match else "spot"
        key = f"spot-{cell[0]}-{cell[1]}"
        yield Piece(key, name, *plan.spot(cell), label, pick=at(cell), size=CELL * 0.9, layer=4)


# Below the garden: the deck, the tile to place, the own hand


def _held_place(plan: Layout) -> tuple[float, float]:
    return plan.width / 2, plan.bottom + 0.68


def _below(v: View, plan: Layout) -> Iterator[Piece]:
    x, y = _held_place(plan)
    text = Message("deck", {"tiles": int(v.deck_size)})
    symbol = "deck" if v.deck_size else "deck-bare"
    yield Piece("deck", symbol, x - 2.3, y, text, size=1.3)
    yield Piece("deck-size", "", x - 2.3, y + 0.62, text, text=text, size=LETTERS, layer=1)
    if v.held > 0:
        label = Message("held-label", {"who": Who(v.turn), "tile": tile_name(int(v.held) - 1)})
        yield Piece("tray", "tray", x, y, label, size=3.0, layer=-1)
        for piece in _stack(v, int(v.held) - 1, x, y):
            yield piece._replace(pick="", turn=0.0, layer=piece.layer + 4)
    if v.seat >= 0:
        yield from _own_hand(v, plan)


def _own_hand(v: View, plan: Layout) -> Iterator[Piece]:
    tiles = hand(v, v.seat)
    for i, tile in enumerate(tiles):
        x = plan.width / 2 + (i - (len(tiles) - 1) / 2) * 1.05
        name = TILES[tile]
        yield Piece(
            f"tile-{name}",
            name.lower(),
            x,
            plan.bottom + 2.22,
            tile_name(tile),
            pick=f"hand:{name}",
            size=1.6,
            turn=90,
            layer=5,
            source="deck",
        )
