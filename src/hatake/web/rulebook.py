"""Rule pages: a game's RULEBOOK.md as HTML, its pictures from the game's art, its clauses as places to link to."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import escape

from hatake.engine.speech import LANGUAGES
from hatake.web.texts import Html

CLAUSE = re.compile(r"[A-Z]+\d+(?:\.\d+)*")
ART = "art:"


class Part(NamedTuple):
    """A chapter: the id to link to, and its heading."""

    id: str
    text: str


class Rulebook(NamedTuple):
    """A rule page."""

    body: Html
    contents: Sequence[Part]


@cache
def art(slug: str) -> Html:
    """A game's drawings: one SVG with a symbol for each."""
    return Html((files(f"hatake.games.{slug}") / "art.svg").read_text(encoding="utf-8"))


@cache
def rulebook(slug: str, language: str) -> Rulebook:
    """The rules of a game in a language."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}")
    name = "RULEBOOK.md" if language == "en" else f"RULEBOOK.{language}.md"
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.add_render_rule("image", _picture)
    tokens = markdown.parse((files(f"hatake.games.{slug}") / name).read_text(encoding="utf-8"))
    contents = list(_number_headings(tokens))
    _empty_corners(tokens)
    for token in tokens:
        _mark_clauses(token.children or [])
    return Rulebook(Html(markdown.renderer.render(tokens, markdown.options, {})), contents)


def _picture(_renderer: Any, tokens: Sequence[Token], index: int, _options: Any, _env: Any) -> str:
    source, label = str(tokens[index].attrs.get("src", "")), tokens[index].content
    if not source.startswith(ART):
        return str(escape(label))
    name = source.removeprefix(ART)
    return f'<svg class="art" role="img" aria-label="{escape(label)}"><use href="#{escape(name)}"/></svg>'


def _number_headings(tokens: Sequence[Token]) -> Iterator[Part]:
    for heading, inline in pairwise(tokens):
        if heading.type == "heading_open" and heading.tag == "h2":
            found = CLAUSE.match(inline.content)
            heading.attrSet("id", found[0] if found else f"part-{heading.map[0] if heading.map else 0}")
            yield Part(str(heading.attrs["id"]), _plain(inline))


def _plain(inline: Token) -> str:
    return "".join(token.content for token in inline.children or [])


def _empty_corners(tokens: Sequence[Token]) -> None:
    """A heading of a table without a word heads nothing: it is a cell."""
    for start, inline, end in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if start.type == "th_open" and not inline.content:
            start.tag = end.tag = "td"


def _mark_clauses(tokens: Sequence[Token]) -> None:
    """Give every bold clause number at the head of its clause an id, so that a refusal can link to it."""
    if len(tokens) > 2 and tokens[0].content == "" and tokens[1].type == "strong_open":
        tokens = tokens[1:]
    if len(tokens) > 2 and tokens[0].type == "strong_open" and CLAUSE.fullmatch(tokens[1].content):
        tokens[0].attrSet("id", tokens[1].content)
