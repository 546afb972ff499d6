"""A10: playing alone."""

import random
from fractions import Fraction

import pytest

from hatake.engine.match import Match
from hatake.engine.speech import Speech
from hatake.games.animal_village import solo
from hatake.games.animal_village.pieces import PLANT, SMALL, TURN_UP
from hatake.games.animal_village.tests.table import (
    end,
    gold,
    play,
    put_cards,
    put_gold,
    start,
    supply,
    table,
    to_round,
)
from tests.effort import effort


def test_alone_there_is_no_theme_no_first_player_and_no_start_player_card() -> None:
    """A10.1"""
    match = start(1)
    assert match.to_move == 1
    assert supply(match) == 8 - 1
    assert (table(match)["theme"], table(match)["start_card"]) == (None, None)
    assert not table(match)["seats"][0]["theme"]


@pytest.mark.parametrize("number", range(1, 8))
def test_alone_a01_is_never_to_be_taken(number: int) -> None:
    """A10.1"""
    assert "A01" not in to_round(start(1), number).moves()


def test_fixed_first_player_changes_nothing_alone() -> None:
    """A10.1"""
    assert start(1, first=1).moves() == start(1, first=0).moves()


def test_alone_there_are_seven_rounds_and_ten_turns() -> None:
    """A10.2"""
    match = end(start(1))
    assert len(match.history) == 4 + 3 * 2
    assert table(match)["round"] == 7


def test_second_animal_on_a05_gains_one_gold() -> None:
    """A10.2"""
    match = to_round(start(1), 5)
    put_gold(match, 0, pot=3, spare=4)
    play(match, "A05")
    assert gold(match) == [3]
    play(match, "A05")
    assert gold(match) == [4]


@pytest.mark.parametrize(
    ("points", "rank"),
    [(0, "D"), (18, "D"), (19, "C"), (20, "C"), (21, "B"), (22, "B"), (23, "A"), (24, "A"), (25, "S"), (30, "S")],
)
def test_points_give_a_rank(points: int, rank: str) -> None:
    """A10.3"""
    match = to_round(start(1), 7)
    play(match, "A05")
    put_gold(match, points, pot=0)
    assert table(match)["rank"] is None
    play(match, "A02")
    put_cards(match, 1)
    match._states[0].red[0] = 0
    assert (match.scores, table(match)["rank"]) == ([points], rank)


def test_account_tells_the_rank() -> None:
    """A10.3"""
    match = end(start(1))
    lines = [Speech("en", "animal_village").say(line) for line in match.game.words.account(match.view().record)]
    assert lines[-1] == "Rank D"


@pytest.mark.parametrize("seed", range(effort(40, 6)))
def test_in_the_last_round_the_kinds_may_change_their_parts(seed: int) -> None:
    """A10: the solver takes the two positions for one, so they must promise equally much."""
    match = before_the_last_animal(seed)
    twin = match.copy()
    state = twin._states[0]
    for name in ("deck", "unseen"):
        state[name][:] = state[name][[2, 0, 1]]
    for name in ("red", "blue"):
        state[name][0] = state[name][0][[2, 0, 1]]
    state.free = with_kinds_moved(int(state.free))
    assert solo.essence(twin.states[0]) == solo.essence(match.states[0])
    assert best_alone(twin) == best_alone(match)


def with_kinds_moved(free: int) -> int:
    """Every place of a kind is as free as that of the kind before it."""
    moved = free & ~0b111_111_000_01110
    for first in (PLANT, TURN_UP, SMALL):
        kinds = free >> first & 0b111
        moved |= (kinds << 1 & 0b111 | kinds >> 2) << first
    return moved


def test_red_cards_too_many_to_be_turned_are_not_counted() -> None:
    match = before_the_last_animal(1)
    twin = match.copy()
    match._states[0].red[0, 0], match._states[0].deck[0] = 2, 5
    twin._states[0].red[0, 0], twin._states[0].deck[0] = 3, 4
    assert solo.essence(twin.states[0]) == solo.essence(match.states[0])
    assert best_alone(twin) == best_alone(match) + 1


def test_positions_that_differ_in_what_matters_have_another_essence() -> None:
    match = to_round(start(1), 7)
    seen = {int(solo.essence(match.states[0]))}
    for name, value in (
        ("gold", 1),
        ("red", 1),
        ("unseen", 0),
        ("is_pot_taken", 1),
        ("placed", 1),
        ("free", 0b10000),
    ):
        twin = match.copy()
        field = twin._states[0][name]
        if field.ndim == 0:
            twin._states[0][name] = value
        else:
            field.flat[0] = value
        seen.add(int(solo.essence(twin.states[0])))
    assert len(seen) == 7


def before_the_last_animal(seed: int) -> Match:
    """A random match in which one animal is left to be placed."""
    source, match = random.Random(seed), start(1)
    placed = 0
    while placed < 9 or match.to_move == "*":
        placed += match.to_move != "*"
        match.play(source.choice(match.moves()))
    return match


def best_alone(match: Match) -> Fraction:
    """The points of best play from here, looked up by hand."""
    if match.to_move is None:
        return Fraction(match.scores[0])
    worths = {text: best_alone(after(match, text)) for text in match.moves()}
    chances = match.chances()
    return (
        sum((chances[text] * worth for text, worth in worths.items()), Fraction(0))
        if chances
        else max(worths.values())
    )


def after(match: Match, text: str) -> Match:
    twin = match.copy()
    twin.play(text)
    return twin
