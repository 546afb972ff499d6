"""Random games, played by the kernel and by the oracle side by side: they agree on everything at every move."""

from random import Random

import numpy as np

from hatake.contract import CHANCE
from hatake.engine.match import Match, Move
from hatake.engine.record import masked
from hatake.engine.variant import Variant
from hatake.games.gardening.pieces import NUMBER
from hatake.games.gardening.tests.oracle import Oracle
from hatake.games.gardening.words import READ
from tests.effort import effort

GAMES = effort(5000, 40)
GLANCE = 47
"""Every so many moves of the many games, what somebody knows is compared, too."""
KINDS = ("*deal 1", "*deal 2", "*draw", "*steal")


OUTCOME = {f"{kind} {flower}": number for kind in KINDS for flower, number in NUMBER.items()}
OUTCOME |= {"*first 1": 0, "*first 2": 1}


def assert_same_choice(match: Match, oracle: Oracle) -> None:
    """Who is to move, and what may be played; at chance all outcomes alike."""
    mover = oracle.to_move
    assert match.to_move == mover
    if mover == "*":
        weights = np.zeros(match.game.outcomes, np.int64)
        outcomes = [OUTCOME[text] for text in oracle.moves()]
        assert match.variant.kernel.weights(match._states, weights) == len(outcomes)
        assert (np.flatnonzero(weights).tolist(), weights.max()) == (outcomes, 1)
    elif isinstance(mover, int):
        assert match.actions(mover - 1) == [READ[text] for text in oracle.moves()]


def assert_same_knowledge(match: Match, oracle: Oracle, viewer: int) -> None:
    data, knows = match.view(viewer).data, oracle.knows(viewer)
    seats = data["seats"]
    assert [seat["hand"] for seat in seats] == knows["hands"]
    assert [seat["known_to_opponent"] for seat in seats] == knows["remembered"]
    assert [seat["is_open"] for seat in seats] == knows["open_hands"]
    assert [seat["garden"] for seat in seats] == knows["gardens"]
    assert [seat["shelf"] for seat in seats] == knows["shelves"]
    assert (data["winner"] or 0, data["to_move"] or match.to_move) == (knows["winner"], knows["to_move"])
    names = ("seat", "pile", "bottom", "spent", "ends")
    assert {name: data[name] for name in names} == {name: knows[name] for name in names}


def begun(seed: int) -> tuple[Match, Oracle, Random]:
    source, first = Random(seed), seed % 3
    return Variant("gardening", first=first).start(), Oracle(2, first), source


def make(match: Match, oracle: Oracle, text: str) -> None:
    is_chance = text.startswith("*")
    seat = CHANCE if is_chance or not isinstance(oracle.to_move, int) else oracle.to_move - 1
    match.make(Move(seat, OUTCOME[text] if is_chance else READ[text], text))
    oracle.play(text)


def any_move(oracle: Oracle, source: Random) -> str:
    """Any move; now and then a planting is preferred, so that games are won, too."""
    moves = oracle.moves()
    plantings = [text for text in moves if text.startswith("plant")]
    return source.choice(plantings if plantings and source.random() < 0.5 else moves)


def test_five_thousand_random_games_are_the_same() -> None:
    endings: set[str] = set()
    for seed in range(GAMES):
        match, oracle, source = begun(seed)
        while oracle.to_move is not None:
            assert_same_choice(match, oracle)
            make(match, oracle, any_move(oracle, source))
            if len(match.history) % GLANCE == seed % GLANCE:
                assert_same_knowledge(match, oracle, source.randint(0, 2))
        assert_same_knowledge(match, oracle, source.randint(0, 2))
        assert (match.scores, match.places, match.winners) == (oracle.scores, oracle.places, oracle.winners)
        endings.add(match.view().data["ending"])
    assert endings >= {"four", "pile"}


def test_every_word_and_all_knowledge_are_the_same() -> None:
    for seed in range(effort(12, 2)):
        match, oracle, source = begun(seed)
        while oracle.to_move is not None:
            assert match.chances() == oracle.chances()
            assert match.moves() == oracle.moves()
            text = any_move(oracle, source)
            match.play(text)
            oracle.play(text)
            for viewer in range(3):
                assert_same_knowledge(match, oracle, viewer)
        assert match.record().split("\n\n")[1].splitlines() == oracle.record()


def test_masked_records_are_the_same() -> None:
    for seed in range(effort(40, 3)):
        match, oracle, source = begun(seed)
        while oracle.to_move is not None:
            make(match, oracle, any_move(oracle, source))
        for viewer in range(3):
            assert masked(match, viewer - 1) == oracle.record(viewer)
