"""What one seat sees: a VIEW, and the data, text and picture made of it."""

from functools import cached_property
from typing import Any

import numpy as np

from hatake.contract import CHANCE, NOBODY, Message, Scene
from hatake.engine.speech import Speech
from hatake.engine.variant import Records, Variant
from hatake.kit.random import new_source


class Sighting:
    """A VIEW with its game. Everything that leaves a match for a seat, a bot or a page is made from one of these."""

    def __init__(self, variant: Variant, viewer: int, views: Records) -> None:
        self.variant = variant
        self.game = variant.game
        self.viewer = viewer
        self.views = views

    @property
    def record(self) -> np.record:
        """The VIEW itself."""
        found: np.record = self.views[0]
        return found

    @property
    def data(self) -> dict[str, Any]:
        """All the viewer knows, as plain values that JSON can hold."""
        return self.game.words.data(self.record)

    @property
    def text(self) -> str:
        """The board in words."""
        return self.in_words("en")

    def in_words(self, language: str) -> str:
        """The board in words of one language."""
        speech = Speech(language, self.game.slug)
        return "\n".join(speech.say(line) for line in self.game.words.board(self.record))

    @property
    def event(self) -> Message | None:
        """What has just happened, as the viewer saw it."""
        return self.game.words.say(self.record)

    @property
    def scene(self) -> Scene:
        """Which pieces lie where."""
        return self.game.stage.scene(self.record)

    def svg(self, language: str = "en") -> str:
        """The board as a picture that stands alone."""
        from hatake.engine.svg import draw

        return draw(self.game, self.scene, Speech(language, self.game.slug))

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        who = "a spectator" if self.viewer == CHANCE else f"seat {self.viewer + 1}"
        return f"<{self.variant!r}, as {who} sees it>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.variant, self.viewer, self.views.tobytes())

    def guess(self, number: int) -> Records:
        """A STATE the viewer could be in, in an array of one; equal numbers give equal guesses."""
        states = np.zeros(1, self.game.state)
        self.variant.kernel.guess(self.views, new_source(number), states)
        return states

    @cached_property
    def to_move(self) -> int:
        """Whose move it is, as the kernel numbers seats; everybody always knows."""
        return int(self.variant.kernel.to_move(self._likeness))

    @cached_property
    def actions(self) -> list[int]:
        """What the viewer may do now; a seat always knows its own legal actions."""
        if self.viewer == CHANCE:
            return []
        out = np.zeros(self.game.choices, np.int64)
        n = self.variant.kernel.legal(self._likeness, self.viewer, out)
        return [int(a) for a in out[:n]]

    @property
    def moves(self) -> list[str]:
        """The same as written."""
        mark = "" if self.viewer == self.to_move else f"@{self.viewer + 1} "
        return [mark + self.game.words.write(self.record, self.viewer, a) for a in self.actions]

    @cached_property
    def scores(self) -> list[int] | None:
        """Each seat's points so far, where the viewer may know them."""
        if self.to_move != NOBODY and not self.game.open_scores(self.record):
            return None
        out = np.zeros(self.variant.seats, np.int64)
        self.variant.kernel.scores(self._likeness, out)
        return [int(points) for points in out]

    @cached_property
    def _likeness(self) -> Records:
        return self.guess(0)


def _again(variant: Variant, viewer: int, view: bytes) -> Sighting:
    """A sighting taken out of a pickle, with its VIEW in a record of the right type."""
    return Sighting(variant, viewer, np.frombuffer(view, variant.game.view).copy())
