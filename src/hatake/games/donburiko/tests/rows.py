"""The rows of Donburiko! for the oracle: the cards lying in them, and what a row counts, the slow way."""

from dataclasses import dataclass, field

FULL_ROW = 7  # D4.1
DONBURIKO = 6  # D6.1


@dataclass
class Line:
    """One move of the record. Until its card has been shown, only `owner` may read the card."""

    text: str
    card: str = ""
    owner: int = 0
    shown: bool = True

    def read_by(self, seat: int) -> str:
        return self.text.format(self.card if self.shown or seat == self.owner else "?")


@dataclass
class Laid:
    """A card in a row: who laid it (0: it began the row) and how."""

    card: str
    by: int
    line: Line
    down: bool = False

    def read_by(self, seat: int) -> str:
        return "?" if self.down and seat != self.by else self.card


@dataclass
class Row:
    cards: list[Laid] = field(default_factory=list)
    chips: int = 0
    taker: int = 0

    @property
    def may_grow(self) -> bool:
        """D4.1"""
        return not self.taker and 0 < len(self.cards) < FULL_ROW

    @property
    def may_be_taken(self) -> bool:
        """D4.4"""
        return not self.taker and len(self.cards) >= 2


def values(card: str, row: list[str]) -> tuple[int, ...]:
    """What one card of this row may count (D5.3)."""
    if card == "W":
        return (1, 5)
    if card == "L":
        return (0,)
    return (abs(int(card)),) if "L" in row else (int(card),)


def sums(cards: list[str]) -> set[int]:
    """Every number of points a row of these cards can be counted as."""
    if len(cards) == FULL_ROW:
        return {0}  # D5.2
    totals = {0}
    for card in cards:
        totals = {total + value for total in totals for value in values(card, cards)}
    return totals


def gain(points: int, chips: int) -> int:
    """What a row of so many points brings somebody who holds so many chips (D5.4)."""
    if points < 0:
        return -min(chips, -points)
    return points if points <= DONBURIKO else -min(chips, points - DONBURIKO)


def best_points(cards: list[str], chips: int) -> int:
    """The way of counting "1 or 5" that brings most (D5.3)."""
    return max(sums(cards), key=lambda points: gain(points, chips))
