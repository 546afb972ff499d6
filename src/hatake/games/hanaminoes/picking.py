"""How picking pieces makes moves in Hanaminoes: a tile; a cell and a way to turn the tile; or a word."""

from hatake.contract import Message, View
from hatake.games.hanaminoes.pieces import KEEP, LIFT, OVERLAY, PICK, SKIP, SWAP, TILE, TILES, WAYS
from hatake.games.hanaminoes.plan import Cell, placing
from hatake.games.hanaminoes.telling import tile_name

WORDS = {KEEP: "keep", SWAP: "swap", SKIP: "skip"}


def picks(v: View, a: int) -> tuple[str, ...]:
    """A word; a tile of the hand or garden; the cell of the low half of the tile to place and the way it is turned.

    A tile that is to be covered is picked like a cell (H5.1), and the tile to place then turned as that one lies.
    """
    if a in WORDS:
        return (WORDS[a],)
    if a < PICK:
        cell, way = placing(v, a)
        return (at(cell), f"way:{WAYS[way]}")
    tile = (a - PICK) % TILE
    if OVERLAY <= a < LIFT:
        return (f"tile:{TILES[tile]}", f"over:{WAYS[v.way[tile] % 2]}")
    return (f"{'hand' if a < OVERLAY else 'tile'}:{TILES[tile]}",)


def at(cell: Cell) -> str:
    """The pick of a cell."""
    return f"at:{cell[0]},{cell[1]}"


def caption(v: View, pick: str) -> Message:
    """The name of a pick."""
    kind, _, which = pick.partition(":")
    if kind in ("hand", "tile"):
        return Message("pick-tile", {"tile": tile_name(TILES.index(which))})
    if kind == "at":
        return Message("pick-cell", {"cell": which})
    if kind == "way":
        return Message(f"way-{WAYS.index(which)}")
    if pick == "swap":
        return Message("pick-swap", {"tiles": int(v.hand_size[v.turn]) - 1})
    return Message(f"pick-{kind}")
