"""The garden of a VIEW in plain Python, for words and pictures: which tiles lie where, and what lies beside what."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from hatake.contract import View
from hatake.games.hanaminoes.pieces import (
    DOUBLE,
    DOWN,
    FLOWERS,
    MASK,
    NUMBER,
    REACH,
    SHAPE,
    SIDE,
    STEP_X,
    STEP_Y,
    TILE,
    WAY,
    Phase,
    Where,
)

Cell = tuple[int, int]
PLACING = (Phase.PLACE, Phase.LAY, Phase.MOVE)


class Bed(NamedTuple):
    """H7.2: a bed by its tiles, and its flowers."""

    tiles: tuple[int, ...]
    flowers: int


def beside(cell: Cell, way: int) -> Cell:
    """The next cell in one of the four ways."""
    return cell[0] + int(STEP_X[way]), cell[1] + int(STEP_Y[way])


def around(cell: Cell) -> list[Cell]:
    """The four cells beside one."""
    return [beside(cell, way) for way in range(WAY)]


def tops(v: View) -> list[int]:
    """The tiles that lie in the garden, without those under others."""
    return [int(tile) for tile in np.flatnonzero(v.where == int(Where.GARDEN))]


def stack(v: View, tile: int) -> list[int]:
    """A tile and all that lie under it, from the top down."""
    found = [tile]
    while v.below[found[-1]] > 0:
        found.append(int(v.below[found[-1]]) - 1)
    return found


def cells(v: View, tile: int) -> tuple[Cell, Cell]:
    """Where the low and the high half of a tile lie."""
    low = (int(v.x[tile]), int(v.y[tile]))
    return low, beside(low, int(v.way[tile]))


def covered(v: View) -> dict[Cell, int]:
    """The number on every cell of the garden."""
    return {cell: int(NUMBER[tile * 2 + half]) for tile in tops(v) for half, cell in enumerate(cells(v, tile))}


def placing(v: View, a: int) -> tuple[Cell, int]:
    """The cell of the low half and the way of the high one; cells of the grid become places near the garden."""
    return placed(int(v.left), int(v.top), a)


def placed(left: int, top: int, a: int) -> tuple[Cell, int]:
    """The same for a garden that begins at so much to the left, and so far up."""
    column, row = a // WAY % SIDE, a // WAY // SIDE
    near_x, near_y = left - REACH, top - REACH
    return (near_x + ((column - near_x) & MASK), near_y + ((row - near_y) & MASK)), a % WAY


def action(cell: Cell, way: int) -> int:
    """The same the other way round."""
    return ((cell[1] & MASK) * SIDE + (cell[0] & MASK)) * WAY + way


def is_near(v: View, cell: Cell) -> bool:
    """Whether a cell is one of those that the grid can tell apart."""
    left, top = int(v.left) - REACH, int(v.top) - REACH
    return left <= cell[0] < left + SIDE and top <= cell[1] < top + SIDE


def spots(v: View) -> dict[Cell, list[int]]:
    """H4.1: where the low half of the tile in hand may lie, and in which ways the other half then."""
    if v.phase not in PLACING:
        return {}
    taken = covered(v)
    rim = {near for cell in taken for near in around(cell)} - taken.keys()
    reach = sorted(rim | {near for cell in rim for near in around(cell)} - taken.keys())
    ways = range(DOWN + 1) if DOUBLE[v.held - 1] else range(WAY)
    found = {
        cell: [way for way in ways if _fits(cell, way, taken, rim) and action(cell, way) != v.lay - 1]
        for cell in reach
    }
    return {cell: ways for cell, ways in found.items() if ways}


def _fits(cell: Cell, way: int, taken: dict[Cell, int], rim: set[Cell]) -> bool:
    other = beside(cell, way)
    return other not in taken and (cell in rim or other in rim)


def matching(numbers: tuple[int, int], cell: Cell, way: int, taken: dict[Cell, int]) -> bool:
    """H6.1: whether a tile with these numbers, placed like this, would have a match."""
    low, high = numbers
    return any(taken.get(near) == low for near in around(cell)) or any(
        taken.get(near) == high for near in around(beside(cell, way))
    )


def beds(v: View) -> list[Bed]:
    """H7.2: all beds, the largest first."""
    found: dict[int, list[int]] = {}
    for tile in tops(v):
        found.setdefault(int(v.bed[tile]), []).append(tile)
    all_beds = [Bed(tuple(tiles), flowers(tiles)) for tiles in found.values()]
    return sorted(all_beds, key=lambda bed: (-bed.flowers, bed.tiles))


def flowers(tiles: Sequence[int]) -> int:
    """H1.2: what tiles are worth."""
    return sum(int(FLOWERS[tile]) for tile in tiles)


def scored(v: View) -> Bed | None:
    """H7.3: the bed that has scored at the end of a round, while it lies in sight."""
    return next((bed for bed in beds(v) if v.last.round_over and bed.tiles[0] + 1 == v.last.bed), None)


def struck(v: View) -> list[int]:
    """H7.3: the sizes struck out at the end of a round, the largest first."""
    best = scored(v)
    sizes = {bed.flowers for bed in beds(v)} if v.last.round_over else set()
    return sorted((size for size in sizes if best is None or size > best.flowers), reverse=True)


def best_colour(tiles: Sequence[int]) -> int:
    """H8.2: the most flowers of one colour."""
    return max(flowers([tile for tile in tiles if tile // SHAPE == colour]) for colour in range(TILE // SHAPE))


def shows_scores(v: View) -> bool:
    """Whether collected tiles may be looked at: by the table's option, or once the game is over."""
    return bool(v.open_scores) or v.phase == Phase.OVER


def collected(v: View, seat: int) -> list[int]:
    """The tiles a seat has collected."""
    return [tile for tile in range(TILE) if v.owner[tile] == seat + 1]


def hand(v: View, seat: int) -> list[int]:
    """The tiles in a hand, as far as the viewer may know them."""
    return [tile for tile in range(TILE) if v.where[tile] == Where.HAND + seat]


def held_numbers(v: View) -> tuple[int, int]:
    """The numbers of the tile that is to be placed, the low one first."""
    return int(NUMBER[v.held * 2 - 2]), int(NUMBER[v.held * 2 - 1])
