"""Random games, played by the kernel and by the oracle side by side: they agree on everything at every move."""

from fractions import Fraction
from random import Random
from typing import Any

import numpy as np
import pytest

from hatake.contract import CHANCE
from hatake.engine.match import Match, Move
from hatake.engine.record import masked
from hatake.engine.variant import Variant
from hatake.games.donburiko.pieces import KINDS
from hatake.games.donburiko.tests.oracle import CARDS, Oracle
from hatake.games.donburiko.words import READ
from tests.effort import effort

GAMES = {2: effort(1700, 20), 3: effort(1700, 20), 4: effort(1600, 20)}
GLANCE = 23
"""Every so many moves of the many games, what somebody knows is compared, too."""


def outcome_of(text: str) -> int:
    kind, *_, word = text.split(" ")
    return int(word) - 1 if kind == "*first" else KINDS.index(word)


def assert_same_choice(match: Match, oracle: Oracle) -> None:
    """Who is to move, and what may be played; at chance, with its exact odds."""
    assert match.to_move == oracle.to_move
    if oracle.to_move == "*":
        weights = np.zeros(match.game.outcomes, np.int64)
        total = int(match.variant.kernel.weights(match._states, weights))
        odds = {outcome_of(text): chance for text, chance in oracle.chances().items()}
        assert {int(n): Fraction(int(weights[n]), total) for n in np.flatnonzero(weights)} == odds
    elif isinstance(oracle.to_move, int):
        assert match.actions(oracle.to_move - 1) == sorted(READ[text] for text in oracle.moves())


def assert_same_words(match: Match, oracle: Oracle) -> None:
    """The same once more as written, which takes longer."""
    assert match.chances() == oracle.chances()
    assert sorted(match.moves()) == sorted(oracle.moves())


def assert_same_knowledge(match: Match, oracle: Oracle, viewer: int) -> None:
    data, knows = match.view(viewer).data, oracle.knows(viewer)
    rows, seats = data["rows"], data["seats"]
    assert [row["cards"] for row in rows] == knows["rows"]
    assert [[adder or 0 for adder in row["added_by"]] for row in rows] == knows["added_by"]
    assert [[side == "down" and not row["is_taken"] for side in row["sides"]] for row in rows] == knows["face_down"]
    assert [row["stake"] for row in rows] == knows["row_chips"]
    assert [row["is_taken"] for row in rows] == [row.taker > 0 for row in oracle.rows]
    assert [len(seat["hand"]) for seat in seats] == knows["hand_sizes"]
    assert [seat["chips"] for seat in seats] == knows["chips"]
    assert [seat["credit"] for seat in seats] == knows["credit"]
    names = ("bank", "round", "to_move", "is_last_round", "seat")
    assert {name: data[name] for name in names} == {name: knows[name] for name in names}
    assert match.is_over or data["starter"] == knows["starter"]
    assert (data["phase"] == "call") == knows["may_announce"]
    assert_same_hands(seats, viewer, knows["hand"])


def assert_same_hands(seats: list[dict[str, Any]], viewer: int, own: object) -> None:
    for seat, held in enumerate(seats, 1):
        if seat == viewer:
            assert sorted(held["hand"], key=CARDS.index) == own
        else:
            assert set(held["hand"]) <= {"?"}


def begun(seats: int, seed: int) -> tuple[Match, Oracle, Random]:
    source = Random(seed)
    first = source.randint(0, seats)
    return Variant("donburiko", seats, first=first).start(), Oracle(seats, first), source


def make(match: Match, oracle: Oracle, text: str) -> None:
    is_chance = text.startswith("*")
    seat = CHANCE if is_chance or not isinstance(oracle.to_move, int) else oracle.to_move - 1
    match.make(Move(seat, outcome_of(text) if is_chance else READ[text], text))
    oracle.play(text)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_thousand_random_games_are_the_same(seats: int) -> None:
    for seed in range(GAMES[seats]):
        match, oracle, source = begun(seats, seed)
        while oracle.to_move is not None:
            assert_same_choice(match, oracle)
            make(match, oracle, source.choice(oracle.moves()))
            if len(match.history) % GLANCE == seed % GLANCE and oracle.to_move != "*":
                assert_same_knowledge(match, oracle, source.randint(0, seats))
        assert match.is_over
        assert_same_knowledge(match, oracle, source.randint(0, seats))
        assert (match.scores, match.places, match.winners) == (oracle.scores, oracle.places, oracle.winners)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_word_and_all_knowledge_are_the_same(seats: int) -> None:
    for seed in range(effort(15, 2)):
        match, oracle, source = begun(seats, seed)
        while oracle.to_move is not None:
            assert_same_words(match, oracle)
            text = source.choice(oracle.moves())
            match.play(text)
            oracle.play(text)
            for viewer in () if oracle.to_move == "*" else range(seats + 1):
                assert_same_knowledge(match, oracle, viewer)
        assert match.record().split("\n\n")[1].splitlines() == oracle.record()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_masked_records_are_the_same(seats: int) -> None:
    for seed in range(effort(15, 2)):
        match, oracle, source = begun(seats, seed)
        while oracle.to_move is not None:
            make(match, oracle, source.choice(oracle.moves()))
        for viewer in range(seats + 1):
            assert masked(match, viewer - 1) == oracle.record(viewer)
