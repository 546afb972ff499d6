"""The command line: `hatake COMMAND`, one file per command."""

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


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, "--version", package_name="hatake")
def main() -> None:
    """Play and study five garden games."""


for command in (games, rules, serve, play, simulate, arena, balance, replay, verify, census, solve, bench):
    main.add_command(command)
