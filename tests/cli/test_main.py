"""The command line as a whole."""

import errno
import subprocess
import sys
from collections.abc import Callable

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


MISSING = [
    (OSError(28, "No space left on device"), "No space left on device."),
    (OSError(13, "Permission denied", "field"), "field: Permission denied."),
    (MemoryError(), "There is not enough memory for so much at once."),
]


def failing(error: BaseException) -> Callable[[object], None]:
    def fail(_: object) -> None:
        raise error

    return fail


@pytest.mark.parametrize(("error", "told"), MISSING)
def test_what_the_machine_has_not_got_is_told_in_a_sentence(
    error: BaseException, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hatake.cli.shown.show_json", failing(error))
    result = run("games", "--json")
    assert (result.exit_code, said(result)) == (1, f"Error: {told}")


def test_a_reader_that_has_had_enough_is_told_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hatake.cli.shown.show_json", failing(BrokenPipeError(errno.EPIPE, "Broken pipe")))
    result = run("games", "--json")
    assert (result.exit_code, result.stderr) == (1, "")


def test_no_command_at_all_shows_the_help() -> None:
    assert "Commands:" in run().output


def test_asking_for_help_loads_nothing_heavy() -> None:
    code = f"import sys, hatake.cli; print([name for name in {HEAVY} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
