"""Matches laid out by hand for the tests: chance told what to bring, fields planted as a clause needs them."""

from typing import Any

import pytest

from hatake.engine.match import IllegalMove, Match
from hatake.engine.speech import Speech
from hatake.engine.variant import Variant
from hatake.games.tanemaki.pieces import CROP, KINDS, MANURE, PLOT, SYMBOLS


def start(seats: int = 3, first: int = 1, **options: int) -> Match:
    """A match in which chance is played by hand."""
    return Variant("tanemaki", seats, first=first, **options).start()


def play(match: Match, *moves: str) -> None:
    for move in moves:
        match.play(move)


def drawn(cards: str, first: int = 1, **options: int) -> Match:
    """A match whose first hand is these cards; there is one seat less than cards."""
    match = start(len(cards.split()) - 1, first, **options)
    draw(match, cards)
    return match


def draw(match: Match, cards: str) -> None:
    play(match, *(f"*draw {card}" for card in cards.split()))


def grow(match: Match, seat: int, field: int, cards: str) -> None:
    """Puts cards from the deck on an empty field."""
    state = match._states[0]
    for card in cards.split():
        kind = KINDS.index(card)
        state.deck[kind] -= 1
        state.deck_size -= 1
        state.plots[seat - 1, field - 1, PLOT[kind]] += 1
        state.cards[seat - 1, field - 1] += 1
        state.seeds[seat - 1, field - 1] += SYMBOLS[kind]
        if kind != MANURE:
            state.crop[seat - 1, field - 1] = CROP[kind]


def throw(match: Match, cards: str) -> None:
    """Moves cards from the deck to the discard pile."""
    state = match._states[0]
    for card in cards.split():
        kind = KINDS.index(card)
        state.deck[kind] -= 1
        state.deck_size -= 1
        state.discard[kind] += 1


def leave(match: Match, cards: str) -> None:
    """Throws all of the deck away but these cards."""
    state = match._states[0]
    left = cards.split()
    rest = [card for kind, card in enumerate(KINDS) for _ in range(state.deck[kind] - left.count(card))]
    throw(match, " ".join(rest))


def bank(match: Match, seat: int, cards: str) -> None:
    """Gives a seat cards from the deck as coins."""
    state = match._states[0]
    for card in cards.split():
        kind = KINDS.index(card)
        state.deck[kind] -= 1
        state.deck_size -= 1
        state.purse[seat - 1, kind] += 1
        state.coins[seat - 1] += 1


def table(match: Match, seat: int = 0) -> dict[str, Any]:
    """What a seat (0: a spectator) may know now."""
    return match.view(seat).data


def field(match: Match, seat: int, number: int) -> dict[str, Any]:
    found: dict[str, Any] = table(match)["seats"][seat - 1]["fields"][number - 1]
    return found


def cards(match: Match, seat: int, number: int) -> str:
    """What lies on a field."""
    return " ".join(field(match, seat, number)["cards"])


def coins(match: Match, seat: int) -> str:
    """Which cards a seat's coins are."""
    return " ".join(table(match)["seats"][seat - 1]["coins"])


def told(match: Match, seat: int = 0) -> str:
    """What has just happened, as a seat saw it."""
    event = match.view(seat).event
    assert event is not None
    return Speech("en", "tanemaki").say(event)


def refused(match: Match, text: str) -> tuple[str, str]:
    """The clause that stands against a move, and the message that says so."""
    with pytest.raises(IllegalMove) as illegal:
        match.play(text)
    return illegal.value.clause, illegal.value.message.id


def why(match: Match, text: str) -> tuple[str, str]:
    """The clause and the reason that stand against a move."""
    before = match.states.tobytes()
    try:
        match.copy().play(text)
    except ValueError as illegal:
        assert match.states.tobytes() == before
        return str(getattr(illegal, "clause", "")), str(getattr(illegal, "reason", ""))
    raise AssertionError(text)
