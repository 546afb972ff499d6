"""The rules of Animal Village, in the order of RULEBOOK.md."""

from hatake.contract import CHANCE, NOBODY, Numbers, State
from hatake.games.animal_village.pieces import (
    ACTIONS,
    BLOCKED,
    BLUE_SIDES,
    BOTH_ANIMALS,
    COST,
    DECK,
    FACE,
    FULL_SET,
    GOLD,
    GOLD_CARDS,
    HUGE,
    ITEMS,
    KIND,
    KIND_OF,
    MOST_ITEMS,
    OPEN,
    OUTCOMES,
    PINK,
    PLACE,
    PLANT,
    POT,
    RED_ITEMS,
    ROUNDS,
    SEATS,
    SMALL,
    START,
    THEME_POINTS,
    TURN_UP,
    Deed,
    Phase,
    Theme,
)
from hatake.jit import rule

# A2 Setup


@rule
def setup(s: State) -> None:
    """A2.1, A10.1: the farm decks and the gold cards; alone, there is neither theme nor first player."""
    for kind in range(KIND):
        s.deck[kind] = DECK
        for face in range(FACE):
            s.unseen[kind, face] = BLUE_SIDES[face]
    s.theme = Theme.NONE
    s.supply = GOLD_CARDS
    if s.seats == 1:
        start_round(s)
    else:
        s.holder = -1
        s.phase = Phase.THEME


@rule
def choose_theme(s: State, theme: int) -> None:
    """A2.2: a gold card names the theme and is out of the game."""
    s.last.deed = Deed.THEME
    s.theme = theme
    s.supply -= 1
    if s.first == 0:
        s.phase = Phase.FIRST
    else:
        begin(s, s.first - 1)


@rule
def begin(s: State, seat: int) -> None:
    """A2.3: the first player gets the Start Player card; with 4 players the fourth in turn order gains 1 gold."""
    s.holder = seat
    s.last.seat = seat
    if s.seats == SEATS:
        gain_one(s, seat - 1 if seat > 0 else SEATS - 1)
    start_round(s)


# A3 Gold


@rule
def cards(gold: int) -> int:
    """A3.1: how many gold cards an amount lies on."""
    return (gold + 1) >> 1


@rule
def gain_one(s: State, holder: int) -> int:
    """A3.2: a card is turned to its 2 side, or a new one taken from the supply; if there is none, nothing comes."""
    if s.gold[holder] & 1 == 0:
        if s.supply == 0:
            return 0
        s.supply -= 1
    s.gold[holder] += 1
    return 1


@rule
def change(s: State, holder: int, gold: int) -> None:
    """A3.1: gold comes or goes; always on as few cards as can be, and the others are supply."""
    s.supply += cards(s.gold[holder])
    s.gold[holder] += gold
    s.supply -= cards(s.gold[holder])


# A4 A round


@rule
def start_round(s: State) -> None:
    """A4.1-A4.3: another action opens, gold comes to A05, and the holder of the Start Player card begins."""
    s.round_number += 1
    s.free = OPEN[s.round_number]
    if s.seats == 1:
        s.free &= ~(1 << START)  # A10.1
    s.last.pot_gain = gain_one(s, POT)  # A4.2
    s.is_pot_taken = 0
    s.starter = s.holder
    s.turn = s.starter
    s.placed = 0
    s.phase = Phase.TURN


@rule
def to_move(s: State) -> int:
    """The seat on turn, or chance where a theme, a first player or a blue side is to come."""
    if s.phase == Phase.TURN:
        return s.turn
    return NOBODY if s.phase == Phase.OVER else CHANCE


@rule
def is_legal(s: State, seat: int, a: int) -> bool:
    """A4.4, A5: an action that is open and free, with the gold and the card it needs."""
    if seat != to_move(s) or a < 0 or a >= ACTIONS or s.free >> a & 1 == 0:
        return False
    return s.gold[seat] >= COST[a] and has_card(s, seat, a)


@rule
def has_card(s: State, seat: int, a: int) -> bool:
    """A5: whether the card is there that an action takes or turns, if it does either."""
    if a == START or a == GOLD:
        return True
    if TURN_UP <= a < SMALL:
        return s.red[seat, KIND_OF[a]] > 0
    return s.deck[KIND_OF[a]] > 0


@rule
def legal(s: State, seat: int, out: Numbers) -> int:
    """The same as a list. Writing first and counting after saves the branches a processor would guess wrong."""
    if seat != to_move(s):
        return 0
    can = doable(s, seat) & s.free
    n = 0
    for a in range(ACTIONS):
        out[n] = a
        n += can >> a & 1
    return n


@rule
def doable(s: State, seat: int) -> int:
    """A5: a bit for every action that the seat has the gold and the card for."""
    decks, reds = 0, 0
    for kind in range(KIND):
        decks |= (s.deck[kind] > 0) << kind
        reds |= (s.red[seat, kind] > 0) << kind
    gold = s.gold[seat]
    small = decks if gold >= COST[SMALL] else 0
    huge = decks if gold >= COST[HUGE] else 0
    return 1 << START | decks << PLANT | 1 << GOLD | huge << HUGE | reds << TURN_UP | small << SMALL


@rule
def weights(s: State, out: Numbers) -> int:
    """A2: every theme and every first player is as likely as any other, and so is every blue side not yet seen."""
    total = 0
    for i in range(OUTCOMES):
        if s.phase == Phase.BLUE:
            out[i] = s.unseen[KIND_OF[s.opening], i] if i < FACE else 0
        else:
            out[i] = 1 if s.phase == Phase.THEME or i < s.seats else 0
        total += out[i]
    return total


@rule
def apply(s: State, seat: int, a: int) -> None:
    """Do a move, and note in `s.last` what came of it."""
    note(s, seat)
    if s.phase == Phase.TURN:
        place_animal(s, seat, a)
    elif s.phase == Phase.BLUE:
        open_blue(s, a)
    elif s.phase == Phase.THEME:
        choose_theme(s, a)
    else:
        s.last.deed = Deed.FIRST  # A2.3
        begin(s, a)


@rule
def note(s: State, seat: int) -> None:
    """A clean page for what happens now."""
    s.last.deed, s.last.seat, s.last.action, s.last.face = 0, seat, 0, 0
    s.last.paid, s.last.gain, s.last.from_pot, s.last.round_over, s.last.pot_gain = 0, 0, 0, 0, 0


@rule
def place_animal(s: State, seat: int, a: int) -> None:
    """A4.3, A4.4: an animal goes to a place, which is taken for this round unless it is A05."""
    s.last.deed, s.last.action, s.last.paid = Deed.PLACE, a, COST[a]
    s.spot[seat, 1 if s.placed >= s.seats else 0] = PLACE[a] + 1
    s.free &= ~BLOCKED[a]
    if a == GOLD:
        take_gold(s, seat)
    elif a == START:
        take_start(s, seat)
    elif a < GOLD:
        take_red(s, seat, a - PLANT)
    else:
        change(s, seat, -COST[a])
        s.opening = a
        s.phase = Phase.BLUE
    if s.phase == Phase.TURN:
        pass_turn(s)


# A5 Actions


@rule
def take_start(s: State, seat: int) -> None:
    """A01: the Start Player card, which counts from the next round, and 1 gold."""
    s.holder = seat
    s.last.gain = gain_one(s, seat)


@rule
def take_red(s: State, seat: int, kind: int) -> None:
    """A02-A04: a card of that kind, red side up."""
    s.deck[kind] -= 1
    s.red[seat, kind] += 1


@rule
def take_gold(s: State, seat: int) -> None:
    """A05, A10.2: the first in a round takes all gold there, later ones gain 1."""
    if s.is_pot_taken:
        s.last.gain = gain_one(s, seat)
        return
    pot = s.gold[POT]
    s.last.gain, s.last.from_pot, s.is_pot_taken = pot, 1, 1
    change(s, POT, -pot)
    change(s, seat, pot)


@rule
def open_blue(s: State, face: int) -> None:
    """A06-A12: chance says what the blue side shows, of a card from the deck or of an own red one."""
    seat, a = s.turn, s.opening
    kind = KIND_OF[a]
    s.last.deed, s.last.seat, s.last.action, s.last.face = Deed.BLUE, seat, a, face + 1
    if TURN_UP <= a < SMALL:
        s.red[seat, kind] -= 1  # A5.1
    else:
        s.deck[kind] -= 1
    s.unseen[kind, face] -= 1
    s.blue[seat, kind, face] += 1
    s.phase = Phase.TURN
    pass_turn(s)


@rule
def pass_turn(s: State) -> None:
    """A4.3: the next seat clockwise, by rising number and wrapping round, until all animals are placed."""
    s.placed += 1
    if s.placed < s.seats * (2 if s.round_number >= BOTH_ANIMALS else 1):
        s.turn = s.turn + 1 if s.turn + 1 < s.seats else 0
    else:
        end_round(s)


@rule
def end_round(s: State) -> None:
    """A4.5: the animals come back, and the next round starts; after the seventh the game is over."""
    s.last.round_over = 1
    if s.round_number == ROUNDS:
        s.phase = Phase.OVER
        return
    for seat in range(s.seats):
        s.spot[seat, 0], s.spot[seat, 1] = 0, 0
    start_round(s)


# A6 Scores


@rule
def items(s: State, seat: int, kind: int) -> int:
    """A6.1: what shows on the own cards of a kind, red or blue."""
    shown = s.red[seat, kind] * RED_ITEMS
    for face in range(FACE):
        shown += s.blue[seat, kind, face] * ITEMS[face]
    return shown


@rule
def harvest(s: State, seat: int) -> int:
    """A6.1: all items on the own cards."""
    shown = 0
    for kind in range(KIND):
        shown += items(s, seat, kind)
    return shown


@rule
def has_set(s: State, seat: int) -> bool:
    """A6.3: a pink turnip, a pink flower and a pink sheep."""
    kinds = 0
    for kind in range(KIND):
        pink = 0
        for face in range(FACE):
            pink += s.blue[seat, kind, face] * PINK[face]
        kinds += pink > 0
    return kinds == KIND


@rule
def themed(s: State, seat: int) -> int:
    """A6.4: how much a seat has of what the theme asks for."""
    if s.theme < KIND:
        return items(s, seat, s.theme)
    if s.theme == Theme.GOLD:
        return s.gold[seat]
    if s.theme == Theme.START:
        return 1 if s.holder == seat else 0
    reds, blues = 0, 0
    for kind in range(KIND):
        reds += s.red[seat, kind]
        for face in range(FACE):
            blues += s.blue[seat, kind, face]
    return reds if s.theme == Theme.RED else blues if s.theme == Theme.BLUE else 0


@rule
def has_theme(s: State, seat: int) -> bool:
    """A6.4: whether a seat has the most of it, and at least one."""
    mine = themed(s, seat)
    is_most = mine > 0
    for other in range(s.seats):
        is_most &= themed(s, other) <= mine
    return is_most


@rule
def score(s: State, seat: int) -> int:
    """A6.1-A6.4: harvest, A6.2 gold, full set and theme."""
    points = harvest(s, seat) + s.gold[seat]
    if has_set(s, seat):
        points += FULL_SET
    return points + THEME_POINTS if has_theme(s, seat) else points


@rule
def scores(s: State, out: Numbers) -> None:
    """A6: everybody's points, as if the game ended now."""
    for seat in range(s.seats):
        out[seat] = score(s, seat)


# A7 Winner

PLACE_BITS = 3


@rule
def rating(s: State, seat: int) -> int:
    """A7.1: points, then the theme, then the full set, then harvest, as one number."""
    tied = score(s, seat) * 2 + has_theme(s, seat)
    return (tied * 2 + has_set(s, seat)) * (MOST_ITEMS + 1) + harvest(s, seat)


@rule
def places(s: State, out: Numbers) -> None:
    """A7.1: the best rating wins; equal ones share a place. A rating waits above the bits that a place needs."""
    for seat in range(s.seats):
        out[seat] = rating(s, seat) << PLACE_BITS
    for seat in range(s.seats):
        mine = out[seat] >> PLACE_BITS
        out[seat] += 1
        for other in range(s.seats):
            out[seat] += out[other] >> PLACE_BITS > mine
    for seat in range(s.seats):
        out[seat] &= (1 << PLACE_BITS) - 1
