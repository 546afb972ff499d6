"""Before a server starts: the database comes to the newest schema, and the server's key is found or made."""

import secrets
from pathlib import Path

from sqlalchemy import Connection, inspect, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from hatake.web.schema import HEAD, KEYS
from hatake.web.settings import Settings
from hatake.web.store import open_engine

LOCK = 7274
"""Whoever migrates a PostgreSQL holds its lock of this number."""
MIGRATIONS = Path(__file__).parent / "migrations"


async def prepare(settings: Settings) -> str:
    """Migrate; returns the key that signs cookies. It is in the database, so that all processes share it."""
    settings.data.mkdir(parents=True, exist_ok=True)
    engine = open_engine(settings.database_url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
        return await _key(engine)
    finally:
        await engine.dispose()


def migrate(connection: Connection) -> None:
    """Bring the schema to the newest step. Alembic is loaded only when there is something to do."""
    if connection.dialect.name == "postgresql":  # several processes may start at once
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    if _step(connection) == HEAD:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _step(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


async def _key(engine: AsyncEngine) -> str:
    try:
        async with engine.begin() as connection:
            await connection.execute(KEYS.insert(), {"name": "signing", "value": secrets.token_hex(32)})
    except IntegrityError:
        pass  # made before, by this process or another
    async with engine.connect() as connection:
        found = await connection.execute(select(KEYS.c.value).where(KEYS.c.name == "signing"))
        return str(found.scalar_one())
