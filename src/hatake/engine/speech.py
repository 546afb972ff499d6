"""Messages into sentences, through the Fluent files of the games and of the engine."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from hatake.contract import Argument, Message, Who

LANGUAGES = {"en": "English", "ja": "日本語"}
"""The languages there are, by their own names."""
LISTING = {"en": ", ", "ja": "、"}
LONGEST = 200
"""How many letters of somebody's text a sentence quotes."""
Naming = Callable[[int], str]


def ftl(package: str, language: str) -> str:
    """The text of a package's Fluent file in one language."""
    return (files(package) / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    """All messages of some packages in one language."""
    made = FluentBundle([language], use_isolating=False)
    for package in packages:
        made.add_resource(FluentResource(ftl(package, language)))
    return made


class Speech:
    """Speaks one language about one game (or, without a game, about play in general)."""

    def __init__(self, language: str = "en", slug: str = "", extra: tuple[str, ...] = ()) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        games = (f"hatake.games.{slug}",) if slug else ()
        self._bundle = bundle(language, ("hatake.engine", *games, *extra))

    def say(self, message: Message, names: Mapping[int, str] | None = None) -> str:
        """A message as a sentence; seats get their names, or "Player 2"."""
        found = self._bundle.get_message(message.id)
        if found.value is None:
            raise LookupError(message.id)
        args = {name: self._worded(value, names) for name, value in message.args.items()}
        text, errors = self._bundle.format_pattern(found.value, args)
        if errors:
            raise ValueError(f"{message.id}: {errors[0]}")
        return str(text)

    def _worded(self, value: Argument, names: Mapping[int, str] | None) -> int | str:
        if isinstance(value, Who):
            return (names or {}).get(int(value)) or self.say(Message("player", {"number": int(value) + 1}))
        if isinstance(value, Message):
            return self.say(value, names)
        if isinstance(value, tuple):
            return LISTING[self.language].join(str(self._worded(part, names)) for part in value)
        return _shortened(value) if isinstance(value, str) else int(value)


def _shortened(text: str) -> str:
    """What somebody wrote may be of any length; a sentence quotes its beginning."""
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"
