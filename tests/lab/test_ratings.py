"""Ratings against cases that can be worked out by hand."""

from math import log10

import pytest

from hatake.lab.ratings import rate

A, B, C = 0, 1, 2


def test_a_duel_is_rated_by_its_odds() -> None:
    games = [((A, B), (1.0, 0.0))] * 75 + [((A, B), (0.0, 1.0))] * 24
    ratings = rate(games, 2)  # with the imaginary draw: 75.5 against 24.5
    assert ratings[A].elo - ratings[B].elo == pytest.approx(400 * log10(75.5 / 24.5))
    assert ratings[A].elo + ratings[B].elo == pytest.approx(0)


def test_an_interval_is_that_of_the_curvature() -> None:
    games = [((A, B), (1.0, 0.0)), ((A, B), (0.0, 1.0))] * 50
    rating = rate(games, 2)[A]  # 101 even games: the difference has the variance 4 / 101, half of it is each one's
    error = 400 / 2.302585 * (4 / 101) ** 0.5 / 2
    assert [rating.low, rating.high] == pytest.approx([-1.96 * error, 1.96 * error])


def test_strength_is_independent_of_the_seat() -> None:
    games = [((A, B), (1.0, 0.0)), ((B, A), (0.0, 1.0)), ((B, A), (1.0, 0.0))] * 10
    swapped = [(lineup[::-1], shares[::-1]) for lineup, shares in games]
    assert rate(games, 2)[A].elo == pytest.approx(rate(swapped, 2)[A].elo)


def test_a_clean_sweep_is_finite_and_uncertain() -> None:
    ratings = rate([((A, B), (1.0, 0.0))] * 200, 2)
    assert ratings[A].elo - ratings[B].elo == pytest.approx(400 * log10(200.5 / 0.5))
    assert 200 < ratings[A].high - ratings[A].low < 2000


def test_who_wins_a_table_of_three_twice_as_often_is_twice_as_strong() -> None:
    wins = {A: 200, B: 100, C: 100}
    games = [
        ((A, B, C), tuple(float(seat == winner) for seat in range(3))) for winner in wins for _ in range(wins[winner])
    ]
    ratings = rate(games, 3)
    assert ratings[A].elo - ratings[B].elo == pytest.approx(400 * log10(2), abs=2)
    assert ratings[B].elo == pytest.approx(ratings[C].elo)


def test_a_bot_on_two_seats_wins_twice_as_often_without_being_stronger() -> None:
    games = [((A, A, B), (1.0, 0.0, 0.0)), ((A, A, B), (0.0, 1.0, 0.0)), ((A, A, B), (0.0, 0.0, 1.0))] * 40
    assert rate(games, 2)[A].elo == pytest.approx(0, abs=1e-6)


def test_a_shared_win_counts_for_both() -> None:
    assert rate([((A, B), (0.5, 0.5))] * 7, 2)[A].elo == pytest.approx(0, abs=1e-6)


def test_more_games_make_it_surer() -> None:
    games = [((A, B), (1.0, 0.0)), ((A, B), (0.0, 1.0))]
    few, many = (rate(games * times, 2)[A] for times in (5, 500))
    assert many.high - many.low < 0.2 * (few.high - few.low)


def test_nobody_meets_nobody_but_all_are_rated() -> None:
    assert [rating.elo for rating in rate([], 3)] == [pytest.approx(0)] * 3
    assert rate([((A,), (1.0,))], 1)[A].elo == 0
