"""A6, A7: points, and who wins."""

import pytest

from hatake.games.animal_village.pieces import THEMES, Theme
from hatake.games.animal_village.tests.table import (
    begun,
    end,
    farm,
    put_cards,
    put_gold,
    put_start_card,
)

SET = "turnip:2p flower:3p sheep:2p"


def test_items_on_red_and_blue_sides_and_gold_count_one_each() -> None:
    """A6.1, A6.2"""
    match = begun(2)
    put_cards(match, 1, red="turnip sheep sheep", blue="flower:4 turnip:3p sheep:2")
    put_gold(match, 5, 1)
    assert farm(match)["harvest"] == 3 + 4 + 3 + 2
    assert match.scores == [12 + 5, 1]


def test_full_set_counts_four() -> None:
    """A6.3"""
    match = begun(2)
    put_cards(match, 1, blue=SET)
    assert (match.scores[0], farm(match)["full_set"]) == (7 + 4, True)


def test_two_full_sets_count_once() -> None:
    """A6.3"""
    match = begun(2)
    put_cards(match, 1, blue=f"{SET} turnip:3p flower:2p sheep:3p")
    assert match.scores[0] == 7 + 8 + 4


@pytest.mark.parametrize(
    "blue", ["turnip:2p flower:3p sheep:2", "turnip:2p turnip:3p flower:3p", "turnip:4 flower:3 sheep:4"]
)
def test_without_a_pink_item_of_every_kind_there_is_no_full_set(blue: str) -> None:
    """A6.3"""
    match = begun(2)
    put_cards(match, 1, blue=blue)
    assert not farm(match)["full_set"]


@pytest.mark.parametrize(
    ("theme", "mine", "yours"),
    [
        ("turnip", {"red": "turnip", "blue": "turnip:2"}, {"blue": "turnip:2 flower:4"}),
        ("flower", {"red": "flower", "blue": "flower:2"}, {"blue": "flower:2 sheep:4"}),
        ("sheep", {"red": "sheep", "blue": "sheep:2"}, {"blue": "sheep:2 turnip:4"}),
        ("blue", {"blue": "turnip:2 sheep:2"}, {"blue": "turnip:4", "red": "sheep sheep"}),
        ("red", {"red": "turnip sheep"}, {"red": "turnip", "blue": "sheep:4 sheep:3"}),
    ],
)
def test_theme_goes_to_who_has_most_of_it(theme: str, mine: dict[str, str], yours: dict[str, str]) -> None:
    """A6.4"""
    match = begun(2, theme)
    put_cards(match, 2, **mine)
    put_cards(match, 1, **yours)
    assert [farm(match, seat)["theme"] for seat in (1, 2)] == [False, True]
    assert match.scores[1] == farm(match, 2)["harvest"] + 2


def test_gold_theme_goes_by_the_amount_not_by_the_cards() -> None:
    """A6.4"""
    match = begun(2, "gold")
    put_gold(match, 3, 4)
    assert match.scores == [3, 4 + 2]


def test_start_theme_goes_to_who_holds_the_card() -> None:
    """A6.4"""
    match = begun(3, "start")
    assert match.scores == [2, 0, 0]
    put_start_card(match, 3)
    assert match.scores == [0, 0, 2]


@pytest.mark.parametrize("theme", [theme for theme in THEMES if theme not in ("none", "start")])
def test_theme_needs_at_least_one(theme: str) -> None:
    """A6.4"""
    assert begun(3, theme).scores == [0, 0, 0]


def test_several_who_have_the_most_all_earn_the_theme() -> None:
    """A6.4"""
    match = begun(3, "sheep")
    put_cards(match, 1, red="sheep")
    put_cards(match, 3, red="sheep")
    assert match.scores == [3, 0, 3]


def test_no_icon_is_earned_by_nobody() -> None:
    """A6.4"""
    match = begun(2, "none")
    put_cards(match, 1, red="sheep", blue="turnip:4")
    put_gold(match, 5, 1)
    assert match.scores == [10, 1]
    assert THEMES[Theme.NONE] == "none"


def test_most_points_win() -> None:
    """A7.1"""
    match = begun(3)
    put_gold(match, 2, 4, 3)
    assert (match.places, match.scores) == ([3, 1, 2], [2, 4, 3])


def test_theme_decides_a_tie_first() -> None:
    """A7.1: against a full set."""
    match = begun(2, "red")
    put_cards(match, 1, blue=SET)
    put_cards(match, 2, red="turnip turnip", blue="flower:4 flower:3")
    put_gold(match, 0, 0)
    assert (match.scores, match.places) == ([11, 11], [2, 1])


def test_full_set_decides_a_tie_second() -> None:
    """A7.1: against a larger harvest."""
    match = begun(2)
    put_cards(match, 1, blue="turnip:4 flower:4 sheep:3")
    put_cards(match, 2, blue=SET)
    put_gold(match, 0, 0)
    assert (match.scores, match.places) == ([11, 11], [2, 1])


def test_harvest_decides_a_tie_third() -> None:
    """A7.1: against more gold."""
    match = begun(2)
    put_cards(match, 1, blue="turnip:4")
    put_cards(match, 2, blue="flower:3")
    put_gold(match, 0, 1)
    assert (match.scores, match.places) == ([4, 4], [1, 2])


def test_players_alike_in_all_share_the_victory() -> None:
    """A7.1"""
    match = begun(4)
    put_cards(match, 1, blue="turnip:4")
    put_cards(match, 3, blue="sheep:4")
    put_gold(match, 1, 2, 1, 5)
    assert (match.scores, match.places) == ([5, 2, 5, 5], [1, 4, 1, 3])


def test_points_at_the_end_are_final() -> None:
    """A6.1, A7.1"""
    match = end(begun(2))
    assert match.to_move is None
    assert match.scores == [farm(match, seat)["gold"] for seat in (1, 2)]
