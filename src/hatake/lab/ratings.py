"""Ratings on the scale of Elo, by maximum likelihood.

The model is that of Bradley and Terry for any number of seats: who sits at a table wins it in proportion to their
strength, and a rating is 400 times the decimal logarithm of strength, 0 on the average of all that were rated.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

SCALE = 400 / np.log(10)
SURE = 1.96
STEPS = 100
CLOSE = 1e-10


@dataclass(frozen=True)
class Rating:
    """A rating with its 95 % interval (from the curvature of the likelihood, each game taken by itself)."""

    elo: float
    low: float
    high: float


def rate(games: Sequence[tuple[Sequence[int], Sequence[float]]], players: int) -> list[Rating]:
    """Rate players 0, 1, ... from games: who sat on each seat, and each seat's share of the win.

    Every two players are given one imaginary drawn game, so that one who wins or loses everything has a rating too.
    """
    strengths = np.zeros(players)
    tables = _tables(games, players)
    for _ in range(STEPS):
        slope, curve = _likelihood(tables, strengths)
        step = _inverse(curve) @ slope
        strengths += np.clip(step, -1, 1)
        strengths -= strengths.mean()
        if np.abs(step).max() < CLOSE:
            break
    errors = np.sqrt(np.diag(_inverse(_likelihood(tables, strengths)[1]))) * SCALE * SURE
    return [
        Rating(float(elo), float(elo - error), float(elo + error))
        for elo, error in zip(strengths * SCALE, errors, strict=True)
    ]


def _tables(games: Sequence[tuple[Sequence[int], Sequence[float]]], players: int) -> list[tuple[Floats, Floats, int]]:
    """Tables of the same company: how many seats each player has, what each has won in all, and how many games."""
    pairs = [((a, b), (0.5, 0.5)) for a in range(players) for b in range(a)]
    found: dict[tuple[int, ...], tuple[Floats, Floats, int]] = {}
    for lineup, shares in [*games, *pairs]:
        seated, won = np.zeros(players), np.zeros(players)
        np.add.at(seated, list(lineup), 1)
        np.add.at(won, list(lineup), shares)
        _, before, times = found.get(tuple(sorted(lineup)), (seated, np.zeros(players), 0))
        found[tuple(sorted(lineup))] = seated, before + won, times + 1
    return list(found.values())


def _likelihood(tables: list[tuple[Floats, Floats, int]], strengths: Floats) -> tuple[Floats, Floats]:
    """The slope of the log-likelihood, and its curvature turned positive."""
    slope, curve = np.zeros(len(strengths)), np.zeros((len(strengths), len(strengths)))
    for seated, won, times in tables:
        chances = seated * np.exp(strengths - strengths.max())
        chances /= chances.sum()
        slope += won - times * chances
        curve += times * (np.diag(chances) - np.outer(chances, chances))
    return slope, curve


def _inverse(curve: Floats) -> Floats:
    """The inverse on vectors that add up to 0; raising all strengths alike changes nothing."""
    one = np.full(curve.shape, 1 / len(curve))
    inverse: Floats = np.linalg.inv(curve + one) - one
    return inverse
