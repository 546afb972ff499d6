"""A Scene as a picture that stands alone: for notebooks, documents, link previews and tests."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

from hatake.contract import Field, Game, Message, Piece, Scene
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
    names = [*(piece.symbol for piece in pieces), scene.field.ground if scene.field else ""]
    used = {name: art[name] for name in names if name}
    left, top, width, height = scene.extent
    title = escape(speech.say(Message("title")))
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{_n(left)} {_n(top)} {_n(width)} {_n(height)}" '
        f'width="{_n(width * UNIT)}" height="{_n(height * UNIT)}" role="img" lang={quoteattr(speech.language)} '
        f'color="{INK}" font-family="{FONT}" text-anchor="middle">'
    )
    ground = f'<rect {_box(scene.extent)} fill="{PAPER}"/>'
    defs = "".join(_symbol(game.slug, name, symbol) for name, symbol in used.items())
    field = _field(game.slug, scene.field, pieces, used, speech) if scene.field else ""
    body = field + "\n".join(_piece(game.slug, piece, used, speech) for piece in pieces if not piece.afield)
    return f"{head}\n<title>{title}</title>\n<defs>{defs}</defs>\n{ground}\n{body}\n</svg>\n"


def _symbol(slug: str, name: str, symbol: Symbol) -> str:
    return f'<symbol id="{slug}-{name}" viewBox="{symbol.box}">{symbol.body}</symbol>'


def _field(slug: str, field: Field, pieces: Sequence[Piece], used: Mapping[str, Symbol], speech: Speech) -> str:
    """A picture in the picture, as large as its window allows; its ground fills the window."""
    window, extent = _box(field.window), " ".join(map(_n, field.extent))
    ground = _ground(slug, field, used[field.ground].aspect) if field.ground else ""
    body = "\n".join(_piece(slug, piece, used, speech) for piece in pieces if piece.afield)
    return f'{ground}<svg {window} viewBox="{extent}">\n{body}\n</svg>\n'


def _ground(slug: str, field: Field, aspect: float) -> str:
    width, height = field.tile, field.tile * aspect
    box = " ".join(map(_n, (-width / 2, -height / 2, width, height)))
    return (
        f'<pattern id="{slug}-ground" {_box((0, 0, width, height))} viewBox="{box}" patternUnits="userSpaceOnUse">'
        f"{_drawing(f'{slug}-{field.ground}', width, aspect)}</pattern>"
        f'<rect {_box(field.window)} fill="url(#{slug}-ground)"/>'
    )


def _box(box: tuple[float, float, float, float]) -> str:
    x, y, width, height = map(_n, box)
    return f'x="{x}" y="{y}" width="{width}" height="{height}"'


def _piece(slug: str, piece: Piece, used: Mapping[str, Symbol], speech: Speech) -> str:
    where = f"translate({_n(piece.x)} {_n(piece.y)})" + (f" rotate({_n(piece.turn)})" if piece.turn else "")
    inside = f"<title>{escape(speech.say(piece.label))}</title>" if piece.label else ""
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
