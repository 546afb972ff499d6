"""Requests: who asks, what a form says, and how a page is answered."""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from litestar.response import Redirect, Template
from litestar.template.base import csrf_token

from hatake.engine.speech import LANGUAGES
from hatake.web import texts
from hatake.web.people import Person, Register, Visitor, new_person, tidy_name

Asked = Request[Any, Any, Any]
Name: TypeAlias = FromPath[str]
"""A part of an address: the name of a game, a table or a file."""
CSRF_COOKIE = "csrf"
SEE_OTHER: Literal[303] = 303


class Sorry(HTTPException):
    """What was asked for cannot be done: a status, and the message that says why."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(detail=message, status_code=status)
        self.message = message


def register(connection: ASGIConnection[Any, Any, Any, Any]) -> Register:
    """Who signs the cookies of this server."""
    found: Register = connection.app.state.register
    return found


def visitor(connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
    """Who asks."""
    return register(connection).visitor(connection)


async def form(request: Asked) -> dict[str, str]:
    """The fields of a form; files are not looked at."""
    return {name: value for name, value in (await request.form()).items() if isinstance(value, str)}


def whole_number(fields: Mapping[str, str], name: str) -> int | None:
    """A field that holds a whole number; None for anything else."""
    typed = fields.get(name, "").strip()
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) <= 9 else None


# Answers


def page(request: Asked, template: str, status_code: int = 200, **context: Any) -> Template:
    """A page, with what every page needs."""
    who = visitor(request)
    speech = texts.speech(who.language)
    common = {
        "t": lambda message, **args: texts.say(who.language, message, **args),
        "language": speech.language,
        "languages": LANGUAGES,
        "name": who.name,
        "csrf_token": csrf_token({"request": request}) or request.cookies.get(CSRF_COOKIE, ""),
        "here": _here(request),
    }
    headers = {"Cache-Control": "private, no-cache"}
    return Template(template, context=common | context, status_code=status_code, headers=headers)


def _here(request: Asked) -> str:
    """Where a form leads back to; the answer to a form is no place to come back to."""
    if request.method != "GET":
        return "/"
    query = request.url.query
    return f"{request.url.path}?{query}" if query else request.url.path


def go(path: str, *cookies: Cookie) -> Redirect:
    """Go on at another page, after a form."""
    return Redirect(path, status_code=SEE_OTHER, cookies=list(cookies))


def way_back(fields: dict[str, str]) -> str:
    """The page a form was on; never another server's."""
    back = fields.get("back", "/")
    is_ours = back.startswith("/") and not back.startswith(("//", "/\\")) and back.isprintable()
    return back if is_ours and len(back) <= 300 else "/"


# People


def introduce(request: Asked, fields: dict[str, str]) -> tuple[Person, list[Cookie]]:
    """Who plays: the person known, or a new one by the name in the form, with the cookies that keep it."""
    who = visitor(request)
    typed = tidy_name(fields.get("name", ""))
    if who.person is not None and typed in ("", who.name):
        return who.person, []
    if who.person is not None:
        person = who.person._replace(name=typed)
    else:
        person = new_person(typed or texts.say(who.language, "guest"))
    return person, [register(request).cookie(person, request)]
