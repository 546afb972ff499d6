"""Laws of moves: which are legal, how they are written, why others are not allowed, how they are picked."""

from itertools import pairwise
from random import Random

import numpy as np

from hatake.contract import CHANCE, Message
from hatake.engine.match import Match
from hatake.engine.specialise import specialise
from hatake.engine.speech import LANGUAGES, Speech
from hatake.kit.random import new_source
from tests.contract.cases import Case, every_case, folder, moved, played, positions
from tests.effort import effort

POSITIONS = effort(25, 5)
TRIED = 60
"""How many of the actions that are not available are asked about in one position."""


def swept(match: Match, seat: int) -> list[int]:
    out = np.zeros(match.game.actions, np.int64)
    n = specialise("tests.contract.sweep", match.game.slug).sweep(match.states, seat, out)
    return [int(a) for a in out[:n]]


@every_case
def test_list_of_legal_moves_is_what_is_legal(case: Case) -> None:
    for match in positions(case, 1, POSITIONS):
        for seat in range(case.seats):
            assert match.actions(seat) == swept(match, seat)


@every_case
def test_list_of_legal_moves_is_what_is_legal_in_many_games(case: Case) -> None:
    """Inside compiled code, where there is time for what is rare."""
    states = np.zeros(2, case.game.state)
    states[0] = case.variant.fresh()[0]
    many = 1 + effort(5_000_000, 4_000) // case.game.actions
    assert specialise("tests.contract.sweep", case.slug).stray(states, many, new_source(case.seats)) == many


@every_case
def test_seat_to_move_has_a_move_and_never_more_than_declared(case: Case) -> None:
    for match in positions(case, 2, POSITIONS):
        mover = match.variant.kernel.to_move(match.states)
        assert (mover < 0) or match.actions(mover)
        assert all(len(match.actions(seat)) <= case.game.choices for seat in range(case.seats))


@every_case
def test_nobody_has_a_move_once_the_game_is_over(case: Case) -> None:
    over = played(case, 3)
    assert (over.is_over, over.to_move, over.moves(), over.chances()) == (True, None, [], {})
    assert [over.actions(seat) for seat in range(case.seats)] == [[]] * case.seats


@every_case
def test_written_moves_are_unique_and_read_back(case: Case) -> None:
    words = case.game.words
    for match in positions(case, 4, POSITIONS):
        for seat in range(case.seats):
            v = match.view(seat + 1).record
            written = {words.write(v, seat, a): a for a in match.actions(seat)}
            assert list(written.values()) == match.actions(seat)
            assert {text: words.read(v, seat, text) for text in written} == written
            assert all(text == " ".join(text.split()) and not text.startswith(("*", "@")) for text in written)


@every_case
def test_outcomes_of_chance_are_written_unique_and_read_back(case: Case) -> None:
    words = case.game.words
    for match in positions(case, 5, POSITIONS):
        v = match.view().record
        chances = match.chances()
        possible = [outcome for outcome in range(case.game.outcomes) if weight(match, outcome) > 0]
        assert [words.write(v, CHANCE, outcome) for outcome in possible] == list(chances)
        assert [words.read(v, CHANCE, text) for text in chances] == possible
        assert all(text.startswith("*") and text == " ".join(text.split()) for text in chances)


def weight(match: Match, outcome: int) -> int:
    if match.to_move != "*":
        return 0
    out = np.zeros(match.game.outcomes, np.int64)
    match.variant.kernel.weights(match.states, out)
    return int(out[outcome])


@every_case
def test_move_reads_as_the_same_action_for_match_and_record(case: Case) -> None:
    source = Random(6)
    for match in positions(case, 6, POSITIONS):
        for seat in range(case.seats):
            if not match.actions(seat):
                continue
            move = moved(match, seat, source.choice(match.actions(seat)))
            text = f"@{seat + 1} {move.text}" if move.is_aside else move.text
            assert text in match.moves(seat + 1)
            assert match.copy().play(text) == move


def unavailable(match: Match, seat: int, source: Random) -> list[int]:
    legal = set(match.actions(seat))
    others = [a for a in range(match.game.actions) if a not in legal]
    return source.sample(others, min(TRIED, len(others)))


@every_case
def test_every_move_that_is_not_allowed_has_a_reason_and_a_clause_of_the_rulebook(case: Case) -> None:
    source, speeches = Random(7), [Speech(language, case.slug) for language in LANGUAGES]
    rulebook = (folder(case.slug) / "RULEBOOK.md").read_text(encoding="utf-8")
    for match in positions(case, 7, POSITIONS):
        for seat in range(case.seats):
            v = match.view(seat + 1).record
            refusals = [case.game.words.why_not(v, seat, a) for a in unavailable(match, seat, source)]
            assert all(speech.say(refused.message) for refused in refusals for speech in speeches)
            assert {refused.clause for refused in refusals if refused.clause not in rulebook} == set()
            assert all(refused.clause for refused in refusals)


@every_case
def test_impossible_outcome_has_a_reason(case: Case) -> None:
    for match in positions(case, 8, POSITIONS):
        if match.to_move != "*":
            continue
        v = match.view().record
        impossible = [outcome for outcome in range(case.game.outcomes) if not weight(match, outcome)]
        for outcome in Random(8).sample(impossible, min(TRIED, len(impossible))):
            assert Speech("en", case.slug).say(case.game.words.why_not(v, CHANCE, outcome).message)


# Picks


@every_case
def test_no_path_of_picks_is_the_beginning_of_another(case: Case) -> None:
    for match in positions(case, 9, POSITIONS):
        for seat in range(case.seats):
            v = match.view(seat + 1).record
            paths = sorted(case.game.stage.picks(v, a) for a in match.actions(seat))
            assert all(paths)
            assert [second for first, second in pairwise(paths) if second[: len(first)] == first] == []


@every_case
def test_every_pick_has_a_caption(case: Case) -> None:
    speeches = [Speech(language, case.slug) for language in LANGUAGES]
    for match in positions(case, 10, POSITIONS):
        for seat in range(case.seats):
            v = match.view(seat + 1).record
            picks = {pick for a in match.actions(seat) for pick in case.game.stage.picks(v, a)}
            captions = [case.game.stage.caption(v, pick) for pick in sorted(picks)]
            assert all(isinstance(caption, Message) for caption in captions)
            assert all(speech.say(caption) for caption in captions for speech in speeches)
