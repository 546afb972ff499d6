"""D7 and D8: how a round and the game end."""

import pytest

from hatake.games.donburiko.tests.table import (
    bank,
    chips,
    deal,
    dealt,
    is_last_round,
    play,
    put_chips,
    put_row,
    round_number,
    row,
    table,
)  # fmt: skip


def test_round_ends_when_everybody_has_taken() -> None:
    """D7.1"""
    match = dealt("1 2", "L 3 4 4", "2 L 5 3")
    play(match, "add L r1 up", "add 2 r2 up", "take r2")
    assert round_number(match) == 1
    play(match, "take r1")
    assert (round_number(match), match.to_move) == (2, "*")


def test_chips_left_on_cards_go_to_the_bank() -> None:
    """D7.2"""
    match = dealt("3 2", "3 1 4 4", "2 L L 5")
    play(match, "add 3 r1 up", "add 2 r2 down", "take r1", "donburiko")
    assert (chips(match), bank(match), row(match, 2)["stake"]) == ([12, 4], 34, 0)


def test_last_taker_starts_the_next_round_whoever_began() -> None:
    """D7.3"""
    match = dealt("1 2", "L 3 4 4", "2 L 5 3")
    play(match, "add L r1 up", "add 2 r2 up", "take r2", "take r1")
    assert table(match)["starter"] == 2
    deal(match, "3 4")
    assert match.to_move == 2
    assert [move.text.split(" ")[1] for move in match.history[-8:-6]] == ["2", "1"]


def test_twenty_chips_make_this_the_last_round() -> None:
    """D8.1"""
    match = dealt("1 2", "3 3 4 4")
    put_chips(match, [18, 5])
    play(match, "add 3 r1 up")
    assert not is_last_round(match)
    match = dealt("1 2", "3 3 4 4")
    put_chips(match, [19, 5])
    play(match, "add 3 r1 up")
    assert (is_last_round(match), match.to_move) == (True, 2)


def test_empty_bank_makes_this_the_last_round() -> None:
    """D8.1"""
    match = dealt("1 2 5", "3 L W W")
    put_chips(match, [17, 16, 16])
    play(match, "add 3 r1 up")
    assert (bank(match), is_last_round(match)) == (0, True)


def test_bank_too_small_for_the_points_counts_as_empty() -> None:
    """D8.1"""
    match = dealt("1 2 5", "3 L W W")
    put_chips(match, [15, 15, 15])
    play(match, "add 3 r2 up")
    assert not is_last_round(match)
    play(match, "take r2")
    assert (bank(match), is_last_round(match)) == (4, True)


def test_chips_of_the_row_may_reach_twenty_before_they_are_lost_again() -> None:
    """D8.1, D8.2: between D5.1 and D5.4."""
    match = dealt("5 2", "4 3 L L")
    put_chips(match, [5, 19])
    play(match, "add 4 r1 down", "take r1")
    assert (chips(match)[1], is_last_round(match)) == (17, True)


def test_chips_on_rows_and_credit_are_not_in_hand() -> None:
    """D8.1"""
    match = dealt("5 2", "4 3 L L", "1 3 -1 -1")
    put_chips(match, [19, 5], credit=[9, 0])
    play(match, "add 4 r1 down", "add 1 r2 up")
    assert not is_last_round(match)


def test_last_round_stays_the_last_though_the_bank_is_paid() -> None:
    """D8.2: and the game ends with it."""
    match = dealt("5 2", "4 3 L L", "1 -1 -1 3")
    put_chips(match, [18, 31])
    play(match, "add 4 r1 up", "take r1")
    assert (bank(match), is_last_round(match), match.to_move) == (3, True, 1)
    play(match, "add L r2 up", "take r2")
    assert (match.to_move, match.moves()) == (None, [])


@pytest.mark.parametrize(
    ("has", "owed", "places", "winners"),
    [
        ([9, 3, 12, 2], [0, 9, 0, 0], [3, 1, 1, 4], [2, 3]),
        ([9, 10, 12, 2], [0, 0, 0, 0], [3, 2, 1, 4], [3]),
        ([5, 5, 5, 5], [0, 0, 0, 0], [1, 1, 1, 1], [1, 2, 3, 4]),
    ],
)
def test_most_chips_and_credit_win_and_ties_are_shared(
    has: list[int], owed: list[int], places: list[int], winners: list[int]
) -> None:
    """D8.3"""
    match = dealt("1 2 4 4")
    put_chips(match, has, credit=owed)
    assert match.scores == [chips + credit for chips, credit in zip(has, owed, strict=True)]
    assert (match.places, match.winners) == (places, [])
    match._states[0].is_last_round = 1
    put_row(match, 1, "3 3")
    put_chips(match, [has[0] - 6, *has[1:]], credit=owed)
    play(match, "take r1", "donburiko")
    assert (match.places, match.winners) == (places, winners)


def test_chips_on_the_table_at_the_end_count_for_nobody() -> None:
    """D8.3, D7.2"""
    match = dealt("3 2", "3 1 4 4", "2 L L 5")
    put_chips(match, [20, 4])
    play(match, "add 3 r1 up", "add 2 r2 down", "take r1", "donburiko")
    assert (match.is_over, match.scores, bank(match)) == (True, [27, 3], 20)


def test_hundredth_round_is_the_last() -> None:
    """D8.4"""
    match = dealt("3 2", "3 1 4 4", "2 L L 5")
    match._states[0].round_number = 99
    play(match, "add 3 r1 up", "add 2 r2 down", "take r1", "donburiko")
    assert (round_number(match), match.to_move) == (100, "*")
    deal(match, "3 2", "3 1 4 4", "2 L L 5")
    put_chips(match, [5, 5])
    play(match, "add 3 r1 up", "add 2 r2 down", "take r1", "donburiko")
    assert match.to_move is None
