"""T6 to T8: harvesting, the end, and the options."""

from fractions import Fraction

import pytest

from hatake.engine.match import Match
from hatake.games.tanemaki.pieces import KINDS
from hatake.games.tanemaki.tests.table import (
    bank,
    cards,
    coins,
    draw,
    drawn,
    field,
    grow,
    leave,
    play,
    start,
    table,
    throw,
    told,
    why,
)

# T6 Harvesting


def test_anybody_harvests_whenever_some_seat_is_to_choose() -> None:
    """T6.1"""
    match = drawn("R1 P1 C1 M")
    for seat in (1, 2, 3):
        grow(match, seat, 1, "B1")
    assert [match.moves(seat)[-1] for seat in (1, 2, 3)] == ["harvest f1", "@2 harvest f1", "@3 harvest f1"]
    match.play("give R1 2")
    assert [match.moves(seat)[-1] for seat in (1, 2, 3)] == ["@1 harvest f1", "harvest f1", "@3 harvest f1"]
    play(match, "@1 harvest f1", "@3 harvest f1", "harvest f1")
    assert (match.to_move, table(match)["discard"]) == (2, ["B1"] * 3)


def test_harvest_out_of_turn_disturbs_nobody() -> None:
    """T6.1"""
    match = drawn("R1 P1 C1 M")
    grow(match, 3, 1, "B1 B2")
    match.play("give R1 2")
    before = match.moves()
    match.play("@3 harvest f1")
    assert (match.to_move, match.moves()) == (2, before)
    assert match.scores == [0, 0, 1]
    assert match.history[-1].line == "@3 harvest f1"


def test_harvest_before_the_last_planting_by_another_seat() -> None:
    """T6.1"""
    match = drawn("R1 P1 M")
    grow(match, 2, 2, "B1")
    play(match, "give M 2", "plant f1")
    assert match.moves(2) == ["@2 harvest f1", "@2 harvest f2"]


def test_nobody_harvests_while_cards_are_drawn_nor_after_the_end() -> None:
    """T6.1"""
    match = start(2)
    grow(match, 1, 1, "B1")
    assert match.moves(1) == []
    assert why(match, "@1 harvest f1") == ("T6.1", "The cards are still being drawn.")


def test_empty_field_is_not_harvested() -> None:
    """T6.1"""
    match = drawn("R1 P1 M")
    assert why(match, "harvest f2") == ("T6.1", "Nothing grows on field 2.")


def harvested(sown: str) -> Match:
    match = drawn("M M M")
    grow(match, 1, 1, sown)
    match.play("harvest f1")
    assert cards(match, 1, 1) == ""
    return match


@pytest.mark.parametrize(
    ("sown", "earned"),
    [
        ("B1 B2", 1),
        ("B1 B1", 0),
        ("B3", 1),
        ("B1 B1 B1 B2", 2),
        ("B2 B2 B2 B1 B1", 3),
        ("B2 B2 B2 B3 B1", 4),
        ("B2 B2 B2 B3 B3 B1 B1", 4),
        ("H3", 0),
        ("H3 M", 1),
        ("H3 H3", 2),
        ("H3 H3 H3", 3),
        ("R1 M M M M", 3),
        ("C2 C3 C2 C3", 4),
    ],
)
def test_seeds_earn_the_last_rate_reached(sown: str, earned: int) -> None:
    """T6.2"""
    assert harvested(sown).scores == [earned, 0]


@pytest.mark.parametrize(("sown", "earned"), [("R3", 1), ("R3 R2", 2), ("P3 P2 ", 2), ("R3 R2 R2", 3)])
def test_field_never_earns_more_than_it_has_cards(sown: str, earned: int) -> None:
    """T6.2"""
    assert harvested(sown).scores == [earned, 0]


def test_bare_manure_earns_nothing() -> None:
    """T6.2"""
    match = harvested("M M M M")
    assert match.scores == [0, 0]
    assert table(match)["discard"] == ["M"] * 4


@pytest.mark.parametrize(
    ("sown", "lacks"),
    [("B1", 2), ("B1 B2", 2), ("R3", 1), ("R3 R2 R2", 1), ("R1 R2 R1 M M", 0), ("M M", 0), ("H1 H1 M", 1), ("", 0)],
)
def test_field_tells_how_many_seeds_it_lacks_to_the_next_coin(sown: str, lacks: int) -> None:
    """T6.2"""
    match = drawn("M M M")
    grow(match, 1, 1, sown)
    assert field(match, 1, 1)["lacks"] == lacks


def test_what_a_field_would_earn_is_what_it_earns() -> None:
    """T6.2"""
    match = drawn("M M M")
    grow(match, 1, 1, "R3 R2")
    assert field(match, 1, 1)["earns"] == 2
    match.play("harvest f1")
    assert match.scores[0] == 2


@pytest.mark.parametrize(
    ("sown", "kept", "thrown"),
    [
        ("P3 P1 M", "P1 P3", "M"),
        ("C3 C1 C2 M M", "C1 C2 C3", "M M"),
        ("R1 M M", "R1 M", "M"),
        ("H3 H1 H2 H1 M", "H1 H1", "H2 H3 M"),
        ("H1 H1", "", "H1 H1"),
    ],
)
def test_seeds_become_coins_before_manure_and_fewer_symbols_first(sown: str, kept: str, thrown: str) -> None:
    """T6.3"""
    match = harvested(sown)
    assert coins(match, 1) == kept
    assert table(match)["discard"] == thrown.split()


# T7 End


def ending(last: str = "M") -> Match:
    """Two players, before the last planting of the game."""
    match = drawn(f"{last} M M")
    play(match, "give M 2", "plant f1", "@2 harvest f1")
    return match


def test_everybody_harvests_both_fields_at_the_end() -> None:
    """T7.1"""
    match = ending()
    grow(match, 1, 1, "B1 B2")
    grow(match, 2, 1, "R3 R1")
    grow(match, 2, 2, "H3 H1")
    leave(match, "")
    match.play("plant M hand f2")
    assert match.is_over
    assert match.scores == [1, 3]
    assert all(cards(match, seat, number) == "" for seat in (1, 2) for number in (1, 2))
    assert "Coins: Player 1 1, Player 2 3." in told(match)


def test_most_coins_win() -> None:
    """T7.2"""
    match = ending()
    bank(match, 1, "H1 H1")
    bank(match, 2, "R1")
    leave(match, "")
    match.play("plant M hand f1")
    assert (match.scores, match.places, match.winners) == ([2, 1], [1, 2], [1])


@pytest.mark.parametrize(
    ("mine", "yours", "places"),
    [
        ("R1 H1", "P1 P2", [1, 2]),
        ("R1 R2 H1", "R1 P1 P1", [1, 2]),
        ("R1 H1", "R3 P1", [2, 1]),
        ("P1 C1 C1", "P2 P3 H1", [2, 1]),
        ("C1 B1", "C2 H1", [1, 2]),
        ("B1 H1", "B2 B3", [2, 1]),
        ("H1 H2", "H1 M", [1, 2]),
        ("B1 M", "B2 M", [1, 1]),
        ("", "", [1, 1]),
        ("M", "", [1, 2]),
    ],
)
def test_tie_is_broken_by_the_rarest_vegetable_among_the_coins(mine: str, yours: str, places: list[int]) -> None:
    """T7.3"""
    match = ending()
    bank(match, 1, mine)
    bank(match, 2, yours)
    leave(match, "")
    match.play("plant M hand f1")
    assert match.places == places


# T8 Options


@pytest.mark.parametrize("manure", [0, 4, 15])
def test_so_much_manure_is_in_the_deck(manure: int) -> None:
    """T8.1"""
    match = start(2, manure=manure)
    assert table(match)["deck"] == 45 + manure
    assert match.chances().get("*draw M", 0) == Fraction(manure, 45 + manure)


@pytest.mark.parametrize("options", [{"manure": 16}, {"manure": -1}, {"reshuffles": 4}])
def test_options_have_bounds(options: dict[str, int]) -> None:
    """T8.1, T8.2"""
    with pytest.raises(ValueError, match="whole number from"):
        start(2, **options)


def test_discard_pile_is_shuffled_into_what_is_left() -> None:
    """T8.2"""
    match = drawn("M M P1", reshuffles=1)
    throw(match, "R1 R2 C1")
    bank(match, 1, "H1")
    grow(match, 1, 2, "H2")
    leave(match, "B1 B1")
    match._states[0].discard[:] = 0
    throw(match, "B1")
    match._states[0].discard[KINDS.index("R1")] = 1
    play(match, "give M 2", "plant f1", "plant M hand f1")
    assert table(match)["reshuffles_left"] == 0
    odds = {"*draw R1": Fraction(1, 4), "*draw P1": Fraction(1, 4), "*draw B1": Fraction(1, 2)}
    assert match.chances() == odds
    assert "The discard pile is shuffled into the deck." in told(match)


def test_coins_and_fields_are_never_reshuffled() -> None:
    """T6.3, T8.2"""
    match = drawn("M M P1", reshuffles=1)
    bank(match, 1, "H1")
    grow(match, 2, 2, "H2")
    leave(match, "")
    play(match, "give M 2", "plant f1", "plant M hand f1")
    assert (coins(match, 1), cards(match, 2, 2)) == ("H1", "H2")
    assert "*draw H3" in match.moves()


def test_harvest_before_the_last_planting_is_in_the_reshuffle() -> None:
    """T6.1, T8.2"""
    match = drawn("M P1 P2", reshuffles=1)
    grow(match, 2, 1, "H1 H1")
    leave(match, "R1 R2")
    match._states[0].discard[:] = 0
    play(match, "give M 2", "harvest f1", "plant f1", "plant P1 hand f1")
    assert match.chances() == {
        "*draw R1": Fraction(1, 5),
        "*draw R2": Fraction(1, 5),
        "*draw P2": Fraction(1, 5),
        "*draw H1": Fraction(2, 5),
    }


def test_deck_too_small_even_after_a_reshuffle_ends_the_game() -> None:
    """T8.2: and the others stay unused."""
    match = drawn("M M P1", reshuffles=3)
    leave(match, "")
    match._states[0].discard[:] = 0
    play(match, "give M 2", "plant f1", "plant M hand f1")
    assert match.is_over
    assert table(match)["reshuffles_left"] == 2


def test_game_goes_on_for_as_many_reshuffles_as_are_allowed() -> None:
    """T8.2"""
    ways = {reshuffles: len(played_out(reshuffles).history) for reshuffles in (0, 1, 3)}
    assert ways[0] < ways[1] < ways[3]


def played_out(reshuffles: int) -> Match:
    match = start(2, reshuffles=reshuffles)
    while not match.is_over:
        match.play(match.moves()[0])
    return match


def test_draw_pile_counts_down_by_a_hand_each_turn() -> None:
    """T3.2, T8.1"""
    match = start(2, manure=0)
    draw(match, "H1 H1 H1")
    assert table(match)["deck"] == 42
