"""Who knows what in Donburiko! (RULEBOOK.md, Secret). All secrecy of the game is in this file."""

from collections.abc import Sequence

import numpy as np

from hatake.contract import CHANCE, WITNESS, Numbers, Place, State, Trace, View
from hatake.games.donburiko.pieces import CARDS, DOWN, KIND, KINDS, ROW, SEATS, TAKE, Deed, Phase
from hatake.games.donburiko.rules import copies
from hatake.jit import rule
from hatake.kit.random import shuffle


@rule
def view(s: State, seat: int, out: View) -> None:
    """Everything the seat may know: what lies open, the own hand, the own face-down cards."""
    out.seat = seat
    copy_open(s, out)
    for row in range(s.seats):
        for place in range(s.length[row]):
            is_open = s.is_taken[row] or s.side[row, place] != DOWN
            if is_open or sees(seat, s.adder[row, place] - 1):
                out.cards[row, place] = s.cards[row, place]
    for holder in range(s.seats):
        if sees(seat, holder):
            for kind in range(KIND):
                out.hands[holder, kind] = s.hands[holder, kind]
    out.last = s.last
    if hides_card(s, seat):
        out.last.card = 0


@rule
def sees(viewer: int, seat: int) -> bool:
    """Whether a viewer sees what a seat holds or has laid face down."""
    return viewer == seat or viewer == WITNESS


@rule
def hides_card(s: State, seat: int) -> bool:
    """Whether the last card moved is somebody else's secret: dealt to them, or added face down."""
    is_hidden = s.last.deed == Deed.DEAL or (s.last.deed == Deed.ADD and s.last.side == DOWN)
    return is_hidden and not sees(seat, s.last.seat)


@rule
def copy_open(s: State | View, out: State | View) -> None:
    """What lies open to all, between a STATE and a VIEW either way."""
    out.seats, out.first = s.seats, s.first
    out.phase, out.turn, out.starter, out.last_taker = s.phase, s.turn, s.starter, s.last_taker
    out.is_last_round, out.round_number, out.dealt, out.bank = (
        s.is_last_round,
        s.round_number,
        s.dealt,
        s.bank,
    )
    for seat in range(SEATS):
        out.chips[seat], out.credit[seat] = s.chips[seat], s.credit[seat]
        out.is_out[seat], out.hand_size[seat] = s.is_out[seat], s.hand_size[seat]
    for row in range(SEATS):
        out.length[row], out.is_taken[row], out.stakes[row] = s.length[row], s.is_taken[row], s.stakes[row]
        for place in range(ROW):
            out.adder[row, place], out.side[row, place] = s.adder[row, place], s.side[row, place]


@rule
def guess(v: View, rng: Numbers, out: State) -> None:
    """Deal the cards the viewer cannot see, all equally likely, to where unseen cards lie."""
    copy_open(v, out)
    out.last = v.last
    if v.phase == Phase.FIRST:
        return
    copy_known(v, out)
    pool = np.empty(CARDS, np.int64)
    n = unseen(v, pool)
    shuffle(rng, pool, n)
    n = fill_rows(v, pool, n, out)
    if v.last.deed == Deed.ADD:
        out.last.card = out.cards[v.last.row, v.length[v.last.row] - 1]
    n = fill_hands(v, pool, n, out)
    if v.dealt == 0:  # a new round: these cards are back in the deck with all others
        for kind in range(KIND):
            out.deck[kind] = copies(v, kind)
    else:
        for i in range(n):
            out.deck[pool[i]] += 1


@rule
def copy_known(v: View, out: State) -> None:
    """The cards the viewer sees."""
    for row in range(v.seats):
        for place in range(v.length[row]):
            out.cards[row, place] = v.cards[row, place]
        for kind in range(KIND):
            out.hands[row, kind] = v.hands[row, kind]


@rule
def unseen(v: View, pool: Numbers) -> int:
    """List the cards in play that the viewer does not see."""
    n = 0
    for kind in range(KIND):
        left = copies(v, kind)
        for row in range(v.seats):
            left -= v.hands[row, kind]
            for place in range(v.length[row]):
                left -= v.cards[row, place] == kind + 1
        for _ in range(left):
            pool[n] = kind
            n += 1
    return n


@rule
def fill_rows(v: View, pool: Numbers, n: int, out: State) -> int:
    """Put cards from the pool's end where face-down cards lie."""
    for row in range(v.seats):
        for place in range(v.length[row]):
            if v.cards[row, place] == 0:
                n -= 1
                out.cards[row, place] = pool[n] + 1
    return n


@rule
def fill_hands(v: View, pool: Numbers, n: int, out: State) -> int:
    """Put cards from the pool's end into the other hands."""
    for seat in range(v.seats):
        hidden = int(v.hand_size[seat])
        for kind in range(KIND):
            hidden -= v.hands[seat, kind]
        for _ in range(hidden):
            n -= 1
            out.hands[seat, pool[n]] += 1
            if v.last.deed == Deed.DEAL and v.last.seat == seat:
                out.last.card = pool[n] + 1
    return n


def _hand(s: State, seat: int) -> Place:
    return Place(f"round {s.round_number} hand {seat}", frozenset({seat}))


def _face_down(s: State, row: int, place: int) -> Place:
    return Place(f"round {s.round_number} row {row} card {place}", frozenset({int(s.adder[row, place]) - 1}))


OPEN = Place("open", None)


def traces(s: State, seat: int, a: int) -> Sequence[Trace]:
    """The way of each card that some seat may not know."""
    if seat == CHANCE:
        return [Trace(KINDS[a], None, _hand(s, s.turn), 2)] if s.phase == Phase.DEAL else []
    if s.phase == Phase.CALL:
        return []
    if a >= TAKE:
        return _shown(s, a - TAKE)
    kind, row, side = a // (SEATS * 2), a // 2 % SEATS, a % 2
    place = Place(f"round {s.round_number} row {row} card {s.length[row]}", frozenset({seat}))
    return [Trace(KINDS[kind], _hand(s, seat), place if side == DOWN else OPEN, 1)]


def _shown(s: State, row: int) -> Sequence[Trace]:
    """D5.2: all cards of a taken row are shown."""
    return [
        Trace(KINDS[s.cards[row, place] - 1], _face_down(s, row, place), OPEN)
        for place in range(s.length[row])
        if s.side[row, place] == DOWN
    ]
