"""A report as the table people read: ours with targets and ratios, then the peer's own values."""

from rich import box
from rich.table import Table

from bench.benches import Bench, Result
from bench.report import Report

OURS = ("bench", "game", "value", "unit", "target", "reached", "against")
NUMBERS = ("value", "target")
STEPS = ((1e6, " M"), (1e3, " k"), (1, ""))


def as_table(report: Report) -> Table:
    """The whole run."""
    table = Table(box=box.SIMPLE, title=f"Hatake beside {report.peer or 'its peers'}, one core")
    for name in (*OURS, *(report.peer_games or ["peers"])):
        table.add_column(name, justify="right" if name in NUMBERS else "left", overflow="fold")
    for result in report.ours:
        add_ours(table, report, result)
    table.add_section()
    for name in dict.fromkeys(result.bench for result in report.theirs):
        add_theirs(table, report, name)
    table.caption = noise(report)
    return table


def add_ours(table: Table, report: Report, result: Result) -> None:
    """A row of ours, and a line more for every further bench of the peer's it is held against."""
    head = described(report.benches[result.bench], result)
    if not report.peer:
        table.add_row(*head, "", "not installed")
        return
    for name, ratios in (report.ratios(result) or {"": {}}).items():
        cells = [f"{ratios[game]:.2g}×" if game in ratios else "" for game in report.peer_games]
        table.add_row(*head, report.benches[name].title if name else "", *cells)
        head = [""] * len(head)


def described(bench: Bench, result: Result) -> list[str]:
    """What was reached, beside what was to be reached."""
    target, reached = bench.target(result.game), bench.is_reached(result.game, result.value)
    verdict = {None: "", True: "yes", False: "no"}[reached]
    return [
        bench.title,
        result.game,
        short(result.value),
        bench.unit,
        "" if target is None else short(target),
        verdict,
    ]


def add_theirs(table: Table, report: Report, name: str) -> None:
    """A row of the peer's: a value for each of its games."""
    bench, values = report.benches[name], report.peer_values(name)
    cells = [short(values[game]) if game in values else "" for game in report.peer_games]
    table.add_row(bench.title, "", "", bench.unit, "", "", "", *cells)


def noise(report: Report) -> str:
    """How far the readings may be trusted."""
    if not report.results:
        return "nothing was measured"
    worst = max(report.results, key=lambda result: result.spread)
    title = f"{report.benches[worst.bench].title} {worst.game}".strip()
    return f"Medians of {len(worst.values)} rounds, which lie at most {worst.spread:.0%} apart ({title})."


def short(value: float) -> str:
    """Three digits and a letter: 12.3 M."""
    size, letter = next((step for step in STEPS if value >= step[0] * 0.9995), (1, ""))
    return f"{value / size:.3g}{letter}"
