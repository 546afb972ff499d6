"""A Scene as a picture that stands alone: for notebooks, documents, link previews and tests."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

from hatake.contract import Game, Message, Piece, Scene
from hatake.engine.speech import Speech

UNIT = 60
"""Pixels that a card is wide."""
LETTERS = 0.24
"""How tall the text on a symbol is, in cards' widths."""
FAINT = 0.7
"""How much of what is only remembered is seen."""
PAPER, INK = "#F7F3E8", "#2B2A28"
FONT = "ui-rounded, 'Hiragino Maru Gothic ProN', 'IPAGothic', system-ui, sans-serif"
SYMBOL = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)</symbol>', re.DOTALL)


class Symbol(NamedTuple):
    """A drawing of art.svg: its extent and what it is made of."""

    box: str
    body: str

    @property
    def aspect(self) -> float:
        """Height by width."""
        _, _, width, height = map(float, self.box.split())
        return height / width


@cache
def symbols(slug: str) -> Mapping[str, Symbol]:
    """The drawings of a game by name."""
    art = (files(f"hatake.games.{slug}") / "art.svg").read_text(encoding="utf-8")
    return MappingProxyType({name: Symbol(box, body) for name, box, body in SYMBOL.findall(art)})


def draw(game: Game, scene: Scene, speech: Speech) -> str:
    """The scene as one SVG document, with just the symbols it needs."""
    art = symbols(game.slug)
    pieces = sorted(scene.pieces, key=lambda piece: piece.layer)
    used = {piece.symbol: art[piece.symbol] for piece in pieces if piece.symbol}
    left, top, width, height = scene.extent
    title = escape(speech.say(Message("title")))
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{_n(left)} {_n(top)} {_n(width)} {_n(height)}" '
        f'width="{_n(width * UNIT)}" height="{_n(height * UNIT)}" role="img" lang={quoteattr(speech.language)} '
        f'color="{INK}" font-family="{FONT}" text-anchor="middle">'
    )
    ground = f'<rect x="{_n(left)}" y="{_n(top)}" width="{_n(width)}" height="{_n(height)}" fill="{PAPER}"/>'
    defs = "".join(_symbol(game.slug, name, symbol) for name, symbol in used.items())
    body = "\n".join(_piece(game.slug, piece, used, speech) for piece in pieces)
    return f"{head}\n<title>{title}</title>\n<defs>{defs}</defs>\n{ground}\n{body}\n</svg>\n"


def _symbol(slug: str, name: str, symbol: Symbol) -> str:
    return f'<symbol id="{slug}-{name}" viewBox="{symbol.box}">{symbol.body}</symbol>'


def _piece(slug: str, piece: Piece, used: Mapping[str, Symbol], speech: Speech) -> str:
    where = f"translate({_n(piece.x)} {_n(piece.y)})" + (f" rotate({_n(piece.turn)})" if piece.turn else "")
    inside = f"<title>{escape(speech.say(piece.label))}</title>"
    if piece.symbol:
        inside += _drawing(f"{slug}-{piece.symbol}", piece.size, used[piece.symbol].aspect)
    if piece.text is not None:
        inside += _text(speech.say(piece.text), LETTERS if piece.symbol else piece.size)
    faint = f' opacity="{FAINT}"' if piece.faint else ""
    return f'<g transform="{where}"{faint}>{inside}</g>'


def _drawing(name: str, width: float, aspect: float) -> str:
    """One rule for every symbol: as wide as the piece's size, as tall as its own box asks for."""
    height = width * aspect
    return (
        f'<use href="#{name}" x="{_n(-width / 2)}" y="{_n(-height / 2)}" width="{_n(width)}" height="{_n(height)}"/>'
    )


def _text(words: str, letters: float) -> str:
    """Ink with a rim of paper, so that it can be read on anything."""
    return (
        f'<text y="{_n(letters * 0.35)}" font-size="{_n(letters)}" fill="{INK}" stroke="{PAPER}" '
        f'stroke-width="{_n(letters / 5)}" stroke-linejoin="round" paint-order="stroke">{escape(words)}</text>'
    )


def _n(value: float) -> str:
    """A number as short as it can be written, to a thousandth of a unit."""
    return f"{round(float(value), 3) + 0.0:.3f}".rstrip("0").rstrip(".")
