"""Laws of words and pictures: all that is told can be said in every language, all that lies there can be drawn."""

import json
from collections.abc import Iterator

import numpy as np

from hatake.contract import WITNESS, Message, Piece
from hatake.engine.match import Match
from hatake.engine.sighting import Sighting
from hatake.engine.speech import LANGUAGES, Speech
from hatake.engine.svg import symbols
from tests.contract.cases import Case, every_case, played, positions
from tests.effort import effort


def sightings(case: Case, seed: int) -> Iterator[Sighting]:
    """What every viewer, and a witness, sees in some positions of a match."""
    for match in positions(case, seed, effort(10, 3)):
        yield from (match.view(viewer) for viewer in case.viewers)
        yield witnessed(match)


def witnessed(match: Match) -> Sighting:
    views = np.zeros(1, match.game.view)
    match.variant.kernel.view(match.states, WITNESS, views)
    return Sighting(match.variant, WITNESS, views)


@every_case
def test_every_event_is_told_in_every_language_to_everybody(case: Case) -> None:
    speeches = [Speech(language, case.slug) for language in LANGUAGES]
    match = played(case, 1, effort(10**6, 40))
    for viewer in case.viewers:
        events = [sighting.event for sighting in match.sightings(viewer)]
        told = [event for event in events if event is not None]
        assert told
        assert all(speech.say(event).strip() for event in told for speech in speeches)


@every_case
def test_board_and_pieces_are_worded_in_every_language(case: Case) -> None:
    speeches = [Speech(language, case.slug) for language in LANGUAGES]
    for sighting in sightings(case, 2):
        messages: list[Message] = list(case.game.words.board(sighting.record))
        messages += [sighting.scene.ask] if sighting.scene.ask else []
        for piece in sighting.scene.pieces:
            messages += [message for message in (piece.label, piece.text) if message is not None]
        assert all(isinstance(speech.say(message), str) for message in messages for speech in speeches)


@every_case
def test_data_is_plain_and_survives_json(case: Case) -> None:
    for sighting in sightings(case, 3):
        assert json.loads(json.dumps(sighting.data)) == sighting.data


@every_case
def test_keys_of_pieces_are_unique_and_their_symbols_are_drawn(case: Case) -> None:
    drawn = symbols(case.slug)
    for sighting in sightings(case, 4):
        pieces = sighting.scene.pieces
        assert len({piece.key for piece in pieces}) == len(pieces)
        assert {piece.symbol for piece in pieces} <= {"", *drawn}
        assert all(piece.symbol or piece.text for piece in pieces)


@every_case
def test_pieces_lie_inside_the_picture(case: Case) -> None:
    for sighting in sightings(case, 5):
        scene = sighting.scene
        field = scene.field.extent if scene.field else None
        outside = [piece.key for piece in scene.pieces if not _is_in(field if piece.afield else scene.extent, piece)]
        assert outside == []


def _is_in(extent: tuple[float, float, float, float] | None, piece: Piece) -> bool:
    assert extent is not None
    left, top, width, height = extent
    return left <= piece.x <= left + width and top <= piece.y <= top + height


@every_case
def test_ghosts_are_drawn_beside_a_piece_and_end_a_path(case: Case) -> None:
    """Whatever may follow the same picks has a ghost, or none has."""
    drawn = symbols(case.slug)
    for match in positions(case, 8, effort(10, 3)):
        for seat in range(case.seats):
            sighting = match.view(seat + 1)
            scene, paths = sighting.scene, [case.game.stage.picks(sighting.record, a) for a in match.actions(seat)]
            assert {ghost.symbol for ghost in scene.ghosts.values()} <= drawn.keys()
            stems = {path[:-1] for path in paths if path[-1] in scene.ghosts}
            assert {stem[-1] for stem in stems} <= {piece.pick for piece in scene.pieces}
            assert {path[-1] for path in paths if path[:-1] in stems} <= scene.ghosts.keys()


@every_case
def test_first_thing_to_pick_lies_on_the_table(case: Case) -> None:
    """A path of picks begins with a piece that is seen, or with a word."""
    for match in positions(case, 6, effort(10, 3)):
        for seat in range(case.seats):
            sighting = match.view(seat + 1)
            firsts = {case.game.stage.picks(sighting.record, a)[0] for a in match.actions(seat)}
            on_table = {piece.pick for piece in sighting.scene.pieces}
            assert {pick for pick in firsts if ":" in pick} <= on_table


@every_case
def test_witness_sees_what_every_seat_sees(case: Case) -> None:
    """Looking over a game that has ended: nothing a seat could name stays hidden."""
    for match in positions(case, 7, 6):
        hidden = json.dumps(witnessed(match).data).count('"?"')
        assert all(hidden <= json.dumps(match.view(viewer).data).count('"?"') for viewer in case.viewers)
