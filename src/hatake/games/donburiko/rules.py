"""The rules of Donburiko!, in the order of RULEBOOK.md."""

from hatake.contract import CHANCE, NOBODY, Numbers, State
from hatake.games.donburiko.pieces import (
    CARRIED,
    CHIPS,
    COPIES,
    DONBURIKO,
    DOWN,
    HAND,
    KIND,
    LOACH,
    LOWEST,
    OUTCOMES,
    POINTS,
    PURSE,
    QUIET,
    RICH,
    ROUNDS,
    ROW,
    SEATS,
    TAKE,
    UP,
    WILD,
    WILD_STEP,
    Deed,
    Phase,
)
from hatake.jit import rule

# D2 Setup of the game


@rule
def setup(s: State) -> None:
    """D2.1, D2.3: chips for all, and a first player, by chance unless the option names one."""
    for seat in range(s.seats):
        s.chips[seat] = PURSE[s.seats]
    s.bank = CHIPS - s.seats * PURSE[s.seats]
    if s.first == 0:
        s.phase = Phase.FIRST
    else:
        s.starter = s.first - 1
        start_round(s)


@rule
def copies(s: State, kind: int) -> int:
    """D2.2: with two players both "1 or 5" stay in the box."""
    return 0 if s.seats == 2 and kind == WILD else COPIES[kind]


@rule
def left_of(s: State, seat: int) -> int:
    """D2.3: turns go clockwise, by rising seat number, wrapping round."""
    return seat + 1 if seat + 1 < s.seats else 0


# D3 Start of a round


@rule
def start_round(s: State) -> None:
    """D3.1: all cards go back into the deck; what lies on the table stays in sight until the first new card."""
    s.round_number += 1
    s.dealt = 0
    for kind in range(KIND):
        s.deck[kind] = copies(s, kind)
    s.phase = Phase.ROWS


@rule
def sweep(s: State) -> None:
    """D3.1: clear the table of the round before; nobody is out."""
    for row in range(s.seats):
        s.length[row], s.is_taken[row] = 0, 0
        for place in range(ROW):
            s.cards[row, place], s.adder[row, place], s.side[row, place] = 0, 0, 0
    for seat in range(s.seats):
        s.is_out[seat], s.hand_size[seat] = 0, 0
        for kind in range(KIND):
            s.hands[seat, kind] = 0


@rule
def lay_row(s: State, kind: int) -> None:
    """D3.1: one face-up card starts each player's row."""
    if s.dealt == 0:
        sweep(s)
    s.deck[kind] -= 1
    lay_card(s, s.dealt, kind, -1, UP)
    s.last.deed, s.last.card, s.last.row = Deed.ROW, kind + 1, s.dealt
    s.dealt += 1
    if s.dealt == s.seats:
        s.phase = Phase.DEAL
        s.turn = s.starter


@rule
def lay_card(s: State, row: int, kind: int, seat: int, side: int) -> None:
    """Put a card at the end of a row."""
    place = s.length[row]
    s.cards[row, place], s.adder[row, place], s.side[row, place] = kind + 1, seat + 1, side
    s.length[row] += 1


@rule
def deal(s: State, kind: int) -> None:
    """D3.2: one card to each in turn, round and round; once all hands are full, the rest stays aside."""
    seat = s.turn
    s.deck[kind] -= 1
    s.hands[seat, kind] += 1
    s.hand_size[seat] += 1
    s.last.deed, s.last.card, s.last.seat = Deed.DEAL, kind + 1, seat
    s.dealt += 1
    s.turn = left_of(s, seat)
    if s.dealt == s.seats * (1 + HAND[s.seats]):
        s.phase = Phase.TURN


# D4 A turn


@rule
def to_move(s: State) -> int:
    """Chance until all is dealt, then the seat on turn."""
    if s.phase == Phase.TURN or s.phase == Phase.CALL:
        return s.turn
    return NOBODY if s.phase == Phase.OVER else CHANCE


@rule
def has_room(s: State, row: int) -> bool:
    """D4.1: a row still on the table, with fewer than six added cards."""
    return row < s.seats and not s.is_taken[row] and s.length[row] < ROW


@rule
def may_take(s: State, row: int) -> bool:
    """D4.4: a row still on the table, of at least two cards."""
    return row < s.seats and not s.is_taken[row] and s.length[row] >= 2


@rule
def is_legal(s: State, seat: int, a: int) -> bool:
    """D4, D6.1: what a seat may do; only the one on turn may do anything."""
    if seat != to_move(s) or a < 0 or a > QUIET:
        return False
    if s.phase == Phase.CALL:
        return a == DONBURIKO or a == QUIET
    if a >= TAKE:
        return a < DONBURIKO and may_take(s, a - TAKE)
    kind, row, side = a // (SEATS * 2), a // 2 % SEATS, a % 2
    return s.hands[seat, kind] > 0 and has_room(s, row) and (side == UP or s.chips[seat] > 0)  # D4.3


@rule
def legal(s: State, seat: int, out: Numbers) -> int:
    """The same as a list."""
    if seat != to_move(s):
        return 0
    if s.phase == Phase.CALL:
        out[0], out[1] = DONBURIKO, QUIET
        return 2
    n = list_adds(s, seat, out)
    for row in range(SEATS):
        out[n] = TAKE + row
        n += may_take(s, row)
    return n


@rule
def list_adds(s: State, seat: int, out: Numbers) -> int:
    """D4.1-D4.3 as a list. Sets of bits, and writing first, save the branches a processor would guess wrong."""
    rooms, held, may_hide, n = 0, 0, int(s.chips[seat] > 0), 0
    for row in range(SEATS):
        rooms |= has_room(s, row) << row
    for kind in range(KIND):
        held |= (s.hands[seat, kind] > 0) << kind
    while held > 0:
        kind, held = LOWEST[held], held & (held - 1)
        for row in range(SEATS):
            room = rooms >> row & 1
            out[n] = (kind * SEATS + row) * 2 + UP
            n += room
            out[n] = (kind * SEATS + row) * 2 + DOWN
            n += room & may_hide
    return n


@rule
def weights(s: State, out: Numbers) -> int:
    """D2.3, D3.1: every seat may come first alike; every card left is as likely as any other."""
    total = 0
    for i in range(OUTCOMES):
        out[i] = i < s.seats if s.phase == Phase.FIRST else s.deck[i]
        total += out[i]
    return total


@rule
def apply(s: State, seat: int, a: int) -> None:
    """Do a move, and note in `s.last` what came of it."""
    note(s, seat)
    if s.phase == Phase.TURN:
        if a < TAKE:
            add(s, seat, a)
        else:
            take(s, seat, a - TAKE)
    elif s.phase == Phase.DEAL:
        deal(s, a)
    elif s.phase == Phase.ROWS:
        lay_row(s, a)
    elif s.phase == Phase.CALL:
        call(s, a)
    else:
        choose_first(s, a)


@rule
def note(s: State, seat: int) -> None:
    """A clean page for what happens now."""
    s.last.deed, s.last.seat, s.last.card, s.last.row, s.last.side = 0, seat, 0, 0, 0
    s.last.stake, s.last.points, s.last.gain, s.last.credited, s.last.round_over = 0, 0, 0, 0, 0


@rule
def choose_first(s: State, seat: int) -> None:
    """D2.3: chance has named the first player."""
    s.last.deed, s.last.seat = Deed.FIRST, seat
    s.starter = seat
    start_round(s)


@rule
def add(s: State, seat: int, a: int) -> None:
    """D4.1: a card from the hand joins a row."""
    kind, row, side = a // (SEATS * 2), a // 2 % SEATS, a % 2
    s.hands[seat, kind] -= 1
    s.hand_size[seat] -= 1
    lay_card(s, row, kind, seat, side)
    s.last.deed, s.last.card, s.last.row, s.last.side = Deed.ADD, kind + 1, row, side
    if side == UP:
        s.last.gain = min(1, s.bank)  # D4.2
        receive(s, seat, s.last.gain)
    else:
        s.last.stake = 1  # D4.3
        s.chips[seat] -= 1
        s.stakes[row] += 1
    pass_turn(s)


# D5 Taking a row


@rule
def take(s: State, seat: int, row: int) -> None:
    """D5: chips on the cards first, then the points; a six lets the taker call Donburiko."""
    s.last.deed, s.last.row, s.last.stake = Deed.TAKE, row, s.stakes[row]
    s.chips[seat] += s.stakes[row]  # D5.1
    s.stakes[row] = 0
    watch_for_the_end(s, seat)  # D8.1: also between D5.1 and D5.4
    points = row_points(s, row)
    s.last.points = points
    settle(s, seat, points)
    s.is_taken[row] = 1  # D5.6
    s.is_out[seat] = 1  # D4.5
    s.last_taker = seat
    if points == CARRIED and s.length[row] < ROW:  # D6.1, D6.2
        s.phase = Phase.CALL
    else:
        pass_turn(s)


@rule
def row_points(s: State, row: int) -> int:
    """D5.2, D5.3: nothing for seven cards; otherwise the sum, ponds turned by a loach, the best for "1 or 5"."""
    if s.length[row] == ROW:
        return 0
    acorns, ponds, wild, loaches = 0, 0, 0, 0
    for place in range(s.length[row]):
        kind = s.cards[row, place] - 1
        wild += kind == WILD
        loaches += kind == LOACH
        acorns += max(0, POINTS[kind])
        ponds -= min(0, POINTS[kind])
    points = acorns + ponds if loaches > 0 else acorns - ponds
    best = points
    for _ in range(wild):
        points += WILD_STEP
        if worth(points) > worth(best):
            best = points
    return best


@rule
def worth(points: int) -> int:
    """D5.4: chips for points: up to 6 one each; the excess over 6, or the shortfall, is paid."""
    return CARRIED - points if points > CARRIED else points


@rule
def settle(s: State, seat: int, points: int) -> None:
    """D5.4, D5.5: the bank pays, or notes a credit when it cannot; the taker pays no more than they have."""
    gain = worth(points)
    if gain > s.bank:
        s.credit[seat] += gain
        s.last.credited = gain
        s.is_last_round = 1  # D8.1: a bank too small counts as empty
    else:
        s.last.gain = max(gain, -s.chips[seat])
        receive(s, seat, s.last.gain)


@rule
def receive(s: State, seat: int, chips: int) -> None:
    """Move chips from the bank to a player; fewer than none go back."""
    s.bank -= chips
    s.chips[seat] += chips
    watch_for_the_end(s, seat)


# D6 Donburiko


@rule
def call(s: State, a: int) -> None:
    """D6.1: "Donburiko!" ends the round for everybody; staying quiet lets it go on."""
    if a == DONBURIKO:
        s.last.deed = Deed.DONBURIKO
        end_round(s)
    else:
        s.last.deed = Deed.QUIET
        pass_turn(s)


# D7 End of a round


@rule
def pass_turn(s: State) -> None:
    """D4.5, D7.1: the next player who is not out; the round ends when there is none, or none can do anything."""
    s.phase = Phase.TURN
    for _ in range(s.seats):
        s.turn = left_of(s, s.turn)
        if not s.is_out[s.turn]:
            if can_act(s, s.turn):
                return
            break
    end_round(s)


@rule
def can_act(s: State, seat: int) -> bool:
    """D4.6: with an empty hand there must be a row to take."""
    takeable = s.hand_size[seat]
    for row in range(SEATS):
        takeable += may_take(s, row)
    return takeable > 0


@rule
def end_round(s: State) -> None:
    """D7.2, D7.3: chips on cards go to the bank; the last taker starts the next round, unless the game is over."""
    s.last.round_over = 1
    for row in range(s.seats):
        s.bank += s.stakes[row]
        s.stakes[row] = 0
    s.starter = s.last_taker
    if s.is_last_round or s.round_number == ROUNDS:  # D8.1, D8.4
        s.phase = Phase.OVER
    else:
        start_round(s)


# D8 End of the game


@rule
def watch_for_the_end(s: State, seat: int) -> None:
    """D8.1, D8.2: once somebody was rich or the bank empty, this round is the last, whatever follows."""
    if s.chips[seat] >= RICH or s.bank == 0:
        s.is_last_round = 1


@rule
def scores(s: State, out: Numbers) -> None:
    """D8.3: chips in hand and credit."""
    for seat in range(s.seats):
        out[seat] = s.chips[seat] + s.credit[seat]


@rule
def places(s: State, out: Numbers) -> None:
    """D8.3: most points win; equal points share a place."""
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            out[seat] += s.chips[other] + s.credit[other] > s.chips[seat] + s.credit[seat]
