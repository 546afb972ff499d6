"""Tables in the database. Every change is one transaction; what it rests on is checked by the change itself."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Literal, NamedTuple, cast

import anyio
from sqlalchemy import CursorResult, Executable, Row, Select, delete, event, exists, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import QueuePool

from hatake.web.schema import MOVES, SEATS, TABLES

Status = Literal["waiting", "playing", "over"]
Kind = Literal["open", "person", "bot"]


class Seat(NamedTuple):
    """One seat of a table and who sits on it."""

    number: int
    kind: Kind
    person: str | None = None
    name: str = ""
    level: int = 0


class Table(NamedTuple):
    """A table as it is stored, without its moves."""

    id: str
    game: str
    rules_version: str
    options: Mapping[str, int]
    seed: str
    status: Status
    host: str
    made_at: datetime
    rematch: str | None
    seats: tuple[Seat, ...]


class Move(NamedTuple):
    """A move as it is stored; seat 0 is chance."""

    number: int
    seat: int
    is_aside: bool
    text: str


LAST_LOOKS = 500
"""How often a closing database looks whether a connection is still in use, a hundredth of a second apart."""
FREE: Mapping[str, Any] = {"kind": "open", "person": None, "name": "", "level": 0}


def open_engine(url: str) -> AsyncEngine:
    """The database. SQLite writes through to the disk before a change counts as made."""
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _settle_sqlite)
    return engine


def _settle_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Store:
    """All tables there are."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def close(self) -> None:
        """Let go of the database, once those who were cut off in the middle have given their connections back."""
        pool = cast("QueuePool", self._engine.pool)
        for _ in range(LAST_LOOKS):
            if pool.checkedout() == 0:
                break
            await anyio.sleep(0.01)
        await self._engine.dispose()

    # Reading

    async def table(self, table_id: str) -> Table | None:
        """One table, or None where there is none."""
        found = await self._tables(select(TABLES).where(TABLES.c.id == table_id))
        return found[0] if found else None

    async def open_tables(self, limit: int = 30) -> list[Table]:
        """Tables that wait for somebody to sit down, the newest first."""
        has_room = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "open")
        wanted = select(TABLES).where(TABLES.c.status == "waiting", has_room)
        return await self._tables(wanted.order_by(TABLES.c.made_at.desc()).limit(limit))

    async def tables_of(self, person: str, limit: int = 30) -> list[Table]:
        """Tables that somebody sits at, the newest first."""
        sits = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.person == person)
        return await self._tables(select(TABLES).where(sits).order_by(TABLES.c.made_at.desc()).limit(limit))

    async def moves(self, table_id: str, after: int = 0) -> list[Move]:
        """The moves of a table from one number on."""
        wanted = select(MOVES.c.number, MOVES.c.seat, MOVES.c.is_aside, MOVES.c.text)
        wanted = wanted.where(MOVES.c.table_id == table_id, MOVES.c.number > after).order_by(MOVES.c.number)
        return [Move._make(row) for row in await self._rows(wanted)]

    async def _rows(self, wanted: Select[Any]) -> Sequence[Row[Any]]:
        async with self._engine.connect() as connection:
            rows: Sequence[Row[Any]] = (await connection.execute(wanted)).all()
        return rows

    async def _tables(self, wanted: Select[Any]) -> list[Table]:
        async with self._engine.connect() as connection:
            tables = (await connection.execute(wanted)).all()
            ids = [row.id for row in tables]
            wanted = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.number)
            seats = (await connection.execute(wanted)).all()
        seated: dict[str, list[Seat]] = defaultdict(list)
        for table_id, *seat in seats:
            seated[table_id].append(Seat(*seat))
        return [Table._make([*row, tuple(seated[row.id])]) for row in tables]

    # Changing

    async def make(self, table: Table) -> None:
        """Keep a new table with its seats."""
        async with self._engine.begin() as connection:
            await self._keep(connection, table)

    async def _keep(self, connection: AsyncConnection, table: Table) -> None:
        row = {name: value for name, value in table._asdict().items() if name != "seats"}
        await connection.execute(insert(TABLES), row | {"options": dict(table.options)})
        await connection.execute(insert(SEATS), [{"table_id": table.id, **seat._asdict()} for seat in table.seats])

    async def take_seat(self, table_id: str, seat: Seat) -> bool:
        """Fill a free seat of a waiting table; False where it is no longer free."""
        values = seat._asdict() | {"number": seat.number}
        return await self._change(
            update(SEATS)
            .where(SEATS.c.table_id == table_id, SEATS.c.number == seat.number, SEATS.c.kind == "open")
            .where(self._is(table_id, "waiting"))
            .values(values)
        )

    async def free_seat(self, table_id: str, number: int) -> bool:
        """Free a seat of a waiting table."""
        chosen = (SEATS.c.table_id == table_id, SEATS.c.number == number)
        return await self._change(update(SEATS).where(*chosen, self._is(table_id, "waiting")).values(FREE))

    async def replace_by_bot(self, table_id: str, number: int, level: int) -> bool:
        """Let a bot play on for a person."""
        chosen = (SEATS.c.table_id == table_id, SEATS.c.number == number, SEATS.c.kind == "person")
        values = {"kind": "bot", "person": None, "name": "", "level": level}
        return await self._change(update(SEATS).where(*chosen, self._is(table_id, "playing")).values(values))

    async def start(self, table_id: str) -> bool:
        """Begin the game of a waiting table whose seats are all taken."""
        has_room = exists().where(SEATS.c.table_id == table_id, SEATS.c.kind == "open")
        chosen = (TABLES.c.id == table_id, TABLES.c.status == "waiting", ~has_room)
        return await self._change(update(TABLES).where(*chosen).values(status="playing"))

    async def make_rematch(self, table_id: str, again: Table) -> str:
        """Keep the table where these people go on; returns its id, or that of the one there is already."""
        chosen = (TABLES.c.id == table_id, TABLES.c.rematch.is_(None))
        async with self._engine.begin() as connection:
            lead = update(TABLES).where(*chosen).values(rematch=again.id)
            if cast("CursorResult[Any]", await connection.execute(lead)).rowcount:
                await self._keep(connection, again)
            there = await connection.execute(select(TABLES.c.rematch).where(TABLES.c.id == table_id))
        return str(there.scalar_one())

    async def clear_away(self, table_id: str) -> bool:
        """Drop a waiting table that nobody sits at any more."""
        has_people = exists().where(SEATS.c.table_id == table_id, SEATS.c.kind == "person")
        return await self._change(
            delete(TABLES).where(TABLES.c.id == table_id, TABLES.c.status == "waiting", ~has_people)
        )

    async def add_moves(self, table_id: str, moves: Iterable[Move], *, is_over: bool) -> bool:
        """Write moves down, all or none; False where somebody has already made a move of such a number."""
        rows = [{"table_id": table_id, **move._asdict()} for move in moves]
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(MOVES), rows)
                if is_over:
                    await connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(status="over"))
        except IntegrityError:
            return False
        return True

    async def rename(self, person: str, name: str) -> None:
        """Call somebody by another name at all tables that are not over."""
        running = select(TABLES.c.id).where(TABLES.c.status != "over")
        chosen = (SEATS.c.person == person, SEATS.c.table_id.in_(running))
        await self._change(update(SEATS).where(*chosen).values(name=name))

    async def _change(self, change: Executable) -> bool:
        async with self._engine.begin() as connection:
            done = cast("CursorResult[Any]", await connection.execute(change))
        return done.rowcount > 0

    @staticmethod
    def _is(table_id: str, status: Status) -> Any:
        return exists().where(TABLES.c.id == table_id, TABLES.c.status == status)


def now() -> datetime:
    """The time, as it is stored."""
    return datetime.now(UTC)
