"""Template: the best that can be reached alone at the table, found exactly by looking at everything that can happen.

Positions with the same essence go on alike, so each essence is looked at once. What a table keeps of it is how many
more points it brings on the average, under best play.
"""

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from hatake.contract import CHANCE, NOBODY, Numbers, State
from hatake.jit import rule

if TYPE_CHECKING:
    from hatake.engine.specialise import OUTCOMES, rules, solo

Records = NDArray[Any]
Lists = NDArray[np.int64]
Chances = NDArray[np.float64]

ENTRY = np.dtype((np.record, [("key", "i8"), ("value", "f8")]))
EMPTY = -1
FULL = 0.75
"""A table is full when so much of it is used; beyond, looking anything up would take long."""
SPREAD, SHIFT = 0x9E3779B1, 15
"""Multiplying by it and shifting spreads keys over a table (Knuth, by the golden ratio)."""
POINTS, USED, IS_FULL = range(3)
"""The places of a tally: somewhere to write points, entries used, and whether the table is full."""


@rule
def place_of(key: int, table: Records) -> int:
    """Where a key is in a table whose length is a power of two, or the empty place where it belongs."""
    last = len(table) - 1
    at = ((key ^ (key >> 31)) * SPREAD >> SHIFT) & last
    while table[at].key != EMPTY and table[at].key != key:
        at = (at + 1) & last
    return at


@rule
def points(s: State, tally: Numbers) -> int:
    """What the one seat has now."""
    rules.scores(s, tally[:1])
    return tally[POINTS]


@rule
def step(states: Records, at: int, a: int, tally: Numbers) -> int:
    """Do an action, or an outcome of chance, from states[at] to states[at + 1]; say what it scores at once."""
    states[at + 1] = states[at]
    rules.apply(states[at + 1], rules.to_move(states[at]), a)
    return points(states[at + 1], tally) - points(states[at], tally)


@rule
def value(states: Records, at: int, table: Records, lists: Lists, tally: Numbers) -> float:
    """How many points come from states[at] to the end, beyond those there are, on the average under best play.

    states[at + 1] and beyond are for trying moves, lists[at] and beyond for what can be done.
    """
    seat = rules.to_move(states[at])
    if seat == NOBODY or tally[IS_FULL] != 0:
        return 0.0
    found = 0.0
    if seat == CHANCE:
        total = rules.weights(states[at], lists[at])
        for outcome in range(OUTCOMES):
            weight = lists[at, outcome]
            if weight > 0:
                gain = step(states, at, outcome, tally)
                found += weight * (gain + value(states, at + 1, table, lists, tally)) / total
        return found
    key = solo.essence(states[at])
    entry = place_of(key, table)
    if table[entry].key == key:
        return table[entry].value
    for i in range(rules.legal(states[at], seat, lists[at])):
        gain = step(states, at, lists[at, i], tally)
        worth = gain + value(states, at + 1, table, lists, tally)
        found = worth if i == 0 else max(found, worth)
    entry = place_of(key, table)
    table[entry].key, table[entry].value = key, found
    tally[USED] += 1
    tally[IS_FULL] = tally[USED] > FULL * len(table)
    return found


@rule
def best(states: Records, at: int, table: Records, lists: Lists, tally: Numbers) -> int:
    """An action that brings most, from a position where a seat decides; of equal ones the first."""
    chosen, most = 0, 0.0
    for i in range(rules.legal(states[at], rules.to_move(states[at]), lists[at])):
        a = lists[at, i]
        worth = step(states, at, a, tally) + value(states, at + 1, table, lists, tally)
        if i == 0 or worth > most:
            chosen, most = a, worth
    return chosen


@rule
def follow(
    states: Records, at: int, table: Records, lists: Lists, tally: Numbers, chances: NDArray[np.float64]
) -> None:
    """Follow best play wherever chance leads, adding to chances[n] how likely it ends with n points.

    How likely it is to come to states[at] stands in chances[-1 - at].
    """
    seat = rules.to_move(states[at])
    here = chances[-1 - at]
    if seat == NOBODY:
        chances[points(states[at], tally)] += here
    elif seat == CHANCE:
        total = rules.weights(states[at], lists[at])
        for outcome in range(OUTCOMES):
            weight = lists[at, outcome]
            if weight > 0:
                step(states, at, outcome, tally)
                chances[-2 - at] = here * weight / total
                follow(states, at + 1, table, lists, tally, chances)
    else:
        step(states, at, best(states, at, table, lists, tally), tally)
        chances[-2 - at] = here
        follow(states, at + 1, table, lists, tally, chances)
