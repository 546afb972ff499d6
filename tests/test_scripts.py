"""The scripts can be read by bash, and their total says what the test runs said."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SHELL = [
    file for file in [*(ROOT / "scripts").iterdir(), ROOT / ".ci" / "run"] if file.is_file() and file.suffix != ".py"
]


@pytest.mark.parametrize("script", SHELL, ids=lambda script: script.name)
def test_bash_understands(script: Path) -> None:
    subprocess.run(["bash", "-n", script], check=True)


def total(folder: Path, **logs: str) -> tuple[str, int]:
    """The closing line and the exit code for these runs."""
    for name, log in logs.items():
        (folder / name).write_text(log, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, ROOT / "scripts" / "_total.py", folder], capture_output=True, text=True, check=False
    )
    return done.stdout.splitlines()[-1], done.returncode


def test_total_adds_up_the_runs(tmp_path: Path) -> None:
    first = "==== 12 passed in 61.20s (0:01:01) ====\nexit 0\n"
    second = "all covered\n3 passed, 1 warning in 0.10s\nTOTAL 100%\nexit 0\n"
    assert total(tmp_path, first=first, second=second) == ("15 passed, 0 failed", 0)


def test_total_counts_failures_and_errors(tmp_path: Path) -> None:
    log = "==== 2 failed, 7 passed, 1 error in 3.00s ====\nexit 1\n"
    assert total(tmp_path, run=log) == ("7 passed, 3 failed", 1)


def test_run_that_ended_badly_counts_as_a_failure(tmp_path: Path) -> None:
    uncovered = "==== 5 passed in 1.00s ====\nTOTAL 99%\nexit 2\n"
    killed = "collected 9 items\nexit 139\n"
    assert total(tmp_path, uncovered=uncovered, killed=killed) == ("5 passed, 2 failed", 1)


def test_run_without_tests_is_no_success(tmp_path: Path) -> None:
    assert total(tmp_path, empty="no tests ran in 0.01s\nexit 0\n") == ("0 passed, 0 failed", 1)
