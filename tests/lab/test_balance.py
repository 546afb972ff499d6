"""Balance reports: their arithmetic on counts that can be worked out by hand, and games that are really played."""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from types import SimpleNamespace

import pytest

import hatake
from hatake.contract import Count, Figure, State
from hatake.lab import balance as lab
from hatake.lab.balance import Balance, Counts, Played, Series, balance, estimate, figures, play_game, summary
from hatake.registry import load

SEVERAL = [slug for slug in hatake.games() if max(load(slug).seats) > 1]
MEASURED = [slug for slug in hatake.games() if load(slug).measures is not None]
SLUG = MEASURED[0]
ROWS = ("left", "right")
SHARE, EACH, FULL = (
    Figure("share of coins", "coins"),
    Figure("coins a card", "coins", "cards"),
    Figure("full", "full", "cards", is_share=True),
)


class Toy:
    """Two rows, with nothing of any game in them."""

    ROWS: Sequence[str] = ROWS
    FIGURES: Sequence[Figure] = (SHARE, EACH, FULL)

    def counts(self, before: State, after: State) -> Iterable[Count]:
        """Every move counts once, on one side or the other."""
        yield Count("left" if before is None else "right", "moves")


def counts(**found: int) -> Counts:
    """`left_coins=3` is three coins on the left."""
    split = ((name.split("_"), number) for name, number in found.items())
    return {(row, what): number for (row, what), number in split}


GAMES = [counts(left_coins=3, left_cards=4, right_coins=1), counts(left_coins=1, left_cards=4, right_coins=3)]


def of(row: str, figure: Figure, games: Sequence[Counts] = GAMES) -> tuple[float | None, float | None]:
    found = estimate(row, figure, ROWS, games)
    return found.value, found.margin


# Figures


def test_ratio_is_of_the_sums_over_all_games() -> None:
    assert of("left", EACH)[0] == pytest.approx(4 / 8)


def test_share_is_of_what_all_rows_have() -> None:
    assert of("left", SHARE)[0] == pytest.approx(4 / 8)
    assert of("right", SHARE, GAMES[:1])[0] == pytest.approx(1 / 4)


def test_interval_comes_from_how_much_the_games_differ() -> None:
    """Residues of 1 and -1 coin: their deviation is the root of 2, that of the sum 2, of 8 cards."""
    assert of("left", EACH)[1] == pytest.approx(1.96 * 2 / 8, rel=0.001)
    assert of("left", EACH, GAMES[:1] * 2)[1] == pytest.approx(0)
    assert of("left", EACH, GAMES * 8)[1] == pytest.approx(1.96 * 16 / 15**0.5 / 64, rel=0.001)


def test_one_game_gives_no_interval_and_nothing_to_divide_by_no_value() -> None:
    assert of("left", EACH, GAMES[:1]) == (0.75, None)
    assert of("right", EACH) == (None, None)


def test_only_shares_are_told_in_per_cent() -> None:
    told = figures(Toy(), GAMES)
    assert {name: each.is_share for name, each in told["left"].items()} == {
        "share of coins": True, "coins a card": False, "full": True,
    }  # fmt: skip
    assert list(told) == list(ROWS)
    assert figures(None, GAMES) == {}


# Sums over games


def played(shares: tuple[float, float], points: tuple[int, int], moves: int) -> Played:
    return Played(shares, points, moves - 1, moves, {})


def test_wins_points_and_lengths_are_summed_up_by_seat() -> None:
    found = summary(Series(SLUG, 2, ("random",)), [played((1, 0), (9, 4), 30), played((0.5, 0.5), (6, 6), 20)])
    assert [win.share for win in found.wins] == [0.75, 0.25]
    assert [(each.mean, each.least, each.most) for each in found.points] == [(7.5, 6, 9), (5, 4, 6)]
    assert (found.games, found.moves.mean, found.decisions.most) == (2, 25, 29)


def test_clean_sweep_is_not_taken_for_certain_and_more_games_tell_more() -> None:
    few, many = (
        summary(Series(SLUG, 2, ("random",)), [played((1, 0), (9, 4), 30)] * games).wins[0] for games in (10, 1000)
    )
    assert few.share == many.share == 1
    assert few.margin > 5 * many.margin > 0


# Games that are played


@pytest.mark.parametrize("slug", SEVERAL)
def test_every_game_for_several_can_be_weighed(slug: str) -> None:
    seats = max(2, load(slug).seats[0])
    found = balance(Series(slug, seats, ("random",), seed=5), 2)
    assert sum(win.share for win in found.wins) == pytest.approx(1)
    assert 0 < found.decisions.mean <= found.moves.mean
    measures = load(slug).measures
    assert list(found.figures) == (list(measures.ROWS) if measures else [])


def test_equal_seeds_make_equal_reports_with_any_number_of_workers() -> None:
    series, told = Series(SLUG, 2, ("random", "greedy"), seed=3), Counter[str]()
    alone = balance(series, 4, progress=lambda n: told.update(games=n))
    assert told["games"] == 4
    assert balance(series, 4, workers=2) == alone
    assert balance(Series(SLUG, 2, ("random", "greedy"), seed=4), 4) != alone


def test_bots_take_turns_on_the_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[str]] = []
    monkeypatch.setattr(lab, "bot_of", lambda spec, *_: spec)
    monkeypatch.setattr(lab, "next_move", lambda _, company: seen.append([company[n] for n in (1, 2)]))
    monkeypatch.setattr(lab, "kept", lambda match: match)
    for number in range(3):
        play_game(Series(SLUG, 2, ("random", "greedy")), number)
    assert seen == [["random", "greedy"], ["greedy", "random"], ["random", "greedy"]]


def test_every_move_is_counted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = hatake.game(SLUG, seats=2).start(seed=1)
    for _ in range(5):
        match.play(match.moves()[0])
    monkeypatch.setattr(match, "game", SimpleNamespace(measures=Toy()))
    assert lab.measured(match) == {("right", "moves"): len(match.history)}


@pytest.mark.parametrize("slug", MEASURED)
def test_measures_of_a_game_count_only_what_they_tell_of(slug: str) -> None:
    measures = load(slug).measures
    assert measures is not None
    found = play_game(Series(slug, 2, ("random",), seed=1), 0).counts
    told = {figure.of for figure in measures.FIGURES} | {figure.per for figure in measures.FIGURES}
    assert {row for row, _ in found} <= set(measures.ROWS)
    assert {what for _, what in found} <= told


@pytest.mark.parametrize(
    ("seats", "bots", "options"),
    [(2, (), {}), (2, ("wizard",), {}), (99, ("random",), {}), (2, ("random",), {"no_such_option": 1})],
)
def test_impossible_series_is_refused(seats: int, bots: tuple[str, ...], options: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"bot|players|option"):
        Series(SLUG, seats, bots, options)


def test_no_games_or_no_workers_are_refused() -> None:
    for games, workers in ((0, 1), (1, 0)):
        with pytest.raises(ValueError, match="at least one"):
            balance(Series(SLUG, 2, ("random",)), games, workers)


def test_report_can_be_written_as_json() -> None:
    found: Balance = balance(Series(SLUG, 2, ("random",)), 2)
    assert json.loads(json.dumps(asdict(found)))["games"] == 2
