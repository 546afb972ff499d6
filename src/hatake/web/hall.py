"""The hall: all tables as this process knows them, and every way to change one.

A move is judged on the course of the table, stored, and only then made and told. When another process has stored a
move of the same number first, nothing happens here but that the course catches up.

Whatever calls a game's compiled functions does so in a thread: the first call may have to wait until it is compiled.
"""

from collections import OrderedDict
from collections.abc import Callable

import anyio
from anyio.to_thread import run_sync

from hatake.contract import Message, Refused
from hatake.web import course as courses
from hatake.web import events, wire
from hatake.web.course import Course, Stretch
from hatake.web.events import Event
from hatake.web.store import Store, Table

KEPT_COURSES = 200
"""Courses that stay in memory; others are rebuilt from their moves when asked for."""
Tell = Callable[[str, Event], None]


class Place:
    """Where a table stands in this process; whoever changes its course holds the lock."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.lock = anyio.Lock()
        self.stored = -1
        """The number of the last move that this process has stored."""


class Hall:
    """Everything that happens at tables goes through here."""

    def __init__(self, store: Store, tell: Tell) -> None:
        self.store = store
        self.tell = tell
        self._places: OrderedDict[str, Place] = OrderedDict()

    # The course of a table

    async def course(self, table: Table) -> Course:
        """The table's course, with all moves that are stored by now."""
        place = await self._place(table)
        async with place.lock:
            await self._catch_up(place.course)
        return place.course

    async def known_course(self, table: Table, number: int) -> Course:
        """The same, without asking the database where the course is known up to a move."""
        place = self._places.get(table.id)
        known = place is not None and place.course.number >= number
        return place.course if place and known else await self.course(table)

    async def _place(self, table: Table) -> Place:
        if table.id not in self._places:
            fresh = Place(await run_sync(Course, table))
            self._places.setdefault(table.id, fresh)  # somebody may have been quicker
            while len(self._places) > KEPT_COURSES:
                self._places.popitem(last=False)
        self._places.move_to_end(table.id)
        return self._places[table.id]

    async def _catch_up(self, course: Course) -> None:
        moves = await self.store.moves(course.table_id, course.number)
        if moves:
            await run_sync(course.follow, moves)

    # Moves

    async def try_move(self, table: Table, tried: wire.TryMove) -> Refused | None:
        """Make a person's move; None when it is stored, else why not. Whose seat it is has been seen to before."""
        place = await self._place(table)
        async with place.lock:
            await self._catch_up(place.course)
            if _is_done_already(place.course, tried):
                return None
            judged = await run_sync(judge, place.course, tried)
            return judged if isinstance(judged, Refused) else await self._store(place, judged)

    async def make_move(self, table: Table, number: int, seat: int, action: int) -> bool:
        """Make a bot's move, if the table still stands at the number it has thought about."""
        place = await self._place(table)
        async with place.lock:
            await self._catch_up(place.course)
            if place.course.number != number:
                return False
            return await self._store(place, await run_sync(place.course.ahead, seat, action)) is None

    async def open_game(self, table: Table) -> None:
        """Let chance do what comes before the first decision."""
        place = await self._place(table)
        async with place.lock:
            await self._catch_up(place.course)
            if place.course.number > 0:
                return
            opening = await run_sync(place.course.opening)
            if opening.moves:
                await self._store(place, opening)

    def is_own(self, table_id: str) -> bool:
        """Whether it was this process that made the table's last move."""
        place = self._places.get(table_id)
        return place is not None and place.stored == place.course.number

    async def _store(self, place: Place, stretch: Stretch) -> Refused | None:
        course = place.course
        if not await self.store.add_moves(course.table_id, stretch.stored, is_over=stretch.is_over):
            await self._catch_up(course)
            return Refused(Message("somebody-quicker"), "")
        course.add(stretch)
        place.stored = course.number
        self.tell(course.table_id, events.Moved(course.number))
        return None


# Judging


def _is_done_already(course: Course, tried: wire.TryMove) -> bool:
    """Whether this very move has been stored: a browser may send it again after a broken line."""
    if not 1 <= tried.number <= course.number:
        return False
    move = course.match.history[tried.number - 1]
    if move.seat != tried.seat - 1:
        return False
    picks = course.variant.game.stage.picks
    return tuple(tried.path) == tuple(picks(course.sighting(tried.number - 1, move.seat).record, move.action))


def judge(course: Course, tried: wire.TryMove) -> Stretch | Refused:
    """What a tried move leads to, or why it may not be made."""
    if tried.number != course.number + 1 and not still_stands(course, tried):
        return Refused(Message("table-has-moved-on"), "")
    sighting = course.sighting(course.number, tried.seat - 1)
    action = courses.paths(sighting).get(tuple(tried.path))
    if action is None:
        return courses.why_not(sighting, tried.path) or Refused(Message("no-such-move"), "")
    return course.ahead(tried.seat, action)


def still_stands(course: Course, tried: wire.TryMove) -> bool:
    """Whether a choice made a moment ago is still good: nobody's move out of turn may disturb another's choice.

    It is when the seat itself has not moved since, and all moves since, or this one when it was chosen, are out of
    turn.
    """
    if not 1 <= tried.number <= course.number:
        return False
    since = course.seats_moved(tried.number - 1)
    is_aside = course.mover_after(tried.number - 1) != tried.seat
    return all(seat != tried.seat and (is_aside or aside) for seat, aside in since)


def why_not(course: Course, asked: wire.AskWhy) -> Refused | None:
    """Why no legal move of a seat begins with these picks."""
    return courses.why_not(course.sighting(course.number, asked.seat - 1), asked.path)
