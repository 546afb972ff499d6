"""A match told move by move, as one viewer sees it."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from hatake.contract import Message
from hatake.engine.match import Match, Move
from hatake.engine.sighting import Sighting
from hatake.engine.speech import Speech


def seen(match: Match, viewer: int) -> Sighting:
    """What a viewer, numbered as the kernel numbers them, sees of a match; the witness among them."""
    views = np.zeros(1, match.game.view)
    match.variant.kernel.view(match.states, viewer, views)
    return Sighting(match.variant, viewer, views)


class Step(NamedTuple):
    """One move that was made, what was said about it, and what the viewer saw then."""

    number: int
    move: Move
    said: str
    sighting: Sighting


class Teller:
    """Follows a match for one viewer, in one language."""

    def __init__(self, match: Match, viewer: int, language: str) -> None:
        self.match = match
        self.viewer = viewer
        self.speech = Speech(language, match.game.slug, ("hatake.cli",))
        self._told = Match(match.variant)

    def news(self) -> Iterator[Step]:
        """The moves made since this was last asked."""
        for number in range(len(self._told.history), len(self.match.history)):
            move = self.match.history[number]
            self._told.make(move)
            sighting = seen(self._told, self.viewer)
            event = sighting.event
            yield Step(number + 1, move, "" if event is None else self.speech.say(event), sighting)

    def say(self, message: Message) -> str:
        """A message in the language of the teller."""
        return self.speech.say(message)

    @property
    def board(self) -> str:
        """The board in words, as the viewer sees it now."""
        return seen(self.match, self.viewer).in_words(self.speech.language)

    @property
    def result(self) -> Iterator[str]:
        """How the match has ended: how the points came about, and who won; nothing before the end."""
        if not self.match.is_over:
            return
        for line in self.match.game.words.account(seen(self.match, self.viewer).record):
            yield self.say(line)
        names = tuple(self._player(seat) for seat in self.match.winners)
        yield self.say(Message("cli-wins", {"who": names, "winners": len(names)}))

    def _player(self, seat: int) -> Message:
        return Message("player", {"number": seat})
