"""The arena: bots against bots, on the same deals from every seat."""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from hatake.bots import bot_of
from hatake.bots.company import next_move
from hatake.engine.match import Match
from hatake.engine.variant import Variant
from hatake.lab.ratings import Rating, rate
from hatake.lab.workers import results

Lineup = tuple[int, ...]
"""Which bot sits where: the bots' numbers, seat by seat."""
SURE = 1.96
"""So many standard errors to either side make an interval of 95 %."""


@dataclass(frozen=True)
class Contest:
    """What is played: a game, and the bots (as specs) that are to play it."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: Mapping[str, int] = field(default_factory=dict)
    seed: int = 0

    def __post_init__(self) -> None:
        if not self.bots:
            raise ValueError("an arena needs a bot")
        for spec in self.bots:
            bot_of(spec)
        self.variant()

    def variant(self) -> Variant:
        """The game with its seats and options."""
        return Variant(self.game, self.seats, **self.options)

    @property
    def lineups(self) -> list[Lineup]:
        """Every way to seat the bots: as many different ones at a table as there are, or as there are seats."""
        different = min(len(self.bots), self.seats)
        seatings = product(range(len(self.bots)), repeat=self.seats)
        return [lineup for lineup in seatings if len(set(lineup)) == different]


class Outcome(NamedTuple):
    """How one game ended: each seat's share of the win, and its points."""

    lineup: Lineup
    shares: tuple[float, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class Standing:
    """How one bot fared. `share` is its mean share of the win per seat it sat on, with a 95 % interval."""

    bot: str
    seats: int
    share: float
    low: float
    high: float
    points: float
    rating: Rating


@dataclass(frozen=True)
class Result:
    """What came out of a contest. `even` is the share a seat would have if all were equal."""

    game: str
    seats: int
    games: int
    deals: int
    even: float
    standings: tuple[Standing, ...]
    by_seat: tuple[float, ...]

    def as_data(self) -> dict[str, Any]:
        """The same as plain values that JSON can hold."""
        return asdict(self)


def hold(
    contest: Contest, games: int = 100, workers: int = 1, progress: Callable[[int, int], None] | None = None
) -> Result:
    """Play at least so many games: whole deals, each from every lineup. `progress` hears of games done, and of all.

    Equal contests give equal results, whatever the number of worker processes, if the bots' budgets have no seconds.
    """
    if games < 1 or workers < 1:
        raise ValueError("an arena needs at least one game and one worker")
    deals = -(-games // len(contest.lineups))
    found: list[list[Outcome]] = []
    for outcomes in results(partial(play_deal, contest), deals, workers):
        found.append(outcomes)
        if progress is not None:
            progress(len(found) * len(contest.lineups), deals * len(contest.lineups))
    return summary(contest, found)


def play_deal(contest: Contest, deal: int) -> list[Outcome]:
    """One deal from every lineup."""
    return [play_game(contest, deal, lineup) for lineup in contest.lineups]


def play_game(contest: Contest, deal: int, lineup: Lineup) -> Outcome:
    """One game; its chance depends on the deal only, its bots also on who sits where."""
    match = contest.variant().start(f"arena {contest.seed} {deal}")
    dice = random.Random(f"{contest.seed} {deal} {lineup}")
    company = {seat: bot_of(contest.bots[number], dice.getrandbits(64)) for seat, number in enumerate(lineup, 1)}
    while (move := next_move(match, company)) is not None:
        match.play(move)
    return Outcome(lineup, _shares(match), tuple(match.scores))


def _shares(match: Match) -> tuple[float, ...]:
    """A win shared by several seats is a part of one for each."""
    winners = match.winners
    return tuple(float(seat in winners) / len(winners) for seat in range(1, match.variant.seats + 1))


def summary(contest: Contest, deals: Sequence[Sequence[Outcome]]) -> Result:
    """What the outcomes, deal by deal, say of each bot."""
    outcomes = [outcome for deal in deals for outcome in deal]
    ratings = rate([(each.lineup, each.shares) for each in outcomes], len(contest.bots))
    return Result(
        game=contest.game,
        seats=contest.seats,
        games=len(outcomes),
        deals=len(deals),
        even=1 / contest.seats,
        standings=tuple(_standing(spec, number, deals, ratings[number]) for number, spec in enumerate(contest.bots)),
        by_seat=tuple(np.mean([each.shares for each in outcomes], axis=0).tolist()),
    )


def _standing(spec: str, number: int, deals: Sequence[Sequence[Outcome]], rating: Rating) -> Standing:
    of_bot = partial(_of_bot, number)
    shares = [float(np.mean(of_bot(deal, "shares"))) for deal in deals]
    points = [of_bot(deal, "points") for deal in deals]
    share, error = float(np.mean(shares)), standard_error(shares)
    return Standing(
        bot=spec,
        seats=sum(map(len, points)),
        share=share,
        low=max(0.0, share - SURE * error),
        high=min(1.0, share + SURE * error),
        points=float(np.mean(np.concatenate(points))),
        rating=rating,
    )


def _of_bot(number: int, deal: Sequence[Outcome], what: str) -> list[float]:
    return [
        value
        for outcome in deal
        for who, value in zip(outcome.lineup, getattr(outcome, what), strict=True)
        if who == number
    ]


def standard_error(shares: Sequence[float]) -> float:
    """How far the mean over deals may be off; the deals are independent, the games of one deal are not.

    Two imaginary deals, one all won and one all lost, keep a clean sweep from looking certain.
    """
    return float(np.std([*shares, 0.0, 1.0], ddof=1)) / float(np.sqrt(len(shares)))
