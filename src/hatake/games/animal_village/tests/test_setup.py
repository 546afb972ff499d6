"""A1, A2: what is in the box, and how a game begins."""

from collections import Counter
from fractions import Fraction

import pytest

from hatake.games.animal_village.pieces import (
    ANIMALS,
    BLUE_SIDES,
    DECK,
    FACES,
    GOLD_CARDS,
    ITEMS,
    KINDS,
    PINK,
    PLACES,
    ROUND_OF,
    THEMES,
)
from hatake.games.animal_village.tests.table import begun, gold, play, start, supply, table, to_round


def test_two_animals_twelve_places_eight_gold_cards_and_three_decks_of_eight() -> None:
    """A1.1"""
    assert (ANIMALS, len(PLACES), GOLD_CARDS, len(KINDS), DECK) == (2, 12, 8, 3, 8)
    assert supply(start(2)) == 8
    assert table(start(2))["decks"] == {"turnip": 8, "flower": 8, "sheep": 8}


def test_everybody_has_two_animals_to_place() -> None:
    """A1.1"""
    match = to_round(begun(2), 7)
    play(match, "A02", "A03", "A04", "A05")
    assert table(match)["village"]["A02"] == table(match)["village"]["A04"] == [1]


def test_blue_sides_are_as_the_table_says() -> None:
    """A1.2"""
    sides = Counter({face: int(count) for face, count in zip(FACES, BLUE_SIDES, strict=True)})
    assert sides == Counter(["2p", "2", "3p", "3p", "3", "3", "4", "4"])
    assert [f"{n}{'p' * p}" for n, p in zip(ITEMS, PINK, strict=True)] == list(FACES)


def test_red_side_shows_one_item_and_never_a_pink_one() -> None:
    """A1.2"""
    match = begun(2)
    play(match, "A02")
    assert table(match)["seats"][0]["harvest"] == 1
    play(match, "A03", "A04", "A05", "A05", "A05")
    assert not table(match)["seats"][0]["full_set"]


def test_each_icon_is_there_once() -> None:
    """A1.3, A2.2"""
    chances = start(3).chances()
    assert chances == {f"*theme {theme}": Fraction(1, 8) for theme in THEMES}
    assert sorted(THEMES) == sorted(["turnip", "sheep", "flower", "gold", "blue", "red", "start", "none"])


@pytest.mark.parametrize("number", range(1, 8))
def test_one_more_place_is_open_in_every_round(number: int) -> None:
    """A1.4, A4.1"""
    match = to_round(begun(2), number)
    assert list(table(match)["village"]) == list(PLACES[: 5 + number])


def test_places_open_in_the_order_of_their_numbers() -> None:
    """A1.4"""
    assert ROUND_OF == (1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7)


def test_blue_side_is_drawn_among_those_nobody_has_seen() -> None:
    """A2.1"""
    match = to_round(begun(2), 5)
    play(match, "A10")
    eighths = {"2p": 1, "2": 1, "3p": 2, "3": 2, "4": 2}
    assert match.chances() == {f"*blue turnip {face}": Fraction(n, 8) for face, n in eighths.items()}
    play(match, "*blue turnip 2", "A06 turnip")
    assert match.chances() == {f"*blue turnip {face}": Fraction(n, 7) for face, n in eighths.items() if face != "2"}


def test_blue_side_of_an_own_red_card_is_as_unknown_as_any() -> None:
    """A2.1"""
    match = to_round(begun(2), 5)
    play(match, "A02", "A06 turnip", "*blue turnip 3p", "A07")
    assert match.chances()["*blue turnip 3p"] == Fraction(1, 7)


def test_last_blue_side_is_a_move_of_chance_too() -> None:
    """A2.1"""
    match = to_round(begun(2), 5)
    match._states[0].unseen[0] = [0, 0, 0, 1, 0]
    play(match, "A10")
    assert (match.to_move, match.moves()) == ("*", ["*blue turnip 3"])


def test_theme_card_is_out_of_the_game() -> None:
    """A2.2: seven gold cards remain, and one of them goes to A05 at once."""
    match = begun(2, "sheep")
    assert (table(match)["theme"], supply(match)) == ("sheep", 7 - 1)


def test_first_player_is_drawn_after_the_theme() -> None:
    """A2.3"""
    match = start(3, first=0)
    play(match, "*theme gold")
    assert match.chances() == {f"*first {seat}": Fraction(1, 3) for seat in (1, 2, 3)}
    play(match, "*first 2")
    assert (match.to_move, table(match)["start_card"], table(match)["starter"]) == (2, 2, 2)


def test_fixed_first_player_is_not_drawn() -> None:
    """A2.3"""
    match = begun(3, first=3)
    assert (match.to_move, table(match)["start_card"]) == (3, 3)
    assert [move.text for move in match.history] == ["*theme none"]


@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_last_of_four_gains_one_gold(first: int) -> None:
    """A2.3"""
    match = begun(4, first=first)
    assert gold(match) == [int(seat == (first + 2) % 4) for seat in range(4)]
    assert supply(match) == 7 - 1 - 1


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_fewer_than_four_begin_without_gold(seats: int) -> None:
    """A2.3"""
    match = start(1) if seats == 1 else begun(seats)
    assert gold(match) == [0] * seats
