"""G5.4: what discarded flowers do."""

from fractions import Fraction

import pytest

from hatake.games.gardening.tests.table import garden, hand, is_open, known, laid, moves, play, refused, shelf, table

FIVE = "1.3 2.3 3.3 4.3 5.3"


@pytest.mark.parametrize("scroll", ["4.2", "5.2", "7.2", "11.3"])
def test_red_scroll_takes_one_from_the_own_shelf(scroll: str) -> None:
    """G5.4"""
    match = laid(f"{FIVE} {scroll}", shelves=("8.3 8.4", "9.3"))
    play(match, f"discard {scroll}")
    assert match.moves() == ["return 8.3", "return 8.4"]
    assert refused(match, "return 9.3") == ("G5.4", "not-there")
    play(match, "return 8.4")
    assert ("8.4" in hand(match, 1), "8.3" in shelf(match, 1), known(match, 1)) == (True, True, ["8.4"])


@pytest.mark.parametrize("scroll", ["6.2", "9.2", "10.2"])
def test_purple_scroll_takes_one_from_the_opponents_shelf(scroll: str) -> None:
    """G5.4"""
    match = laid(f"{FIVE} {scroll}", shelves=("8.3 8.4", "9.3 12.3"))
    play(match, f"discard {scroll}")
    assert match.moves() == ["return 9.3", "return 12.3"]
    play(match, "return 9.3")
    assert (shelf(match, 2), known(match, 1)) == (["12.3"], ["9.3"])


@pytest.mark.parametrize("scroll", ["1.2", "2.2", "3.2"])
def test_inscribed_scroll_takes_a_whole_month_from_the_own_shelf(scroll: str) -> None:
    """G5.4"""
    match = laid(f"{FIVE} {scroll}", shelves=("8.3 8.4 8.1 12.2", "9.3 8.2"))
    play(match, f"discard {scroll}")
    assert match.moves() == ["gather 8", "gather 12"]
    assert refused(match, "gather 9") == ("G5.4", "suit-not-there")
    play(match, "gather 8")
    assert known(match, 1) == ["8.1", "8.3", "8.4"]
    assert (shelf(match, 1), shelf(match, 2)) == ([scroll, "12.2"], ["8.2", "9.3"])


def test_eye_opens_the_opponents_hand_until_something_is_planted() -> None:
    """G5.4"""
    match = laid(f"{FIVE} 12.1", "1.1 1.2 6.3")
    play(match, "discard 12.1")
    assert (is_open(match, 1), is_open(match, 2)) == (False, True)
    assert table(match, 1)["seats"][1]["hand"] == table(match, 0)["seats"][1]["hand"] == ["1.1", "1.2", "6.3"]
    play(match, "end", "*draw 12.2")
    assert table(match, 1)["seats"][1]["hand"] == ["1.1", "1.2", "6.3", "12.2"]
    play(match, "plant 1.1 1.2")
    assert not is_open(match, 2)


def test_any_planting_shuts_the_eye_for_both() -> None:
    """G5.4: by anybody and in any way, Rain's own way too."""
    for moved in ("plant 8.3", "discard 11.1"):
        match = laid(f"{FIVE} 8.3 11.1", gardens=("8.1", ""))
        match._states[0].is_open[:] = 1
        play(match, moved)
        assert (is_open(match, 1), is_open(match, 2)) == (False, False)
    discarded = laid(f"{FIVE} 8.3")
    discarded._states[0].is_open[:] = 1
    play(discarded, "discard 8.3")
    assert (is_open(discarded, 1), is_open(discarded, 2)) == (True, True)


def test_deer_shuffles_the_larger_shelf_into_the_pile() -> None:
    """G5.4"""
    match = laid(f"{FIVE} 10.1", shelves=("8.3 8.4", "9.3"))
    before = table(match)["pile"]
    play(match, "discard 10.1")
    assert (shelf(match, 1), shelf(match, 2), table(match)["pile"]) == (["10.1"], ["9.3"], before + 2)
    other = laid(f"{FIVE} 10.1", shelves=("8.3", "9.3 9.4"))
    play(other, "discard 10.1", "end")
    assert (shelf(other, 1), shelf(other, 2)) == (["8.3", "10.1"], [])
    assert "*draw 9.3" in other.moves()


def test_deer_shuffles_both_shelves_if_equal_without_counting_itself() -> None:
    """G5.4, G5.3"""
    match = laid(f"{FIVE} 10.1", shelves=("8.3", "9.3"))
    play(match, "discard 10.1")
    assert (shelf(match, 1), shelf(match, 2)) == (["10.1"], [])
    empty = laid(f"{FIVE} 10.1")
    before = table(empty)["pile"]
    play(empty, "discard 10.1")
    assert (shelf(empty, 1), table(empty)["pile"]) == (["10.1"], before)


def test_boar_destroys_a_planted_flower_in_either_garden() -> None:
    """G5.4: it goes to its owner's shelf."""
    match = laid(f"{FIVE} 7.1", gardens=("8.3 8.4", "9.3"))
    play(match, "discard 7.1")
    assert match.moves() == ["destroy 8.3", "destroy 8.4", "destroy 9.3"]
    assert refused(match, "destroy 1.3") == ("G5.4", "not-there")
    play(match, "destroy 9.3")
    assert (garden(match, 2), shelf(match, 2), shelf(match, 1)) == ([], ["9.3"], ["7.1"])
    own = laid(f"{FIVE} 7.1", gardens=("8.3 8.4", "9.3"))
    play(own, "discard 7.1", "destroy 8.3")
    assert (garden(own, 1), shelf(own, 1)) == (["8.4"], ["7.1", "8.3"])


def test_boar_cannot_choose_pampas_beside_the_moon() -> None:
    """G5.4: in the garden that holds the Moon, the Moon among them."""
    match = laid(f"{FIVE} 7.1", gardens=("8.1 8.3 9.4", "8.4 9.3"))
    play(match, "discard 7.1")
    assert match.moves() == ["destroy 8.4", "destroy 9.3", "destroy 9.4"]
    assert refused(match, "destroy 8.3") == ("G5.4", "moonlit")
    guarded = laid(f"{FIVE} 7.1", gardens=("", "8.1 8.3"))
    play(guarded, "discard 7.1")
    assert "end" in guarded.moves()


def test_butterflies_take_a_flower_unseen_and_give_one() -> None:
    """G5.4: any of the other hand alike; the taken one may be given back."""
    match = laid(f"{FIVE} 6.1", "8.3 8.4")
    play(match, "discard 6.1")
    assert match.chances() == {"*steal 8.3": Fraction(1, 2), "*steal 8.4": Fraction(1, 2)}
    assert refused(match, "*steal 1.3") == ("G5.4", "not-held")
    play(match, "*steal 8.4")
    assert (match.to_move, known(match, 1)) == (1, ["8.4"])
    assert moves(match, "give") == [f"give {flower}" for flower in [*FIVE.split(), "8.4"]]
    play(match, "give 8.4")
    assert (hand(match, 1), hand(match, 2), known(match, 2)) == (FIVE.split(), ["8.3", "8.4"], ["8.4"])
    assert known(match, 1) == []


def test_butterflies_choose_from_an_open_hand() -> None:
    """G5.4"""
    match = laid(f"{FIVE} 6.1", "8.3 8.4")
    match._states[0].is_open[1] = 1
    play(match, "discard 6.1")
    assert match.moves() == ["steal 8.3", "steal 8.4"]
    play(match, "steal 8.3", "give 1.3")
    assert (hand(match, 2), "8.3" in hand(match, 1)) == (["1.3", "8.4"], True)


def test_butterflies_do_nothing_to_an_empty_hand() -> None:
    """G5.4"""
    for opened in (0, 1):
        match = laid(f"{FIVE} 6.1")
        match._states[0].is_open[1] = opened
        play(match, "discard 6.1")
        assert "end" in match.moves()


def test_rain_is_planted_at_once_whether_or_not_it_may() -> None:
    """G5.4"""
    match = laid(f"{FIVE} 11.1")
    play(match, "discard 11.1")
    assert (garden(match, 1), shelf(match, 1), match.to_move) == (["11.1"], [], 1)
    winning = laid(f"{FIVE} 11.1", gardens=("11.2 11.3 11.4", ""))
    play(winning, "discard 11.1")
    assert winning.winners == [1]


def test_sakura_sends_a_flower_of_either_shelf_to_the_bottom() -> None:
    """G5.4, G5.3: never Sakura Bloom."""
    match = laid(f"{FIVE} 3.1", shelves=("8.3", "9.3"))
    play(match, "discard 3.1")
    assert match.moves() == ["bottom 8.3", "bottom 9.3"]
    play(match, "bottom 9.3")
    assert (shelf(match, 1), shelf(match, 2), table(match)["bottom"]) == (["3.1", "8.3"], [], ["9.3"])
    alone = laid(f"{FIVE} 3.1")
    play(alone, "discard 3.1")
    assert "end" in alone.moves()


def test_rice_bowl_draws_a_flower() -> None:
    """G5.4"""
    match = laid(f"{FIVE} 9.1")
    play(match, "discard 9.1")
    assert len(match.chances()) == 42
    play(match, "*draw 12.3")
    assert (match.to_move, hand(match, 1)) == (1, [*FIVE.split(), "12.3"])


def test_dock_goes_to_the_opponents_shelf() -> None:
    """G5.4"""
    match = laid(f"{FIVE} 5.1")
    play(match, "discard 5.1")
    assert (shelf(match, 1), shelf(match, 2)) == ([], ["5.1"])


@pytest.mark.parametrize("flower", ["1.1", "2.1", "4.1", "8.2", "11.2", "8.1", "12.4", "11.4"])
def test_birds_moon_and_plain_flowers_do_nothing(flower: str) -> None:
    """G5.4"""
    match = laid(f"{FIVE} {flower}", "9.4", gardens=("6.3", "6.4"), shelves=("7.3", "7.4"))
    play(match, f"discard {flower}")
    assert (match.to_move, "end" in match.moves(), "7.3" in shelf(match, 1)) == (1, True, True)


@pytest.mark.parametrize("flower", ["4.2", "6.2", "1.2", "7.1", "3.1"])
def test_effect_with_nothing_to_choose_is_skipped(flower: str) -> None:
    """G5.4"""
    match = laid(f"{FIVE} {flower}")
    play(match, f"discard {flower}")
    assert (match.to_move, "end" in match.moves()) == (1, True)
    assert match.view(1).record.last.is_skipped
