"""Messages: every one that is used exists in every language, none lies unused, and all languages ask the same.

That each can really be said, with its arguments, is tried over many positions in tests/contract/test_shown.py.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from hatake.engine.speech import LANGUAGES
from hatake.registry import GAMES

PACKAGE = Path(__file__).parents[1] / "src" / "hatake"
PLACES = sorted(
    file.parent
    for file in PACKAGE.rglob("en.ftl")
    if file.parent.name in GAMES or not file.is_relative_to(PACKAGE / "games")
)
USERS = {".py", ".js", ".html", ".ftl"}
WORD = re.compile(r"[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*")
every_place = pytest.mark.parametrize("place", PLACES, ids=lambda place: str(place.relative_to(PACKAGE)))


def variables(entry: ftl.Message) -> set[str]:
    """The variables a message asks for."""
    return set(re.findall(r"\$([A-Za-z][A-Za-z0-9_-]*)", FluentSerializer().serialize_entry(entry)))


@cache
def messages(place: Path, language: str) -> dict[str, ftl.Message]:
    text = (place / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    entries = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in entries}) == len(entries)
    return {entry.id.name: entry for entry in entries}


def sources(place: Path) -> Iterator[Path]:
    """The files that may use the messages of a place: its own, and all that is no game."""
    for file in PACKAGE.rglob("*"):
        is_ours = file.is_relative_to(place) or not file.is_relative_to(PACKAGE / "games")
        if file.suffix in USERS and is_ours and "tests" not in file.parts:
            yield file


def pieces_of_names(file: Path) -> Iterator[str]:
    """What a source says that could be an id, or (f-strings, template literals) the pattern of some."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.escape(node.value)
            elif isinstance(node, ast.JoinedStr):
                yield _pattern(node)
    elif file.suffix == ".ftl":
        yield from (re.escape(name) for name in re.findall(r"\{ *([a-z][a-z0-9-]*) *\}", text))
    else:
        yield from (re.escape(word) for word in WORD.findall(text))
        yield from (f"{re.escape(start)}-.+" for start in re.findall(r"([a-z0-9-]+)-(?:\$\{|[\"'`] *[~+])", text))


def _pattern(node: ast.JoinedStr) -> str:
    parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
    return "".join(parts)


@cache
def uses(place: Path) -> re.Pattern[str]:
    """Matches every id that the sources of a place may ask for."""
    found = {piece for file in sources(place) for piece in pieces_of_names(file)}
    telling = sorted(piece for piece in found if re.search(r"[a-z]{2}", piece.replace(".+", "")) or len(piece) == 1)
    return re.compile("|".join(telling))


def asked_outright(place: Path) -> Iterator[str]:
    """The ids that a place's own Python asks for by name: Message("..."), also one of two."""
    for file in (file for file in sources(place) if file.is_relative_to(place) and file.suffix == ".py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Message":
                first = node.args[0] if node.args else node
                choice = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                yield from (str(one.value) for one in choice if isinstance(one, ast.Constant))


@every_place
def test_languages_have_the_same_messages_asking_for_the_same_variables(place: Path) -> None:
    english = {name: variables(entry) for name, entry in messages(place, "en").items()}
    assert english
    for language in LANGUAGES:
        assert {name: variables(entry) for name, entry in messages(place, language).items()} == english


@every_place
def test_no_message_lies_unused(place: Path) -> None:
    used = uses(place)
    assert [name for name in messages(place, "en") if not used.fullmatch(name)] == []


@every_place
def test_every_message_asked_for_exists(place: Path) -> None:
    known = {*messages(place, "en"), *messages(PACKAGE / "engine", "en"), "title", "tagline"}
    assert sorted(set(asked_outright(place)) - known) == []


def test_every_game_and_the_engine_have_messages() -> None:
    assert {PACKAGE / "engine", *(PACKAGE / "games" / slug for slug in GAMES)} <= set(PLACES)


def test_japanese_is_japanese() -> None:
    """A text of some length without a single kana or kanji has been left untranslated."""
    for place in PLACES:
        plain = {name: _text(entry) for name, entry in messages(place, "ja").items()}
        latin = [name for name, text in plain.items() if len(WORD.findall(text)) > 3 and text.isascii()]
        assert latin == []


def _text(entry: ftl.Message) -> str:
    return "".join(part.value for part in _parts(entry) if isinstance(part, ftl.TextElement))


def _parts(entry: ftl.Message) -> list[ftl.BaseNode]:
    return [] if entry.value is None else list(entry.value.elements)
