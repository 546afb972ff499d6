"""G6: how the game ends."""

import pytest

from hatake.games.gardening.tests.table import garden, hand, is_open, laid, play, refused, shelf, table

FIVE = "1.3 2.3 3.3 4.3 9.3"


def test_four_of_a_month_win_for_the_owner_of_the_garden() -> None:
    """G6.1, G6.4"""
    match = laid(FIVE, "2.1 2.3", gardens=("", "2.2 2.4"))
    play(match, "end", "*draw 12.1", "plant 2.3")
    assert not match.is_over
    play(match, "plant 2.1")
    assert (match.to_move, match.winners, match.scores, match.places) == (None, [2], [0, 1], [2, 1])
    assert refused(match, "end")[1] == "game-is-over"


def test_empty_pile_ends_the_game_as_a_tie_before_anything_can_be_planted() -> None:
    """G6.2, G6.4"""
    match = laid(FIVE, gardens=("", "12.2 12.3 12.4"), pile="12.1")
    play(match, "end", "*draw 12.1")
    assert (match.is_over, match.winners, match.scores, match.places) == (True, [1, 2], [0, 0], [1, 1])
    assert table(match)["ending"] == "pile"


def test_pile_is_empty_only_when_the_bottom_is_too() -> None:
    """G6.2"""
    match = laid(FIVE, pile="12.1", bottom="12.2")
    play(match, "end", "*draw 12.1")
    assert not match.is_over
    play(match, "end", "*draw 12.2")
    assert match.is_over


def test_the_rice_bowls_draw_ends_it_too() -> None:
    """G6.2: after a draw of any kind."""
    match = laid(FIVE + " 9.1", pile="12.1")
    play(match, "discard 9.1", "*draw 12.1")
    assert table(match)["ending"] == "pile"


@pytest.mark.parametrize("where", ["own hand", "other hand", "own shelf", "other shelf", "other garden", "drawn"])
def test_dock_comes_to_the_other_three_of_its_month_from_wherever_it_is(where: str) -> None:
    """G6.2"""
    match = laid(
        FIVE + (" 5.1" if where == "own hand" else ""),
        "12.3" + (" 5.1" if where == "other hand" else ""),
        gardens=("5.2 5.3 5.4", "5.1" if where == "other garden" else ""),
        shelves=("5.1" if where == "own shelf" else "", "5.1" if where == "other shelf" else ""),
        pile="5.1" if where == "drawn" else "12.1",
    )
    match._states[0].phase = 2
    match._states[0].is_open[1] = 1
    play(match, "*draw 5.1" if where == "drawn" else "*draw 12.1")
    assert (match.winners, match.scores, table(match)["ending"]) == ([1], [1, 0], "dock")
    assert garden(match, 1) == ["5.1", "5.2", "5.3", "5.4"]
    held = hand(match, 1) + hand(match, 2) + shelf(match, 1) + shelf(match, 2) + garden(match, 2)
    assert "5.1" not in held
    assert len(hand(match, 1)) == 5 + (where != "drawn")
    assert not is_open(match, 2)


def test_dock_wins_for_whoever_has_the_three() -> None:
    """G6.2"""
    match = laid(FIVE, gardens=("5.2 5.3", "5.2 5.3 5.4"), pile="12.1")
    play(match, "end", "*draw 12.1")
    assert match.winners == [2]


def test_two_irises_do_not_call_the_dock() -> None:
    """G6.2"""
    match = laid(FIVE, gardens=("5.2 5.3", "5.4"), shelves=("5.1", ""), pile="12.1")
    play(match, "end", "*draw 12.1")
    assert (match.winners, shelf(match, 1)) == ([1, 2], ["5.1"])


def test_five_hundredth_end_is_a_tie_the_dock_or_not() -> None:
    """G6.3"""
    match = laid(FIVE, gardens=("5.2 5.3 5.4", ""), shelves=("5.1", ""))
    match._states[0].ends = 498
    play(match, "end", "*draw 12.1")
    assert not match.is_over
    play(match, "end")
    assert (match.is_over, match.winners, match.scores, table(match)["ending"]) == (True, [1, 2], [0, 0], "turns")
