"""What has happened in Tanemaki, and what lies where: as messages, and as plain data. Made from VIEWs only."""

from collections.abc import Sequence
from typing import Any

from hatake.contract import NOBODY, Argument, Message, View, Who
from hatake.games.tanemaki.pieces import (
    CROP,
    FIELDS,
    KIND,
    KINDS,
    MANURE,
    STRENGTHS,
    SYMBOLS,
    VEGETABLE,
    VEGETABLES,
    Deed,
    Phase,
)

HIDDEN = "?"

# Cards


def vegetable(crop: int) -> Message:
    """The name of a vegetable as fields hold it: its number + 1."""
    return Message(VEGETABLES[crop - 1])


def card(number: int) -> Message:
    """The name of a card as events hold it: kind + 1, or 0 for one that is hidden."""
    if number == 0:
        return Message("card-hidden")
    kind = number - 1
    if kind == MANURE:
        return Message("manure")
    return Message("card", {"vegetable": Message(VEGETABLES[kind // STRENGTHS]), "symbols": int(SYMBOLS[kind])})


CROPS = [int(crop) for crop in CROP]


def symbol(number: int) -> str:
    """The drawing of a card as events hold it."""
    return KINDS[number - 1].lower() if number > 0 else "back"


def growing(v: View, seat: int, field: int) -> list[int]:
    """The kinds of the cards on a field, as they overlap: seeds first, manure behind them."""
    first = max(0, int(v.crop[seat, field]) - 1) * STRENGTHS
    kinds = [*range(first, first + STRENGTHS), MANURE]
    return [kind for plot, kind in enumerate(kinds) for _ in range(v.plots[seat, field, plot])]


def listed(counts: Sequence[int]) -> list[int]:
    """The kinds of cards that are counted by kind."""
    return [kind for kind in range(KIND) for _ in range(counts[kind])]


def mover(v: View) -> int:
    """Whose decision it is, which everybody sees; NOBODY while cards are drawn, and at the end."""
    if v.phase == Phase.ANSWER:
        return int(v.holder)
    return int(v.turn) if v.phase in (Phase.GIVE, Phase.LAST) else NOBODY


# What has happened


def say(v: View) -> Message | None:
    """The last move in words."""
    last = v.last
    told: dict[str, Argument] = {"who": Who(last.seat), "card": card(last.card)}
    match last.deed:
        case Deed.FIRST:
            return Message("says-first", {"who": Who(last.seat)})
        case Deed.DRAW:
            return Message("says-draw", told)
        case Deed.GIVE:
            return Message("says-give", {**told, "to": Who(last.to)})
        case Deed.PASS:
            return Message("says-pass", {**told, "to": Who(last.to)})
        case Deed.STORE:
            return Message("says-store", told)
        case Deed.PLANT:
            return Message("says-plant", {**told, "field": _grown(v)})
        case Deed.LAST:
            return _said_last(v)
        case Deed.HARVEST:
            return Message("says-harvest", {"who": Who(last.seat), "field": _grown(v), "coins": int(last.gain)})
    return None


def _grown(v: View) -> Message:
    """The field of the last move, with all that has grown on it; bare manure is no seeds, but so many cards."""
    if v.last.crop == 0:
        return Message("grown-bare", {"cards": int(v.last.seeds)})
    return Message("grown", {"vegetable": vegetable(v.last.crop), "seeds": int(v.last.seeds)})


def _said_last(v: View) -> Message:
    last = v.last
    told: dict[str, Argument] = {
        "who": Who(last.seat),
        "card": card(last.card),
        "field": _grown(v),
        "thrown": card(last.thrown),
    }
    said = Message("says-last-hand" if last.place == 0 else "says-last-store", told)
    if v.phase == Phase.OVER:
        gains = tuple(
            Message("gain", {"who": Who(seat), "coins": int(last.last_gains[seat])}) for seat in range(v.seats)
        )
        return Message("says-and-then", {"said": said, "then": Message("game-ends", {"gains": gains})})
    return Message("says-and-then", {"said": said, "then": Message("reshuffled")}) if last.is_reshuffled else said


# The board


def board(v: View) -> Sequence[Message]:
    """The table, line by line."""
    lines = [Message("board-head", {"turn": int(v.turn_number), "deck": int(v.deck_size), "discard": _pile(v)})]
    for seat in range(v.seats):
        lines.append(_seat_line(v, seat))
        lines += [_field_line(v, seat, field) for field in range(FIELDS)]
    stored = tuple(card(number) for number in v.store if number > 0)
    lines.append(Message("board-store", {"cards": stored}) if stored else Message("board-store-empty"))
    if v.hand_size > 0:
        lines.append(Message("board-hand", {"who": Who(v.turn), "cards": tuple(card(n) for n in held(v))}))
    if v.phase == Phase.ANSWER:
        had = tuple(Who(seat) for seat in range(v.seats) if v.had >> seat & 1)
        lines.append(Message("board-flight", {"card": card(v.flight), "who": Who(v.holder), "had": had}))
    return lines


def _pile(v: View) -> int:
    return sum(int(n) for n in v.discard)


def _seat_line(v: View, seat: int) -> Message:
    state = "seat-chooses" if seat == mover(v) else "seat-planted" if v.planted >> seat & 1 else "seat-plain"
    return Message("board-seat", {"who": Who(seat), "coins": int(v.coins[seat]), "state": Message(state)})


def _field_line(v: View, seat: int, field: int) -> Message:
    return Message("board-field", {"field": field + 1, "what": field_told(v, seat, field)})


def field_told(v: View, seat: int, field: int) -> Message:
    """A field, what it would earn now, and what is missing to the next coin."""
    kinds = growing(v, seat, field)
    if not kinds:
        return Message("field-bare")
    if v.crop[seat, field] == 0:
        return Message("field-manure", {"cards": len(kinds)})
    args: dict[str, Argument] = {
        "vegetable": vegetable(v.crop[seat, field]),
        "seeds": int(v.seeds[seat, field]),
        "cards": tuple(card(kind + 1) for kind in kinds),
        "coins": int(v.earns[seat, field]),
        "next": int(v.earns[seat, field]) + 1,
        "lacks": int(v.lacks[seat, field]),
    }
    return Message("field-grows" if v.lacks[seat, field] > 0 else "field-stays", args)


def held(v: View) -> list[int]:
    """The active hand, by kind + 1; 0 for each card the viewer may not know."""
    return [kind + 1 for kind in listed(v.hand)] or [0] * int(v.hand_size)


def account(v: View) -> Sequence[Message]:
    """What everybody has in the end, the rarest first, as ties are broken."""
    return [_account_of(v, seat) for seat in range(v.seats)]


def _account_of(v: View, seat: int) -> Message:
    counts = [sum(int(n) for n in v.purse[seat, i * STRENGTHS : (i + 1) * STRENGTHS]) for i in range(VEGETABLE)]
    counts.append(int(v.purse[seat, MANURE]))
    names = (*VEGETABLES, "manure")
    parts = [Message("purse", {"vegetable": Message(names[i]), "coins": n}) for i, n in enumerate(counts) if n > 0]
    told: dict[str, Argument] = {"who": Who(seat), "coins": int(v.coins[seat]), "of": tuple(parts)}
    return Message("account" if parts else "account-empty", told)


def data(v: View) -> dict[str, Any]:
    """A VIEW as plain values; cards by their written names, `?` for one the viewer may not know."""
    in_flight = v.phase == Phase.ANSWER
    return {
        "seat": int(v.seat) + 1,
        "phase": Phase(v.phase).name.lower(),
        "turn": int(v.turn_number),
        "active": None if v.phase == Phase.FIRST else int(v.turn) + 1,
        "to_move": None if mover(v) == NOBODY else mover(v) + 1,
        "deck": int(v.deck_size),
        "discard": [KINDS[kind] for kind in listed(v.discard)],
        "reshuffles_left": int(v.reshuffles - v.reshuffled),
        "store": [KINDS[number - 1] for number in v.store if number > 0],
        "hand": [KINDS[number - 1] if number else HIDDEN for number in held(v)],
        "flight": (KINDS[v.flight - 1] if v.flight else HIDDEN) if in_flight else None,
        "had_by": [seat + 1 for seat in range(v.seats) if v.had >> seat & 1],
        "planted": [seat + 1 for seat in range(v.seats) if v.planted >> seat & 1],
        "seats": [_seat_data(v, seat) for seat in range(v.seats)],
    }


def _seat_data(v: View, seat: int) -> dict[str, Any]:
    return {
        "fields": [_field_data(v, seat, field) for field in range(FIELDS)],
        "coins": [KINDS[kind] for kind in listed(v.purse[seat])],
    }


def _field_data(v: View, seat: int, field: int) -> dict[str, Any]:
    crop = int(v.crop[seat, field])
    return {
        "cards": [KINDS[kind] for kind in growing(v, seat, field)],
        "vegetable": VEGETABLES[crop - 1] if crop else None,
        "seeds": int(v.seeds[seat, field]),
        "earns": int(v.earns[seat, field]),
        "lacks": int(v.lacks[seat, field]),
    }
