"""What is worth knowing about playing Animal Village well. The numbers were fitted to games that bots played."""

from math import exp

from hatake.contract import State
from hatake.games.animal_village.pieces import (
    FACE,
    GOLD,
    KIND_OF,
    PINK,
    POT,
    ROUNDS,
    START,
    TURN_UP,
    Phase,
)
from hatake.jit import rule

KEENNESS, KEENNESS_ALONE = 0.9, 1.5
"""How much more an action is liked for each point it is worth more. Alone, nobody takes a place first."""
BLUE = 3.0
"""Items on a blue side, on the average."""
HOPE = 0.6
"""What a chance of a missing pink item is worth."""
LATER = 0.8
"""What a red card is worth for being turned one day."""
LATER_ALONE, LONG = 0.4, 4
"""The same alone, for each round that is left, up to so many."""
SAVED, GROWTH = 1.0, 0.2
"""What gold is worth now that would also be there later, and how much more for each gold."""
FIRST = 0.7
"""What it is worth to begin the next round."""
FAIR = 2.0
"""The worth of an action that is liked neither more nor less than usual."""


@rule
def liking(s: State, seat: int, a: int) -> float:
    """An action is liked for the points it brings, less its cost, and for what may come of it."""
    keenness = KEENNESS_ALONE if s.seats == 1 else KEENNESS
    return exp(keenness * (promise(s, seat, a) - FAIR))


@rule
def promise(s: State, seat: int, a: int) -> float:
    """What an action brings, in points."""
    if a == GOLD:
        return may_gain(s, seat) if s.is_pot_taken else pot(s)
    if a == START:
        return may_gain(s, seat) + (0.0 if s.round_number == ROUNDS or s.holder == seat else FIRST)
    if a < GOLD:
        return 1.0 + later(s)
    hope = 0.0 if has_pink(s, seat, KIND_OF[a]) else HOPE
    cost = 2.0 if a < TURN_UP else 1.0  # turning costs the item that showed before, as investing costs gold
    return BLUE - cost + hope


@rule
def pot(s: State) -> float:
    """All gold on A05. Alone, nobody else takes it, so that before the last round it can wait."""
    can_wait = s.seats == 1 and s.round_number < ROUNDS
    return SAVED + GROWTH * s.gold[POT] if can_wait else float(s.gold[POT])


@rule
def later(s: State) -> float:
    """What a red card may still bring that is taken now."""
    left = ROUNDS - s.round_number
    if s.seats == 1:
        return LATER_ALONE * min(LONG, left)
    return 0.0 if left == 0 and s.placed >= s.seats else LATER


@rule
def may_gain(s: State, seat: int) -> float:
    """1 if there is a gold card for one more gold, or none needed."""
    return 1.0 if s.supply > 0 or s.gold[seat] & 1 else 0.0


@rule
def has_pink(s: State, seat: int, kind: int) -> bool:
    """Whether a pink item of a kind shows on a farm."""
    count = 0
    for face in range(FACE):
        count += s.blue[seat, kind, face] * PINK[face]
    return count > 0


@rule
def branches(s: State, seat: int) -> bool:
    """The five blue sides are worth telling apart, for whoever turns them up goes on from there."""
    return s.phase == Phase.BLUE and s.turn == seat
