"""What the law tests run over: every game, seat count and option set there is, and random play through them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

import pytest

import hatake
from hatake.contract import CHANCE, Game, Option
from hatake.engine.match import Match, Move
from hatake.engine.variant import Variant
from hatake.registry import GAMES, load
from tests.effort import IS_COMPILED, effort

SEEDS = effort(1000, 3)
"""How many different matches are played of each case; they are kept, because playing takes longer than looking."""
ASIDE = 0.2
"""How often random play looks whether somebody else has a move to make."""


def folder(slug: str) -> Path:
    """Where a game lives."""
    return Path(hatake.__file__).parent / "games" / slug


@dataclass(frozen=True)
class Case:
    """One game with one number of seats and one set of options: the usual ones, the lowest, or the highest."""

    slug: str
    seats: int
    kind: str
    options: tuple[tuple[str, int], ...]

    def __str__(self) -> str:
        return f"{self.slug}-{self.seats}-{self.kind}"

    @property
    def game(self) -> Game:
        return load(self.slug)

    @property
    def variant(self) -> Variant:
        return Variant(self.slug, self.seats, **dict(self.options))

    @property
    def viewers(self) -> list[int]:
        """All seats, numbered from 1, and 0 for a spectator."""
        return list(range(self.seats + 1))


def cases_of(slug: str) -> Iterator[Case]:
    """All cases of one game; a set of options that is the same as the usual one is left out."""
    for seats in load(slug).seats:
        declared = Variant(slug, seats).declared()
        seen: set[tuple[tuple[str, int], ...]] = set()
        for kind in ("usual", "lows", "highs"):
            options = tuple((name, _value(option, kind)) for name, option in declared.items())
            if options not in seen:
                yield Case(slug, seats, kind, options)
            seen.add(options)


def _value(option: Option, kind: str) -> int:
    return {"usual": option.usual, "lows": option.low, "highs": option.high}[kind]


ALL_CASES = [case for slug in sorted(GAMES) for case in cases_of(slug)]


def _is_tried(case: Case) -> bool:
    """Every number of seats when compiled, the fewest and the most with bounds checked, the most with the JIT off.

    Other options than the usual ones only with the most seats, and in the full run with the fewest.
    """
    seats = case.game.seats
    fewest, most = seats[0], seats[-1]
    if case.kind != "usual":
        return case.seats in effort((fewest, most), (most,))
    return case.seats in (effort(seats, (fewest, most)) if IS_COMPILED else (most,))


CASES = [case for case in ALL_CASES if _is_tried(case)]

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("slug", sorted(GAMES))


# Random play


def moved(match: Match, seat: int, action: int) -> Move:
    """An action (or an outcome of chance) as a move of the match."""
    viewer = 0 if seat == CHANCE else seat + 1
    text = match.game.words.write(match.view(viewer).record, seat, action)
    mover = match.variant.kernel.to_move(match.states)
    return Move(seat, action, text, seat not in (mover, CHANCE))


def random_move(match: Match, source: Random) -> Move:
    """Any move of whoever is to move, or now and then one out of turn."""
    mover = match.variant.kernel.to_move(match.states)
    if mover == CHANCE:
        return match.drawn(str(source.random()))
    if source.random() < ASIDE:
        seat = source.randrange(match.variant.seats)
        actions = match.actions(seat)
        if actions:
            return moved(match, seat, source.choice(actions))
    return moved(match, mover, source.choice(match.actions(mover)))


@cache
def history(case: Case, seed: int) -> tuple[Move, ...]:
    """The moves of one whole match played at random."""
    source, match = Random(seed), Match(case.variant)
    while not match.is_over:
        match.make(random_move(match, source))
    return tuple(match.history)


def playing(case: Case, seed: int) -> Iterator[Match]:
    """One match played at random: handed over before every move and once at its end, always the same object."""
    match = Match(case.variant)
    yield match
    for move in history(case, seed % SEEDS):
        match.make(move)
        yield match


def played(case: Case, seed: int, moves: int | None = None) -> Match:
    """A match played at random for so many moves, or to its end."""
    match = Match(case.variant)
    for move in history(case, seed % SEEDS)[:moves]:
        match.make(move)
    return match


def positions(case: Case, seed: int, count: int) -> list[Match]:
    """So many positions of one match played at random, spread evenly from the first to the last."""
    last = len(history(case, seed % SEEDS))
    wanted = {round(last * step / max(1, count - 1)) for step in range(count)}
    return [match.copy() for match in playing(case, seed) if len(match.history) in wanted]
