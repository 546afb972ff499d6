"""`hatake serve`: the table in the browser."""

from pathlib import Path
from typing import Any

import click


@click.command()
@click.option(
    "--host", metavar="ADDRESS", help="Where to listen; 0.0.0.0 lets others in.  [default: this machine only]"
)
@click.option("--port", type=click.IntRange(0, 65535), help="The port; 0 takes any free one.  [default: 8000]")
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder for tables and keys.  [default: data]",
)
@click.option(
    "--database", metavar="URL", help="A PostgreSQL, for more than one server.  [default: SQLite in --data]"
)
@click.option("--redis", metavar="URL", help="A Redis, for more than one server.  [default: none]")
@click.option("--browser/--no-browser", default=True, help="Whether to open the page, where there is a screen.")
def serve(**given: Any) -> None:
    """Serve tables to browsers until interrupted."""
    from hatake.web import serve as serve_web

    serve_web(**{name: value for name, value in given.items() if value is not None})
