"""Sets of flowers (G1), and flowers that come into a hand or leave it."""

from hatake.contract import State
from hatake.games.gardening.pieces import NUMBERS, ONES, POSITION
from hatake.jit import rule


@rule
def only(flower: int) -> int:
    """The set of one flower."""
    return 1 << int(flower)


@rule
def size_of(flowers: int) -> int:
    """How many flowers a set holds."""
    n = 0
    while flowers != 0:
        flowers &= flowers - 1
        n += 1
    return n


@rule
def any_of(flowers: int) -> int:
    """A flower of a set that holds one."""
    return int(POSITION[(flowers & -flowers) % 67])


@rule
def suit_of(flower: int) -> int:
    """The set of all four flowers of a flower's suit."""
    return 15 << int(flower) // NUMBERS * NUMBERS


@rule
def suits_of(flowers: int) -> int:
    """The first flower of every suit that a set has something of."""
    return (flowers | flowers >> 1 | flowers >> 2 | flowers >> 3) & ONES


@rule
def threes(hand: int) -> int:
    """G4.1: the suits of which a hand holds three or more."""
    first, second, third, fourth = hand, hand >> 1, hand >> 2, hand >> 3
    return (first & second & (third | fourth) | third & fourth & (first | second)) & ONES


@rule
def leave_hand(s: State, seat: int, flowers: int) -> None:
    """Lift flowers out of a hand."""
    s.hands[seat] ^= flowers
    s.known[seat] &= ~flowers
    s.hand_size[seat] -= size_of(flowers)


@rule
def take_openly(s: State, seat: int, flowers: int) -> None:
    """Put flowers into a hand that both players know of, and will remember (Secret)."""
    s.hands[seat] |= flowers
    s.known[seat] |= flowers
    s.hand_size[seat] += size_of(flowers)
