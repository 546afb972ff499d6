"""What bots are told of a position: which actions look good, and what is worth telling apart."""

import pytest

from hatake.engine.match import Match
from hatake.games.animal_village import nous
from hatake.games.animal_village.tests.table import begun, play, put_cards, put_gold, start, to_round
from hatake.games.animal_village.words import READ


def liking(match: Match, text: str) -> float:
    state = match.states[0]
    return float(nous.liking(state, int(state.turn), READ[text]))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_action_is_liked_a_little(seats: int) -> None:
    match = to_round(start(1) if seats == 1 else begun(seats), 7)
    assert all(liking(match, text) > 0 for text in READ)


def test_gold_is_liked_for_how_much_of_it_there_is() -> None:
    match = to_round(begun(2), 3)
    put_gold(match, 0, 0, pot=4, spare=2)
    assert liking(match, "A05") > liking(match, "A02")
    put_gold(match, 0, 0, pot=1, spare=2)
    assert liking(match, "A05") < liking(match, "A02")


def test_gold_that_is_not_there_is_liked_least() -> None:
    match = to_round(begun(2), 3)
    put_gold(match, 0, 0, pot=0, spare=0)
    play(match, "A05")
    assert liking(match, "A05") == min(liking(match, text) for text in match.moves())


def test_turning_up_a_card_is_liked_more_where_a_pink_item_is_missing() -> None:
    match = to_round(begun(2), 4)
    put_cards(match, 1, red="turnip flower", blue="flower:3p")
    assert liking(match, "A07") > liking(match, "A08")


def test_small_investment_is_liked_more_than_the_huge_one() -> None:
    match = to_round(begun(2), 5)
    assert liking(match, "A10") > liking(match, "A06 turnip")


def test_red_card_is_liked_while_there_is_time_to_turn_it() -> None:
    likings = [liking(to_round(start(1), number), "A02") for number in range(1, 8)]
    assert likings == sorted(likings, reverse=True)
    assert likings[0] > likings[-1]
    match = to_round(begun(2), 7)
    early = liking(match, "A02")
    play(match, "A05", "A05")
    assert early > liking(match, "A02")


def test_gold_can_wait_alone_until_the_last_round() -> None:
    match = to_round(start(1), 6)
    put_cards(match, 1, red="turnip")
    put_gold(match, 0, pot=6, spare=4)
    assert liking(match, "A07") > liking(match, "A05")
    play(match, "A03", "A04")
    assert liking(match, "A07") < liking(match, "A05")


def test_to_begin_the_next_round_is_worth_something_while_there_is_one() -> None:
    assert liking(to_round(begun(2, first=2), 3), "A01") > liking(to_round(begun(2, first=2), 7), "A01")


def test_blue_side_is_told_apart_by_whoever_turns_it_up() -> None:
    match = to_round(begun(2), 5)
    assert not any(nous.branches(match.states[0], seat) for seat in range(2))
    play(match, "A10")
    assert [bool(nous.branches(match.states[0], seat)) for seat in range(2)] == [True, False]
    assert not any(nous.branches(begun(2).states[0], seat) for seat in range(2))
