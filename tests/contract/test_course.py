"""Laws of play: it ends, it is deterministic, asking changes nothing, and the result adds up."""

from random import Random

import numpy as np

from hatake.engine.match import Match
from hatake.engine.record import replay
from hatake.engine.specialise import specialise
from hatake.engine.variant import Records
from hatake.kit.random import new_source
from tests.contract.cases import Case, every_case, played, playing, positions
from tests.effort import effort

GAMES = effort(4, 1)


def raw(states: Records) -> bytes:
    return states.tobytes()


@every_case
def test_every_game_ends_within_its_declared_number_of_moves(case: Case) -> None:
    for seed in range(GAMES):
        assert len(played(case, seed).history) <= case.game.moves


@every_case
def test_many_games_end_when_played_inside_compiled_code(case: Case) -> None:
    states = np.zeros(2, case.game.state)
    states[0] = case.variant.fresh()[0]
    playout = specialise("hatake.engine.playout", case.slug)
    decisions = playout.play(states, effort(100, 2), new_source(case.seats))
    assert 0 < decisions <= effort(100, 2) * case.game.moves


@every_case
def test_chances_are_positive_and_add_up_to_one(case: Case) -> None:
    moments = [match for match in positions(case, 1, 40) if match.to_move == "*"]
    for match in moments:
        assert all(chance > 0 for chance in match.chances().values())
        assert sum(match.chances().values()) == 1
    weights = np.zeros(case.game.outcomes, np.int64)
    for match in moments:
        total = match.variant.kernel.weights(match.states, weights)
        assert (total, weights.min() >= 0) == (weights.sum(), True)


@every_case
def test_equal_moves_from_equal_states_give_equal_bytes(case: Case) -> None:
    """Whatever stood in the memory before: the result of chance's moves is the same too."""
    match, again = played(case, 2), Match(case.variant)
    for move in match.history:
        twin = again.copy()
        twin.make(move)
        again.make(move)
        assert raw(twin.states) == raw(again.states)
    assert raw(again.states) == raw(match.states)


@every_case
def test_looking_changes_nothing(case: Case) -> None:
    for match in positions(case, 3, effort(12, 3)):
        before = raw(match.states)
        match.moves()
        for viewer in case.viewers:
            sighting = match.view(viewer)
            assert sighting.data
            assert sighting.guess(1).size == 1
            assert match.record(viewer)
        assert match.scores == match.copy().scores
        assert match.places == match.copy().places
        assert raw(match.states) == before


@every_case
def test_copy_goes_its_own_way(case: Case) -> None:
    for match in positions(case, 4, 6):
        twin, before = match.copy(), raw(match.states)
        if twin.is_over:
            continue
        twin.play(Random(4).choice(twin.moves()))
        assert raw(match.states) == before
        assert len(twin.history) == len(match.history) + 1
        assert raw(twin.states) != before


@every_case
def test_replay_gives_the_same_bytes_at_every_length(case: Case) -> None:
    for match in positions(case, 5, effort(8, 3)):
        again = replay(match.record())
        assert raw(again.states) == raw(match.states)
        assert again.history == match.history
        assert again.record() == match.record()


@every_case
def test_seeded_start_draws_as_chance_by_hand_does(case: Case) -> None:
    seeded, by_hand = case.variant.start(seed=6), case.variant.start()
    while by_hand.to_move == "*":
        by_hand.make(by_hand.drawn("6"))
    assert raw(seeded.states) == raw(by_hand.states)
    assert seeded.history == by_hand.history


@every_case
def test_first_seat_is_drawn_only_where_nothing_fixes_it(case: Case) -> None:
    variant = case.variant
    names = variant.start().chances() if variant.start().to_move == "*" else {}
    drawn = [text for text in names if text.startswith("*first")]
    is_open = variant.options["first"] == 0 and case.seats > 1
    first_moves = [move.text for move in played(case, 7).history if move.text.startswith("*first")]
    assert len(first_moves) == is_open
    assert drawn == [] or len(drawn) == case.seats


@every_case
def test_places_follow_from_scores(case: Case) -> None:
    """More points are a better place; equal places are shared, and so many places after them are left out."""
    for seed in range(GAMES):
        match = played(case, seed)
        scores, places = match.scores, match.places
        pairs = [(one, other) for one in range(case.seats) for other in range(case.seats)]
        assert all(places[one] < places[other] for one, other in pairs if scores[one] > scores[other])
        assert places == [1 + sum(place < mine for place in places) for mine in places]
        assert match.winners == [seat for seat, place in enumerate(places, 1) if place == 1]
        assert scores[match.winners[0] - 1] == max(scores)


@every_case
def test_nobody_has_won_before_the_end(case: Case) -> None:
    for match in playing(case, 8):
        assert bool(match.winners) == match.is_over
