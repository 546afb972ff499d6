"""What commands are asked with: games, seats, options, languages, bots and files, each refused in one sentence."""

import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import wraps
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import click

if TYPE_CHECKING:
    from hatake.engine.record import BrokenRecord
    from hatake.engine.variant import Variant

WHOLE = re.compile("-?[0-9]{1,9}")
"""A whole number as an option can have it."""
Command = TypeVar("Command", bound=Callable[..., Any])


def _slug(_context: click.Context, _parameter: click.Parameter, value: str) -> str:
    from hatake import games

    slug = value.lower().replace("-", "_")
    if slug not in games():
        raise click.BadParameter(f"there is no game {value!r}; there are {', '.join(games())}.")
    return slug


def _slugs(context: click.Context, parameter: click.Parameter, values: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(_slug(context, parameter, value) for value in values)


def _language(_context: click.Context, _parameter: click.Parameter, value: str) -> str:
    from hatake.engine.speech import LANGUAGES

    if value not in LANGUAGES:
        known = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
        raise click.BadParameter(f"there is no language {value!r}; there are {known}.")
    return value


def _options(_context: click.Context, _parameter: click.Parameter, values: tuple[str, ...]) -> dict[str, int]:
    found = {}
    for value in values:
        name, _, number = value.partition("=")
        if not (name and WHOLE.fullmatch(number)):
            raise click.BadParameter(f"{value!r} is not like NAME=VALUE, with a whole number for the value.")
        if name == "seats":
            raise click.BadParameter("the number of players is told with --seats.")
        found[name] = int(number)
    return found


def _varied(_context: click.Context, _parameter: click.Parameter, value: str | None) -> list[dict[str, int]]:
    """The option values to try, each as one option."""
    if value is None:
        return [{}]
    name, _, numbers = value.partition("=")
    found = numbers.split(",")
    if not (name and all(map(WHOLE.fullmatch, found))):
        raise click.BadParameter(f"{value!r} is not like NAME=V1,V2, with whole numbers for the values.")
    return [{name: int(number)} for number in dict.fromkeys(found)]


def _plot(_context: click.Context, _parameter: click.Parameter, value: str | None) -> Path | None:
    """Refused before the work begins, not after it."""
    if value is None:
        return None
    file = Path(value)
    if file.suffix not in {".png", ".svg"}:
        raise click.BadParameter(f"{value!r} does not end in .png or .svg.")
    if not file.absolute().parent.is_dir():
        raise click.BadParameter(f"there is no folder {str(file.parent)!r}.")
    if find_spec("matplotlib") is None:
        raise click.UsageError("Plots are drawn by matplotlib, which is not installed: pip install 'hatake[plot]'.")
    return file


class Work(NamedTuple):
    """How much is to be done, and by how many."""

    games: int
    workers: int


class Listing(click.Command):
    """A command whose --bots takes everything up to the next option: --bots ismcts:3 greedy random."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Write the list as an option given several times."""
        return super().parse_args(ctx, list(_repeated("--bots", args)))


def _repeated(option: str, args: Sequence[str]) -> Iterator[str]:
    is_listing = is_first = False
    for arg in args:
        if arg.startswith("-"):
            is_listing = is_first = arg == option
        elif is_listing and not is_first:
            yield option
        else:
            is_first = False
        yield arg


# Arguments and options that several commands share

OPTION = "An option of the game, such as first=2. May be given several times."
VARY = "Try several values of an option, such as first=1,2."

game = click.argument("slug", metavar="GAME", callback=_slug)
games = click.argument("slugs", metavar="[GAME]...", nargs=-1, callback=_slugs)
language = click.option(
    "--language", default="en", show_default=True, callback=_language, help="The language of words: en or ja."
)
seed = click.option("--seed", type=click.IntRange(min=0), help="Equal seeds give equal games.  [default: a new one]")
as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")
records = click.argument("file", type=click.File("rb"))
out = click.option("--out", type=click.File("w", encoding="utf-8", lazy=False), help="Write records to this file.")


plot = click.option("--plot", callback=_plot, metavar="FILE", help="Draw it into this file, a .png or .svg.")


def work(how_many: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """--games and --workers, handed to the command as one `work`."""

    def decorated(command: Callable[..., None]) -> Callable[..., None]:
        @click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help=how_many)
        @click.option("--workers", type=click.IntRange(min=1), help="Processes at work.  [default: one a core]")
        @wraps(command)
        def asked(games: int, workers: int | None, **rest: Any) -> None:
            command(work=Work(games, min(workers or os.cpu_count() or 1, games)), **rest)

        return asked

    return decorated


def bots(usual: Sequence[str], who: str) -> Callable[[Command], Command]:
    """The option --bots."""
    text = f"{who}: random, greedy, ismcts:LEVEL, ismcts:2000it or ismcts:0.5s.  [default: {' '.join(usual)}]"
    return click.option("--bots", multiple=True, default=usual, metavar="BOT...", help=text)


def table(command: Callable[..., None]) -> Callable[..., None]:
    """GAME with --seats and -o, handed to the command as one `variant`."""

    @game
    @click.option("--seats", type=int, metavar="K", help="How many players.  [default: the fewest the game allows]")
    @click.option("-o", "--option", "options", multiple=True, callback=_options, metavar="NAME=VALUE", help=OPTION)
    @wraps(command)
    def asked(slug: str, seats: int | None, options: Mapping[str, int], **rest: Any) -> None:
        command(variant=variant(slug, seats, options), **rest)

    return asked


def tables(command: Callable[..., None]) -> Callable[..., None]:
    """The same with --vary, handed to the command as several `variants`."""

    @game
    @click.option("--seats", type=int, metavar="K", help="How many players.  [default: the fewest the game allows]")
    @click.option("-o", "--option", "options", multiple=True, callback=_options, metavar="NAME=VALUE", help=OPTION)
    @click.option("--vary", callback=_varied, metavar="NAME=V1,V2,...", help=VARY)
    @wraps(command)
    def asked(
        slug: str, seats: int | None, options: Mapping[str, int], vary: list[dict[str, int]], **rest: Any
    ) -> None:
        if twice := options.keys() & vary[0].keys():
            raise click.UsageError(f"The option {min(twice)!r} cannot be both given and varied.")
        command(variants=[variant(slug, seats, {**options, **each}) for each in vary], **rest)

    return asked


def variant(slug: str, seats: int | None = None, options: Mapping[str, int] | None = None) -> "Variant":
    """The game as asked for; a wrong number of seats or a wrong option is refused with what is allowed."""
    from hatake.engine.variant import Variant

    try:
        return Variant(slug, seats, **(options or {}))
    except ValueError as error:
        raise click.UsageError(f"{error}.") from None


def text_of(file: Any) -> str:
    """The text of a file that should hold records."""
    try:
        text: str = file.read().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise click.ClickException(f"{file.name} is not a text file in UTF-8.") from None
    return text


def number_or_new(seed: int | None) -> int:
    """The seed asked for, or a new one."""
    import secrets

    return secrets.randbelow(1_000_000_000) if seed is None else seed


def place_of(broken: "BrokenRecord", before: int) -> str:
    """What is wrong with a record, by its line in the whole file."""
    return str(type(broken)(before + broken.line, broken.move, broken.reason))
