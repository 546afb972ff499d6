"""The rules of Gardening, in the order of RULEBOOK.md."""

from hatake.contract import CHANCE, NOBODY, Numbers, State
from hatake.games.gardening.effects import ask, choosable, choose, first_choice, happen, steal
from hatake.games.gardening.flowers import any_of, leave_hand, only, suit_of, suits_of, take_openly, threes
from hatake.games.gardening.pieces import (
    ACTIONS,
    ALL,
    BIRDS,
    BRIDGED,
    DISCARD,
    DOCK,
    EFFECT,
    END,
    FLOWERS,
    HAND,
    LAST_END,
    ONES,
    OUTCOMES,
    PAIRS,
    PLANTED,
    RAIN,
    SEATS,
    TRIPLES,
    Deed,
    Effect,
    Ending,
    Phase,
)
from hatake.jit import rule

# G2 Setup


@rule
def setup(s: State) -> None:
    """G2.1: all flowers shuffled; a first player, by chance unless the option names one."""
    s.pile, s.pile_size = ALL, FLOWERS
    if s.first == 0:
        s.phase = Phase.FIRST
    else:
        choose_first(s, s.first - 1)


@rule
def choose_first(s: State, seat: int) -> None:
    """G2.1: from this seat on, flowers are dealt one at a time."""
    s.turn = seat
    s.phase = Phase.DEAL


@rule
def deal(s: State, flower: int) -> None:
    """G2.1: five flowers to each."""
    draw_from_pile(s, flower)
    s.last.deed = Deed.DEAL
    s.dealt += 1
    s.turn = 1 - s.turn
    if s.dealt == SEATS * HAND:
        s.phase = Phase.DRAW


# G3 A turn


@rule
def to_move(s: State) -> int:
    """G3: chance deals, draws and steals unseen; all else is done by the seat on turn."""
    if s.phase == Phase.OVER:
        return NOBODY
    return s.turn if s.phase >= Phase.TURN else CHANCE


@rule
def is_legal(s: State, seat: int, a: int) -> bool:
    """G3.2, G3.3, G5.4: what a seat may do; only the one on turn may do anything."""
    if seat != to_move(s) or a < 0 or a >= ACTIONS:
        return False
    if s.phase != Phase.TURN:
        choice = a - first_choice(s.phase)
        return 0 <= choice < FLOWERS and choosable(s, seat) >> choice & 1 == 1
    if a < DISCARD:
        return may_plant(s, seat, a)
    if a < END:
        return s.hand_size[seat] > HAND and s.hands[seat] >> (a - DISCARD) & 1 == 1  # G5.1
    return a == END and s.hand_size[seat] <= HAND


@rule
def legal(s: State, seat: int, out: Numbers) -> int:
    """The same as a list."""
    if seat != to_move(s):
        return 0
    if s.phase != Phase.TURN:
        return list_flowers(choosable(s, seat), first_choice(s.phase), out, 0)
    hand = s.hands[seat]
    n = list_flowers(hand & suits_of(s.garden[seat]) * 15, 0, out, 0)
    if hand & BIRDS != 0:
        n = list_sets(hand, PAIRS, TRIPLES, out, n)
    if threes(hand) != 0:
        n = list_sets(hand, TRIPLES, DISCARD, out, n)
    if s.hand_size[seat] > HAND:
        return list_flowers(hand, DISCARD, out, n)
    out[n] = END
    return n + 1


@rule
def list_flowers(flowers: int, start: int, out: Numbers, n: int) -> int:
    """An action for each flower of a set."""
    while flowers != 0:
        out[n] = start + any_of(flowers)
        flowers &= flowers - 1
        n += 1
    return n


@rule
def list_sets(hand: int, start: int, end: int, out: Numbers, n: int) -> int:
    """Every planting in a range whose flowers are all in the hand."""
    for a in range(start, end):
        if hand & PLANTED[a] == PLANTED[a]:
            out[n] = a
            n += 1
    return n


@rule
def weights(s: State, out: Numbers) -> int:
    """G2.1, G5.4, G5.5: every flower that may come is as likely as any other."""
    for i in range(OUTCOMES):
        out[i] = 0
    if s.phase == Phase.FIRST:
        out[0], out[1] = 1, 1
        return SEATS
    coming = s.hands[1 - s.turn] if s.phase == Phase.SNATCH else drawable(s)
    for i in range(OUTCOMES):
        out[i] = coming >> i & 1
    if s.phase == Phase.SNATCH:
        return s.hand_size[1 - s.turn]
    return max(1, s.pile_size)


@rule
def drawable(s: State) -> int:
    """G5.5: the shuffled part of the pile comes first, then the bottom, one after another."""
    return s.pile if s.pile_size > 0 else only(s.bottom[0] - 1)


@rule
def apply(s: State, seat: int, a: int) -> None:
    """Do a move, and note in `s.last` what came of it."""
    note(s, seat)
    if s.phase == Phase.TURN:
        act(s, seat, a)
    elif s.phase == Phase.DRAW:
        draw(s, a)
    elif s.phase == Phase.SNATCH:
        steal(s, s.turn, only(a))
    elif s.phase == Phase.DEAL:
        deal(s, a)
    elif s.phase == Phase.FIRST:
        s.last.deed, s.last.seat = Deed.FIRST, a
        choose_first(s, a)
    else:
        choose(s, seat, a - first_choice(s.phase))


@rule
def note(s: State, seat: int) -> None:
    """A clean page for what happens now."""
    s.last.deed, s.last.cause, s.last.owner, s.last.flowers = 0, s.cause, 0, 0
    s.last.is_spent, s.last.is_skipped, s.last.is_from_bottom, s.last.has_washed = 0, 0, 0, 0
    s.last.shuffled[0], s.last.shuffled[1] = 0, 0
    s.last.seat = s.turn if seat == CHANCE else seat


@rule
def act(s: State, seat: int, a: int) -> None:
    """G3.2, G3.3: plant, discard, or say that the turn is over."""
    s.cause, s.last.cause = 0, 0
    if a < DISCARD:
        plant(s, seat, PLANTED[a])
    elif a < END:
        discard(s, seat, a - DISCARD)
    else:
        end_turn(s)


@rule
def draw(s: State, flower: int) -> None:
    """G3.1: the seat on turn draws, and then plants and discards; the Rice Bowl's draw is no other."""
    if s.pile_size > 0:
        draw_from_pile(s, flower)
    else:
        draw_from_bottom(s, flower)
    s.last.deed = Deed.DRAW
    s.phase = Phase.TURN
    if s.pile_size == 0 and s.bottom_size == 0:
        end_with_the_pile(s)


@rule
def draw_from_pile(s: State, flower: int) -> None:
    """G2.1, G3.1: only an open hand shows what has been drawn."""
    s.pile ^= only(flower)
    s.pile_size -= 1
    s.last.flowers = only(flower)
    s.hands[s.turn] |= only(flower)
    s.hand_size[s.turn] += 1
    if s.is_open[s.turn]:
        s.known[s.turn] |= only(flower)


@rule
def draw_from_bottom(s: State, flower: int) -> None:
    """G5.5: the earliest first; everybody knows which flower that is."""
    s.bottom_size -= 1
    for i in range(s.bottom_size):
        s.bottom[i] = s.bottom[i + 1]
    s.bottom[s.bottom_size] = 0
    s.last.is_from_bottom, s.last.flowers = 1, only(flower)
    take_openly(s, s.turn, only(flower))


@rule
def end_turn(s: State) -> None:
    """G3.3, G6.3: the other player's turn, unless this was the 500th."""
    s.last.deed = Deed.END
    s.ends += 1
    s.spent = 0  # G5.2
    s.turn = 1 - s.turn
    s.phase = Phase.DRAW
    if s.ends == LAST_END:
        end_game(s, Ending.TURNS, 0)


# G4 Planting


@rule
def may_plant(s: State, seat: int, a: int) -> bool:
    """G4.1-G4.3: three of a suit, a bird and another, or one that joins its suit in the garden."""
    if s.hands[seat] & PLANTED[a] != PLANTED[a]:
        return False
    return a >= PAIRS or s.garden[seat] & suit_of(a) != 0


@rule
def plant(s: State, seat: int, flowers: int) -> None:
    """G4: from the hand into the own garden."""
    s.last.deed, s.last.flowers = Deed.PLANT, flowers
    leave_hand(s, seat, flowers)
    if flowers & BIRDS != 0 and s.garden[seat] & RAIN != 0:  # G4.5: before G4.4 is looked at
        s.last.has_washed = 1
        s.garden[seat] ^= RAIN
        s.shelf[seat] |= RAIN
    grow(s, seat, flowers)


@rule
def grow(s: State, seat: int, flowers: int) -> None:
    """G4.4, G6.1: four of a suit win. Whatever is planted, by whom and how, shuts the Eye (G5.4)."""
    s.is_open[0], s.is_open[1] = 0, 0
    garden = s.garden[seat] | flowers
    s.garden[seat] = garden
    if garden & garden >> 1 & garden >> 2 & garden >> 3 & ONES != 0:
        end_game(s, Ending.FOUR, seat + 1)


# G5 Discarding


@rule
def discard(s: State, seat: int, flower: int) -> None:
    """G5.1, G5.2: to the own shelf; the first time in a turn the effect happens."""
    is_spent = s.spent & only(flower) != 0
    effect = 0 if is_spent else int(EFFECT[flower])
    s.spent |= only(flower)
    s.cause = flower + 1
    s.last.deed, s.last.flowers, s.last.is_spent = Deed.DISCARD, only(flower), is_spent
    leave_hand(s, seat, only(flower))
    if effect == Effect.RAIN:
        grow(s, seat, only(flower))
        return
    s.shelf[1 - seat if effect == Effect.DOCK else seat] |= only(flower)
    if effect <= Effect.SAKURA:
        ask(s, seat, effect)
    else:
        happen(s, 1 - seat, effect)


# G6 End


@rule
def end_with_the_pile(s: State) -> None:
    """G6.2: the Dock, wherever it is, joins the other three of its suit; without those it is a tie."""
    for seat in range(SEATS):
        if s.garden[seat] & BRIDGED == BRIDGED:
            for place in range(SEATS):
                leave_hand(s, place, s.hands[place] & DOCK)
                s.shelf[place] &= ~DOCK
                s.garden[place] &= ~DOCK
            grow(s, seat, DOCK)
            s.ending = Ending.DOCK
            return
    end_game(s, Ending.PILE, 0)


@rule
def end_game(s: State, ending: int, winner: int) -> None:
    """G6: over, with a winner (seat + 1) or none."""
    s.phase, s.ending, s.winner = Phase.OVER, ending, winner


@rule
def scores(s: State, out: Numbers) -> None:
    """G6.4: 1 for the winner, 0 for all others."""
    for seat in range(SEATS):
        out[seat] = s.winner == seat + 1


@rule
def places(s: State, out: Numbers) -> None:
    """G6.4: a tie is shared."""
    for seat in range(SEATS):
        out[seat] = 2 if s.winner == 2 - seat else 1
