"""Random numbers for kernels: known, fair, and alike whether compiled or not."""

from collections import Counter

import numpy as np
import pytest

from hatake.kit.random import below, bits, new_source, shuffle, weighted
from tests.contract.likely import UNLIKELY, chance_of_such
from tests.effort import effort

MANY = effort(24000, 4800)
M = 0xFFFFFFFF


def slow_bits(state: list[int]) -> int:
    """The generator sfc32 as it is published."""
    a, b, c, counter = state
    out = (a + b + counter) & M
    state[:] = [b ^ (b >> 9), (c + (c << 3)) & M, (((c << 21) & M | (c >> 11)) + out) & M, (counter + 1) & M]
    return out


@pytest.mark.parametrize("number", [0, 1, 7, 2**32 + 5, 2**63 - 1])
def test_bits_are_those_of_sfc32(number: int) -> None:
    state = [(number >> 32) & M, number & M, 0x9E3779B9, 1]
    for _ in range(12):
        slow_bits(state)
    source = new_source(number)
    assert [bits(source) for _ in range(50)] == [slow_bits(state) for _ in range(50)]


def test_equal_numbers_give_equal_sequences_and_others_do_not() -> None:
    assert new_source(5).tobytes() == new_source(5).tobytes()
    assert len({new_source(number).tobytes() for number in range(100)}) == 100


@pytest.mark.parametrize("n", [1, 2, 3, 7, 48])
def test_numbers_are_below_the_bound_and_equally_likely(n: int) -> None:
    source = new_source(n)
    found = Counter(below(source, n) for _ in range(MANY))
    assert set(found) == set(range(n))
    assert chance_of_such(found, dict.fromkeys(range(n), 1.0)) > UNLIKELY


def test_large_bound_is_not_biased() -> None:
    """Without drawing again, the lower two thirds of this range would come half as often again."""
    n, source = 3 << 29, new_source(1)
    found = Counter(below(source, n) * 3 // n for _ in range(MANY))
    assert chance_of_such(found, dict.fromkeys(range(3), 1.0)) > UNLIKELY


def test_all_orders_are_equally_likely() -> None:
    source, found = new_source(2), Counter[tuple[int, ...]]()
    for _ in range(MANY):
        cards = np.arange(6)
        shuffle(source, cards, 4)
        assert cards[4:].tolist() == [4, 5]
        found[tuple(cards[:4].tolist())] += 1
    assert len(found) == 24
    assert chance_of_such(found, dict.fromkeys(found, 1.0)) > UNLIKELY


def test_weights_are_kept_and_nothing_is_drawn_that_weighs_nothing() -> None:
    source, weights = new_source(3), np.array([0, 5, 0, 1, 2, 0])
    found = Counter(weighted(source, weights, 8) for _ in range(MANY))
    assert set(found) == {1, 3, 4}
    assert chance_of_such(found, {1: 5.0, 3: 1.0, 4: 2.0}) > UNLIKELY
