"""What tells whether Tanemaki's rates (T1.2) are fair: how each vegetable's fields fare."""

from collections.abc import Iterator, Sequence

from hatake.contract import Count, Figure, State
from hatake.games.tanemaki.fields import earnings, plant, steps
from hatake.games.tanemaki.pieces import FIELDS, STEPS, STRENGTHS, VEGETABLES, Deed, Phase

ROWS: Sequence[str] = VEGETABLES
FIGURES: Sequence[Figure] = (
    Figure("share of coins", "coins"),
    Figure("share of planted cards", "cards"),
    Figure("coins a planted card", "coins", "cards"),
    Figure("coins a seed card", "coins", "seed cards"),
    Figure("cards a field", "cards", "fields"),
    *(Figure(f"step {step} reached", f"step {step}", "fields", is_share=True) for step in range(1, STEPS + 1)),
    Figure("cap bites", "capped", "fields", is_share=True),
)
"""Planted cards are those of the vegetable's fields, with the manure on them."""


def counts(before: State, after: State) -> Iterator[Count]:
    """T6, T7.1: fields are counted when they are harvested."""
    last = after.last
    if last.deed == Deed.HARVEST:
        yield from _harvested(before, int(last.seat), int(last.field))
    elif after.phase == Phase.OVER:
        end = before.copy()
        plant(end, int(last.seat), int(last.field), int(last.card) - 1)
        for seat in range(end.seats):
            for field in range(FIELDS):
                yield from _harvested(end, seat, field)


def _harvested(s: State, seat: int, field: int) -> Iterator[Count]:
    """T6.2: one field; bare manure is none of a vegetable's."""
    crop = int(s.crop[seat, field])
    if crop == 0:
        return
    row, reached, coins = VEGETABLES[crop - 1], int(steps(s, seat, field)), int(earnings(s, seat, field))
    cards = int(s.cards[seat, field])
    yield Count(row, "fields")
    yield Count(row, "cards", cards)
    yield Count(row, "seed cards", cards - int(s.plots[seat, field, STRENGTHS]))
    yield Count(row, "coins", coins)
    yield Count(row, "capped", int(coins < reached))
    for step in range(1, reached + 1):
        yield Count(row, f"step {step}")
