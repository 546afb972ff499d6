"""Starting and stopping a server."""

import asyncio
import re
import signal
import socket
import subprocess
import sys
import webbrowser
from pathlib import Path
from threading import Event

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from hatake.web import server as starting
from tests.web.serving import START, Player, Server, hear, say


async def test_a_server_starts_plays_and_stops(tmp_path: Path) -> None:
    server = Server(tmp_path)
    await server.start()
    player = Player(server)
    table = await player.play_now()
    async with player.live(table) as line:
        await say(line, "hello", have=-1)
        while (await hear(line))["type"] != "whole":
            pass
        ended = asyncio.create_task(server.kill(signal.SIGTERM))
        with pytest.raises(ConnectionClosed):
            await hear_for_ever(line)
    assert await asyncio.wait_for(ended, 20) in {0, -signal.SIGTERM}
    assert (tmp_path / "tables.sqlite").exists()


async def hear_for_ever(line: ClientConnection) -> None:
    while True:
        await hear(line)


def test_a_taken_port_is_one_sentence_and_an_exit_code(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        command = [sys.executable, "-c", START, "serve", "--no-browser", "--port", str(port), "--data", str(tmp_path)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 1
    assert done.stderr == f"Port {port} is taken by another program; choose another one with --port.\n"
    assert done.stdout == ""


def test_an_address_that_is_not_ours_is_one_sentence() -> None:
    with pytest.raises(SystemExit, match=re.escape("Nothing can be served at 192.0.2.1, port 8000")):
        starting.serve(host="192.0.2.1", browser=False)


@pytest.mark.parametrize("database", ["nonsense", "nonsense://x/y"])
def test_a_database_that_cannot_be_had_is_one_sentence(tmp_path: Path, database: str) -> None:
    with pytest.raises(SystemExit, match="The tables cannot be kept: "):
        starting.serve(port=0, data=tmp_path, database=database, browser=False)


def test_a_folder_that_cannot_be_had_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SystemExit, match=f"^The tables cannot be kept in {tmp_path}/file/data: .*[^)]$"):
        starting.serve(port=0, data=tmp_path / "file" / "data", browser=False)


@pytest.mark.parametrize("content", [b"no tables are kept here", bytes(range(256)) * 32])
def test_a_file_that_is_no_database_is_one_sentence_and_is_left_alone(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "tables.sqlite").write_bytes(content)
    said = re.escape(f"The tables cannot be kept in {tmp_path}: file is not a database")
    with pytest.raises(SystemExit, match=f"^{said}$"):
        starting.serve(port=0, data=tmp_path, browser=False)
    assert (tmp_path / "tables.sqlite").read_bytes() == content


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:80/"),
        ("0.0.0.0", "http://127.0.0.1:80/"),
        ("", "http://127.0.0.1:80/"),
        ("::", "http://[::1]:80/"),
        ("::1", "http://[::1]:80/"),
        ("garden", "http://garden:80/"),
    ],
)
def test_the_address_is_one_that_a_browser_can_open(host: str, address: str) -> None:
    assert starting.address_of(host, 80) == address


@pytest.mark.parametrize(("screen", "opens"), [(":0", True), ("", False)])
def test_a_browser_is_opened_where_there_is_a_screen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, screen: str, opens: bool
) -> None:
    opened = Event()
    monkeypatch.setenv("DISPLAY", screen)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(webbrowser, "open", lambda address: opened.set())
    monkeypatch.setattr(uvicorn.Server, "run", lambda self, sockets: [one.close() for one in sockets])
    starting.serve(port=0, data=tmp_path)
    assert opened.wait(1.5 if opens else 0.8) == opens
