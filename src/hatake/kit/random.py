"""Random numbers for kernels: sfc32 in four plain integers.

Faster inside compiled code than NumPy's generators and the same bit for bit with the JIT off. Every value stays
below 2**63, so nothing overflows and no arithmetic needs unsigned types (int64 with uint64 would become a float).
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from hatake.jit import rule

Source: TypeAlias = NDArray[np.int64]

MASK = 0xFFFFFFFF
WARM_UP = 12


@rule
def seed(rng: Source, high: int, low: int) -> None:
    """Start a source from two 32-bit numbers."""
    rng[0], rng[1], rng[2], rng[3] = high & MASK, low & MASK, 0x9E3779B9, 1
    for _ in range(WARM_UP):
        bits(rng)


@rule
def bits(rng: Source) -> int:
    """The next 32 random bits."""
    a, b, c, count = rng[0], rng[1], rng[2], rng[3]
    out = (a + b + count) & MASK
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & MASK
    rng[2] = (((c << 21) | (c >> 11)) + out) & MASK
    rng[3] = (count + 1) & MASK
    return out


@rule
def below(rng: Source, n: int) -> int:
    """A number from 0 to n - 1, all exactly equally likely (n below 2**31)."""
    product = bits(rng) * n
    if (product & MASK) < n:
        floor = (MASK + 1) % n
        while (product & MASK) < floor:
            product = bits(rng) * n
    return product >> 32


@rule
def shuffle(rng: Source, cards: NDArray[np.int64], n: int) -> None:
    """Shuffle the first n cards."""
    for i in range(n - 1, 0, -1):
        j = below(rng, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


@rule
def weighted(rng: Source, weights: NDArray[np.int64], total: int) -> int:
    """An index, drawn in proportion to its weight; the weights add up to total."""
    left = below(rng, total)
    i = 0
    while left >= weights[i]:
        left -= weights[i]
        i += 1
    return i


def new_source(number: int) -> Source:
    """A source from any whole number; equal numbers give equal sequences."""
    source = np.zeros(4, np.int64)
    seed(source, (number >> 32) & MASK, number & MASK)
    return source
