"""Who is at the other end: a name typed once and a language, kept in the person's own cookies."""

import secrets
from typing import Any, NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from hatake.engine.speech import LANGUAGES
from hatake.web import texts

LONGEST_NAME = 24
YEAR = 365 * 24 * 3600
PERSON, LANGUAGE = "person", "language"

Connection = ASGIConnection[Any, Any, Any, Any]


class Person(NamedTuple):
    """Somebody who has been here before: an id that only signed cookies carry, and a name."""

    id: str
    name: str


class Visitor(NamedTuple):
    """Whoever asks for a page: the person, if known, and the language to speak."""

    person: Person | None
    language: str

    @property
    def name(self) -> str:
        """How the visitor is called, if known."""
        return self.person.name if self.person else ""

    def is_person(self, person_id: str | None) -> bool:
        """Whether the visitor is this person."""
        return self.person is not None and self.person.id == person_id


class Register:
    """Signs the cookies that say who somebody is."""

    def __init__(self, key: str) -> None:
        self._signer = URLSafeSerializer(key, salt=PERSON)

    def visitor(self, connection: Connection) -> Visitor:
        """Who asks, by the cookies of a request or a WebSocket."""
        return Visitor(self._person(connection.cookies.get(PERSON, "")), _language(connection))

    def _person(self, cookie: str) -> Person | None:
        try:
            person_id, name = self._signer.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        return Person(str(person_id), str(name))

    def cookie(self, person: Person, connection: Connection) -> Cookie:
        """What the person's browser keeps from now on."""
        return _kept(PERSON, str(self._signer.dumps(list(person))), connection, httponly=True)


def _language(connection: Connection) -> str:
    chosen = connection.cookies.get(LANGUAGE, "")
    return chosen if chosen in LANGUAGES else texts.preferred(connection.headers.get("accept-language", ""))


def language_cookie(language: str, connection: Connection) -> Cookie:
    """Keeps the choice of a language."""
    return _kept(LANGUAGE, language, connection, httponly=False)


def _kept(name: str, value: str, connection: Connection, *, httponly: bool) -> Cookie:
    is_secure = connection.url.scheme in {"https", "wss"}
    return Cookie(key=name, value=value, max_age=YEAR, httponly=httponly, samesite="lax", secure=is_secure)


def new_person(name: str) -> Person:
    """Somebody who has never been here."""
    return Person(secrets.token_hex(8), name)


def tidy_name(typed: str) -> str:
    """A typed name without what cannot be seen, at most so long; may be empty."""
    seen = "".join(sign if sign.isprintable() else " " for sign in typed)
    return " ".join(seen.split())[:LONGEST_NAME].strip()
