"""How likely counted numbers are, given the chances they should follow."""

from collections import Counter
from collections.abc import Hashable, Mapping
from typing import TypeVar

from scipy.stats import chi2

Thing = TypeVar("Thing", bound=Hashable)

UNLIKELY = 1e-6
"""A true guess fails the chi-square test this rarely; the seeds are fixed, so it fails always or never."""


def chance_of_such(found: Counter[Thing], chances: Mapping[Thing, float]) -> float:
    """How likely numbers are to be at least so far from what is expected (chi-square; rare states count as one)."""
    number, total = found.total(), sum(chances.values())
    expected = {state: number * chance / total for state, chance in chances.items()}
    rare = [state for state, share in expected.items() if share < 5]
    pairs = [(found[state], share) for state, share in expected.items() if share >= 5]
    if rare:
        pairs.append((sum(found[state] for state in rare), sum(expected[state] for state in rare)))
    statistic = sum((seen - share) ** 2 / share for seen, share in pairs)
    return float(chi2.sf(statistic, max(1, len(pairs) - 1)))
