"""Running commands in this process, and the games they are run on."""

import random
from pathlib import Path

from click.testing import CliRunner, Result

import hatake
from hatake.cli import main
from hatake.registry import load

SLUG = next(slug for slug in hatake.games() if 1 not in load(slug).seats)
"""A game for several; which one is all the same to the command line."""


def run(*args: str | int | Path, typed: str | None = None, env: dict[str, str] | None = None) -> Result:
    """`hatake ARGS`. An exception that is no exit is a traceback that a user would see: it fails the test."""
    result = CliRunner().invoke(main, [str(arg) for arg in args], input=typed, env=env)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def refused(*args: str | int | Path, typed: str | None = None) -> str:
    """The sentence with which wrong usage is refused."""
    result = run(*args, typed=typed)
    assert result.exit_code == 2
    assert result.stdout == ""
    return said(result)


def said(result: Result) -> str:
    """The error line of a result."""
    *_, line = result.stderr.splitlines()
    assert line.startswith("Error: ")
    return line


def record(seed: int = 1, moves: int | None = None, seats: int | None = None) -> str:
    """The record of a random game, all of it or its beginning."""
    match, source = hatake.game(SLUG, seats=seats).start(seed), random.Random(seed)
    made = 0
    while not match.is_over and made != moves:
        match.play(source.choice(match.moves()))
        made += 1
    return match.record()
