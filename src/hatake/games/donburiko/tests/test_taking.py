"""D5 and D6: what a row brings, and calling Donburiko."""

from itertools import combinations_with_replacement

import pytest

from hatake.games.donburiko import rules
from hatake.games.donburiko.pieces import COPIES, KINDS
from hatake.games.donburiko.tests.rows import best_points, gain
from hatake.games.donburiko.tests.table import bank, chips, credit, dealt, play, put_chips, put_row, row, table
from tests.effort import effort

EXAMPLES = [
    ("3 3", 6, 6),
    ("W 1", 6, 6),
    ("W W -2 -2", 6, 6),
    ("5 W", 6, 6),
    ("5 4", 9, -3),
    ("5 4 -2 -1", 6, 6),
    ("4 L -1 -1", 6, 6),
    ("-2 -1 1", -2, -2),
    ("4 -2 L 5", 11, -5),
    ("1 2 2 3 3 4 -1", 0, 0),
]


@pytest.mark.parametrize(("cards", "points", "gained"), EXAMPLES)
def test_worked_examples(cards: str, points: int, gained: int) -> None:
    """D5.2, D5.3, D5.4, D6.1"""
    match = dealt("1 2 3")
    put_row(match, 1, cards)
    put_chips(match, [10, 10, 10])
    play(match, "take r1")
    assert match.states[0].last.points == points
    assert chips(match) == [10 + gained, 10, 10]
    assert ("donburiko" in match.moves()) == (points == 6)


def rows_of(length: int) -> list[tuple[int, ...]]:
    """Every row of so many cards there can be, as kinds in rising order."""
    rows = combinations_with_replacement(range(len(KINDS)), length)
    return [row for row in rows if all(row.count(kind) <= COPIES[kind] for kind in set(row))]


@pytest.mark.parametrize("length", range(2, 8))
def test_every_row_there_can_be_brings_what_the_slow_count_says(length: int) -> None:
    """D5.2, D5.3, D5.4: whatever the taker has, the best way to count "1 or 5" is used."""
    states = dealt("1 2 3").states
    for kinds in rows_of(length)[:: effort(1, 7)]:
        cards = [KINDS[kind] for kind in kinds]
        states[0].cards[0, :length] = [kind + 1 for kind in kinds]
        states[0].length[0] = length
        points = rules.row_points(states[0], 0)
        assert all(gain(points, purse) == gain(best_points(cards, purse), purse) for purse in (0, 2, 50))


def test_one_or_five_counts_what_costs_least_where_every_way_costs() -> None:
    """D5.3"""
    match = dealt("1 2 3")
    put_row(match, 1, "W 5 4")
    put_chips(match, [10, 10, 10])
    play(match, "take r1")
    assert (chips(match)[0], match.states[0].last.points) == (6, 10)


def test_chips_on_the_row_come_first_and_help_to_pay() -> None:
    """D5.1 before D5.4"""
    match = dealt("5 3", "4 3 2 1")
    put_chips(match, [5, 0])
    play(match, "add 4 r1 down", "take r1")
    assert (chips(match), bank(match), row(match, 1)["stake"]) == ([4, 0], 46, 0)


def test_row_taken_is_shown_to_everybody_and_stays_shown() -> None:
    """D5.2"""
    match = dealt("1 2 3", "4 -1 L 2")
    play(match, "add 4 r3 down")
    assert row(match, 3)["cards"] == ["3", "?"]
    play(match, "take r3")
    assert row(match, 3)["cards"] == ["3", "4"]
    play(match, match.moves()[0])
    assert row(match, 3)["cards"] == ["3", "4"]


def test_seven_cards_count_nothing_but_their_chips_are_the_takers() -> None:
    """D5.1, D5.2"""
    match = dealt("1 -1", "2 2 3 4", "3 4 L 5")
    for card in ("2", "3", "2", "4", "3", "L"):
        play(match, f"add {card} r1 down")
    play(match, "take r1")
    assert (chips(match), bank(match)) == ([8, 2], 40)


@pytest.mark.parametrize(
    ("first", "added", "gained"), [("1", "2", 3), ("5", "4", -3), ("L", "L", 0), ("-2", "1", -1)]
)
def test_up_to_six_is_received_and_excess_or_shortfall_paid(first: str, added: str, gained: int) -> None:
    """D5.4"""
    match = dealt(f"{first} 3", f"{added} 3 4 -1")
    play(match, f"add {added} r1 up", "take r1")
    assert (chips(match), bank(match)) == ([6, 5 + gained], 39 - gained)


@pytest.mark.parametrize(("first", "added", "has"), [("5", "4", 1), ("-1", "-2", 2)])
def test_nobody_pays_more_than_they_have(first: str, added: str, has: int) -> None:
    """D5.4"""
    match = dealt(f"{first} 3", f"{added} 3 2 1")
    put_chips(match, [5, has])
    play(match, f"add {added} r1 up", "take r1")
    assert (chips(match), bank(match)) == ([6, 0], 44)


def test_bank_too_small_takes_nothing_out_and_notes_all_as_credit() -> None:
    """D5.5"""
    match = dealt("1 2 5", "3 L W W", "-1 -1 4 4")
    put_chips(match, [15, 15, 15])
    play(match, "add 3 r2 up", "take r2")
    assert (chips(match), credit(match), bank(match)) == ([16, 15, 15], [0, 5, 0], 4)
    assert match.scores == [16, 20, 15]


def test_bank_that_just_suffices_pays() -> None:
    """D5.5"""
    match = dealt("1 2 5", "3 L W W", "4 4 -1 -1")
    put_chips(match, [17, 9, 18])
    play(match, "add 3 r2 up", "take r2")
    assert (chips(match), credit(match), bank(match)) == ([18, 14, 18], [0, 0, 0], 0)


def test_credit_cannot_be_spent_and_cannot_be_lost() -> None:
    """D5.5"""
    match = dealt("5 3", "4 3 2 1")
    put_chips(match, [5, 0], credit=[0, 6])
    play(match, "add 4 r1 up", "take r1")
    assert (chips(match), credit(match)) == ([6, 0], [0, 6])


def test_row_taken_is_out_of_the_round() -> None:
    """D5.6"""
    match = dealt("1 2", "3 3 4 4")
    play(match, "add 3 r2 up", "take r2")
    assert [line["is_taken"] for line in table(match)["rows"]] == [False, True]
    assert match.moves() == [f"add {card} r1 {side}" for card in "34" for side in ("up", "down")]


# D6 Donburiko


def test_six_points_are_paid_and_leave_the_taker_the_choice() -> None:
    """D6.1"""
    match = dealt("3 2", "3 1 4 4")
    play(match, "add 3 r1 up", "take r1")
    assert (match.to_move, match.moves(), chips(match)) == (2, ["donburiko", "quiet"], [6, 11])


def test_donburiko_ends_the_round_at_once_for_everybody() -> None:
    """D6.1"""
    match = dealt("3 2", "3 1 4 4", "2 L L 5")
    play(match, "add 3 r1 up", "add 2 r2 down", "take r1", "donburiko")
    assert (table(match)["round"], match.to_move) == (2, "*")


def test_quiet_lets_the_round_go_on() -> None:
    """D6.1"""
    match = dealt("3 2", "3 1 4 4", "2 L L 5")
    play(match, "add 3 r1 up", "add 2 r2 down", "take r1", "quiet")
    assert (table(match)["round"], match.to_move) == (1, 2)


@pytest.mark.parametrize("call", ["donburiko", "quiet"])
def test_last_player_in_the_round_may_call_too(call: str) -> None:
    """D6.1"""
    match = dealt("3 2", "3 1 4 -1", "4 L L 5")
    play(match, "add 1 r1 up", "add 4 r2 up", "take r1", "take r2")
    assert match.moves() == ["donburiko", "quiet"]
    play(match, call)
    assert (table(match)["round"], table(match)["starter"]) == (2, 2)


def test_six_on_credit_is_a_donburiko() -> None:
    """D6.1: after D5.5 as well as after D5.4."""
    match = dealt("3 2 1", "3 L W W", "4 4 -1 -1")
    put_chips(match, [15, 15, 15])
    play(match, "add 3 r1 up", "take r1")
    assert (match.moves(), credit(match)) == (["donburiko", "quiet"], [0, 6, 0])


@pytest.mark.parametrize("cards", ["5 4", "2 3", "-1 5", "L 5"])
def test_only_exactly_six_is_a_donburiko(cards: str) -> None:
    """D6.1"""
    match = dealt("1 2 3")
    put_row(match, 1, cards)
    play(match, "take r1")
    assert (match.to_move, "donburiko" in match.moves()) == (2, False)


def test_seven_cards_are_never_a_donburiko() -> None:
    """D6.2: these would count 6."""
    match = dealt("1 2 5")
    put_row(match, 1, "1 2 -1 3 -2 4 -1")
    play(match, "take r1")
    assert (match.to_move, "donburiko" in match.moves()) == (2, False)
