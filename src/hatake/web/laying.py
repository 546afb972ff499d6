"""Laying a table: from what a form says to a table with its seats, options and seed."""

import secrets
from collections.abc import Mapping, Sequence

from hatake.bots import LEVELS
from hatake.contract import Option
from hatake.engine.variant import Variant
from hatake.registry import load
from hatake.web import store, texts
from hatake.web.asking import whole_number
from hatake.web.people import Person
from hatake.web.showing import option_label
from hatake.web.store import Seat, Table


class Problem(Exception):
    """What is wrong with a form: a message of the pages and what it needs."""

    def __init__(self, message: str, **args: int | str) -> None:
        super().__init__(message)
        self.message = message
        self.told = args


def new_table(slug: str, seats: Sequence[Seat], options: Mapping[str, int], host: str) -> Table:
    """A table that waits. Its name cannot be guessed, nor can its seed."""
    return Table(
        id=secrets.token_urlsafe(9),
        game=slug,
        rules_version=load(slug).rules_version,
        options=dict(options),
        seed=secrets.token_hex(32),
        status="waiting",
        host=host,
        made_at=store.now(),
        rematch=None,
        seats=tuple(seats),
    )


def laid(slug: str, fields: Mapping[str, str], person: Person) -> Table:
    """The table that a form asks for; Problem says what is wrong with it."""
    allowed = load(slug).seats
    wanted = [fields.get(f"seat-{number}", "none") for number in range(1, allowed[-1] + 1)]
    chosen = [choice for choice in wanted if choice != "none"]
    if len(chosen) not in allowed:
        raise Problem("wrong-seats", low=allowed[0], high=allowed[-1])
    seats = [_seat(number, choice, person) for number, choice in enumerate(chosen, 1)]
    return new_table(slug, seats, _options(slug, len(seats), fields), person.id)


def _seat(number: int, choice: str, person: Person) -> Seat:
    if choice == "me":
        return Seat(number, "person", person.id, person.name)
    if choice == "open":
        return Seat(number, "open")
    level = choice.removeprefix("bot-")
    if level not in {str(level) for level in LEVELS}:
        raise Problem("no-such-level")
    return Seat(number, "bot", level=int(level))


def _options(slug: str, seats: int, fields: Mapping[str, str]) -> dict[str, int]:
    declared = Variant(slug, seats).declared()
    return {name: _option(name, option, fields) for name, option in declared.items() if f"option-{name}" in fields}


def _option(name: str, option: Option, fields: Mapping[str, str]) -> int:
    value = whole_number(fields, f"option-{name}")
    if value is None or not option.low <= value <= option.high:
        message = "wrong-first" if name == "first" else "wrong-option"
        raise Problem(message, option=name, low=option.low, high=option.high)
    return value


def spoken(problem: Problem, slug: str, language: str) -> str:
    """A problem as a sentence; an option in it is called by its label."""
    args = dict(problem.told)
    if "option" in args:
        args["option"] = option_label(slug, str(args["option"]), language)
    return texts.say(language, problem.message, **args)
