"""How commands show what they have: tables and boards on the way out, progress on the side."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, is_dataclass
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from hatake.engine.census import Share, Spread

WIDTH = 160
"""Columns of a table that goes to a file or another program."""


def show_json(value: Any) -> None:
    """Print a value for programs."""
    plain = json.dumps(value, default=_plain, ensure_ascii=False, indent=2)
    click.echo(plain)


def _plain(value: Any) -> Any:
    if is_dataclass(value) and not isinstance(value, type):
        return asdict(value)
    raise TypeError(f"{type(value).__name__} has no JSON")


def show_table(heads: Sequence[str], rows: Sequence[Sequence[str]], title: str | None = None) -> None:
    """Print rows under their heads; columns of numbers stand on the right."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left", title_style="bold")
    for n, head in enumerate(heads):
        is_numbers = all(row[n][:1].isdigit() or row[n][:1] in {"-", "+"} for row in rows)
        table.add_column(head, justify="right" if is_numbers else "left", no_wrap=is_numbers)
    for row in rows:
        table.add_row(*row)
    Console(width=None if sys.stdout.isatty() else WIDTH).print(table)


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show a bar on the side while something takes its time; yields what to call with how many more are done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bars:
        bar = bars.add_task(what, total=total)
        yield lambda n: bars.advance(bar, n)


@contextmanager
def waiting(what: str) -> Iterator[None]:
    """Show on the side that something is going on."""
    from rich.console import Console

    console = Console(stderr=True)
    if console.is_terminal:
        with console.status(what):
            yield
    else:
        yield


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{share * 100:.1f} %"


def share(share: "Share") -> str:
    """A share with its interval: 50.5 ± 0.3 %."""
    return f"{share.share * 100:.1f} ± {share.margin * 100:.1f} %"


def span(spread: "Spread") -> str:
    """A mean with the least and the most: 54.0 (11-238)."""
    return f"{spread.mean:.1f} ({spread.least}-{spread.most})"
