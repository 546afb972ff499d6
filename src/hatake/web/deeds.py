"""Forms: everything people do to tables, and to what the server knows of them."""

from anyio.to_thread import run_sync
from litestar import post
from litestar.response import Redirect, Template

from hatake.bots import LEVELS
from hatake.engine.speech import LANGUAGES
from hatake.registry import load
from hatake.web import events, laying, showing
from hatake.web.asking import Asked, Name, Sorry, form, go, introduce, visitor, way_back, whole_number
from hatake.web.company import EASY
from hatake.web.laying import Problem
from hatake.web.live import House, TheHouse
from hatake.web.pages import found, known, new_table_page
from hatake.web.people import language_cookie
from hatake.web.store import Seat, Table


@post("/name", include_in_schema=False)
async def take_name(request: Asked, house: TheHouse) -> Redirect:
    """Be called by another name from now on."""
    fields = await form(request)
    person, cookies = introduce(request, fields)
    await house.hall.store.rename(person.id, person.name)
    for table in await house.hall.store.tables_of(person.id):
        house.hall.tell(table.id, events.Seated())
    return go(way_back(fields), *cookies)


@post("/language", include_in_schema=False)
async def take_language(request: Asked) -> Redirect:
    """Read another language from now on."""
    fields = await form(request)
    language = fields.get("language", "")
    if language not in LANGUAGES:
        raise Sorry(400, "no-such-language")
    return go(way_back(fields), language_cookie(language, request))


# New tables


@post("/play/{slug:str}", include_in_schema=False)
async def play_now(request: Asked, house: TheHouse, slug: Name) -> Redirect:
    """One click: a table against bots, begun at once."""
    allowed = load(known(slug)).seats
    person, cookies = introduce(request, await form(request))
    wanted = min(max(allowed[0], 3), allowed[-1])
    me = Seat(1, "person", person.id, person.name)
    bots = (Seat(number, "bot", level=EASY) for number in range(2, wanted + 1))
    table = laying.new_table(slug, (me, *bots), {}, person.id)
    await house.hall.store.make(table)
    await _begin(house, table)
    return go(f"/tables/{table.id}", *cookies)


@post("/tables", include_in_schema=False, status_code=200)
async def make_table(request: Asked, house: TheHouse) -> Redirect | Template:
    """A new table, as the form says."""
    fields = await form(request)
    slug = known(fields.get("game", ""))
    person, cookies = introduce(request, fields)
    try:
        table = await run_sync(laying.laid, slug, fields, person)
    except Problem as wrong:
        return new_table_page(request, slug, fields, laying.spoken(wrong, slug, visitor(request).language))
    await house.hall.store.make(table)
    return go(f"/tables/{table.id}", *cookies)


async def _begin(house: House, table: Table) -> None:
    if await house.hall.store.start(table.id):
        await house.hall.open_game(table)
        house.hall.tell(table.id, events.Seated())
        house.company.wake(table.id)


# At a table


@post("/tables/{table_id:str}/seat", include_in_schema=False)
async def sit(request: Asked, house: TheHouse, table_id: Name) -> Redirect:
    """Sit down on a free seat: the one named, or the first."""
    table = await found(house, table_id)
    fields = await form(request)
    person, cookies = introduce(request, fields)
    number = _free_seat(table, whole_number(fields, "seat"))
    if not await house.hall.store.take_seat(table.id, Seat(number, "person", person.id, person.name)):
        raise Sorry(409, "seat-taken")
    house.hall.tell(table.id, events.Seated())
    return go(f"/tables/{table.id}", *cookies)


def _free_seat(table: Table, wanted: int | None) -> int:
    free = [seat.number for seat in table.seats if seat.kind == "open"]
    if not free or table.status != "waiting" or (wanted is not None and wanted not in free):
        raise Sorry(409, "seat-taken")
    return free[0] if wanted is None else wanted


@post("/tables/{table_id:str}/bot", include_in_schema=False)
async def seat_bot(request: Asked, house: TheHouse, table_id: Name) -> Redirect:
    """Put a bot on a free seat; or, in play, on that of somebody who has gone away."""
    table = await found(house, table_id)
    fields = await form(request)
    level, wanted = whole_number(fields, "level") or EASY, whole_number(fields, "seat")
    if level not in LEVELS:
        raise Sorry(400, "no-such-level")
    if table.status == "playing":
        await _replace_absent(request, house, table, wanted or 0)
    else:
        await _seat_bot(request, house, table, Seat(_free_seat(table, wanted), "bot", level=level))
    house.hall.tell(table.id, events.Seated())
    return go(f"/tables/{table.id}")


async def _seat_bot(request: Asked, house: House, table: Table, bot: Seat) -> None:
    if not visitor(request).is_person(table.host):
        raise Sorry(403, "host-only")
    if not await house.hall.store.take_seat(table.id, bot):
        raise Sorry(409, "seat-taken")


async def _replace_absent(request: Asked, house: House, table: Table, number: int) -> None:
    _must_sit(request, table)
    here = house.presence.at(table.id)
    absent = [seat.number for seat in table.seats if seat.kind == "person" and seat.person not in here]
    if number not in absent:
        raise Sorry(409, "is-not-away")
    await house.hall.store.replace_by_bot(table.id, number, EASY)
    house.company.wake(table.id)


def _must_sit(request: Asked, table: Table) -> None:
    if not showing.seats_of(table, visitor(request)):
        raise Sorry(403, "sitters-only")


@post("/tables/{table_id:str}/start", include_in_schema=False)
async def start(request: Asked, house: TheHouse, table_id: Name) -> Redirect:
    """Begin the game."""
    table = await found(house, table_id)
    if not visitor(request).is_person(table.host):
        _must_sit(request, table)
    if any(seat.kind == "open" for seat in table.seats):
        raise Sorry(409, "waiting-for-seats")
    await _begin(house, table)
    return go(f"/tables/{table.id}")


@post("/tables/{table_id:str}/leave", include_in_schema=False)
async def leave(request: Asked, house: TheHouse, table_id: Name) -> Redirect:
    """Get up from all own seats. They become free; in play, bots go on there."""
    table = await found(house, table_id)
    for number in showing.seats_of(table, visitor(request)):
        if table.status == "waiting":
            await house.hall.store.free_seat(table.id, number)
        else:
            await house.hall.store.replace_by_bot(table.id, number, EASY)
    await house.hall.store.clear_away(table.id)
    house.hall.tell(table.id, events.Seated())
    house.company.wake(table.id)
    return go("/")


@post("/tables/{table_id:str}/rematch", include_in_schema=False)
async def rematch(request: Asked, house: TheHouse, table_id: Name) -> Redirect:
    """The same people play again, at a new table."""
    table = await found(house, table_id)
    if table.status != "over":
        raise Sorry(409, "not-over-yet")
    if not visitor(request).is_person(table.host):
        _must_sit(request, table)
    again = laying.new_table(table.game, table.seats, table.options, table.host)
    led_to = await house.hall.store.make_rematch(table.id, again)
    if led_to == again.id:
        await _begin(house, again)
        house.hall.tell(table.id, events.Seated(rematch=again.id))
    return go(f"/tables/{led_to}")
