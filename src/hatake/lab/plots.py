"""Reports as pictures, in the project's colours. Only here is matplotlib used, which not everybody has installed."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from hatake.lab.balance import Balance
from hatake.lab.solver import Solution

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

WASHI, INK, FAINT = "#F7F3E8", "#2B2A28", "#CFC8B6"
COLOURS = ("#6B7F3A", "#D9652B", "#2E4A6B", "#8E3B5E", "#D9B45B")
"""Moss, persimmon, indigo, plum, straw."""
ABREAST = 3
PANEL = (4.2, 2.9)
"""How wide and how tall a panel is, in inches."""
DOTS = 120


class Bars(NamedTuple):
    """One panel: values with their margins, for each label, by what is compared."""

    title: str
    labels: Sequence[str]
    values: Mapping[str, Sequence[float]]
    margins: Mapping[str, Sequence[float]]
    is_share: bool


def draw_balance(reports: Sequence[Balance], file: Path) -> None:
    """Wins and points by seat, lengths, and all that the game measures; the reports side by side in each panel."""
    names = _names(reports)
    panels = [*_seat_panels(reports, names), *_figure_panels(reports, names)]
    figure, places = _sheet(len(panels))
    for place, panel in zip(places, panels, strict=False):
        _draw_bars(place, panel)
    handles, labels = places[0].get_legend_handles_labels()
    first = reports[0]
    heading = f"{first.game} for {first.seats}: {first.games} games of {' '.join(first.bots)}"
    figure.suptitle(heading, color=INK, fontsize=13, x=0.02, ha="left")
    if len(reports) > 1:
        figure.legend(handles, labels, loc="outside upper right", ncols=len(reports), frameon=False, labelcolor=INK)
    figure.savefig(file, dpi=DOTS)


def _names(reports: Sequence[Balance]) -> list[str]:
    """What tells the reports apart: the options that differ."""
    differing = [name for name, value in reports[0].options.items() if any(r.options[name] != value for r in reports)]
    return [" ".join(f"{name}={report.options[name]}" for name in differing) or report.game for report in reports]


def _seat_panels(reports: Sequence[Balance], names: Sequence[str]) -> Iterable[Bars]:
    seats = [f"seat {seat}" for seat in range(1, reports[0].seats + 1)]
    named = dict(zip(names, reports, strict=True))
    wins = {name: [win.share for win in report.wins] for name, report in named.items()}
    margins = {name: [win.margin for win in report.wins] for name, report in named.items()}
    yield Bars("share of wins", seats, wins, margins, is_share=True)
    points = {name: [spread.mean for spread in report.points] for name, report in named.items()}
    yield Bars("points", seats, points, {}, is_share=False)
    lengths = {name: [report.moves.mean, report.decisions.mean] for name, report in named.items()}
    yield Bars("length of a game", ["moves", "decisions"], lengths, {}, is_share=False)


def _figure_panels(reports: Sequence[Balance], names: Sequence[str]) -> Iterable[Bars]:
    rows = list(reports[0].figures)
    for title in reports[0].figures[rows[0]] if rows else []:
        found = {
            name: [report.figures[row][title] for row in rows] for name, report in zip(names, reports, strict=True)
        }
        values = {name: [each.value or 0.0 for each in estimates] for name, estimates in found.items()}
        margins = {name: [each.margin or 0.0 for each in estimates] for name, estimates in found.items()}
        yield Bars(title, rows, values, margins, found[names[0]][0].is_share)


def draw_solution(solution: Solution, ranks: Mapping[int, str], file: Path) -> None:
    """How likely best play ends with how many points, and with which rank."""
    figure, (left, right, *_) = _sheet(2)
    points = range(min(solution.chances), max(solution.chances) + 1)
    names = list(dict.fromkeys(ranks[n] for n in sorted(ranks, reverse=True)))
    colours = dict(zip(names, COLOURS, strict=False))
    for rank in names:
        own = [n for n in points if ranks.get(n) == rank]
        chances = [solution.chances[n] for n in own]
        left.bar(own, chances, color=colours[rank], label=rank)
        right.bar([rank], [sum(chances)], color=colours[rank])
        right.text(
            names.index(rank), sum(chances), f"{sum(chances):.1%}", ha="center", va="bottom", color=INK, size=9
        )
    _dress(left, "final points", is_share=True)
    _dress(right, "rank", is_share=True)
    left.axvline(solution.mean, color=INK, linewidth=1, linestyle=":")
    figure.suptitle(
        f"{solution.game}, best play: {solution.mean:.3f} points", color=INK, fontsize=13, x=0.02, ha="left"
    )
    figure.savefig(file, dpi=DOTS)


def _sheet(panels: int) -> "tuple[Figure, list[Axes]]":
    from matplotlib.figure import Figure

    abreast = min(ABREAST, panels)
    rows = -(-panels // abreast)
    figure = Figure(figsize=(PANEL[0] * abreast, PANEL[1] * rows + 0.6), facecolor=WASHI, layout="constrained")
    places = list(np.ravel(figure.subplots(rows, abreast, squeeze=False)))
    for place in places[panels:]:
        place.set_axis_off()
    return figure, places


def _draw_bars(place: "Axes", panel: Bars) -> None:
    """Bars side by side in a group for each label, with whiskers for the intervals."""
    width = 0.8 / len(panel.values)
    for n, (name, values) in enumerate(panel.values.items()):
        at = np.arange(len(panel.labels)) + (n - (len(panel.values) - 1) / 2) * width
        colour = COLOURS[n % len(COLOURS)]
        place.bar(at, values, width * 0.92, color=colour, label=name)
        if name in panel.margins:
            place.errorbar(at, values, panel.margins[name], fmt="none", ecolor=INK, elinewidth=1, capsize=2)
    place.set_xticks(np.arange(len(panel.labels)), panel.labels)
    _dress(place, panel.title, panel.is_share)
    place.set_ylim(bottom=0)


def _dress(place: "Axes", title: str, is_share: bool) -> None:
    """The project's plain look."""
    from matplotlib.ticker import MaxNLocator, PercentFormatter

    place.set_title(title, loc="left", color=INK, fontsize=10)
    place.set_facecolor(WASHI)
    place.tick_params(colors=INK, labelsize=8.5, length=0)
    place.grid(visible=True, axis="y", color=FAINT, linewidth=0.7)
    place.set_axisbelow(True)
    place.spines[:].set_visible(False)
    place.yaxis.set_major_locator(MaxNLocator(5))
    if is_share:
        place.yaxis.set_major_formatter(PercentFormatter(1))
