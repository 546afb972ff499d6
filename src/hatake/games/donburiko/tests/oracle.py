"""The whole of Donburiko! once more, slowly and plainly, read straight from the rulebook.

It shares nothing with the compiled kernel: cards are the strings of the written moves, hands are lists,
odds are fractions.
Where kernel and oracle disagree on any game, one of them misreads the rules.
"""

from fractions import Fraction
from itertools import cycle, islice

from hatake.games.donburiko.tests.rows import DONBURIKO, Laid, Line, Row, best_points, gain

CARDS = ("1", "2", "3", "4", "5", "W", "L", "-1", "-2")
COPIES = {"1": 1, "2": 2, "3": 2, "4": 2, "5": 1, "W": 2, "L": 2, "-1": 2, "-2": 2}  # D1.1
ALL_CHIPS = 50  # D1.2
FIRST_CHIPS = {2: 5, 3: 4, 4: 3}  # D2.1
HAND = {2: 4, 3: 4, 4: 3}  # D3.2
ENOUGH_CHIPS = 20  # D8.1
ROUNDS = 100  # D8.4


class Oracle:
    """One game. `first` is the seat that starts it; 0 leaves that to chance."""

    def __init__(self, seats: int, first: int = 0) -> None:
        if seats not in FIRST_CHIPS or not 0 <= first <= seats:
            raise ValueError(f"no game with {seats} seats and first={first}")
        self.seats = seats
        self.chips = [FIRST_CHIPS[seats]] * seats
        self.credit = [0] * seats
        self.bank = ALL_CHIPS - sum(self.chips)
        self.round = 0
        self.turn = 0
        self.starter = 0
        self.last_taker = 0
        self.is_last_round = False
        self.may_announce = False
        self.is_over = False
        self.deck: dict[str, int] = {}
        self.undealt: list[str] = []
        self.rows: list[Row] = []
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.lines: list[Line] = []
        self.deals: list[Line] = []
        if first:
            self._start_round(first)

    # Who moves, and how

    @property
    def to_move(self) -> str | int | None:
        if self.is_over:
            return None
        return "*" if self.undealt or not self.turn else self.turn

    def moves(self) -> list[str]:
        """All moves of whoever is to move; at chance, all outcomes."""
        if self.is_over:
            return []
        if self.to_move == "*":
            return list(self.chances())
        if self.may_announce:
            return ["donburiko", "quiet"]
        return self._adds() + [f"take r{r}" for r, row in enumerate(self.rows, 1) if row.may_be_taken]

    def chances(self) -> dict[str, Fraction]:
        if self.to_move != "*":
            return {}
        if not self.turn:
            return {f"*first {seat}": Fraction(1, self.seats) for seat in self._everybody()}  # D2.3
        left = sum(self.deck.values())
        return {f"{self.undealt[0]} {card}": Fraction(n, left) for card, n in self.deck.items() if n}

    def play(self, text: str) -> None:
        if text not in self.moves():
            raise ValueError(f"{text!r} is not allowed: {self.to_move} may play {self.moves()}")
        match text.split():
            case ["*first", seat]:
                self.lines.append(Line(text))
                self._start_round(int(seat))
            case ["*row" | "*deal", _, card]:
                self._deal(card)
            case ["add", card, row, face]:
                self._add(card, int(row[1:]), face)
            case ["take", row]:
                self._take(int(row[1:]))
            case [word]:
                self._announce(word)

    def _everybody(self) -> range:
        return range(1, self.seats + 1)

    def _adds(self) -> list[str]:
        """D4.1 to D4.3"""
        hand = self.hands[self.turn - 1]
        faces = ("up", "down") if self.chips[self.turn - 1] else ("up",)
        cards = [card for card in CARDS if card in hand]
        rows = [r for r, row in enumerate(self.rows, 1) if row.may_grow]
        return [f"add {card} r{r} {face}" for card in cards for r in rows for face in faces]

    # A round starts (D3)

    def _start_round(self, starter: int) -> None:
        self.round += 1
        self.turn = self.starter = starter
        self.deck = {card: n for card, n in COPIES.items() if card != "W" or self.seats > 2}  # D2.2
        self.rows = [Row() for _ in self._everybody()]
        self.hands = [[] for _ in self._everybody()]
        self.deals = []
        around = islice(cycle(self._everybody()), starter - 1, starter - 1 + HAND[self.seats] * self.seats)
        self.undealt = [f"*row r{r}" for r in self._everybody()] + [f"*deal {seat}" for seat in around]

    def _deal(self, card: str) -> None:
        self.deck[card] -= 1
        place = self.undealt.pop(0)
        number = int(place[-1])
        if place.startswith("*row"):
            self.lines.append(Line(f"{place} {card}"))
            self.rows[number - 1].cards.append(Laid(card, 0, self.lines[-1]))
        else:
            self.lines.append(Line(place + " {}", card, number, shown=False))
            self.deals.append(self.lines[-1])
            self.hands[number - 1].append(card)

    # A turn (D4 to D6)

    def _add(self, card: str, number: int, face: str) -> None:
        row, me, down = self.rows[number - 1], self.turn - 1, face == "down"
        self.lines.append(Line(f"{self.turn} add {{}} r{number} {face}", card, self.turn, not down))
        self.hands[me].remove(card)
        row.cards.append(Laid(card, self.turn, self.lines[-1], down))
        if down:
            self.chips[me] -= 1
            row.chips += 1
        else:
            self._name_deal(card, self.turn)
            self._receive(me, min(1, self.bank))
        self._end_turn()

    def _take(self, number: int) -> None:
        row, me = self.rows[number - 1], self.turn - 1
        self.lines.append(Line(f"{self.turn} take r{number}"))
        row.taker = self.last_taker = self.turn
        self.chips[me] += row.chips  # D5.1
        row.chips = 0
        self._watch_chips()
        self._show(row)
        points = best_points([laid.card for laid in row.cards], self.chips[me])
        self._settle(me, points)
        self.may_announce = points == DONBURIKO
        if not self.may_announce:
            self._end_turn()

    def _announce(self, word: str) -> None:
        self.lines.append(Line(f"{self.turn} {word}"))
        self.may_announce = False
        if word == "donburiko":
            self._end_round()
        else:
            self._end_turn()

    def _settle(self, me: int, points: int) -> None:
        """D5.4 and D5.5"""
        change = gain(points, self.chips[me])
        if change > self.bank:
            self.credit[me] += change
            self.is_last_round = True
        else:
            self._receive(me, change)

    def _receive(self, me: int, chips: int) -> None:
        """Chips from the bank, or to it when there are fewer than none."""
        self.chips[me] += chips
        self.bank -= chips
        self._watch_chips()

    def _watch_chips(self) -> None:
        """D8.1"""
        if max(self.chips) >= ENOUGH_CHIPS or self.bank == 0:
            self.is_last_round = True

    def _show(self, row: Row) -> None:
        """D5.2"""
        for laid in row.cards:
            if laid.down:
                laid.down, laid.line.shown = False, True
                self._name_deal(laid.card, laid.by)

    def _name_deal(self, card: str, seat: int) -> None:
        """A card dealt to this seat has been seen: of equal ones, the first that nobody knew of is named."""
        deal = next(d for d in self.deals if (d.owner, d.card, d.shown) == (seat, card, False))
        deal.shown = True

    def _end_turn(self) -> None:
        ways_out = any(row.may_be_taken for row in self.rows)
        if not any(self.hands[seat - 1] or ways_out for seat in self._everybody() if not self._is_out(seat)):
            self._end_round()  # D7.1
            return
        self.turn = next(seat for seat in self._others() if not self._is_out(seat))

    def _is_out(self, seat: int) -> bool:
        """D4.5"""
        return any(row.taker == seat for row in self.rows)

    def _others(self) -> list[int]:
        """All seats, clockwise from the one after the seat on turn (D2.3)."""
        return [*range(self.turn + 1, self.seats + 1), *range(1, self.turn + 1)]

    # A round and the game end (D7, D8)

    def _end_round(self) -> None:
        self.bank += sum(row.chips for row in self.rows)  # D7.2
        for row in self.rows:
            row.chips = 0
        if self.is_last_round or self.round == ROUNDS:
            self.is_over = True
        else:
            self._start_round(self.last_taker)  # D7.3

    @property
    def scores(self) -> list[int]:
        """D8.3"""
        return [chips + credit for chips, credit in zip(self.chips, self.credit, strict=True)]

    @property
    def places(self) -> list[int]:
        return [1 + sum(other > mine for other in self.scores) for mine in self.scores]

    @property
    def winners(self) -> list[int]:
        return [seat for seat in self._everybody() if self.places[seat - 1] == 1]

    # Who knows what

    def record(self, seat: int | None = None) -> list[str]:
        """The moves so far: the whole truth, or as this seat may read them (0: a spectator)."""
        if seat is None:
            return [line.text.format(line.card) for line in self.lines]
        return [line.read_by(seat) for line in self.lines]

    def knows(self, seat: int) -> dict[str, object]:
        """Everything this seat may know of the table now; seat 0 is a spectator, who knows what all know."""
        return {
            "seat": seat,
            "hand": sorted(self.hands[seat - 1], key=CARDS.index) if seat else [],
            "hand_sizes": [len(hand) for hand in self.hands],
            "rows": [[laid.read_by(seat) for laid in row.cards] for row in self.rows],
            "added_by": [[laid.by for laid in row.cards] for row in self.rows],
            "face_down": [[laid.down for laid in row.cards] for row in self.rows],
            "row_chips": [row.chips for row in self.rows],
            "taken_by": [row.taker for row in self.rows],
            **self._public(),
        }

    def _public(self) -> dict[str, object]:
        return {
            "chips": list(self.chips),
            "credit": list(self.credit),
            "bank": self.bank,
            "set_aside": 0 if self.undealt else sum(self.deck.values()),
            "round": self.round,
            "starter": self.starter,
            "to_move": self.to_move,
            "may_announce": self.may_announce,
            "is_last_round": self.is_last_round,
        }
