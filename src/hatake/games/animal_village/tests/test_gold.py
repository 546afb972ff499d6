"""A3: gold lies on as few cards as can be, and a new card must come from the supply."""

import pytest

from hatake.games.animal_village.tests.table import begun, gold, play, pot, put_gold, supply, to_round


def test_every_amount_uses_half_as_many_cards_rounded_up() -> None:
    """A3.1"""
    match = begun(2)
    assert (pot(match), supply(match)) == (1, 6)
    play(match, "A05", "A05")
    assert (gold(match), pot(match), supply(match)) == ([1, 1], 1, 4)
    play(match, "A05", "A05")
    assert (gold(match), pot(match), supply(match)) == ([2, 2], 1, 4)


def test_gold_paid_sets_a_card_free_when_it_is_no_longer_needed() -> None:
    """A3.1"""
    match = to_round(begun(2), 5)
    put_gold(match, 3, 2, pot=2)
    play(match, "A10", "*blue turnip 4")
    assert (gold(match), supply(match)) == ([2, 2], 1)
    put_gold(match, 2, 2, pot=2)
    play(match, "A06 flower", "*blue flower 4")
    assert (gold(match), supply(match)) == ([2, 0], 1)


def test_even_amount_that_pays_one_keeps_its_card() -> None:
    """A3.1"""
    match = to_round(begun(2), 5)
    put_gold(match, 2, 0, pot=1)
    play(match, "A10", "*blue turnip 4")
    assert (gold(match), supply(match)) == ([1, 0], 0)


def test_change_is_made_when_all_gold_on_a05_is_taken() -> None:
    """A3.1"""
    match = begun(2)
    put_gold(match, 1, 0, pot=3)
    play(match, "A05")
    assert (gold(match), pot(match), supply(match)) == ([4, 0], 0, 1)


def test_odd_amount_gains_without_a_card() -> None:
    """A3.2"""
    match = begun(2)
    put_gold(match, 3, 0, pot=1)
    play(match, "A01")
    assert (gold(match), supply(match)) == ([4, 0], 0)


@pytest.mark.parametrize("move", ["A01", "A05"])
def test_even_amount_gains_nothing_from_an_empty_supply(move: str) -> None:
    """A3.2"""
    match = begun(2)
    put_gold(match, 0, 2, pot=4)
    play(match, "A05")
    put_gold(match, 0, 2, pot=0)
    play(match, move)
    assert (gold(match)[1], supply(match)) == (2, 0)


def test_even_amount_takes_a_card_from_the_supply() -> None:
    """A3.2"""
    match = begun(2)
    put_gold(match, 2, 0, pot=1, spare=2)
    play(match, "A01")
    assert (gold(match), supply(match)) == ([3, 0], 1)


def test_last_of_four_gains_from_the_supply() -> None:
    """A2.3, A3.2"""
    assert supply(begun(4)) == supply(begun(3)) - 1
