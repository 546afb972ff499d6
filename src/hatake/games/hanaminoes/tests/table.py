"""Matches laid out by hand for the tests: chance told what to bring, tiles and markers put where they are needed."""

from typing import Any

import pytest

from hatake.engine.match import IllegalMove, Match
from hatake.engine.speech import Speech
from hatake.engine.variant import Variant
from hatake.games.hanaminoes.garden import cell_at, lay
from hatake.games.hanaminoes.pieces import MARKERS, TILES, WAYS, Phase, Where


def opened(seats: int, *hands: str, first: int = 1, keep: str = "", open_scores: int = 0) -> Match:
    """A match whose hands are dealt: tiles not told are any others, but none of those to keep for later."""
    match = Variant("hanaminoes", seats, first=first, open_scores=open_scores).start()
    deal(match, *hands, keep=keep)
    return match


def deal(match: Match, *hands: str, keep: str = "") -> None:
    """Plays chance for the round that is being dealt."""
    told = {str(seat): hand.split() for seat, hand in enumerate(hands, 1)}
    kept = {*keep.split(), *(tile for tiles in told.values() for tile in tiles)}
    while (text := match.moves()[0]).startswith("*deal"):
        seat = text.split(" ")[1]
        free = [move.split(" ")[2] for move in match.moves() if move.split(" ")[2] not in kept]
        match.play(f"*deal {seat} {told[seat].pop(0) if told.get(seat) else free[0]}")


def begun(seats: int, *hands: str, start: str = "Y12", keep: str = "") -> Match:
    """A match in which everybody has kept the hand, and the garden has begun."""
    match = opened(seats, *hands, keep=f"{keep} {start}")
    play(match, *["keep"] * seats, f"*start {start}")
    return match


def play(match: Match, *moves: str) -> None:
    for move in moves:
        match.play(move)


def end_turn(match: Match) -> None:
    """Plays on with any moves until chance is to move, or the game is over."""
    while match.to_move not in ("*", None):
        match.play(match.moves()[0])


def put(match: Match, tile: str, x: int, y: int, way: str = "R", marker: int = 0) -> None:
    """Lays a tile into the garden, from wherever it is."""
    state, number = match._states[0], TILES.index(tile)
    lay(state, number, cell_at(x, y), WAYS.index(way))
    state.marker[number] = marker


def bare(match: Match) -> None:
    """Takes the whole garden away."""
    state = match._states[0]
    state.halves[:], state.rows[:], state.marker[:] = 0, 0, 0
    state.where[state.where == Where.GARDEN] = Where.UNSEEN


def give(match: Match, tile: str) -> None:
    """The seat on turn has this tile in hand, played from its hand, and is about to place it."""
    state, number = match._states[0], TILES.index(tile)
    state.where[number], state.held, state.played = Where.HELD, number + 1, number + 1
    state.revealed, state.phase = 0, Phase.LAY


def placing(tile: str, *garden: tuple[str, int, int, str], seats: int = 2) -> Match:
    """Seat 1 is about to place this tile from its hand into this garden."""
    match = begun(seats)
    bare(match)
    for each, x, y, way in garden:
        put(match, each, x, y, way)
    give(match, tile)
    return match


def last_turn(match: Match, tile: str) -> None:
    """Only this tile is still to be placed in the round."""
    state = match._states[0]
    give(match, tile)
    state.turns = MARKERS[state.seats] * state.seats - 1
    state.turn = state.seats - 1


def own(match: Match, seat: int, tiles: str) -> None:
    """These tiles were collected by a seat in earlier rounds."""
    state = match._states[0]
    for tile in tiles.split():
        state.owner[TILES.index(tile)] = seat
        state.where[TILES.index(tile)] = Where.COLLECTED + seat - 1


def table(match: Match, seat: int = 0) -> dict[str, Any]:
    """What a seat (0: a spectator) may know now."""
    return match.view(seat).data


def hand(match: Match, seat: int, viewer: int | None = None) -> list[str]:
    found: list[str] = table(match, seat if viewer is None else viewer)["seats"][seat - 1]["hand"]
    return found


def lying(match: Match, tile: str) -> dict[str, Any]:
    """The stack with this tile on top."""
    return next(stack for stack in table(match)["garden"] if stack["tiles"][0] == tile)


def refused(match: Match, text: str) -> tuple[str, str]:
    """By which clause a move is refused, and with which message."""
    before = match.states.tobytes()
    with pytest.raises(IllegalMove) as error:
        match.play(text)
    assert match.states.tobytes() == before
    return error.value.clause, error.value.message.id


def said(match: Match, seat: int = 0, language: str = "en") -> str:
    """What a seat is told of the last move."""
    event = match.view(seat).event
    return "" if event is None else Speech(language, "hanaminoes").say(event)


def marks(match: Match) -> set[str]:
    """The tiles that may be marked now."""
    return {text.removeprefix("mark ") for text in match.moves() if text.startswith("mark ")}
