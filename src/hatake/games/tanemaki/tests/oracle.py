"""The whole of Tanemaki once more, slowly and plainly, read straight from the rulebook.

It shares nothing with the compiled kernel: cards are the strings of the written moves, fields are lists, odds are
fractions. Where kernel and oracle disagree on any game, one of them misreads the rules.
"""

from collections import Counter
from fractions import Fraction

from hatake.games.tanemaki.tests.field import CARDS, COPIES, MANURE, VEGETABLES, Field, in_order

STORE = 2  # T4.3


class Line:
    """A line of the record; the card in it (if any) is read only by those who may know it."""

    def __init__(self, text: str, card: str = "", known_to: set[int] | None = None) -> None:
        self.text, self.card = text, card
        self.known_to = known_to

    def hides_from(self, seat: int) -> bool:
        return self.known_to is not None and seat not in self.known_to

    def read_by(self, seat: int) -> str:
        return self.text.format("?" if self.hides_from(seat) else self.card)


class Oracle:
    """One game. `first` is the seat that starts it; 0 leaves that to chance."""

    def __init__(self, seats: int, first: int = 0, manure: int = 15, reshuffles: int = 0) -> None:
        if seats not in range(2, 6) or not 0 <= first <= seats:
            raise ValueError(f"no game with {seats} seats and first={first}")
        self.seats = seats
        self.everybody = range(1, seats + 1)
        self.reshuffles = reshuffles
        self.deck = Counter({f"{c}{i}": n for c, counts in COPIES.items() for i, n in enumerate(counts, 1)})
        self.deck[MANURE] = manure
        self.fields = {seat: [Field(), Field()] for seat in self.everybody}
        self.coins: dict[int, list[str]] = {seat: [] for seat in self.everybody}
        self.discard: list[str] = []
        self.lines: list[Line] = []
        self.active = 0
        self.is_over = False
        self._clear_turn()
        if first:
            self._start_turn(first)

    def _clear_turn(self) -> None:
        self.to_draw = 0
        self.hand: list[str] = []
        self.store: list[str] = []
        self.planted: list[int] = []
        self.had: list[int] = []  # who has had the card in flight, the last of them holds it
        self.flight = ""
        self.draws: list[Line] = []
        self.gift = Line("")

    # Who moves, and how

    @property
    def to_move(self) -> str | int | None:
        if self.is_over:
            return None
        if self.to_draw or not self.active:
            return "*"
        return self.had[-1] if self.flight else self.active

    def moves(self, seat: int | None = None) -> list[str]:
        """All moves of whoever is to move (at chance, all outcomes), or those of one seat, out of turn too."""
        if seat is not None and seat != self.to_move:
            return [f"@{seat} {text}" for text in self._harvests(seat)]
        if self.to_move is None:
            return []
        if self.to_move == "*":
            return list(self.chances())
        return self._choices() + self._harvests(int(self.to_move))

    def chances(self) -> dict[str, Fraction]:
        if self.to_move != "*":
            return {}
        if not self.active:
            return {f"*first {seat}": Fraction(1, self.seats) for seat in self.everybody}  # T2.2
        left = self.deck.total()
        return {f"*draw {card}": Fraction(self.deck[card], left) for card in CARDS if self.deck[card]}

    def _opponents(self) -> list[int]:
        """Those who have not planted in this turn."""
        return [seat for seat in self.everybody if seat != self.active and seat not in self.planted]

    def _choices(self) -> list[str]:
        if self.flight:
            return self._answers(self.had[-1])
        if self._opponents():
            hand = [card for card in CARDS if card in self.hand]
            return [f"give {card} {seat}" for card in hand for seat in self._opponents()]  # T3.3
        return [
            f"plant {card} {place} f{f}"
            for card in CARDS
            for place, cards in (("hand", self.hand), ("store", self.store))
            if card in cards
            for f in self._fitting(self.active, card)
        ]  # T3.4

    def _answers(self, seat: int) -> list[str]:
        """T4.1 to T4.3"""
        plants = [f"plant f{f}" for f in self._fitting(seat, self.flight)]
        passes = [f"pass {other}" for other in self._opponents() if other not in self.had]
        return plants + passes + (["store"] if len(self.store) < STORE else [])

    def _fitting(self, seat: int, card: str) -> list[int]:
        """T5.1, T5.2, T5.4"""
        fields = self.fields[seat]
        if not fields[0].cards and not fields[1].cards:
            return [1]
        return [f for f, field in enumerate(fields, 1) if field.fits(card)]

    def _harvests(self, seat: int) -> list[str]:
        """T6.1"""
        if self.to_move in ("*", None):
            return []
        return [f"harvest f{f}" for f, field in enumerate(self.fields[seat], 1) if field.cards]

    def play(self, text: str) -> None:
        seat = int(text[1 : text.index(" ")]) if text.startswith("@") else None
        if text not in self.moves(seat):
            raise ValueError(f"{text!r} is not allowed: {self.to_move} may play {self.moves()}")
        self.make(text)

    def make(self, text: str) -> None:
        """Play a move known to be legal."""
        mark, _, rest = text.partition(" ")
        if mark.startswith("@"):
            self._do(rest, int(mark[1:]), text)
        else:
            actor = 0 if self.to_move == "*" else int(self.to_move or 0)
            self._do(text, actor, f"{actor} {text}" if actor else text)
        self._count_out()

    def _do(self, words: str, seat: int, line: str) -> None:
        match words.split():
            case ["*first", number]:
                self.lines.append(Line(line))
                self._start_turn(int(number))
            case ["*draw", card]:
                self._draw(card)
            case ["give", card, number]:
                self._give(card, int(number))
            case ["plant", field]:
                self._land(line)
                self._plant(seat, int(field[1]))
            case ["pass", number]:
                self._pass(line, int(number))
            case ["store"]:
                self._land(line)
                self.store.append(self.flight)
                self.flight = ""
            case ["plant", card, place, field]:
                self._plant_last(line, card, place, int(field[1]))
            case ["harvest", field]:
                self.lines.append(Line(line))
                self._harvest(seat, int(field[1]))

    # A turn (T3 to T5)

    def _start_turn(self, seat: int) -> None:
        """T3.1, T8.2"""
        self.active = seat
        if self.deck.total() < self.seats + 1 and self.reshuffles:
            self.reshuffles -= 1
            self.deck.update(self.discard)
            self.discard = []
        if self.deck.total() < self.seats + 1:
            self._end()
        else:
            self.to_draw = self.seats + 1

    def _draw(self, card: str) -> None:
        """T3.2"""
        self.deck[card] -= 1
        self.to_draw -= 1
        self.hand.append(card)
        self.draws.append(Line("*draw {}", card, {self.active}))
        self.lines.append(self.draws[-1])

    def _give(self, card: str, seat: int) -> None:
        self.hand.remove(card)
        self.flight, self.had = card, [seat]
        self.gift = Line(f"{self.active} give {{}} {seat}", card, {self.active})
        self.lines.append(self.gift)
        self._show([seat])

    def _pass(self, line: str, seat: int) -> None:
        self.lines.append(Line(line))
        self.had.append(seat)
        self._show([seat])

    def _land(self, line: str) -> None:
        """The card in flight comes to lie face up."""
        self.lines.append(Line(line))
        self._show([0, *self.everybody])

    def _plant(self, seat: int, field: int) -> None:
        self.fields[seat][field - 1].cards.append(self.flight)
        self.planted.append(seat)
        self.flight = ""

    def _plant_last(self, line: str, card: str, place: str, field: int) -> None:
        """T3.4"""
        self.lines.append(Line(line))
        for shown in self.hand:
            self._name_draw([0, *self.everybody], shown)
        (self.hand if place == "hand" else self.store).remove(card)
        self.fields[self.active][field - 1].cards.append(card)
        self.discard += self.hand + self.store
        self._clear_turn()
        self._start_turn(self.active % self.seats + 1)  # T2.2

    # Harvesting and the end (T6, T7)

    def _harvest(self, seat: int, field: int) -> None:
        coins, rest = self.fields[seat][field - 1].harvest()
        self.coins[seat] += coins
        self.discard += rest

    def _end(self) -> None:
        """T7.1"""
        for seat in self.everybody:
            self._harvest(seat, 1)
            self._harvest(seat, 2)
        self.is_over = True

    @property
    def scores(self) -> list[int]:
        return [len(self.coins[seat]) for seat in self.everybody]

    @property
    def places(self) -> list[int]:
        """T7.2, T7.3"""
        results = [self._result(seat) for seat in self.everybody]
        return [1 + sum(other > mine for other in results) for mine in results]

    def _result(self, seat: int) -> tuple[int, ...]:
        coins = self.coins[seat]
        return (len(coins), *(sum(card[0] == letter for card in coins) for letter in VEGETABLES))

    @property
    def winners(self) -> list[int]:
        return [seat for seat in self.everybody if self.places[seat - 1] == 1]

    # Who knows what

    def _show(self, seats: list[int]) -> None:
        """The card in flight is seen by these."""
        for seat in seats:
            if self.gift.hides_from(seat):
                self._add_reader(self.gift, seat)
                self._name_draw([seat], self.flight)

    def _name_draw(self, seats: list[int], card: str) -> None:
        """Of equal cards drawn, the earliest one that is not yet named."""
        for seat in seats:
            waiting = [line for line in self.draws if line.card == card and line.hides_from(seat)]
            if waiting:
                self._add_reader(waiting[0], seat)

    def _add_reader(self, line: Line, seat: int) -> None:
        assert line.known_to is not None
        line.known_to.add(seat)

    def unseen_by(self, seat: int) -> list[str]:
        """The cards whose place the seat has not seen: in the deck, in the active hand or in flight."""
        cards = list(self.deck.elements())
        if seat != self.active:
            cards += self.hand
        if self.flight and self.gift.hides_from(seat):
            cards.append(self.flight)
        return cards

    def _count_out(self) -> None:
        """Where all unseen cards are equal, everybody can tell each of them."""
        if len(+self.deck) > 1:
            return
        for seat in [0, *self.everybody]:
            if len(set(self.unseen_by(seat))) == 1:
                for line in [*self.draws, *([self.gift] if self.flight else [])]:
                    self._add_reader(line, seat)

    def knows_hand(self, seat: int) -> bool:
        """By holding it, or by counting: nothing else is unseen, or all that is unseen is equal."""
        unseen = self.unseen_by(seat)
        return seat == self.active or len(unseen) == len(self.hand) or len(set(unseen)) == 1

    def record(self, seat: int | None = None) -> list[str]:
        """The moves so far: the whole truth, or as this seat may read them (0: a spectator)."""
        if seat is None:
            return [line.text.format(line.card) for line in self.lines]
        return [line.read_by(seat) for line in self.lines]

    def knows(self, seat: int) -> dict[str, object]:
        """Everything this seat may know of the table now; seat 0 is a spectator, who knows what all know."""
        flight = "?" if self.flight and self.gift.hides_from(seat) else self.flight
        return {
            "seat": seat,
            "hand": in_order(self.hand) if self.knows_hand(seat) else ["?"] * len(self.hand),
            "flight": flight or None,
            "had_by": sorted(self.had) if self.flight else [],
            "active": self.active or None,
            "to_move": None if self.to_move == "*" else self.to_move,
            "planted": sorted(self.planted),
            "store": list(self.store),
            "deck": self.deck.total(),
            "discard": in_order(self.discard),
            "reshuffles_left": self.reshuffles,
            "fields": {s: [in_order(field.cards) for field in self.fields[s]] for s in self.everybody},
            "earns": {s: [field.coins for field in self.fields[s]] for s in self.everybody},
            "coins": {s: in_order(self.coins[s]) for s in self.everybody},
        }
