"""Fair chance: draws follow from the seed and the move's number, in proportion to the weights."""

import hashlib
import hmac
from collections import Counter
from typing import Any

import pytest

from hatake import game, games, replay
from hatake.engine.chance import below, commitment, draw
from tests.contract.likely import UNLIKELY, chance_of_such


def test_promise_is_the_seeds_hash() -> None:
    assert commitment("rice") == hashlib.sha256(b"rice").hexdigest()
    assert commitment("rice") != commitment("rice ")


@pytest.mark.parametrize("seed", [1.5, True, b"rice", [1], "two  spaces", " before", "two\nlines", "\ud800"])
def test_seed_that_a_record_could_not_tell_is_refused(seed: Any) -> None:
    with pytest.raises(ValueError, match="a seed is"):
        game(games()[0]).start(seed=seed)


@pytest.mark.parametrize("seed", [7, -1, "", "rain before seven", 'a "quote" \\', "雨"])
def test_seed_is_told_by_the_record_and_read_back(seed: int | str) -> None:
    record = game(games()[0]).start(seed=seed).record()
    assert replay(record).seed == str(seed)
    assert replay(record).record() == record


def test_draws_are_what_anybody_can_compute_from_seed_and_number() -> None:
    """A change here would make every kept record look unfair."""
    for number in range(1, 50):
        digest = hmac.new(b"rice", b"%d.0" % number, "sha256").digest()
        value = int.from_bytes(digest[:8], "big")
        assert below("rice", number, 1000) == value % 1000
        assert draw("rice", number, [1, 2, 3]) == (0, 1, 1, 2, 2, 2)[value % 6]


def test_numbers_are_below_the_bound_and_equally_likely() -> None:
    found = Counter(below("seed", number, 6) for number in range(6000))
    assert set(found) == set(range(6))
    assert chance_of_such(found, dict.fromkeys(range(6), 1.0)) > UNLIKELY


def test_outcomes_come_in_proportion_to_their_weights() -> None:
    found = Counter(draw("seed", number, [3, 0, 1]) for number in range(4000))
    assert set(found) == {0, 2}
    assert chance_of_such(found, {0: 3.0, 2: 1.0}) > UNLIKELY


def test_seed_and_number_both_matter() -> None:
    assert len({below("a", number, 2**40) for number in range(50)}) == 50
    assert below("a", 1, 2**40) != below("b", 1, 2**40)


def test_bound_that_does_not_divide_the_range_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers beyond the last whole multiple would favour the low ones."""
    digests = iter([b"\xff" * 32, (5).to_bytes(8, "big") + bytes(24)])
    monkeypatch.setattr("hatake.engine.chance.hmac.digest", lambda *arguments: next(digests))
    assert below("any", 1, 10) == 5


def test_nothing_to_draw_from_is_an_error() -> None:
    with pytest.raises((ValueError, ZeroDivisionError)):
        draw("seed", 1, [0, 0])
