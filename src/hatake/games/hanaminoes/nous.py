"""What is worth knowing about playing Hanaminoes well. The numbers were fitted to games that bots played."""

from math import exp, sqrt

import numpy as np
from numpy.typing import NDArray

from hatake.contract import State
from hatake.games.hanaminoes.garden import beside, high_cell, low_cell
from hatake.games.hanaminoes.pieces import (
    FLOWERS,
    LIFT,
    MARK,
    NUMBER,
    ONTO,
    OVERLAY,
    PICK,
    ROUNDS,
    SHAPE,
    SHIFT,
    SKIP,
    TILE,
    WAY,
    Phase,
)
from hatake.games.hanaminoes.scoring import flowers_of
from hatake.jit import rule

SWING = 4.0
"""So many flowers ahead make a win e times as likely, with one round to go; with more rounds it takes more."""
MATCHING = 3.0
"""How much more a place is liked where numbers meet."""
GROWING, HELPING, JOINING = 3.0, 0.4, 1.5
"""The same for a bed of the tile's colour: by whose marker lies on the tile beside it, one's own, another's, none."""
STAYING = 4.0
"""How much a special action is declined; each of the many ways to use it is liked as usual."""


@rule
def worth(s: State, out: NDArray[np.float64]) -> bool:
    """Between two rounds: the flowers collected decide how likely each is to win."""
    if s.phase != Phase.DEAL or s.dealt > 0 or s.round_number == 1:
        return False
    swing = SWING * sqrt(ROUNDS[s.seats] - s.round_number + 1)
    most = 0
    for seat in range(s.seats):
        most = max(most, flowers_of(s, seat))
    total = 0.0
    for seat in range(s.seats):
        out[seat] = exp((flowers_of(s, seat) - most) / swing)
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total
    return True


@rule
def liking(s: State, seat: int, a: int) -> float:
    """A place is liked where numbers meet and the own beds grow; a marker belongs on much, in a large bed."""
    if a < PICK:
        return liking_to_place(s, seat, s.held - 1, a)
    tile = (a - PICK) % TILE
    if a >= MARK:
        return STAYING if a == SKIP else 0.1 * FLOWERS[tile] * bed_around(s, tile)
    if OVERLAY <= a < LIFT:
        return GROWING if s.marker[tile] == seat + 1 else 1.0
    if SHIFT <= a < ONTO:
        return 1.0 if s.marker[tile] == seat + 1 else 2.0
    return 1.0


@rule
def liking_to_place(s: State, seat: int, tile: int, a: int) -> float:
    """What lies around the two cells: equal numbers, and tiles of the same colour."""
    cell = a // WAY
    far = beside(cell, a % WAY)
    liked, is_match = 1.0, s.phase == Phase.MOVE
    for way in range(WAY):
        for half in range(2):
            other = int(s.halves[beside(far if half else cell, way)]) - 1
            if other >= 0:
                if not is_match and NUMBER[other] == NUMBER[tile * 2 + half]:
                    is_match = True
                    liked *= MATCHING
                if other // 2 // SHAPE == tile // SHAPE:
                    liked *= liking_to_join(int(s.marker[other // 2]), seat)
    return liked


@rule
def liking_to_join(marker: int, seat: int) -> float:
    """How promising it is to touch a bed, by the marker in it."""
    if marker == 0:
        return JOINING
    return GROWING if marker == seat + 1 else HELPING


@rule
def bed_around(s: State, tile: int) -> int:
    """The flowers of a tile and of those of its colour beside it."""
    flowers, seen = int(FLOWERS[tile]), 1 << tile
    for cell in (low_cell(s, tile), high_cell(s, tile)):
        for way in range(WAY):
            other = (int(s.halves[beside(cell, way)]) - 1) // 2
            if other >= 0 and other // SHAPE == tile // SHAPE and not seen >> other & 1:
                seen |= 1 << other
                flowers += FLOWERS[other]
    return flowers
