"""Matches laid out by hand for the tests: chance told what to bring, gold and cards put where a clause needs them."""

from typing import Any

from hatake.engine.match import Match
from hatake.engine.variant import Variant
from hatake.games.animal_village.pieces import BLUE_SIDES, DECK, FACES, KIND, KINDS, POT

QUIET = ("A05",)
"""What everybody does who has nothing else to do."""


def start(seats: int, first: int = 1) -> Match:
    """A match in which chance is played by hand."""
    return Variant("animal_village", seats, first=first).start()


def begun(seats: int, theme: str = "none", first: int = 1) -> Match:
    """A match of several, in its first round."""
    match = start(seats, first)
    match.play(f"*theme {theme}")
    return match


def play(match: Match, *moves: str) -> None:
    for move in moves:
        match.play(move)


def to_round(match: Match, number: int) -> Match:
    """Everybody takes gold until that round begins."""
    while table(match)["round"] < number:
        play(match, *QUIET)
    return match


def put_gold(match: Match, *gold: int, pot: int | None = None, spare: int = 0) -> None:
    """Gives the players this gold (and A05 its own); of the gold cards not needed, `spare` are the supply."""
    state = match._states[0]
    state.gold[: len(gold)] = gold
    if pot is not None:
        state.gold[POT] = pot
    state.supply = spare


def put_cards(match: Match, seat: int, red: str = "", blue: str = "") -> None:
    """Lays farm cards before a player: `turnip sheep`, and `turnip:3p` for blue sides; they leave their decks."""
    state = match._states[0]
    for kind in red.split():
        state.red[seat - 1, KINDS.index(kind)] += 1
    for card in blue.split():
        kind, _, face = card.partition(":")
        state.blue[seat - 1, KINDS.index(kind), FACES.index(face)] += 1
    for number in range(KIND):
        state.deck[number] = DECK - state.red[:, number].sum() - state.blue[:, number].sum()
        state.unseen[number] = BLUE_SIDES - state.blue[:, number].sum(axis=0)


def empty_deck(match: Match, kind: str) -> None:
    """Nothing is left of a kind; the cards are simply gone."""
    match._states[0].deck[KINDS.index(kind)] = 0


def put_start_card(match: Match, seat: int) -> None:
    match._states[0].holder = seat - 1


def end(match: Match) -> Match:
    """The last round is played out with nothing but gold."""
    while match.to_move is not None:
        play(match, *QUIET)
    return match


def table(match: Match, seat: int = 0) -> dict[str, Any]:
    """What a seat (0: a spectator) may know now."""
    return match.view(seat).data


def gold(match: Match) -> list[int]:
    return [seat["gold"] for seat in table(match)["seats"]]


def pot(match: Match) -> int:
    return int(table(match)["gold_on_a05"])


def supply(match: Match) -> int:
    return int(table(match)["supply"])


def farm(match: Match, seat: int = 1) -> dict[str, Any]:
    found: dict[str, Any] = table(match)["seats"][seat - 1]
    return found


def movers(match: Match, moves: int) -> list[object]:
    """Who is to move in the next moves, while everybody takes gold."""
    seen: list[object] = []
    for _ in range(moves):
        seen.append(match.to_move)
        play(match, *QUIET)
    return seen
