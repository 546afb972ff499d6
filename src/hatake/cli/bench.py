"""`hatake bench`: how fast everything is, beside its peers."""

import runpy
import sys
from pathlib import Path

import click

import hatake

CHECKOUT = Path(hatake.__file__).parents[2]


@click.command(context_settings={"ignore_unknown_options": True, "help_option_names": []})
@click.argument("args", nargs=-1, type=click.UNPROCESSED)
def bench(args: tuple[str, ...]) -> None:
    """Measure everything beside its peers.

    hatake bench [--quick] [--json FILE], in a checkout of Hatake.
    """
    if not (CHECKOUT / "bench" / "__main__.py").is_file():
        raise click.ClickException("The bench is not part of the installed package; run it in a checkout of Hatake.")
    sys.path.insert(0, str(CHECKOUT))
    sys.argv = ["hatake bench", *args]
    runpy.run_module("bench", run_name="__main__", alter_sys=True)
