"""Plots of reports: everything that is told stands in them, and both kinds of file can be drawn."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from matplotlib import rc_context

from hatake.engine.census import Share, Spread
from hatake.lab.balance import Balance, Estimate
from hatake.lab.plots import COLOURS, draw_balance, draw_solution
from hatake.lab.solver import Solution

PNG = b"\x89PNG\r\n\x1a\n"


def report(manure: int, *, is_measured: bool = True) -> Balance:
    """A report as it might be, of no real game."""
    measured = {
        "oats": {"coins a card": Estimate(0.5, 0.1), "full": Estimate(0.25, 0.05, is_share=True)},
        "rye": {"coins a card": Estimate(None, None), "full": Estimate(0.5, None, is_share=True)},
    }
    return Balance(
        game="toy",
        seats=2,
        options={"first": 0, "manure": manure},
        bots=("random",),
        games=7,
        wins=[Share(0.6, 0.1), Share(0.4, 0.1)],
        points=[Spread(5.0, 1, 9), Spread(4.0, 0, 8)],
        decisions=Spread(20.0, 10, 30),
        moves=Spread(40.0, 30, 50),
        figures=measured if is_measured else {},
    )


def drawn(reports: list[Balance], folder: Path) -> str:
    """The plot as SVG, its letters as text."""
    file = folder / "plot.svg"
    with rc_context({"svg.fonttype": "none"}):
        draw_balance(reports, file)
    return file.read_text(encoding="utf-8")


def texts(svg: str) -> set[str]:
    root = ET.fromstring(svg)
    return {"".join(each.itertext()).strip() for each in root.iter("{http://www.w3.org/2000/svg}text")}


def test_every_panel_is_there_with_what_it_compares(tmp_path: Path) -> None:
    found = texts(drawn([report(5), report(10)], tmp_path))
    assert {"share of wins", "points", "length of a game", "coins a card", "full"} <= found
    assert {"seat 1", "seat 2", "oats", "rye", "moves", "decisions"} <= found
    assert {"manure=5", "manure=10", "toy for 2: 7 games of random"} <= found


def test_report_alone_needs_no_legend_and_one_without_measures_fewer_panels(tmp_path: Path) -> None:
    found = texts(drawn([report(5, is_measured=False)], tmp_path))
    assert "manure=5" not in found
    assert not {"coins a card", "oats"} & found


def test_reports_side_by_side_have_colours_of_their_own(tmp_path: Path) -> None:
    svg = drawn([report(manure) for manure in range(3)], tmp_path).lower()
    assert all(colour.lower() in svg for colour in COLOURS[:3])
    assert COLOURS[3].lower() not in svg


@pytest.mark.parametrize("ending", ["png", "svg"])
def test_picture_is_of_the_kind_that_the_file_says(ending: str, tmp_path: Path) -> None:
    file = tmp_path / f"plot.{ending}"
    draw_balance([report(5)], file)
    found = file.read_bytes()
    assert found.startswith(PNG) if ending == "png" else re.search(rb"<svg\s", found)


def test_solution_shows_points_ranks_and_how_likely_they_are(tmp_path: Path) -> None:
    file = tmp_path / "solution.svg"
    solution = Solution(game="toy", options={}, positions=12, mean=10.25, chances={9: 0.25, 10: 0.25, 11: 0.5})
    with rc_context({"svg.fonttype": "none"}):
        draw_solution(solution, {9: "gardener", 10: "gardener", 11: "master"}, file)
    found = texts(file.read_text(encoding="utf-8"))
    assert {"toy, best play: 10.250 points", "final points", "rank", "master", "gardener", "50.0%"} <= found
