"""What is worth knowing about playing Gardening well. The numbers were tried out in games that bots played."""

import numpy as np
from numpy.typing import NDArray

from hatake.contract import State
from hatake.games.gardening.effects import first_choice
from hatake.games.gardening.flowers import any_of, only, suit_of
from hatake.games.gardening.pieces import DISCARD, EFFECT, END, NUMBERS, ONES, PLANTED, RAIN, SWALLOW, Effect, Phase
from hatake.jit import rule

COUNT = np.array([0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4])
"""How many flowers of a suit there are, by the four bits that stand for them."""
PLANTING, LAST_PLANTING, ENDING = 6.0, 200.0, 1.0
WITH_PLANTED = np.array([0.0, 3.0, 8.0, 60.0, 1.0])
"""How welcome a flower is, by how many of its suit stand in the own garden."""
WITH_HELD = np.array([1.0, 1.5, 4.0, 5.0, 5.0])
"""The same where none does, by how many others of its suit are in the own hand."""
HOPELESS = 0.4
"""The same where the other garden holds one of its suit."""
BOON = np.ones(len(Effect))
"""How much more a flower is discarded for its effect's sake."""
BOON[Effect.RED], BOON[Effect.PURPLE], BOON[Effect.INSCRIBED] = 1.6, 1.6, 1.8
BOON[Effect.BOAR], BOON[Effect.BUTTERFLIES], BOON[Effect.RICE_BOWL] = 1.2, 1.3, 2.0


@rule
def count(flowers: int, flower: int) -> int:
    """How many of a flower's suit there are in a set."""
    return int(COUNT[flowers >> flower // NUMBERS * NUMBERS & 15])


@rule
def welcome(s: State, seat: int, flower: int) -> float:
    """How much a player would like to have a flower in the hand."""
    if s.garden[1 - seat] & suit_of(flower) != 0:
        return HOPELESS
    planted = count(s.garden[seat], flower)
    if planted > 0:
        return float(WITH_PLANTED[planted])
    return float(WITH_HELD[count(s.hands[seat] & ~only(flower), flower)])


@rule
def worth(s: State, out: NDArray[np.float64]) -> bool:
    """Whoever is on turn and has all four of a suit in garden and hand together has won."""
    if s.phase != Phase.TURN:
        return False
    seat = s.turn
    both = s.garden[seat] | s.hands[seat]
    complete = both & both >> 1 & both >> 2 & both >> 3 & ONES
    if s.garden[seat] & RAIN != 0 and s.hands[seat] & SWALLOW != 0:
        complete &= ~RAIN  # the swallow would drive Rain away (G4.5)
    if complete == 0:
        return False
    out[seat], out[1 - seat] = 1.0, 0.0
    return True


@rule
def liking(s: State, seat: int, a: int) -> float:
    """Plant what can be planted, keep what belongs together, and mind what the other player grows."""
    if a < DISCARD:
        return liking_to_plant(s, seat, a)
    if a < END:
        flower = a - DISCARD
        return float(BOON[EFFECT[flower]]) / welcome(s, seat, flower)
    if a == END:
        return ENDING
    if s.phase == Phase.GATHER:
        suit = (a - first_choice(Phase.GATHER)) * NUMBERS
        return count(s.shelf[seat], suit) * welcome(s, seat, suit)
    return liking_to_choose(s, seat, a - first_choice(s.phase))


@rule
def liking_to_plant(s: State, seat: int, a: int) -> float:
    """The fourth of a suit wins."""
    after = s.garden[seat] | PLANTED[a]
    return LAST_PLANTING if count(after, any_of(PLANTED[a])) == NUMBERS else PLANTING


@rule
def liking_to_choose(s: State, seat: int, flower: int) -> float:
    """Take what is welcome; destroy, give away and bury what the other player would not or would welcome."""
    if s.phase == Phase.DESTROY:
        if s.garden[seat] & only(flower) != 0:
            return 0.05
        grown = count(s.garden[1 - seat], flower)
        return float(grown * grown)
    if s.phase == Phase.GIVE:
        return 1.0 / (welcome(s, seat, flower) * welcome(s, 1 - seat, flower))
    if s.phase == Phase.BOTTOM:
        return welcome(s, 1 - seat, flower) / welcome(s, seat, flower)
    return welcome(s, seat, flower)
