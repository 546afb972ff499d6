"""H3 to H6: turning up, placing, what doubles can do, and the marker."""

import pytest

from hatake.engine.match import IllegalMove
from hatake.games.hanaminoes.tests.table import begun, give, lying, marks, placing, play, put, table

# H3


def test_turn_is_deck_then_hand_then_marker() -> None:
    """H3.1, H3.2, H3.3"""
    match = begun(2, "Y13 O22 O23 O33 R22 R23", keep="W33", start="W12")
    assert all(move.startswith("*reveal") for move in match.moves())
    match.play("*reveal W33")
    assert all(move.startswith("place W33 ") for move in match.moves())
    match.play("place W33 2,0 R")
    assert match.moves() == [f"pick {tile}" for tile in ("Y13", "O22", "O23", "O33", "R22", "R23")]
    play(match, "pick Y13", "place Y13 0,1 D")
    assert marks(match) == {"W33", "Y13", "W12"}
    match.play("mark Y13")
    assert match.moves()[0].startswith("*reveal")
    assert lying(match, "Y13")["marker"] == 1


def test_tile_must_be_placed_from_hand_before_marking() -> None:
    """H3.2"""
    match = begun(2, keep="W33")
    play(match, "*reveal W33", "place W33 2,0 R")
    with pytest.raises(IllegalMove):
        match.play("mark W33")


# H4


def test_tile_shares_an_edge_with_the_garden_and_not_just_a_corner() -> None:
    """H4.1"""
    match = placing("O23", ("Y12", 0, 0, "R"))
    assert {"place O23 2,0 R", "place O23 3,0 L", "place O23 0,-1 U", "place O23 -1,1 R"} <= set(match.moves())
    for corner in ("place O23 2,1 R", "place O23 -1,-1 L", "place O23 -1,-2 D"):
        assert corner not in match.moves()


def test_all_places_around_a_tile() -> None:
    """H4.1: 16 pairs of cells touch a lone tile, with two ways round each; a double has one."""
    match = placing("O23", ("Y12", 0, 0, "R"))
    assert len(match.moves()) == 32
    give(match, "O33")
    assert len(match.moves()) == 16
    assert all(move.endswith((" R", " D")) for move in match.moves())


@pytest.mark.parametrize("text", ["place O23 0,0 D", "place O23 0,-1 D", "place O23 2,0 L"])
def test_cells_must_be_free(text: str) -> None:
    """H4.1"""
    match = placing("O23", ("Y12", 0, 0, "R"))
    with pytest.raises(IllegalMove) as refused:
        match.play(text)
    assert (refused.value.clause, "lies at" in refused.value.reason) == ("H4.1", True)


@pytest.mark.parametrize(("x", "y", "way"), [(1, 0, "R"), (0, 1, "D"), (-1, 0, "L"), (0, -1, "U")])
def test_garden_can_grow_in_every_way_as_far_as_tiles_go(x: int, y: int, way: str) -> None:
    """H4.1: 30 placings in a row reach 60 cells far, and every cell keeps its name."""
    match = placing("B33")
    put(match, "Y12", 0, 0, way)
    for n in range(1, 30):
        put(match, "Y13", 2 * n * x, 2 * n * y, way)
        match._states[0].where[2] = 0
    put(match, "O12", 58 * x, 58 * y, way)
    give(match, "R12")
    far = f"place R12 {60 * x},{60 * y} {way}"
    assert far in match.moves()
    match.play(far)
    assert (lying(match, "R12")["x"], lying(match, "R12")["y"]) == (60 * x, 60 * y)


# H5


def test_one_one_overlays_any_tile_and_lies_as_a_double_lies() -> None:
    """H5.1"""
    match = placing("O11", ("Y12", 1, 0, "L"), ("R13", 2, 1, "U"), ("B22", 3, 0, "R"))
    assert {"overlay Y12", "overlay R13", "overlay B22", "place O11 0,1 R"} <= set(match.moves())
    upright = match.copy()
    match.play("overlay Y12")
    assert lying(match, "O11") == {"tiles": ["O11", "Y12"], "x": 0, "y": 0, "way": "R", "marker": None}
    upright.play("overlay R13")
    assert lying(upright, "O11") == {"tiles": ["O11", "R13"], "x": 2, "y": 0, "way": "D", "marker": None}


def test_tile_turned_up_in_this_turn_can_be_overlaid_and_a_stack_too() -> None:
    """H5.1"""
    match = begun(2, "O11 O13 O23 O33 R23 R33", keep="W33 Y13")
    play(match, "*reveal W33", "place W33 2,0 R", "pick O11", "overlay W33")
    assert lying(match, "O11")["tiles"] == ["O11", "W33"]
    give(match, "P11")
    match.play("overlay O11")
    assert lying(match, "P11")["tiles"] == ["P11", "O11", "W33"]


def test_only_a_one_one_from_the_hand_overlays() -> None:
    """H5.1"""
    match = placing("O22", ("Y12", 0, 0, "R"))
    assert not [move for move in match.moves() if move.startswith("overlay")]
    revealed = begun(2, keep="W11")
    revealed.play("*reveal W11")
    assert not [move for move in revealed.moves() if move.startswith("overlay")]
    with pytest.raises(IllegalMove):
        revealed.play("overlay Y12")


def test_two_two_moves_any_other_tile_or_none() -> None:
    """H5.2"""
    match = placing("O22", ("Y12", 0, 0, "R"), ("R33", 0, 1, "R"))
    match.play("place O22 2,0 R")
    assert match.moves() == ["lift Y12", "lift R33", "skip"]
    match.play("lift R33")
    assert "skip" not in match.moves()
    assert "place R33 0,1 R" not in match.moves()
    assert {"place R33 0,1 D", "place R33 4,0 R"} <= set(match.moves())
    match.play("place R33 4,0 R")
    assert lying(match, "R33")["x"] == 4
    assert not [move for move in match.moves() if move == "skip"]


def test_two_two_turned_up_moves_nothing() -> None:
    """H5.2"""
    match = begun(2, keep="W22")
    play(match, "*reveal W22", "place W22 2,0 R")
    assert all(move.startswith("pick") for move in match.moves())


def test_skipping_the_move_goes_on_to_the_marker() -> None:
    """H5.2"""
    match = placing("O22", ("Y12", 0, 0, "R"))
    play(match, "place O22 2,0 R", "skip")
    assert marks(match) == {"O22", "Y12"}


def test_tile_with_two_numbers_may_be_turned_round_where_it_lies_and_may_cover_what_it_left() -> None:
    """H5.2"""
    match = placing("O22", ("Y12", 0, 0, "R"))
    play(match, "place O22 2,0 R", "lift Y12")
    assert "place Y12 0,0 R" not in match.moves()
    assert {"place Y12 1,0 L", "place Y12 1,0 U", "place Y12 1,0 D"} <= set(match.moves())


def test_moved_tile_must_touch_the_garden_without_it() -> None:
    """H5.2"""
    match = placing("O22", ("Y12", 0, 0, "R"), ("R13", -2, 0, "R"))
    play(match, "place O22 2,0 R", "lift Y12")
    match.play("place Y12 4,0 R")
    give(match, "P22")
    play(match, "place P22 6,0 R", "lift R13")
    assert "place R13 -1,0 L" not in match.moves()


def test_stack_moves_as_one_with_its_marker_and_lies_as_its_double() -> None:
    """H5.2, H5.4"""
    match = placing("O11", ("Y12", 1, 0, "L"), ("R13", 2, 0, "R"))
    put(match, "Y12", 1, 0, "L", marker=2)
    match.play("overlay Y12")
    assert lying(match, "O11")["marker"] == 2
    give(match, "P22")
    play(match, "place P22 4,0 R", "lift O11")
    assert "place O11 0,0 R" not in match.moves()
    assert "place O11 1,0 L" not in match.moves()
    match.play("place O11 6,0 R")
    assert lying(match, "O11") == {"tiles": ["O11", "Y12"], "x": 6, "y": 0, "way": "R", "marker": 2}


def test_moved_double_does_nothing_more() -> None:
    """H5.2"""
    match = placing("O22", ("R33", 0, 0, "R"), ("Y22", 2, 0, "R"))
    put(match, "B12", 4, 0, "R", marker=2)
    play(match, "place O22 6,0 R", "lift Y22", "place Y22 8,0 R")
    assert all(move.startswith("mark") for move in match.moves())


def test_three_three_moves_any_marker_to_a_tile_without_one_or_to_itself() -> None:
    """H5.3"""
    match = placing("O33", ("Y12", 0, 0, "R"), ("R12", 0, 1, "R"))
    put(match, "B12", 0, 2, "R", marker=2)
    play(match, "place O33 2,0 R")
    assert match.moves() == ["shift B12", "skip"]
    match.play("shift B12")
    assert match.moves() == ["onto Y12", "onto O33", "onto R12"]
    match.play("onto O33")
    assert (lying(match, "O33")["marker"], lying(match, "B12")["marker"]) == (2, None)


def test_three_three_has_no_choice_without_a_marker_and_may_be_skipped_with_one() -> None:
    """H5.3"""
    match = placing("O33", ("Y12", 0, 0, "R"))
    match.play("place O33 2,0 R")
    assert marks(match) == {"O33"}
    other = placing("O33", ("Y12", 0, 0, "R"))
    put(other, "B12", 0, 1, "R", marker=2)
    play(other, "place O33 2,0 R", "skip")
    assert marks(other) == {"O33"}


def test_tile_under_another_has_no_number_and_cannot_be_named() -> None:
    """H5.4"""
    match = placing("O11", ("Y33", 0, 0, "R"), ("R13", 2, 0, "R"))
    match.play("overlay Y33")
    give(match, "P23")
    match.play("place P23 1,1 L")
    assert "P23" not in marks(match)
    give(match, "P22")
    play(match, "place P22 4,0 R")
    assert "lift Y33" not in match.moves()


# H6


def test_matching_tiles_are_eligible_both_of_them() -> None:
    """H6.1: the example of the rulebook: orange 2-1 beside purple 3-2."""
    match = placing("O12", ("P23", 0, 0, "R"), ("W33", 1, 1, "R"))
    match.play("place O12 -2,0 R")
    assert marks(match) == {"O12", "P23"}


def test_number_must_lie_along_an_equal_one_and_not_at_its_corner() -> None:
    """H6.1"""
    match = placing("O12", ("P23", 0, 0, "R"))
    match.play("place O12 0,1 R")
    assert lying(match, "O12")["marker"] is None
    assert match.to_move == "*"
    assert table(match)["seats"][0]["set_aside"] == 1


def test_own_halves_of_a_tile_do_not_match_each_other_but_a_double_is_always_eligible() -> None:
    """H6.1"""
    match = placing("O33", ("P12", 0, 0, "R"))
    match.play("place O33 0,1 R")
    assert marks(match) == {"O33"}


def test_tiles_placed_in_earlier_turns_do_not_match() -> None:
    """H6.1"""
    match = placing("O13", ("P22", 0, 0, "R"), ("R23", 2, 0, "R"))
    match.play("place O13 0,1 D")
    assert match.to_move == "*"


def test_number_is_looked_at_after_the_special_action() -> None:
    """H6.2: the 2-2 carries off the tile that matched."""
    match = begun(2, "O22 O13 O23 O33 R23 R33", start="Y12", keep="W23")
    play(match, "*reveal W23", "place W23 2,0 R", "pick O22", "place O22 4,0 D", "lift Y12", "place Y12 5,1 R")
    assert marks(match) == {"O22"}


def test_moved_tile_counts_as_placed_only_if_it_was_turned_up_now() -> None:
    """H6.2"""
    match = begun(2, "O22 O13 O23 O33 R23 R33", start="Y12", keep="W13")
    play(match, "*reveal W13", "place W13 0,-1 U", "pick O22", "place O22 2,0 R")
    other = match.copy()
    play(match, "lift W13", "place W13 0,1 R")
    assert marks(match) == {"W13", "Y12", "O22"}
    play(other, "lift Y12", "place Y12 1,-1 R")
    assert marks(other) == {"O22", "W13", "Y12"}
    third = placing("O22", ("Y12", 0, 0, "R"), ("W13", 0, 1, "R"))
    play(third, "place O22 0,2 R", "lift W13", "place W13 0,-1 R")
    assert marks(third) == {"O22"}


def test_overlaid_tile_matches_nothing_and_the_top_is_looked_at() -> None:
    """H6.2"""
    match = begun(2, "O11 O13 O23 O33 R23 R33", start="Y23", keep="W23")
    play(match, "*reveal W23", "place W23 0,1 R", "pick O11", "overlay W23")
    assert marks(match) == {"O11"}


def test_marking_is_not_optional_and_one_marker_goes_each_turn() -> None:
    """H6.3"""
    match = placing("O12", ("P23", 0, 0, "R"))
    match.play("place O12 -2,0 R")
    assert "skip" not in match.moves()
    match.play("mark P23")
    assert table(match)["seats"][0]["markers"] == 3
    assert lying(match, "P23")["marker"] == 1


def test_marker_is_set_aside_when_all_eligible_tiles_have_one() -> None:
    """H6.3"""
    match = placing("O12", ("R33", 0, 1, "R"))
    put(match, "P23", 0, 0, "R", marker=2)
    match.play("place O12 -2,0 R")
    assert marks(match) == {"O12"}
    other = placing("O33", ("P12", 0, 0, "R"))
    put(other, "B12", 2, 0, "R", marker=2)
    play(other, "place O33 0,1 R", "shift B12", "onto O33")
    assert other.to_move == "*"
    assert [(seat["markers"], seat["set_aside"]) for seat in table(other)["seats"]] == [(3, 1), (3, 0)]
