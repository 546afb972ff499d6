"""Matches laid out by hand for the tests: chance told what to bring, chips and rows put where a clause needs them."""

from collections import Counter
from typing import Any

from hatake.engine.match import Match
from hatake.engine.variant import Variant
from hatake.games.donburiko.pieces import CHIPS, KINDS
from hatake.games.donburiko.tests.by_hand import ANY


def start(seats: int, first: int = 1) -> Match:
    """A match in which chance is played by hand."""
    return Variant("donburiko", seats, first=first).start()


def dealt(starts: str, *hands: str, first: int = 1) -> Match:
    """A match whose rows start with these cards; hands not told are filled with what is left."""
    match = start(len(starts.split()), first)
    deal(match, starts, *hands)
    return match


def deal(match: Match, starts: str, *hands: str) -> None:
    """Plays chance for the round that is being dealt."""
    told = {f"*row r{row}": [card] for row, card in enumerate(starts.split(), 1)}
    told |= {f"*deal {seat}": hand.split() for seat, hand in enumerate(hands, 1)}
    taken = Counter(card for cards in told.values() for card in cards)
    rest = [card for card in ANY if card != "W" or match.variant.seats > 2]
    for card in taken.elements():
        rest.remove(card)
    while match.to_move == "*":
        place = " ".join(match.moves()[0].split(" ")[:2])
        cards = told.get(place) or rest
        match.play(f"{place} {cards.pop(0)}")


def play(match: Match, *moves: str) -> None:
    for move in moves:
        match.play(move)


def put_chips(match: Match, chips: list[int], credit: list[int] | None = None) -> None:
    """Gives the players these chips; what does not lie on rows either is the bank."""
    state = match._states[0]
    state.chips[: len(chips)] = chips
    state.credit[: len(chips)] = credit or [0] * len(chips)
    state.bank = CHIPS - sum(chips) - state.stakes.sum()


def put_row(match: Match, row: int, cards: str) -> None:
    """Lays these cards into a row, all face up."""
    state = match._states[0]
    state.cards[row - 1] = 0
    state.length[row - 1] = len(cards.split())
    for place, card in enumerate(cards.split()):
        state.cards[row - 1, place] = KINDS.index(card) + 1


def table(match: Match, seat: int = 0) -> dict[str, Any]:
    """What a seat (0: a spectator) may know now."""
    return match.view(seat).data


def chips(match: Match) -> list[int]:
    return [seat["chips"] for seat in table(match)["seats"]]


def credit(match: Match) -> list[int]:
    return [seat["credit"] for seat in table(match)["seats"]]


def bank(match: Match) -> int:
    return int(table(match)["bank"])


def row(match: Match, number: int, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = table(match, seat)["rows"][number - 1]
    return found


def round_number(match: Match) -> int:
    return int(table(match)["round"])


def is_last_round(match: Match) -> bool:
    return bool(table(match)["is_last_round"])
