"""The whole of Hanaminoes once more, slowly and plainly, read straight from the rulebook.

It shares nothing with the compiled kernel: tiles are the words of the written moves, the garden is a list of stacks
on cells without bounds, odds are fractions. Where kernel and oracle disagree, one of them misreads the rules.
"""

from dataclasses import dataclass
from fractions import Fraction

from hatake.games.hanaminoes.tests.bed import Garden, Stack, flowers, is_double

COLOURS = "YOPRBW"
TILES = [f"{colour}{shape}" for colour in COLOURS for shape in ("11", "12", "13", "22", "23", "33")]  # H1.1
MARKERS = {2: 4, 3: 3, 4: 3}  # H1.3
HAND = {2: 6, 3: 5, 4: 4}  # H2.1
ROUNDS = {2: 4, 3: 3, 4: 4}  # H8.1


@dataclass
class Line:
    """A move as written; `{}` stands for a tile that only its owner may read until it has been shown."""

    text: str
    tile: str = ""
    owner: int = 0
    shown: bool = True

    def read_by(self, seat: int) -> str:
        return self.text.format(self.tile if self.shown or seat == self.owner else "?")


class Oracle:
    """One game. `first` is the seat that starts it; 0 leaves that to chance."""

    def __init__(self, seats: int, first: int = 0, open_scores: int = 0) -> None:
        if seats not in HAND or not 0 <= first <= seats or open_scores not in (0, 1):
            raise ValueError(f"no game with {seats} seats, first={first}, open_scores={open_scores}")
        self.seats = seats
        self.stage = "first"
        self.round = 0
        self.turn = self.starter = first
        self.lines: list[Line] = []
        self.collected: list[list[str]] = [[] for _ in range(seats)]
        self.deck: list[str] = []
        self._clear()
        if first:
            self._begin_round(first)

    def _clear(self) -> None:
        """A table without tiles and markers."""
        self.garden = Garden()
        self.hands: list[list[str]] = [[] for _ in self._everybody()]
        self.dealt: list[dict[str, Line]] = [{} for _ in self._everybody()]
        self.given_up: list[list[str]] = [[] for _ in self._everybody()]
        self.set_aside = [0] * self.seats
        self.aside: list[str] = []
        self.turns = 0
        self.held = Stack([], (0, 0), "R")
        self.revealed = self.played = self.shifted = ""
        self.queue: list[int] = []
        self.deciding: list[int] = []

    # Who moves, and how

    @property
    def to_move(self) -> str | int | None:
        if self.stage == "over":
            return None
        return "*" if self.stage in ("first", "deal", "redraw", "start", "reveal") else self.turn

    def moves(self) -> list[str]:
        """All moves of whoever is to move; at chance, all outcomes."""
        tops = self.garden.tops()
        match self.stage:
            case "swap":
                return ["keep", "swap"]
            case "pick":
                return [f"pick {tile}" for tile in self.hands[self.turn - 1]]
            case "place" | "lay" | "move":
                return self._placings()
            case "lift":
                return [f"lift {tile}" for tile in tops if tile != self.played] + ["skip"]
            case "shift":
                return [f"shift {stack.top}" for stack in self.garden.stacks if stack.marker] + ["skip"]
            case "onto":
                return [f"onto {stack.top}" for stack in self.garden.stacks if not stack.marker]
            case "mark":
                return [f"mark {tile}" for tile in self._eligible()]
        return list(self.chances())

    def _placings(self) -> list[str]:
        """H4.1, H5.1, H5.2"""
        tile = self.held.top
        spots = self.garden.spots(tile)
        if self.stage == "move":
            spots = [spot for spot in spots if spot != (self.held.cell, self.held.way)]
        found = [f"place {tile} {x},{y} {way}" for (x, y), way in spots]
        may_overlay = self.stage == "lay" and tile[1:] == "11"
        return found + [f"overlay {top}" for top in self.garden.tops() if may_overlay]

    def chances(self) -> dict[str, Fraction]:
        if self.to_move != "*":
            return {}
        if self.stage == "first":
            return {f"*first {seat}": Fraction(1, self.seats) for seat in self._everybody()}  # H2.4
        word = {"start": "*start", "reveal": "*reveal"}.get(self.stage, f"*deal {self.turn}")
        share = Fraction(1, len(self.deck))
        return {f"{word} {tile}": share for tile in self.deck}

    def play(self, text: str) -> None:
        words = text.split()
        if words[0] == "*deal":
            self.lines.append(Line(f"*deal {words[1]} {{}}", words[2], int(words[1]), shown=False))
        else:
            self.lines.append(Line(text if text.startswith("*") else f"{self.turn} {text}"))
        verb = words[0].lstrip("*")
        if verb == "skip":
            self._end_placing()
        else:
            getattr(self, f"_{verb}")(*words[1:])

    def _everybody(self) -> range:
        return range(1, self.seats + 1)

    def _around(self, seat: int) -> list[int]:
        """All seats to the left, from this one on (H2.4)."""
        return [*range(seat, self.seats + 1), *range(1, seat)]

    def _after(self, seat: int) -> int:
        return seat % self.seats + 1

    # Setup of a round (H2)

    def _first(self, seat: str) -> None:
        self._begin_round(int(seat))

    def _begin_round(self, starter: int) -> None:
        """The old garden stays to be looked at until the first tile is dealt; hands and deck are one deck again."""
        self.round += 1
        self.starter = self.turn = starter
        gone = {tile for tiles in self.collected for tile in tiles}
        self.deck = [tile for tile in TILES if tile not in gone]
        self.stage = "deal"
        count = min(HAND[self.seats] * self.seats, len(self.deck) - 1)  # H2.5
        self.to_deal = (self._around(starter) * HAND[self.seats])[:count]
        self.is_fresh = True

    def _deal(self, number: str, tile: str) -> None:
        if self.is_fresh:
            self.is_fresh = False
            self._clear()
        seat = int(number)
        self.deck.remove(tile)
        self.hands[seat - 1].append(tile)
        self.dealt[seat - 1][tile] = self.lines[-1]
        if self.stage == "redraw":
            self._redrawn()
            return
        self.to_deal.pop(0)
        if self.to_deal:
            self.turn = self.to_deal[0]
        else:
            self.deciding = self._around(self.starter)
            self._next_decision()

    def _next_decision(self) -> None:
        self.stage = "swap" if self.deciding else "start"
        self.turn = self.deciding.pop(0) if self.deciding else self.starter

    def _keep(self) -> None:
        self._next_decision()

    def _swap(self) -> None:
        """H2.2"""
        me = self.turn - 1
        old, self.hands[me] = self.hands[me], []
        self.given_up[me] = list(old)
        self.dealt[me] = {}
        self.wanted = len(old) - 1
        if len(self.deck) < self.wanted:
            self.deck += old
        else:
            self.aside = old
        self.stage = "redraw"

    def _redrawn(self) -> None:
        self.wanted -= 1
        if not self.wanted:
            self.deck += self.aside
            self.aside = []
            self._next_decision()

    def _start(self, tile: str) -> None:
        """H2.3"""
        self.deck.remove(tile)
        self.garden.stacks.append(Stack([tile], (0, 0), "R"))
        self.turn = self.starter
        self._begin_turn()

    # A turn (H3 to H6)

    def _begin_turn(self) -> None:
        self.revealed = self.played = ""
        if self.deck:
            self.stage = "reveal"
        else:
            self._from_hand()

    def _from_hand(self) -> None:
        if self.hands[self.turn - 1]:
            self.stage = "pick"
        else:
            self._end_placing()

    def _reveal(self, tile: str) -> None:
        self.deck.remove(tile)
        self.revealed = tile
        self.held = Stack([tile], (0, 0), "R")
        self.stage = "place"

    def _pick(self, tile: str) -> None:
        me = self.turn - 1
        self.hands[me].remove(tile)
        self.dealt[me].pop(tile).shown = True
        self.played = tile
        self.held = Stack([tile], (0, 0), "R")
        self.stage = "lay"

    def _place(self, tile: str, where: str, way: str) -> None:
        x, y = where.split(",")
        self.held.cell, self.held.way = (int(x), int(y)), way
        self.garden.stacks.append(self.held)
        self.held = Stack([], (0, 0), "R")
        if self.stage == "place":
            self._from_hand()
        elif self.stage == "lay" and tile[1:] == "22":
            self.stage = "lift"
        elif self.stage == "lay" and tile[1:] == "33" and any(stack.marker for stack in self.garden.stacks):
            self.stage = "shift"
        else:
            self._end_placing()

    def _overlay(self, covered: str) -> None:
        self.garden.named(covered).overlay(self.held.top)
        self.held = Stack([], (0, 0), "R")
        self._end_placing()

    def _lift(self, tile: str) -> None:
        self.held = self.garden.named(tile)
        self.garden.stacks.remove(self.held)
        self.stage = "move"

    def _shift(self, tile: str) -> None:
        self.shifted = tile
        self.stage = "onto"

    def _onto(self, tile: str) -> None:
        source, target = self.garden.named(self.shifted), self.garden.named(tile)
        target.marker, source.marker = source.marker, 0
        self.shifted = ""
        self._end_placing()

    def _eligible(self) -> list[str]:
        """H6.1 to H6.3"""
        found = []
        for stack in self.garden.stacks:
            if stack.top in (self.revealed, self.played):
                matched = self.garden.matched(stack)
                found += [stack.top, *matched] if matched or is_double(stack.top) else []
        return [stack.top for stack in self.garden.stacks if stack.top in found and not stack.marker]

    def _end_placing(self) -> None:
        if self._eligible():
            self.stage = "mark"
        else:
            self.set_aside[self.turn - 1] += 1
            self._end_turn()

    def _mark(self, tile: str) -> None:
        self.garden.named(tile).marker = self.turn
        self._end_turn()

    def _end_turn(self) -> None:
        self.turns += 1
        if self.turns == MARKERS[self.seats] * self.seats:
            self._end_round()  # H7.1
        else:
            self.turn = self._after(self.turn)
            self._begin_turn()

    # A round and the game end (H7, H8)

    def _end_round(self) -> None:
        for stack in self.garden.scoring_bed():
            if stack.marker:
                self.collected[stack.marker - 1] += stack.tiles
        if self.round == ROUNDS[self.seats]:
            self.stage = "over"
        else:
            self._begin_round(self.turn)

    @property
    def scores(self) -> list[int]:
        return [sum(map(flowers, tiles)) for tiles in self.collected]

    @property
    def places(self) -> list[int]:
        keys = [(points, self._best_colour(seat)) for seat, points in enumerate(self.scores)]
        return [1 + sum(other > mine for other in keys) for mine in keys]

    def _best_colour(self, seat: int) -> int:
        """H8.2"""
        return max(sum(flowers(tile) for tile in self.collected[seat] if tile[0] == colour) for colour in COLOURS)

    @property
    def winners(self) -> list[int]:
        return [seat for seat in self._everybody() if self.places[seat - 1] == 1]

    # Who knows what

    def record(self, seat: int | None = None) -> list[str]:
        """The moves so far: the whole truth, or as this seat may read them (0: a spectator)."""
        return [line.text.format(line.tile) if seat is None else line.read_by(seat) for line in self.lines]

    def knows(self, seat: int) -> dict[str, object]:
        """Everything this seat may know of the table now; seat 0 is a spectator, who knows what all know."""
        return {
            "seat": seat,
            "hand": sorted(self.hands[seat - 1], key=TILES.index) if seat else [],
            "hand_sizes": [len(hand) for hand in self.hands],
            "given_up": sorted(self.given_up[seat - 1], key=TILES.index) if seat else [],
            "collected": [sorted(tiles, key=TILES.index) for tiles in self.collected],
            "set_aside": list(self.set_aside),
            "held": self.held.tiles[::-1],
            "garden": sorted((s.tiles[::-1], s.cell, s.way, s.marker) for s in self.garden.stacks),
            "round": self.round,
            "starter": self.starter,
            "to_move": self.to_move,
        }
