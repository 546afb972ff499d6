"""Pages to read: home, rules, a new table, a table, its replay, its record."""

from typing import Annotated, Any

import msgspec
from anyio.to_thread import run_sync
from litestar import MediaType, Response, get
from litestar.params import QueryParameter
from litestar.response import Template

from hatake.bots import LEVELS
from hatake.contract import WITNESS
from hatake.registry import GAMES
from hatake.web import frames, showing, wire
from hatake.web.asking import Asked, Name, Sorry, page, visitor
from hatake.web.course import Course, is_by_our_rules
from hatake.web.frames import Eyes
from hatake.web.live import House, TheHouse
from hatake.web.people import Visitor
from hatake.web.rulebook import art, rulebook
from hatake.web.store import Table

Seen = Annotated[str, QueryParameter(name="seat", max_length=3)]


class Frames(msgspec.Struct):
    """A finished game, move by move."""

    frames: list[wire.Frame]
    log: list[wire.Line]


@get("/", include_in_schema=False)
async def home(request: Asked, house: TheHouse) -> Template:
    """The games, and the tables there are."""
    who = visitor(request)
    mine = await house.hall.store.tables_of(who.person.id) if who.person else []
    opened = await house.hall.store.open_tables()
    courses = [await _played(house, table) for table in mine]
    my_tables = await run_sync(showing.my_tables, mine, who, courses)
    return page(
        request,
        "home.html",
        games=showing.game_cards(who.language),
        my_tables=my_tables,
        open_tables=[showing.open_table(table, who.language) for table in opened],
    )


async def _played(house: House, table: Table) -> Course | None:
    """The course of a table in play; the home page says whose turn it is."""
    is_in_play = table.status == "playing" and is_by_our_rules(table)
    return await house.hall.course(table) if is_in_play else None


@get("/about", include_in_schema=False)
async def about(request: Asked) -> Template:
    """What this is."""
    return page(request, "about.html")


@get("/games/{slug:str}", include_in_schema=False)
async def rules(request: Asked, slug: Name) -> Template:
    """A game's rulebook."""
    known(slug)
    book = rulebook(slug, visitor(request).language)
    card = showing.game_card(slug, visitor(request).language)
    return page(request, "rules.html", game=card, body=book.body, contents=book.contents, sheet=art(slug))


@get("/new/{slug:str}", include_in_schema=False)
async def new_table(request: Asked, slug: Name) -> Template:
    """The form for a new table."""
    known(slug)
    return new_table_page(request, slug, {}, "")


def known(slug: str) -> str:
    """A game's name, if there is such a game."""
    if slug not in GAMES:
        raise Sorry(404, "no-such-game")
    return slug


def new_table_page(request: Asked, slug: str, given: dict[str, str], problem: str) -> Template:
    """The form for a new table, again where something was wrong with it."""
    language = visitor(request).language
    return page(
        request,
        "new.html",
        status_code=400 if problem else 200,
        game=showing.game_card(slug, language),
        levels=list(LEVELS),
        options=showing.option_fields(slug, language),
        given=given,
        problem=problem,
    )


# A table


@get("/tables/{table_id:str}", include_in_schema=False)
async def table_page(request: Asked, house: TheHouse, table_id: Name) -> Template:
    """A table: where people gather, the game, or how it ended."""
    table = await found(house, table_id)
    who = visitor(request)
    parts: dict[str, Any] = {"board": "", "log": [], "result": None, "sheet": ""}
    if table.status != "waiting":
        course = await house.hall.course(table)
        house.company.wake(table.id)
        parts = await run_sync(showing.game_parts, course, table, who)
    return page(request, "table.html", table=_card(request, house, table), levels=list(LEVELS), **parts)


@get("/tables/{table_id:str}/replay", include_in_schema=False)
async def replay(request: Asked, house: TheHouse, table_id: Name) -> Template:
    """Looking over a finished game."""
    table = await found(house, table_id)
    _must_be_over(table)
    course = await house.hall.course(table)
    board = await run_sync(showing.board, course, 0, WITNESS, visitor(request).language)
    return page(request, "replay.html", table=_card(request, house, table), board=board, sheet=art(table.game))


def _card(request: Asked, house: House, table: Table) -> showing.TableCard:
    here = house.presence.at(table.id)
    return showing.table_card(table, visitor(request), here, str(request.base_url))


async def found(house: House, table_id: str) -> Table:
    """The table of that name."""
    table = await house.hall.store.table(table_id)
    if table is None:
        raise Sorry(404, "table-gone")
    if not is_by_our_rules(table):
        raise Sorry(410, "other-rules")
    return table


def _must_be_over(table: Table) -> None:
    if table.status != "over":
        raise Sorry(409, "not-over-yet")


@get("/tables/{table_id:str}/frames")
async def all_frames(request: Asked, house: TheHouse, table_id: Name, seen: Seen = "0") -> Response[bytes]:
    """A finished game as a list of frames: from a seat, as a spectator (0) saw it, or with `all` cards open."""
    table = await found(house, table_id)
    _must_be_over(table)
    course = await house.hall.course(table)
    seat = WITNESS + 1 if seen == "all" else _seat_number(seen, table)
    eyes = frames.eyes(table, visitor(request).language, seat, [])
    body = await run_sync(_in_full, course, eyes)
    return Response(body, media_type=MediaType.JSON)


def _in_full(course: Course, eyes: Eyes) -> bytes:
    numbers = range(course.number + 1)
    whole = Frames([frames.frame(course, n, eyes) for n in numbers], frames.log(course, course.number, eyes))
    return msgspec.json.encode(whole)


def _seat_number(typed: str, table: Table) -> int:
    if not (typed.isascii() and typed.isdigit() and int(typed) <= len(table.seats)):
        raise Sorry(400, "no-such-seat-here")
    return int(typed)


@get("/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def record(request: Asked, house: TheHouse, table_id: Name, seen: Seen = "") -> Response[str]:
    """The game as text: whole once it is over, before that as the one who asks may read it."""
    table = await found(house, table_id)
    if table.status == "waiting":
        raise Sorry(409, "not-begun-yet")
    course = await house.hall.course(table)
    who = visitor(request)
    seat = None if table.status == "over" else _own_seat(table, who, seen)
    text = await run_sync(course.record, _tags(table, who), seat)
    name = f"hatake-{table.game}-{table.id}.txt"
    return Response(text, media_type=MediaType.TEXT, headers={"Content-Disposition": f'inline; filename="{name}"'})


def _own_seat(table: Table, who: Visitor, seen: str) -> int:
    if not seen:
        return showing.only_seat(table, who)
    seat = _seat_number(seen, table)
    if seat and seat not in showing.seats_of(table, who):
        raise Sorry(403, "not-your-seat")
    return seat


def _tags(table: Table, who: Visitor) -> dict[str, str]:
    named = frames.players(table, who.language, frozenset())
    return {"Date": table.made_at.date().isoformat()} | {f"Name{player.seat}": player.name for player in named}


@get("/health")
async def health() -> dict[str, str]:
    """Whether the server answers."""
    return {"status": "ok"}
