"""`hatake solve`."""

import json
from pathlib import Path

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


@pytest.mark.parametrize("slug", ALONE)
def test_it_is_told_in_tables_and_drawn(slug: str, tmp_path: Path) -> None:
    picture = tmp_path / "best.svg"
    told = run("solve", slug, "--plot", picture)
    assert f"{slug}: " in told.stdout
    assert "points on the average" in told.stdout
    assert [line.split() for line in told.stdout.splitlines() if line.split()[:1] in (["points"], ["rank"])] == [
        ["points", "rank", "chance"],
        ["rank", "chance"],
    ]
    assert told.stderr == ""
    assert "best play" in picture.read_text()


@pytest.mark.parametrize("slug", ALONE)
def test_a_file_of_another_kind_is_refused_before_the_work(slug: str, tmp_path: Path) -> None:
    assert "does not end in .png or .svg" in refused("solve", slug, "--plot", tmp_path / "solution.pdf")


def test_a_game_for_several_cannot_be_solved() -> None:
    other = next(slug for slug in hatake.games() if slug not in ALONE)
    assert f"{other} " in refused("solve", other)
