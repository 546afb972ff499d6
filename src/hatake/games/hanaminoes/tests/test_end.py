"""H7 and H8: the end of a round and of the game."""

import pytest

from hatake.engine.match import Match
from hatake.games.hanaminoes.tests.table import bare, begun, end_turn, last_turn, own, play, put, said, table

Lying = tuple[str, int, int, str, int]


def finished(*garden: Lying, last: str = "B12", at: str = "32,0 R", seats: int = 2) -> Match:
    """A round that ends with this garden, and with one more tile far away in it."""
    match = begun(seats)
    bare(match)
    put(match, "W13", 30, 0)
    for tile, x, y, way, marker in garden:
        put(match, tile, x, y, way, marker)
    last_turn(match, last)
    match.play(f"place {last} {at}")
    if match.to_move not in ("*", None):
        match.play(f"mark {last}")
    return match


def collected(match: Match, seat: int) -> list[str]:
    found: list[str] = table(match)["seats"][seat - 1]["collected"]
    return found


@pytest.mark.parametrize(("seats", "turns"), [(2, 8), (3, 9), (4, 9 + 3)])
def test_round_ends_after_every_marker(seats: int, turns: int) -> None:
    """H7.1"""
    match, before = begun(seats), 0
    while match.view().record.round_number == 1:
        assert table(match)["turns"] < turns
        before = table(match)["turns"]
        match.play(match.moves()[-1])
    assert before == turns - 1


def test_bed_is_one_colour_over_edges_with_all_flowers_on_its_tiles() -> None:
    """H7.2: the tiles at a corner and of another colour do not belong to it."""
    match = finished(("Y12", 0, 0, "R", 1), ("Y33", 2, 0, "R", 0), ("O11", 0, 1, "R", 0), ("Y11", 4, 1, "R", 0))
    beds = {tuple(bed["tiles"]): bed["flowers"] for bed in table(match)["beds"]}
    assert beds[("Y12", "Y33")] == 9
    assert beds[("Y11",)] == 2
    assert collected(match, 1) == ["Y12"]


def test_only_tops_make_beds() -> None:
    """H7.2, H5.4"""
    match = begun(2)
    bare(match)
    for tile, x in (("Y33", 0), ("Y23", 2), ("Y13", 4)):
        put(match, tile, x, 0)
    last_turn(match, "R11")
    play(match, "overlay Y23", "mark R11")
    assert sorted(bed["flowers"] for bed in table(match)["beds"]) == [2, 4, 6]


def test_bed_without_markers_scores_and_nobody_collects() -> None:
    """H7.2, H7.3"""
    match = finished(("R33", 0, 0, "R", 0), ("R23", 2, 0, "R", 0), ("Y33", 0, 1, "R", 1))
    assert match.scores == [0, 0]
    assert "nobody has a marker in it" in said(match)


def test_largest_bed_scores_for_all_in_it() -> None:
    """H7.3, H7.4"""
    match = finished(("R33", 0, 0, "R", 1), ("R23", 2, 0, "R", 2), ("R22", 4, 0, "R", 2), ("Y33", 0, 1, "R", 1))
    assert [collected(match, 1), collected(match, 2)] == [["R33"], ["R22", "R23"]]
    assert match.scores == [6, 9]


def test_equal_beds_are_struck_out_again_and_again() -> None:
    """H7.3: nines and eights strike each other out, the six scores."""
    nines = [("Y33", 0, 0, "R", 1), ("Y12", 2, 0, "R", 0), ("O33", 0, 2, "R", 2), ("O12", 2, 2, "R", 0)]
    eights = [("R13", 0, 4, "R", 1), ("R22", 2, 4, "R", 0), ("B13", 0, 6, "R", 2), ("B22", 2, 6, "R", 0)]
    match = finished(*nines, *eights, ("P33", 0, 8, "R", 2))
    assert match.scores == [0, 6]
    assert "struck out (9, 8, 7)" not in said(match)
    assert "struck out (9, 8)" in said(match)


def test_nothing_scores_when_all_beds_are_struck_out() -> None:
    """H7.3"""
    match = begun(2)
    bare(match)
    put(match, "Y12", 0, 0, "R", marker=1)
    last_turn(match, "O12")
    match.play("place O12 3,0 L")
    match.play("mark O12")
    assert match.scores == [0, 0]
    assert "nothing scores" in said(match)


def test_marker_collects_a_whole_stack() -> None:
    """H7.4"""
    match = begun(2)
    bare(match)
    put(match, "Y33", 0, 0, "R", marker=1)
    put(match, "R33", 2, 0, "R")
    last_turn(match, "R11")
    match.play("overlay Y33")
    assert match.scores == [8, 0]
    assert collected(match, 1) == ["Y33", "R11"]


def test_garden_stays_until_the_first_tile_is_dealt_and_collected_tiles_are_out_of_play() -> None:
    """H7.4, H7.5"""
    match = finished(("R33", 0, 0, "R", 1), ("R23", 2, 0, "R", 0))
    assert "R33" in [stack["tiles"][0] for stack in table(match)["garden"]]
    assert len(match.moves()) == 35
    assert not [move for move in match.moves() if move.endswith("R33")]
    match.play(match.moves()[0])
    assert table(match)["garden"] == []
    assert [seat["markers"] for seat in table(match)["seats"]] == [4, 4]
    assert sum(len(seat["hand"]) for seat in table(match)["seats"]) == 1


@pytest.mark.parametrize(("seats", "rounds"), [(2, 4), (3, 3), (4, 4)])
def test_game_ends_after_its_rounds_and_the_garden_stays(seats: int, rounds: int) -> None:
    """H7.5, H8.1"""
    match = begun(seats)
    seen = set()
    while not match.is_over:
        seen.add(table(match)["round"])
        match.play(match.moves()[-1])
    assert seen == set(range(1, rounds + 1))
    assert table(match)["garden"]


def ended(*tiles: str, seats: int = 2) -> Match:
    """A game that has ended with these tiles collected."""
    match = begun(seats)
    for seat, own_tiles in enumerate(tiles, 1):
        own(match, seat, own_tiles)
    bare(match)
    put(match, "W12", 0, 0)
    last_turn(match, "W13")
    match._states[0].round_number = 4
    match.play("place W13 1,1 D")
    end_turn(match)
    return match


def test_most_flowers_wins() -> None:
    """H8.1"""
    match = ended("Y33 Y23", "O33 O12")
    assert match.is_over
    assert (match.scores, match.places, match.winners) == ([11, 9], [1, 2], [1])


def test_tie_goes_to_the_best_colour() -> None:
    """H8.2"""
    match = ended("Y33 O23", "R33 R23")
    assert (match.scores, match.places) == ([11, 11], [2, 1])


def test_victory_is_shared_when_the_best_colours_are_equal_too() -> None:
    """H8.2"""
    match = ended("Y33 O23", "R33 B23")
    assert (match.places, match.winners) == ([1, 1], [1, 2])


def test_best_colour_decides_among_the_tied_only() -> None:
    """H8.2"""
    match = ended("Y33 O23", "R33 R23", "P33 P13 P11", "B33", seats=4)
    assert (match.scores, match.places) == ([11, 11, 12, 6], [3, 2, 1, 4])
