"""The oracle against the rulebook: what rows are worth, Donburiko, and how rounds and the game end."""

import pytest

from hatake.games.donburiko.tests.by_hand import deal, dealt, move_chips, play
from hatake.games.donburiko.tests.oracle import ALL_CHIPS, Oracle
from hatake.games.donburiko.tests.rows import best_points, gain, sums

EXAMPLES = [
    ("3 3", {6}, 6),
    ("W 1", {2, 6}, 6),
    ("W W -2 -2", {-2, 2, 6}, 6),
    ("5 W", {6, 10}, 6),
    ("5 4", {9}, -3),
    ("5 4 -2 -1", {6}, 6),
    ("4 L -1 -1", {6}, 6),
    ("-2 -1 1", {-2}, -2),
    ("4 -2 L 5", {11}, -5),
    ("1 2 2 3 3 4 -1", {0}, 0),
]


@pytest.mark.parametrize(("row", "points", "chips"), EXAMPLES)
def test_worked_examples(row: str, points: set[int], chips: int) -> None:
    cards = row.split()
    assert sums(cards) == points
    assert gain(best_points(cards, chips=10), chips=10) == chips


def test_one_or_five_counts_what_costs_least() -> None:
    """D5.3: where every way of counting busts, the cheapest one is used."""
    assert best_points(["W", "5", "4"], chips=10) == 10
    assert gain(best_points(["W", "-2", "-2", "-1"], chips=10), chips=10) == 0
    assert gain(best_points(["W", "-2", "-2"], chips=0), chips=0) == 1


@pytest.mark.parametrize(
    ("start", "added", "chips"), [("1", "2", 5 + 3), ("5", "4", 5 - 3), ("L", "L", 5), ("-2", "1", 5 - 1)]
)
def test_zero_to_six_is_received_and_the_rest_paid(start: str, added: str, chips: int) -> None:
    """D5.4"""
    game = dealt(f"{start} 3", f"{added} 3 4 -1")
    play(game, f"add {added} r1 up", "take r1")
    assert game.chips[1] == chips
    assert sum(game.chips) + game.bank == ALL_CHIPS


def test_nobody_pays_more_than_they_have() -> None:
    """D5.4"""
    game = dealt("5 3", "4 3 2 1")
    move_chips(game, [5, 1])
    play(game, "add 4 r1 up", "take r1")
    assert (game.chips, game.bank) == ([6, 0], 44)
    game = dealt("-1 3", "-2 3 2 1")
    move_chips(game, [5, 2])
    play(game, "add -2 r1 up", "take r1")
    assert (game.chips, game.bank) == ([6, 0], 44)


def test_chips_of_the_row_help_to_pay() -> None:
    """D5 in this order: D5.1 before D5.4."""
    game = dealt("5 3", "4 3 2 1")
    move_chips(game, [5, 0])
    play(game, "add 4 r1 down", "take r1")
    assert (game.chips, game.bank) == ([4, 0], 46)


def test_small_bank_gives_all_as_credit() -> None:
    """D5.5, D8.1: nothing is taken, everything is noted, and this is the last round."""
    game = dealt("1 2 5", "3 L W W", "-1 -1 4 4")
    move_chips(game, [15, 15, 15])
    play(game, "add 3 r2 up")
    assert not game.is_last_round
    play(game, "take r2")
    assert (game.chips, game.credit, game.bank) == ([16, 15, 15], [0, 5, 0], 4)
    assert game.is_last_round
    assert game.scores == [16, 20, 15]


def test_bank_that_just_suffices_pays() -> None:
    """D5.5, D8.1: and it is empty then."""
    game = dealt("1 2 5", "3 L W W", "4 4 -1 -1")
    move_chips(game, [17, 9, 18])
    play(game, "add 3 r2 up", "take r2")
    assert (game.chips, game.credit, game.bank) == ([18, 14, 18], [0, 0, 0], 0)
    assert game.is_last_round


def test_credit_cannot_pay() -> None:
    """D5.5: a player who has credit and no chips pays nothing."""
    game = dealt("5 3", "4 3 2 1")
    move_chips(game, [5, 0])
    game.credit = [0, 6]
    play(game, "add 4 r1 up", "take r1")
    assert (game.chips, game.credit) == ([6, 0], [0, 6])


def test_six_points_leave_the_choice() -> None:
    """D6.1: the chips are paid first, and only then is the choice made."""
    game = dealt("3 2", "3 1 4 4")
    play(game, "add 3 r1 up", "take r1")
    assert (game.to_move, game.moves(), game.chips) == (2, ["donburiko", "quiet"], [6, 11])


def test_donburiko_ends_the_round_for_everybody() -> None:
    """D6.1, D7.2, D7.3"""
    game = dealt("3 2", "3 1 4 4", "2 L L 5")
    play(game, "add 3 r1 up", "add 2 r2 down", "take r1", "donburiko")
    assert (game.round, game.to_move, game.starter) == (2, "*", 1)
    assert (game.chips, game.bank) == ([12, 4], 34)


def test_quiet_lets_the_round_go_on() -> None:
    """D6.1"""
    game = dealt("3 2", "3 1 4 4", "2 L L 5")
    play(game, "add 3 r1 up", "add 2 r2 down", "take r1", "quiet")
    assert (game.round, game.to_move) == (1, 2)


def test_last_player_may_announce_too() -> None:
    """D6.1"""
    game = dealt("3 2", "3 1 4 -1", "4 L L 5")
    play(game, "add 1 r1 up", "add 4 r2 up", "take r1", "take r2")
    assert game.moves() == ["donburiko", "quiet"]
    play(game, "quiet")
    assert (game.round, game.starter) == (2, 2)


def test_six_by_credit_is_a_donburiko() -> None:
    """D6.1: after D5.5 as well."""
    game = dealt("3 2 1", "3 L W W", "4 4 -1 -1")
    move_chips(game, [15, 15, 15])
    play(game, "add 3 r1 up", "take r1")
    assert (game.moves(), game.credit) == (["donburiko", "quiet"], [0, 6, 0])


def test_seven_cards_are_never_a_donburiko() -> None:
    """D6.2: these would count 6."""
    game = dealt("1 5", "2 3 4 4", "-1 -1 -2 L")
    for card in ("2", "-1", "3", "-2", "4"):
        play(game, f"add {card} r1 up")
    play(game, "add -1 r1 up")
    assert sum(int(laid.card) for laid in game.rows[0].cards) == 6
    play(game, "take r1")
    assert game.to_move == 2
    assert not game.may_announce


def test_round_ends_when_everybody_has_taken() -> None:
    """D7.1, D7.3: the last taker starts, whoever began."""
    game = dealt("1 2", "L 3 4 4", "2 L 5 3")
    play(game, "add L r1 up", "add 2 r2 up", "take r2", "take r1")
    assert (game.round, game.starter, game.to_move) == (2, 2, "*")
    assert game.hands == [[], []]


def test_twenty_chips_make_this_the_last_round() -> None:
    """D8.1"""
    game = dealt("1 2", "3 3 4 4")
    move_chips(game, [19, 5])
    play(game, "add 3 r1 up")
    assert game.is_last_round
    assert game.to_move == 2


def test_chips_of_the_row_may_reach_twenty_before_they_are_lost() -> None:
    """D8.1, D8.2: between D5.1 and D5.4."""
    game = dealt("5 2", "4 3 L L")
    move_chips(game, [5, 19])
    play(game, "add 4 r1 down", "take r1")
    assert (game.chips[1], game.is_last_round) == (17, True)


def test_chips_on_rows_and_credit_are_not_in_hand() -> None:
    """D8.1"""
    game = dealt("5 2", "4 3 L L", "1 3 -1 -1")
    move_chips(game, [19, 5])
    game.credit = [9, 0]
    play(game, "add 4 r1 down", "add 1 r2 up")
    assert not game.is_last_round


def test_last_round_stays_the_last() -> None:
    """D8.2: the bank was empty, then it was paid; and the game ends with the round."""
    game = dealt("5 2", "4 3 L L", "1 -1 -1 3")
    move_chips(game, [18, 31])
    play(game, "add 4 r1 up")
    assert game.bank == 0
    play(game, "take r1")
    assert (game.bank, game.is_last_round, game.to_move) == (3, True, 1)
    play(game, "add L r2 up", "take r2")
    assert game.to_move is None
    assert game.moves() == []


def test_most_points_win_and_ties_are_shared() -> None:
    """D8.3"""
    game = Oracle(4, first=1)
    game.chips, game.credit = [9, 3, 12, 2], [0, 9, 0, 0]
    assert (game.scores, game.places, game.winners) == ([9, 12, 12, 2], [3, 1, 1, 4], [2, 3])


def test_hundredth_round_is_the_last() -> None:
    """D8.4"""
    game = dealt("3 2", "3 1 4 4", "2 L L 5")
    game.round = 99
    play(game, "add 3 r1 up", "add 2 r2 up", "take r1", "donburiko")
    assert (game.round, game.to_move) == (100, "*")
    deal(game, "3 2", "3 1 4 4", "2 L L 5")
    move_chips(game, [5, 5])
    play(game, "add 3 r1 up", "add 2 r2 up", "take r1", "donburiko")
    assert game.to_move is None
