"""Donburiko! as a picture: which pieces lie where, and how picking them makes moves. Made from VIEWs only."""

from collections.abc import Iterator

from hatake.contract import Message, Piece, Scene, View, Who
from hatake.games.donburiko.pieces import DONBURIKO, DOWN, KIND, KINDS, QUIET, TAKE, Deed, Phase
from hatake.games.donburiko.words import NAMES, SIDES, card, held, parts

TOP, WIDTH, HEIGHT = -0.25, 6.6, 8.55
PLATE_Y, HELD_Y, PURSE_Y = 0.4, 0.95, 1.5
ROW_Y, OVERLAP = 2.75, 0.52
HAND_Y = 7.48
BANK_X, BANK_Y = 5.8, 7.28
LETTERS, PEEK = 0.3, 0.36
CHIP = 0.4
CHIPS_ABREAST, HEAP = 7, 0.78
PLATE = 2.2
SYMBOLS = (
    "back",
    "acorn-1",
    "acorn-2",
    "acorn-3",
    "acorn-4",
    "acorn-5",
    "acorn-w",
    "loach",
    "pond-1",
    "pond-2",
)


def scene(v: View) -> Scene:
    """The seats at the top, the rows in the middle, the own hand and the bank below."""
    pieces = [*_bank(v), *_hand(v)]
    for seat in range(v.seats):
        pieces += _seat(v, seat)
    for row in range(v.seats):
        pieces += _row(v, row)
    return Scene((0.0, TOP, WIDTH, HEIGHT), pieces)


# Seats


def _seat_x(v: View, seat: int) -> float:
    return WIDTH * (seat + 0.5) / float(v.seats)


def _seat(v: View, seat: int) -> Iterator[Piece]:
    x = _seat_x(v, seat)
    chips, credit = int(v.chips[seat]), int(v.credit[seat])
    name = Message("plate", {"who": Who(seat)})
    counts = {"who": Who(seat), "chips": chips, "credit": credit, "cards": int(v.hand_size[seat])}
    label = Message("plate-out" if v.is_out[seat] else "plate-in", counts)
    yield Piece(f"seat-{seat}", "plate", x, PLATE_Y, label, text=name, size=min(PLATE, WIDTH / float(v.seats) * 0.94))
    if v.phase in (Phase.TURN, Phase.CALL) and v.turn == seat:
        yield Piece("turn", "turn", x, PLATE_Y - 0.42, Message("turn-mark", {"who": Who(seat)}), size=0.36, layer=3)
    yield from _purse(v, seat, x)
    if seat != v.seat:
        yield from _others_hand(v, seat, x)


def _purse(v: View, seat: int, x: float) -> Iterator[Piece]:
    """Chips in a heap; those just received come from the bank or from the row."""
    chips = int(v.chips[seat])
    is_actor = v.last.seat == seat and v.last.deed in (Deed.ADD, Deed.TAKE)
    gained = max(0, int(v.last.gain)) if is_actor else 0
    staked = int(v.last.stake) if is_actor and v.last.deed == Deed.TAKE else 0
    abreast = max(CHIPS_ABREAST, (chips + 1) // 2)
    for i in range(chips):
        source = ""
        if i >= chips - gained:
            source = "bank"
        elif i >= chips - gained - staked:
            source = f"row-{v.last.row}"
        dx = (i % abreast - (min(chips, abreast) - 1) / 2) * HEAP / (abreast - 1)
        place = (x + dx - 0.24, PURSE_Y + 0.2 * (i // abreast))
        yield Piece(f"seat-{seat}-chip-{i}", "chip", *place, Message("chip"), size=CHIP, layer=1, source=source)
    text = Message("purse", {"chips": chips})
    yield Piece(f"purse-{seat}", "", x + 0.56, PURSE_Y, text, text=text, size=LETTERS, layer=4)
    if v.credit[seat] > 0:
        owed = Message("owed", {"credit": int(v.credit[seat])})
        yield Piece(f"owed-{seat}", "", x + 0.56, PURSE_Y + 0.3, owed, text=owed, size=LETTERS, layer=4)


def _others_hand(v: View, seat: int, x: float) -> Iterator[Piece]:
    """Cards in another hand: backs, but for a viewer who may see them."""
    known = held(v, seat)
    for i in range(v.hand_size[seat]):
        number = known[i] + 1 if i < len(known) else 0
        label = Message("others-card", {"who": Who(seat), "card": card(number)})
        dx = (i - (int(v.hand_size[seat]) - 1) / 2) * 0.32
        yield Piece(f"seat-{seat}-card-{i}", SYMBOLS[number], x + dx, HELD_Y, label, size=0.3, layer=2)


# Rows


def _row_x(v: View, row: int) -> float:
    return WIDTH * (row + 0.5) / float(v.seats)


def _row(v: View, row: int) -> Iterator[Piece]:
    x, pick = _row_x(v, row), f"row:{row + 1}"
    if v.length[row] > 0 and not v.is_taken[row]:
        label = Message("row-label", {"row": row + 1, "cards": int(v.length[row]), "stake": int(v.stakes[row])})
        yield Piece(f"row-{row}", "row", x, ROW_Y, label, pick=pick, size=1.14)
    for place in range(v.length[row]):
        yield _row_card(v, row, place)
        if v.side[row, place] == DOWN and not v.is_taken[row]:
            yield from _on_face_down(v, row, place)


def _on_face_down(v: View, row: int, place: int) -> Iterator[Piece]:
    """D4.3: the chip on the card; and for those who know it, which card it is."""
    x, y, layer = _row_x(v, row), ROW_Y + OVERLAP * place, 5 + place
    source = _last_chip(v) if _is_new(v, row, place) else ""
    yield Piece(
        f"stake-{row}-{place}", "chip", x + 0.3, y - 0.45, Message("staked"), size=CHIP, layer=layer, source=source
    )
    if v.cards[row, place] > 0:
        label = card(v.cards[row, place])
        text = Message("peek", {"card": KINDS[v.cards[row, place] - 1]})
        yield Piece(f"peek-{row}-{place}", "", x - 0.28, y - 0.45, label, text=text, size=PEEK, layer=layer)


def _row_card(v: View, row: int, place: int) -> Piece:
    number = int(v.cards[row, place])
    is_hidden = number == 0 or (v.side[row, place] == DOWN and not v.is_taken[row])
    label = card(number)
    if v.side[row, place] == DOWN:
        label = Message("face-down", {"who": Who(v.adder[row, place] - 1), "card": card(number)})
    return Piece(
        f"row-{row}-card-{place}",
        "back" if is_hidden else SYMBOLS[number],
        _row_x(v, row),
        ROW_Y + OVERLAP * place,
        label,
        pick="" if v.is_taken[row] else f"row:{row + 1}",
        size=0.8 if v.is_taken[row] else 1.0,
        layer=5 + place,
        source=_added_from(v) if _is_new(v, row, place) else "",
    )


def _added_from(v: View) -> str:
    """Where the card just added lay: its place in the own hand, or the end of somebody else's."""
    if v.last.seat != v.seat:
        return f"seat-{v.last.seat}-card-{v.hand_size[v.last.seat]}"
    kind = v.last.card - 1
    return f"hand-{NAMES[kind]}-{v.hands[v.seat, kind]}"


def _is_new(v: View, row: int, place: int) -> bool:
    return bool(v.last.deed == Deed.ADD and v.last.row == row and place == v.length[row] - 1)


def _last_chip(v: View) -> str:
    return f"seat-{v.last.seat}-chip-{v.chips[v.last.seat]}"


# The hand and the bank


def _hand(v: View) -> Iterator[Piece]:
    if v.seat < 0:
        return
    cards = [(kind, i) for kind in range(KIND) for i in range(v.hands[v.seat, kind])]
    for n, (kind, i) in enumerate(cards):
        x = WIDTH / 2 - 0.6 + (n - (len(cards) - 1) / 2) * 1.15
        key, symbol, label = f"hand-{NAMES[kind]}-{i}", SYMBOLS[kind + 1], card(kind + 1)
        yield Piece(key, symbol, x, HAND_Y, label, pick=f"hand:{KINDS[kind]}", layer=20)


def _bank(v: View) -> Iterator[Piece]:
    """The bowl with its chips; what has just been paid is seen to arrive."""
    text = Message("bank", {"chips": int(v.bank)})
    yield Piece("bank", "bank", BANK_X, BANK_Y, text, size=1.0, layer=1)
    yield Piece("bank-chips", "", BANK_X, BANK_Y + 0.65, text, text=text, size=LETTERS, layer=1)
    paid = -int(v.last.gain) if v.last.deed == Deed.TAKE else 0
    for i in range(paid):
        source = f"seat-{v.last.seat}-chip-{v.chips[v.last.seat] + i}"
        place = (BANK_X - 0.2 + 0.1 * i, BANK_Y - 0.3)
        yield Piece(f"paid-{i}", "chip", *place, Message("chip"), size=CHIP, layer=2, source=source)


# Picks


def picks(v: View, a: int) -> tuple[str, ...]:
    """A card, a row and a side; or a row and "take"; or one of two words."""
    if a >= DONBURIKO:
        return ("donburiko",) if a < QUIET else ("quiet",)
    if a >= TAKE:
        return (f"row:{a - TAKE + 1}", "take")
    kind, row, side = parts(a)
    return (f"hand:{KINDS[kind]}", f"row:{row + 1}", SIDES[side])


def caption(v: View, pick: str) -> Message:
    """The name of a pick."""
    place, _, which = pick.partition(":")
    if place == "hand":
        return Message("pick-hand", {"card": card(KINDS.index(which) + 1)})
    if place == "row":
        return Message("pick-row", {"row": int(which)})
    return Message(f"pick-{pick}")
