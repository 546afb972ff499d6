"""Twins: two matches that tell one viewer the same at every move, though something hidden differs.

What a move tells is taken from the traces that a game declares, not from its VIEW: so the two are held against
each other, and a VIEW that shows more than the traces allow comes out.
"""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import numpy as np

from hatake.contract import CHANCE, Place
from hatake.engine.match import Match, Move
from hatake.engine.record import HIDDEN
from hatake.engine.variant import Records

PATIENCE = 400
"""How many moves the search for a twin may try."""


class Told(NamedTuple):
    """What one move tells a viewer: its words, and the cards seen on their way."""

    seat: int
    text: str
    cards: tuple[str, ...]


def told(match: Match, states: Records, move: Move, viewer: int) -> Told:
    words, cards = move.text.split(" "), []
    for trace in match.game.sight.traces(states[0], move.seat, move.action):
        is_seen = _knows(viewer, trace.source) or _knows(viewer, trace.target)
        cards.append(trace.card if is_seen else HIDDEN)
        if trace.word >= 0 and not is_seen:
            words[trace.word] = HIDDEN
    return Told(move.seat, " ".join(words), tuple(cards))


def _knows(viewer: int, place: Place | None) -> bool:
    return place is not None and (place.known_to is None or viewer in place.known_to)


def hides(told: Told) -> bool:
    return HIDDEN in told.text.split(" ") or HIDDEN in told.cards


def states_of(match: Match) -> list[Records]:
    """The STATE before every move and at the end."""
    again = Match(match.variant)
    found = [again.states]
    for move in match.history:
        again.make(move)
        found.append(again.states)
    return found


class Twins:
    """The search for twins of one match, for one viewer (numbered from 0; CHANCE is a spectator)."""

    def __init__(self, match: Match, viewer: int, source: Random) -> None:
        self.match, self.viewer, self.source = match, viewer, source
        self.states = states_of(match)
        self.told = [told(match, s, m, viewer) for s, m in zip(self.states, match.history, strict=False)]
        self.hidden = [depth for depth, step in enumerate(self.told) if hides(step)]
        self.patience = 0

    def find(self) -> Match | None:
        """A twin that differs somewhere, if one is found in time."""
        for pivot in self.source.sample(self.hidden, min(4, len(self.hidden))):
            self.patience = PATIENCE
            moves = self._from(pivot)
            if moves is not None:
                twin = Match(self.match.variant)
                for move in moves:
                    twin.make(move)
                return twin
        return None

    def _from(self, pivot: int) -> list[Move] | None:
        """All moves of a twin that first differs at the pivot."""
        history = self.match.history
        path, open_ends = history[:pivot], [self._steps(self.states[pivot], pivot, is_pivot=True)]
        while open_ends and self.patience > 0:
            step = next(open_ends[-1], None)
            if step is None:
                open_ends.pop()
                path = path[:-1]
                continue
            path = [*path, step[0]]
            if len(path) == len(history):
                return path
            open_ends.append(self._steps(step[1], len(path), is_pivot=False))
        return None

    def _steps(self, states: Records, depth: int, *, is_pivot: bool) -> Iterator[tuple[Move, Records]]:
        """The moves that tell the viewer what the match's own move told, each with the STATE after it."""
        original = self.match.history[depth]
        for action in self._candidates(states, original, depth, is_pivot=is_pivot):
            self.patience -= 1
            move = original._replace(action=action, text=self._written(states, original.seat, action))
            if told(self.match, states, move, self.viewer) == self.told[depth]:
                after = states.copy()
                self.match.variant.kernel.apply(after, move.seat, move.action)
                yield move, after

    def _candidates(self, states: Records, original: Move, depth: int, *, is_pivot: bool) -> list[int]:
        possible = self._possible(states, original)
        first = [original.action] if original.action in possible and not is_pivot else []
        if depth not in self.hidden:
            return first
        others = [a for a in possible if a != original.action]
        return first + self.source.sample(others, len(others))

    def _possible(self, states: Records, original: Move) -> list[int]:
        kernel, mover = self.match.variant.kernel, self.match.variant.kernel.to_move(states)
        if (original.seat != mover) != original.is_aside:
            return []
        if original.seat == CHANCE:
            weights = np.zeros(self.match.game.outcomes, np.int64)
            kernel.weights(states, weights)
            return [int(outcome) for outcome in np.flatnonzero(weights)]
        actions = np.zeros(self.match.game.choices, np.int64)
        n = kernel.legal(states, original.seat, actions)
        return [int(a) for a in actions[:n]]

    def _written(self, states: Records, seat: int, action: int) -> str:
        views = np.zeros(1, self.match.game.view)
        self.match.variant.kernel.view(states, seat, views)
        return self.match.game.words.write(views[0], seat, action)
