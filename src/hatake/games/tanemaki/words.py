"""Tanemaki in words: written moves, and why one is not allowed. Made from VIEWs only.

What is told of them is in telling.py.
"""

from functools import cache

from hatake.contract import CHANCE, Message, Refused, View, Who
from hatake.games.tanemaki.pieces import (
    ACTIONS,
    CROP,
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
    Phase,
)
from hatake.games.tanemaki.telling import account, board, card, data, say, vegetable

__all__ = ["account", "board", "data", "read", "say", "why_not", "write"]

PLACES = ("hand", "store")

# Moves


def write(v: View, seat: int, a: int) -> str:
    """`give R2 3`, `plant f1`, `pass 4`, `store`, `plant M store f2`, `harvest f1`; `*first 2`, `*draw R2`."""
    if seat != CHANCE:
        return _written(a)
    return f"*first {a + 1}" if v.phase == Phase.FIRST else f"*draw {KINDS[a]}"


@cache
def _written(a: int) -> str:
    if a < PLANT:
        return f"give {KINDS[a // SEATS]} {a % SEATS + 1}"
    if a < PASS:
        return f"plant f{a - PLANT + 1}"
    if a < LAST:
        return "store" if a == PUT else f"pass {a - PASS + 1}"
    if a < HARVEST:
        kind, place, field = planted_last(a)
        return f"plant {KINDS[kind]} {PLACES[place]} f{field + 1}"
    return f"harvest f{a - HARVEST + 1}"


def planted_last(a: int) -> tuple[int, int, int]:
    """The card, the place it comes from and the field of an action that ends a turn."""
    return (a - LAST) // 2 // FIELDS, (a - LAST) // FIELDS % 2, (a - LAST) % FIELDS


READ = {_written(a): a for a in range(ACTIONS)}


def read(v: View, seat: int, text: str) -> int:
    """The action or outcome that is written so."""
    if seat == CHANCE:
        found = {write(v, CHANCE, outcome): outcome for outcome in range(KIND)}
        if text not in found:
            clause = "T2.2" if v.phase == Phase.FIRST else "T3.2"
            raise Refused(Message("not-an-outcome", {"text": text, "such": write(v, CHANCE, 0)}), clause)
        return found[text]
    if text not in READ:
        raise _unreadable(v, text)
    return READ[text]


def _unreadable(v: View, text: str) -> Refused:
    verb, *rest = text.split(" ")
    is_last = verb == "plant" and len(rest) == 3
    if (is_last or (verb == "give" and len(rest) == 2)) and rest[0] not in KINDS:
        return Refused(Message("no-such-card", {"card": rest[0]}), "T1.1")
    if is_last and rest[1] not in PLACES:
        return Refused(Message("no-such-place", {"place": rest[1]}), "T3.4")
    if is_last or (verb in ("plant", "harvest") and len(rest) == 1):
        return Refused(Message("no-such-field", {"field": rest[-1]}), "T2.1")
    if (verb, len(rest)) in (("give", 2), ("pass", 1)):
        return _no_player(v, rest[-1])
    return Refused(Message("not-a-move", {"text": text}), "T3")


# Why not


def why_not(v: View, seat: int, a: int) -> Refused:
    """The first clause that stands against an action."""
    if seat == CHANCE:
        return _no_outcome(v, a)
    if v.phase == Phase.OVER:
        return Refused(Message("over"), "T3.1")
    if v.phase in (Phase.FIRST, Phase.DRAW):
        return Refused(Message("still-drawing"), "T6.1" if a >= HARVEST else "T3.2")
    if a >= HARVEST:
        return Refused(Message("field-empty", {"field": a - HARVEST + 1}), "T6.1")
    return _not_for(v, seat, a)


def _no_outcome(v: View, a: int) -> Refused:
    if v.phase == Phase.FIRST:
        return _no_player(v, str(a + 1))
    return Refused(Message("card-not-in-deck", {"card": card(a + 1)}), "T3.2")


def _no_player(v: View, number: str) -> Refused:
    return Refused(Message("no-such-player", {"number": number, "players": int(v.seats)}), "T1.3")


def _not_for(v: View, seat: int, a: int) -> Refused:
    """One who is not to choose may harvest only; one who is, may do only what the moment asks for."""
    if v.phase == Phase.ANSWER:
        if seat != v.holder:
            return Refused(Message("holds-the-card", {"who": Who(v.holder)}), "T4")
        is_answer = PLANT <= a < LAST
        return _no_answer(v, seat, a) if is_answer else Refused(Message("answer-first"), "T4")
    if seat != v.turn:
        return Refused(Message("not-your-turn", {"who": Who(v.turn)}), "T3.3")
    if PLANT <= a < LAST:
        return Refused(Message("nothing-in-flight"), "T4")
    if v.phase == Phase.GIVE:
        return _no_gift(v, a) if a < PLANT else Refused(Message("others-first"), "T3.4")
    return _no_end(v, seat, a) if a >= LAST else Refused(Message("all-have-planted"), "T3.4")


def _no_gift(v: View, a: int) -> Refused:
    kind, to = a // SEATS, a % SEATS
    if v.hand[kind] == 0:
        return Refused(Message("not-in-hand", {"card": card(kind + 1)}), "T3.3")
    return _no_address(v, to, "T3.3") or Refused(Message("to-yourself"), "T3.3")


def _no_address(v: View, to: int, clause: str) -> Refused | None:
    if to >= v.seats:
        return _no_player(v, str(to + 1))
    if v.planted >> to & 1:
        return Refused(Message("has-planted", {"who": Who(to)}), clause)
    return None


def _no_answer(v: View, seat: int, a: int) -> Refused:
    if a == PUT:
        return Refused(Message("store-full", {"cards": STORE}), "T4.3")
    if a < PASS:
        return _no_room(v, seat, a - PLANT, int(v.flight) - 1)
    to = a - PASS
    if to == v.turn:
        return Refused(Message("not-back", {"who": Who(to)}), "T4.2")
    return _no_address(v, to, "T4.2") or Refused(Message("has-had", {"who": Who(to)}), "T4.2")


def _no_end(v: View, seat: int, a: int) -> Refused:
    kind, place, field = planted_last(a)
    has_it = v.hand[kind] > 0 if PLACES[place] == "hand" else kind + 1 in v.store
    if not has_it:
        return Refused(Message(f"not-in-{PLACES[place]}", {"card": card(kind + 1)}), "T3.4")
    return _no_room(v, seat, field, kind)


def _no_room(v: View, seat: int, field: int, kind: int) -> Refused:
    if kind == MANURE or v.crop[seat, field] in (0, CROP[kind]):
        return Refused(Message("fields-alike"), "T5.4")
    grown = vegetable(int(v.crop[seat, field]))
    return Refused(Message("other-vegetable", {"field": field + 1, "vegetable": grown}), "T5.1")
