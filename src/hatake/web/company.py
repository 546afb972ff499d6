"""Company: bots that sit at tables. They are given what their seat sees, think in threads, and take their time.

Each table that waits for a bot has one task here, which goes on until a person is to move or the game is over.
"""

import asyncio
import logging
import os
from time import monotonic

import anyio
from anyio.to_thread import run_sync

from hatake.bots import bot
from hatake.engine.sighting import Sighting
from hatake.engine.variant import Variant
from hatake.registry import GAMES
from hatake.web import events
from hatake.web.course import Course, is_by_our_rules
from hatake.web.hall import Hall
from hatake.web.settings import Settings
from hatake.web.store import Seat, Table

BOT = "ismcts"
EASY = 2
"""The level that takes over a seat, and that "Play now" begins with."""
PATIENCE = 4.0
"""Seconds that a process leaves a table to the one that made its last move, where there are several."""
log = logging.getLogger(__name__)


class Company:
    """Sees to it that bots move."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self._hall = hall
        self._settings = settings
        self._going: dict[str, asyncio.Task[None]] = {}
        self._called: set[str] = set()
        """Tables at which something has happened since their tasks looked last."""
        self._desk = anyio.CapacityLimiter(max(1, (os.cpu_count() or 2) - 1))

    def wake(self, table_id: str) -> None:
        """Something may be to do at a table: it has begun, somebody has moved, or somebody has come."""
        self._called.add(table_id)
        if table_id not in self._going:
            self._going[table_id] = asyncio.create_task(self._go_on(table_id))

    async def close(self) -> None:
        """Stop everything."""
        tasks = list(self._going.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _go_on(self, table_id: str) -> None:
        try:
            while table_id in self._called:
                self._called.discard(table_id)
                while await self._one_move(table_id):
                    pass
        except Exception:
            log.exception("table %s: its bots cannot go on", table_id)
        finally:
            self._called.discard(table_id)
            del self._going[table_id]

    async def _one_move(self, table_id: str) -> bool:
        """Do what is to do next; False when nothing is."""
        table = await self._hall.store.table(table_id)
        if table is None or table.status != "playing" or not is_by_our_rules(table):
            return False
        course = await self._hall.course(table)
        if course.number == 0:
            await self._hall.open_game(table)
        if await self._is_left_to_others(course):
            return True
        if await self._interject(table, course):
            return True
        seat = _bot_on_turn(table, course)
        return seat is not None and await self._move(table, course, seat)

    async def _is_left_to_others(self, course: Course) -> bool:
        """With several processes: wait a while for the one that made the last move, and see whether it goes on."""
        number = course.number
        if not self._settings.redis or self._hall.is_own(course.table_id):
            return False
        await anyio.sleep(PATIENCE)
        return bool(await self._hall.store.moves(course.table_id, number))

    async def _move(self, table: Table, course: Course, seat: Seat) -> bool:
        number, begun = course.number, monotonic()
        self._hall.tell(table.id, events.Thinks(seat.number))
        action = await run_sync(_choice, course, number, seat, limiter=self._desk)
        await anyio.sleep(max(0.0, self._pause(table) - (monotonic() - begun)))
        await self._hall.make_move(table, number, seat.number, action)
        return True

    async def _interject(self, table: Table, course: Course) -> bool:
        """Ask bots that are not on turn whether they would rather not wait."""
        number = course.number
        for seat in table.seats:
            if seat.kind != "bot" or seat.number == course.mover:
                continue
            if sighting := await run_sync(_chance_to_interject, course, number, seat):
                action = await run_sync(_interjection, sighting, seat.level, limiter=self._desk)
                if action is not None:
                    return await self._hall.make_move(table, number, seat.number, action)
        return False

    def _pause(self, table: Table) -> float:
        has_people = any(seat.kind == "person" for seat in table.seats)
        return self._settings.bot_pause if has_people else self._settings.quick_pause


def _bot_on_turn(table: Table, course: Course) -> Seat | None:
    mover = course.mover
    seat = table.seats[mover - 1] if mover else None
    return seat if seat and seat.kind == "bot" else None


def _choice(course: Course, number: int, seat: Seat) -> int:
    sighting = course.sighting(number, seat.number - 1)
    return _read(sighting, bot(BOT, seat.level).choose(sighting))


def _chance_to_interject(course: Course, number: int, seat: Seat) -> Sighting | None:
    sighting = course.sighting(number, seat.number - 1)
    return sighting if sighting.actions else None


def _interjection(sighting: Sighting, level: int) -> int | None:
    text = bot(BOT, level).interject(sighting)
    return None if text is None else _read(sighting, text.partition(" ")[2])


def _read(sighting: Sighting, text: str) -> int:
    return sighting.game.words.read(sighting.record, sighting.viewer, text)


def warm_up() -> None:
    """Compile, or load, all that the first table would have to wait for, to its last move."""
    for slug in GAMES:
        match = Variant(slug).start(seed=0)
        if isinstance(match.to_move, int):
            sighting = match.view(match.to_move)
            bot(BOT, EASY).prepare(sighting)
            ends = (sighting.scores, match.scores, match.places)
            log.debug("%s is ready: %d moves, %s", slug, len(sighting.actions), ends)
