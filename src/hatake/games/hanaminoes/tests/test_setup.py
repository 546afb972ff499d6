"""H1 and H2: the tiles, dealing, swapping, and how a round begins."""

from collections import Counter
from fractions import Fraction

import pytest

from hatake.engine.match import IllegalMove
from hatake.engine.variant import Variant
from hatake.games.hanaminoes.pieces import DOUBLE, FLOWERS, TILES
from hatake.games.hanaminoes.tests.table import (
    begun,
    deal,
    end_turn,
    hand,
    last_turn,
    marks,
    opened,
    own,
    play,
    put,
    said,
    table,
)


def test_each_of_six_colours_has_six_tiles_of_one_to_three_flowers_a_half() -> None:
    """H1.1"""
    assert Counter(tile[0] for tile in TILES) == dict.fromkeys("YOPRBW", 6)
    assert Counter(tile[1:] for tile in TILES) == dict.fromkeys(("11", "12", "13", "22", "23", "33"), 6)


def test_tile_is_worth_its_flowers_and_a_double_has_equal_halves() -> None:
    """H1.2"""
    assert [int(n) for n in FLOWERS[:6]] == [2, 3, 4, 4, 5, 6]
    assert [bool(double) for double in DOUBLE[:6]] == [True, False, False, True, False, True]


@pytest.mark.parametrize(("seats", "markers", "tiles"), [(2, 4, 6), (3, 3, 5), (4, 3, 4)])
def test_markers_and_hands_go_by_the_number_of_players(seats: int, markers: int, tiles: int) -> None:
    """H1.3, H2.1"""
    match = opened(seats)
    assert [seat["markers"] for seat in table(match)["seats"]] == [markers] * seats
    assert [len(seat["hand"]) for seat in table(match)["seats"]] == [tiles] * seats


def test_tiles_are_dealt_one_at_a_time_from_the_first_player_and_all_are_as_likely() -> None:
    """H2.1"""
    match = Variant("hanaminoes", 3, first=2).start()
    assert match.chances() == {f"*deal 2 {tile}": Fraction(1, 36) for tile in TILES}
    play(match, "*deal 2 Y11", "*deal 3 Y12", "*deal 1 Y13")
    assert match.chances() == {f"*deal 2 {tile}": Fraction(1, 33) for tile in TILES[3:]}


def test_hand_is_swapped_for_one_tile_fewer_in_order_and_the_old_one_goes_back_last() -> None:
    """H2.2"""
    match = opened(3, "Y11 Y12 Y13 Y22 Y23", first=2, keep="W33")
    assert (match.to_move, match.moves()) == (2, ["keep", "swap"])
    play(match, "keep", "keep", "swap")
    assert len(match.moves()) == 36 - 15
    assert not {f"*deal 1 {tile}" for tile in ("Y11", "Y12", "Y13", "Y22", "Y23")} & set(match.moves())
    for _ in range(4):
        match.play(match.moves()[0])
    assert len(hand(match, 1)) == 4
    assert {"*start Y11", "*start Y23"} <= set(match.moves())
    assert table(match)["deck"] == 36 - 14


def test_old_hand_is_shuffled_in_first_where_the_deck_is_too_small() -> None:
    """H2.2"""
    match = begun(2)
    own(match, 1, " ".join(TILES[:22]))
    put(match, TILES[22], 0, 5)
    last_turn(match, TILES[23])
    end_turn(match)
    deal(match)
    assert table(match)["deck"] == 1
    old = hand(match, 2 if match.to_move == 2 else 1)
    play(match, "swap")
    assert {move.split(" ")[2] for move in match.moves()} > set(old)
    assert table(match)["deck"] == 1 + 6
    for _ in range(5):
        match.play(match.moves()[0])
    assert table(match)["deck"] == 2


def test_top_tile_of_the_deck_starts_the_garden() -> None:
    """H2.3"""
    match = begun(2, start="B23")
    assert table(match)["garden"] == [{"tiles": ["B23"], "x": 0, "y": 0, "way": "R", "marker": None}]
    assert match.moves()[0].startswith("*reveal")
    assert "*reveal B23" not in match.moves()


def test_first_player_is_drawn_unless_fixed_and_then_whoever_played_last() -> None:
    """H2.4"""
    match = Variant("hanaminoes", 3).start()
    assert match.chances() == {f"*first {seat}": Fraction(1, 3) for seat in (1, 2, 3)}
    match.play("*first 3")
    assert match.moves()[0].startswith("*deal 3")
    later = begun(3)
    last_turn(later, "W33")
    end_turn(later)
    assert later.moves()[0].startswith("*deal 3")


def test_turns_go_to_the_left() -> None:
    """H2.4"""
    match = begun(3)
    turns: list[int | str | None] = []
    while table(match)["round"] == 1:
        if match.to_move == "*":
            match.play(match.moves()[0])
        else:
            turns += [match.to_move] if turns[-1:] != [match.to_move] else []
            match.play(match.moves()[-1])
    assert turns == [1, 2, 3] * 3


def test_one_tile_stays_in_the_deck_and_the_rest_is_dealt_as_far_as_it_goes() -> None:
    """H2.5"""
    match = begun(4)
    own(match, 1, " ".join(TILES[:21]))
    last_turn(match, TILES[30])
    end_turn(match)
    deal(match)
    assert sorted(len(seat["hand"]) for seat in table(match)["seats"]) == [3, 3, 3, 4]
    assert table(match)["deck"] == 1
    assert match.to_move == 4


def test_without_a_deck_nothing_is_turned_up_and_without_a_hand_nothing_is_picked() -> None:
    """H2.5"""
    match = begun(2, keep="Y33")
    play(match, "*reveal Y33")
    match._states[0].hand_size[0] = 0
    match._states[0].deck_size = 0
    play(match, "place Y33 2,0 R")
    assert marks(match) == {"Y33"}
    play(match, "mark Y33")
    assert match.to_move == 2
    assert all(move.startswith("pick") for move in match.moves())


def test_turn_without_deck_and_hand_only_sets_its_marker_aside() -> None:
    """H2.5"""
    match = begun(2, keep="Y33")
    play(match, "*reveal Y33")
    match._states[0].hand_size[:] = 0
    match._states[0].deck_size = 0
    play(match, "place Y33 2,0 R", "mark Y33")
    assert table(match)["round"] == 2
    assert [seat["set_aside"] for seat in table(match)["seats"]] == [3, 4]
    assert said(match).startswith("Player 1 puts a marker onto yellow 3-3. 7 markers are set aside")
    assert match.moves()[0].startswith("*deal 2")


@pytest.mark.parametrize("seats", [1, 5])
def test_game_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        Variant("hanaminoes", seats)


def test_nobody_decides_about_a_hand_twice() -> None:
    """H2.2"""
    match = opened(2)
    play(match, "keep", "keep")
    with pytest.raises(IllegalMove):
        match.play("swap")
