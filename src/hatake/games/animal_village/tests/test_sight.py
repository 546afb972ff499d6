"""Secret: nothing is hidden from one and known to another; blue sides not turned up are known to nobody."""

from collections import Counter

import numpy as np
import pytest
from scipy.stats import chi2

from hatake.contract import WITNESS
from hatake.games.animal_village.pieces import FACES, KIND
from hatake.games.animal_village.tests.table import begun, play, put_cards, to_round
from tests.contract.cases import Case, positions
from tests.effort import effort

UNLIKELY = 1e-6


def case(seats: int) -> Case:
    return Case("animal_village", seats, "usual", (("first", 0),))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_knows_the_same(seats: int) -> None:
    for match in positions(case(seats), 1, effort(20, 4)):
        seen = [match.view(viewer).data | {"seat": 0} for viewer in range(seats + 1)]
        assert all(data == seen[0] for data in seen)


def test_witness_knows_no_more_than_anybody() -> None:
    for match in positions(case(3), 2, 5):
        views = np.zeros(1, match.game.view)
        match.variant.kernel.view(match.states, WITNESS, views)
        views["seat"] = -1
        assert views.tobytes() == match.view().views.tobytes()


def test_blue_sides_not_turned_up_are_in_no_view() -> None:
    match = begun(2)
    assert "unseen" not in (match.game.view.names or ())
    assert "unseen" not in match.view(1).data


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_guess_is_the_truth(seats: int) -> None:
    """What nobody has seen follows from what lies on the table."""
    for match in positions(case(seats), 3, effort(30, 6)):
        assert match.view(seats).guess(1).tobytes() == match.states.tobytes()


def test_masked_record_is_the_whole_record() -> None:
    for match in positions(case(4), 4, 4):
        lines = match.record().split("\n\n")[1]
        assert all(match.record(viewer).split("\n\n")[1] == lines for viewer in range(5))


def test_unseen_blue_sides_come_as_often_as_they_are_there() -> None:
    """A2.1: a deck with seven cards of which one has been seen."""
    match = to_round(begun(2), 5)
    put_cards(match, 2, blue="turnip:3p turnip:2")
    play(match, "A10")
    draws = effort(4000, 400)
    drawn = Counter(match.drawn(str(n)).text.split(" ")[-1] for n in range(draws))
    expected = {"2p": 1 / 6, "3p": 1 / 6, "3": 2 / 6, "4": 2 / 6}
    assert set(drawn) == set(expected)
    error = sum((drawn[face] - draws * share) ** 2 / (draws * share) for face, share in expected.items())
    assert chi2.sf(error, len(expected) - 1) > UNLIKELY
    assert len(FACES) > KIND
