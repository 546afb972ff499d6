"""Who knows what in Gardening (RULEBOOK.md, Secret). All secrecy of the game is in this file."""

from collections.abc import Iterator, Sequence

import numpy as np

from hatake.contract import CHANCE, WITNESS, Numbers, Place, State, Trace, View
from hatake.games.gardening.effects import first_choice
from hatake.games.gardening.flowers import any_of, only, size_of
from hatake.games.gardening.pieces import (
    ALL,
    BRIDGED,
    DISCARD,
    DOCK,
    END,
    EYE,
    FLOWERS,
    NAMES,
    NUMBER,
    PLANTED,
    SEATS,
    Deed,
    Phase,
)
from hatake.jit import rule
from hatake.kit.random import below


@rule
def view(s: State, seat: int, out: View) -> None:
    """Everything the seat may know: what lies open, the own hand, and what is remembered of the other."""
    out.seat = seat
    copy_open(s, out)
    for holder in range(SEATS):
        out.hands[holder] = s.hands[holder] if sees(seat, holder) else s.known[holder]
    out.last = s.last
    if hides_flower(s, seat):
        out.last.flowers = 0


@rule
def sees(viewer: int, seat: int) -> bool:
    """Whether a viewer sees all that a seat holds."""
    return viewer == seat or viewer == WITNESS


@rule
def hides_flower(s: State, seat: int) -> bool:
    """Whether the last flower moved is somebody else's secret: dealt to them or drawn, and never seen since."""
    is_hidden = s.last.deed == Deed.DEAL or s.last.deed == Deed.DRAW
    is_hidden &= s.last.flowers & s.hands[s.last.seat] & ~s.known[s.last.seat] != 0
    return is_hidden and not sees(seat, s.last.seat)


@rule
def copy_open(s: State | View, out: State | View) -> None:
    """What all know, gardens and shelves among it (G2.2), between a STATE and a VIEW either way."""
    out.seats, out.first = s.seats, s.first
    out.phase, out.turn, out.cause, out.dealt = s.phase, s.turn, s.cause, s.dealt
    out.winner, out.ending, out.ends, out.spent = s.winner, s.ending, s.ends, s.spent
    out.pile_size, out.bottom_size = s.pile_size, s.bottom_size
    for i in range(s.bottom_size):
        out.bottom[i] = s.bottom[i]
    for seat in range(SEATS):
        out.is_open[seat], out.hand_size[seat], out.known[seat] = s.is_open[seat], s.hand_size[seat], s.known[seat]
        out.shelf[seat], out.garden[seat] = s.shelf[seat], s.garden[seat]


@rule
def guess(v: View, rng: Numbers, out: State) -> None:
    """Deal the unseen flowers, all equally likely, to the hidden parts of hands; what remains is the pile."""
    copy_open(v, out)
    out.last = v.last
    pool = np.empty(FLOWERS, np.int64)
    n = list_unseen(v, pool)
    for seat in range(SEATS):
        out.hands[seat] = v.hands[seat]
        for hidden in range(v.hand_size[seat] - size_of(v.hands[seat])):
            flower = pick_out(pool, n, rng)
            n -= 1
            out.hands[seat] |= only(flower)
            if hidden == 0 and was_hidden(v, seat):  # any of the hidden ones may be the one that came last
                out.last.flowers = only(flower)
    for i in range(n):
        out.pile |= only(pool[i])


@rule
def list_unseen(v: View, pool: Numbers) -> int:
    """The flowers the viewer does not see: the shuffled part of the pile and hidden parts of hands, one set."""
    unseen = ALL
    for seat in range(SEATS):
        unseen &= ~(v.hands[seat] | v.shelf[seat] | v.garden[seat])
    for i in range(v.bottom_size):
        unseen &= ~only(v.bottom[i] - 1)
    n = 0
    while unseen != 0:
        pool[n] = any_of(unseen)
        unseen &= unseen - 1
        n += 1
    return n


@rule
def pick_out(pool: Numbers, n: int, rng: Numbers) -> int:
    """Take any of the first n flowers out of the pool; the last one fills its place."""
    i = below(rng, n)
    flower = pool[i]
    pool[i] = pool[n - 1]
    return flower


@rule
def was_hidden(v: View, seat: int) -> bool:
    """Whether the viewer has just seen this seat get a flower, but not which."""
    is_hidden = v.last.deed == Deed.DEAL or v.last.deed == Deed.DRAW
    return is_hidden and v.last.seat == seat and v.last.flowers == 0


# The ways of flowers, for records


OPEN = Place("open", None)


def traces(s: State, seat: int, a: int) -> Sequence[Trace]:
    """The way of each flower that some seat may not know. Whatever leaves a hand is seen by all."""
    if seat != CHANCE:
        return [*_shown(s, seat, _leaving(s, a)), *_shown(s, 1 - seat, _laid_open(s, seat, a))]
    if s.phase == Phase.SNATCH:
        return [*_shown(s, 1 - s.turn, only(a))]
    return [*_came(s, a), *_docked(s, a)]


def _hand(seat: int) -> Place:
    return Place(f"hand {seat}", frozenset({int(seat)}))


def _shown(s: State, seat: int, flowers: int) -> Iterator[Trace]:
    """Those of the flowers that have been hidden in this hand come into the open."""
    hidden = int(s.hands[seat] & ~s.known[seat]) & flowers
    for flower in range(FLOWERS):
        if hidden >> flower & 1:
            yield Trace(NAMES[flower], _hand(seat), OPEN)


def _leaving(s: State, a: int) -> int:
    if s.phase == Phase.GIVE:
        return only(a - first_choice(Phase.GIVE))
    if s.phase != Phase.TURN or a >= END:
        return 0
    return int(PLANTED[a]) if a < DISCARD else only(a - DISCARD)


def _laid_open(s: State, seat: int, a: int) -> int:
    """G5.4, the Eye: all that the opponent holds, if this discard opens that hand."""
    is_eye = s.phase == Phase.TURN and a == DISCARD + NUMBER["12.1"] and not int(s.spent) & EYE
    return int(s.hands[1 - seat]) if is_eye else 0


def _came(s: State, a: int) -> Iterator[Trace]:
    """A flower from the shuffled part; from the bottom it comes openly."""
    target = OPEN if s.is_open[s.turn] else _hand(s.turn)
    if s.phase == Phase.DEAL:
        yield Trace(NAMES[a], None, target, 2)
    elif s.phase == Phase.DRAW and s.pile_size > 0:
        yield Trace(NAMES[a], None, target, 1)


def _docked(s: State, a: int) -> Iterator[Trace]:
    """G6.2: the last draw calls the Dock from the hand that holds it, or has just drawn it."""
    is_last = s.phase == Phase.DRAW and s.pile_size + s.bottom_size == 1
    if is_last and any(int(garden) & BRIDGED == BRIDGED for garden in s.garden):
        yield from _shown(s, 0, DOCK)
        yield from _shown(s, 1, DOCK)
        if only(a) == DOCK:
            yield Trace(NAMES[a], _hand(s.turn), OPEN)
