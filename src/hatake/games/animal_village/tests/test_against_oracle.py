"""Random games, played by the compiled rules and by the oracle side by side."""

import random
from fractions import Fraction
from typing import ClassVar

import numpy as np
import pytest

import hatake
from hatake.contract import CHANCE, NOBODY
from hatake.engine.match import Match
from hatake.engine.variant import Variant
from hatake.games.animal_village.pieces import Phase
from hatake.games.animal_village.tests.oracle import Oracle
from hatake.games.animal_village.words import OUTCOMES_OF, WRITTEN, write
from tests.effort import effort

SEATS = (1, 2, 3, 4)
GAMES = effort(5000, 40)
LOOKED_OVER = effort(40, 3)
HOARDING, RUSHING = ("A05", "A01"), ("A02", "A06 turnip", "A10")
TASTES = ((), (), HOARDING, RUSHING)
"""What everybody prefers in a game, so that gold cards and decks run out more often than by chance."""


class Table:
    """A kernel and an oracle at the same game."""

    written: ClassVar[dict[tuple[int, int], list[str]]] = {}

    def __init__(self, variant: Variant) -> None:
        self.kernel = variant.kernel
        self.states, self.views = variant.fresh(), np.zeros(1, variant.game.view)
        self.out = np.zeros(variant.game.choices, np.int64)
        self.oracle = Oracle(variant.seats, variant.options["first"])

    def options(self) -> dict[str, tuple[int, int]]:
        """What may be done now: each written move with its action and its weight."""
        seat = self.kernel.to_move(self.states)
        if seat == NOBODY:
            return {}
        if seat != CHANCE:
            n = self.kernel.legal(self.states, seat, self.out)
            return {WRITTEN[a]: (a, 1) for a in self.out[:n].tolist()}
        self.kernel.weights(self.states, self.out)
        outcomes = enumerate(zip(self.outcomes(), self.out.tolist(), strict=False))
        return {text: (a, weight) for a, (text, weight) in outcomes if weight}

    def outcomes(self) -> list[str]:
        """The outcomes of this draw as written, which never differ between two draws of one sort."""
        sort = int(self.states["phase"][0]), int(self.states["opening"][0])
        if sort not in self.written:
            self.kernel.view(self.states, CHANCE, self.views)
            outcomes = range(OUTCOMES_OF[Phase(sort[0])])
            self.written[sort] = [write(self.views[0], CHANCE, a) for a in outcomes]
        return self.written[sort]

    def compare(self, options: dict[str, tuple[int, int]]) -> None:
        """Both say the same of what may be done."""
        if self.oracle.to_move == "*":
            total = sum(weight for _, weight in options.values())
            odds = {move: Fraction(weight, total) for move, (_, weight) in options.items()}
            assert odds == self.oracle.chances()
        else:
            assert list(options) == self.oracle.moves()

    def play(self, move: str, action: int) -> None:
        """The same move for both."""
        self.kernel.apply(self.states, self.kernel.to_move(self.states), action)
        self.oracle.play(move)

    def compare_result(self) -> None:
        """Both count the same."""
        seats = self.oracle.seats
        points, places = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
        self.kernel.scores(self.states, points)
        self.kernel.places(self.states, places)
        assert (points.tolist(), places.tolist()) == (self.oracle.scores, self.oracle.places)


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_go_as_the_oracle_has_them(seats: int) -> None:
    source = random.Random(seats)
    variants = [Variant("animal_village", seats, first=first) for first in range(seats + 1)]
    for number in range(GAMES):
        table, taste = Table(variants[number % len(variants)]), source.choice(TASTES)
        while options := table.options():
            table.compare(options)
            move = source.choice([move for move in options if move in taste] or list(options))
            table.play(move, options[move][0])
        assert table.oracle.is_over
        table.compare_result()


def look_over(match: Match, oracle: Oracle) -> None:
    """Everything that can be seen agrees."""
    for seat in (0, match.variant.seats):
        assert match.view(seat).data == oracle.knows(seat)
    assert match.scores == oracle.scores
    assert match.places == oracle.places


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_look_as_the_oracle_has_them(seats: int) -> None:
    source = random.Random(seats)
    for number in range(LOOKED_OVER):
        first = number % (seats + 1)
        match = hatake.game("animal_village", seats=seats, first=first).start()
        oracle = Oracle(seats, first)
        while match.to_move is not None:
            look_over(match, oracle)
            assert match.chances() == oracle.chances()
            move = source.choice(match.moves())
            match.play(move)
            oracle.play(move)
        look_over(match, oracle)
        assert match.winners == oracle.winners
        for seat in (None, 0, seats):
            assert match.record(seat).split("\n\n")[1].splitlines() == oracle.record(seat)
