"""What holds for every bot at every table."""

import random
from collections.abc import Callable

import pytest

import hatake
from hatake.bots import NAMES, Budget, bot_of
from hatake.bots.company import next_move
from hatake.engine.match import Match
from hatake.engine.sighting import Sighting
from tests.bots.tables import TABLES, crossroads

SPECS = ["random", "greedy", "ismcts:1", "ismcts:40it"]
everywhere = pytest.mark.parametrize(("slug", "seats"), TABLES)
of_every_kind = pytest.mark.parametrize("spec", SPECS)
Toy = Callable[..., Match]


@everywhere
@of_every_kind
def test_bots_play_whole_games(slug: str, seats: int, spec: str) -> None:
    match = hatake.game(slug, seats=seats).start(seed=3)
    company = {seat: bot_of(spec, seat) for seat in range(1, seats + 1)}
    while (move := next_move(match, company)) is not None:
        match.play(move)
    assert match.is_over


@everywhere
@of_every_kind
def test_equal_seeds_choose_alike(slug: str, seats: int, spec: str) -> None:
    match = crossroads(slug, seats)
    sighting = match.view(int(match.to_move or 0))
    choices = [[bot_of(spec, seed).choose(sighting) for seed in range(8)] for _ in range(2)]
    assert choices[0] == choices[1]


@of_every_kind
def test_a_random_source_can_be_given(spec: str) -> None:
    match = crossroads(hatake.games()[0])
    sighting = match.view(int(match.to_move or 0))
    assert bot_of(spec, 1).choose(sighting, rng=random.Random(5)) == bot_of(spec, 2).choose(
        sighting, rng=random.Random(5)
    )


@everywhere
@of_every_kind
def test_what_a_seat_cannot_know_changes_no_choice(slug: str, seats: int, spec: str) -> None:
    match = crossroads(slug, seats)
    sighting = match.view(int(match.to_move or 0))
    expected = bot_of(spec, 7).choose(sighting)
    for number in range(5):
        assert bot_of(spec, 7).choose(seen_again(sighting, number)) == expected


def seen_again(sighting: Sighting, number: int) -> Sighting:
    """What the same seat sees when all it cannot know is dealt anew."""
    views = sighting.views.copy()
    views[:] = 0
    sighting.variant.kernel.view(sighting.guess(number), sighting.viewer, views)
    return Sighting(sighting.variant, sighting.viewer, views)


@of_every_kind
def test_only_the_seat_on_turn_is_chosen_for(spec: str) -> None:
    match = crossroads(hatake.games()[0], 2)
    for seat in (0, 3 - int(match.to_move or 0)):
        with pytest.raises(ValueError, match="seat on turn"):
            bot_of(spec).choose(match.view(seat))


@of_every_kind
def test_only_a_seat_that_is_not_on_turn_interjects(spec: str) -> None:
    match = crossroads(hatake.games()[0])
    for seat in (0, int(match.to_move or 0)):
        with pytest.raises(ValueError, match="not on turn"):
            bot_of(spec).interject(match.view(seat))


def test_random_interjects_now_and_then(toy: Toy) -> None:
    heard = [bot_of("random", seed).interject(toy(2).view(2)) for seed in range(40)]
    assert set(heard) == {None, "@2 grab"}


@pytest.mark.parametrize("spec", ["greedy", "ismcts:200it", "ismcts:3"])
def test_a_prize_is_grabbed_out_of_turn_when_it_is_one(toy: Toy, spec: str) -> None:
    assert bot_of(spec, 1).interject(toy(2, prize=3).view(2)) == "@2 grab"
    assert bot_of(spec, 1).interject(toy(2, prize=-3).view(2)) is None


@of_every_kind
def test_nobody_interjects_without_a_move_to_make(toy: Toy, spec: str) -> None:
    match = toy(2)
    match.play("@2 grab")
    assert bot_of(spec).interject(match.view(2)) is None


def test_a_company_grabs_first_and_then_goes_on(toy: Toy) -> None:
    match = toy(2)
    company = {2: bot_of("greedy", 1)}
    assert next_move(match, company) == "@2 grab"
    match.play("@2 grab")
    assert next_move(match, company) is None
    match.play("gain 0")
    assert next_move(match, company) == "gain 2"


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("spec", ["greedy", "ismcts:200it", "ismcts:4"])
def test_more_is_better(toy: Toy, seats: int, spec: str) -> None:
    assert bot_of(spec, 1).choose(toy(seats).view(1)) == "gain 2"


def test_bots_are_made_by_name() -> None:
    assert [hatake.bot(name).name for name in NAMES] == list(NAMES)
    with pytest.raises(ValueError, match="random, greedy, ismcts"):
        hatake.bot("wizard")
    with pytest.raises(ValueError, match="levels are 1 to 5"):
        hatake.bot("ismcts", level=6)


@pytest.mark.parametrize(
    "spec", ["", "wizard", "greedy:2", "ismcts:", "ismcts:6", "ismcts:1.5it", "ismcts:0it", "x y"]
)
def test_a_spec_that_is_none_is_refused(spec: str) -> None:
    with pytest.raises(ValueError, match=r"bot|level|iteration|whole"):
        bot_of(spec)


def test_a_budget_is_not_empty() -> None:
    for wrong in ({}, {"iterations": 0}, {"seconds": 0.0}, {"iterations": 1, "threads": 0}):
        with pytest.raises(ValueError, match="a budget"):
            Budget(**wrong)
