"""Laws of guessing: what `guess` imagines could be so, and comes as often as it should."""

from collections import Counter, defaultdict

import numpy as np
import pytest

from hatake.contract import CHANCE, NOBODY
from hatake.engine.match import Match, Move
from hatake.engine.record import masked
from hatake.engine.specialise import specialise
from hatake.engine.variant import Records
from hatake.kit.random import new_source
from tests.contract.cases import CASES, Case, every_case, played, positions
from tests.contract.likely import UNLIKELY, chance_of_such
from tests.contract.test_moves import swept
from tests.contract.test_secrecy import standing_in, up_to
from tests.contract.twins import hides, states_of, told
from tests.effort import effort

MANY = effort(300, 60)
"""The largest number of states that are still enumerated."""


@every_case
def test_guess_is_a_state_in_which_the_game_can_go_on_to_its_end(case: Case) -> None:
    finish = specialise("hatake.engine.playout", case.slug).finish
    actions, weights = np.zeros(case.game.choices, np.int64), np.zeros(case.game.outcomes, np.int64)
    for number, match in enumerate(positions(case, 1, effort(12, 2))):
        for viewer in case.viewers:
            states = match.view(viewer).guess(number)
            other = standing_in(match, states)
            assert all(other.actions(seat) == swept(other, seat) for seat in range(case.seats))
            assert finish(states[0], new_source(number), actions, weights) <= case.game.moves
            assert other.variant.kernel.to_move(states) == NOBODY


@every_case
def test_equal_numbers_give_equal_guesses(case: Case) -> None:
    for match in positions(case, 2, 4):
        for viewer in case.viewers:
            sighting = match.view(viewer)
            assert sighting.guess(5).tobytes() == sighting.guess(5).tobytes()


@every_case
def test_guess_of_one_who_sees_all_is_the_truth(case: Case) -> None:
    """Where only one state is possible, guessing finds it: at the start nothing is hidden from anybody."""
    match = Match(case.variant)
    for viewer in case.viewers:
        assert match.view(viewer).guess(3).tobytes() == match.states.tobytes()


# How often


class Possible:
    """The states a viewer could be in, with their chances: all of chance's ways that told it the same so far.

    It follows a match for as long as seats do only what they could have done in every one of these states, because
    then their moves tell nothing. What a move tells is taken from the game's traces, not from its VIEW.
    """

    def __init__(self, match: Match, viewer: int) -> None:
        self.match, self.viewer = match, viewer
        self.chances: dict[bytes, float] = {Match(match.variant).states.tobytes(): 1.0}
        self.moves = 0
        for states, move in zip(states_of(match), match.history, strict=False):
            after = self._by_chance(states, move) if move.seat == CHANCE else self._by_seat(states, move)
            if not 0 < len(after) <= MANY:
                break
            self.chances, self.moves = after, self.moves + 1

    def _by_chance(self, states: Records, move: Move) -> dict[bytes, float]:
        seen = told(self.match, states, move, self.viewer)
        after: defaultdict[bytes, float] = defaultdict(float)
        for state, chance in self._states():
            weights = np.zeros(self.match.game.outcomes, np.int64)
            total = self.match.variant.kernel.weights(state, weights)
            words = standing_in(self.match, state).view().record
            for outcome in np.flatnonzero(weights):
                text = self.match.game.words.write(words, CHANCE, int(outcome))
                other = Move(CHANCE, int(outcome), text)
                if told(self.match, state, other, self.viewer) == seen:
                    after[self._after(state, other)] += chance * weights[outcome] / total
        return dict(after)

    def _by_seat(self, states: Records, move: Move) -> dict[bytes, float]:
        """Nothing, where the move could not have been made in every state, or is not open."""
        seen = told(self.match, states, move, self.viewer)
        after: defaultdict[bytes, float] = defaultdict(float)
        for state, chance in self._states():
            is_possible = move.action in standing_in(self.match, state).actions(move.seat)
            if not is_possible or hides(seen) or told(self.match, state, move, self.viewer) != seen:
                return {}
            after[self._after(state, move)] += chance
        return dict(after)

    def _states(self) -> list[tuple[Records, float]]:
        dtype = self.match.game.state
        return [(np.frombuffer(raw, dtype).copy(), chance) for raw, chance in self.chances.items()]

    def _after(self, states: Records, move: Move) -> bytes:
        after: Records = states.copy()
        self.match.variant.kernel.apply(after, move.seat, move.action)
        return after.tobytes()


def guesses(match: Match, viewer: int, number: int) -> Counter[bytes]:
    """How often each state comes, of so many guesses."""
    views = match.view(viewer + 1).views
    found: Counter[bytes] = Counter()
    for n in range(number):
        states = np.zeros(1, match.game.state)
        match.variant.kernel.guess(views, new_source(n), states)
        found[states.tobytes()] += 1
    return found


@pytest.mark.parametrize("case", [case for case in CASES if case.kind == "usual"], ids=str)
def test_guesses_come_as_often_as_all_ways_of_chance_counted_out(case: Case) -> None:
    hidden = 0
    matches = [played(case, seed, 60) for seed in range(effort(4, 1))]
    for match in matches:
        for viewer in case.viewers:
            possible = Possible(match, viewer - 1)
            number = effort(40, 10) * len(possible.chances)
            found = guesses(up_to(match, possible.moves), viewer - 1, number)
            assert set(found) <= set(possible.chances)
            assert chance_of_such(found, possible.chances) > UNLIKELY
            hidden += len(possible.chances) > 1
    assert hidden or not any("?" in line for match in matches for line in masked(match, CHANCE))


def test_unfair_guesses_are_noticed() -> None:
    """The chi-square test itself: a fair coin passes, one that falls one way six times of ten does not."""
    assert chance_of_such(Counter({b"a": 490, b"b": 510}), {b"a": 1.0, b"b": 1.0}) > 0.1
    assert chance_of_such(Counter({b"a": 600, b"b": 400}), {b"a": 1.0, b"b": 1.0}) < UNLIKELY
