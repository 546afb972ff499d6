"""The arena's arithmetic on cases that can be worked out by hand, and its fairness."""

import json
from itertools import pairwise

import pytest

import hatake
from hatake.lab import arena
from hatake.lab.arena import Contest, Outcome, hold, standard_error, summary

SLUG = hatake.games()[0]
PAIR = Contest(SLUG, 2, ("greedy", "random"))


def test_two_bots_at_two_seats_swap() -> None:
    assert PAIR.lineups == [(0, 1), (1, 0)]


def test_two_bots_at_three_seats_sit_in_every_way_that_has_both() -> None:
    lineups = Contest(SLUG, 3, ("greedy", "random")).lineups
    assert lineups == [(0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0)]


def test_more_bots_than_seats_all_meet() -> None:
    lineups = Contest(SLUG, 2, ("greedy", "random", "ismcts:1")).lineups
    assert lineups == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]


def test_as_many_bots_as_seats_sit_in_every_order() -> None:
    assert len(Contest(SLUG, 3, ("greedy", "random", "ismcts:1")).lineups) == 6


def test_a_bot_can_play_itself() -> None:
    assert Contest(SLUG, 2, ("random",)).lineups == [(0, 0)]


@pytest.mark.parametrize(
    ("seats", "bots", "options"),
    [(2, (), {}), (2, ("wizard",), {}), (99, ("random",), {}), (2, ("random",), {"no_such_option": 1})],
)
def test_an_impossible_contest_is_refused(seats: int, bots: tuple[str, ...], options: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"bot|players|option"):
        Contest(SLUG, seats, bots, options)


def test_no_games_or_no_workers_are_refused() -> None:
    for games, workers in ((0, 1), (1, 0)):
        with pytest.raises(ValueError, match="at least one"):
            hold(PAIR, games, workers)


def test_shares_points_and_seats_add_up() -> None:
    deals = [
        [Outcome((0, 1), (1.0, 0.0), (20, 10)), Outcome((1, 0), (0.5, 0.5), (15, 15))],
        [Outcome((0, 1), (1.0, 0.0), (18, 2)), Outcome((1, 0), (1.0, 0.0), (9, 7))],
    ]
    result = summary(PAIR, deals)
    first, second = result.standings
    assert (result.games, result.deals, result.even) == (4, 2, 0.5)
    assert (first.share, second.share) == (0.625, 0.375)  # deals of 0.75 and 0.5
    assert (first.points, second.points) == (15.0, 9.0)
    assert (first.seats, second.seats) == (4, 4)
    assert result.by_seat == (0.875, 0.125)
    assert first.rating.elo == -second.rating.elo > 0


def test_an_interval_comes_from_the_deals() -> None:
    assert standard_error([0.75, 0.5]) == pytest.approx(0.4269563 / 2**0.5)  # of 0.75, 0.5, 0, 1
    deals = [[Outcome((0, 1), (1.0, 0.0), (1, 0)), Outcome((1, 0), (0.0, 1.0), (0, 1))]] * 50
    swept = summary(PAIR, deals).standings[0]
    assert swept.share == swept.high == 1
    assert 0.9 < swept.low < 1


def test_a_bot_on_two_seats_is_judged_by_the_seat() -> None:
    contest = Contest(SLUG, 3, ("greedy", "random"))
    result = summary(contest, [[Outcome((0, 0, 1), (0.5, 0.5, 0.0), (4, 4, 1))]])
    assert [standing.share for standing in result.standings] == [0.5, 0.0]
    assert [standing.seats for standing in result.standings] == [2, 1]


def test_games_are_whole_deals_and_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    result = hold(Contest(SLUG, 3, ("greedy", "random")), 8, progress=lambda done, of: told.append((done, of)))
    assert (result.games, result.deals) == (12, 2)
    assert told == [(6, 12), (12, 12)]
    assert sum(result.by_seat) == pytest.approx(1)
    assert sum(standing.seats for standing in result.standings) == 36


def test_equal_seeds_make_equal_results_with_any_number_of_workers() -> None:
    contest = Contest(SLUG, 2, ("ismcts:30it", "greedy", "random"), seed=3)
    alone = hold(contest, 12)
    assert hold(contest, 12, workers=2) == alone
    assert hold(Contest(SLUG, 2, contest.bots, seed=4), 12) != alone


def test_a_result_can_be_written_as_json() -> None:
    data = hold(PAIR, 2).as_data()
    assert json.loads(json.dumps(data))["standings"][0]["bot"] == "greedy"


def test_every_lineup_meets_the_same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []
    monkeypatch.setattr(arena, "next_move", lambda match, _: seen.append([move.line for move in match.history]))
    monkeypatch.setattr(arena, "_shares", lambda match: (0.5,) * match.variant.seats)
    for deal in range(3):
        arena.play_deal(PAIR, deal)
    assert [seen[2 * deal] == seen[2 * deal + 1] for deal in range(3)] == [True] * 3
    assert all(first != second for first, second in pairwise(seen[::2]))


@pytest.mark.parametrize("slug", hatake.games())
def test_search_beats_chance(slug: str) -> None:
    seats = max(2, hatake.game(slug).seats)
    result = hold(Contest(slug, seats, ("ismcts:100it", "random")), 12)
    assert result.standings[0].share > 1.5 * result.standings[1].share
