"""The command line as a whole."""

import subprocess
import sys

import pytest

import hatake
from hatake.cli import main
from tests.cli.running import run, said

COMMANDS = sorted(main.commands)
HEAVY = ("numba", "numpy", "rich", "litestar", "sqlalchemy", "fluent")


def test_help_names_every_command() -> None:
    result = run("--help")
    assert result.exit_code == 0
    for command in COMMANDS:
        assert f"\n  {command} " in result.stdout


def test_what_a_command_does_fits_its_line() -> None:
    listed = run("--help").stdout.partition("Commands:")[2]
    assert "..." not in listed


@pytest.mark.parametrize("command", [name for name in COMMANDS if name != "bench"])
def test_every_command_has_help(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"Usage: main {command}" in result.stdout


def test_the_version_is_that_of_the_package() -> None:
    assert run("--version").stdout.strip().endswith(hatake.__version__)


def test_an_unknown_command_is_wrong_usage() -> None:
    result = run("sow")
    assert result.exit_code == 2
    assert "'sow'" in said(result)


def test_no_command_at_all_shows_the_help() -> None:
    assert "Commands:" in run().output


def test_asking_for_help_loads_nothing_heavy() -> None:
    code = f"import sys, hatake.cli; print([name for name in {HEAVY} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
