"""The rules of Tanemaki, in the order of RULEBOOK.md; planting and harvesting (T5, T6) are in fields.py."""

from hatake.contract import CHANCE, NOBODY, Numbers, State
from hatake.games.tanemaki.fields import earnings, fits, harvest, may_harvest, plant, turn_over
from hatake.games.tanemaki.pieces import (
    ACTIONS,
    COPIES,
    FIELDS,
    HAND,
    HARVEST,
    KIND,
    LAST,
    MANURE,
    OUTCOMES,
    PASS,
    PLANT,
    PUT,
    SEATS,
    STORE,
    STRENGTHS,
    VEGETABLE,
    Deed,
    Phase,
)
from hatake.jit import rule

# T2 Setup


@rule
def setup(s: State) -> None:
    """T2.1, T2.2: all cards into the deck, fields empty; a first player, by chance unless the option names one."""
    s.phase, s.deck_size = Phase.FIRST, 0
    for kind in range(KIND):
        s.deck[kind] = copies(s, kind)
        s.deck_size += s.deck[kind]
    if s.first > 0:
        s.turn = s.first - 1
        start_turn(s)


@rule
def copies(s: State, kind: int) -> int:
    """T1.1, T8.1: the cards of each kind in the game; how much manure is an option."""
    return s.manure if kind == MANURE else COPIES[kind]


@rule
def choose_first(s: State, seat: int) -> None:
    """T2.2: chance has named the first player."""
    s.last.deed, s.last.seat = Deed.FIRST, seat
    s.turn = seat
    start_turn(s)


# T3 A turn


@rule
def to_move(s: State) -> int:
    """Chance until all is drawn; then the seat on turn, or whoever holds the card in flight."""
    if s.phase == Phase.ANSWER:
        return s.holder
    if s.phase == Phase.GIVE or s.phase == Phase.LAST:
        return s.turn
    return NOBODY if s.phase == Phase.OVER else CHANCE


@rule
def start_turn(s: State) -> None:
    """T3.1: with too few cards to draw, and no reshuffle left, the game is over."""
    if s.deck_size <= s.seats and s.reshuffled < s.reshuffles:
        reshuffle(s)
    if s.deck_size <= s.seats:
        end_game(s)
    else:
        s.turn_number += 1
        s.phase = Phase.DRAW


@rule
def draw(s: State, kind: int) -> None:
    """T3.2: players + 1 cards come into the hand, one by one."""
    s.last.deed, s.last.seat, s.last.card = Deed.DRAW, s.turn, kind + 1
    s.deck[kind] -= 1
    s.deck_size -= 1
    s.hand[kind] += 1
    s.hand_size += 1
    if s.hand_size > s.seats:
        s.phase = Phase.GIVE


@rule
def is_address(s: State, to: int) -> bool:
    """T3.3: an opponent of the active player who has not planted in this turn."""
    return to < s.seats and to != s.turn and not s.planted >> to & 1


@rule
def give(s: State, a: int) -> None:
    """T3.3: a card leaves the hand, face down."""
    kind, to = a // SEATS, a % SEATS
    s.last.deed, s.last.card, s.last.to = Deed.GIVE, kind + 1, to
    s.hand[kind] -= 1
    s.hand_size -= 1
    s.flight = kind + 1
    s.holder = to
    s.had = 1 << to
    s.phase = Phase.ANSWER


@rule
def has_stored(s: State, kind: int) -> bool:
    """Whether such a card lies in the storehouse."""
    return s.store[0] == kind + 1 or s.store[1] == kind + 1


@rule
def may_plant_last(s: State, seat: int, a: int) -> bool:
    """T3.4: a card from the hand or from the storehouse, on an own field that it fits."""
    kind, place, field = a // 2 // FIELDS, a // FIELDS % 2, a % FIELDS
    has_it = s.hand[kind] > 0 if place == HAND else has_stored(s, kind)
    return has_it and fits(s, seat, field, kind)


@rule
def plant_last(s: State, seat: int, a: int) -> None:
    """T3.4: the active player plants one card, what is left is thrown away, and the turn passes on."""
    kind, place, field = a // 2 // FIELDS, a // FIELDS % 2, a % FIELDS
    s.last.deed, s.last.card, s.last.field = Deed.LAST, kind + 1, field
    if place == HAND:
        s.hand[kind] -= 1
    else:
        slot = 0 if s.store[0] == kind + 1 else 1
        s.store[slot] = 0
        s.last.place = slot + 1
    plant(s, seat, field, kind)
    throw_rest(s)
    s.turn = left_of(s, seat)
    start_turn(s)


@rule
def throw_rest(s: State) -> None:
    """T3.4: all cards left in hand and storehouse go to the discard pile; everybody sees them."""
    for kind in range(KIND):
        if s.hand[kind] > 0:
            s.discard[kind] += s.hand[kind]
            s.hand[kind] = 0
            s.last.thrown = kind + 1
    for slot in range(STORE):
        if s.store[slot] > 0:
            s.discard[s.store[slot] - 1] += 1
            s.last.thrown, s.last.thrown_place = s.store[slot], slot + 1
            s.store[slot] = 0
    s.hand_size, s.stored, s.planted = 0, 0, 0


@rule
def left_of(s: State, seat: int) -> int:
    """T2.2: turns go to the left, by rising seat number, wrapping round."""
    return seat + 1 if seat + 1 < s.seats else 0


# T4 The card in flight


@rule
def may_answer(s: State, seat: int, a: int) -> bool:
    """T4: what whoever holds the card in flight may do with it; with two players there is no handing on (T4.4)."""
    if a == PUT:
        return s.stored < STORE  # T4.3
    if a >= PASS:
        return is_address(s, a - PASS) and not s.had >> (a - PASS) & 1  # T4.2
    return fits(s, seat, a - PLANT, s.flight - 1)  # T4.1


@rule
def answer(s: State, seat: int, a: int) -> None:
    """T4: plant it, hand it on or store it."""
    s.last.card = s.flight
    if a < PASS:
        keep(s, seat, a - PLANT)
    elif a < PUT:
        hand_on(s, a - PASS)
    else:
        put(s)


@rule
def keep(s: State, seat: int, field: int) -> None:
    """T4.1: whoever plants the card plants no more in this turn; once all have, the active player does."""
    s.last.deed, s.last.field = Deed.PLANT, field
    plant(s, seat, field, s.flight - 1)
    s.planted |= 1 << seat
    land(s)
    if s.planted | 1 << s.turn == (1 << s.seats) - 1:
        s.phase = Phase.LAST


@rule
def hand_on(s: State, to: int) -> None:
    """T4.2: face down to another opponent; everybody sees who has had it."""
    s.last.deed, s.last.to = Deed.PASS, to
    s.holder = to
    s.had |= 1 << to


@rule
def put(s: State) -> None:
    """T4.3: face up into the storehouse."""
    s.last.deed = Deed.STORE
    s.store[0 if s.store[0] == 0 else 1] = s.flight
    s.stored += 1
    land(s)


@rule
def land(s: State) -> None:
    """T4.5: the card has come to rest; whoever stored it may be given another."""
    s.flight, s.holder, s.had = 0, 0, 0
    s.phase = Phase.GIVE


# T7 End


@rule
def end_game(s: State) -> None:
    """T7.1: everybody harvests both fields."""
    s.phase = Phase.OVER
    for seat in range(s.seats):
        for field in range(FIELDS):
            s.last.last_gains[seat] += earnings(s, seat, field)
            turn_over(s, seat, field)


@rule
def scores(s: State, out: Numbers) -> None:
    """T7.2: coins."""
    for seat in range(s.seats):
        out[seat] = s.coins[seat]


@rule
def places(s: State, out: Numbers) -> None:
    """T7.2, T7.3: most coins; then most of the rarest vegetable among them, and so on; then a shared place."""
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            out[seat] += is_ahead(s, other, seat)


@rule
def is_ahead(s: State, seat: int, other: int) -> bool:
    """T7.3: whether a seat has more coins, or as many and more of the first vegetable that differs."""
    if s.coins[seat] != s.coins[other]:
        return s.coins[seat] > s.coins[other]
    for vegetable in range(VEGETABLE):
        difference = coins_of(s, seat, vegetable) - coins_of(s, other, vegetable)
        if difference != 0:
            return difference > 0
    return False


@rule
def coins_of(s: State, seat: int, vegetable: int) -> int:
    """How many of a seat's coins are cards of a vegetable."""
    found = 0
    for kind in range(vegetable * STRENGTHS, (vegetable + 1) * STRENGTHS):
        found += s.purse[seat, kind]
    return found


# T8 Options


@rule
def reshuffle(s: State) -> None:
    """T8.2: the discard pile is shuffled into what is left of the deck."""
    for kind in range(KIND):
        s.deck[kind] += s.discard[kind]
        s.deck_size += s.discard[kind]
        s.discard[kind] = 0
    s.reshuffled += 1
    s.last.is_reshuffled = 1


# Choice points and moves


@rule
def is_legal(s: State, seat: int, a: int) -> bool:
    """What a seat may do now: the one to move its choice, and everybody a harvest."""
    if a < 0 or a >= ACTIONS or seat < 0 or seat >= s.seats:
        return False
    if a >= HARVEST:
        return may_harvest(s, seat, a - HARVEST)
    if seat != to_move(s):
        return False
    if s.phase == Phase.GIVE:
        return a < PLANT and s.hand[a // SEATS] > 0 and is_address(s, a % SEATS)
    if s.phase == Phase.ANSWER:
        return a >= PLANT and a < LAST and may_answer(s, seat, a)
    return a >= LAST and may_plant_last(s, seat, a - LAST)


@rule
def legal(s: State, seat: int, out: Numbers) -> int:
    """The same as a list."""
    n = 0
    if seat == to_move(s):
        if s.phase == Phase.GIVE:
            n = list_gifts(s, out)
        elif s.phase == Phase.ANSWER:
            for a in range(PLANT, LAST):
                out[n] = a
                n += may_answer(s, seat, a)
        else:
            n = list_last(s, seat, out)
    for field in range(FIELDS):
        out[n] = HARVEST + field
        n += may_harvest(s, seat, field)
    return n


@rule
def list_gifts(s: State, out: Numbers) -> int:
    """T3.3 as a list."""
    n = 0
    for kind in range(KIND):
        if s.hand[kind] > 0:
            for to in range(s.seats):
                out[n] = kind * SEATS + to
                n += is_address(s, to)
    return n


@rule
def list_last(s: State, seat: int, out: Numbers) -> int:
    """T3.4 as a list."""
    n = 0
    for kind in range(KIND):
        if s.hand[kind] > 0 or has_stored(s, kind):
            for a in range(kind * 2 * FIELDS, (kind + 1) * 2 * FIELDS):
                out[n] = LAST + a
                n += may_plant_last(s, seat, a)
    return n


@rule
def weights(s: State, out: Numbers) -> int:
    """T2.2, T3.2: every seat may come first alike; every card in the deck is as likely as any other."""
    total = 0
    for i in range(OUTCOMES):
        out[i] = i < s.seats if s.phase == Phase.FIRST else s.deck[i]
        total += out[i]
    return total


@rule
def apply(s: State, seat: int, a: int) -> None:
    """Do a move, and note in `s.last` what came of it."""
    note(s, seat)
    if s.phase == Phase.DRAW:
        draw(s, a)
    elif s.phase == Phase.FIRST:
        choose_first(s, a)
    elif a >= HARVEST:
        harvest(s, seat, a - HARVEST)
    elif s.phase == Phase.GIVE:
        give(s, a)
    elif s.phase == Phase.ANSWER:
        answer(s, seat, a)
    else:
        plant_last(s, seat, a - LAST)


@rule
def note(s: State, seat: int) -> None:
    """A clean page for what happens now."""
    s.last.deed, s.last.seat, s.last.card, s.last.to, s.last.field, s.last.place = 0, seat, 0, 0, 0, 0
    s.last.crop, s.last.seeds, s.last.gain = 0, 0, 0
    s.last.thrown, s.last.thrown_place, s.last.is_reshuffled = 0, 0, 0
