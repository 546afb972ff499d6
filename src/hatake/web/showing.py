"""What templates are given: games and tables as plain facts, in the visitor's language."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from hatake.contract import Message
from hatake.engine.chance import commitment
from hatake.engine.variant import Variant
from hatake.registry import GAMES, load
from hatake.web import frames, rulebook, texts
from hatake.web.course import Course
from hatake.web.people import Visitor
from hatake.web.store import Seat, Table
from hatake.web.texts import Html


class GameCard(NamedTuple):
    """A game, to choose from."""

    slug: str
    title: str
    tagline: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    logo: str


def game_card(slug: str, language: str) -> GameCard:
    """One game."""
    game, speech = load(slug), texts.speech(language, slug)
    return GameCard(
        slug,
        speech.say(Message("title")),
        speech.say(Message("tagline")),
        (game.seats[0], game.seats[-1]),
        game.minutes,
        f"logo-{slug}",
    )


def game_cards(language: str) -> list[GameCard]:
    """All games, in the registry's order."""
    return [game_card(slug, language) for slug in GAMES]


def title(slug: str, language: str) -> str:
    """What a game is called; a game that is no longer there, by its name."""
    return texts.speech(language, slug).say(Message("title")) if slug in GAMES else slug


# Options


class OptionField(NamedTuple):
    """An option of a game, to be set."""

    name: str
    label: str
    low: int
    high: int
    usual: int
    choices: tuple[tuple[int, str], ...] = ()
    """What may be chosen, in words; empty where it is a plain number."""


def option_fields(slug: str, language: str) -> list[OptionField]:
    """The options of a game; seats are counted as many as there can be."""
    declared = Variant(slug, load(slug).seats[-1]).declared()
    return [
        OptionField(
            *(name, option_label(slug, name, language), option.low, option.high, option.usual),
            choices=_first_players(option.high, language) if name == "first" else (),
        )
        for name, option in declared.items()
    ]


def option_label(slug: str, name: str, language: str) -> str:
    """What an option is called: by the game, and `first` by the pages."""
    return texts.speech(language, slug).say(Message(f"option-{name}"))


def _first_players(seats: int, language: str) -> tuple[tuple[int, str], ...]:
    by_seat = ((number, texts.say(language, "seat-number", number=number)) for number in range(1, seats + 1))
    return (0, texts.say(language, "first-by-chance")), *by_seat


# Tables on the home page


class OpenTable(NamedTuple):
    """A table with a free seat."""

    id: str
    title: str
    slug: str
    host: str
    seats: int
    free: int


def open_table(table: Table, language: str) -> OpenTable:
    """A table that waits for people."""
    host = next((seat.name for seat in table.seats if seat.person == table.host), "")
    host = host or next((seat.name for seat in table.seats if seat.kind == "person"), texts.say(language, "guest"))
    free = sum(seat.kind == "open" for seat in table.seats)
    return OpenTable(table.id, title(table.game, language), table.game, host, len(table.seats), free)


class MyTable(NamedTuple):
    """A table that the visitor sits at."""

    id: str
    title: str
    slug: str
    status: str
    is_my_turn: bool
    players: list[str]


def my_tables(tables: Sequence[Table], visitor: Visitor, courses: Sequence[Course | None]) -> list[MyTable]:
    """The visitor's tables; each with its course where it is being played."""
    return [_my_table(table, visitor, course) for table, course in zip(tables, courses, strict=True)]


def _my_table(table: Table, visitor: Visitor, course: Course | None) -> MyTable:
    mover = course.mover if course else None
    is_my_turn = mover is not None and visitor.is_person(table.seats[mover - 1].person)
    players = [name for name in texts.names(table, visitor.language).values() if name]
    return MyTable(table.id, title(table.game, visitor.language), table.game, table.status, is_my_turn, players)


# The table's own page


class SeatCard(NamedTuple):
    """A seat and who sits there."""

    number: int
    kind: str
    name: str
    level: int
    is_mine: bool
    is_here: bool


class TableCard(NamedTuple):
    """A table, whether it waits, is played at, or is over."""

    id: str
    slug: str
    title: str
    status: str
    seats: list[SeatCard]
    is_host: bool
    may_start: bool
    has_room: bool
    may_sit: bool
    commitment: str
    seed: str | None
    options: list[dict[str, Any]]
    record_url: str
    replay_url: str
    share_url: str


def seats_of(table: Table, visitor: Visitor) -> list[int]:
    """The numbers of the seats the visitor sits on."""
    return [seat.number for seat in table.seats if visitor.is_person(seat.person)]


def only_seat(table: Table, visitor: Visitor) -> int:
    """The seat a visitor looks from when a page opens: their own if they have just one, else a spectator's."""
    mine = seats_of(table, visitor)
    return mine[0] if len(mine) == 1 else 0


def table_card(table: Table, visitor: Visitor, here: frozenset[str], base_url: str) -> TableCard:
    """All facts of a table but its game."""
    mine, has_room = seats_of(table, visitor), any(seat.kind == "open" for seat in table.seats)
    is_host, names = visitor.is_person(table.host), texts.names(table, visitor.language)
    return TableCard(
        id=table.id,
        slug=table.game,
        title=title(table.game, visitor.language),
        status=table.status,
        seats=[_seat_card(seat, names[seat.number - 1], visitor, here) for seat in table.seats],
        is_host=is_host,
        may_start=table.status == "waiting" and not has_room and (is_host or bool(mine)),
        has_room=has_room,
        may_sit=has_room and not mine,
        commitment=commitment(table.seed),
        seed=table.seed if table.status == "over" else None,
        options=_options(table, visitor.language),
        record_url=f"/tables/{table.id}/record",
        replay_url=f"/tables/{table.id}/replay",
        share_url=f"{base_url.rstrip('/')}/tables/{table.id}",
    )


def _seat_card(seat: Seat, name: str, visitor: Visitor, here: frozenset[str]) -> SeatCard:
    is_here = seat.kind == "bot" or seat.person in here
    return SeatCard(seat.number, seat.kind, name, seat.level, visitor.is_person(seat.person), is_here)


def _options(table: Table, language: str) -> list[dict[str, Any]]:
    usual = load(table.game).options
    return [
        {"label": option_label(table.game, name, language), "value": value}
        for name, value in table.options.items()
        if name in usual or value
    ]


def game_parts(course: Course, table: Table, visitor: Visitor) -> dict[str, Any]:
    """The game at a table as a visitor sees it, to be read: board, log and result."""
    seat = only_seat(table, visitor)
    eyes = frames.eyes(table, visitor.language, seat, seats_of(table, visitor))
    return {
        "board": board(course, course.number, seat - 1, visitor.language),
        "log": frames.log(course, course.number, eyes),
        "result": frames.frame(course, course.number, eyes).result,
        "sheet": rulebook.art(table.game),
    }


def board(course: Course, number: int, viewer: int, language: str) -> Html:
    """The board after a move, as a picture that is there before any script has run. One with a field is wide."""
    sighting = course.sighting(number, viewer)
    start = '<svg class="wide" ' if sighting.scene.field else "<svg "
    return Html(sighting.svg(language).replace("<svg ", start, 1))
