"""Real server processes, to be started, talked to and killed."""

import asyncio
import json
import os
import re
import signal
import socket
import sys
from asyncio.subprocess import Process
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.web.browsing import GAME, TOKEN

QUICK = {"HATAKE_BOT_PAUSE": "0", "HATAKE_WARM": "0", "HATAKE_RATE": "0"}
START = "from hatake.cli import main; main()"
Message = dict[str, Any]


def free_port() -> int:
    with socket.socket() as looking:
        looking.bind(("127.0.0.1", 0))
        port: int = looking.getsockname()[1]
    return port


class Server:
    """A server process that can be killed and started again, with the same data at the same address."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.process: Process | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Start, and wait until the address is printed."""
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", START, "serve", "--no-browser"),
            *("--port", str(self.port), "--data", str(self.data)),
            stdout=asyncio.subprocess.PIPE,
            env=os.environ | QUICK,
        )
        assert self.process.stdout is not None
        line = await asyncio.wait_for(self.process.stdout.readline(), 60)
        assert self.address in line.decode()

    async def kill(self, how: signal.Signals = signal.SIGKILL) -> int:
        """End it; its exit code."""
        assert self.process is not None
        self.process.send_signal(how)
        return await self.process.wait()


class Player:
    """Somebody at a real server: keeps cookies over its deaths."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookies: dict[str, str] = {}

    @property
    def _headers(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}

    async def _ask(self, method: str, path: str, **rest: Any) -> httpx.Response:
        async with httpx.AsyncClient(base_url=self.server.address, timeout=60) as client:
            answer = await client.request(method, path, headers=self._headers, **rest)
        self.cookies |= dict(answer.cookies)
        return answer

    async def read(self, path: str) -> str:
        return (await self._ask("GET", path)).text

    async def play_now(self) -> str:
        """A new table; its id."""
        found = re.search(TOKEN, await self.read("/about"))
        assert found is not None
        answer = await self._ask("POST", f"/play/{GAME}", data={"_csrf_token": found[1], "name": "Hana"})
        return answer.headers["location"].removeprefix("/tables/")

    def live(self, table_id: str) -> connect:
        address = f"ws://127.0.0.1:{self.server.port}/tables/{table_id}/live"
        return connect(address, additional_headers=self._headers, origin=None, open_timeout=60)


async def say(line: ClientConnection, kind: str, **rest: Any) -> None:
    await line.send(json.dumps({"v": 1, "type": kind, **rest}))


async def hear(line: ClientConnection) -> Message:
    message: Message = json.loads(await asyncio.wait_for(line.recv(), 60))
    return message
