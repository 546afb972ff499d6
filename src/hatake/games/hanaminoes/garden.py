"""The garden: how tiles lie in it (H4), which numbers meet (H6), and which beds there are (H7). Compiled.

A cell of the grid is row * 64 + column; its edges are joined (see pieces.py). Where a tile lies is known twice: cell
by cell in `halves`, and as one bit a cell in `rows`, from which the places for a new tile are read 64 at a time.
"""

import numpy as np

from hatake.contract import Numbers, State
from hatake.games.hanaminoes.pieces import (
    DOUBLE,
    DOWN,
    MASK,
    NUMBER,
    REACH,
    SIDE,
    STEP_X,
    STEP_Y,
    WAY,
    Where,
)
from hatake.jit import rule

BIT = np.array([1 << column for column in range(SIDE - 1)] + [-(1 << (SIDE - 1))])
BYTE = 8
ONES = np.array([sum(byte >> i & 1 for i in range(BYTE)) for byte in range(256)])
ONE = np.array([sorted(range(BYTE), key=lambda i: (~byte >> i & 1, i)) for byte in range(256)])
"""The places of the ones in a byte come first, in rising order; there are `ONES` of them."""
ALL_BUT_SIGN = (1 << (SIDE - 1)) - 1

# Cells


@rule
def cell_at(x: int, y: int) -> int:
    """The cell of the grid for a place of the garden."""
    return (int(y) & MASK) * SIDE + (int(x) & MASK)


@rule
def beside(cell: int, way: int) -> int:
    """The next cell in one of the four ways."""
    return int(((cell // SIDE + STEP_Y[way]) & MASK) * SIDE + ((cell + STEP_X[way]) & MASK))


@rule
def across(s: State, cell: int) -> int:
    """The x of a cell: of all places that are this cell, the one near the garden."""
    start = int(s.left) - REACH
    return start + ((cell - start) & MASK)


@rule
def down(s: State, cell: int) -> int:
    """The y of a cell."""
    start = int(s.top) - REACH
    return start + ((cell // SIDE - start) & MASK)


@rule
def is_free(s: State, cell: int) -> bool:
    """Whether no tile lies on a cell."""
    return bool(s.halves[cell] == 0)


@rule
def touches(s: State, cell: int) -> bool:
    """H4.1: whether a tile lies beside a cell, not just at its corner."""
    for way in range(WAY):
        if s.halves[beside(cell, way)] > 0:
            return True
    return False


# Tiles in the garden


@rule
def cover(s: State, cell: int, half: int) -> None:
    """Put a half (or, with 0, nothing) on a cell."""
    s.halves[cell] = half
    row, bit = cell // SIDE, BIT[cell & MASK]
    s.rows[row] = s.rows[row] | bit if half > 0 else s.rows[row] & ~bit


@rule
def low_cell(s: State, tile: int) -> int:
    """Where the low half of a tile lies."""
    return cell_at(s.x[tile], s.y[tile])


@rule
def high_cell(s: State, tile: int) -> int:
    """Where the high half of a tile lies."""
    return beside(low_cell(s, tile), s.way[tile])


@rule
def put_down(s: State, tile: int) -> None:
    """Cover the cells where a tile lies."""
    cover(s, low_cell(s, tile), tile * 2 + 1)
    cover(s, high_cell(s, tile), tile * 2 + 2)


@rule
def take_up(s: State, tile: int) -> None:
    """Lay bare the cells where a tile lies."""
    cover(s, low_cell(s, tile), 0)
    cover(s, high_cell(s, tile), 0)


@rule
def lay(s: State, tile: int, cell: int, way: int) -> None:
    """H4: a tile comes to lie with its low half on a cell."""
    x, y = across(s, cell), down(s, cell)
    s.x[tile], s.y[tile], s.way[tile] = x, y, way
    s.where[tile] = Where.GARDEN
    put_down(s, tile)
    far_x, far_y = x + STEP_X[way], y + STEP_Y[way]
    s.left, s.right = min(s.left, x, far_x), max(s.right, x, far_x)
    s.top, s.bottom = min(s.top, y, far_y), max(s.bottom, y, far_y)


@rule
def may_lie(s: State, a: int) -> bool:
    """H4.1: both cells free, and one of them beside a tile; a double has no two ways round."""
    cell, way = a // WAY, a % WAY
    far = beside(cell, way)
    if DOUBLE[s.held - 1] and way > DOWN:
        return False
    return is_free(s, cell) and is_free(s, far) and (touches(s, cell) or touches(s, far)) and a != s.lay - 1  # H5.2


# All places for a tile, read from the garden's edge


@rule
def list_places(s: State, out: Numbers) -> int:
    """H4.1 as a list: the rows around the garden; those that wrap round to the top of the grid come first."""
    start, height = (int(s.top) - REACH) & MASK, int(s.bottom) - int(s.top) + 1 + 2 * REACH
    beyond = max(0, start + height - SIDE)
    turned = 0 if DOUBLE[s.held - 1] else -1
    n, below = 0, 0
    for i in range(height):
        row = i if i < beyond else start + i - beyond
        above = below if i > 0 and i != beyond else upright(s, row - 1)
        level, below = flat(s, row), upright(s, row)
        n = write_places(s, row, (level, below, to_right(level) & turned, above & turned), out, n)
    return n


# A row is one number, with a bit for each cell; a place is a pair of free cells, one of them on the garden's edge.


@rule
def edge(s: State, row: int) -> int:
    """The free cells of a row that lie beside a tile."""
    covered = s.rows[row & MASK]
    beside_it = to_left(covered) | to_right(covered) | s.rows[(row - 1) & MASK] | s.rows[(row + 1) & MASK]
    free: int = beside_it & ~covered
    return free


@rule
def flat(s: State, row: int) -> int:
    """Where a tile can lie along a row, by its left cell."""
    free: int = ~s.rows[row & MASK]
    rim = edge(s, row)
    return free & to_left(free) & (rim | to_left(rim))


@rule
def upright(s: State, row: int) -> int:
    """Where a tile can lie upright, by its upper cell."""
    free: int = ~(s.rows[row & MASK] | s.rows[(row + 1) & MASK])
    return free & (edge(s, row) | edge(s, row + 1))


@rule
def to_left(bits: int) -> int:
    """All bits of a row one column to the left, the first to the end."""
    return ((bits >> 1) & ALL_BUT_SIGN) | (bits << (SIDE - 1))


@rule
def to_right(bits: int) -> int:
    """All bits of a row one column to the right, the last to the beginning."""
    return (bits << 1) | ((bits >> (SIDE - 1)) & 1)


@rule
def write_places(s: State, row: int, ways: tuple[int, int, int, int], out: Numbers, n: int) -> int:
    """The places of a row as actions, in rising order. Writing first and counting after saves branches."""
    right, low, left, high = ways
    some = right | low | left | high
    if some == 0:
        return n
    as_it_lay = s.lay - 1
    for byte in range(0, SIDE, BYTE):
        eight = (some >> byte) & 255
        for i in range(ONES[eight]):
            column = byte + ONE[eight, i]
            a = (row * SIDE + column) * WAY
            out[n] = a
            n += (right >> column) & 1 & (a != as_it_lay)
            out[n] = a + 1
            n += (low >> column) & 1 & (a + 1 != as_it_lay)
            out[n] = a + 2
            n += (left >> column) & 1 & (a + 2 != as_it_lay)
            out[n] = a + 3
            n += (high >> column) & 1 & (a + 3 != as_it_lay)
    return n


# H6.1 Numbers that meet


@rule
def eligible(s: State) -> int:
    """H6.1-H6.3: the tiles that may be marked now, one bit each."""
    found = 0
    if s.revealed > 0:
        found |= matches(s, s.revealed - 1)
    if s.played > 0:
        found |= matches(s, s.played - 1)
    return found


@rule
def matches(s: State, tile: int) -> int:
    """The tile (a double, or one with a match) and those it matches, as far as they have no marker."""
    if s.where[tile] != Where.GARDEN:  # H6.2: another tile lies on it now
        return 0
    found = bare(s, tile) if DOUBLE[tile] else 0
    for half in range(tile * 2, tile * 2 + 2):
        cell = low_cell(s, tile) if half == tile * 2 else high_cell(s, tile)
        for way in range(WAY):
            other = int(s.halves[beside(cell, way)]) - 1
            if other >= 0 and other // 2 != tile and NUMBER[other] == NUMBER[half]:
                found |= bare(s, tile) | bare(s, other // 2)
    return found


@rule
def bare(s: State, tile: int) -> int:
    """The bit of a tile without a marker."""
    return int(s.marker[tile] == 0) << int(tile)
