"""`hatake balance`."""

import json
from pathlib import Path

import pytest

import hatake
from hatake.registry import load
from tests.cli.running import SLUG, refused, run

FEWEST = load(SLUG).seats[0]
MEASURED = next(slug for slug in hatake.games() if load(slug).measures is not None)
QUICK = ("--bots", "random", "--games", 3, "--seed", 1, "--workers", 1)
ARGS = ("balance", MEASURED, *QUICK)


def test_seats_lengths_and_measures_are_told() -> None:
    result = run(*ARGS)
    measures = load(MEASURED).measures
    assert measures is not None
    assert (result.exit_code, result.stderr) == (0, "")
    assert "3 games of random with seed 1" in result.stdout
    assert "Moves " in result.stdout
    lines = [" ".join(line.split()) for line in result.stdout.splitlines()]
    assert " ".join(measures.ROWS) in lines
    assert all(any(line.startswith(figure.name) for line in lines) for figure in measures.FIGURES)


def test_json_has_a_report_with_intervals() -> None:
    found = json.loads(run(*ARGS, "--json").stdout)
    (report,) = found["reports"]
    assert (found["seed"], report["game"], report["games"]) == (1, MEASURED, 3)
    assert sum(win["share"] for win in report["wins"]) == pytest.approx(1)
    assert all(win["margin"] > 0 for win in report["wins"])


def test_each_value_of_an_option_is_told_of() -> None:
    result = run("balance", SLUG, *QUICK, "--vary", "first=1,2")
    heads = [line for line in result.stdout.splitlines() if line.startswith(f"{SLUG} for {FEWEST}")]
    assert [head.split("first=")[1][0] for head in heads] == ["1", "2"]


@pytest.mark.parametrize(("ending", "magic"), [("png", b"\x89PNG"), ("svg", b"<?xml")])
def test_plot_is_drawn_into_the_file(ending: str, magic: bytes, tmp_path: Path) -> None:
    file = tmp_path / f"report.{ending}"
    result = run(*ARGS, "--plot", file)
    assert result.exit_code == 0
    assert file.read_bytes().startswith(magic)


def test_wrong_usage_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    assert "does not end in .png or .svg" in refused(*ARGS, "--plot", tmp_path / "report.pdf")
    assert "no folder" in refused(*ARGS, "--plot", tmp_path / "nowhere" / "report.svg")
    assert not list(tmp_path.iterdir())
    assert "no game 'chess'" in refused("balance", "chess")
    assert "no bot 'clever'" in refused("balance", SLUG, "--bots", "clever")
    assert "players, not 99" in refused("balance", SLUG, "--seats", 99)
    assert "no option 'size'" in refused("balance", SLUG, "--vary", "size=1,2")
