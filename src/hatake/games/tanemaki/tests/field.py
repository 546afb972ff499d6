"""The oracle's field: what lies on it, and what a harvest of it brings."""

VEGETABLES = "RPCBH"
MANURE = "M"
COPIES = {"R": (2, 2, 1), "P": (3, 3, 1), "C": (4, 3, 2), "B": (5, 4, 2), "H": (5, 5, 3)}  # T1.1
RATES = {"R": (2, 3, 5, 6), "P": (2, 4, 6, 8), "C": (3, 5, 7, 9), "B": (3, 5, 8, 10), "H": (4, 6, 9, 11)}  # T1.2
CARDS = [f"{letter}{symbols}" for letter in VEGETABLES for symbols in (1, 2, 3)] + [MANURE]


def symbols(card: str) -> int:
    """T6.2: what a card counts towards the seeds of its field."""
    return 1 if card == MANURE else int(card[1])


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=CARDS.index)


class Field:
    """Cards lying before a player, of one vegetable only."""

    def __init__(self) -> None:
        self.cards: list[str] = []

    @property
    def vegetable(self) -> str | None:
        return next((card[0] for card in self.cards if card != MANURE), None)

    def fits(self, card: str) -> bool:
        """T5.1, T5.2"""
        return card == MANURE or self.vegetable in (None, card[0])

    @property
    def coins(self) -> int:
        """T6.2: the last rate reached, but never more than there are cards."""
        if self.vegetable is None:
            return 0
        seeds = sum(symbols(card) for card in self.cards)
        reached = [rate for rate in RATES[self.vegetable] if seeds >= rate]
        return min(len(reached), len(self.cards))

    def harvest(self) -> tuple[list[str], list[str]]:
        """T6.1, T6.3: the cards turned over as coins, and the cards thrown away."""
        cards = sorted(self.cards, key=lambda card: (card == MANURE, symbols(card)))
        coins = self.coins
        self.cards = []
        return cards[:coins], cards[coins:]
