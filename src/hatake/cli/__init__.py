"""The command line: `hatake COMMAND`, one file per command."""

from typing import Any

import click

from hatake import __version__
from hatake.cli.arena import arena
from hatake.cli.balance import balance
from hatake.cli.bench import bench
from hatake.cli.census import census
from hatake.cli.games import games
from hatake.cli.play import play
from hatake.cli.replay import replay
from hatake.cli.rules import rules
from hatake.cli.serve import serve
from hatake.cli.simulate import simulate
from hatake.cli.solve import solve
from hatake.cli.verify import verify


class Commands(click.Group):
    """All commands. What the machine has not got, such as room on its disk, is said in a sentence, too."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run what was asked for."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:  # whoever read along has had enough, which is no mistake: see click
            raise
        except OSError as error:
            where = f"{error.filename}: " if error.filename else ""
            raise click.ClickException(f"{where}{error.strerror or error}.") from None
        except MemoryError:
            raise click.ClickException("There is not enough memory for so much at once.") from None


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, "--version", package_name="hatake")
def main() -> None:
    """Play and study five garden games."""


for command in (games, rules, serve, play, simulate, arena, balance, replay, verify, census, solve, bench):
    main.add_command(command)
