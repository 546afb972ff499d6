"""Laws of secrecy: what a viewer may not know changes nothing that it is shown.

Two states or two matches that differ only in what is hidden from a viewer must look the same to it in every way
there is. Such pairs are made by resampling (`guess`), and by changing hidden cards all through a match (`twins`).
"""

import json
from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from hatake.engine.match import Match
from hatake.engine.record import masked
from hatake.engine.sighting import Sighting
from hatake.engine.speech import LANGUAGES
from hatake.engine.variant import Records
from tests.contract.cases import Case, every_case, played, positions
from tests.contract.twins import Twins, told
from tests.effort import effort, examples


def shown(sighting: Sighting) -> dict[str, object]:
    """Everything a viewer is shown of one moment."""
    return {
        "view": sighting.views.tobytes(),
        "data": json.dumps(sighting.data, sort_keys=True),
        "text": [sighting.in_words(language) for language in LANGUAGES],
        "event": sighting.event,
        "scene": sighting.scene,
        "svg": [sighting.svg(language) for language in LANGUAGES],
        "moves": sighting.moves,
        "to_move": sighting.to_move,
    }


def shown_of_match(match: Match, viewer: int) -> dict[str, object]:
    """Everything a viewer may ask a match for, at this moment."""
    return shown(match.view(viewer)) | {
        "log": [match.log(viewer, language) for language in LANGUAGES],
        "head": match.record(viewer).split("\n\n")[0],
        "own moves": match.moves(viewer) if viewer else [],
        "whose move": match.to_move,
    }


# Matches


def assert_alike(match: Match, twin: Match, viewer: int) -> None:
    assert twin.history != match.history
    for ours, theirs in zip(match.sightings(viewer), twin.sightings(viewer), strict=True):
        assert ours.views.tobytes() == theirs.views.tobytes()
    assert shown_of_match(match, viewer) == shown_of_match(twin, viewer)
    assert_records_alike(match, twin, viewer - 1)


def assert_records_alike(match: Match, twin: Match, viewer: int) -> None:
    """The differing lines as they were when new; and the same cards named since.

    Which of several hidden moves is named later goes by the cards themselves, and one may have been dealt, another
    drawn. So all words are counted, wherever they stand.
    """
    pairs = zip(match.history, twin.history, strict=True)
    differing = [number for number, (one, other) in enumerate(pairs) if one != other]
    for number in (differing[0], differing[-1]):
        ours, theirs = (masked(up_to(one, number + 1), viewer) for one in (match, twin))
        assert ours[-1] == theirs[-1]
        assert words_of(ours) == words_of(theirs)
    assert words_of(masked(match, viewer)) == words_of(masked(twin, viewer))


def words_of(lines: list[str]) -> Counter[str]:
    return Counter(word for line in lines for word in line.split(" "))


def up_to(match: Match, moves: int) -> Match:
    again = Match(match.variant)
    for move in match.history[:moves]:
        again.make(move)
    return again


@every_case
def test_hidden_cards_can_be_changed_all_through_a_match_and_nobody_is_told(case: Case) -> None:
    found = hidden = 0
    for seed in range(effort(6, 1)):
        match = played(case, seed, 12 + 9 * seed)
        for viewer in case.viewers:
            twins = Twins(match, viewer - 1, Random(seed))
            twin = twins.find()
            hidden += bool(twins.hidden)
            if twin is not None:
                found += 1
                assert_alike(match, twin, viewer)
    assert 3 * found >= hidden  # a change that a later move gives away has no twin


@every_case
@given(seed=st.integers(0, 10**6), moves=st.integers(1, 150), viewer=st.integers(0), choice=st.integers(0))
@examples(10, 1)
def test_any_hidden_change_leaves_all_that_is_shown_the_same(
    case: Case, seed: int, moves: int, viewer: int, choice: int
) -> None:
    viewer %= case.seats + 1
    match = played(case, seed, moves)
    twin = Twins(match, viewer - 1, Random(choice)).find()
    if twin is not None:
        assert_alike(match, twin, viewer)


@every_case
def test_view_shows_a_card_exactly_when_the_record_names_it(case: Case) -> None:
    """Of moves that might have been made instead: those that look alike on the table are written alike."""
    for match in positions(case, 3, effort(10, 3)):
        if match.is_over:
            continue
        for viewer in case.viewers:
            lines: dict[bytes, set[str]] = {}
            for text in sorted(match.moves())[:40]:
                twin = match.copy()
                line = told(match, match.states, twin.play(text), viewer - 1).text
                lines.setdefault(twin.view(viewer).views.tobytes(), set()).add(line)
            written = [line for alike in lines.values() for line in alike]
            assert len(written) == len(set(written)) == len(lines)


@every_case
def test_nobody_forgets_which_card_they_moved_themselves(case: Case) -> None:
    match = played(case, 4)
    for seat in range(case.seats):
        lines = masked(match, seat)
        assert [lines[n] for n, move in enumerate(match.history) if move.seat == seat] == [
            move.line for move in match.history if move.seat == seat
        ]


@every_case
def test_full_record_hides_nothing_and_a_masked_one_only_cards(case: Case) -> None:
    for match in positions(case, 5, effort(5, 2)):
        full = match.record().splitlines()
        assert "?" not in "".join(move.line for move in match.history)
        for viewer in case.viewers:
            shown_lines = match.record(viewer).splitlines()
            assert len(shown_lines) == len(full)
            for ours, theirs in zip(full, shown_lines, strict=True):
                words = zip(ours.split(" "), theirs.split(" "), strict=True)
                assert all(word in (other, "?") or other == "?" for word, other in words)


@every_case
def test_seed_is_never_in_a_masked_record(case: Case) -> None:
    match = case.variant.start(seed="rain before seven")
    assert "rain before seven" in match.record()
    assert not any("rain before seven" in match.record(viewer) for viewer in case.viewers)


# States


@every_case
def test_guessed_state_looks_the_same_to_the_viewer_in_every_way(case: Case) -> None:
    for number, match in enumerate(positions(case, 6, effort(6, 3))):
        for viewer in case.viewers:
            other = standing_in(match, match.view(viewer).guess(number))
            assert shown(other.view(viewer)) == shown(match.view(viewer))
            assert other.to_move == match.to_move
            assert viewer == 0 or other.moves(viewer) == match.moves(viewer)


@every_case
def test_every_guess_gives_back_the_view_it_was_made_from(case: Case) -> None:
    for match in positions(case, 8, effort(30, 4)):
        for viewer in case.viewers:
            sighting = match.view(viewer)
            for number in range(effort(10, 2)):
                other = standing_in(match, sighting.guess(number))
                assert other.view(viewer).views.tobytes() == sighting.views.tobytes()


@every_case
def test_points_that_are_open_are_the_same_to_everybody(case: Case) -> None:
    """They are reckoned from what a viewer knows alone, so that nothing they depend on is kept from anybody."""
    ends = [played(case, seed) for seed in range(effort(8, 2))]
    for match in [*ends, *positions(case, 8, effort(20, 4))]:
        for viewer in case.viewers:
            sighting = match.view(viewer)
            is_open = match.is_over or case.game.open_scores(sighting.record)
            assert sighting.scores == (match.scores if is_open else None)


def standing_in(match: Match, states: Records) -> Match:
    other = match.copy()
    other._states = states
    return other


@every_case
def test_everybody_always_knows_whose_move_it_is_and_a_seat_its_own_moves(case: Case) -> None:
    for match in positions(case, 7, effort(40, 8)):
        for viewer in case.viewers:
            sighting = match.view(viewer)
            assert sighting.to_move == match.variant.kernel.to_move(match.states)
            assert sighting.actions == ([] if viewer == 0 else match.actions(viewer - 1))
