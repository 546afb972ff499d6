"""Laws of bots: they make legal moves, and what they cannot know never changes what they choose."""

from random import Random

import pytest

from hatake.bots import NAMES, Budget, bot
from hatake.engine.match import Match
from tests.contract.cases import CASES, Case, played, positions
from tests.contract.test_secrecy import standing_in
from tests.contract.twins import Twins
from tests.effort import effort

BUDGET = Budget(iterations=effort(100, 4))

with_every_bot = pytest.mark.parametrize("name", NAMES)
every_seat_count = pytest.mark.parametrize("case", [case for case in CASES if case.kind == "usual"], ids=str)


def choice(match: Match, name: str) -> str:
    """What a bot does for the seat on turn."""
    seat = match.to_move
    assert isinstance(seat, int)
    return bot(name, seed=3).choose(match.view(seat), BUDGET)


def moments(case: Case, seed: int, count: int) -> list[Match]:
    """Positions in which a seat has something to choose."""
    found = [match for match in positions(case, seed, 8 * count) if isinstance(match.to_move, int)]
    return [match for match in found if len(match.moves()) > 1][:count]


@with_every_bot
@every_seat_count
def test_bot_makes_a_legal_move(case: Case, name: str) -> None:
    for match in moments(case, 1, effort(4, 1)):
        assert choice(match, name) in match.moves()


@with_every_bot
@every_seat_count
def test_bot_chooses_alike_in_every_state_its_seat_could_be_in(case: Case, name: str) -> None:
    for match in moments(case, 2, effort(4, 1)):
        chosen, seat = choice(match, name), match.to_move
        assert isinstance(seat, int)
        for number in range(effort(4, 1)):
            assert choice(standing_in(match, match.view(seat).guess(number)), name) == chosen


@with_every_bot
@every_seat_count
def test_bot_chooses_alike_when_hidden_cards_were_others_all_along(case: Case, name: str) -> None:
    for match in moments(case, 0, effort(4, 1)):
        seat = match.to_move
        assert isinstance(seat, int)
        twin = Twins(match, seat - 1, Random(1)).find()
        if twin is not None:
            assert choice(twin, name) == choice(match, name)


@with_every_bot
@every_seat_count
def test_bot_out_of_turn_does_nothing_or_something_legal(case: Case, name: str) -> None:
    for match in positions(case, 1, effort(12, 3)):
        for seat in range(1, case.seats + 1):
            if match.is_over or match.to_move == seat:
                continue
            word = bot(name, seed=4).interject(match.view(seat), BUDGET)
            assert word is None or word in match.moves(seat)


@every_seat_count
def test_bot_is_asked_only_for_the_seat_on_turn(case: Case) -> None:
    over = played(case, 1)
    for viewer in case.viewers:
        with pytest.raises(ValueError, match="seat on turn"):
            bot("random").choose(over.view(viewer))
