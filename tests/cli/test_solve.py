"""`hatake solve`."""

import json

import pytest

import hatake
from hatake.registry import load
from tests.cli.running import refused, run

ALONE = [slug for slug in hatake.games() if load(slug).solo is not None]


def test_some_game_can_be_solved() -> None:
    assert ALONE


@pytest.mark.parametrize("slug", ALONE)
def test_the_best_play_is_found_with_its_points_and_ranks(slug: str) -> None:
    found = json.loads(run("solve", slug, "--json").stdout)
    chances = {int(points): chance for points, chance in found["solution"]["chances"].items()}
    assert sum(chances.values()) == pytest.approx(1)
    assert sum(points * chance for points, chance in chances.items()) == pytest.approx(found["solution"]["mean"])
    assert {int(points) for points in found["ranks"]} == set(chances)


def test_a_game_for_several_cannot_be_solved() -> None:
    other = next(slug for slug in hatake.games() if slug not in ALONE)
    assert f"{other} " in refused("solve", other)
