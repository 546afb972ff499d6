"""A field as a picture: its cards, what it would earn now, and what is missing to the next coin."""

from collections.abc import Iterator
from typing import NamedTuple

from hatake.contract import Argument, Message, Piece, View, Who
from hatake.games.tanemaki.pieces import KINDS, MANURE, Deed
from hatake.games.tanemaki.telling import card, field_told, growing, symbol

CARD, STEP = 0.76, 0.3
"""Of a field 3.2 wide: a card's width, and how far one card looks out under the next."""
SPREAD = 2.3
"""The widest that a field's cards lie; more cards overlap more."""


class Plot(NamedTuple):
    """Where a seat's field is drawn: its middle and its width."""

    seat: int
    field: int
    x: float
    y: float
    width: float

    @property
    def unit(self) -> float:
        """How large a card's width is here, next to one in the hand."""
        return self.width / 3.2


def plots(v: View, plot: Plot, pick: str) -> Iterator[Piece]:
    """The bed, the cards on it and the sign before it."""
    seat, field = plot.seat, plot.field
    told: dict[str, Argument] = {"who": Who(seat), "field": field + 1, "what": field_told(v, seat, field)}
    label = Message("field-of", told)
    yield Piece(f"field-{seat}-{field}", "field", plot.x, plot.y, label, pick=pick, size=plot.width, layer=1)
    yield from _cards(v, plot, pick)
    if v.cards[seat, field] > 0:
        yield from _sign(v, plot, label)


def _cards(v: View, plot: Plot, pick: str) -> Iterator[Piece]:
    """Overlapping, so that the symbols at the left of each stay in sight; manure never lies in front."""
    kinds = sorted(growing(v, plot.seat, plot.field), key=lambda kind: (kind != MANURE, kind))
    step = min(STEP, (SPREAD - CARD) / max(1, len(kinds) - 1)) * plot.unit
    left = plot.x - (1.48 - CARD / 2) * plot.unit
    for n, kind in enumerate(kinds):
        i = kinds[:n].count(kind)
        where = (left + n * step, plot.y - 0.24 * plot.unit)
        key = f"crop-{plot.seat}-{plot.field}-{KINDS[kind]}-{i}"
        is_new = _is_planted(v, plot, kind) and i == kinds.count(kind) - 1
        source, size = _sown_from(v) if is_new else "", CARD * plot.unit
        yield Piece(key, symbol(kind + 1), *where, card(kind + 1), pick, size=size, layer=10 + n, source=source)


def _is_planted(v: View, plot: Plot, kind: int) -> bool:
    is_here = v.last.seat == plot.seat and v.last.field == plot.field and v.last.card == kind + 1
    return bool(is_here and v.last.deed in (Deed.PLANT, Deed.LAST))


def _sown_from(v: View) -> str:
    """Where the card just planted lay: in flight, in the storehouse, or in the active hand."""
    if v.last.deed == Deed.PLANT:
        return "flight"
    if v.last.place > 0:
        return f"stored-{v.last.place - 1}"
    return f"hand-{KINDS[v.last.card - 1]}-0" if v.last.seat == v.seat else "held-0"


def _sign(v: View, plot: Plot, label: Message) -> Iterator[Piece]:
    """Seeds; coins now; and, as long as there is more to come, the seeds missing to one coin more."""
    seat, field, unit = plot.seat, plot.field, plot.unit
    key, y = f"sign-{seat}-{field}", plot.y + 0.6 * unit
    earns, lacks = int(v.earns[seat, field]), int(v.lacks[seat, field])
    seeds = Message("count", {"number": int(v.seeds[seat, field])})
    yield Piece(f"{key}-seed", "seed", plot.x - 1.32 * unit, y, label, size=0.3 * unit, layer=30)
    yield Piece(f"{key}-seeds", "", plot.x - 1.0 * unit, y, label, text=seeds, size=0.32 * unit, layer=30)
    coins = Message("count", {"number": earns})
    yield Piece(f"{key}-coin", "coin", plot.x - 0.5 * unit, y, label, text=coins, size=0.48 * unit, layer=30)
    if lacks > 0:
        more = Message("lacks", {"seeds": lacks})
        yield Piece(f"{key}-lacks", "", plot.x + 0.05 * unit, y, label, text=more, size=0.3 * unit, layer=30)
        number = Message("count", {"number": earns + 1})
        yield Piece(
            f"{key}-next", "coin-next", plot.x + 0.55 * unit, y, label, text=number, size=0.48 * unit, layer=30
        )
