"""`hatake solve`: how well a game can be played alone."""

from typing import TYPE_CHECKING

import click

from hatake.cli import asked, shown

if TYPE_CHECKING:
    from pathlib import Path

    from hatake.lab.solver import Solution


@click.command()
@asked.game
@asked.as_json
@asked.plot
def solve(slug: str, as_json: bool, plot: "Path | None") -> None:
    """Find the best that can be reached alone at GAME.

    Exactly, by looking at everything that can happen: the points of best play on the average, and how often it ends
    with how many points and with which rank.
    """
    from hatake.lab.solver import Solver

    variant = asked.variant(slug, 1)
    try:
        solver = Solver(variant)
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    with shown.waiting("Looking at everything that can happen"):
        solution = solver.solution()
    ranks = {points: variant.game.solo.rank(points) for points in solution.chances} if variant.game.solo else {}
    if plot is not None:
        from hatake.lab.plots import draw_solution

        draw_solution(solution, ranks, plot)
    if as_json:
        shown.show_json({"solution": solution, "ranks": ranks})
    else:
        _show(solution, ranks)


def _show(solution: "Solution", ranks: dict[int, str]) -> None:
    click.echo(f"{solution.game}: {solution.mean:.3f} points on the average, from {solution.positions} positions")
    finals = sorted(solution.chances.items(), reverse=True)
    rows = [[str(points), ranks[points], shown.percent(chance)] for points, chance in finals]
    shown.show_table(["points", "rank", "chance"], rows)
    by_rank: dict[str, float] = {}
    for points, chance in finals:
        by_rank[ranks[points]] = by_rank.get(ranks[points], 0.0) + chance
    shown.show_table(["rank", "chance"], [[rank, shown.percent(chance)] for rank, chance in by_rank.items()])
