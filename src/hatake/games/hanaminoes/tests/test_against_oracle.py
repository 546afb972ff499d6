"""Random games, played by the kernel and by the oracle side by side: they agree on everything at every move."""

from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

from hatake.contract import CHANCE
from hatake.engine.match import Match, Move
from hatake.engine.record import masked
from hatake.engine.variant import Variant
from hatake.games.hanaminoes.pieces import TILES, WAYS
from hatake.games.hanaminoes.plan import action
from hatake.games.hanaminoes.tests.oracle import Oracle
from hatake.games.hanaminoes.words import READ
from tests.effort import effort

GAMES = effort(1000, 4)
GLANCE = 67
"""Every so many moves of the many games, what somebody knows is compared, too."""


@cache
def number_of(text: str) -> int:
    """The kernel's number of a written move."""
    verb, *words = text.split(" ")
    if verb == "*first":
        return int(words[0]) - 1
    if verb.startswith("*"):
        return TILES.index(words[-1])
    if verb != "place":
        return READ[text]
    x, _, y = words[1].partition(",")
    return action((int(x), int(y)), WAYS.index(words[2]))


def assert_same_choice(match: Match, oracle: Oracle) -> dict[int, str]:
    """Who is to move, and what may be played; at chance, with its exact odds."""
    assert match.to_move == oracle.to_move
    texts = {number_of(text): text for text in oracle.moves()}
    if oracle.to_move == "*":
        weights = np.zeros(match.game.outcomes, np.int64)
        total = int(match.variant.kernel.weights(match._states, weights))
        odds = oracle.chances()
        assert np.flatnonzero(weights).tolist() == sorted(texts)
        assert {(int(weights[number_of(text)]), chance) for text, chance in odds.items()} == {(1, Fraction(1, total))}
    elif isinstance(oracle.to_move, int):
        assert match.actions(oracle.to_move - 1) == sorted(texts)
    return texts


def assert_same_words(match: Match, oracle: Oracle) -> None:
    """The same once more as written, which takes longer."""
    assert match.chances() == oracle.chances()
    assert sorted(match.moves()) == sorted(oracle.moves())


def assert_same_knowledge(match: Match, oracle: Oracle, viewer: int) -> None:
    data, knows = match.view(viewer).data, oracle.knows(viewer)
    seats = data["seats"]
    assert [len(seat["hand"]) for seat in seats] == knows["hand_sizes"]
    assert [seat["collected"] for seat in seats] == knows["collected"]
    assert [seat["set_aside"] for seat in seats] == knows["set_aside"]
    assert sorted(stack_of(lying) for lying in data["garden"]) == knows["garden"]
    names = ("seat", "round", "to_move", "held")
    assert {name: data[name] if data[name] != "*" else None for name in names} == {
        name: None if knows[name] == "*" else knows[name] for name in names
    }
    assert match.is_over or data["starter"] == knows["starter"]
    for number, seat in enumerate(seats, 1):
        if number == viewer:
            assert (seat["hand"], seat["given_up"]) == (knows["hand"], knows["given_up"])
        else:
            assert (set(seat["hand"]) <= {"?"}, seat["given_up"]) == (True, [])


def stack_of(lying: dict[str, Any]) -> tuple[list[str], tuple[int, int], str, int]:
    return lying["tiles"], (lying["x"], lying["y"]), lying["way"], lying["marker"] or 0


def begun(seats: int, seed: int) -> tuple[Match, Oracle, Random]:
    source = Random(seed)
    first = source.randint(0, seats)
    return Variant("hanaminoes", seats, first=first, open_scores=seed % 2).start(), Oracle(seats, first), source


def make(match: Match, oracle: Oracle, number: int, text: str) -> None:
    mover = oracle.to_move
    match.make(Move(mover - 1 if isinstance(mover, int) else CHANCE, number, text))
    oracle.play(text)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_thousand_random_games_are_the_same(seats: int) -> None:
    for seed in range(GAMES):
        match, oracle, source = begun(seats, seed)
        while oracle.to_move is not None:
            texts = assert_same_choice(match, oracle)
            make(match, oracle, *source.choice(sorted(texts.items())))
            if len(match.history) % GLANCE == seed % GLANCE:
                assert_same_knowledge(match, oracle, source.randint(0, seats))
        assert match.is_over
        assert_same_knowledge(match, oracle, source.randint(0, seats))
        assert (match.scores, match.places, match.winners) == (oracle.scores, oracle.places, oracle.winners)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_seen_closely_are_the_same(seats: int) -> None:
    """Fewer games, but all that everybody knows and all records, move by move."""
    for seed in range(effort(4, 1)):
        match, oracle, source = begun(seats, seed)
        while oracle.to_move is not None:
            assert_same_words(match, oracle)
            text = source.choice(sorted(oracle.moves()))
            make(match, oracle, number_of(text), text)
            for viewer in range(seats + 1):
                assert_same_knowledge(match, oracle, viewer)
        for viewer in range(seats + 1):
            assert masked(match, viewer - 1) == oracle.record(viewer)
        assert [move.line for move in match.history] == oracle.record()
