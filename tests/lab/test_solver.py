"""The solver, against looking at everything that can happen by hand."""

import random
from fractions import Fraction
from statistics import fmean, stdev

import pytest

import hatake
from hatake.engine.match import Match
from hatake.engine.variant import Variant
from hatake.lab.solver import Solver
from hatake.registry import load

SLUG = next(slug for slug in hatake.games() if load(slug).solo is not None)
GAMES = 1000
UNLIKELY = 4.5
"""Standard errors that a mean is not away from its true value, by chance."""


def expected(match: Match) -> Fraction:
    """The points of best play from here, move by move and outcome by outcome."""
    if match.to_move is None:
        return Fraction(match.scores[0])
    if match.to_move == "*":
        return sum((chance * expected(after(match, text)) for text, chance in match.chances().items()), Fraction(0))
    return max(expected(after(match, text)) for text in match.moves())


def after(match: Match, text: str) -> Match:
    twin = match.copy()
    twin.play(text)
    return twin


def near_the_end(seed: int, moves_left: int) -> Match:
    """A random match, shortly before its end, with the seat to decide."""
    source, match = random.Random(seed), Variant(SLUG, 1).start()
    lines: list[str] = []
    while match.to_move is not None:
        lines.append(source.choice(match.moves()))
        match.play(lines[-1])
    again = Variant(SLUG, 1).start()
    decisions = [n for n, line in enumerate(lines) if not line.startswith("*")]
    for line in lines[: decisions[-moves_left]]:
        again.play(line)
    return again


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver(Variant(SLUG, 1))


@pytest.mark.parametrize("seed", range(12))
def test_value_is_that_of_everything_that_can_happen(solver: Solver, seed: int) -> None:
    match = near_the_end(seed, 2)
    assert solver.value(match) == pytest.approx(float(expected(match)))


@pytest.mark.parametrize("seed", range(6))
def test_best_move_brings_as_much_as_the_position_promises(solver: Solver, seed: int) -> None:
    match = near_the_end(seed, 2)
    assert float(expected(after(match, solver.best(match)))) == pytest.approx(solver.value(match))


def test_solution_is_what_best_play_comes_to(solver: Solver) -> None:
    solution = solver.solution()
    assert sum(solution.chances.values()) == pytest.approx(1)
    assert sum(points * chance for points, chance in solution.chances.items()) == pytest.approx(solution.mean)
    finals = [played_best(solver, str(number)) for number in range(GAMES)]
    assert set(finals) <= set(solution.chances)
    error = stdev(finals) / GAMES**0.5
    assert abs(fmean(finals) - solution.mean) < UNLIKELY * error
    for points, chance in solution.chances.items():
        assert abs(finals.count(points) - GAMES * chance) < UNLIKELY * (1 + GAMES * chance) ** 0.5


def played_best(solver: Solver, seed: str) -> int:
    """The points of a game in which every move was the best."""
    match = Variant(SLUG, 1).start(seed)
    while match.to_move is not None:
        match.play(solver.best(match))
    return match.scores[0]


def test_table_grows_when_it_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hatake.lab.solver.SMALLEST", 16)
    small = Solver(Variant(SLUG, 1))
    match = near_the_end(3, 2)
    assert small.value(match) == pytest.approx(float(expected(match)))
    monkeypatch.setattr("hatake.lab.solver.LARGEST", 16)
    with pytest.raises(ValueError, match="too many positions"):
        Solver(Variant(SLUG, 1)).value(near_the_end(3, 4))


def test_games_of_several_cannot_be_solved() -> None:
    with pytest.raises(ValueError, match="only games for one player"):
        Solver(Variant(SLUG, 2))
    other = next(slug for slug in hatake.games() if hatake.game(slug).game.solo is None)
    with pytest.raises(ValueError, match="only games for one player"):
        Solver(Variant(other))
