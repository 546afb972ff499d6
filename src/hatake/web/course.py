"""The course of a table's game: the table as it was after each move, rebuilt from the moves alone."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from hatake.contract import Refused
from hatake.engine.match import Match
from hatake.engine.match import Move as Made
from hatake.engine.sighting import Sighting
from hatake.engine.variant import Variant
from hatake.registry import GAMES, load
from hatake.web import store

MANY_ACTIONS = 2000
"""Of a game with more actions than this, the paths that are shut are not listed."""


def is_by_our_rules(table: store.Table) -> bool:
    """Whether a stored table is played by the very rules that this program has."""
    return table.game in GAMES and load(table.game).rules_version == table.rules_version


class Stretch(NamedTuple):
    """Moves that belong together, made after move `start`: all of them happen or none."""

    start: int
    moves: Sequence[Made]
    is_over: bool

    @property
    def stored(self) -> list[store.Move]:
        """The moves as they are stored."""
        return [
            store.Move(number, move.seat + 1, move.is_aside, move.text)
            for number, move in enumerate(self.moves, self.start + 1)
        ]


class Course:
    """Everything that has happened at one table. It only grows, and it is the same in every process."""

    def __init__(self, table: store.Table) -> None:
        self.table_id = table.id
        self.seed = table.seed
        self.variant = Variant(table.game, len(table.seats), **table.options)
        self.match = Match(self.variant)
        self.states = [self.match.states]

    @property
    def number(self) -> int:
        """How many moves have been made."""
        return len(self.states) - 1

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self.variant.seats

    @property
    def mover(self) -> int | None:
        """The seat to move; None once the game is over. Chance never keeps anybody waiting."""
        seat = self.match.to_move
        return seat if isinstance(seat, int) else None

    def mover_after(self, number: int) -> int:
        """The seat that was to move after so many moves; below 1 where none was."""
        return int(self.variant.kernel.to_move(self.states[number])) + 1

    # Growing

    def follow(self, moves: Iterable[store.Move]) -> None:
        """Go on by moves that have been stored."""
        for move in moves:
            if move.number != self.number + 1:
                raise ValueError(f"table {self.table_id} has no move {self.number + 1}")
            self.match.play(f"@{move.seat} {move.text}" if move.is_aside else move.text)
            self.states.append(self.match.states)

    def ahead(self, seat: int, action: int) -> Stretch:
        """A seat's move and all that chance does after it; the course itself stays where it is."""
        twin = self.match.copy()
        sighting = self.sighting(self.number, seat - 1)
        text = sighting.game.words.write(sighting.record, seat - 1, action)
        twin.make(Made(seat - 1, action, text, seat != self.mover))
        return self._stretch(twin)

    def opening(self) -> Stretch:
        """What chance does before anybody else."""
        return self._stretch(self.match.copy())

    def _stretch(self, twin: Match) -> Stretch:
        while twin.to_move == "*":
            twin.make(twin.drawn(self.seed))
        return Stretch(self.number, twin.history[self.number :], twin.is_over)

    def add(self, stretch: Stretch) -> None:
        """Go on by moves that `ahead` or `opening` has given, now that they are stored."""
        for move in stretch.moves:
            self.match.make(move)
            self.states.append(self.match.states)

    def seats_moved(self, after: int) -> list[tuple[int, bool]]:
        """Who has moved since a number, and whether out of turn; chance is left out."""
        return [(move.seat + 1, move.is_aside) for move in self.match.history[after:] if move.seat >= 0]

    # Looking

    def sighting(self, number: int, viewer: int) -> Sighting:
        """What a viewer, as the kernel numbers seats, saw after a move. The one gate out of a course."""
        views = np.zeros(1, self.variant.game.view)
        self.variant.kernel.view(self.states[number], viewer, views)
        return Sighting(self.variant, viewer, views)

    def record(self, tags: dict[str, str], seat: int | None) -> str:
        """The game as text: everything, or as a seat (0: a spectator) may read it."""
        twin = self.match.copy()
        twin.seed, twin.tags = self.seed, tags
        return twin.record(seat)


# Picks


def paths(sighting: Sighting) -> dict[tuple[str, ...], int]:
    """The viewer's legal actions by their picks."""
    picks = sighting.game.stage.picks
    return {tuple(picks(sighting.record, a)): a for a in sighting.actions}


def shut(sighting: Sighting, legal: Iterable[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Paths that no legal action has but that differ from one only in their last pick."""
    game = sighting.game
    taken = set(legal)
    stems = {path[:-1] for path in taken if len(path) > 1}
    if not stems or game.actions > MANY_ACTIONS:
        return []
    every = (tuple(game.stage.picks(sighting.record, a)) for a in range(game.actions))
    return [path for path in dict.fromkeys(every) if path[:-1] in stems and path not in taken]


def why_not(sighting: Sighting, path: Sequence[str]) -> Refused | None:
    """Why the viewer has no legal action that begins with these picks; None where nothing can be said."""
    game, wanted = sighting.game, tuple(path)
    legal = set(sighting.actions)
    for a in range(game.actions):
        picks = game.stage.picks(sighting.record, a)
        if a not in legal and tuple(picks[: len(wanted)]) == wanted:
            return game.words.why_not(sighting.record, sighting.viewer, a)
    return None
