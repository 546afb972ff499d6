"""What the pages say, in the languages there are."""

from collections import Counter
from collections.abc import Mapping
from functools import cache

from hatake.contract import Message
from hatake.engine.speech import LANGUAGES, Speech
from hatake.web.store import Table

PAGES = ("hatake.web",)
USUAL = "en"


class Html(str):
    """Text that is HTML of our own making, and goes into a page as it is."""

    __slots__ = ()

    def __html__(self) -> str:
        return self


@cache
def speech(language: str, slug: str = "") -> Speech:
    """Somebody who speaks about a game and about the pages."""
    return Speech(language, slug, PAGES)


def say(language: str, message: str, **args: int | str) -> str:
    """A message of the pages as a sentence."""
    return speech(language).say(Message(message, args))


def preferred(accepted: str) -> str:
    """The language that a browser's Accept-Language likes best, of those there are."""
    wanted = []
    for place, part in enumerate(accepted[:200].split(",")):
        name, _, quality = part.strip().partition(";q=")
        code = name.split("-")[0].lower()
        if code in LANGUAGES:
            wanted.append((-_number(quality), place, code))
    return min(wanted)[2] if wanted else USUAL


def _number(quality: str) -> float:
    try:
        return float(quality or 1)
    except ValueError:
        return 0.0


def names(table: Table, language: str) -> Mapping[int, str]:
    """How those at a table are called, by the kernel's numbers of seats; those of one name, with their seats."""
    plain = {seat.number: name_of(seat.kind, seat.name, seat.number, language) for seat in table.seats}
    bearers = Counter(plain.values())
    return {
        number - 1: f"{name} ({number})" if name and bearers[name] > 1 else name for number, name in plain.items()
    }


def name_of(kind: str, name: str, number: int, language: str) -> str:
    """Whoever sits on a seat; bots are called by the seat's number, a free seat has no name."""
    return say(language, "bot-name", number=number) if kind == "bot" else name
