"""A server killed at any moment loses nothing that it has acknowledged."""

import asyncio
import json
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from hatake.web import frames
from hatake.web.course import Course
from hatake.web.settings import Settings
from hatake.web.store import Store, open_engine
from tests.web.serving import Message, Player, Server, hear, say

KILLS = 50
SERVERS = 2
"""So many servers are killed side by side, each with data of its own."""


class Witness:
    """Plays without end, whatever happens to the server, and keeps all that was acknowledged."""

    def __init__(self, server: Server, rng: Random) -> None:
        self.player = Player(server)
        self.rng = rng
        self.table = ""
        self.shown: Message | None = None
        self.seen: dict[str, dict[int, Message]] = {}
        self.moved: dict[str, dict[int, list[str]]] = {}
        self.left = 0
        self.enough = asyncio.Event()
        """Set when so many frames have come as were left to come."""

    async def play_until_the_line_breaks(self) -> None:
        while True:
            if self.shown is None or self.shown["result"]:
                self.table, self.shown = await self.player.play_now(), None
                self.seen[self.table], self.moved[self.table] = {}, {}
            async with self.player.live(self.table) as line:
                await say(line, "hello", have=-1)
                await self._play_a_game(line)

    async def _play_a_game(self, line: ClientConnection) -> None:
        path: list[str] = []
        while self.shown is None or not self.shown["result"]:
            message = await hear(line)
            assert message["type"] not in {"refused", "lost"}, message
            if message["type"] in {"whole", "step"}:
                frame: Message = message["frame"]
                if path:
                    self.moved[self.table][frame["number"]] = path
                self._see(message["type"], frame)
                path = await self._choose(line, frame)

    def _see(self, kind: str, frame: Message) -> None:
        """What has once been shown, as a step or after a new start, is never taken back."""
        known = -1 if self.shown is None else self.shown["number"]
        assert frame["number"] == known + 1 if kind == "step" else frame["number"] >= known
        self.shown = self.seen[self.table][frame["number"]] = frame
        self.left -= 1
        if self.left == 0:
            self.enough.set()

    async def _choose(self, line: ClientConnection, frame: Message) -> list[str]:
        if not frame["paths"] or not frame["turn"] or not frame["turn"]["is_mine"]:
            return []
        path: list[str] = self.rng.choice(frame["paths"])
        await say(line, "move", number=frame["number"] + 1, seat=1, path=path)
        return path


async def killed(data: Path, times: int, rng: Random) -> Witness:
    """Play at a server that is killed so many times."""
    server = Server(data)
    witness = Witness(server, rng)
    for _ in range(times):
        await server.start()
        witness.enough, witness.left = asyncio.Event(), rng.randrange(1, 12)
        playing = asyncio.create_task(witness.play_until_the_line_breaks())
        waiting = asyncio.create_task(witness.enough.wait())
        await asyncio.wait((playing, waiting), return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        await asyncio.sleep(rng.random() * 0.02)
        assert not playing.done(), playing.exception()
        await server.kill()
        with pytest.raises((ConnectionClosed, OSError, httpx.TransportError)):
            await playing
    return witness


async def compare(data: Path, witness: Witness) -> int:
    """Hold everything acknowledged against what is stored; the number of moves compared."""
    store = Store(open_engine(Settings(data).database_url))
    for table_id, seen in witness.seen.items():
        table = await store.table(table_id)
        assert table is not None
        course = Course(table)
        course.follow(await store.moves(table_id))
        eyes = frames.eyes(table, "en", 1, [1])
        for number, frame in seen.items():
            assert json.loads(msgspec.json.encode(frames.frame(course, number, eyes))) == frame
        for number, path in witness.moved[table_id].items():
            move = course.match.history[number - 1]
            sighting = course.sighting(number - 1, 0)
            assert move.seat == 0
            assert list(sighting.game.stage.picks(sighting.record, move.action)) == path
    await store.close()
    return sum(map(len, witness.moved.values()))


async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    folders = [tmp_path / str(n) for n in range(SERVERS)]
    witnesses = await asyncio.gather(
        *(killed(folder, KILLS // SERVERS, Random(n)) for n, folder in enumerate(folders))
    )
    compared = [await compare(folder, witness) for folder, witness in zip(folders, witnesses, strict=True)]
    assert min(compared) > KILLS // SERVERS
