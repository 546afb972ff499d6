"""Donburiko! in words: written moves, what is told of them, and why one is not allowed. Made from VIEWs only."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from hatake.contract import CHANCE, Message, Refused, View, Who
from hatake.games.donburiko.pieces import (
    ADDED,
    DONBURIKO,
    DOWN,
    KIND,
    KINDS,
    QUIET,
    ROW,
    SEATS,
    TAKE,
    Deed,
    Phase,
)

SIDES = ("up", "down")
HIDDEN = "?"

# Moves


def write(v: View, seat: int, a: int) -> str:
    """`add 3 r2 up`, `take r2`, `donburiko`, `quiet`; for chance `*first 2`, `*row r1 3`, `*deal 2 W`."""
    if seat != CHANCE:
        return _written(a)
    if v.phase == Phase.FIRST:
        return f"*first {a + 1}"
    if v.phase == Phase.ROWS:
        return f"*row r{v.dealt + 1} {KINDS[a]}"
    return f"*deal {v.turn + 1} {KINDS[a]}"


@cache
def _written(a: int) -> str:
    if a >= DONBURIKO:
        return "donburiko" if a == DONBURIKO else "quiet"
    if a >= TAKE:
        return f"take r{a - TAKE + 1}"
    kind, row, side = parts(a)
    return f"add {KINDS[kind]} r{row + 1} {SIDES[side]}"


def parts(a: int) -> tuple[int, int, int]:
    """The card, row and side of an action that adds a card."""
    return a // (SEATS * 2), a // 2 % SEATS, a % 2


READ = {_written(a): a for a in range(QUIET + 1)}


def read(v: View, seat: int, text: str) -> int:
    """The action or outcome that is written so."""
    if seat == CHANCE:
        found = {write(v, CHANCE, outcome): outcome for outcome in range(KIND)}
        if text not in found:
            raise Refused(Message("not-an-outcome", {"text": text, "such": write(v, CHANCE, 0)}), "D3.1")
        return found[text]
    if text not in READ:
        raise _unreadable(v, text)
    return READ[text]


def _unreadable(v: View, text: str) -> Refused:
    words = text.split(" ")
    if words[0] == "add" and len(words) == 4:
        if words[1] not in KINDS:
            return Refused(Message("no-such-card", {"card": words[1], "cards": " ".join(KINDS)}), "D1.1")
        if words[3] not in SIDES:
            return Refused(Message("no-such-side", {"side": words[3]}), "D4.1")
        return Refused(Message("no-such-row", {"row": words[2], "rows": int(v.seats)}), "D3.1")
    if words[0] == "take" and len(words) == 2:
        return Refused(Message("no-such-row", {"row": words[1], "rows": int(v.seats)}), "D3.1")
    return Refused(Message("not-a-move", {"text": text}), "D4")


# Why not


def why_not(v: View, seat: int, a: int) -> Refused:
    """The first clause that stands against an action."""
    if seat == CHANCE:
        return _no_outcome(v, a)
    if v.phase == Phase.OVER:
        return Refused(Message("over"), "D8.1")
    if v.phase in (Phase.TURN, Phase.CALL):
        return _not_for(v, seat, a)
    return Refused(Message("still-dealing"), "D3.2")


def _no_outcome(v: View, a: int) -> Refused:
    if v.phase == Phase.FIRST:
        return Refused(Message("no-such-player", {"number": a + 1, "players": int(v.seats)}), "D2.3")
    return Refused(Message("card-not-in-deck", {"card": card(a + 1)}), "D3.1")


def _not_for(v: View, seat: int, a: int) -> Refused:
    if v.is_out[seat] and not (v.phase == Phase.CALL and v.turn == seat):
        return Refused(Message("you-are-out"), "D4.5")
    if seat != v.turn:
        return Refused(Message("not-your-turn", {"who": Who(v.turn)}), "D4")
    if v.phase == Phase.CALL:
        return Refused(Message("say-first"), "D6.1")
    if a >= DONBURIKO:
        return Refused(Message("no-six-taken"), "D6.1")
    return _cannot_take(v, a - TAKE) if a >= TAKE else _cannot_add(v, a)


def _cannot_take(v: View, row: int) -> Refused:
    return _no_row(v, row) or Refused(Message("row-too-short", {"row": row + 1}), "D4.4")


def _cannot_add(v: View, a: int) -> Refused:
    kind, row, _ = parts(a)
    if v.hand_size[v.turn] == 0:
        return Refused(Message("must-take"), "D4.6")
    if v.hands[v.turn, kind] == 0:
        return Refused(Message("not-in-hand", {"card": card(kind + 1)}), "D4.1")
    gone = _no_row(v, row)
    if gone:
        return gone
    if v.length[row] == ROW:
        return Refused(Message("row-full", {"row": row + 1, "cards": ADDED}), "D4.1")
    return Refused(Message("no-chip"), "D4.3")


def _no_row(v: View, row: int) -> Refused | None:
    if row >= v.seats:
        return Refused(Message("no-such-row", {"row": f"r{row + 1}", "rows": int(v.seats)}), "D3.1")
    if v.is_taken[row]:
        return Refused(Message("row-taken", {"row": row + 1}), "D5.6")
    return None


# What has happened


def card(number: int) -> Message:
    """The name of a card as rows and events hold it: kind + 1, or 0 for one that is hidden."""
    return Message("card-hidden") if number == 0 else Message(f"card-{NAMES[number - 1]}")


NAMES = ("1", "2", "3", "4", "5", "w", "loach", "pond-1", "pond-2")
"""The kinds as message ids and symbols call them."""


def say(v: View) -> Message | None:
    """The last move in words."""
    last = v.last
    who = Who(last.seat)
    match last.deed:
        case Deed.FIRST:
            return Message("says-first", {"who": who})
        case Deed.ROW:
            return Message("says-row", {"row": last.row + 1, "card": card(last.card)})
        case Deed.DEAL:
            return Message("says-deal", {"who": who, "card": card(last.card)}) if last.card else None
        case Deed.ADD:
            return _with_end(v, _said_add(v, who))
        case Deed.TAKE:
            return _with_end(v, _said_take(v, who))
        case Deed.DONBURIKO:
            return _with_end(v, Message("says-donburiko", {"who": who}))
        case Deed.QUIET:
            return _with_end(v, Message("says-quiet", {"who": who}))
    return None


def _said_add(v: View, who: Who) -> Message:
    args = {"who": who, "row": v.last.row + 1, "card": card(v.last.card), "gain": int(v.last.gain)}
    if v.last.side == DOWN:
        return Message("says-add-down", args)
    return Message("says-add-up", args)


def _said_take(v: View, who: Who) -> Message:
    last = v.last
    row = int(last.row)
    cards = tuple(card(v.cards[row, place]) for place in range(v.length[row]))
    points, stake = int(last.points), int(last.stake)
    return Message(
        "says-take",
        {"who": who, "row": row + 1, "cards": cards, "points": points, "stake": stake, "outcome": _outcome(v)},
    )


def _outcome(v: View) -> Message:
    if v.last.credited > 0:
        return Message("outcome-credit", {"points": int(v.last.credited)})
    if v.length[v.last.row] == ROW:
        return Message("outcome-seven")
    gain = int(v.last.gain)
    return Message("outcome-pays", {"chips": -gain}) if gain < 0 else Message("outcome-gains", {"chips": gain})


def _with_end(v: View, said: Message) -> Message:
    if not v.last.round_over:
        return said
    end = "game-ends" if v.phase == Phase.OVER else "round-ends"
    return Message("says-and-then", {"said": said, "then": Message(end)})


# The board


def board(v: View) -> Sequence[Message]:
    """The table, line by line."""
    shown = Message("round-last") if v.is_last_round else Message("round-plain")
    head = Message("board-head", {"round": int(v.round_number), "bank": int(v.bank), "kind": shown})
    rows = [_row_line(v, row) for row in range(v.seats) if v.length[row] > 0]
    hand = (
        [Message("board-hand", {"cards": tuple(card(kind + 1) for kind in held(v, v.seat))})] if v.seat >= 0 else []
    )
    return [head, *rows, *(_seat_line(v, seat) for seat in range(v.seats)), *hand]


def _row_line(v: View, row: int) -> Message:
    cards = tuple(card(v.cards[row, place]) for place in range(v.length[row]))
    state = "row-gone" if v.is_taken[row] else "row-here"
    return Message(f"board-{state}", {"row": row + 1, "cards": cards, "stake": int(v.stakes[row])})


def _seat_line(v: View, seat: int) -> Message:
    turn = "turn-now" if v.phase in (Phase.TURN, Phase.CALL) and v.turn == seat else "turn-not"
    counts = {"chips": int(v.chips[seat]), "credit": int(v.credit[seat]), "cards": int(v.hand_size[seat])}
    state = Message("seat-out") if v.is_out[seat] else Message(turn)
    return Message("board-seat", {"who": Who(seat), "state": state, **counts})


def held(v: View, seat: int) -> list[int]:
    """The kinds of the cards in a hand, as far as the viewer may know them."""
    return [kind for kind in range(KIND) for _ in range(v.hands[seat, kind])]


def account(v: View) -> Sequence[Message]:
    """What everybody has in the end."""
    return [
        Message("account", {"who": Who(seat), "chips": int(v.chips[seat]), "credit": int(v.credit[seat])})
        for seat in range(v.seats)
    ]


def data(v: View) -> dict[str, Any]:
    """A VIEW as plain values; cards by their written names, `?` for one the viewer may not know."""
    return {
        "seat": int(v.seat) + 1,
        "phase": Phase(v.phase).name.lower(),
        "to_move": int(v.turn) + 1 if v.phase in (Phase.TURN, Phase.CALL) else None,
        "round": int(v.round_number),
        "is_last_round": bool(v.is_last_round),
        "starter": int(v.starter) + 1,
        "bank": int(v.bank),
        "rows": [_row_data(v, row) for row in range(v.seats)],
        "seats": [_seat_data(v, seat) for seat in range(v.seats)],
    }


def _row_data(v: View, row: int) -> dict[str, Any]:
    places = range(v.length[row])
    return {
        "cards": [KINDS[v.cards[row, place] - 1] if v.cards[row, place] else HIDDEN for place in places],
        "sides": [SIDES[v.side[row, place]] for place in places],
        "added_by": [int(v.adder[row, place]) or None for place in places],
        "stake": int(v.stakes[row]),
        "is_taken": bool(v.is_taken[row]),
    }


def _seat_data(v: View, seat: int) -> dict[str, Any]:
    known = [KINDS[kind] for kind in held(v, seat)]
    return {
        "hand": known + [HIDDEN] * (int(v.hand_size[seat]) - len(known)),
        "chips": int(v.chips[seat]),
        "credit": int(v.credit[seat]),
        "is_out": bool(v.is_out[seat]),
    }
