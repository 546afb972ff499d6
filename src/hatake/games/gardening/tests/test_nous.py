"""What bots are told of a position: who has won already, and what looks good."""

import numpy as np
import pytest

from hatake.engine.match import Match
from hatake.games.gardening import nous
from hatake.games.gardening.tests.table import laid, play
from hatake.games.gardening.words import READ


def is_won(match: Match) -> bool:
    shares = np.zeros(2)
    found = bool(nous.worth(match.states[0], shares))
    assert shares.tolist() == ([1.0, 0.0] if found else [0.0, 0.0])
    return found


@pytest.mark.parametrize(
    ("hand", "garden", "plantings"),
    [
        ("12.1", "12.2 12.3 12.4", ["plant 12.1"]),
        ("12.1 12.2 12.3 12.4", "", ["plant 12.1 12.2 12.3", "plant 12.4"]),
        ("11.1 11.2", "11.3 11.4", ["plant 11.1 11.2"]),
        ("11.3 11.4", "11.1 11.2", ["plant 11.3", "plant 11.4"]),
    ],
)
def test_all_four_in_garden_and_hand_are_a_victory(hand: str, garden: str, plantings: list[str]) -> None:
    match = laid(hand, gardens=(garden, ""))
    assert is_won(match)
    play(match, *plantings)
    assert match.winners == [1]


@pytest.mark.parametrize(
    ("hand", "garden"), [("11.2", "11.1 11.3 11.4"), ("11.2 11.3 11.4", "11.1"), ("12.1 12.2", "12.3"), ("", "")]
)
def test_fewer_or_a_swallow_that_drives_rain_away_are_none(hand: str, garden: str) -> None:
    """G4.5"""
    assert not is_won(laid(hand, gardens=(garden, "")))


def liking(match: Match, text: str) -> float:
    return float(nous.liking(match.states[0], 0, READ[text]))


def test_fourth_of_a_month_is_liked_best_and_planting_better_than_ending() -> None:
    match = laid("12.1 8.3 9.3", gardens=("12.2 12.3 12.4 8.4", ""))
    assert liking(match, "plant 12.1") > liking(match, "plant 8.3") > liking(match, "end")


def test_flower_that_belongs_to_the_garden_is_kept() -> None:
    match = laid("12.2 8.3 9.3 1.3 2.3 3.3", gardens=("12.3", "9.4"))
    assert liking(match, "discard 9.3") > liking(match, "discard 8.3") > liking(match, "discard 12.2")


def test_boar_goes_where_most_grows_in_the_other_garden() -> None:
    match = laid("7.1 8.3 9.3 1.3 2.3 3.3", gardens=("12.3", "9.4 10.2 10.4"))
    play(match, "discard 7.1")
    assert liking(match, "destroy 10.2") > liking(match, "destroy 9.4") > liking(match, "destroy 12.3")


def test_gift_is_what_neither_would_welcome() -> None:
    match = laid("6.1 10.3 9.3 1.3 2.3 3.3", "7.3", gardens=("9.4", "10.4"))
    play(match, "discard 6.1", "*steal 7.3")
    assert liking(match, "give 1.3") > liking(match, "give 9.3")


def test_scroll_gathers_the_month_that_helps_most() -> None:
    match = laid("1.2 5.3 9.3 1.3 2.3 3.3", gardens=("12.4", ""), shelves=("12.2 12.3 7.3", ""))
    play(match, "discard 1.2")
    assert liking(match, "gather 12") > liking(match, "gather 7")


def test_sakura_buries_what_the_other_player_would_welcome() -> None:
    match = laid("3.1 5.3 9.3 1.3 2.3 3.3", gardens=("12.4", "10.4"), shelves=("12.2 10.3", ""))
    play(match, "discard 3.1")
    assert liking(match, "bottom 10.3") > liking(match, "bottom 12.2")


def test_scroll_fetches_the_flower_that_is_most_welcome() -> None:
    match = laid("4.2 5.3 9.3 1.3 2.3 3.3", gardens=("12.4", ""), shelves=("12.2 7.3", ""))
    play(match, "discard 4.2")
    assert not is_won(match)
    assert liking(match, "return 12.2") > liking(match, "return 7.3")
