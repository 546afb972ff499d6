"""Who knows what in Tanemaki (RULEBOOK.md, Secret). All secrecy of the game is in this file.

Only two things are ever hidden: the active player's hand, and the card in flight. But everybody may count. The cards
whose place a viewer has not seen lie in the deck, in the active hand or in flight; where there is just one way for
them to lie, the viewer knows it.
"""

from collections.abc import Iterator, Sequence

import numpy as np

from hatake.contract import CHANCE, SPECTATOR, WITNESS, Numbers, Place, State, Trace, View
from hatake.games.tanemaki.fields import earnings, shortfall
from hatake.games.tanemaki.pieces import (
    FIELDS,
    HARVEST,
    KIND,
    KINDS,
    LAST,
    MANURE,
    PASS,
    PLANT,
    PUT,
    SEATS,
    STORE,
    STRENGTHS,
    Deed,
    Phase,
)
from hatake.games.tanemaki.rules import copies
from hatake.jit import rule
from hatake.kit.random import weighted


@rule
def view(s: State, seat: int, out: View) -> None:
    """Everything the seat may know: what lies open, the own hand, and the card in flight if it came by."""
    out.seat = seat
    copy_open(s, out)
    for owner in range(s.seats):
        for field in range(FIELDS):
            out.earns[owner, field] = earnings(s, owner, field)
            out.lacks[owner, field] = shortfall(s, owner, field)
    out.last = s.last
    is_certain = counts_alike(s, seat)
    sees_flight = knows_flight(s, seat) or is_certain
    if sees_flight:
        out.flight = s.flight
    elif s.last.deed == Deed.GIVE or s.last.deed == Deed.PASS:
        out.last.card = 0
    if holds_hand(s, seat) or is_certain or (s.deck_size == 0 and sees_flight):
        for kind in range(KIND):
            out.hand[kind] = s.hand[kind]
    if s.last.deed == Deed.DRAW and not (holds_hand(s, seat) or is_certain):
        out.last.card = 0


@rule
def holds_hand(s: State | View, viewer: int) -> bool:
    """Whether the active hand is the viewer's own."""
    return viewer == s.turn or viewer == WITNESS


@rule
def knows_flight(s: State, viewer: int) -> bool:
    """Whether no card is in flight, or the viewer gave it or has had it."""
    return s.flight == 0 or holds_hand(s, viewer) or (viewer >= 0 and s.had >> viewer & 1 == 1)


@rule
def counts_alike(s: State, viewer: int) -> bool:
    """Whether all cards whose place the viewer has not seen are equal, so that counting tells where they are."""
    unseen = 0
    for kind in range(KIND):
        has_it = s.deck[kind] > 0 or (s.hand[kind] > 0 and not holds_hand(s, viewer))
        unseen += has_it or (s.flight == kind + 1 and not knows_flight(s, viewer))
    return unseen == 1


@rule
def copy_open(s: State | View, out: State | View) -> None:
    """What lies open to all, between a STATE and a VIEW either way."""
    out.seats, out.first, out.manure, out.reshuffles = s.seats, s.first, s.manure, s.reshuffles
    out.phase, out.turn, out.turn_number, out.reshuffled = s.phase, s.turn, s.turn_number, s.reshuffled
    out.hand_size, out.deck_size, out.planted = s.hand_size, s.deck_size, s.planted
    out.holder, out.had, out.stored = s.holder, s.had, s.stored
    for slot in range(STORE):
        out.store[slot] = s.store[slot]
    for kind in range(KIND):
        out.discard[kind] = s.discard[kind]
    for seat in range(s.seats):
        out.coins[seat] = s.coins[seat]
        for kind in range(KIND):
            out.purse[seat, kind] = s.purse[seat, kind]
        for field in range(FIELDS):
            copy_field(s, out, seat, field)


@rule
def copy_field(s: State | View, out: State | View, seat: int, field: int) -> None:
    """One field and all that lies on it."""
    out.crop[seat, field], out.seeds[seat, field] = s.crop[seat, field], s.seeds[seat, field]
    out.cards[seat, field] = s.cards[seat, field]
    for plot in range(STRENGTHS + 1):
        out.plots[seat, field, plot] = s.plots[seat, field, plot]


@rule
def guess(v: View, rng: Numbers, out: State) -> None:
    """Deal the cards the viewer has not seen, all equally likely, to where unseen cards lie."""
    copy_open(v, out)
    out.last, out.flight = v.last, v.flight
    left = np.empty(KIND, np.int64)
    n = unseen(v, left)
    if v.phase == Phase.ANSWER and v.flight == 0:
        out.flight = taken(rng, left, n) + 1
        n -= 1
    if v.last.deed == Deed.GIVE or v.last.deed == Deed.PASS:
        out.last.card = out.flight
    if holds_hand(v, v.seat):
        for kind in range(KIND):
            out.hand[kind] = v.hand[kind]
    else:
        fill_hand(v, rng, left, n, out)
    for kind in range(KIND):
        out.deck[kind] = left[kind]


@rule
def unseen(v: View, left: Numbers) -> int:
    """Count the cards of each kind whose place the viewer has not seen; return how many there are."""
    is_holder = holds_hand(v, v.seat)
    for kind in range(KIND):
        left[kind] = copies(v, kind) - v.discard[kind] - (v.flight == kind + 1)
        if is_holder:
            left[kind] -= v.hand[kind]
    for slot in range(STORE):
        if v.store[slot] > 0:
            left[v.store[slot] - 1] -= 1
    for seat in range(v.seats):
        leave_out(v, seat, left)
    total = 0
    for kind in range(KIND):
        total += left[kind]
    return total


@rule
def leave_out(v: View, seat: int, left: Numbers) -> None:
    """What lies before a seat has been seen: its coins and its fields."""
    for kind in range(KIND):
        left[kind] -= v.purse[seat, kind]
    for field in range(FIELDS):
        left[MANURE] -= v.plots[seat, field, STRENGTHS]
        if v.crop[seat, field] > 0:
            for plot in range(STRENGTHS):
                left[(v.crop[seat, field] - 1) * STRENGTHS + plot] -= v.plots[seat, field, plot]


@rule
def taken(rng: Numbers, left: Numbers, n: int) -> int:
    """A card taken from the unseen ones, all equally likely."""
    kind = weighted(rng, left, n)
    left[kind] -= 1
    return kind


@rule
def fill_hand(v: View, rng: Numbers, left: Numbers, n: int, out: State) -> None:
    """Put unseen cards into somebody else's hand; any of them may have been drawn last."""
    for i in range(v.hand_size):
        kind = taken(rng, left, n - i)
        out.hand[kind] += 1
        if v.last.deed == Deed.DRAW:
            out.last.card = kind + 1


# Traces

OPEN = Place("open", None)
"""What lies face up, in the storehouse, on a field or on the discard pile."""


class _Secret:
    """The hidden cards of a moment: the active hand, and the card in flight with those who have had it."""

    def __init__(self, s: State) -> None:
        self.turn, self.number, self.seats = int(s.turn), int(s.turn_number), int(s.seats)
        self.deck = [int(n) for n in s.deck]
        self.cards = [int(n) for n in s.hand]
        self.flight, self.had = int(s.flight) - 1, int(s.had)

    @property
    def hand(self) -> Place:
        return Place(f"turn {self.number} hand", frozenset({self.turn}))

    @property
    def air(self) -> Place:
        """Where the card in flight is: a place of its own for each gift, and for each seat it comes to."""
        readers = {seat for seat in range(self.seats) if seat == self.turn or self.had >> seat & 1}
        return Place(f"turn {self.number} gift {sum(self.cards)} had {self.had}", frozenset(readers))

    def counted_out(self) -> Iterator[Trace]:
        """Those who have seen all but equal cards know these, too, without being shown them."""
        for viewer in range(SPECTATOR, self.seats):
            known = Place(f"turn {self.number} counted by {viewer}", frozenset({viewer}))
            if len(self._unseen(viewer)) == 1:
                if self.flight >= 0:
                    yield Trace(KINDS[self.flight], self.air, known)
                for kind in range(KIND):
                    for _ in range(self.cards[kind]):
                        yield Trace(KINDS[kind], self.hand, known)

    def _unseen(self, viewer: int) -> set[int]:
        hand = self.cards if viewer != self.turn else []
        kinds = {kind for cards in (self.deck, hand) for kind, n in enumerate(cards) if n > 0}
        is_hidden = self.flight >= 0 and viewer not in (self.air.known_to or ())
        return kinds | {self.flight} if is_hidden else kinds


def traces(s: State, seat: int, a: int) -> Sequence[Trace]:
    """The way of each card that some seat may not know."""
    if s.phase == Phase.FIRST or (seat != CHANCE and a >= HARVEST):
        return []
    secret = _Secret(s)
    if a >= LAST:
        return _thrown(secret, a - LAST)
    moved = _drawn(secret, a) if seat == CHANCE else _moved(secret, a)
    return [moved, *secret.counted_out()]


def _drawn(secret: _Secret, kind: int) -> Trace:
    secret.deck[kind] -= 1
    secret.cards[kind] += 1
    return Trace(KINDS[kind], None, secret.hand, 1)


def _moved(secret: _Secret, a: int) -> Trace:
    """A card given, handed on, or come to lie face up."""
    if a < PLANT:
        secret.flight, secret.had = a // SEATS, 1 << a % SEATS
        secret.cards[secret.flight] -= 1
        return Trace(KINDS[secret.flight], secret.hand, secret.air, 1)
    card, air = KINDS[secret.flight], secret.air
    if PASS <= a < PUT:
        secret.had |= 1 << (a - PASS)
        return Trace(card, air, secret.air)
    secret.flight = -1
    return Trace(card, air, OPEN)


def _thrown(secret: _Secret, a: int) -> Sequence[Trace]:
    """T3.4: all that is left in the hand is seen by all, the card planted from it first."""
    planted = a // 2 // FIELDS
    kinds = [kind for kind in range(KIND) for _ in range(secret.cards[kind])]
    return [Trace(KINDS[kind], secret.hand, OPEN) for kind in sorted(kinds, key=lambda kind: kind != planted)]
