"""Tanemaki as a picture: which pieces lie where, and how picking them makes moves. Made from VIEWs only."""

from collections.abc import Iterator

from hatake.contract import Message, Piece, Scene, View, Who
from hatake.games.tanemaki.pieces import FIELDS, HARVEST, KINDS, LAST, PASS, PLANT, PUT, RATES, SEATS, Deed, Phase
from hatake.games.tanemaki.plots import Plot, plots
from hatake.games.tanemaki.telling import CROPS, card, held, listed, mover, symbol
from hatake.games.tanemaki.words import PLACES, planted_last

WIDTH = 6.6
YARD, TABLE, OWN, HAND = 1.38, 1.5, 2.45, 1.75
"""How tall each part is: another player's yard, the middle of the table, the own yard, the own hand."""
DECK_X, STORE_X, HEAP_X = 0.8, 3.2, 5.65
SLOTS_X = (2.78, 3.62)
HAND_STEP = 1.08
COINS_ABREAST = 8


def scene(v: View) -> Scene:
    """The others' yards at the top, the table in the middle, the own yard and the own hand below."""
    others = [(max(0, int(v.seat)) + 1 + i) % int(v.seats) for i in range(v.seats)]
    pieces: list[Piece] = []
    if v.seat >= 0:
        others.remove(int(v.seat))
    else:
        others.sort()
    for i, seat in enumerate(others):
        pieces += _yard(v, seat, i * YARD)
    middle = len(others) * YARD
    pieces += _table(v, middle + TABLE / 2)
    height = middle + TABLE
    if v.seat >= 0:
        pieces += _own_yard(v, height)
        pieces += _hand(v, height + OWN + HAND / 2 - 0.1)
        height += OWN + HAND
    return Scene((0.0, -0.1, WIDTH, height + 0.2), pieces, ask=_ask(v))


def _ask(v: View) -> Message | None:
    """What the viewer is to choose; nothing while it is for others to choose."""
    if v.seat < 0 or v.seat != mover(v):
        return None
    if v.phase == Phase.GIVE:
        return Message("ask-give")
    return Message("ask-last") if v.phase == Phase.LAST else Message("ask-answer", {"card": card(v.flight)})


# Yards


def _yard(v: View, seat: int, top: float) -> Iterator[Piece]:
    """Another player's strip: name, coins and hand to the left, two fields to the right."""
    pick, label = f"seat:{seat + 1}", _summary(v, seat)
    yield Piece(f"yard-{seat}", "yard", WIDTH / 2, top + YARD / 2, label, pick=pick, size=WIDTH - 0.1)
    yield from _plate(v, seat, 0.78, top + 0.3, 1.34)
    yield from _coins(v, seat, 0.3, top + 0.92)
    if seat == v.turn:
        yield from _others_hand(v, seat, top + 0.92)
    if v.phase == Phase.ANSWER and seat == v.holder:
        yield _flight(v, 1.4, top + 0.92, 0.56)
    if v.planted >> seat & 1:
        yield Piece(f"planted-{seat}", "sprout", 1.4, top + 0.92, label, size=0.42, layer=4)
    for field in range(FIELDS):
        plot = Plot(seat, field, 2.95 + 2.36 * field, top + YARD / 2, 2.3)
        yield from plots(v, plot, pick)


def _own_yard(v: View, top: float) -> Iterator[Piece]:
    """The viewer's own fields, with a basket to harvest each."""
    seat = int(v.seat)
    yield from _plate(v, seat, 1.05, top + 0.25, 1.8)
    yield from _coins(v, seat, 2.5, top + 0.25)
    if v.planted >> seat & 1:
        yield Piece(f"planted-{seat}", "sprout", 4.1, top + 0.25, _summary(v, seat), size=0.42, layer=4)
    for field in range(FIELDS):
        plot = Plot(seat, field, 1.68 + 3.24 * field, top + 1.45, 3.16)
        yield from plots(v, plot, f"field:{field + 1}")
        if v.cards[seat, field] > 0:
            pick = f"harvest:{field + 1}"
            where = (plot.x + 1.17, plot.y + 0.36)
            yield Piece(f"basket-{field}", "basket", *where, caption(v, pick), pick=pick, size=0.75, layer=40)


def _summary(v: View, seat: int) -> Message:
    state = "planted" if v.planted >> seat & 1 else "active" if seat == v.turn else "plain"
    return Message(f"yard-{state}", {"who": Who(seat), "coins": int(v.coins[seat])})


def _plate(v: View, seat: int, x: float, y: float, size: float) -> Iterator[Piece]:
    """The name; a straw hat shows whose turn it is, and the mark whose decision."""
    who = Who(seat)
    name, pick = Message("plate", {"who": who}), f"seat:{seat + 1}"
    yield Piece(f"seat-{seat}", "plate", x, y, _summary(v, seat), pick=pick, text=name, size=size, layer=1)
    if seat == v.turn and v.phase != Phase.FIRST:
        yield Piece("hat", "hat", x + size / 2 + 0.16, y - 0.04, Message("hat", {"who": who}), size=0.46, layer=5)
    if seat == mover(v):
        mark = Message("turn-mark", {"who": who})
        yield Piece("turn", "turn", x - size / 2 + 0.1, y - 0.1, mark, size=0.42, layer=6)
    if v.phase == Phase.ANSWER and seat != v.holder and v.had >> seat & 1:
        yield Piece(
            f"had-{seat}", "had", x + size / 2 + 0.12, y - 0.02, Message("had", {"who": who}), size=0.34, layer=5
        )


def _coins(v: View, seat: int, x: float, y: float) -> Iterator[Piece]:
    """Coins in a heap; those of the last harvest come from its field."""
    coins, last = int(v.coins[seat]), v.last
    text = Message("purse-of", {"coins": coins})
    yield Piece(f"purse-{seat}", "coin-next", x, y + 0.1, text, size=0.36, layer=1)
    gain = int(last.last_gains[seat])
    if last.deed == Deed.HARVEST and last.seat == seat:
        gain = int(last.gain)
    for i in range(coins):
        source = f"field-{seat}-{last.field}" if i >= coins - gain else ""
        place = (x + 0.035 * (i % COINS_ABREAST), y + 0.1 - 0.045 * (i // COINS_ABREAST) - 0.02 * (i % 2))
        yield Piece(f"coin-{seat}-{i}", "coin", *place, Message("coin"), size=0.36, layer=2, source=source)
    number = Message("count", {"number": coins})
    yield Piece(f"coins-{seat}", "", x + 0.5, y + 0.05, text, text=number, size=0.3, layer=4)


def _others_hand(v: View, seat: int, y: float) -> Iterator[Piece]:
    """Backs, but for a viewer who may see the cards or has counted them out."""
    numbers = held(v)
    step = 0.56 / max(3, len(numbers) - 1)
    for i, number in enumerate(numbers):
        label = Message("others-card", {"who": Who(seat), "card": card(number)})
        is_new = v.last.deed == Deed.DRAW and i == len(numbers) - 1
        x = 1.4 + (i - (len(numbers) - 1) / 2) * step
        source = "deck" if is_new else ""
        yield Piece(f"held-{i}", symbol(number), x, y, label, size=0.36, layer=2 + i, source=source)


# The card in flight


def _flight(v: View, x: float, y: float, size: float) -> Piece:
    """It keeps its key from hand to hand, so everybody sees it travel; its face only those who know it."""
    label = Message("in-flight", {"who": Who(v.holder), "card": card(v.flight)})
    source = _left_hand(v, int(v.last.card), 0) if v.last.deed == Deed.GIVE else ""
    return Piece("flight", symbol(v.flight), x, y, label, size=size, layer=50, source=source)


def _left_hand(v: View, number: int, before: int) -> str:
    """Where a card lay that has just left the active hand; `before` others of its kind left it with it."""
    if v.last.seat != v.seat:
        return f"held-{v.hand_size + before}"
    return f"hand-{KINDS[number - 1]}-{int(v.hand[number - 1]) + before}"


# The middle of the table


def _table(v: View, y: float) -> Iterator[Piece]:
    deck = Message("deck", {"cards": int(v.deck_size), "reshuffles": int(v.reshuffles - v.reshuffled)})
    count = Message("count", {"number": int(v.deck_size)})
    yield Piece("deck", "deck" if v.deck_size > 0 else "deck-empty", DECK_X, y, deck, text=count, size=0.9)
    yield Piece("store", "store", STORE_X, y, Message("store"), pick="store", size=2.3)
    for slot, number in enumerate(v.store):
        if number > 0:
            is_new = v.last.deed == Deed.STORE and slot == v.stored - 1
            source, pick = "flight" if is_new else "", f"store:{KINDS[number - 1]}"
            x, label = SLOTS_X[slot], Message("stored", {"card": card(number)})
            yield Piece(f"stored-{slot}", symbol(number), x, y + 0.1, label, pick, size=0.72, layer=5, source=source)
    yield from _heap(v, y)


def _heap(v: View, y: float) -> Iterator[Piece]:
    """The discard pile, told card by card to whoever asks; the last card thrown away is seen to fall on it."""
    pile = listed(v.discard)
    cards = tuple(card(kind + 1) for kind in pile)
    label = Message("heap", {"cards": cards}) if pile else Message("heap-empty")
    number = Message("count", {"number": len(pile)})
    yield Piece("heap", "heap", HEAP_X, y + 0.15, label, size=1.3)
    yield Piece("heap-count", "", HEAP_X, y + 0.5, label, text=number, size=0.26, layer=8)
    if v.last.thrown > 0:
        is_second = v.last.place == 0 and v.last.thrown == v.last.card
        source = f"stored-{v.last.thrown_place - 1}" if v.last.thrown_place else _left_hand_last(v, is_second)
        where = (HEAP_X, y - 0.1)
        thrown = Message("thrown", {"card": card(v.last.thrown)})
        yield Piece("thrown", symbol(v.last.thrown), *where, thrown, size=0.6, turn=12, layer=7, source=source)


def _left_hand_last(v: View, is_second: bool) -> str:
    return f"hand-{KINDS[v.last.thrown - 1]}-{int(is_second)}" if v.last.seat == v.seat else "held-1"


# The own hand


def _hand(v: View, y: float) -> Iterator[Piece]:
    """The active player's cards, or the card in flight while the viewer holds it."""
    if v.phase == Phase.ANSWER and v.holder == v.seat:
        yield _flight(v, WIDTH / 2, y, 1.0)
        yield from _rates(v.flight - 1, "flight", WIDTH / 2, y + 0.87)
    if v.turn != v.seat:
        return
    kinds = listed(v.hand)
    for n, kind in enumerate(kinds):
        i, x = kinds[:n].count(kind), WIDTH / 2 + (n - (len(kinds) - 1) / 2) * HAND_STEP
        is_new = v.last.deed == Deed.DRAW and v.last.card == kind + 1 and i == v.hand[kind] - 1
        key, source = f"hand-{KINDS[kind]}-{i}", "deck" if is_new else ""
        label = card(kind + 1)
        yield Piece(key, symbol(kind + 1), x, y, label, pick=f"hand:{KINDS[kind]}", layer=20, source=source)
        yield from _rates(kind, key, x, y + 0.87)


def _rates(kind: int, key: str, x: float, y: float) -> Iterator[Piece]:
    """T1.2: the seeds that 1, 2, 3 and 4 coins need, below a card that is being thought about."""
    crop = CROPS[kind]
    if crop > 0:
        one, two, three, four = (int(rate) for rate in RATES[crop - 1])
        text = Message("rates", {"one": one, "two": two, "three": three, "four": four})
        label = Message("rates-told", {"one": one, "two": two, "three": three, "four": four})
        yield Piece(f"rates-{key}", "", x, y, label, text=text, size=0.22, layer=20)


# Picks


def picks(v: View, a: int) -> tuple[str, ...]:
    """A card and to whom; a field, a player or the storehouse; a card and a field; or just a basket."""
    if a < PLANT:
        return (f"hand:{KINDS[a // SEATS]}", f"seat:{a % SEATS + 1}")
    if a < PASS:
        return (f"field:{a - PLANT + 1}",)
    if a < LAST:
        return ("store",) if a == PUT else (f"seat:{a - PASS + 1}",)
    if a >= HARVEST:
        return (f"harvest:{a - HARVEST + 1}",)
    kind, place, field = planted_last(a)
    return (f"{PLACES[place]}:{KINDS[kind]}", f"field:{field + 1}")


def caption(v: View, pick: str) -> Message:
    """The name of a pick."""
    place, _, which = pick.partition(":")
    if place in PLACES and which:
        return Message(f"pick-{place}", {"card": card(KINDS.index(which) + 1)})
    if place == "seat":
        return Message("plate", {"who": Who(int(which) - 1)})
    if place == "harvest":
        return Message("pick-harvest", {"field": int(which), "coins": int(v.earns[v.seat, int(which) - 1])})
    return Message("pick-field", {"field": int(which)}) if which else Message("pick-put")
