"""What a viewer who has swapped can count: where the tiles it gave up may be. Compiled; a part of sight.py.

Tiles given up go back into the deck, so those who swap later may draw them. How likely that is depends on all that
has been seen since, and on the old hands of the later ones, which cannot have held them. All ways are counted out.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from hatake.contract import Numbers, State, View
from hatake.games.hanaminoes.pieces import SEATS, TILE, Phase, Where
from hatake.jit import rule
from hatake.kit.random import bits

Tally: TypeAlias = NDArray[np.int64]

WORDS = 4294967296.0
"""How many numbers `bits` draws from."""
DRAWN, MINE, LIMIT, ALL, LINES = range(5)
DECK, GIVEN, UNSEEN = range(3)
"""What is counted of a round: see `count`."""


@rule
def is_out(s: State | View, tile: int) -> bool:
    """Whether a tile lies in the garden, or is about to."""
    return bool(Where.UNSEEN < s.where[tile] < Where.ASIDE)


# What a viewer can count


@rule
def count(v: View, tally: Tally) -> None:
    """Of each seat's hand: tiles in all, those played that the viewer gave up, and how many more such it can hold.

    Of all seats together: tiles once in the deck, tiles the viewer gave up, and those of them not seen since.
    """
    tally[ALL, DECK] = v.deck_size
    for seat in range(v.seats):
        tally[DRAWN, seat] = v.hand_size[seat]
        tally[LIMIT, seat] = v.hand_size[seat] if is_later(v, seat) else 0
    for tile in range(TILE):
        mine, player = was_given(v, tile), v.player[tile] - 1
        tally[ALL, GIVEN] += mine
        tally[ALL, UNSEEN] += mine and v.where[tile] == Where.UNSEEN
        if player >= 0:
            tally[DRAWN, player] += 1
            tally[MINE, player] += mine
        elif is_out(v, tile):
            tally[ALL, DECK] += 1


@rule
def was_given(v: View, tile: int) -> bool:
    """Whether the viewer gave the tile up and has not got it back."""
    if v.seat < 0 or v.giver[tile] != v.seat + 1:
        return False
    return bool(v.player[tile] != v.seat + 1 and v.where[tile] != Where.HAND + v.seat)


@rule
def seat_at(v: View, place: int) -> int:
    """The seat that decided about its hand at this place in the order; 0 is the round's first player."""
    first = v.starter + (v.last.round_over > 0)  # by then the starter is the one of the next round, who played last
    return int((first + place) % v.seats)


@rule
def is_later(v: View, seat: int) -> bool:
    """Whether a seat swapped after the viewer did, so that it may hold tiles the viewer gave up."""
    if v.seat < 0 or not v.has_swapped[v.seat] or not v.has_swapped[seat]:
        return False
    is_after = False
    for place in range(v.seats):
        if seat_at(v, place) == seat:
            return is_after
        is_after |= seat_at(v, place) == v.seat
    return False


@rule
def is_drawing(v: View, seat: int) -> bool:
    """Whether a seat is drawing its new hand right now."""
    return bool(v.phase == Phase.REDRAW and v.turn == seat)


@rule
def lies_aside(v: View, seat: int) -> bool:
    """Whether the hand a seat has given up is not in the deck yet."""
    return is_drawing(v, seat) and v.aside_size > 0


@rule
def old_size(v: View, seat: int, drawn: int) -> int:
    """H2.2: how many tiles a seat has given up: one more than its new hand has."""
    return drawn + 1 + (v.wanted if is_drawing(v, seat) else 0)


@rule
def was_short(v: View, seat: int, deck: int, drawn: int) -> bool:
    """H2.2: whether the old hand was shuffled in first, given the deck as it was afterwards."""
    return v.aside_size == 0 if is_drawing(v, seat) else deck - 1 < drawn


# Tiles given up that others may have drawn


@rule
def draw_share(v: View, rng: Numbers, tally: Tally, share: Numbers) -> None:
    """Draw how many of the viewer's old tiles are in each hand, in proportion to the ways this can have happened."""
    most = 0
    for seat in range(v.seats):
        most += tally[LIMIT, seat]
    if most == 0:
        return
    total = ways(v, tally, share)
    while next_share(tally, share):
        total += ways(v, tally, share)
    left = total * (bits(rng) / WORDS) - ways(v, tally, share)
    while left >= 0.0 and next_share(tally, share):
        left -= ways(v, tally, share)


@rule
def next_share(tally: Tally, share: Numbers) -> bool:
    """The next way to share tiles out, counted up seat by seat; after the last all are zero again."""
    for seat in range(SEATS):
        if share[seat] < tally[LIMIT, seat]:
            share[seat] += 1
            return True
        share[seat] = 0
    return False


@rule
def ways(v: View, tally: Tally, share: Numbers) -> float:
    """In how many ways the unseen tiles can lie so: places in the hands and the deck, times imaginable old hands."""
    found, unseen, given = 1.0, tally[ALL, UNSEEN], tally[ALL, GIVEN]
    for seat in range(v.seats):
        found *= choices(tally[LIMIT, seat], share[seat])
        unseen -= share[seat]
        given -= share[seat] + tally[MINE, seat]
    if unseen < 0:
        return 0.0
    return found * choices(v.deck_size, unseen) * old_hands(v, tally, share, given)


@rule
def old_hands(v: View, tally: Tally, share: Numbers, given: int) -> float:
    """How many old hands the later swappers can have had, from the last back: tiles given up were not in them."""
    deck, found = tally[ALL, DECK], 1.0
    for place in range(v.seats - 1, -1, -1):
        seat = seat_at(v, place)
        if seat == v.seat:
            return found
        if v.has_swapped[seat]:
            drawn, mine = tally[DRAWN, seat], share[seat] + tally[MINE, seat]
            old = old_size(v, seat, drawn)
            if was_short(v, seat, deck, drawn):
                found *= choices(deck + drawn - given - mine, old)
            elif not lies_aside(v, seat):
                found *= choices(deck - given, old)
            deck += drawn - (0 if lies_aside(v, seat) else old)
            given += mine
    return found


@rule
def choices(n: int, k: int) -> float:
    """In how many ways k things can be chosen from n."""
    found = 1.0 if k <= n else 0.0
    for i in range(k):
        found = found * (n - i) / (i + 1)
    return found
