"""The locks in requirements/ hold what pyproject.toml asks for, and name no address."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
ASKED = {
    "play": PROJECT["dependencies"],
    "test": PROJECT["dependencies"] + EXTRAS["test"],
    "all": PROJECT["dependencies"] + EXTRAS["postgres"] + EXTRAS["redis"] + EXTRAS["test"] + EXTRAS["bench"],
}


def name(requirement: str) -> str:
    found = re.match(r"[\w.-]+", requirement)
    assert found is not None
    return re.sub(r"[._-]+", "-", found[0]).lower()


def locked(lock: str) -> dict[str, set[str]]:
    """The versions of each locked package; more than one where they differ by platform."""
    versions: dict[str, set[str]] = {}
    for package, version in re.findall(r"^([\w.-]+)==(\S+)", lock, re.MULTILINE):
        versions.setdefault(package, set()).add(version)
    return versions


def read(lock: str) -> str:
    return (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("lock", ASKED)
def test_lock_holds_all_that_is_asked_for(lock: str) -> None:
    assert {name(requirement) for requirement in ASKED[lock]} <= locked(read(lock)).keys()


@pytest.mark.parametrize("lock", ["play", "test"])
def test_smaller_lock_agrees_with_the_whole(lock: str) -> None:
    assert locked(read(lock)).items() <= locked(read("all")).items()


@pytest.mark.parametrize("lock", ASKED)
def test_every_locked_package_has_its_hash(lock: str) -> None:
    packages = re.split(r"^(?=[\w.-]+==)", read(lock), flags=re.MULTILINE)[1:]
    assert packages
    assert all("--hash=sha256:" in package for package in packages)


@pytest.mark.parametrize(
    "file", ["requirements/play.txt", "requirements/test.txt", "requirements/all.txt", "package-lock.json"]
)
def test_lock_names_no_address(file: str) -> None:
    assert "://" not in (ROOT / file).read_text(encoding="utf-8")
