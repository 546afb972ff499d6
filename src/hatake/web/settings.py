"""How a server is set up: by arguments, or by HATAKE_... in the environment."""

import os
from dataclasses import dataclass
from pathlib import Path


def _given(name: str, usual: str) -> str:
    return os.environ.get(f"HATAKE_{name}", usual)


@dataclass(frozen=True)
class Settings:
    """Where a server keeps its tables and how it behaves.

    With nothing set, tables are in SQLite in the data folder and one process serves them. With `database` (the URL
    of a PostgreSQL) and `redis` (the URL of a Redis) any number of processes on any machines serve the same tables.
    """

    data: Path
    database: str = ""
    redis: str = ""
    bot_pause: float = 0.6
    """Seconds that a bot's move takes at least, so that people can follow."""
    quick_pause: float = 0.2
    """The same while only bots play."""
    writes_per_minute: int = 240
    """Forms that one address may send; 0 for any number."""
    messages_per_second: int = 15
    """Messages that one connection to a table may send, on average."""
    is_warmed: bool = True
    """Whether all games are made ready at the start, before the first table asks for one."""

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy names it."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.data / 'tables.sqlite'}"
        scheme, separator, rest = self.database.partition("://")
        return f"postgresql+asyncpg{separator}{rest}" if scheme in {"postgres", "postgresql"} else self.database


def settled(data: Path | None = None, database: str = "", redis: str = "") -> Settings:
    """What is given, then what the environment says, then the usual."""
    pause = float(_given("BOT_PAUSE", str(Settings.bot_pause)))
    return Settings(
        data=data or Path(_given("DATA", "data")),
        database=database or _given("DATABASE", ""),
        redis=redis or _given("REDIS", ""),
        bot_pause=pause,
        quick_pause=min(pause, Settings.quick_pause),
        writes_per_minute=int(_given("RATE", str(Settings.writes_per_minute))),
        is_warmed=_given("WARM", "1") != "0",
    )
