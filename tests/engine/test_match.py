"""The friendly way to play: what a match says of itself, and how it refuses."""

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
@pytest.mark.parametrize("seat", [-1, 99, "1", 1.5])
def test_seat_that_is_not_there_is_refused(case: Case, seat: int) -> None:
    match = begun(case)
    for ask in (match.moves, match.view, match.log, match.record):
        with pytest.raises(ValueError, match=f"seats are 1 to {case.seats}, not {seat!r}"):
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
