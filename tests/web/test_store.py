import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from hatake.web import laying
from hatake.web.prepare import MIGRATIONS, prepare
from hatake.web.schema import HEAD, METADATA
from hatake.web.settings import Settings, settled
from hatake.web.store import Move, Seat, Store, Table, open_engine
from tests.web.browsing import GAME


@pytest.fixture
async def store(data: Path) -> AsyncIterator[Store]:
    made = Store(open_engine(Settings(data).database_url))
    yield made
    await made.close()


def laid(*kinds: str) -> Table:
    seats = [
        Seat(number, "person", f"person-{number}", f"Name {number}") if kind == "person" else Seat(number, "open")
        for number, kind in enumerate(kinds, 1)
    ]
    return laying.new_table(GAME, seats, {"first": 1}, "person-1")


def moves(*numbers: int) -> list[Move]:
    return [Move(number, 1, is_aside=False, text=f"move {number}") for number in numbers]


async def test_a_table_is_kept_as_it_was_laid(store: Store) -> None:
    table = laid("person", "open")
    await store.make(table)
    found = await store.table(table.id)
    assert found is not None
    assert found._replace(made_at=table.made_at) == table
    assert await store.table("nothing") is None


async def test_moves_are_all_kept_or_none(store: Store) -> None:
    table = laid("person", "person")
    await store.make(table)
    assert await store.add_moves(table.id, moves(1, 2), is_over=False)
    assert not await store.add_moves(table.id, moves(3, 2), is_over=True), "move 2 is there already"
    assert await store.moves(table.id) == moves(1, 2)
    assert await store.moves(table.id, 1) == moves(2)
    found = await store.table(table.id)
    assert found is not None
    assert found.status == "waiting", "the end was not kept either"


async def test_of_many_who_make_the_same_move_one_succeeds(store: Store) -> None:
    table = laid("person", "person")
    await store.make(table)
    tried = [store.add_moves(table.id, [Move(1, seat, is_aside=False, text="x")], is_over=False) for seat in range(9)]
    assert sorted(await asyncio.gather(*tried)) == [False] * 8 + [True]
    assert len(await store.moves(table.id)) == 1


async def test_of_many_who_want_a_seat_one_gets_it(store: Store) -> None:
    table = laid("person", "open")
    await store.make(table)
    tried = [store.take_seat(table.id, Seat(2, "person", f"p{n}", f"P{n}")) for n in range(9)]
    assert sorted(await asyncio.gather(*tried)) == [False] * 8 + [True]


async def test_a_table_starts_once_and_only_when_full(store: Store) -> None:
    table = laid("person", "open")
    await store.make(table)
    assert not await store.start(table.id)
    assert await store.take_seat(table.id, Seat(2, "bot", level=1))
    assert await store.start(table.id)
    assert not await store.start(table.id)
    assert not await store.free_seat(table.id, 1), "in play, seats are not freed"
    assert await store.replace_by_bot(table.id, 1, 2)
    assert not await store.replace_by_bot(table.id, 1, 2)


async def test_of_many_rematches_one_is_made(store: Store) -> None:
    table = laid("person", "person")
    await store.make(table)
    led = await asyncio.gather(*(store.make_rematch(table.id, laid("person", "person")) for _ in range(5)))
    assert len(set(led)) == 1
    assert await store.table(led[0]) is not None


async def test_only_a_waiting_table_without_people_is_cleared_away(store: Store) -> None:
    table, played = laid("person", "open"), laid("person")
    await store.make(table)
    await store.make(played)
    assert not await store.clear_away(table.id)
    assert await store.start(played.id)
    await store.replace_by_bot(played.id, 1, 1)
    assert not await store.clear_away(played.id)
    await store.free_seat(table.id, 1)
    assert await store.clear_away(table.id)
    assert await store.table(table.id) is None


async def test_sqlite_writes_through_to_the_disk(data: Path) -> None:
    engine = open_engine(Settings(data).database_url)
    async with engine.connect() as connection:
        told = [
            (await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in ("journal_mode", "synchronous")
        ]
    await engine.dispose()
    assert told == ["wal", 2]


async def test_migrations_lead_to_the_schema(data: Path) -> None:
    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    engine = open_engine(Settings(data).database_url)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


async def test_the_key_is_made_once(tmp_path: Path) -> None:
    first = await prepare(Settings(tmp_path / "one"))
    assert await prepare(Settings(tmp_path / "one")) == first
    assert await prepare(Settings(tmp_path / "two")) != first
    assert len(first) == 64


def test_postgresql_and_redis_are_two_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("DATABASE", "REDIS", "DATA", "BOT_PAUSE", "RATE"):
        monkeypatch.delenv(f"HATAKE_{name}", raising=False)
    assert settled(tmp_path).database_url == f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite"
    monkeypatch.setenv("HATAKE_DATABASE", "postgres://user@db/hatake")
    monkeypatch.setenv("HATAKE_REDIS", "redis://cache")
    assert settled(tmp_path).database_url == "postgresql+asyncpg://user@db/hatake"
    assert settled(tmp_path).redis == "redis://cache"
    assert settled(tmp_path, "postgresql://other/x").database_url == "postgresql+asyncpg://other/x"


def test_bots_wait_no_longer_among_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HATAKE_BOT_PAUSE", "0.05")
    assert settled().quick_pause == 0.05
    monkeypatch.setenv("HATAKE_BOT_PAUSE", "2")
    assert settled().quick_pause == Settings.quick_pause
