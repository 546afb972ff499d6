"""D1 to D3: what is in the box, who gets what, and how a round is dealt."""

from collections import Counter
from fractions import Fraction

import pytest

import hatake
from hatake.games.donburiko.pieces import CHIPS, COPIES, KINDS, POINTS
from hatake.games.donburiko.tests.table import bank, chips, deal, dealt, play, row, start, table
from tests.contract.cases import Case, playing


def test_sixteen_cards_have_their_values() -> None:
    """D1.1"""
    box = Counter(dict(zip(KINDS, COPIES.tolist(), strict=True)))
    assert " ".join(box.elements()) == "1 2 2 3 3 4 4 5 W W L L -1 -1 -2 -2"
    plain = {kind: points for kind, points in zip(KINDS, POINTS.tolist(), strict=True) if kind not in "WL"}
    assert all(int(kind) == points for kind, points in plain.items())


def test_every_card_left_is_as_likely_as_any_other() -> None:
    """D1.1, D3.1"""
    match = start(4)
    assert match.chances()["*row r1 2"] == Fraction(2, 16)
    assert match.chances()["*row r1 5"] == Fraction(1, 16)
    play(match, "*row r1 5", "*row r2 2")
    assert "*row r3 5" not in match.chances()
    assert match.chances()["*row r3 2"] == Fraction(1, 14)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chips_are_fifty_at_any_moment(seats: int) -> None:
    """D1.2"""
    for match in playing(Case("donburiko", seats, "usual", ()), 1):
        data = table(match)
        assert sum(chips(match)) + data["bank"] + sum(row["stake"] for row in data["rows"]) == CHIPS == 50


@pytest.mark.parametrize(("seats", "each", "left"), [(2, 5, 40), (3, 4, 38), (4, 3, 38)])
def test_first_chips_and_the_bank(seats: int, each: int, left: int) -> None:
    """D2.1"""
    match = start(seats)
    assert (chips(match), bank(match)) == ([each] * seats, left)


def test_two_players_use_no_one_or_five() -> None:
    """D2.2"""
    assert "*row r1 W" not in start(2).chances()
    assert start(2).chances()["*row r1 2"] == Fraction(2, 14)
    assert start(3).chances()["*row r1 W"] == Fraction(2, 16)


def test_cards_used_are_all_dealt_again_in_the_next_round() -> None:
    """D2.2, D3.1"""
    match = dealt("3 2", "3 1 4 4", "2 L L 5")
    play(match, "add 3 r1 up", "add 2 r2 up", "take r1", "donburiko")
    assert (match.to_move, sum(match.chances().values())) == ("*", 1)
    assert match.chances()["*row r1 3"] == Fraction(2, 14)
    assert "*row r1 W" not in match.chances()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_player_may_come_first_and_all_are_equally_likely(seats: int) -> None:
    """D2.3"""
    match = start(seats, first=0)
    assert match.chances() == {f"*first {seat}": Fraction(1, seats) for seat in range(1, seats + 1)}
    play(match, f"*first {seats}")
    assert (match.to_move, table(match)["starter"]) == ("*", seats)


def test_first_player_may_be_fixed() -> None:
    """D2.3"""
    assert start(3, first=2).moves()[0].startswith("*row")
    deal(match := start(3, first=2), "1 2 3")
    assert match.to_move == 2
    with pytest.raises(ValueError, match="first"):
        hatake.game("donburiko", seats=3, first=4)


def test_turns_go_round_by_seat_numbers() -> None:
    """D2.3"""
    match = dealt("1 2 3", first=2)
    seen = []
    for _ in range(4):
        seen.append(match.to_move)
        play(match, match.moves()[0])
    assert seen == [2, 3, 1, 2]


@pytest.mark.parametrize("starts", ["1 2", "1 2 3", "1 2 3 4"])
def test_one_row_for_each_player_starts_with_one_open_card(starts: str) -> None:
    """D3.1"""
    match = dealt(starts)
    rows = table(match)["rows"]
    assert [line["cards"] for line in rows] == [[card] for card in starts.split()]
    assert all((line["sides"], line["added_by"], line["stake"]) == (["up"], [None], 0) for line in rows)


@pytest.mark.parametrize(("starts", "hand", "aside"), [("1 2", 4, 4), ("1 2 3", 4, 1), ("1 2 3 4", 3, 0)])
def test_hands_and_cards_set_aside(starts: str, hand: int, aside: int) -> None:
    """D3.2"""
    match = dealt(starts)
    assert [len(seat["hand"]) for seat in table(match)["seats"]] == [hand] * match.variant.seats
    assert match.states[0].deck.sum() == aside


def test_cards_are_dealt_one_to_each_from_the_first_player_round_and_round() -> None:
    """D3.1, D3.2"""
    match = dealt("1 2 3", first=2)
    places = [" ".join(move.text.split()[:2]) for move in match.history]
    assert places == ["*row r1", "*row r2", "*row r3"] + ["*deal 2", "*deal 3", "*deal 1"] * 4


def test_new_round_sweeps_the_table_with_its_first_card() -> None:
    """D3.1: until then everybody can see how the round before has ended."""
    match = dealt("3 2", "3 1 4 4", "2 L L 5")
    play(match, "add 3 r1 up", "add 2 r2 down", "take r1", "donburiko")
    assert row(match, 1)["cards"] == ["3", "3"]
    play(match, "*row r1 5")
    assert [line["cards"] for line in table(match)["rows"]] == [["5"], []]
    assert [seat["hand"] for seat in table(match)["seats"]] == [[], []]
    assert not any(seat["is_out"] for seat in table(match)["seats"])
    assert not any(line["is_taken"] for line in table(match)["rows"])
