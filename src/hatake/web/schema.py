"""What is stored: tables, their seats, and their moves. A table's game is nothing but its moves."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
)

HEAD = "0001"
"""The newest migration."""

METADATA = MetaData()

KEYS = Table(
    "keys",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("value", String(128), nullable=False),
)
"""Secrets that all processes of a server share."""

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", String(20), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("status", String(10), nullable=False),
    Column("host", String(32), nullable=False),
    Column("made_at", DateTime(timezone=True), nullable=False),
    Column("rematch", String(24), nullable=True),
    Index("tables_by_status", "status", "made_at"),
)
"""One row a table; `status` is waiting, playing or over; `host` is the person who made it."""

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person", String(32), nullable=True),
    Column("name", String(40), nullable=False),
    Column("level", Integer, nullable=False),
    Index("seats_by_person", "person"),
)
"""Who sits where; `kind` is open, person or bot."""

MOVES = Table(
    "moves",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("is_aside", Boolean, nullable=False),
    Column("text", String(120), nullable=False),
)
"""The moves of each table, numbered from 1; seat 0 is chance, an aside is a move out of turn."""
