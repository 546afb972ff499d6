"""Measure everything on one core and print one table, ratios against peers of the same run included."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress

from bench import ours, peers
from bench.benches import Bench, Case, Result, benches
from bench.measure import Stopwatch, pin, rate
from bench.report import Report
from bench.table import as_table

WIDTH = 165  # of the table where no terminal says how wide it is


@click.command(help=__doc__)
@click.option("--quick", is_flag=True, help="A rough look: an eighth of the time.")
@click.option("--seconds", default=4.0, show_default=True, help="Time for each case, over all its rounds.")
@click.option("--json", "file", type=click.Path(path_type=Path), help="Write every reading to this file too.")
def main(*, quick: bool, seconds: float, file: Path | None) -> None:
    """Run the whole bench."""
    pin()
    known = benches()
    results = measured([*ours.cases(), *peers.cases()], known, seconds / 8 if quick else seconds)
    report = Report(known, results, peers.peer())
    console = Console()
    if not console.is_terminal:
        console.width = WIDTH
    console.print(as_table(report))
    if file:
        file.write_text(json.dumps(report.as_data(), indent=2) + "\n", encoding="utf-8")


def measured(cases: Sequence[Case], known: Mapping[str, Bench], seconds: float) -> list[Result]:
    """The results of all cases. Every round visits every case, so that a slow minute hits all alike."""
    values: dict[Case, list[float]] = {case: [] for case in cases}
    rounds = max(bench.rounds for bench in known.values())
    visits = [(case, turn) for turn in range(rounds + 1) for case in cases if turn <= known[case.bench].rounds]
    with Progress(console=Console(stderr=True), auto_refresh=False) as progress:
        task = progress.add_task("Measuring", total=len(visits))
        for case, turn in visits:
            progress.update(task, description=f"{case.bench} {case.game}".ljust(24), refresh=True)
            visit(case, known[case.bench], seconds, values[case] if turn else None)
            progress.advance(task)
        progress.update(task, description="Measured".ljust(24), refresh=True)
    return [Result(case.bench, case.game, tuple(seen)) for case, seen in values.items()]


def visit(case: Case, bench: Bench, seconds: float, seen: list[float] | None) -> None:
    """Measure a case for its share of the time; or, with nowhere to note it, work one portion to warm up."""
    if seen is not None:
        share = 0 if bench.is_wait else seconds / bench.rounds
        seen.append(bench.value(rate(case.work, share, bench.clock)))
    elif not bench.is_wait:
        case.work(Stopwatch())


if __name__ == "__main__":
    main()
