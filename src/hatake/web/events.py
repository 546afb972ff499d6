"""What the processes of a server tell each other about a table: only that something has changed, never a secret."""

from typing import TypeAlias

import msgspec


class Moved(msgspec.Struct, tag="moved"):
    """Moves have been stored, up to this number."""

    number: int


class Seated(msgspec.Struct, tag="seated"):
    """Somebody has sat down or left, or the game has begun; or its people go on at another table."""

    rematch: str | None = None


class Thinks(msgspec.Struct, tag="thinks"):
    """A bot has begun to think."""

    seat: int


class Here(msgspec.Struct, tag="here"):
    """Somebody is looking at the table. `is_new`: has just come, and asks who else is there."""

    person: str
    is_new: bool = False


class Gone(msgspec.Struct, tag="gone"):
    """Somebody has closed the table."""

    person: str


Event: TypeAlias = Moved | Seated | Thinks | Here | Gone

_decoder = msgspec.json.Decoder(Event)
_encoder = msgspec.json.Encoder()


def read(data: bytes) -> Event:
    """An event as it came over a channel."""
    event: Event = _decoder.decode(data)
    return event


def written(event: Event) -> bytes:
    """An event as it goes over a channel."""
    return _encoder.encode(event)


def channel(table_id: str) -> str:
    """Where the events of a table are told."""
    return f"table-{table_id}"
