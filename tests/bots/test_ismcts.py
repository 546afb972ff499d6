"""The searching bot: its budget, its opinions, its levels."""

from collections.abc import Callable
from math import inf
from time import perf_counter

import numpy as np
import pytest

import hatake
from hatake.bots import LEVELS, Budget, bot, ismcts
from hatake.bots.ismcts import Ismcts, Opinion, summed
from hatake.bots.levels import Level
from hatake.engine.match import Match
from hatake.engine.playout import Records
from hatake.registry import load
from tests.bots.tables import TABLES, crossroads

GRACE = 0.020
"""Seconds that a choice may take beyond its budget."""
Toy = Callable[..., Match]


@pytest.mark.timed
@pytest.mark.parametrize("slug", hatake.games())
@pytest.mark.parametrize("seconds", [0.005, 0.05])
@pytest.mark.parametrize("threads", [1, 2])
def test_a_budget_of_seconds_is_kept(slug: str, seconds: float, threads: int) -> None:
    match = crossroads(slug)
    sighting, thinker = match.view(int(match.to_move or 0)), Ismcts(seed=1)
    thinker.choose(sighting, Budget(iterations=1))
    took = min(time_of(lambda: thinker.choose(sighting, Budget(seconds=seconds, threads=threads))) for _ in range(3))
    assert seconds <= took <= seconds + GRACE


@pytest.mark.timed
@pytest.mark.parametrize("slug", hatake.games())
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_never_thinks_for_longer_than_it_may(slug: str, level: int) -> None:
    match = crossroads(slug)
    sighting, thinker = match.view(int(match.to_move or 0)), Ismcts(level, seed=1)
    thinker.choose(sighting, Budget(iterations=1))
    seconds = LEVELS[level].budget.seconds
    assert seconds is not None
    assert any(time_of(lambda: thinker.choose(sighting)) <= seconds + GRACE for _ in range(3))


def time_of(deed: Callable[[], object]) -> float:
    begun = perf_counter()
    deed()
    return perf_counter() - begun


def test_whichever_is_over_first_ends_a_search() -> None:
    match = crossroads(hatake.games()[0])
    sighting, thinker = match.view(int(match.to_move or 0)), Ismcts(seed=1)
    thinker.prepare(sighting)
    few = thinker.appraise(sighting, Budget(iterations=50, seconds=60))
    assert sum(opinion.visits for opinion in few.values()) == 50
    assert time_of(lambda: thinker.choose(sighting, Budget(iterations=10**12, seconds=0.02))) < 5


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_opinions_are_the_same_each_time(threads: int) -> None:
    match = crossroads(hatake.games()[0])
    sighting, budget = match.view(int(match.to_move or 0)), Budget(iterations=1000, threads=threads)
    found = [Ismcts(seed=4).appraise(sighting, budget) for _ in range(2)]
    assert found[0] == found[1]
    assert list(found[0]) != []
    assert sum(opinion.visits for opinion in found[0].values()) == 1000


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_every_move_gets_an_opinion_and_shares_are_shares(slug: str, seats: int) -> None:
    match = crossroads(slug, seats)
    found = Ismcts(seed=1).appraise(match.view(int(match.to_move or 0)), Budget(iterations=300))
    assert {move for move in found if move is not None} == set(match.moves())
    assert all(0 <= opinion.share <= 1 for opinion in found.values())


def test_several_trees_make_one_opinion() -> None:
    trees: list[dict[int | None, Opinion]] = [{1: Opinion(3, 0.5), None: Opinion(1, 0.25)}, {1: Opinion(1, 1.0)}]
    assert summed(trees) == {1: Opinion(4, 0.625), None: Opinion(1, 0.25)}


def test_a_single_move_needs_no_thought(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    sighting = toy(2).view(1)
    sighting.actions[:] = sighting.actions[:1]
    monkeypatch.setattr(Ismcts, "_weigh", None)
    assert Ismcts().choose(sighting) == "gain 0"


def test_waiting_has_an_opinion_out_of_turn(toy: Toy) -> None:
    found = Ismcts(seed=1).appraise(toy(2).view(2), Budget(iterations=400))
    assert set(found) == {None, "grab"}
    assert found["grab"].share > found[None].share


def test_alone_at_the_table_points_are_what_counts(toy: Toy) -> None:
    found = Ismcts(seed=1).appraise(toy(1).view(1), Budget(iterations=3000))
    assert found["gain 2"].share > found["gain 1"].share > found["gain 0"].share


def test_what_chance_shows_in_time_is_worth_waiting_for(toy: Toy) -> None:
    match = toy(1, coin=1)
    thinker, budget = Ismcts(seed=1), Budget(iterations=3000)
    assert thinker.choose(match.view(1), budget) == "gain 0"
    match.play("gain 0")
    side = match.history[-1].action + 1
    assert thinker.choose(match.view(1), budget) == f"gain {side}"


def test_a_full_pool_still_finds_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    match = crossroads(hatake.games()[0])
    sighting = match.view(int(match.to_move or 0))
    choices = len(match.moves())
    for size in (choices + 2, choices + 20, 200):
        monkeypatch.setattr(ismcts, "POOL", size)
        assert Ismcts(seed=1).choose(sighting, Budget(iterations=500)) in match.moves()


def edges_of(node: np.record, edges: Records) -> Records:
    return edges[node["first"] : node["first"] + node["known"]]


def test_visits_flow_down_the_tree_and_offers_are_never_fewer() -> None:
    match = crossroads(hatake.games()[0])
    sighting = match.view(int(match.to_move or 0))
    Ismcts().prepare(sighting)
    tree = ismcts.Tree(sighting, LEVELS[5], 1, 4000)
    tree.grow(inf)
    edges = tree._edges
    waiting = [edges[0]]
    seen = 0
    while waiting:
        children = edges_of(waiting.pop(), edges)
        for edge in children:
            assert edge["visits"] <= edge["offers"] <= 4000
            assert 0 <= edge["total"] <= edge["visits"]
            assert edges_of(edge, edges)["visits"].sum() <= edge["visits"]
            waiting.append(edge)
            seen += 1
    assert seen > 1000
    assert edges_of(edges[0], edges)["visits"].sum() == 4000


def test_levels_think_longer_the_higher_they_are() -> None:
    budgets = [LEVELS[number].budget for number in sorted(LEVELS)]
    assert sorted(LEVELS) == [1, 2, 3, 4, 5]
    assert [budget.iterations for budget in budgets] == sorted({budget.iterations or 0 for budget in budgets})
    assert max(budget.seconds or inf for budget in budgets) <= 1.5


def test_who_wavers_errs_and_who_does_not_is_sure(toy: Toy) -> None:
    sighting, budget = toy(2, prize=0).view(1), Budget(iterations=300)
    wavering = {Ismcts(Level(budget, 250, 0.5), seed).choose(sighting) for seed in range(30)}
    steady = {Ismcts(Level(budget, 250), seed).choose(sighting) for seed in range(30)}
    assert wavering == {"gain 0", "gain 1", "gain 2"}
    assert steady == {"gain 2"}


@pytest.mark.parametrize("slug", hatake.games())
def test_advice_is_within_bounds_and_changes_nothing(slug: str) -> None:
    game = load(slug)
    liking, worth = getattr(game.nous, "liking", lambda *_: 1.0), getattr(game.nous, "worth", lambda *_: False)
    match = hatake.game(slug, seats=game.seats[-1]).start(seed=5)
    shares = np.zeros(game.seats[-1])
    while not match.is_over:
        states, before, seat = match.states, match.states.tobytes(), int(match.to_move or 0) - 1
        assert all(0 < liking(states[0], seat, action) < inf for action in match.actions(seat))
        if worth(states[0], shares):
            assert sum(shares[: match.variant.seats]) == pytest.approx(1)
        assert states.tobytes() == before
        match.play(bot("random", seed=len(match.history)).choose(match.view(seat + 1)))
