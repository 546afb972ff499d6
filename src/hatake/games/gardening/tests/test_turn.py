"""G1 to G3: the flowers, the deal, and the course of a turn."""

from fractions import Fraction

import pytest

from hatake.engine.match import Match
from hatake.engine.variant import Variant
from hatake.games.gardening.pieces import BIRD_NAMES, EFFECT, NAMES, NUMBER, Effect
from hatake.games.gardening.tests.table import dealt, garden, hand, laid, moves, play, refused, shelf, start, table

SIX = "1.3 2.3 3.3 4.3 5.3 6.3"


def test_there_are_twelve_months_of_four_flowers() -> None:
    """G1.1"""
    assert len(NAMES) == len(set(NAMES)) == 48
    assert (NAMES[0], NAMES[3], NAMES[4], NAMES[-1]) == ("1.1", "1.4", "2.1", "12.4")


@pytest.mark.parametrize(
    ("effect", "flowers"),
    [
        (Effect.RED, "4.2 5.2 7.2 11.3"),
        (Effect.PURPLE, "6.2 9.2 10.2"),
        (Effect.INSCRIBED, "1.2 2.2 3.2"),
        (Effect.EYE, "12.1"),
        (Effect.DEER, "10.1"),
        (Effect.BOAR, "7.1"),
        (Effect.BUTTERFLIES, "6.1"),
        (Effect.RAIN, "11.1"),
        (Effect.SAKURA, "3.1"),
        (Effect.RICE_BOWL, "9.1"),
        (Effect.DOCK, "5.1"),
    ],
)
def test_flowers_have_their_effects(effect: Effect, flowers: str) -> None:
    """G1.1, G5.4"""
    assert [name for name in NAMES if EFFECT[NUMBER[name]] == effect] == flowers.split()


def test_five_flowers_are_birds() -> None:
    """G1.2: each may be planted with just one other of its month, and no other flower may."""
    assert BIRD_NAMES == ("1.1", "2.1", "4.1", "8.2", "11.2")
    for month in range(1, 13):
        pair = laid(f"{month}.1 {month}.2")
        assert len(moves(pair, "plant")) == (month in (1, 2, 4, 8, 11))


def test_first_player_is_drawn_or_fixed() -> None:
    """G2.1"""
    match = Variant("gardening").start()
    assert match.chances() == {"*first 1": Fraction(1, 2), "*first 2": Fraction(1, 2)}
    play(match, "*first 2")
    assert match.moves()[0] == start(2).moves()[0] == "*deal 2 1.1"
    assert match.chances()["*deal 2 1.1"] == Fraction(1, 48)


def test_five_flowers_are_dealt_to_each_one_at_a_time_from_the_first_player() -> None:
    """G2.1"""
    match = dealt("1.1 1.2 1.3 1.4 2.1", "2.2 2.3 2.4 3.1 3.2")
    assert [move.text.split()[1] for move in match.history] == ["1", "2"] * 5
    assert [len(hand(match, seat)) for seat in (1, 2)] == [5, 5]
    assert table(match)["pile"] == 38
    assert match.chances()["*draw 12.4"] == Fraction(1, 38)
    assert "*draw 1.1" not in match.chances()


def test_gardens_and_shelves_lie_open_to_all() -> None:
    """G2.2"""
    match = laid("", gardens=("1.1", "2.1"), shelves=("3.1", "4.1 4.2"))
    for viewer in range(3):
        seats = table(match, viewer)["seats"]
        assert [seat["garden"] for seat in seats] == [["1.1"], ["2.1"]]
        assert [seat["shelf"] for seat in seats] == [["3.1"], ["4.1", "4.2"]]


def test_turn_begins_with_a_draw() -> None:
    """G3.1"""
    match = dealt("1.1 1.2 1.3 1.4 2.1", "2.2 2.3 2.4 3.1 3.2")
    assert match.moves()[0] == "*draw 3.3"
    play(match, "*draw 9.4")
    assert match.to_move == 1
    assert hand(match, 1) == ["1.1", "1.2", "1.3", "1.4", "2.1", "9.4"]
    play(match, "plant 1.1 1.2", "end")
    assert match.moves()[0] == "*draw 3.3"
    play(match, "*draw 9.3")
    assert (match.to_move, hand(match, 2)[-1]) == (2, "9.3")


def test_planting_and_discarding_go_in_any_order_and_as_often_as_wanted() -> None:
    """G3.2"""
    match = laid("1.1 1.2 1.3 1.4 2.4 3.4 8.3 9.3")
    play(match, "discard 8.3", "plant 1.1 1.2", "plant 1.3")
    assert (garden(match, 1), shelf(match, 1)) == (["1.1", "1.2", "1.3"], ["8.3"])
    again = laid("1.1 1.2 1.3 1.4 2.4 3.4 8.3 9.3")
    play(again, "plant 1.1 1.2", "discard 8.3", "plant 1.3")
    assert table(again, 1) == table(match, 1)


def test_only_the_player_on_turn_may_do_anything() -> None:
    """G3.2"""
    match = laid(SIX, "1.1 1.2 1.3 1.4 2.4 3.4")
    assert match.moves(2) == []
    assert refused(match, "@2 end") == ("G3.2", "not-your-turn")


def ends(match: Match) -> bool:
    return "end" in match.moves()


def test_turn_ends_only_with_five_flowers_or_fewer() -> None:
    """G3.3"""
    match = laid(SIX)
    assert not ends(match)
    assert refused(match, "end") == ("G3.3", "too-many")
    play(match, "discard 1.3")
    assert ends(match)
    assert ends(laid(""))


def test_nothing_ends_a_turn_but_saying_so() -> None:
    """G3.3: not even an empty hand."""
    match = laid("1.3", gardens=("1.1", ""))
    play(match, "plant 1.3")
    assert (match.to_move, match.moves()) == (1, ["end"])
    play(match, "end")
    assert table(match)["ends"] == 1
