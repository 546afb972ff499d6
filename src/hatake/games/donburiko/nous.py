"""What is worth knowing about playing Donburiko! well."""

from math import exp

import numpy as np
from numpy.typing import NDArray

from hatake.contract import State
from hatake.games.donburiko.pieces import Phase
from hatake.jit import rule


@rule
def worth(s: State, out: NDArray[np.float64]) -> bool:
    """Between two rounds: what each player has decides how likely they are to win."""
    if s.phase != Phase.ROWS or s.dealt > 0:
        return False
    total = 0.0
    for seat in range(s.seats):
        out[seat] = exp(0.3 * (s.chips[seat] + s.credit[seat]))
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total
    return True


@rule
def liking(s: State, seat: int, a: int) -> float:
    return 1.0
