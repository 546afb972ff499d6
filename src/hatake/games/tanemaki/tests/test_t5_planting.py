"""T5: what fits on a field."""

import pytest

from hatake.engine.match import Match
from hatake.games.tanemaki.tests.table import cards, drawn, field, grow, play, why


def handed(card: str, first: str = "", second: str = "") -> Match:
    """Player 2, with these fields, holds a card."""
    match = drawn(f"{card} M M")
    grow(match, 2, 1, first)
    grow(match, 2, 2, second)
    match.play(f"give {card} 2")
    return match


def plants(match: Match) -> list[str]:
    return [text for text in match.moves() if text.startswith("plant")]


@pytest.mark.parametrize(
    ("card", "first", "second", "fits"),
    [
        ("R1", "R2", "P1", ["plant f1"]),
        ("R1", "P1", "R2", ["plant f2"]),
        ("R1", "P1", "", ["plant f2"]),
        ("R1", "", "P1", ["plant f1"]),
        ("R1", "P1", "B1", []),
        ("R1", "M M", "B1", ["plant f1"]),
        ("R1", "R2 M", "P1 M", ["plant f1"]),
        ("R3", "R1", "R2", ["plant f1", "plant f2"]),
    ],
)
def test_seeds_go_on_empty_fields_their_own_kind_or_bare_manure(
    card: str, first: str, second: str, fits: list[str]
) -> None:
    """T5.1"""
    assert plants(handed(card, first, second)) == fits


def test_bare_manure_becomes_the_vegetable_planted_on_it() -> None:
    """T5.1"""
    match = handed("R1", "M M", "B1")
    match.play("plant f1")
    assert field(match, 2, 1) == {
        "cards": ["R1", "M", "M"],
        "vegetable": "radish",
        "seeds": 3,
        "earns": 2,
        "lacks": 2,
    }


def test_reason_names_the_vegetable_that_grows_there() -> None:
    """T5.1"""
    clause, reason = why(handed("R1", "P1", "B1"), "plant f2")
    assert clause == "T5.1"
    assert "On field 2 grows bean" in reason


@pytest.mark.parametrize(("first", "second"), [("R1", "P1"), ("M", "H3"), ("", "B1"), ("M", "")])
def test_manure_goes_on_any_field(first: str, second: str) -> None:
    """T5.2"""
    assert plants(handed("M", first, second)) == ["plant f1", "plant f2"]


def test_manure_counts_as_one_seed_of_the_field() -> None:
    """T5.2"""
    match = handed("M", "B2", "")
    match.play("plant f1")
    assert (cards(match, 2, 1), field(match, 2, 1)["seeds"], field(match, 2, 1)["earns"]) == ("B2 M", 3, 1)


def test_field_is_harvested_first_to_make_room() -> None:
    """T5.3"""
    match = handed("R1", "P1 P1", "B1")
    assert plants(match) == []
    play(match, "harvest f1", "plant f1")
    assert (cards(match, 2, 1), cards(match, 2, 2)) == ("R1", "B1")


def test_one_or_both_fields_may_be_harvested_before_any_choice() -> None:
    """T5.3: needed or not, and the card may still be stored or handed on."""
    match = drawn("R1 P1 C1 M")
    grow(match, 2, 1, "R2")
    grow(match, 2, 2, "M")
    play(match, "give R1 2", "harvest f1", "harvest f2")
    assert match.moves() == ["plant f1", "pass 3", "store"]
    play(match, "pass 3")
    assert match.to_move == 3


def test_active_player_harvests_before_giving_and_before_the_last_planting() -> None:
    """T5.3"""
    match = drawn("R1 P1 M")
    grow(match, 1, 1, "B1")
    grow(match, 1, 2, "H1")
    assert match.moves()[-2:] == ["harvest f1", "harvest f2"]
    play(match, "give M 2", "plant f1")
    assert match.moves() == ["harvest f1", "harvest f2"]
    assert why(match, "plant R1 hand f1")[0] == "T5.1"
    play(match, "harvest f1", "plant R1 hand f1")
    assert (cards(match, 1, 1), cards(match, 1, 2)) == ("R1", "H1")


def test_of_two_empty_fields_only_the_first_can_be_chosen() -> None:
    """T5.4"""
    match = handed("R1")
    assert plants(match) == ["plant f1"]
    assert why(match, "plant f2") == ("T5.4", "Both your fields are empty, and so alike: take field 1.")
    play(match, "plant f1")
    assert match.moves() == ["plant M hand f1"]
    assert why(match, "plant M hand f2")[0] == "T5.4"


def test_two_equal_fields_stay_two_choices() -> None:
    """T5.4"""
    assert plants(handed("R1", "R2", "R2")) == ["plant f1", "plant f2"]


def test_empty_field_may_be_begun_although_the_other_fits() -> None:
    """T5.4"""
    match = handed("R1", "R2")
    assert plants(match) == ["plant f1", "plant f2"]
    match.play("plant f2")
    assert (cards(match, 2, 1), cards(match, 2, 2)) == ("R2", "R1")
