"""Template: what is legal, found the slow way, by asking about every single action."""

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from hatake.contract import CHANCE, NOBODY, Numbers, State
from hatake.jit import rule
from hatake.kit.random import Source, below, weighted

if TYPE_CHECKING:
    from hatake.engine.specialise import ACTIONS, CHOICES, OUTCOMES, rules


@rule
def sweep(states: NDArray[Any], seat: int, out: Numbers) -> int:
    """List a seat's legal actions in rising order."""
    n = 0
    for a in range(ACTIONS):
        if rules.is_legal(states[0], seat, a):
            out[n] = a
            n += 1
    return n


@rule
def unlike(s: State, out: Numbers) -> bool:
    """Whether some seat's list of legal actions is not what is legal, or nobody has anything to do."""
    mover = rules.to_move(s)
    for seat in range(s.seats):
        n = rules.legal(s, seat, out)
        if seat == mover and n == 0:
            return True
        i = 0
        for a in range(ACTIONS):
            if rules.is_legal(s, seat, a):
                if i == n or out[i] != a:
                    return True
                i += 1
        if i < n:
            return True
    return False


@rule
def stray(states: NDArray[Any], positions: int, rng: Source) -> int:
    """Play at random from the options in states[0], in states[1], until lists are wrong or so many were right."""
    actions, weights = np.empty(CHOICES, np.int64), np.empty(OUTCOMES, np.int64)
    seen, seat = 0, NOBODY
    while seen < positions:
        if seat == NOBODY:
            states[1] = states[0]
            rules.setup(states[1])
        elif seat == CHANCE:
            rules.apply(states[1], CHANCE, weighted(rng, weights, rules.weights(states[1], weights)))
        else:
            if unlike(states[1], actions):
                return seen
            seen += 1
            rules.apply(states[1], seat, actions[below(rng, rules.legal(states[1], seat, actions))])
        seat = rules.to_move(states[1])
    return seen
