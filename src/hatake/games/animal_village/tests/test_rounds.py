"""A4: rounds, turns, and where animals may stand."""

import pytest

from hatake.games.animal_village.tests.table import begun, movers, play, pot, put_gold, supply, table, to_round


def test_place_opens_at_the_start_of_a_round_and_not_before() -> None:
    """A4.1"""
    match = begun(2)
    play(match, "A02")
    assert "A07" not in table(match)["village"]
    play(match, "A05")
    assert "A07" in table(match)["village"]
    assert "A07" in match.moves()


def test_gold_on_a05_grows_in_the_first_round_too() -> None:
    """A4.2"""
    match = begun(2)
    assert pot(match) == 1
    play(match, "A02", "A03")
    assert pot(match) == 2
    play(match, "A02", "A03")
    assert pot(match) == 3


def test_odd_gold_on_a05_grows_without_a_card() -> None:
    """A4.2"""
    match = begun(2)
    put_gold(match, 0, 0, pot=3)
    play(match, "A02", "A03")
    assert (pot(match), supply(match)) == (4, 0)


def test_even_gold_on_a05_stays_when_no_card_is_left() -> None:
    """A4.2"""
    match = begun(2)
    put_gold(match, 0, 0, pot=2)
    play(match, "A02", "A03")
    assert (pot(match), supply(match)) == (2, 0)


def test_turns_go_round_from_the_start_player() -> None:
    """A4.3"""
    assert movers(begun(4, first=3), 8) == [3, 4, 1, 2, 3, 4, 1, 2]


@pytest.mark.parametrize(("number", "turns"), [(1, 3), (4, 3), (5, 6), (7, 6)])
def test_one_animal_each_until_round_four_and_two_after(number: int, turns: int) -> None:
    """A4.3"""
    match = to_round(begun(3, first=2), number)
    order = [2, 3, 1] * (turns // 3)
    assert movers(match, turns) == order
    assert table(match)["round"] == number + 1 or match.to_move is None


def test_game_is_over_after_seven_rounds() -> None:
    """A4, A4.3"""
    match = begun(2)
    assert len(movers(match, 2 * (4 + 3 * 2))) == 20
    assert (match.to_move, match.moves(), table(match)["round"]) == (None, [], 7)


@pytest.mark.parametrize("place", ["A01", "A02", "A03", "A04", "A06 sheep", "A07", "A08", "A09", "A10", "A11", "A12"])
def test_place_is_taken_once_in_a_round(place: str) -> None:
    """A4.4: in the next round it is free again, if there is one."""
    match = to_round(begun(2), 7)
    match._states[0].red[:] = 2
    assert place in match.moves()
    play(match, place)
    if match.to_move == "*":
        play(match, match.moves()[0])
    assert all(place.split(maxsplit=1)[0] not in move for move in match.moves())
    assert table(match)["village"][place.split(maxsplit=1)[0]] == [1]


def test_all_ways_of_a06_are_taken_together() -> None:
    """A4.4"""
    match = to_round(begun(2), 5)
    play(match, "A06 turnip", "*blue turnip 2")
    assert not any(move.startswith("A06") for move in match.moves())


def test_a05_may_be_taken_by_all_and_twice_by_one() -> None:
    """A4.4"""
    match = to_round(begun(2), 5)
    play(match, "A05", "A05", "A05")
    assert table(match)["village"]["A05"] == [1, 1, 2]
    assert "A05" in match.moves()


def test_nobody_may_pass_and_a05_is_always_there() -> None:
    """A4.4"""
    match = begun(2)
    for kind in range(3):
        match._states[0].deck[kind] = 0
    play(match, "A01")
    assert match.moves() == ["A05"]


def test_animals_come_home_after_a_round() -> None:
    """A4.5"""
    match = begun(2)
    play(match, "A02")
    assert table(match)["village"]["A02"] == [1]
    play(match, "A03")
    assert not any(table(match)["village"].values())
    assert "A02" in match.moves()


def test_animals_stay_where_they_are_at_the_end() -> None:
    """A4.5"""
    match = to_round(begun(2), 7)
    play(match, "A02", "A03", "A04", "A05")
    assert table(match)["village"]["A02"] == [1]
    assert table(match)["village"]["A05"] == [2]
