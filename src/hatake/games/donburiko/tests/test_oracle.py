"""The oracle against the rulebook: setting up, turns, who knows what, and whole games."""

import random
from fractions import Fraction
from itertools import pairwise

import pytest

from hatake.games.donburiko.tests.by_hand import dealt, finish, move_chips, play
from hatake.games.donburiko.tests.oracle import ALL_CHIPS, COPIES, Oracle


def test_sixteen_cards_and_fifty_chips() -> None:
    """D1.1, D1.2"""
    assert sum(COPIES.values()) == 16
    assert ALL_CHIPS == 50


@pytest.mark.parametrize(("seats", "chips", "bank"), [(2, 5, 40), (3, 4, 38), (4, 3, 38)])
def test_first_chips(seats: int, chips: int, bank: int) -> None:
    """D2.1"""
    game = Oracle(seats)
    assert (game.chips, game.bank) == ([chips] * seats, bank)


def test_two_players_use_no_one_or_five() -> None:
    """D2.2"""
    assert "*row r1 W" not in Oracle(2, first=1).moves()
    assert Oracle(2, first=1).chances()["*row r1 2"] == Fraction(2, 14)
    assert Oracle(3, first=1).chances()["*row r1 W"] == Fraction(2, 16)


def test_first_player_is_drawn_or_fixed() -> None:
    """D2.3"""
    game = Oracle(3)
    assert game.chances() == {f"*first {seat}": Fraction(1, 3) for seat in (1, 2, 3)}
    game.play("*first 2")
    assert (game.to_move, game.turn) == ("*", 2)
    assert Oracle(3, first=2).moves() == game.moves()


def test_turns_go_round() -> None:
    """D2.3"""
    game = dealt("1 2 3", "4 4 L 5", first=2)
    seen = []
    for _ in range(4):
        seen.append(game.to_move)
        game.play(game.moves()[0])
    assert seen == [2, 3, 1, 2]


def test_deal_goes_row_by_row_then_card_by_card() -> None:
    """D3.1, D3.2"""
    game = dealt("1 2 3", first=2)
    places = [" ".join(line.split()[:2]) for line in game.record()]
    assert places == ["*row r1", "*row r2", "*row r3"] + ["*deal 2", "*deal 3", "*deal 1"] * 4


@pytest.mark.parametrize(("starts", "hand", "aside"), [("1 2", 4, 4), ("1 2 3", 4, 1), ("1 2 3 4", 3, 0)])
def test_hands_and_cards_set_aside(starts: str, hand: int, aside: int) -> None:
    """D3.2"""
    game = dealt(starts)
    assert [len(cards) for cards in game.hands] == [hand] * game.seats
    assert game.knows(0)["set_aside"] == aside


def test_draws_are_weighted_by_equal_cards() -> None:
    game = Oracle(4, first=1)
    game.play("*row r1 3")
    assert game.chances()["*row r2 3"] == Fraction(1, 15)
    assert game.chances()["*row r2 L"] == Fraction(2, 15)
    assert sum(game.chances().values()) == 1


def test_face_up_card_earns_a_chip() -> None:
    """D4.2"""
    game = dealt("1 2", "3 3 4 4")
    play(game, "add 3 r2 up")
    assert (game.chips, game.bank) == ([6, 5], 39)


def test_face_up_card_earns_nothing_from_an_empty_bank() -> None:
    """D4.2: neither now nor when the bank has chips again."""
    game = dealt("5 2 1", "3 2 L L", "3 4 -1 -2")
    move_chips(game, [16, 17, 17])
    play(game, "add 3 r1 up")
    assert (game.chips, game.bank) == ([16, 17, 17], 0)
    play(game, "take r1")
    assert (game.chips, game.bank) == ([16, 15, 17], 2)


def test_face_down_card_costs_a_chip_that_stays_on_the_row() -> None:
    """D4.3, D5.1"""
    game = dealt("1 2", "3 3 4 4")
    play(game, "add 3 r2 down")
    assert (game.chips, game.rows[1].chips, game.bank) == ([4, 5], 1, 40)
    play(game, "take r2")
    assert (game.chips, game.rows[1].chips, game.bank) == ([4, 11], 0, 35)


def test_no_face_down_card_without_a_chip() -> None:
    """D4.3"""
    game = dealt("1 2", "3 3 4 4")
    move_chips(game, [0, 5])
    assert game.moves() == ["add 3 r1 up", "add 3 r2 up", "add 4 r1 up", "add 4 r2 up"]


def test_row_holds_seven_cards_at_most() -> None:
    """D4.1, D5.2: and seven count nothing, though the chips on them are the taker's."""
    game = dealt("1 -1", "2 2 3 4", "3 4 L 5")
    for card in ("2", "3", "2", "4", "3", "L"):
        play(game, f"add {card} r1 down")
    assert game.moves() == ["add 4 r2 up", "add 4 r2 down", "take r1"]
    play(game, "take r1")
    assert game.chips == [8, 2]


def test_lone_card_is_not_a_row_to_take() -> None:
    """D4.4"""
    game = dealt("1 2", "3 3 4 4")
    assert not any(move.startswith("take") for move in game.moves())


def test_taker_is_out_and_passed_over() -> None:
    """D4.5, D5.6"""
    game = dealt("1 2 3", "4 5 L L", "4 -1 -1 W")
    play(game, "add L r1 up", "take r1")
    assert game.to_move == 3
    assert not any(" r1" in move for move in game.moves())
    play(game, game.moves()[0])
    assert game.to_move == 1
    play(game, game.moves()[0])
    assert game.to_move == 3


def test_empty_hand_must_take() -> None:
    """D4.6"""
    game = dealt("1 2", "3 3 4 4", "2 5 L L")
    for card in ("3", "2", "3", "5", "4", "L"):
        play(game, f"add {card} r1 up")
    play(game, "add 4 r2 up", "add L r2 up")
    assert (game.to_move, game.moves()) == (1, ["take r1", "take r2"])


def test_round_ends_when_hands_are_empty_and_rows_are_lone() -> None:
    """D4.6, D7.1: twelve cards on two rows leave nothing to the third player."""
    game = dealt("1 2 5", "L 3 3 W", "4 4 -1 -1", "2 -2 -2 L")
    cards = ["L", "4", "2", "3", "4", "-2", "3", "-1", "-2", "W", "-1", "L"]
    for n, card in enumerate(cards):
        play(game, f"add {card} r{1 + n % 2} up")
    play(game, "take r1")
    assert game.round == 1
    play(game, "take r2")
    assert (game.round, game.to_move, game.starter) == (2, "*", 2)


def test_hand_and_own_face_down_card_are_known_to_their_owner_only() -> None:
    game = dealt("1 2 3", "4 -1 L 2")
    play(game, "add 4 r3 down")
    assert (game.knows(1)["hand"], game.knows(1)["rows"]) == (["2", "L", "-1"], [["1"], ["2"], ["3", "4"]])
    for seat in (0, 2, 3):
        assert game.knows(seat)["rows"] == [["1"], ["2"], ["3", "?"]]
        assert game.knows(seat)["added_by"] == [[0], [0], [0, 1]]
        assert game.knows(seat)["face_down"] == [[False], [False], [False, True]]
    assert game.knows(0)["hand"] == []


def test_taken_row_is_shown_to_all() -> None:
    """D5.2"""
    game = dealt("1 2 3", "4 -1 L 2")
    play(game, "add 4 r3 down", "take r3")
    assert game.knows(0)["rows"] == [["1"], ["2"], ["3", "4"]]
    assert game.knows(0)["taken_by"] == [0, 0, 2]


def test_masked_record_names_a_card_once_it_has_been_shown() -> None:
    game = dealt("1 2 3", "4 3 4 2", "5 L L -1")
    deals = [line for line in game.record() if line.startswith("*deal 1")]
    assert deals == ["*deal 1 4", "*deal 1 3", "*deal 1 4", "*deal 1 2"]
    play(game, "add 4 r3 down", "add 5 r2 up")
    assert [n for n, line in enumerate(game.record(0)) if line.endswith(("4", "5"))] == [4]
    assert game.record(0)[-2:] == ["1 add ? r3 down", "2 add 5 r2 up"]
    assert game.record(1)[-2] == "1 add 4 r3 down"
    play(game, "take r3")
    assert game.record(0)[-3:] == ["1 add 4 r3 down", "2 add 5 r2 up", "3 take r3"]
    assert [line for line in game.record(0) if line.startswith("*deal 1")] == ["*deal 1 4"] + ["*deal 1 ?"] * 3


WRONG = ["", "add 3 r1", "add  3 r1 up", "add 3 r1 up ", "add 9 r1 up", "add 3 r3 up", "take r1", "quiet"]


@pytest.mark.parametrize("wrong", [*WRONG, "*row r1 3", "*deal 1 3", "pass", "@2 take r1"])
def test_wrong_moves_change_nothing(wrong: str) -> None:
    game = dealt("1 2", "3 3 4 4")
    before = [game.knows(seat) for seat in range(3)]
    with pytest.raises(ValueError, match="not allowed"):
        game.play(wrong)
    assert [game.knows(seat) for seat in range(3)] == before


@pytest.mark.parametrize(("seats", "first"), [(1, 0), (5, 0), (3, 4), (3, -1)])
def test_wrong_options_are_refused(seats: int, first: int) -> None:
    with pytest.raises(ValueError, match="no game with"):
        Oracle(seats, first)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_and_keep_every_chip(seats: int) -> None:
    for seed in range(100):
        game = finish(seed, seats)
        assert sum(game.chips) + game.bank == ALL_CHIPS
        assert game.is_last_round
        assert game.winners


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_somebody_took_a_row_in_every_round(seats: int) -> None:
    """D7.3 needs it; and D4.6 says that no player is ever stuck while another is not."""
    for seed in range(100):
        source, game = random.Random(seed), Oracle(seats)
        while game.to_move is not None:
            assert game.moves()
            game.play(source.choice(game.moves()))
        starts = [n for n, line in enumerate(game.record()) if line.startswith("*row r1")]
        for start, end in pairwise([*starts, len(game.record())]):
            assert any(" take " in line for line in game.record()[start:end])
