"""A census counts the games it plays, and sums them up rightly."""

import numpy as np
import pytest

from hatake import Match, Variant, games
from hatake.contract import CHANCE
from hatake.engine.census import Share, Spread, census, new_rows, random_rows, row_of
from hatake.engine.match import Move
from hatake.engine.tally import POINTS
from hatake.kit.random import Source, below, new_source, weighted
from hatake.registry import load

GAMES = 20
VARIANTS = [Variant(slug, seats) for slug in games() for seats in load(slug).seats]
FOR_SEVERAL = next(variant for variant in VARIANTS if variant.seats > 1)


def by_hand(variant: Variant, source: Source) -> tuple[Match, list[int]]:
    """The game that the compiled player plays with the same source, through the friendly API."""
    match, choices = variant.start(), []
    while not match.is_over:
        if match.to_move == "*":
            weights = np.zeros(variant.game.outcomes, np.int64)
            total = variant.kernel.weights(match.states, weights)
            match.make(Move(CHANCE, int(weighted(source, weights, total)), ""))
        else:
            seat = variant.kernel.to_move(match.states)
            actions = match.actions(seat)
            choices.append(len(actions))
            match.make(Move(seat, actions[below(source, len(actions))], ""))
    return match, choices


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: f"{variant.game.slug}-{variant.seats}")
def test_rows_hold_what_happened(variant: Variant) -> None:
    rows = random_rows(variant, GAMES, new_source(4))
    source = new_source(4)
    for row in rows:
        assert row.tolist() == row_of(*by_hand(variant, source)).tolist()


def test_the_number_of_games_done_is_told_as_they_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hatake.engine.census.AT_A_TIME", 5)
    told: list[int] = []
    random_rows(VARIANTS[0], 12, new_source(1), told.append)
    assert told == [5, 5, 2]


def test_a_census_sums_rows_up() -> None:
    variant = FOR_SEVERAL
    seats = variant.seats
    rows = new_rows(variant, 4)
    rows[:, :POINTS] = [[10, 2, 50, 9], [20, 4, 70, 8], [30, 6, 90, 7], [40, 8, 90, 6]]
    rows[:, POINTS : POINTS + seats] = np.arange(seats)
    rows[:, POINTS + seats :] = 2
    rows[:3, POINTS + seats] = 1
    rows[2:, POINTS + seats + 1] = 1
    made = census(variant, rows)
    assert (made.game, made.seats, made.games) == (variant.game.slug, seats, 4)
    assert made.moves == Spread(30.0, 12, 48)
    assert made.decisions == Spread(25.0, 10, 40)
    assert made.chance_moves == Spread(5.0, 2, 8)
    assert (made.choices, made.most_choices) == (3.0, 9)
    assert made.shared == 0.25
    assert [spread.mean for spread in made.points] == list(range(seats))
    assert [win.share for win in made.wins[:2]] == [0.625, 0.375]


def test_the_interval_of_a_share_is_that_of_a_mean() -> None:
    variant = FOR_SEVERAL
    rows = new_rows(variant, 100)
    rows[:, POINTS + variant.seats :] = 2
    rows[:50, POINTS + variant.seats] = 1
    rows[50:, POINTS + variant.seats + 1] = 1
    assert census(variant, rows).wins[0] == Share(0.5, 1.96 * 0.5 / 10)
