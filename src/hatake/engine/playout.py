"""Template: uniformly random play inside compiled code."""

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from hatake.contract import CHANCE, NOBODY, Numbers, State
from hatake.jit import rule
from hatake.kit.random import below, weighted

if TYPE_CHECKING:
    from hatake.engine.specialise import CHOICES, OUTCOMES, rules

Records = NDArray[Any]


@rule
def finish(s: State, rng: Numbers, actions: Numbers, weights: Numbers) -> int:
    """Play a state to its end at random; returns how many decisions seats have made."""
    decisions = 0
    seat = rules.to_move(s)
    while seat != NOBODY:
        if seat == CHANCE:
            total = rules.weights(s, weights)
            rules.apply(s, CHANCE, weighted(rng, weights, total))
        else:
            n = rules.legal(s, seat, actions)
            rules.apply(s, seat, actions[below(rng, n)])
            decisions += 1
        seat = rules.to_move(s)
    return decisions


@rule
def play(states: Records, games: int, rng: Numbers) -> int:
    """Play whole games from the options in states[0]; states[1] is the table. Returns the number of decisions."""
    actions, weights = np.empty(CHOICES, np.int64), np.empty(OUTCOMES, np.int64)
    decisions = 0
    for _ in range(games):
        states[1] = states[0]
        rules.setup(states[1])
        decisions += finish(states[1], rng, actions, weights)
    return decisions
