"""How much each test does: all of it when compiled, less where the same code only runs to be looked at.

Every test runs in every run; only the number of its games changes.
"""

import os
from typing import TypeVar

from hypothesis import HealthCheck, settings

Amount = TypeVar("Amount")

IS_COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") == "0"
IS_CHECKED = os.environ.get("NUMBA_BOUNDSCHECK", "0") != "0"


def effort(full: Amount, little: Amount) -> Amount:
    """The full amount for the compiled run, the little one with bounds checked or the JIT off."""
    return full if IS_COMPILED and not IS_CHECKED else little


def examples(full: int, little: int) -> settings:
    """So many examples of a property, the same ones every time."""
    return settings(
        max_examples=effort(full, little),
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
    )
