"""Who is looking at which table, over all processes: everybody tells it, newcomers ask."""

from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic

import anyio

from hatake.web.events import Event, Gone, Here
from hatake.web.people import Person

BEAT = 20.0
"""Seconds between two signs of life."""
SILENCE = 2.5 * BEAT
"""Whoever has given none for so long is gone."""


class Presence:
    """What this process has heard of who is where."""

    def __init__(self, tell: Callable[[str, Event], None]) -> None:
        self._tell = tell
        self._heard: dict[str, dict[str, float]] = defaultdict(dict)
        self._open: dict[tuple[str, str], int] = defaultdict(int)

    def at(self, table_id: str) -> frozenset[str]:
        """The people at a table."""
        now = monotonic()
        heard = self._heard.get(table_id, {})
        return frozenset(person for person, at in heard.items() if now - at < SILENCE)

    def note(self, table_id: str, event: Here | Gone, reader: Person | None) -> None:
        """Take in a sign of life. A newcomer is answered by each who reads this."""
        if isinstance(event, Here):
            self._heard[table_id][event.person] = monotonic()
            if event.is_new and reader is not None and reader.id != event.person:
                self._tell(table_id, Here(reader.id))
        elif (table_id, event.person) not in self._open:
            self._forget(table_id, event.person)

    def _forget(self, table_id: str, person: str) -> None:
        heard = self._heard.get(table_id, {})
        heard.pop(person, None)
        if not heard:
            self._heard.pop(table_id, None)

    @asynccontextmanager
    async def of(self, table_id: str, person: Person | None) -> AsyncIterator[None]:
        """Somebody is at a table while this lasts. Spectators without a name are not told of."""
        if person is None:
            yield
            return
        self._open[table_id, person.id] += 1
        self._heard[table_id][person.id] = monotonic()
        self._tell(table_id, Here(person.id, is_new=True))
        async with anyio.create_task_group() as beating:
            beating.start_soon(self._beat, table_id, person.id)
            try:
                yield
            finally:
                beating.cancel_scope.cancel()
                self._leave(table_id, person.id)

    async def _beat(self, table_id: str, person: str) -> None:
        while True:
            await anyio.sleep(BEAT)
            self._tell(table_id, Here(person))

    def _leave(self, table_id: str, person: str) -> None:
        """The last tab of somebody has been closed."""
        self._open[table_id, person] -= 1
        if self._open[table_id, person] == 0:
            del self._open[table_id, person]
            self._forget(table_id, person)
            self._tell(table_id, Gone(person))
