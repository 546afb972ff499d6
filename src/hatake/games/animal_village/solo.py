"""Playing Animal Village alone (A10): ranks, and what of a position decides how it can go on, in one number."""

from hatake.contract import State
from hatake.games.animal_village.pieces import (
    BLUE_SIDES,
    BOTH_ANIMALS,
    FACE,
    HUGE,
    PLANT,
    POT,
    RANKS,
    ROUNDS,
    SMALL,
    TURN_UP,
)
from hatake.jit import rule

KIND_BITS, RED_BITS, PLACE_BITS, GOLD_BITS = 14, 4, 3, 5


@rule
def essence(s: State) -> int:
    """The same for two positions that can go on alike and bring alike many more points from here.

    In the last round all places are open, so that the kinds can be put in order: which is which no longer matters.
    Fields of one byte are made wide before they are shifted, or they would wrap with the JIT off.
    """
    first, second, third = farming(s, 0), farming(s, 1), farming(s, 2)
    if s.round_number == ROUNDS:
        if first > second:
            first, second = second, first
        if second > third:
            second, third = third, second
        if first > second:
            first, second = second, first
    rest = int(s.round_number) << 1 | int(s.placed)
    rest = rest << 2 | int(s.free >> HUGE & 1) << 1 | int(s.is_pot_taken)
    rest = (rest << GOLD_BITS | int(s.gold[0])) << GOLD_BITS | int(s.gold[POT])
    return ((rest << KIND_BITS | first) << KIND_BITS | second) << KIND_BITS | third


@rule
def farming(s: State, kind: int) -> int:
    """What one kind of farm brings to a position: blue sides unseen, red cards, places free.

    Red cards that can never all be turned any more need no counting, if the deck cannot run out either.
    """
    unseen = 0
    for face in range(FACE):
        unseen = unseen * (BLUE_SIDES[face] + 1) + s.unseen[kind, face]
    left = turns_left(s)
    red = s.red[0, kind] if s.deck[kind] < left else min(s.red[0, kind], left)
    places = (
        s.free >> (PLANT + kind) & 1 | (s.free >> (TURN_UP + kind) & 1) << 1 | (s.free >> (SMALL + kind) & 1) << 2
    )
    return (unseen << RED_BITS | red) << PLACE_BITS | places


@rule
def turns_left(s: State) -> int:
    """How many animals are still to be placed."""
    doubles = min(ROUNDS - s.round_number, ROUNDS - BOTH_ANIMALS + 1)
    now = 2 if s.round_number >= BOTH_ANIMALS else 1
    return doubles + (ROUNDS - s.round_number) + now - s.placed


def rank(points: int) -> str:
    """A10.3: what a solo game is worth that ends with so many points."""
    return next(name for name, least in RANKS if points >= least)
