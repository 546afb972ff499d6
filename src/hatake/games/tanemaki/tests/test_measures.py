"""What a balance report counts: the fields of each vegetable as they are harvested."""

from collections import Counter

from hatake.engine.match import Match
from hatake.games.tanemaki import measures
from hatake.games.tanemaki.pieces import STEPS, VEGETABLES
from hatake.games.tanemaki.tests.table import drawn, grow, leave, play

Counts = dict[str, int]


def counted(match: Match, move: str) -> dict[str, Counts]:
    """What a move adds, by row; nothing that is counted as none."""
    before = match.states[0]
    match.play(move)
    found: dict[str, Counter[str]] = {}
    for row, what, number in measures.counts(before, match.states[0]):
        found.setdefault(row, Counter())[what] += number
    return {row: dict(+counts) for row, counts in found.items()}


def test_harvest_counts_cards_coins_and_the_steps_reached() -> None:
    match = drawn("R1 P1 M")
    grow(match, 2, 1, "B3 B1 M")
    assert counted(match, "@2 harvest f1") == {
        "bean": {"fields": 1, "cards": 3, "seed cards": 2, "coins": 2, "step 1": 1, "step 2": 1}
    }


def test_cap_bites_where_more_steps_are_reached_than_cards_lie_there() -> None:
    """T6.2"""
    match = drawn("C1 P1 M")
    grow(match, 2, 2, "R3")
    found = counted(match, "@2 harvest f2")["radish"]
    assert (found["coins"], found["step 2"], found["capped"]) == (1, 1, 1)


def test_field_that_brings_nothing_is_counted_and_bare_manure_is_not() -> None:
    match = drawn("R1 P1 M")
    grow(match, 1, 1, "H1")
    grow(match, 2, 1, "M M")
    assert counted(match, "harvest f1") == {"calabash": {"fields": 1, "cards": 1, "seed cards": 1}}
    assert counted(match, "@2 harvest f1") == {}


def test_other_moves_count_nothing() -> None:
    match = drawn("R1 P1 M")
    assert counted(match, "give R1 2") == {}
    assert counted(match, "plant f1") == {}
    assert counted(match, "plant P1 hand f1") == {}


def test_fields_harvested_at_the_end_are_counted_with_the_card_planted_last() -> None:
    """T7.1"""
    match = drawn("R1 P1 M")
    grow(match, 1, 2, "P1")
    play(match, "give R1 2", "plant f1")
    leave(match, "")
    found = counted(match, "plant P1 hand f2")
    assert match.is_over
    assert found == {
        "potato": {"fields": 1, "cards": 2, "seed cards": 2, "coins": 1, "step 1": 1},
        "radish": {"fields": 1, "cards": 1, "seed cards": 1},
    }


def test_every_figure_is_of_something_that_is_counted() -> None:
    told = {"fields", "cards", "seed cards", "coins", "capped", *(f"step {step + 1}" for step in range(STEPS))}
    assert {figure.of for figure in measures.FIGURES} | {figure.per for figure in measures.FIGURES} <= told | {""}
    assert measures.ROWS == VEGETABLES
