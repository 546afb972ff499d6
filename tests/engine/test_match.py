"""The friendly way to play: what a match says of itself, and how it refuses."""

import copy
import pickle
import re
from collections.abc import Callable
from itertools import product
from typing import Any

import numpy as np
import pytest

import hatake
from hatake.engine.match import IllegalMove, Match
from tests.contract.cases import Case, every_case, played


def begun(case: Case) -> Match:
    """A match in which a seat is to move."""
    return case.variant.start(seed=1)


@every_case
def test_names_are_the_public_ones(case: Case) -> None:
    match = hatake.game(case.slug, seats=case.seats, **dict(case.options)).start(seed=1)
    assert isinstance(match, hatake.Match)
    assert match.history == begun(case).history
    assert isinstance(match.view(), hatake.Sighting)
    assert case.slug in hatake.games()


@every_case
def test_moves_are_those_of_the_seat_to_move(case: Case) -> None:
    match = begun(case)
    assert isinstance(match.to_move, int)
    assert match.moves() == match.moves(seat=match.to_move)
    assert match.chances() == {}


@every_case
def test_moves_of_others_are_marked_as_out_of_turn(case: Case) -> None:
    match = played(case, 1, 30)
    for seat in range(1, case.seats + 1):
        if seat != match.to_move:
            assert all(text.startswith(f"@{seat} ") for text in match.moves(seat=seat))


@every_case
def test_seat_that_is_not_there_is_refused(case: Case) -> None:
    match = begun(case)
    seats: list[Any] = [-1, 99, "1", 1.5, 1.0, True, False, [1]]
    asks: list[Callable[[Any], object]] = [match.moves, match.view, match.log, match.record]
    for seat, ask in product(seats, asks):
        with pytest.raises(ValueError, match=re.escape(f"seats are 1 to {case.seats}, not {seat!r}")):
            ask(seat)


@every_case
def test_chance_by_hand_is_played_as_moves_with_a_star(case: Case) -> None:
    match = case.variant.start()
    while match.to_move == "*":
        match.play(match.moves()[-1])
    assert all(move.line == move.text and move.text.startswith("*") for move in match.history)


@every_case
def test_seat_may_not_play_for_chance_nor_chance_for_a_seat(case: Case) -> None:
    match = case.variant.start()
    if match.to_move == "*":
        with pytest.raises(IllegalMove, match="Chance is to move"):
            match.play("anything")
    with pytest.raises(IllegalMove, match="Chance is not to move"):
        begun(case).play("*anything")


@every_case
def test_seat_that_is_to_move_is_not_out_of_turn(case: Case) -> None:
    match = begun(case)
    with pytest.raises(IllegalMove, match=f"Seat {match.to_move} is to move"):
        match.play(f"@{match.to_move} {match.moves()[0]}")
    with pytest.raises(IllegalMove, match="There is no seat “99”"):
        match.play("@99 anything")


@every_case
def test_refusal_is_a_value_error_with_a_reason_and_a_clause(case: Case) -> None:
    with pytest.raises(ValueError, match=r"\(.+\)") as refused:
        begun(case).play("sing a song")
    assert isinstance(refused.value, IllegalMove)
    assert (refused.value.reason in str(refused.value), refused.value.clause in str(refused.value)) == (True, True)


@every_case
def test_nothing_is_played_after_the_end(case: Case) -> None:
    with pytest.raises(IllegalMove, match="The game is over"):
        played(case, 1).play("anything")


@every_case
def test_log_and_record_of_a_spectator_may_be_asked_for_by_zero(case: Case) -> None:
    match = played(case, 1, 20)
    assert match.log() == match.log(0)
    assert match.view().views.tobytes() == match.view(0).views.tobytes()
    assert match.view(0).moves == []


@every_case
def test_picture_shows_in_notebooks(case: Case) -> None:
    sighting = begun(case).view(1)
    assert sighting._repr_svg_() == sighting.svg() != sighting.svg("ja")


@every_case
def test_seat_may_be_a_number_of_numpy(case: Case) -> None:
    match, numbers = played(case, 1, 30), np.arange(9)
    none, one, all_seats = (numbers[n] for n in (0, 1, case.seats))
    assert match.moves(one) == match.moves(1)
    assert match.record(none) == match.record(0)
    assert hatake.game(case.slug, seats=all_seats).seats == case.seats


@every_case
def test_what_is_no_text_is_refused_as_a_move(case: Case) -> None:
    match = begun(case)
    before = match.states.tobytes()
    things: list[Any] = [None, b"take", 3, 1.5, ["take"], object()]
    for thing in things:
        with pytest.raises(IllegalMove, match=f"A move is text, not {type(thing).__name__}"):
            match.play(thing)
    assert match.states.tobytes() == before


@every_case
def test_text_however_long_is_refused_in_a_sentence(case: Case) -> None:
    for text in ("x" * 100_000, "@" + "9" * 100_000, "@1 " + "x" * 100_000, "*" + "x" * 100_000):
        for match in (begun(case), case.variant.start()):
            with pytest.raises(IllegalMove) as refused:
                match.play(text)
            assert len(str(refused.value)) < 500


@every_case
def test_match_and_what_is_seen_of_it_can_be_pickled_and_copied(case: Case) -> None:
    match = played(case, 1, 30)
    match.seed, match.tags = "promised", {"Name1": "Ayu"}
    for again in (pickle.loads(pickle.dumps(match)), copy.copy(match), copy.deepcopy(match)):
        assert (again.record(), again.states.tobytes()) == (match.record(), match.states.tobytes())
        again.tags["Name1"] = "Uzu"
        again.history.clear()
    assert match.tags == {"Name1": "Ayu"}
    assert len(match.history) == min(30, len(played(case, 1).history))
    sighting = pickle.loads(pickle.dumps(match.view(1)))
    assert (sighting.text, sighting.views.dtype is case.game.view) == (match.view(1).text, True)


@every_case
def test_refusal_can_be_pickled(case: Case) -> None:
    with pytest.raises(IllegalMove) as refused:
        begun(case).play("sing a song")
    again = pickle.loads(pickle.dumps(refused.value))
    assert (str(again), again.reason, again.clause) == (
        str(refused.value),
        refused.value.reason,
        refused.value.clause,
    )


@every_case
def test_things_say_what_they_are(case: Case) -> None:
    match = played(case, 1, 12)
    assert repr(match).startswith(f"<{case.slug} seats={case.seats}")
    assert f"{len(match.history)} moves, " in repr(match)
    assert "as seat 1 sees it" in repr(match.view(1))
    assert "as a spectator sees it" in repr(match.view())
    assert str(match.view(1)) == match.view(1).text
    assert repr(played(case, 1)).endswith(" over>")
    assert "chance is to move" in repr(case.variant.start()) or case.variant.start().to_move != "*"


def test_everything_public_is_there() -> None:
    found: dict[str, object] = {}
    exec("from hatake import *", found)
    assert set(hatake.__all__) <= found.keys()
    assert set(hatake.__all__) <= set(dir(hatake))
