"""Secret: who knows which tiles, which tiles a masked record names, and what guesses hold."""

import numpy as np
import pytest

from hatake.contract import WITNESS
from hatake.engine.match import Match
from hatake.engine.record import masked
from hatake.engine.sighting import Sighting
from hatake.games.hanaminoes.tests.table import begun, deal, hand, opened, own, play, said, table
from hatake.games.hanaminoes.tests.ways import few, go, guesses
from tests.contract.likely import UNLIKELY, chance_of_such
from tests.effort import IS_COMPILED, effort

MINE, OTHERS = "Y11 Y12 Y13 Y22 Y23 Y33", "R11 R12 R13 R22 R23 R33"
NEW = "O12 O13 O22 O23 O33"


def given_up(match: Match, seat: int, viewer: int) -> list[str]:
    found: list[str] = table(match, viewer)["seats"][seat - 1]["given_up"]
    return found


def swapped() -> Match:
    """Seat 1 has given up its hand for a new one."""
    match = opened(2, MINE, OTHERS, keep=NEW)
    match.play("swap")
    play(match, *(f"*deal 1 {tile}" for tile in NEW.split()))
    return match


# Views


def test_hand_is_known_to_its_owner_only() -> None:
    match = begun(2, MINE, OTHERS, start="B12")
    assert hand(match, 1) == MINE.split()
    assert [hand(match, 1, viewer) for viewer in (0, 2)] == [["?"] * 6] * 2


def test_picked_tile_is_known_to_all_at_once() -> None:
    match = begun(2, MINE, OTHERS, start="B12", keep="W33")
    play(match, "*reveal W33", "place W33 2,0 R", "pick Y13")
    assert [table(match, viewer)["held"] for viewer in range(3)] == [["Y13"]] * 3


def test_own_swapped_hand_stays_known_until_the_round_ends_and_only_to_its_owner() -> None:
    match = swapped()
    assert [given_up(match, 1, viewer) for viewer in range(3)] == [[], MINE.split(), []]
    assert [table(match, viewer)["seats"][0]["has_swapped"] for viewer in range(3)] == [True] * 3
    play(match, "keep", "*start Y12", "*reveal Y13")
    assert given_up(match, 1, 1) == MINE.split()
    state = match._states[0]
    state.turns = 7
    match.play("place Y13 2,0 R")
    while match.to_move != "*":
        match.play(match.moves()[-1])
    assert table(match)["round"] == 2
    assert given_up(match, 1, 1) == MINE.split()
    match.play(match.moves()[0])
    assert given_up(match, 1, 1) == []


def test_what_others_give_up_is_never_seen() -> None:
    match = swapped()
    match.play("swap")
    assert given_up(match, 2, 1) == []
    assert [hand(match, 2, viewer) for viewer in (0, 1)] == [[], []]
    match.play("*deal 2 Y33")
    assert (hand(match, 2), hand(match, 2, 1), hand(match, 2, 0)) == (["Y33"], ["?"], ["?"])
    assert "yellow 3-3" in said(match, 2)
    assert "yellow" not in said(match, 1)


def test_witness_sees_all_hands_and_what_was_given_up() -> None:
    match = swapped()
    views = np.zeros(1, match.game.view)
    match.variant.kernel.view(match.states, WITNESS, views)
    seats = Sighting(match.variant, WITNESS, views).data["seats"]
    assert [seat["hand"] for seat in seats] == [NEW.split(), OTHERS.split()]
    assert seats[0]["given_up"] == MINE.split()


def test_hands_left_at_the_end_of_a_round_are_not_shown() -> None:
    """H7.5"""
    match = begun(2, MINE, OTHERS, start="B12", keep="W33")
    match._states[0].turns = 7
    play(match, "*reveal W33", "place W33 2,0 R", "pick Y13", "place Y13 0,1 R", "mark Y13")
    assert table(match)["round"] == 2
    assert hand(match, 2, 1) == ["?"] * 6
    assert "*deal 2 ?" in masked(match, 0)


def test_collected_tiles_are_known_to_all_and_told_by_the_option_only() -> None:
    """Secret: VIEW has them; words and pictures leave them out until the end."""
    for is_open in (0, 1):
        match = opened(2, open_scores=is_open)
        own(match, 1, "W33 W23")
        assert table(match)["seats"][0]["collected"] == ["W23", "W33"]
        assert ("11 flowers collected" in match.view(2).text) == bool(is_open)
        assert match.view(2).scores == ([11, 0] if is_open else None)


# Masked records


def line(match: Match, viewer: int, number: int) -> str:
    return masked(match, viewer - 1)[number]


def test_tile_played_names_the_move_that_dealt_it() -> None:
    match = begun(2, MINE, OTHERS, start="B12", keep="W33")
    play(match, "*reveal W33", "place W33 2,0 R")
    assert [line(match, viewer, 4) for viewer in range(3)] == ["*deal 1 ?", "*deal 1 Y13", "*deal 1 ?"]
    match.play("pick Y13")
    assert [line(match, viewer, 4) for viewer in range(3)] == ["*deal 1 Y13"] * 3
    assert line(match, 0, 2) == "*deal 1 ?"


def test_tile_given_up_and_seen_again_does_not_name_the_first_deal() -> None:
    match = swapped()
    play(match, "keep", "*start Y12", "*reveal Y13", "place Y13 2,0 R")
    assert [line(match, viewer, 2) for viewer in range(3)] == ["*deal 1 ?", "*deal 1 Y12", "*deal 1 ?"]


def test_tile_that_comes_back_from_a_short_deck_names_the_second_deal_only() -> None:
    """H2.2: where the old hand is shuffled in first."""
    match = few(2, "Y11 Y12 Y13 R11 R12 R13 W33")
    deal(match, "Y11 Y12 Y13", "R11 R12 R13")
    play(match, "swap", "*deal 1 Y12", "*deal 1 W33", "keep", "*start Y11", "*reveal Y13", "place Y13 2,0 R")
    assert line(match, 2, 7) == "*deal 1 ?"
    match.play("pick Y12")
    assert (line(match, 2, 7), line(match, 2, 2)) == ("*deal 1 Y12", "*deal 1 ?")


# Guesses

THREE = "Y12 Y13 R12 R13 B12 B13 O12 O13"
TWO = "Y12 Y13 Y23 R12 R13 R23 B12"
DEALT = ("*deal 1 Y12", "*deal 2 R12", "*deal 3 B12", "*deal 1 Y13", "*deal 2 R13", "*deal 3 B13", "deal")
SHORT = ("*deal 1 Y12", "*deal 2 R12", "*deal 1 Y13", "*deal 2 R13", "*deal 1 Y23", "*deal 2 R23")
SWAPPED = (*DEALT, "swap", "*deal 1 O12")
COURSES = {
    "nobody swaps": (3, (*DEALT, "keep", "keep", "keep", "*start O12", "*reveal O13")),
    "one draws": (3, (*DEALT, "swap")),
    "a later one swaps": (3, (*SWAPPED, "swap", "*deal 2 Y12", "keep")),
    "a later one draws": (3, (*SWAPPED, "swap")),
    "both later ones swap": (3, (*SWAPPED, "swap", "*deal 2 Y12", "swap", "*deal 3 R13")),
    "an old tile is turned up": (3, (*SWAPPED, "swap", "*deal 2 Y12", "keep", "*start O13", "*reveal Y13")),
    "an old tile is played": (
        3,
        (*SWAPPED, "swap", "*deal 2 Y12", "swap", "*deal 3 R13", "*start R12", "*reveal O13", "place O13 2,0 R",
         "pick O12", "place O12 0,1 R", "mark O12", "*reveal B12", "place B12 0,2 R", "pick Y12"),
    ),
    "a short deck": (2, (*SHORT, "swap", "*deal 1 Y13", "*deal 1 B12", "keep")),
    "a later one swaps after a short deck": (
        2, (*SHORT, "swap", "*deal 1 Y13", "*deal 1 B12", "swap", "*deal 2 Y12", "*deal 2 Y23"),
    ),
    "a short deck is drawn from": (2, (*SHORT, "swap", "*deal 1 B12", "*deal 1 Y13", "swap", "*deal 2 Y23")),
}  # fmt: skip


# For a spectator there are thousands of ways, so it watches the short courses only. With the JIT off, where counting
# takes minutes, there are just the shortest, and nobody watches.
SHORTEST = ("one draws", "a short deck")
WATCHED = (*SHORTEST, "a later one swaps after a short deck")
SEEN = [
    (course, viewer)
    for course in (COURSES if IS_COMPILED else SHORTEST)
    for viewer in range(3)
    if viewer or (course in WATCHED and IS_COMPILED)
]


@pytest.mark.parametrize(("course", "viewer"), SEEN)
def test_guesses_come_as_often_as_all_ways_counted_out(course: str, viewer: int) -> None:
    seats, moves = COURSES[course]
    match = few(seats, THREE if seats == 3 else TWO)
    ways = go(match, viewer, *moves)
    found = guesses(match, viewer, effort(4000, 60))
    assert set(found) <= set(ways)
    assert chance_of_such(found, ways) > UNLIKELY
