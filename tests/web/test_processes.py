"""Several server processes at the same tables. Here they are two applications over one database."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from hatake.contract import Refused
from hatake.web import events, laying, wire
from hatake.web.company import Company
from hatake.web.hall import Hall
from hatake.web.store import Seat, Store, Table, open_engine
from tests.web.browsing import GAME
from tests.web.conftest import quick


class Process:
    """As much of a server process as plays."""

    def __init__(self, data: Path, *, is_one_of_many: bool = True) -> None:
        settings = replace(quick(data), redis="redis://elsewhere" if is_one_of_many else "")
        self.told: list[events.Event] = []
        self.heard: asyncio.Queue[events.Event] = asyncio.Queue()
        self.hall = Hall(Store(open_engine(settings.database_url)), self._tell)
        self.company = Company(self.hall, settings)

    def _tell(self, _table_id: str, event: events.Event) -> None:
        self.told.append(event)
        self.heard.put_nowait(event)

    async def close(self) -> None:
        await self.company.close()
        await self.hall.store.close()


@pytest.fixture
async def two(data: Path) -> AsyncIterator[tuple[Process, Process]]:
    both = Process(data), Process(data)
    yield both
    for one in both:
        await one.close()


async def begun(process: Process, *kinds: str) -> Table:
    seats = [
        Seat(number, "bot", level=1) if kind == "bot" else Seat(number, "person", f"p{number}", f"N{number}")
        for number, kind in enumerate(kinds, 1)
    ]
    table = laying.new_table(GAME, seats, {"first": 1}, "p1")
    await process.hall.store.make(table)
    await process.hall.store.start(table.id)
    await process.hall.open_game(table)
    return table._replace(status="playing")


async def choice(process: Process, table: Table, which: int) -> wire.TryMove:
    course = await process.hall.course(table)
    assert course.mover is not None
    sighting = course.sighting(course.number, course.mover - 1)
    picks = sighting.game.stage.picks(sighting.record, sighting.actions[which])
    return wire.TryMove(1, course.number + 1, course.mover, list(picks))


async def test_one_process_goes_on_where_another_was(two: tuple[Process, Process]) -> None:
    table = await begun(two[0], "person", "person")
    for n in range(8):
        process = two[n % 2]
        assert await process.hall.try_move(table, await choice(process, table, 0)) is None
    courses = [await process.hall.course(table) for process in two]
    assert courses[0].match.history == courses[1].match.history
    assert len({course.match.states.tobytes() for course in courses}) == 1


async def test_a_race_for_a_number_is_lost_cleanly(two: tuple[Process, Process]) -> None:
    table = await begun(two[0], "person", "person")
    for _ in range(6):
        tried = [await choice(process, table, n) for n, process in enumerate(two)]
        verdicts = await asyncio.gather(
            *(process.hall.try_move(table, move) for process, move in zip(two, tried, strict=True))
        )
        assert sorted(verdict is None for verdict in verdicts) == [False, True]
        lost = next(verdict for verdict in verdicts if verdict is not None)
        assert isinstance(lost, Refused)
        assert lost.message.id in {"somebody-quicker", "table-has-moved-on"}
        courses = [await process.hall.course(table) for process in two]
        assert courses[0].match.history == courses[1].match.history
        winner = tried[[verdict is None for verdict in verdicts].index(True)]
        assert (await two[0].hall.store.moves(table.id))[winner.number - 1].seat == winner.seat


async def test_a_table_is_left_to_the_process_that_moved_last(
    two: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hatake.web.company.PATIENCE", 0.3)
    table = await begun(two[0], "bot", "bot")
    two[1].company.wake(table.id)
    await asyncio.sleep(0.1)
    assert not [event for event in two[1].told if isinstance(event, events.Thinks)]
    two[0].company.wake(table.id)
    await over(two[0], table)
    stored = [event for event in two[1].told if isinstance(event, events.Moved)]
    assert stored == [], "the second process never had to step in"


async def test_another_process_steps_in_where_nobody_goes_on(
    two: tuple[Process, Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hatake.web.company.PATIENCE", 0.1)
    table = await begun(two[0], "bot", "bot")
    two[1].company.wake(table.id)
    await over(two[1], table)


async def over(process: Process, table: Table) -> None:
    async with asyncio.timeout(60):
        while (await process.hall.course(table)).mover is not None:
            await process.heard.get()
