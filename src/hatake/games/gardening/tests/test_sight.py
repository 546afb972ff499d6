"""Secret: who knows and remembers what, what guesses hold, and which flowers a masked record names."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations

import numpy as np
import pytest

from hatake.contract import WITNESS
from hatake.engine.match import Match
from hatake.engine.record import masked
from hatake.engine.sighting import Sighting
from hatake.games.gardening.naming import names
from hatake.games.gardening.pieces import ALL, NUMBER, Deed
from hatake.games.gardening.tests.table import dealt, known, laid, play, shelf, table
from tests.contract.cases import Case, positions
from tests.contract.likely import UNLIKELY, chance_of_such
from tests.effort import effort

FIVE = "1.3 2.3 3.3 4.3 5.3"


def seen(match: Match, viewer: int, seat: int) -> list[str]:
    """A hand as somebody sees it."""
    found: list[str] = table(match, viewer)["seats"][seat - 1]["hand"]
    return found


def test_hand_is_known_to_its_owner_only() -> None:
    match = laid("1.3 2.3", "9.3 9.4")
    assert (seen(match, 1, 1), seen(match, 1, 2)) == (["1.3", "2.3"], ["?", "?"])
    assert (seen(match, 2, 1), seen(match, 2, 2)) == (["?", "?"], ["9.3", "9.4"])
    assert (seen(match, 0, 1), seen(match, 0, 2)) == (["?", "?"], ["?", "?"])


def test_witness_sees_both_hands() -> None:
    match = laid("1.3 2.3", "9.3 9.4")
    views = np.zeros(1, match.game.view)
    match.variant.kernel.view(match.states, WITNESS, views)
    data = Sighting(match.variant, WITNESS, views).data
    assert [seat["hand"] for seat in data["seats"]] == [["1.3", "2.3"], ["9.3", "9.4"]]


def fetched(match: Match) -> None:
    play(match, "discard 4.2", "return 7.3")


def gathered(match: Match) -> None:
    play(match, "discard 1.2", "gather 7")


def stolen(match: Match) -> None:
    play(match, "discard 6.1", "*steal 7.3", "give 1.3")


@pytest.mark.parametrize("coming", [fetched, gathered, stolen])
def test_flower_that_came_openly_stays_known_until_it_leaves_the_hand(coming: Callable[[Match], None]) -> None:
    match = laid(FIVE + " 4.2 1.2 6.1", "7.3 9.3", shelves=("", ""))
    if coming is not stolen:
        match._states[0].hands[1] ^= 1 << NUMBER["7.3"]
        match._states[0].hand_size[1] = 1
        match._states[0].shelf[0] = 1 << NUMBER["7.3"]
    coming(match)
    assert known(match, 1) == ["7.3"]
    assert "7.3" in seen(match, 2, 1)
    assert "7.3" in seen(match, 0, 1)
    play(match, "discard 7.3")
    assert (known(match, 1), "7.3" in shelf(match, 1)) == ([], True)


def test_flower_given_by_the_butterflies_is_known_to_its_giver() -> None:
    match = laid(FIVE + " 6.1", "7.3")
    play(match, "discard 6.1", "*steal 7.3", "give 2.3")
    assert seen(match, 1, 2) == ["2.3"]


def test_flowers_seen_under_the_eye_stay_known_and_later_ones_do_not() -> None:
    match = laid(FIVE + " 12.1", "9.3 8.3 8.4", gardens=("", "8.1"))
    play(match, "discard 12.1", "end", "*draw 10.3")
    assert seen(match, 1, 2) == ["8.3", "8.4", "9.3", "10.3"]
    play(match, "plant 8.3", "end", "*draw 12.2", "discard 12.2", "end", "*draw 10.4")
    assert seen(match, 1, 2) == ["8.4", "9.3", "10.3", "?"]
    assert known(match, 2) == ["8.4", "9.3", "10.3"]


def test_flower_drawn_from_the_bottom_stays_known() -> None:
    match = laid(FIVE, bottom="9.4 9.3", pile="12.2")
    play(match, "end", "*draw 12.2", "end", "*draw 9.4")
    assert (seen(match, 2, 1)[0], seen(match, 1, 2)) == ("9.4", ["?"])


def test_order_of_the_bottom_flowers_is_known_to_all() -> None:
    match = laid(FIVE, bottom="9.4 1.4 9.3")
    assert [table(match, viewer)["bottom"] for viewer in range(3)] == [["9.4", "1.4", "9.3"]] * 3


def test_flower_shuffled_away_is_remembered_no_more() -> None:
    match = laid(FIVE + " 10.1", "8.3", shelves=("9.3 9.4", ""))
    play(match, "discard 10.1", "end", "*draw 9.3")
    assert (seen(match, 1, 2), seen(match, 2, 2)) == (["?", "?"], ["8.3", "9.3"])


def told(match: Match, viewer: int) -> str:
    return str(match.view(viewer).event)


def test_flower_drawn_is_told_to_its_owner_only() -> None:
    match = dealt("1.3 2.3 3.3 4.3 5.3", "1.4 2.4 3.4 4.4 5.4", "9.3")
    assert ["flower-9-3" in told(match, viewer) for viewer in range(3)] == [False, True, False]
    assert "flower-hidden" in told(match, 2)


def test_flower_drawn_into_an_open_hand_or_from_the_bottom_is_told_to_all() -> None:
    opened = laid(FIVE)
    opened._states[0].is_open[1] = 1
    play(opened, "end", "*draw 9.3")
    bottom = laid(FIVE, bottom="9.3 9.4", pile="")
    play(bottom, "end", "*draw 9.3")
    for match in (opened, bottom):
        assert all("flower-9-3" in told(match, viewer) for viewer in range(3))


def test_dock_drawn_last_and_planted_is_told_to_all() -> None:
    match = laid(FIVE.replace("5.3", "9.3"), gardens=("5.2 5.3 5.4", ""), pile="5.1")
    play(match, "end", "*draw 5.1")
    assert all("flower-5-1" in told(match, viewer) for viewer in range(3))


# Masked records

DEAL = ("1.3 2.3 3.3 4.3 12.1", "1.4 2.4 3.4 9.1 6.3")


def line(match: Match, viewer: int, number: int) -> str:
    return masked(match, viewer - 1)[number]


def test_discarded_flower_names_the_move_that_brought_it() -> None:
    match = dealt(*DEAL, "9.4")
    assert (line(match, 1, 10), line(match, 2, 10), line(match, 0, 10)) == ("*draw 9.4", "*draw ?", "*draw ?")
    assert line(match, 2, 0) == "*deal 1 ?"
    play(match, "discard 9.4")
    assert line(match, 2, 10) == "*draw 9.4"
    assert line(match, 2, 0) == "*deal 1 ?"


def test_planted_flowers_name_the_moves_that_brought_them() -> None:
    match = dealt("1.1 1.3 3.3 4.3 12.1", "1.4 2.4 3.4 9.1 6.3", "9.4")
    play(match, "plant 1.1 1.3")
    assert [line(match, 2, number) for number in (0, 2, 4)] == ["*deal 1 1.1", "*deal 1 1.3", "*deal 1 ?"]


def test_the_eye_names_the_whole_hand_and_what_is_drawn_under_it() -> None:
    match = dealt(*DEAL, "9.4")
    play(match, "discard 12.1", "end", "*draw 7.3")
    assert [line(match, 0, number) for number in (1, 3, 5, 7, 9)] == [
        f"*deal 2 {flower}" for flower in DEAL[1].split()
    ]
    assert line(match, 1, 13) == "*draw 7.3"
    assert line(match, 2, 0) == "*deal 1 ?"


def test_butterflies_name_what_they_take_and_what_is_given() -> None:
    match = dealt("1.3 2.3 3.3 4.3 6.1", "1.4 2.4 3.4 9.1 6.3", "9.4")
    play(match, "discard 6.1", "*steal 2.4")
    assert (line(match, 1, 3), line(match, 0, 3), line(match, 0, 12)) == ("*deal 2 2.4", "*deal 2 2.4", "*steal 2.4")
    play(match, "give 1.3")
    assert (line(match, 2, 0), line(match, 0, 0)) == ("*deal 1 1.3", "*deal 1 1.3")


def test_dock_called_from_a_hand_names_the_move_that_brought_it() -> None:
    """G6.2"""
    for mine, last in (("1.3 2.3 3.3 4.3 5.1", "9.4"), ("1.3 2.3 3.3 4.3 9.3", "5.1")):
        match = dealt(mine, "1.4 2.4 3.4 9.1 6.3")
        match._states[0].garden[1] = 0b1110 << NUMBER["5.1"]
        match._states[0].pile, match._states[0].pile_size = 1 << NUMBER[last], 1
        before = match.states[0]
        play(match, f"*draw {last}")
        traces = match.game.sight.traces(before, -1, NUMBER[last])
        shown = [trace.card for trace in traces if trace.target is not None and trace.target.known_to is None]
        assert shown == ["5.1"]


# Guesses


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_guess_holds_every_flower_just_once(viewer: int) -> None:
    for match in positions(Case("gardening", 2, "usual", ()), 1, effort(60, 12)):
        state = match.view(viewer).guess(viewer)[0]
        places = [int(state.pile), *(int(n) for field in ("hands", "shelf", "garden") for n in state[field])]
        places += [1 << (int(flower) - 1) for flower in state.bottom[: state.bottom_size]]
        assert sum(places) == ALL
        assert all(places[i] & places[j] == 0 for i, j in combinations(range(len(places)), 2))
        assert int(state.pile).bit_count() == state.pile_size
        assert [int(held).bit_count() for held in state.hands] == state.hand_size.tolist()


def guesses(match: Match, viewer: int, number: int) -> Counter[tuple[tuple[str, ...], str]]:
    """The second hand and the flower that came last, as guessed."""
    found: Counter[tuple[tuple[str, ...], str]] = Counter()
    for seed in range(number):
        state = match.view(viewer).guess(seed)[0]
        found[tuple(names(state.hands[1])), names(state.last.flowers)[0]] += 1
    return found


def assert_even(found: Counter[tuple[tuple[str, ...], str]], ways: set[tuple[tuple[str, ...], str]]) -> None:
    assert set(found) <= ways
    assert chance_of_such(found, dict.fromkeys(ways, 1.0)) > UNLIKELY


def test_guesses_of_a_hand_come_as_often_as_all_ways_counted_out() -> None:
    """What is remembered stays; the rest, and which of it came last, are all alike."""
    match = laid(FIVE, "9.3 9.4", pile="6.1 6.3 6.4 7.3")
    match._states[0].known[1] = 1 << NUMBER["9.3"]
    play(match, "end", "*draw 6.3")
    pool = ["6.1", "6.3", "6.4", "7.3", "9.4"]
    ways = {
        (tuple(sorted(["9.3", *two], key=NUMBER.__getitem__)), last) for two in combinations(pool, 2) for last in two
    }
    assert len(ways) == 20
    assert_even(guesses(match, 1, effort(6000, 800)), ways)


def test_spectator_guesses_both_hands_from_one_set() -> None:
    match = laid("1.3 2.3", "9.3", pile="6.1 6.3 6.4")
    play(match, "end", "*draw 6.3")
    pool = ["1.3", "2.3", "6.1", "6.3", "6.4", "9.3"]
    ways = {(tuple(two), last) for two in combinations(pool, 2) for last in two}
    assert_even(guesses(match, 0, effort(6000, 800)), ways)


def test_guess_of_a_deal_gives_the_hidden_flower_to_who_was_dealt_it() -> None:
    match = dealt("1.3 2.3", "1.4 2.4")
    assert match.view(1).record.last.deed == Deed.DEAL
    for seed in range(20):
        state = match.view(1).guess(seed)[0]
        assert int(state.last.flowers) & int(state.hands[1])
        assert names(state.hands[0]) == ["1.3", "2.3"]
