"""Fair chance: every draw follows from a seed that nobody can choose afterwards.

A draw is HMAC-SHA-256 of the move's number under the seed. The seed's hash is shown before the first move, the seed
itself after the last; anybody can then check every draw.
"""

import hashlib
import hmac
from collections.abc import Sequence
from numbers import Integral

BITS = 64


def seed_of(value: object) -> str:
    """A seed as a record tells it: a whole number, or a line of text without spaces that would be lost in it."""
    seed = str(value)
    is_told = isinstance(value, Integral | str) and not isinstance(value, bool)
    if not is_told or seed != " ".join(seed.split()) or not _is_unicode(seed):
        raise ValueError(f"a seed is a whole number, or words with single spaces between them, not {value!r}")
    return seed


def _is_unicode(text: str) -> bool:
    """Whether a text can be hashed and written to a file; one with half of a pair of surrogates cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def commitment(seed: str) -> str:
    """The hash that promises a seed without telling it."""
    return hashlib.sha256(seed.encode()).hexdigest()


def below(seed: str, number: int, n: int) -> int:
    """A number from 0 to n - 1 for the move of that number, all exactly equally likely."""
    limit = (1 << BITS) - (1 << BITS) % n
    attempt = 0
    while True:
        digest = hmac.digest(seed.encode(), f"{number}.{attempt}".encode(), "sha256")
        value = int.from_bytes(digest[: BITS // 8], "big")
        if value < limit:
            return value % n
        attempt += 1


def draw(seed: str, number: int, weights: Sequence[int]) -> int:
    """The outcome drawn for the move of that number, in proportion to the weights."""
    left = below(seed, number, sum(weights))
    for outcome, weight in enumerate(weights):
        if left < weight:
            return outcome
        left -= weight
    raise ValueError("chance has no outcome to draw from")
