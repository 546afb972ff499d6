"""The garden in the picture: its tiles, markers and beds, and where the tile in hand may lie. Made from VIEWs only.

The garden is the scene's field; its places are cells, each CELL units wide.
"""

from collections.abc import Iterator

from hatake.contract import Field, Ghost, Message, Piece, View, Who
from hatake.games.hanaminoes.picking import at
from hatake.games.hanaminoes.pieces import REACH, STEP_X, STEP_Y, TILES, WAY, WAYS, Deed
from hatake.games.hanaminoes.plan import (
    PLACING,
    Bed,
    Cell,
    around,
    beds,
    beside,
    cells,
    covered,
    held_numbers,
    matching,
    scored,
    spots,
    stack,
    struck,
    tops,
)
from hatake.games.hanaminoes.telling import bed_name, tile_name
from hatake.games.hanaminoes.words import markers_left

CELL = 0.62
LEAST = (9, 7)
"""The garden is at least so many cells wide and high."""
MARKER, SIZE = 0.5, 0.47
SINK = 0.055
"""How far tiles show under one another."""


def spot(cell: Cell) -> tuple[float, float]:
    """The middle of a cell."""
    return cell[0] * CELL, cell[1] * CELL


def field(v: View, window: tuple[float, float, float, float]) -> Field:
    """Room for all cells used in this round and for what can be reached from them."""
    across = max(int(v.right) - int(v.left) + 1 + 2 * REACH, LEAST[0]) * CELL
    down = max(int(v.bottom) - int(v.top) + 1 + 2 * REACH, LEAST[1]) * CELL
    x, y = (int(v.left) + int(v.right)) / 2 * CELL, (int(v.top) + int(v.bottom)) / 2 * CELL
    return Field(window, (x - across / 2, y - down / 2, across, down), "meadow", 2.6)


def garden(v: View) -> Iterator[Piece]:
    """All that lies in the garden."""
    for piece in (*_tiles(v), *_markers(v), *_beds(v), *_result(v), *_spots(v)):
        yield piece._replace(afield=True)


def _tiles(v: View) -> Iterator[Piece]:
    for tile in tops(v):
        yield from pile(v, tile, *_middle(v, tile))


def _middle(v: View, tile: int) -> tuple[float, float]:
    (x, y), (far_x, far_y) = map(spot, cells(v, tile))
    return (x + far_x) / 2, (y + far_y) / 2


def pile(v: View, tile: int, x: float, y: float) -> Iterator[Piece]:
    """A tile and those that show under it."""
    for depth, each in enumerate(stack(v, tile)):
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


def _markers(v: View) -> Iterator[Piece]:
    for tile in tops(v):
        if v.marker[tile] > 0:
            yield marker(v, tile, *_middle(v, tile))


def marker(v: View, tile: int, x: float, y: float) -> Piece:
    """The marker that lies on a tile."""
    seat = int(v.marker[tile]) - 1
    label = Message("marker-on", {"who": Who(seat), "tile": tile_name(tile)})
    source, pick = _marker_from(v, tile, seat), f"tile:{TILES[tile]}"
    key = f"marker-{TILES[tile]}"
    return Piece(key, f"marker-{seat}", x, y, label, pick=pick, size=MARKER, layer=8, source=source)


def _marker_from(v: View, tile: int, seat: int) -> str:
    """Markers are put down by their owner, moved by a 3-3, or come to lie on the tile that covers theirs."""
    if v.last.deed in (Deed.ONTO, Deed.OVERLAY) and v.last.tile == tile + 1:
        return f"marker-{TILES[v.last.other - 1]}"
    return f"stock-{seat}-{markers_left(v, seat)}"


# Beds


def _beds(v: View) -> Iterator[Piece]:
    """H7.2: every bed of more than one tile is outlined and has its size."""
    for bed in beds(v):
        if len(bed.tiles) > 1:
            yield from _outline(v, bed, "edge")
            yield _size(v, bed, "")


def _outline(v: View, bed: Bed, symbol: str) -> Iterator[Piece]:
    inside = {cell for tile in bed.tiles for cell in cells(v, tile)}
    for cell in sorted(inside):
        for way in range(WAY):
            if beside(cell, way) not in inside:
                yield _side(cell, way, symbol)


def _side(cell: Cell, way: int, symbol: str) -> Piece:
    """One side of a cell."""
    (x, y), (far_x, far_y) = spot(cell), spot(beside(cell, way))
    key, turn = f"{symbol}-{cell[0]}-{cell[1]}-{way}", 0.0 if way % 2 else 90.0
    return Piece(key, symbol, (x + far_x) / 2, (y + far_y) / 2, None, size=CELL * 1.2, turn=turn, layer=6)


def _size(v: View, bed: Bed, state: str) -> Piece:
    """The size of a bed, at its first corner."""
    inside = {cell for tile in bed.tiles for cell in cells(v, tile)}
    x, y = spot(min(inside, key=lambda cell: (cell[1], cell[0])))
    label = Message(f"bed-label{state}", {"bed": bed_name(bed)})
    text = Message("bed-flowers", {"flowers": bed.flowers})
    key, place = f"bed{state}-{TILES[bed.tiles[0]]}", (x - CELL * 0.42, y - CELL * 0.42)
    return Piece(key, f"size{state}", *place, label, text=text, size=SIZE, layer=9)


def _result(v: View) -> Iterator[Piece]:
    """H7.3: the bed that scores is found, beds of equal sizes being struck out before, the largest first."""
    gone, best = struck(v), scored(v)
    for bed in beds(v):
        if bed.flowers in gone:
            for piece in (*(_veil(v, tile) for tile in bed.tiles), _size(v, bed, "-struck")):
                yield piece._replace(stage=gone.index(bed.flowers) + 1)
        elif bed == best:
            for piece in (*_outline(v, bed, "edge-best"), _size(v, bed, "-best")):
                yield piece._replace(stage=len(gone) + 1, layer=piece.layer + 3)


def _veil(v: View, tile: int) -> Piece:
    turn = 90.0 * int(v.way[tile])
    return Piece(f"veil-{TILES[tile]}", "veil", *_middle(v, tile), None, size=2 * CELL, turn=turn, layer=7)


# Where the tile in hand may lie


def may_place(v: View) -> bool:
    """Whether the viewer has a tile to place."""
    return bool(v.turn == v.seat and v.phase in PLACING)


def _spots(v: View) -> Iterator[Piece]:
    """H4.1: cells for the low half of the tile; they look different where it can have a match (H6.1)."""
    if not may_place(v):
        return
    taken, numbers = covered(v), held_numbers(v)
    for cell, ways in sorted(spots(v).items()):
        has_match = any(matching(numbers, cell, way, taken) for way in ways)
        symbol, label = ("spot-match", Message("spot-match")) if has_match else ("spot", None)
        yield Piece(f"spot-{cell[0]}-{cell[1]}", symbol, *spot(cell), label, pick=at(cell), size=CELL * 0.9, layer=4)
    for cell, number in sorted(taken.items()):
        if number in numbers and not taken.keys() >= set(around(cell)):
            yield Piece(f"glow-{cell[0]}-{cell[1]}", "glow", *spot(cell), None, size=CELL, layer=5)


def ghosts(v: View) -> dict[str, Ghost]:
    """The tile to place, turned in all ways round its low half, and on top of another (H5.1)."""
    if not may_place(v):
        return {}
    symbol, half = TILES[v.held - 1].lower(), CELL / 2
    found = {
        f"way:{letter}": Ghost(symbol, half * int(STEP_X[way]), half * int(STEP_Y[way]), 2 * CELL, 90.0 * way)
        for way, letter in enumerate(WAYS)
    }
    return found | {f"over:{WAYS[way]}": Ghost(symbol, 0, 0, 2 * CELL, 90.0 * way) for way in range(2)}
