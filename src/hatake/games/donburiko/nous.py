"""What is worth knowing about playing Donburiko! well. The numbers were fitted to games that bots played."""

from math import exp

import numpy as np
from numpy.typing import NDArray

from hatake.contract import State
from hatake.games.donburiko.pieces import DONBURIKO, DOWN, TAKE, Phase
from hatake.games.donburiko.rules import row_points
from hatake.games.donburiko.rules import worth as chips_for
from hatake.jit import rule

WEIGHT = np.array([0, 0, 0.018, 0.021, 0.034])
"""By the number of players: how much a point counts for each point of the leader, for it is more near the end."""
HIDING, CALLING = 0.2, 3.0
FAIR = 2
"""A row that brings so many chips is liked as much as adding a card."""


@rule
def worth(s: State, out: NDArray[np.float64]) -> bool:
    """Between two rounds: what each player has decides how likely they are to win."""
    if s.phase != Phase.ROWS or s.dealt > 0:
        return False
    most = 0
    for seat in range(s.seats):
        most = max(most, points(s, seat))
    total = 0.0
    for seat in range(s.seats):
        out[seat] = exp(WEIGHT[s.seats] * most * (points(s, seat) - most))
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total
    return True


@rule
def points(s: State, seat: int) -> int:
    """What a player would score if the game ended now."""
    return s.chips[seat] + s.credit[seat]


@rule
def liking(s: State, seat: int, a: int) -> float:
    """A row is liked for what it brings; a six is called; to hide a card costs a chip and is seldom right."""
    if a < TAKE:
        return HIDING if a % 2 == DOWN else 1.0
    if a < DONBURIKO:
        row = a - TAKE
        return exp((s.stakes[row] + chips_for(row_points(s, row)) - FAIR) / 2)
    return CALLING if a == DONBURIKO else 1.0
