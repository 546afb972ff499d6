"""Gardening in words: written moves, the board line by line, and all of a VIEW as data. Made from VIEWs only."""

from collections.abc import Iterator, Sequence
from typing import Any

from hatake.contract import CHANCE, Argument, Message, Refused, View, Who
from hatake.games.gardening.naming import flower_name, flower_names, names, prompt, written
from hatake.games.gardening.pieces import ACTIONS, FLOWERS, NAMES, SEATS, Ending, Phase
from hatake.games.gardening.refusals import unreadable, why_not
from hatake.games.gardening.telling import ending, say

__all__ = ["account", "board", "data", "read", "say", "why_not", "write"]

HIDDEN = "?"
READ = {written(a): a for a in range(ACTIONS)}


def write(v: View, seat: int, a: int) -> str:
    """`plant 4.1 4.2`, `discard 6.1`, `end`, `return 3.1` and the like; for chance `*first 2`, `*deal 1 4.2`."""
    if seat != CHANCE:
        return written(a)
    if v.phase == Phase.FIRST:
        return f"*first {a + 1}"
    if v.phase == Phase.DEAL:
        return f"*deal {v.turn + 1} {NAMES[a]}"
    return f"*steal {NAMES[a]}" if v.phase == Phase.SNATCH else f"*draw {NAMES[a]}"


def read(v: View, seat: int, text: str) -> int:
    """The action or outcome that is written so."""
    if seat == CHANCE:
        found = {write(v, CHANCE, outcome): outcome for outcome in range(FLOWERS)}
        if text not in found:
            raise Refused(Message("not-an-outcome", {"text": text, "such": write(v, CHANCE, 0)}), "G2.1")
        return found[text]
    if text not in READ:
        raise unreadable(text)
    return READ[text]


# The board


def board(v: View) -> Sequence[Message]:
    """The table, line by line: what is waited for, the pile, then each player's garden, shelf and hand."""
    order = [1 - seat for seat in _seats(v)]
    return [prompt(v), _pile(v), *(line for seat in order for line in _seat_lines(v, seat))]


def _seats(v: View) -> list[int]:
    """The viewer first; a spectator looks from behind the first seat."""
    return [1, 0] if v.seat == 1 else [0, 1]


def _pile(v: View) -> Message:
    bottom = tuple(flower_name(int(flower) - 1) for flower in v.bottom[: v.bottom_size])
    if bottom:
        return Message("board-pile-bottom", {"count": int(v.pile_size), "flowers": bottom})
    return Message("board-pile", {"count": int(v.pile_size)})


def _seat_lines(v: View, seat: int) -> Iterator[Message]:
    who = Who(seat)
    yield Message("board-garden", {"who": who, "flowers": flower_names(v.garden[seat])})
    yield Message("board-shelf", {"who": who, "flowers": flower_names(v.shelf[seat])})
    seen, known = int(v.hands[seat]), int(v.known[seat])
    args: dict[str, Argument] = {
        "who": who,
        "flowers": flower_names(seen),
        "hidden": int(v.hand_size[seat]) - len(names(seen)),
    }
    yield Message("board-hand-open" if v.is_open[seat] else "board-hand", args)
    if seen != known and known:
        yield Message("board-known", {"who": Who(1 - seat), "flowers": flower_names(known)})


def account(v: View) -> Sequence[Message]:
    """How the game has ended."""
    return [ending(v)]


# Data


def data(v: View) -> dict[str, Any]:
    """A VIEW as plain values; flowers by their written names, `?` for one the viewer may not know."""
    has_cause = Phase.SNATCH <= v.phase < Phase.OVER and v.phase != Phase.TURN
    return {
        "seat": int(v.seat) + 1,
        "phase": Phase(v.phase).name.lower(),
        "to_move": int(v.turn) + 1 if Phase.TURN <= v.phase < Phase.OVER else None,
        "cause": NAMES[v.cause - 1] if has_cause else None,
        "pile": int(v.pile_size),
        "bottom": [NAMES[flower - 1] for flower in v.bottom[: v.bottom_size]],
        "spent": names(v.spent),
        "ends": int(v.ends),
        "winner": int(v.winner) or None,
        "ending": Ending(v.ending).name.lower(),
        "seats": [_seat_data(v, seat) for seat in range(SEATS)],
    }


def _seat_data(v: View, seat: int) -> dict[str, Any]:
    seen = names(v.hands[seat])
    return {
        "hand": seen + [HIDDEN] * (int(v.hand_size[seat]) - len(seen)),
        "known_to_opponent": names(v.known[seat]),
        "is_open": bool(v.is_open[seat]),
        "garden": names(v.garden[seat]),
        "shelf": names(v.shelf[seat]),
    }
