"""Template: what each action brings at once, by the score."""

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from hatake.contract import Numbers, State
from hatake.jit import rule

if TYPE_CHECKING:
    from hatake.engine.specialise import SEATS, rules, sight

Records = NDArray[Any]


@rule
def gains(views: Records, states: Records, seat: int, actions: Numbers, guesses: int, rng: Numbers) -> Numbers:
    """The lead after each action, summed over some guesses; the last number is the lead when nothing is done.

    states[0] holds a guess, states[1] is the table to try an action on, states[2] is blank.
    """
    points = np.zeros(SEATS, np.int64)
    sums = np.zeros(len(actions) + 1, np.int64)
    for _ in range(guesses):
        states[0] = states[2]
        sight.guess(views[0], rng, states[0])
        sums[-1] += lead(states[0], seat, points)
        for i in range(len(actions)):
            states[1] = states[0]
            rules.apply(states[1], seat, actions[i])
            sums[i] += lead(states[1], seat, points)
    return sums


@rule
def lead(s: State, seat: int, points: Numbers) -> int:
    """A seat's points, less those of the best other seat if there is one."""
    rules.scores(s, points)
    best = points[1 - min(1, seat)] if s.seats > 1 else 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, points[other])
    return points[seat] - best
