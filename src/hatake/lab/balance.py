"""Balance: what many games between bots say of a game's seats, its length, and what its folder measures."""

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hatake.bots import bot_of
from hatake.bots.company import next_move
from hatake.contract import CHANCE, Figure, Measures
from hatake.engine.census import SIGMAS, Share, Spread
from hatake.engine.match import Match
from hatake.engine.variant import Variant
from hatake.lab.workers import results

Counts = Mapping[tuple[str, str], int]
"""How many of what there were, by row."""


@dataclass(frozen=True)
class Series:
    """What is played: a game with its options, and the bots (as specs) that take turns on its seats."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: Mapping[str, int] = field(default_factory=dict)
    seed: int = 0

    def __post_init__(self) -> None:
        if not self.bots:
            raise ValueError("a balance report needs a bot")
        for spec in self.bots:
            bot_of(spec)
        self.variant()

    def variant(self) -> Variant:
        """The game with its seats and options."""
        return Variant(self.game, self.seats, **self.options)


class Played(NamedTuple):
    """What is kept of one game."""

    shares: tuple[float, ...]
    points: tuple[int, ...]
    decisions: int
    moves: int
    counts: Counts


@dataclass(frozen=True)
class Estimate:
    """A figure, and how far on either side its 95 % interval goes. Without anything to divide by there is none."""

    value: float | None
    margin: float | None
    is_share: bool = False


@dataclass(frozen=True)
class Balance:
    """What a series of games was like. A victory shared by two is half a victory for each."""

    game: str
    seats: int
    options: Mapping[str, int]
    bots: tuple[str, ...]
    games: int
    wins: list[Share]
    points: list[Spread]
    decisions: Spread
    moves: Spread
    figures: Mapping[str, Mapping[str, Estimate]]
    """By row, and then by the figure's name."""


def balance(
    series: Series, games: int = 100, workers: int = 1, progress: Callable[[int], None] = lambda n: None
) -> Balance:
    """Play so many games and sum them up; `progress` is told of each.

    Equal series give equal results, whatever the number of worker processes, if the bots' budgets have no seconds.
    """
    if games < 1 or workers < 1:
        raise ValueError("a balance report needs at least one game and one worker")
    found = []
    for played in results(partial(play_game, series), games, workers):
        found.append(played)
        progress(1)
    return summary(series, found)


def play_game(series: Series, number: int) -> Played:
    """One game; with several bots, each sits on another seat in the next."""
    match, specs = series.variant().start(f"balance {series.seed} {number}"), series.bots
    dice = random.Random(f"{series.seed} {number}")
    company = {
        seat: bot_of(specs[(seat - 1 + number) % len(specs)], dice.getrandbits(63))
        for seat in range(1, series.seats + 1)
    }
    while (move := next_move(match, company)) is not None:
        match.play(move)
    return kept(match)


def kept(match: Match) -> Played:
    """What is kept of a match that is over."""
    winners = match.winners
    shares = tuple(float(seat in winners) / len(winners) for seat in range(1, match.variant.seats + 1))
    decisions = sum(move.seat != CHANCE for move in match.history)
    return Played(shares, tuple(match.scores), decisions, len(match.history), measured(match))


def measured(match: Match) -> Counts:
    """What the game's folder counts, move by move."""
    measures, found, again = match.game.measures, Counter[tuple[str, str]](), Match(match.variant)
    if measures is None:
        return found
    for move in match.history:
        before = again.states
        again.make(move)
        for row, what, number in measures.counts(before[0], again.states[0]):
            found[row, what] += number
    return found


def summary(series: Series, played: Sequence[Played]) -> Balance:
    """What the games say together."""
    variant = series.variant()
    shares = np.array([each.shares for each in played])
    return Balance(
        game=series.game,
        seats=series.seats,
        options=variant.options,
        bots=series.bots,
        games=len(played),
        wins=[Share(float(column.mean()), _margin(column)) for column in shares.T],
        points=[_spread(column) for column in zip(*(each.points for each in played), strict=True)],
        decisions=_spread([each.decisions for each in played]),
        moves=_spread([each.moves for each in played]),
        figures=figures(variant.game.measures, [each.counts for each in played]),
    )


def _spread(numbers: Sequence[int]) -> Spread:
    return Spread(float(np.mean(numbers)), min(numbers), max(numbers))


def _margin(numbers: NDArray[np.float64]) -> float:
    """Two imaginary games, one won and one lost, keep a clean sweep from looking certain."""
    return float(SIGMAS * np.std([*numbers, 0.0, 1.0], ddof=1) / np.sqrt(len(numbers)))


def figures(measures: Measures | None, counts: Sequence[Counts]) -> Mapping[str, Mapping[str, Estimate]]:
    """All figures of all rows."""
    if measures is None:
        return {}
    rows, columns = measures.ROWS, measures.FIGURES
    return {row: {each.name: estimate(row, each, rows, counts) for each in columns} for row in rows}


def estimate(row: str, figure: Figure, rows: Sequence[str], counts: Sequence[Counts]) -> Estimate:
    """A ratio of sums over games; its interval takes the games, which are independent, for what may vary."""
    of = np.array([each.get((row, figure.of), 0) for each in counts], float)
    below, is_share = ([row], figure.is_share) if figure.per else (rows, True)
    per = np.array([sum(each.get((name, figure.per or figure.of), 0) for name in below) for each in counts], float)
    if per.sum() == 0:
        return Estimate(None, None, is_share)
    value = of.sum() / per.sum()
    if len(counts) == 1:
        return Estimate(float(value), None, is_share)
    error = np.std(of - value * per, ddof=1) * np.sqrt(len(counts)) / per.sum()
    return Estimate(float(value), float(SIGMAS * error), is_share)
