"""Measure everything on one core and print one table, ratios against peers of the same run included."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress

from bench import peers
from bench.benches import Bench, Case, Result, benches
from bench.measure import Stopwatch, pin, rate
from bench.report import Report
from bench.table import as_table

ROUNDS = 5
WIDTH = 150  # of the table where no terminal says how wide it is


@click.command(help=__doc__)
@click.option("--quick", is_flag=True, help="A rough look: an eighth of the time.")
@click.option("--seconds", default=4.0, show_default=True, help="Time for each case, over all its rounds.")
@click.option("--json", "file", type=click.Path(path_type=Path), help="Write every reading to this file too.")
def main(*, quick: bool, seconds: float, file: Path | None) -> None:
    """Run the whole bench."""
    pin()
    known = benches()
    results = measured(list(peers.cases()), known, seconds / 8 if quick else seconds)
    report = Report(known, results, peers.peer())
    console = Console()
    if not console.is_terminal:
        console.width = WIDTH
    console.print(as_table(report))
    if file:
        file.write_text(json.dumps(report.as_data(), indent=2) + "\n", encoding="utf-8")


def measured(cases: Sequence[Case], known: Mapping[str, Bench], seconds: float) -> list[Result]:
    """The results of all cases; every round visits every case once, after a first portion to warm up."""
    values: list[list[float]] = [[] for _ in cases]
    with Progress(console=Console(stderr=True), auto_refresh=False) as progress:
        task = progress.add_task("Measuring", total=len(cases) * (ROUNDS + 1))
        for turn in range(ROUNDS + 1):
            for case, seen in zip(cases, values, strict=True):
                progress.update(task, description=f"{case.bench} {case.game}", refresh=True)
                if turn:
                    bench = known[case.bench]
                    seen.append(bench.value(rate(case.work, seconds / ROUNDS, bench.clock)))
                else:
                    case.work(Stopwatch())
                progress.advance(task)
        progress.update(task, description="Measured", refresh=True)
    return [Result(case.bench, case.game, tuple(seen)) for case, seen in zip(cases, values, strict=True)]


if __name__ == "__main__":
    main()
