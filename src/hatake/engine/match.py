"""A match: the friendly way to play, look at and write down one game."""

from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np

from hatake.contract import CHANCE, NOBODY, Message, Refused
from hatake.engine.chance import draw
from hatake.engine.sighting import Sighting
from hatake.engine.speech import Speech
from hatake.engine.variant import Records, Variant, is_whole


class IllegalMove(ValueError):
    """A move that may not be made: `.reason` is a sentence, `.clause` the rule it would break."""

    def __init__(self, reason: str, clause: str, message: Message) -> None:
        super().__init__(reason, clause, message)
        self.reason, self.clause, self.message = reason, clause, message

    def __str__(self) -> str:
        return f"{self.reason} ({self.clause})" if self.clause else self.reason


class Move(NamedTuple):
    """One move made: whose, which, as written (without the seat), and whether it was out of turn."""

    seat: int
    action: int
    text: str
    is_aside: bool = False

    @property
    def line(self) -> str:
        """The move as a line of a record: `2 take r1`, `*draw R2`, `@3 harvest f1`."""
        if self.seat == CHANCE:
            return self.text
        return f"@{self.seat + 1} {self.text}" if self.is_aside else f"{self.seat + 1} {self.text}"


class Match:
    """A game being played. Seats are numbered from 1 here; 0 or None stands for a spectator."""

    def __init__(self, variant: Variant, seed: str | None = None) -> None:
        self.variant = variant
        self.game = variant.game
        self.seed = seed
        self.history: list[Move] = []
        self.tags: dict[str, str] = {}
        self._kernel = variant.kernel
        self._actions = np.zeros(self.game.choices, np.int64)
        self._weights = np.zeros(self.game.outcomes, np.int64)
        self._states = variant.fresh()
        self._glances: dict[int, Glance] = {}
        """What seats see of the position as it is, for reading and writing moves."""
        self._play_chance()

    # Whose move it is, and which moves there are

    @property
    def to_move(self) -> str | int | None:
        """`"*"` for chance, a seat from 1 up, or None once the game is over."""
        seat = self._kernel.to_move(self._states)
        return "*" if seat == CHANCE else None if seat == NOBODY else int(seat) + 1

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._kernel.to_move(self._states) == NOBODY)

    @property
    def states(self) -> Records:
        """A copy of the STATE, in an array of one. For laboratories; nothing shown to anybody comes from it."""
        return self._states.copy()

    def moves(self, seat: int | None = None) -> list[str]:
        """The legal moves as written, of whoever is to move, or of one seat (`@3 ...` where out of turn)."""
        mover = self._kernel.to_move(self._states)
        actor = mover if seat is None else self._seat(seat)
        if actor == CHANCE:
            return list(self.chances())
        if actor == NOBODY:
            return []
        mark = "" if actor == mover else f"@{actor + 1} "
        v, write = self._view(actor), self.game.words.write
        return [mark + write(v, actor, a) for a in self.actions(actor)]

    def actions(self, seat: int) -> list[int]:
        """The legal actions of a seat numbered from 0, as the kernel numbers them."""
        n = self._kernel.legal(self._states, seat, self._actions)
        return [int(a) for a in self._actions[:n]]

    def chances(self) -> dict[str, Fraction]:
        """At a chance move: every outcome as written, with its exact chance. Otherwise nothing."""
        if self._kernel.to_move(self._states) != CHANCE:
            return {}
        total = self._kernel.weights(self._states, self._weights)
        v = self._view(CHANCE)
        return {
            self.game.words.write(v, CHANCE, outcome): Fraction(int(weight), int(total))
            for outcome, weight in enumerate(self._weights)
            if weight > 0
        }

    # Playing

    def play(self, text: str) -> Move:
        """Make a written move of whoever is to move, or of another seat (`@3 ...`). IllegalMove changes nothing."""
        try:
            move = self._read(text)
        except Refused as refused:
            reason = Speech("en", self.game.slug).say(refused.message)
            raise IllegalMove(reason, refused.clause, refused.message) from None
        self.make(move)
        self._play_chance()
        return move

    def _read(self, text: str) -> Move:
        if not isinstance(text, str):
            raise Refused(Message("not-text", {"kind": type(text).__name__}), "")
        mover = self._kernel.to_move(self._states)
        if mover == NOBODY:
            raise Refused(Message("game-is-over"), "")
        actor, words = self._actor(text, mover)
        if (actor == CHANCE) != text.startswith("*"):
            raise Refused(Message("chance-is-to-move" if mover == CHANCE else "chance-is-not-to-move"), "")
        v = self._view(actor)
        action = self.game.words.read(v, actor, words)
        if not self._allows(actor, action):
            raise self.game.words.why_not(v, actor, action)
        return Move(actor, action, self.game.words.write(v, actor, action), actor != mover)

    def _actor(self, text: str, mover: int) -> tuple[int, str]:
        if not text.startswith("@"):
            return mover, text
        mark, _, words = text.partition(" ")
        number = mark[1:]
        if number not in {str(seat + 1) for seat in range(self.variant.seats)}:
            raise Refused(Message("no-such-seat", {"seat": number, "seats": self.variant.seats}), "")
        if int(number) - 1 == mover:
            raise Refused(Message("not-out-of-turn", {"seat": number}), "")
        return int(number) - 1, words

    def _allows(self, actor: int, action: int) -> bool:
        if actor != CHANCE:
            return bool(self._kernel.is_legal(self._states, actor, action))
        self._kernel.weights(self._states, self._weights)
        return bool(self._weights[action] > 0)

    def make(self, move: Move) -> None:
        """Make a move known to be legal: one that a match of this variant has made at this very point."""
        self._kernel.apply(self._states, move.seat, move.action)
        self._glances.clear()
        self.history.append(move)

    def drawn(self, seed: str) -> Move:
        """The move that chance makes now under a seed."""
        self._kernel.weights(self._states, self._weights)
        outcome = draw(seed, len(self.history) + 1, self._weights.tolist())
        return Move(CHANCE, outcome, self.game.words.write(self._view(CHANCE), CHANCE, outcome))

    def _play_chance(self) -> None:
        while self.seed is not None and self._kernel.to_move(self._states) == CHANCE:
            self.make(self.drawn(self.seed))

    # The result

    @property
    def scores(self) -> list[int]:
        """Each seat's points, final once the game is over."""
        out = np.zeros(self.variant.seats, np.int64)
        self._kernel.scores(self._states, out)
        return [int(points) for points in out]

    @property
    def places(self) -> list[int]:
        """Each seat's place after all tie-breaks, 1 the best; an equal place is shared. Final with the scores."""
        out = np.zeros(self.variant.seats, np.int64)
        self._kernel.places(self._states, out)
        return [int(place) for place in out]

    @property
    def winners(self) -> list[int]:
        """The seats in first place; none before the end."""
        return [seat for seat, place in enumerate(self.places, 1) if place == 1] if self.is_over else []

    # What a seat may see

    def view(self, seat: int | None = None) -> Sighting:
        """What a seat knows now (without a seat: what all know), as data, text and picture."""
        viewer = self._viewer(seat)
        views = np.zeros(1, self.game.view)
        self._kernel.view(self._states, viewer, views)
        return Sighting(self.variant, viewer, views)

    def log(self, seat: int | None = None, language: str = "en") -> list[str]:
        """What has happened, in words, as the seat saw it happen."""
        speech = Speech(language, self.game.slug)
        told = (sighting.event for sighting in self.sightings(seat))
        return [speech.say(event) for event in told if event is not None]

    def sightings(self, seat: int | None = None) -> list[Sighting]:
        """What the seat saw after each move so far."""
        self._viewer(seat)  # a seat that is not there is refused before the first move, too
        again = Match(self.variant)
        seen = []
        for move in self.history:
            again.make(move)
            seen.append(again.view(seat))
        return seen

    def record(self, seat: int | None = None) -> str:
        """The match as text: everything, or (for a seat, or 0 for a spectator) with `?` for what it may not know."""
        from hatake.engine.record import write

        return write(self, None if seat is None else self._viewer(seat))

    def copy(self) -> "Match":
        """A second match that stands where this one does."""
        twin = Match(self.variant)
        twin.seed, twin.tags = self.seed, dict(self.tags)
        twin.history = list(self.history)
        twin._states = self._states.copy()
        return twin

    def __copy__(self) -> "Match":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Match":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.variant, self.seed, self.tags, self.history)

    def __repr__(self) -> str:
        whose = {"*": "chance is to move", "None": "over"}.get(str(self.to_move), f"seat {self.to_move} is to move")
        return f"<{self.variant!r}: {len(self.history)} moves, {whose}>"

    def _viewer(self, seat: int | None) -> int:
        return CHANCE if seat is None or is_whole(seat, 0, 0) else self._seat(seat)

    def _seat(self, seat: int) -> int:
        if not is_whole(seat, 1, self.variant.seats):
            raise ValueError(f"seats are 1 to {self.variant.seats}, not {seat!r}")
        return int(seat) - 1

    def _view(self, seat: int) -> "Glance":
        if seat not in self._glances:
            views = np.zeros(1, self.game.view)
            self._kernel.view(self._states, seat, views)
            self._glances[seat] = Glance(views)
        return self._glances[seat]


def _again(variant: Variant, seed: str | None, tags: dict[str, str], history: list[Move]) -> Match:
    """A match taken out of a pickle: its moves are made again, so that it stands in records of the right type."""
    match = Match(variant)
    for move in history:
        match.make(move)
    match.seed, match.tags = seed, tags
    return match


class Glance:
    """A VIEW that looks each field up once: a list of moves reads the same few hundreds of times, NumPy slowly.

    Its numbers are plain ones, which Python reckons with faster than with NumPy's.
    """

    def __init__(self, views: Records) -> None:
        self._views = views

    def __getattr__(self, name: str) -> Any:
        field = self._views[name]
        is_number = field.ndim == 1 and field.dtype.names is None
        value = field.item() if is_number else field[0]
        setattr(self, name, value)
        return value
