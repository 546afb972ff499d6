"""Frames: the table after a move, from one seat, with everything spoken. Made from sightings only."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from hatake.contract import NOBODY, Message, Piece, Scene
from hatake.engine.chance import commitment
from hatake.engine.sighting import Sighting
from hatake.engine.speech import Speech
from hatake.web import course, texts, wire
from hatake.web.course import Course
from hatake.web.store import Table


class Eyes(NamedTuple):
    """Who looks: the viewer as the kernel numbers it, the seats of that person, the language, and all names."""

    viewer: int
    seats_mine: Sequence[int]
    speech: Speech
    names: Mapping[int, str]

    def say(self, message: Message) -> str:
        """A message as a sentence for these eyes."""
        return self.speech.say(message, self.names)


def frame(played: Course, number: int, eyes: Eyes) -> wire.Frame:
    """The table after a move, as these eyes see it."""
    sighting = played.sighting(number, eyes.viewer)
    legal = course.paths(sighting) if eyes.viewer >= 0 else {}
    shut = course.shut(sighting, legal)
    line = sighting.event
    return wire.Frame(
        number=number,
        scene=_scene(sighting.scene, eyes),
        line=None if line is None else eyes.say(line),
        turn=_turn(sighting, eyes),
        scores=sighting.scores,
        paths=[list(path) for path in legal],
        shut=[list(path) for path in shut],
        captions=_captions(sighting, [*legal, *shut], eyes),
        forced=len(legal) == 1 and sighting.to_move == eyes.viewer,
        result=_result(played, sighting, eyes) if sighting.to_move == NOBODY else None,
    )


def _scene(scene: Scene, eyes: Eyes) -> wire.Scene:
    return wire.Scene(
        extent=scene.extent,
        pieces=[_piece(piece, eyes) for piece in scene.pieces],
        field=wire.Field(*scene.field) if scene.field else None,
        ghosts={pick: wire.Ghost(*ghost) for pick, ghost in scene.ghosts.items()},
        ask="" if scene.ask is None else eyes.say(scene.ask),
    )


def _piece(piece: Piece, eyes: Eyes) -> wire.Piece:
    return wire.Piece(
        key=piece.key,
        symbol=piece.symbol,
        x=round(piece.x, 3),
        y=round(piece.y, 3),
        label="" if piece.label is None else eyes.say(piece.label),
        size=round(piece.size, 3),
        turn=piece.turn,
        layer=piece.layer,
        pick=piece.pick,
        text="" if piece.text is None else eyes.say(piece.text),
        source=piece.source,
        faint=piece.faint,
        afield=piece.afield,
        stage=piece.stage,
    )


def _turn(sighting: Sighting, eyes: Eyes) -> wire.Turn | None:
    seat = sighting.to_move + 1
    return wire.Turn(seat, eyes.names[seat - 1], seat in eyes.seats_mine) if seat > 0 else None


def _captions(sighting: Sighting, paths: Sequence[Sequence[str]], eyes: Eyes) -> dict[str, str]:
    picks = dict.fromkeys(pick for path in paths for pick in path)
    return {pick: eyes.say(sighting.game.stage.caption(sighting.record, pick)) for pick in picks}


def _result(played: Course, sighting: Sighting, eyes: Eyes) -> wire.Result:
    match = played.match
    notes = [eyes.say(note) for note in sighting.game.words.account(sighting.record)]
    return wire.Result(match.places, match.scores, match.winners, notes, played.seed)


def log(played: Course, upto: int, eyes: Eyes) -> list[wire.Line]:
    """What has happened up to a move, in words, as these eyes saw it."""
    told = ((number, played.sighting(number, eyes.viewer).event) for number in range(1, upto + 1))
    return [wire.Line(number, eyes.say(event)) for number, event in told if event is not None]


def eyes(table: Table, language: str, seat: int, seats_mine: Sequence[int]) -> Eyes:
    """Somebody who looks at a table from a seat, 1 and up, or as a spectator."""
    return Eyes(seat - 1, seats_mine, texts.speech(language, table.game), texts.names(table, language))


def players(table: Table, language: str, here: Collection[str]) -> list[wire.Player]:
    """Who sits where, as everybody may know."""
    names = texts.names(table, language)
    return [
        wire.Player(
            seat.number,
            names[seat.number - 1],
            seat.kind,
            is_here=seat.kind == "bot" or seat.person in here,
            level=seat.level,
        )
        for seat in table.seats
    ]


def whole(played: Course, eyes: Eyes, sitting: list[wire.Player]) -> wire.Whole:
    """Everything there is to show to these eyes."""
    number = played.number
    shown = frame(played, number, eyes)
    is_over = shown.result is not None
    return wire.Whole(
        seat=eyes.viewer + 1,
        seats_mine=list(eyes.seats_mine),
        frame=shown,
        log=log(played, number, eyes),
        status="over" if is_over else "playing",
        players=sitting,
        commitment=commitment(played.seed),
        seed=played.seed if is_over else None,
    )
