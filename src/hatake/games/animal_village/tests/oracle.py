"""The whole of Animal Village once more, slowly and plainly, read straight from the rulebook.

It shares nothing with the compiled kernel: farm cards and actions are the words of the written moves, farms are
lists, odds are fractions. Where kernel and oracle disagree on any game, one of them misreads the rules.
"""

from collections import Counter
from fractions import Fraction

KINDS = ("turnip", "flower", "sheep")
BLUE_SIDES = ("2p", "2", "3p", "3p", "3", "3", "4", "4")  # A1.2
THEMES = ("turnip", "flower", "sheep", "gold", "blue", "red", "start", "none")  # A1.3
FROM_THE_FIRST = ("A01", "A02", "A03", "A04", "A05", "A06")  # A1.4
ROUND_CARDS = ("A07", "A08", "A09", "A10", "A11", "A12")
RED_CARD = {"A02": "turnip", "A03": "flower", "A04": "sheep"}
TURN = {"A07": "turnip", "A08": "flower", "A09": "sheep"}
INVEST = {"A10": "turnip", "A11": "flower", "A12": "sheep"}
ROUNDS = 7
RANKS = ((25, "S"), (23, "A"), (21, "B"), (19, "C"))  # A10.3


def gold_cards(gold: int) -> int:
    """A3.1: how many cards an amount uses."""
    return -(-gold // 2)


class Player:
    """What lies before one player."""

    def __init__(self) -> None:
        self.gold = 0
        self.red: list[str] = []
        self.blue: list[tuple[str, str]] = []

    def items(self, kind: str) -> int:
        """A6.1"""
        return self.red.count(kind) + sum(int(side[0]) for k, side in self.blue if k == kind)

    @property
    def harvest(self) -> int:
        return sum(self.items(kind) for kind in KINDS)

    @property
    def has_full_set(self) -> bool:
        """A6.3"""
        return {kind for kind, side in self.blue if side.endswith("p")} == set(KINDS)


class Oracle:
    """One game. `first` is the seat that starts it; 0 leaves that to chance."""

    def __init__(self, seats: int, first: int = 0) -> None:
        if not 1 <= seats <= 4 or not 0 <= first <= seats:
            raise ValueError(f"no game with {seats} seats and first={first}")
        self.seats = seats
        self.first = first
        self.players = [Player() for _ in range(seats)]
        self.deck = dict.fromkeys(KINDS, 8)
        self.unseen = {kind: list(BLUE_SIDES) for kind in KINDS}
        self.theme: str | None = None
        self.pot = 0
        self.round = 0
        self.starter = 0
        self.start_card = 0
        self.queue: list[int] = []
        self.village: dict[str, list[int]] = {}
        self.turning: tuple[str, str] | None = None
        self.is_over = False
        self.lines: list[str] = []
        if seats == 1:
            self.start_card = 1
            self._start_round()

    # Gold, by A3

    @property
    def supply(self) -> int:
        """A2.2, A3.1, A10.1"""
        all_cards = 8 if self.seats == 1 or self.theme is None else 7
        return all_cards - gold_cards(self.pot) - sum(gold_cards(player.gold) for player in self.players)

    def _more(self, gold: int) -> int:
        """A3.2: an amount that gains 1, if it can."""
        return gold + 1 if gold % 2 == 1 or self.supply > 0 else gold

    # Who moves, and how

    @property
    def to_move(self) -> str | int | None:
        if self.is_over:
            return None
        return "*" if self.turning or not self.queue else self.queue[0]

    def moves(self) -> list[str]:
        """All moves of whoever is to move; at chance, all outcomes."""
        if self.is_over:
            return []
        if self.to_move == "*":
            return list(self.chances())
        me = self.players[self.queue[0] - 1]
        return [move for place in self.village if self._is_free(place) for move in self._moves_at(place, me)]

    def _is_free(self, place: str) -> bool:
        """A4.4"""
        return place == "A05" or not self.village[place]

    def _moves_at(self, place: str, me: Player) -> list[str]:
        """A5: the column "possible only if"."""
        if place == "A06":
            return [f"A06 {kind}" for kind in KINDS if me.gold >= 2 and self.deck[kind]]
        if place in RED_CARD:
            is_possible = self.deck[RED_CARD[place]] > 0
        elif place in TURN:
            is_possible = TURN[place] in me.red
        elif place in INVEST:
            is_possible = me.gold >= 1 and self.deck[INVEST[place]] > 0
        else:
            is_possible = place == "A05" or self.seats > 1
        return [place] if is_possible else []

    def chances(self) -> dict[str, Fraction]:
        if self.to_move != "*":
            return {}
        if self.turning:
            kind = self.turning[1]
            sides = Counter(self.unseen[kind])
            return {f"*blue {kind} {side}": Fraction(n, sides.total()) for side, n in sides.items()}
        if self.theme is None:
            return {f"*theme {theme}": Fraction(1, 8) for theme in THEMES}
        return {f"*first {seat}": Fraction(1, self.seats) for seat in range(1, self.seats + 1)}

    def play(self, text: str) -> None:
        if text not in self.moves():
            raise ValueError(f"{text!r} is not allowed: {self.to_move} may play {self.moves()}")
        self.lines.append(text if text.startswith("*") else f"{self.to_move} {text}")
        match text.split():
            case ["*theme", theme]:
                self.theme = theme
                if self.first:
                    self._begin(self.first)
            case ["*first", seat]:
                self._begin(int(seat))
            case ["*blue", kind, side]:
                self._turned(kind, side)
            case [place, *kind]:
                self._place(place, *kind)

    # A2, A4: setup and rounds

    def _begin(self, first: int) -> None:
        """A2.3"""
        self.start_card = first
        if self.seats == 4:
            fourth = self.players[(first + 2) % 4]
            fourth.gold = self._more(fourth.gold)
        self._start_round()

    def _start_round(self) -> None:
        self.round += 1
        self.village = {place: [] for place in FROM_THE_FIRST + ROUND_CARDS[: self.round - 1]}
        self.pot = self._more(self.pot)
        self.starter = self.start_card
        around = [(self.starter - 1 + i) % self.seats + 1 for i in range(self.seats)]
        self.queue = around if self.round <= 4 else around * 2

    def _end_turn(self) -> None:
        self.queue.pop(0)
        if not self.queue and self.round == ROUNDS:
            self.is_over = True
        elif not self.queue:
            self._start_round()

    # Actions, by A5

    def _place(self, place: str, kind: str = "") -> None:
        me = self.players[self.queue[0] - 1]
        self.village[place].append(self.queue[0])
        if place in RED_CARD:
            self.deck[RED_CARD[place]] -= 1
            me.red.append(RED_CARD[place])
        elif place == "A01":
            self.start_card = self.queue[0]
            me.gold = self._more(me.gold)
        elif place == "A05":
            self._take_gold(me)
        elif place in TURN:
            self.turning = ("farm", TURN[place])
        else:
            me.gold -= 2 if kind else 1
            self.turning = ("deck", kind or INVEST[place])
        if not self.turning:
            self._end_turn()

    def _take_gold(self, me: Player) -> None:
        if len(self.village["A05"]) == 1:
            me.gold, self.pot = me.gold + self.pot, 0
        else:
            me.gold = self._more(me.gold)

    def _turned(self, kind: str, side: str) -> None:
        me = self.players[self.queue[0] - 1]
        if self.turning == ("farm", kind):
            me.red.remove(kind)
        else:
            self.deck[kind] -= 1
        self.unseen[kind].remove(side)
        me.blue.append((kind, side))
        self.turning = None
        self._end_turn()

    # A6, A7, A10: scores and winners

    def earns_theme(self, seat: int) -> bool:
        """A6.4"""
        counts = [self._themed(other) for other in range(1, self.seats + 1)]
        return counts[seat - 1] == max(counts) >= 1

    def _themed(self, seat: int) -> int:
        player = self.players[seat - 1]
        match self.theme:
            case "gold":
                return player.gold
            case "blue":
                return len(player.blue)
            case "red":
                return len(player.red)
            case "start":
                return int(self.start_card == seat)
            case "turnip" | "flower" | "sheep" as kind:
                return player.items(kind)
        return 0

    @property
    def scores(self) -> list[int]:
        return [
            player.harvest + player.gold + 4 * player.has_full_set + 2 * self.earns_theme(seat)
            for seat, player in enumerate(self.players, 1)
        ]

    @property
    def places(self) -> list[int]:
        """A7.1"""
        ranking = [
            (points, self.earns_theme(seat), player.has_full_set, player.harvest, player.gold)
            for seat, (points, player) in enumerate(zip(self.scores, self.players, strict=True), 1)
        ]
        return [1 + sum(other > mine for other in ranking) for mine in ranking]

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places, 1) if place == 1]

    @property
    def rank(self) -> str | None:
        """A10.3"""
        if self.seats > 1 or not self.is_over:
            return None
        return next((rank for points, rank in RANKS if self.scores[0] >= points), "D")

    # Who knows what: everybody everything

    def record(self, seat: int | None = None) -> list[str]:
        """The moves so far; there is nothing that a seat may not read."""
        return list(self.lines)

    def knows(self, seat: int) -> dict[str, object]:
        """Everything this seat may know of the table now; seat 0 is a spectator."""
        is_turn = self.to_move not in ("*", None)
        return {
            "seat": seat,
            "to_move": self.to_move if is_turn else None,
            "round": self.round,
            "starter": self.starter if self.round and self.seats > 1 else None,
            "start_card": self.start_card if self.start_card and self.seats > 1 else None,
            "theme": self.theme,
            "supply": self.supply,
            "gold_on_a05": self.pot,
            "decks": dict(self.deck),
            "village": {place: sorted(seats) for place, seats in self.village.items()},
            "turning_up": self.turning[1] if self.turning else None,
            "rank": self.rank,
            "seats": [self._farm(number) for number in range(1, self.seats + 1)],
        }

    def _farm(self, seat: int) -> dict[str, object]:
        player = self.players[seat - 1]
        return {
            "gold": player.gold,
            "red": {kind: player.red.count(kind) for kind in KINDS},
            "blue": {kind: sorted(side for k, side in player.blue if k == kind) for kind in KINDS},
            "harvest": player.harvest,
            "full_set": player.has_full_set,
            "theme": self.earns_theme(seat),
        }
