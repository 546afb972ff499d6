"""Random games, played by the compiled rules and by the oracle side by side."""

from fractions import Fraction
from random import Random

import numpy as np
import pytest

from hatake.contract import CHANCE, NOBODY
from hatake.engine.match import Match
from hatake.engine.record import masked
from hatake.engine.variant import Variant
from hatake.games.tanemaki.pieces import KINDS
from hatake.games.tanemaki.tests.oracle import Oracle
from hatake.games.tanemaki.words import READ
from tests.effort import effort

SEATS = (2, 3, 4, 5)
GAMES = effort(5000, 25)
LOOKED_OVER = effort(8, 1)
ASIDE = 0.1
"""How often somebody who is not to choose looks for a harvest."""
WRITTEN = list(READ)


def options(source: Random, seats: int) -> dict[str, int]:
    """Every set of options comes now and then; few games are reshuffled, because they are long."""
    reshuffles = source.choice((0, 0, 0, 0, 0, 0, 0, 1, 2, 3))
    return {"first": source.randint(0, seats), "manure": source.randint(0, 15), "reshuffles": reshuffles}


def choice(source: Random, moves: list[str]) -> str:
    """Any move, but harvests seldom, so that fields grow."""
    others = [text for text in moves if "harvest" not in text]
    return source.choice(others if others and source.random() < 0.85 else moves)


class Table:
    """A kernel and an oracle at the same game."""

    def __init__(self, seats: int, **given: int) -> None:
        variant = Variant("tanemaki", seats, **given)
        self.kernel, self.states = variant.kernel, variant.fresh()
        self.out = np.zeros(variant.game.choices, np.int64)
        self.oracle = Oracle(seats, **given)

    def actions(self, seat: int) -> list[str]:
        n = self.kernel.legal(self.states, seat, self.out)
        return [WRITTEN[a] for a in self.out[:n]]

    def step(self, source: Random) -> None:
        """Both say the same of what may be done; then one of it is done in both."""
        mover = self.kernel.to_move(self.states)
        if mover == CHANCE:
            assert self.oracle.to_move == "*"
            self.draw(source)
            return
        assert self.oracle.to_move == mover + 1
        moves = self.oracle.moves()
        assert self.actions(mover) == moves
        if source.random() < ASIDE:
            self.harvest_aside(source, mover)
        else:
            self.play(choice(source, moves), mover)

    def harvest_aside(self, source: Random, mover: int) -> None:
        seat = (mover + source.randrange(1, self.oracle.seats)) % self.oracle.seats
        moves = self.oracle.moves(seat + 1)
        assert [f"@{seat + 1} {text}" for text in self.actions(seat)] == moves
        if moves:
            self.play(source.choice(moves), seat)

    def draw(self, source: Random) -> None:
        total = self.kernel.weights(self.states, self.out)
        names = list(KINDS) if self.oracle.active else [str(seat) for seat in range(1, self.oracle.seats + 1)]
        verb = "*draw" if self.oracle.active else "*first"
        odds = {f"{verb} {name}": Fraction(int(n), int(total)) for name, n in zip(names, self.out, strict=False) if n}
        assert odds == self.oracle.chances()
        text = source.choices(list(odds), [float(share) for share in odds.values()])[0]
        self.kernel.apply(self.states, CHANCE, names.index(text.split(" ")[1]))
        self.oracle.make(text)

    def play(self, text: str, seat: int) -> None:
        words = text.partition(" ")[2] if text.startswith("@") else text
        self.kernel.apply(self.states, seat, READ[words])
        self.oracle.make(text)

    def compare_result(self) -> None:
        points, places = (np.zeros(self.oracle.seats, np.int64) for _ in range(2))
        self.kernel.scores(self.states, points)
        self.kernel.places(self.states, places)
        assert (points.tolist(), places.tolist()) == (self.oracle.scores, self.oracle.places)


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_go_as_the_oracle_has_them(seats: int) -> None:
    for number in range(GAMES):
        source = Random(f"{seats} {number}")
        table = Table(seats, **options(source, seats))
        while table.kernel.to_move(table.states) != NOBODY:
            table.step(source)
        assert table.oracle.is_over
        table.compare_result()


def look_over(match: Match, oracle: Oracle, seat: int) -> None:
    """Everything that a seat may know agrees."""
    shown, knows = match.view(seat).data, oracle.knows(seat)
    seats = shown["seats"]
    shown["fields"] = {n: [field["cards"] for field in each["fields"]] for n, each in enumerate(seats, 1)}
    shown["earns"] = {n: [field["earns"] for field in each["fields"]] for n, each in enumerate(seats, 1)}
    shown["coins"] = {n: each["coins"] for n, each in enumerate(seats, 1)}
    assert {name: shown[name] for name in knows} == knows


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_look_as_the_oracle_has_them(seats: int) -> None:
    for number in range(LOOKED_OVER):
        source = Random(f"{seats} {number}")
        given = options(source, seats)
        match, oracle = Variant("tanemaki", seats, **given).start(), Oracle(seats, **given)
        while match.to_move is not None:
            look_over(match, oracle, source.randint(0, seats))
            assert match.chances() == oracle.chances()
            text = choice(source, match.moves())
            match.play(text)
            oracle.play(text)
            if source.random() < 0.04:
                viewer = source.randint(0, seats)
                assert masked(match, viewer - 1) == oracle.record(viewer)
        assert (match.scores, match.places, match.winners) == (oracle.scores, oracle.places, oracle.winners)
        assert [move.line for move in match.history] == oracle.record()
        assert [masked(match, viewer - 1) for viewer in range(seats + 1)] == [
            oracle.record(viewer) for viewer in range(seats + 1)
        ]
