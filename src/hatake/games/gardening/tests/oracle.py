"""The whole of Gardening once more, slowly and plainly, read straight from the rulebook.

It shares nothing with the compiled kernel: flowers are the strings of the written moves, hands are lists, what is
remembered is a set. Where kernel and oracle disagree on any game, one of them misreads the rules.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from hatake.games.gardening.tests import flowers as f

HAND = 5  # G2.1, G3.3, G5.1
LAST_END = 500  # G6.3


@dataclass
class Line:
    """One move of the record. Until its flower has been shown, only `owner` may read it."""

    text: str
    flower: str = ""
    owner: int = 0
    is_shown: bool = True

    def read_by(self, seat: int) -> str:
        return self.text.format(self.flower if self.is_shown or seat == self.owner else "?")


class Oracle:
    """One game. `first` is the seat that starts it; 0 leaves that to chance. Lists for seats begin with a blank."""

    def __init__(self, seats: int = 2, first: int = 0) -> None:
        if seats != 2 or first not in (0, 1, 2):
            raise ValueError(f"no game with {seats} seats and first={first}")
        self.seats = seats
        self.hands: list[list[str]] = [[], [], []]
        self.gardens: list[list[str]] = [[], [], []]
        self.shelves: list[list[str]] = [[], [], []]
        self.remembered: list[set[str]] = [set(), set(), set()]  # of this hand, by the other player
        self.is_open_hand = [False, False, False]
        self.pile = set(f.FLOWERS)
        self.bottom: list[str] = []
        self.spent: set[str] = set()
        self.turn = first
        self.waiting_for = "deal" if first else "first"
        self.cause = ""
        self.ends = 0
        self.winner = 0
        self.lines: list[Line] = []
        self.unseen: dict[str, Line] = {}
        self._moves: list[str] = []

    @property
    def other(self) -> int:
        return 3 - self.turn

    # Who moves, and how

    @property
    def to_move(self) -> str | int | None:
        if self.waiting_for == "over":
            return None
        return "*" if self.waiting_for in ("first", "deal", "draw", "*steal") else self.turn

    def moves(self) -> list[str]:
        """All moves of whoever is to move; at chance, all outcomes."""
        if not self._moves:
            self._moves = self._all_moves()
        return list(self._moves)

    def _all_moves(self) -> list[str]:
        if self.to_move == "*":
            return list(self.chances())
        if self.waiting_for == "turn":
            return self._turn_moves()
        return [f"{self.waiting_for} {choice}" for choice in self._choices()]

    def chances(self) -> dict[str, Fraction]:
        if self.to_move != "*":
            return {}
        if self.waiting_for == "first":
            return {"*first 1": Fraction(1, 2), "*first 2": Fraction(1, 2)}  # G2.1
        flowers = sorted(self._may_come(), key=f.ORDER.__getitem__)
        words = {"deal": f"*deal {self.turn}", "draw": "*draw", "*steal": "*steal"}[self.waiting_for]
        return dict.fromkeys([f"{words} {flower}" for flower in flowers], Fraction(1, len(flowers)))

    def _may_come(self) -> Iterable[str]:
        if self.waiting_for == "*steal":
            return self.hands[self.other]
        return self.pile or self.bottom[:1]  # G5.5

    def _turn_moves(self) -> list[str]:
        hand = sorted(self.hands[self.turn], key=f.ORDER.__getitem__)
        plants = ["plant " + " ".join(flowers) for flowers in f.plantings(hand, self.gardens[self.turn])]
        if len(hand) > HAND:
            return plants + [f"discard {flower}" for flower in hand]  # G5.1
        return [*plants, "end"]  # G3.3

    def _choices(self) -> list[str]:
        """G5.4, with G5.3: what the open effect lets the seat choose from."""
        mine, others = (
            [flower for flower in self.shelves[seat] if flower != self.cause] for seat in (self.turn, self.other)
        )
        match self.waiting_for:
            case "return":
                found = mine if self.cause in f.RED else others
            case "gather":
                return [str(number) for number in f.MONTHS if f.of_month(mine, number)]
            case "destroy":
                found = f.destroyable(self.gardens[1]) + f.destroyable(self.gardens[2])
            case "steal":
                found = self.hands[self.other]
            case "give":
                found = self.hands[self.turn]
            case "bottom":
                found = mine + others
            case _:
                found = []
        return sorted(found, key=f.ORDER.__getitem__)

    def play(self, text: str) -> None:
        if text not in self.moves():
            raise ValueError(f"{text!r} is not allowed: {self.to_move} may play {self.moves()}")
        self._moves = []
        word, *names = text.split()
        if text.startswith("*"):
            self._chance(word, names[-1])
            return
        self.lines.append(Line(f"{self.turn} {text}"))
        if word == "plant":
            self._plant(self.turn, names)
        elif word == "discard":
            self._discard(names[0])
        elif word == "end":
            self._end_turn()
        else:
            self._choose(word, names[0])

    # Chance

    def _chance(self, word: str, name: str) -> None:
        if word == "*first":
            self.lines.append(Line(f"*first {name}"))
            self.turn, self.waiting_for = int(name), "deal"
        elif word == "*steal":
            self.lines.append(Line(f"*steal {name}"))
            self._choose("steal", name)
        else:
            self._draw("*draw {}" if word == "*draw" else f"*deal {self.turn} {{}}", name)

    def _draw(self, text: str, flower: str) -> None:
        is_known = flower in self.bottom or self.is_open_hand[self.turn]
        line = Line(text, flower, self.turn, is_known)
        self.lines.append(line)
        self.pile.discard(flower)
        self.bottom = [lower for lower in self.bottom if lower != flower]
        self.hands[self.turn].append(flower)
        if is_known:
            self.remembered[self.turn].add(flower)
        else:
            self.unseen[flower] = line
        if self.waiting_for == "deal":
            self._deal_on()
        else:
            self.waiting_for = "turn"
            self._watch_the_pile()

    def _deal_on(self) -> None:
        """G2.1: in turn, until both hold five."""
        self.turn = self.other
        if len(self.hands[self.turn]) == HAND:
            self.waiting_for = "draw"

    def _watch_the_pile(self) -> None:
        """G6.2"""
        if self.pile or self.bottom:
            return
        self._end_game(0)
        for seat in (1, 2):
            if {"5.2", "5.3", "5.4"} <= set(self.gardens[seat]):
                for place in (*self.hands, *self.gardens, *self.shelves):
                    if f.DOCK in place:
                        place.remove(f.DOCK)
                self._show(f.DOCK)
                self._plant_freely(seat, [f.DOCK])

    def _show(self, flower: str) -> None:
        """A flower has left the hidden part of a hand, or the hand lies open: everybody has seen it."""
        for seen in self.remembered:
            seen.discard(flower)
        if flower in self.unseen:
            self.unseen.pop(flower).is_shown = True

    # A turn (G3, G4)

    def _leave_hand(self, seat: int, flower: str) -> None:
        self.hands[seat].remove(flower)
        self._show(flower)

    def _enter_hand(self, seat: int, flower: str) -> None:
        """Openly: from a shelf, or by the Butterflies."""
        self.hands[seat].append(flower)
        self.remembered[seat].add(flower)

    def _plant(self, seat: int, flowers: list[str]) -> None:
        for flower in flowers:
            self._leave_hand(seat, flower)
        garden = self.gardens[seat]
        if f.RAIN in garden and set(flowers) & set(f.BIRDS):  # G4.5
            garden.remove(f.RAIN)
            self.shelves[seat].append(f.RAIN)
        self._plant_freely(seat, flowers)

    def _plant_freely(self, seat: int, flowers: list[str]) -> None:
        self.gardens[seat].extend(flowers)
        self.is_open_hand = [False, False, False]  # the Eye
        if f.has_four(self.gardens[seat]):
            self._end_game(seat)

    def _end_turn(self) -> None:
        self.ends += 1
        self.spent = set()
        self.turn = self.other
        self.waiting_for = "draw"
        if self.ends == LAST_END:
            self._end_game(0)

    def _end_game(self, winner: int) -> None:
        self.winner, self.waiting_for = winner, "over"

    # Discarding, by clause G5

    def _discard(self, flower: str) -> None:
        self._leave_hand(self.turn, flower)
        is_spent = flower in self.spent
        self.spent.add(flower)
        self.cause = flower
        if is_spent:
            self.shelves[self.turn].append(flower)  # G5.2
        elif flower == f.RAIN:
            self._plant_freely(self.turn, [flower])
        else:
            self.shelves[self.other if flower == f.DOCK else self.turn].append(flower)
            self._start_effect(flower)

    def _start_effect(self, flower: str) -> None:
        if flower == f.EYE:
            self._open_hand(self.other)
        elif flower == f.DEER:
            self._shuffle()
        elif flower == f.RICE_BOWL:
            self.waiting_for = "draw"
        elif flower == f.BUTTERFLIES:
            if self.hands[self.other]:
                self.waiting_for = "steal" if self.is_open_hand[self.other] else "*steal"
        else:
            self._ask(flower)

    def _ask(self, flower: str) -> None:
        """Effects with a choice; where nothing can be chosen they are skipped (G5.4)."""
        words = dict.fromkeys((*f.RED, *f.PURPLE), "return") | dict.fromkeys(f.INSCRIBED, "gather")
        words |= {f.BOAR: "destroy", f.SAKURA: "bottom"}
        self.waiting_for = words.get(flower, "turn")
        if not self._choices():
            self.waiting_for = "turn"

    def _open_hand(self, seat: int) -> None:
        self.is_open_hand[seat] = True
        for flower in self.hands[seat]:
            self._show(flower)
        self.remembered[seat] = set(self.hands[seat])

    def _shuffle(self) -> None:
        counts = {seat: len([flower for flower in self.shelves[seat] if flower != f.DEER]) for seat in (1, 2)}
        for seat in (1, 2):
            if counts[seat] == max(counts.values()):
                self.pile |= {flower for flower in self.shelves[seat] if flower != f.DEER}
                self.shelves[seat] = [flower for flower in self.shelves[seat] if flower == f.DEER]
        self.pile |= set(self.bottom)  # G5.6
        self.bottom = []

    def _choose(self, word: str, name: str) -> None:
        self.waiting_for = "give" if word == "steal" else "turn"
        if word == "give":
            self._leave_hand(self.turn, name)
            self._enter_hand(self.other, name)
        elif word == "steal":
            self._leave_hand(self.other, name)
            self._enter_hand(self.turn, name)
        elif word == "gather":
            for flower in f.of_month(self.shelves[self.turn], int(name)):
                if flower != self.cause:
                    self._take_from_table(flower)
                    self._enter_hand(self.turn, flower)
        else:
            owner = self._take_from_table(name)
            if word == "return":
                self._enter_hand(self.turn, name)
            else:
                (self.bottom if word == "bottom" else self.shelves[owner]).append(name)

    def _take_from_table(self, flower: str) -> int:
        """Lift a flower from a shelf or a garden and say whose it was."""
        owner = next(seat for seat in (1, 2) if flower in self.shelves[seat] + self.gardens[seat])
        place = self.shelves[owner] if flower in self.shelves[owner] else self.gardens[owner]
        place.remove(flower)
        return owner

    # The result, and who knows what

    @property
    def scores(self) -> list[int]:
        """G6.4"""
        return [int(self.winner == seat) for seat in (1, 2)]

    @property
    def places(self) -> list[int]:
        return [1 + sum(other > mine for other in self.scores) for mine in self.scores]

    @property
    def winners(self) -> list[int]:
        is_over = self.waiting_for == "over"
        return [seat for seat, place in enumerate(self.places, 1) if place == 1 and is_over]

    def record(self, seat: int | None = None) -> list[str]:
        """The moves so far: the whole truth, or as this seat may read them (0: a spectator)."""
        if seat is None:
            return [line.text.format(line.flower) for line in self.lines]
        return [line.read_by(seat) for line in self.lines]

    def knows(self, seat: int) -> dict[str, object]:
        """Everything this seat may know of the table now; seat 0 is a spectator, who knows what all know."""
        return {
            "seat": seat,
            "hands": [self._hand_seen_by(seat, holder) for holder in (1, 2)],
            "remembered": [sorted(self.remembered[holder], key=f.ORDER.__getitem__) for holder in (1, 2)],
            "open_hands": self.is_open_hand[1:],
            "gardens": [sorted(self.gardens[holder], key=f.ORDER.__getitem__) for holder in (1, 2)],
            "shelves": [sorted(self.shelves[holder], key=f.ORDER.__getitem__) for holder in (1, 2)],
            "pile": len(self.pile),
            "bottom": list(self.bottom),
            "spent": sorted(self.spent, key=f.ORDER.__getitem__),
            "ends": self.ends,
            "to_move": self.to_move,
            "winner": self.winner,
        }

    def _hand_seen_by(self, seat: int, holder: int) -> list[str]:
        hand = self.hands[holder]
        seen = hand if seat == holder else [flower for flower in hand if flower in self.remembered[holder]]
        return sorted(seen, key=f.ORDER.__getitem__) + ["?"] * (len(hand) - len(seen))
