"""`hatake serve`."""

import socket
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import refused, run


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What servers were started with."""
    started: list[dict[str, Any]] = []
    monkeypatch.setattr("hatake.web.server.serve", lambda **given: started.append(given))
    return started


def test_what_is_not_given_is_left_to_the_server(served: list[dict[str, Any]]) -> None:
    assert run("serve").exit_code == 0
    assert served == [{"browser": True}]


def test_what_is_given_is_handed_on(served: list[dict[str, Any]], tmp_path: Path) -> None:
    run("serve", "--host", "0.0.0.0", "--port", 0, "--data", str(tmp_path), "--no-browser", "--redis", "redis://r")
    expected = {"host": "0.0.0.0", "port": 0, "data": tmp_path, "redis": "redis://r", "browser": False}
    assert served == [expected]


def test_a_taken_port_is_told_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        result = run("serve", "--port", taken.getsockname()[1], "--data", str(tmp_path), "--no-browser")
    assert result.exit_code == 1
    assert "is taken by another program" in result.output


def test_wrong_usage_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "--port" in refused("serve", "--port", 99999)
    assert "is a file" in refused("serve", "--data", str(tmp_path / "file"))
