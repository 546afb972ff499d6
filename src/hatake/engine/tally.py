"""Template: uniformly random play inside compiled code, with one row of numbers kept of every game."""

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from hatake.contract import CHANCE, NOBODY, Numbers, State
from hatake.jit import rule
from hatake.kit.random import below, weighted

if TYPE_CHECKING:
    from hatake.engine.specialise import CHOICES, OUTCOMES, SEATS, rules

Records = NDArray[Any]
Row = NDArray[np.int32]

# A row: how many decisions and chance moves there were, how many actions were open at all decisions together and at
# the widest one; then every seat's points, then every seat's place.
DECISIONS, CHANCES, OPEN, WIDEST, POINTS = range(5)


@rule
def play(states: Records, rows: NDArray[np.int32], rng: Numbers) -> None:
    """Play a game for each row from the options in states[0]; states[1] is the table."""
    actions, weights = np.empty(CHOICES, np.int64), np.empty(OUTCOMES, np.int64)
    points, places = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
    for i in range(len(rows)):
        states[1] = states[0]
        rules.setup(states[1])
        finish(states[1], rows[i], rng, actions, weights)
        rules.scores(states[1], points)
        rules.places(states[1], places)
        seats = states[1].seats
        for seat in range(seats):
            rows[i, POINTS + seat] = points[seat]
            rows[i, POINTS + seats + seat] = places[seat]


@rule
def finish(s: State, row: Row, rng: Numbers, actions: Numbers, weights: Numbers) -> None:
    """Play a state to its end at random, counting."""
    seat = rules.to_move(s)
    while seat != NOBODY:
        if seat == CHANCE:
            total = rules.weights(s, weights)
            rules.apply(s, CHANCE, weighted(rng, weights, total))
            row[CHANCES] += 1
        else:
            n = rules.legal(s, seat, actions)
            rules.apply(s, seat, actions[below(rng, n)])
            row[DECISIONS] += 1
            row[OPEN] += n
            row[WIDEST] = max(row[WIDEST], n)
        seat = rules.to_move(s)
