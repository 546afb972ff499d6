"""The live table: one Guest for each WebSocket. What it sends is made from sightings of the seat it shows."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Any, NamedTuple, TypeAlias

import msgspec
from anyio.to_thread import run_sync
from litestar.channels import ChannelsPlugin
from litestar.connection import WebSocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from hatake.contract import Refused
from hatake.web import events, frames, texts, wire
from hatake.web.company import Company
from hatake.web.course import Course, is_by_our_rules
from hatake.web.frames import Eyes
from hatake.web.hall import Hall, why_not
from hatake.web.people import Visitor
from hatake.web.presence import Presence
from hatake.web.settings import Settings
from hatake.web.store import Table

log = logging.getLogger(__name__)
FAR_BEHIND = 60
"""A browser that has missed more moves than this gets the whole instead of every step."""
BURST = 30
WATCH = 5.0
"""Seconds between two looks of one's own at what is stored."""
POLICY = 1008
"""The WebSocket close code for whoever breaks the rules of the conversation."""

Socket = WebSocket[Any, Any, Any]


class House(NamedTuple):
    """What all guests share."""

    hall: Hall
    company: Company
    channels: ChannelsPlugin
    presence: Presence
    settings: Settings


TheHouse: TypeAlias = NamedDependency[House]
"""The house, as a handler asks for it."""


class Guest:
    """One connection to one table."""

    def __init__(self, house: House, socket: Socket, table: Table, visitor: Visitor) -> None:
        self._house = house
        self._socket = socket
        self._table = table
        self._visitor = visitor
        self._face = 0
        self._shown = -1
        self._has_greeted = False
        self._is_open = True
        self._told_here: frozenset[str] = frozenset()
        self._sending = asyncio.Lock()
        self._allowance = _Allowance(house.settings.messages_per_second)

    # The conversation

    async def stay(self) -> None:
        """Talk until the browser goes away or breaks the rules."""
        house = self._house
        async with (
            house.channels.start_subscription([events.channel(self._table.id)]) as subscriber,
            subscriber.run_in_background(self._happened, join=False),
            house.presence.of(self._table.id, self._visitor.person),
            self._watching(),
        ):
            with suppress(WebSocketDisconnect):
                await self._listen()

    @asynccontextmanager
    async def _watching(self) -> AsyncIterator[None]:
        """With several processes, what one tells can get lost, and one can die; so look for oneself now and then."""
        watch = asyncio.create_task(self._watch()) if self._house.settings.redis else None
        try:
            yield
        finally:
            if watch is not None:
                watch.cancel()

    async def _watch(self) -> None:
        while self._is_open:
            await asyncio.sleep(WATCH)
            await self._happened(events.written(events.Moved(self._shown + 1)))
            self._house.company.wake(self._table.id)

    async def _listen(self) -> None:
        while self._is_open:
            text = await self._socket.receive_text()
            if len(text) > wire.LONGEST_MESSAGE or not self._allowance.has_room():
                return await self._part("too-much-said")
            try:
                said = wire.heard(text)
            except msgspec.DecodeError:
                return await self._part("not-understood")
            await self._hear(said)
        return None

    async def _part(self, why: str) -> None:
        await self._say(wire.Lost(self._text(why)))
        if self._is_open:
            self._is_open = False
            await self._socket.close(POLICY)

    async def _hear(self, said: wire.FromBrowser) -> None:
        if not self._has_greeted and not isinstance(said, wire.Hello):
            return await self._part("not-understood")
        match said:
            case wire.Hello():
                await self._greet(said.have)
            case wire.TryMove():
                await self._move(said)
            case wire.AskWhy():
                await self._explain(said)
            case wire.Face():
                await self._turn_to(said.seat)
        return None

    async def _say(self, message: wire.ToBrowser) -> None:
        if self._is_open:
            try:
                await self._socket.send_text(wire.spoken(message))
            except (OSError, WebSocketDisconnect):  # the browser has gone away
                self._is_open = False

    def _text(self, message: str) -> str:
        return texts.say(self._visitor.language, message)

    # What the browser wants

    async def _greet(self, have: int) -> None:
        if not await self._look_again():
            return await self._part("table-gone")
        if not is_by_our_rules(self._table):
            return await self._part("other-rules")
        self._has_greeted = True
        if self._table.status == "waiting":
            return await self._say(wire.Presence(self._players()))
        self._house.company.wake(self._table.id)
        if self._shown < 0:
            self._face = self._only_seat()
            have = have if self._face else -1
        return await self._show_now(have)

    async def _move(self, tried: wire.TryMove) -> None:
        await self._look_again()
        if tried.seat not in self._seats_mine():
            return await self._refuse(tried.number, self._text("not-your-seat"), "")
        if self._table.status != "playing":
            return await self._refuse(tried.number, self._text("not-playing"), "")
        refused = await self._house.hall.try_move(self._table, tried)
        if refused is None:
            self._house.company.wake(self._table.id)
            return None
        await self._refuse(tried.number, self._eyes().say(refused.message), refused.clause)
        return await self._show_now()

    async def _refuse(self, number: int, reason: str, clause: str) -> None:
        await self._say(wire.Refused(number, reason, clause))

    async def _explain(self, asked: wire.AskWhy) -> None:
        if asked.seat not in self._seats_mine() or self._table.status == "waiting":
            return await self._say(wire.Why(asked.path, None, ""))
        course = await self._house.hall.known_course(self._table, self._shown)
        refused: Refused | None = await run_sync(why_not, course, asked)
        reason = None if refused is None else self._eyes().say(refused.message)
        return await self._say(wire.Why(asked.path, reason, "" if refused is None else refused.clause))

    async def _turn_to(self, seat: int) -> None:
        if self._table.status == "waiting" or (seat and seat not in self._seats_mine()):
            return
        self._face = seat
        await self._show_now(-1)

    # What happens

    async def _happened(self, data: bytes) -> None:
        try:
            await self._take_in(events.read(data))
        except Exception:
            log.exception("table %s: somebody was not told", self._table.id)
            await self._part("error-500")

    async def _take_in(self, event: events.Event) -> None:
        match event:
            case events.Moved():
                await self._catch_up(event.number)
            case events.Seated():
                await self._reseat(event.rematch)
            case events.Thinks():
                await self._say(wire.Thinking(event.seat))
            case events.Here() | events.Gone():
                self._house.presence.note(self._table.id, event, self._visitor.person)
                await self._tell_presence()

    async def _tell_presence(self) -> None:
        here = self._house.presence.at(self._table.id)
        if self._has_greeted and here != self._told_here:
            self._told_here = here
            await self._say(wire.Presence(self._players()))

    async def _catch_up(self, number: int) -> None:
        async with self._sending:
            if self._has_greeted and number > self._shown and self._table.status != "waiting":
                await self._show(await self._house.hall.known_course(self._table, number), self._shown)

    async def _reseat(self, rematch: str | None) -> None:
        was = self._table.status
        await self._look_again()
        if rematch or was == "waiting":
            return await self._say(wire.Changed(f"/tables/{rematch}" if rematch else None))
        await self._say(wire.Presence(self._players()))
        if self._face and self._face not in self._seats_mine():
            await self._turn_to(self._only_seat())
        return None

    # What is shown

    async def _show_now(self, have: int | None = None) -> None:
        """Show what has been stored by now, to a browser that has what it says, or what it was sent last."""
        async with self._sending:
            course = await self._house.hall.course(self._table)
            await self._show(course, self._shown if have is None else have)

    async def _show(self, course: Course, have: int) -> None:
        """Bring the browser from what it has to what there is now, step by step or at once."""
        if course.number == have:
            self._shown = have
        elif 0 <= have < course.number <= have + FAR_BEHIND:
            await self._show_steps(course, have)
        else:
            await self._show_whole(course)

    async def _show_steps(self, course: Course, have: int) -> None:
        eyes = self._eyes()
        for number in range(have + 1, course.number + 1):
            frame = await run_sync(frames.frame, course, number, eyes)
            await self._say(wire.Step(frame))
            self._shown = number

    async def _show_whole(self, course: Course) -> None:
        whole = await run_sync(frames.whole, course, self._eyes(), self._players())
        await self._say(whole)
        self._shown = whole.frame.number

    # Who is here

    async def _look_again(self) -> bool:
        table = await self._house.hall.store.table(self._table.id)
        self._table = table or self._table
        return table is not None

    def _seats_mine(self) -> list[int]:
        return [seat.number for seat in self._table.seats if self._visitor.is_person(seat.person)]

    def _only_seat(self) -> int:
        mine = self._seats_mine()
        return mine[0] if len(mine) == 1 else 0

    def _players(self) -> list[wire.Player]:
        here = self._house.presence.at(self._table.id)
        return frames.players(self._table, self._visitor.language, here)

    def _eyes(self) -> Eyes:
        return frames.eyes(self._table, self._visitor.language, self._face, self._seats_mine())


class _Allowance:
    """How much may still be said: it fills up again with time."""

    def __init__(self, per_second: int) -> None:
        self._per_second = per_second
        self._left = float(BURST)
        self._at = monotonic()

    def has_room(self) -> bool:
        now = monotonic()
        self._left = min(BURST, self._left + (now - self._at) * self._per_second) - 1
        self._at = now
        return self._left >= 0
