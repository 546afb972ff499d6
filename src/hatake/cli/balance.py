"""`hatake balance`: whether a game is fair to its seats and to its pieces."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from hatake.cli import asked, shown

if TYPE_CHECKING:
    from pathlib import Path

    from hatake.engine.variant import Variant
    from hatake.lab.balance import Balance, Estimate, Series


@click.command(cls=asked.Listing)
@asked.tables
@asked.bots(["ismcts:2000it"], "Who plays; several take turns on the seats")
@asked.work("How many games, for each value of an option.")
@asked.seed
@asked.as_json
@asked.plot
def balance(
    variants: "Sequence[Variant]",
    bots: tuple[str, ...],
    work: asked.Work,
    seed: int | None,
    as_json: bool,
    plot: "Path | None",
) -> None:
    """Let bots play GAME, and tell how fair it is.

    Prints each seat's share of the wins, how long games are, and what the game itself measures of its pieces, with
    95 % intervals. With --vary all of it is told for each value of an option.
    """
    number = asked.number_or_new(seed)
    reports = _played([_series(variant, bots, number) for variant in variants], work)
    if plot is not None:
        from hatake.lab.plots import draw_balance

        draw_balance(reports, plot)
    if as_json:
        shown.show_json({"seed": number, "reports": reports})
    else:
        for report in reports:
            _show(report, number)


def _series(variant: "Variant", bots: tuple[str, ...], seed: int) -> "Series":
    from hatake.lab.balance import Series

    try:
        return Series(variant.game.slug, variant.seats, bots, variant.options, seed)
    except ValueError as error:
        raise click.UsageError(f"{error}.") from None


def _played(series: "Sequence[Series]", work: asked.Work) -> "list[Balance]":
    from hatake.lab.balance import balance

    with shown.progress("Playing", work.games * len(series)) as advance:
        return [balance(each, work.games, work.workers, advance) for each in series]


def _show(report: "Balance", seed: int) -> None:
    options = "".join(f", {name}={value}" for name, value in report.options.items())
    played = f"{report.games} games of {' '.join(report.bots)} with seed {seed}"
    click.echo(f"{report.game} for {report.seats}{options}: {played}")
    seats = zip(report.wins, report.points, strict=True)
    rows = [[str(seat), shown.share(wins), shown.span(points)] for seat, (wins, points) in enumerate(seats, 1)]
    shown.show_table(["seat", "wins", "points"], rows)
    click.echo(f"Moves {shown.span(report.moves)}, decisions {shown.span(report.decisions)}")
    if report.figures:
        _show_figures(report)


def _show_figures(report: "Balance") -> None:
    """Figures from top to bottom, for there may be many, and what they are figures of side by side."""
    names = list(next(iter(report.figures.values())))
    rows = [[name, *(_written(row[name]) for row in report.figures.values())] for name in names]
    shown.show_table(["", *report.figures], rows)


def _written(estimate: "Estimate") -> str:
    if estimate.value is None:
        return "-"
    unit, scale, digits = (" %", 100, 1) if estimate.is_share else ("", 1, 2)
    margin = "" if estimate.margin is None else f" ± {estimate.margin * scale:.{digits}f}"
    return f"{estimate.value * scale:.{digits}f}{margin}{unit}"
