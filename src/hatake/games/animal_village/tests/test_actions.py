"""A5: what each place costs and brings."""

import pytest

from hatake.games.animal_village.tests.table import (
    begun,
    empty_deck,
    farm,
    gold,
    movers,
    play,
    pot,
    put_cards,
    put_gold,
    table,
    to_round,
)

KINDS = ("turnip", "flower", "sheep")
RED = [("A02", "turnip"), ("A03", "flower"), ("A04", "sheep")]
TURNS = [("A07", "turnip"), ("A08", "flower"), ("A09", "sheep")]
SMALL = [("A10", "turnip"), ("A11", "flower"), ("A12", "sheep")]


def test_start_player_card_counts_from_the_next_round_and_brings_one_gold() -> None:
    """A5: A01"""
    match = begun(3)
    play(match, "A05", "A05", "A01")
    assert (table(match)["start_card"], table(match)["starter"], gold(match)) == (3, 3, [1, 1, 1])
    assert movers(match, 3) == [3, 1, 2]


def test_start_player_card_does_not_change_the_round_it_is_taken_in() -> None:
    """A5: A01"""
    match = begun(3)
    play(match, "A05", "A01")
    assert (match.to_move, table(match)["start_card"], table(match)["starter"]) == (3, 2, 1)


def test_holder_may_take_the_start_player_card_again() -> None:
    """A5: A01"""
    match = begun(2)
    play(match, "A01", "A02")
    assert (match.to_move, gold(match)) == (1, [1, 0])


@pytest.mark.parametrize(("move", "kind"), RED)
def test_field_flower_bed_and_ranch_are_taken_red_side_up(move: str, kind: str) -> None:
    """A5: A02-A04"""
    match = begun(2)
    play(match, move)
    assert farm(match)["red"][kind] == 1
    assert table(match)["decks"][kind] == 7
    assert match.to_move == 2


@pytest.mark.parametrize(
    ("moves", "kind"),
    [
        ({"A02", "A06 turnip", "A10"}, "turnip"),
        ({"A03", "A06 flower", "A11"}, "flower"),
        ({"A04", "A06 sheep", "A12"}, "sheep"),
    ],
)
def test_nothing_is_taken_from_an_empty_deck(moves: set[str], kind: str) -> None:
    """A5: A02-A04, A06, A10-A12"""
    match = to_round(begun(2), 7)
    assert moves <= set(match.moves())
    empty_deck(match, kind)
    assert moves.isdisjoint(match.moves())


def test_first_on_a05_takes_all_and_later_ones_gain_one() -> None:
    """A5: A05"""
    match = begun(3)
    put_gold(match, 0, 0, 0, pot=3, spare=4)
    play(match, "A05")
    assert (gold(match), pot(match)) == ([3, 0, 0], 0)
    play(match, "A05")
    assert gold(match) == [3, 1, 0]


def test_first_on_a05_takes_even_nothing() -> None:
    """A5: A05"""
    match = begun(3)
    put_gold(match, 0, 0, 0, pot=0, spare=4)
    play(match, "A05", "A05")
    assert gold(match) == [0, 1, 0]


def test_first_on_a05_is_found_anew_in_every_round() -> None:
    """A5: A05"""
    match = begun(2)
    play(match, "A02", "A03", "A02", "A03")
    assert pot(match) == 3
    play(match, "A05")
    assert gold(match) == [3, 0]


@pytest.mark.parametrize("kind", KINDS)
def test_huge_investment_takes_a_card_of_any_kind_blue_side_up_for_two_gold(kind: str) -> None:
    """A5: A06; A5.2: before A10 to A12 are open"""
    match = begun(2)
    put_gold(match, 2, 0, pot=1, spare=1)
    play(match, f"A06 {kind}")
    assert (gold(match), match.to_move) == ([0, 0], "*")
    play(match, f"*blue {kind} 3")
    assert farm(match)["blue"][kind] == ["3"]
    assert table(match)["decks"][kind] == 7
    assert match.to_move == 2


def test_huge_investment_needs_two_gold() -> None:
    """A5: A06"""
    match = begun(2)
    put_gold(match, 1, 0, pot=1, spare=1)
    assert not any(move.startswith("A06") for move in match.moves())


def test_huge_investment_does_not_block_the_small_ones_nor_they_it() -> None:
    """A5.2"""
    match = to_round(begun(2), 5)
    put_gold(match, 2, 5, pot=1)
    play(match, "A06 turnip", "*blue turnip 2")
    assert "A10" in match.moves()
    match = to_round(begun(2), 5)
    put_gold(match, 2, 5, pot=1)
    play(match, "A10", "*blue turnip 2")
    assert "A06 turnip" in match.moves()


@pytest.mark.parametrize(("move", "kind"), TURNS)
def test_own_red_card_is_turned_to_its_blue_side(move: str, kind: str) -> None:
    """A5: A07-A09; A5.1: of two alike, one"""
    match = to_round(begun(2), 4)
    assert move not in match.moves()
    put_cards(match, 2, red=f"{kind} {kind}")
    assert move not in match.moves()
    put_cards(match, 1, red=f"{kind} {kind}")
    assert match.moves().count(move) == 1
    play(match, move, f"*blue {kind} 2p")
    assert (farm(match)["red"][kind], farm(match)["blue"][kind]) == (1, ["2p"])
    assert table(match)["decks"][kind] == 4


@pytest.mark.parametrize(("move", "kind"), SMALL)
def test_small_investment_takes_a_card_blue_side_up_for_one_gold(move: str, kind: str) -> None:
    """A5: A10-A12"""
    match = to_round(begun(2), 7)
    put_gold(match, 0, 0, pot=1)
    assert move not in match.moves()
    put_gold(match, 1, 0, pot=1)
    play(match, move, f"*blue {kind} 4")
    assert (gold(match), farm(match)["blue"][kind]) == ([0, 0], ["4"])
    assert table(match)["decks"][kind] == 7
    assert match.to_move == 2
