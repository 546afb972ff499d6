"""Matches laid out by hand for the tests: flowers put where a clause needs them, chance told what to bring."""

from typing import Any

import pytest

from hatake.engine.match import IllegalMove, Match
from hatake.engine.variant import Variant
from hatake.games.gardening.pieces import NAMES, NUMBER, Phase


def start(first: int = 1) -> Match:
    """A match in which chance is played by hand."""
    return Variant("gardening", first=first).start()


def dealt(mine: str, others: str, *draws: str) -> Match:
    """A match after the deal and the first draw, played move by move, so that it has a record."""
    match = start()
    for own, other in zip(mine.split(), others.split(), strict=True):
        play(match, f"*deal 1 {own}", f"*deal 2 {other}")
    play(match, *(f"*draw {flower}" for flower in draws))
    return match


def laid(
    mine: str,
    others: str = "",
    *,
    gardens: tuple[str, str] = ("", ""),
    shelves: tuple[str, str] = ("", ""),
    bottom: str = "",
    pile: str | None = None,
) -> Match:
    """Player 1 is to plant or discard. What is not told is the pile; with a pile told, it is on the second shelf."""
    match = start()
    state = match._states[0]
    told = " ".join((mine, others, *gardens, *shelves, bottom, pile or ""))
    rest = " ".join(name for name in NAMES if name not in told.split())
    state.hands[:] = bits(mine), bits(others)
    state.hand_size[:] = len(mine.split()), len(others.split())
    state.garden[:] = bits(gardens[0]), bits(gardens[1])
    state.shelf[:] = bits(shelves[0]), bits(shelves[1])
    put_bottom(match, bottom)
    if pile is None:
        put_pile(match, rest)
    else:
        state.shelf[1] |= bits(rest)
        put_pile(match, pile)
    state.phase = Phase.TURN
    return match


def bits(flowers: str) -> int:
    return sum(1 << NUMBER[name] for name in flowers.split())


def put_pile(match: Match, flowers: str) -> None:
    state = match._states[0]
    state.pile, state.pile_size = bits(flowers), len(flowers.split())


def put_bottom(match: Match, flowers: str) -> None:
    state, names = match._states[0], flowers.split()
    state.bottom_size = len(names)
    state.bottom[: len(names)] = [NUMBER[name] + 1 for name in names]


def play(match: Match, *moves: str) -> None:
    for move in moves:
        match.play(move)


def refused(match: Match, text: str) -> tuple[str, str]:
    """The clause that stands against a move, and the message that says so."""
    with pytest.raises(IllegalMove) as illegal:
        match.play(text)
    return illegal.value.clause, illegal.value.message.id


def table(match: Match, seat: int = 0) -> dict[str, Any]:
    """What a seat (0: a spectator) may know now."""
    return match.view(seat).data


def hand(match: Match, seat: int) -> list[str]:
    """A hand as its owner sees it."""
    found: list[str] = table(match, seat)["seats"][seat - 1]["hand"]
    return found


def garden(match: Match, seat: int) -> list[str]:
    found: list[str] = table(match)["seats"][seat - 1]["garden"]
    return found


def shelf(match: Match, seat: int) -> list[str]:
    found: list[str] = table(match)["seats"][seat - 1]["shelf"]
    return found


def is_open(match: Match, seat: int) -> bool:
    return bool(table(match)["seats"][seat - 1]["is_open"])


def known(match: Match, seat: int) -> list[str]:
    """The flowers of a hand that the other player remembers."""
    found: list[str] = table(match)["seats"][seat - 1]["known_to_opponent"]
    return found


def moves(match: Match, verb: str) -> list[str]:
    """The legal moves that begin with a word."""
    return [text for text in match.moves() if text.split()[0] == verb]
