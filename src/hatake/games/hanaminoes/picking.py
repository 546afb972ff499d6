"""How picking pieces makes moves in Hanaminoes: a tile; a cell for each half of a tile; or a word."""

from hatake.contract import Message, View
from hatake.games.hanaminoes.pieces import KEEP, OVERLAY, PICK, SKIP, SWAP, TILE, TILES
from hatake.games.hanaminoes.plan import Cell, beside, placing
from hatake.games.hanaminoes.telling import tile_name

WORDS = {KEEP: "keep", SWAP: "swap", SKIP: "skip"}


def picks(v: View, a: int) -> tuple[str, ...]:
    """A tile of the hand or garden, a word, or the cells of the low and the high half of the tile to place."""
    if a in WORDS:
        return (WORDS[a],)
    if a >= PICK:
        place = "hand" if a < OVERLAY else "tile"
        return (f"{place}:{TILES[(a - PICK) % TILE]}",)
    cell, way = placing(v, a)
    return (at(cell), at(beside(cell, way)))


def at(cell: Cell) -> str:
    """The pick of a cell."""
    return f"at:{cell[0]},{cell[1]}"


def caption(v: View, pick: str) -> Message:
    """The name of a pick."""
    place, _, which = pick.partition(":")
    if place in ("hand", "tile"):
        return Message("pick-tile", {"tile": tile_name(TILES.index(which))})
    if place == "at":
        return Message("pick-cell", {"cell": which})
    if pick == "swap":
        return Message("pick-swap", {"tiles": int(v.hand_size[v.turn]) - 1})
    return Message(f"pick-{pick}")
