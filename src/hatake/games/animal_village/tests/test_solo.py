"""A10: playing alone."""

import pytest

from hatake.engine.speech import Speech
from hatake.games.animal_village.tests.table import (
    end,
    gold,
    play,
    put_cards,
    put_gold,
    start,
    supply,
    table,
    to_round,
)


def test_alone_there_is_no_theme_no_first_player_and_no_start_player_card() -> None:
    """A10.1"""
    match = start(1)
    assert match.to_move == 1
    assert supply(match) == 8 - 1
    assert (table(match)["theme"], table(match)["start_card"]) == (None, None)
    assert not table(match)["seats"][0]["theme"]


@pytest.mark.parametrize("number", range(1, 8))
def test_alone_a01_is_never_to_be_taken(number: int) -> None:
    """A10.1"""
    assert "A01" not in to_round(start(1), number).moves()


def test_fixed_first_player_changes_nothing_alone() -> None:
    """A10.1"""
    assert start(1, first=1).moves() == start(1, first=0).moves()


def test_alone_there_are_seven_rounds_and_ten_turns() -> None:
    """A10.2"""
    match = end(start(1))
    assert len(match.history) == 4 + 3 * 2
    assert table(match)["round"] == 7


def test_second_animal_on_a05_gains_one_gold() -> None:
    """A10.2"""
    match = to_round(start(1), 5)
    put_gold(match, 0, pot=3, spare=4)
    play(match, "A05")
    assert gold(match) == [3]
    play(match, "A05")
    assert gold(match) == [4]


@pytest.mark.parametrize(
    ("points", "rank"),
    [(0, "D"), (18, "D"), (19, "C"), (20, "C"), (21, "B"), (22, "B"), (23, "A"), (24, "A"), (25, "S"), (30, "S")],
)
def test_points_give_a_rank(points: int, rank: str) -> None:
    """A10.3"""
    match = to_round(start(1), 7)
    play(match, "A05")
    put_gold(match, points, pot=0)
    assert table(match)["rank"] is None
    play(match, "A02")
    put_cards(match, 1)
    match._states[0].red[0] = 0
    assert (match.scores, table(match)["rank"]) == ([points], rank)


def test_account_tells_the_rank() -> None:
    """A10.3"""
    match = end(start(1))
    lines = [Speech("en", "animal_village").say(line) for line in match.game.words.account(match.view().record)]
    assert lines[-1] == "Rank D"
