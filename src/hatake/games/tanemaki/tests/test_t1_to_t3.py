"""T1 to T3: the cards, getting ready, and a turn."""

import re
from fractions import Fraction
from pathlib import Path

import pytest

from hatake.games.tanemaki.pieces import (
    ACTIONS,
    CARDS,
    COPIES,
    HARVEST,
    KINDS,
    LETTERS,
    RATES,
    STRENGTHS,
    VEGETABLES,
)
from hatake.games.tanemaki.tests.table import cards, coins, draw, drawn, grow, leave, play, start, table, throw, why

# T1 Components


@pytest.mark.parametrize(
    ("vegetable", "counts"),
    [
        ("radish", [2, 2, 1]),
        ("potato", [3, 3, 1]),
        ("cucumber", [4, 3, 2]),
        ("bean", [5, 4, 2]),
        ("calabash", [5, 5, 3]),
    ],
)
def test_each_vegetable_has_its_number_of_cards(vegetable: str, counts: list[int]) -> None:
    """T1.1"""
    first = VEGETABLES.index(vegetable) * STRENGTHS
    assert list(COPIES[first : first + STRENGTHS]) == counts


def test_sixty_cards_fifteen_of_them_manure() -> None:
    """T1.1"""
    chances = start().chances()
    assert chances["*draw M"] == Fraction(15, 60)
    assert chances["*draw R3"] == Fraction(1, 60)
    assert chances["*draw H2"] == Fraction(5, 60)
    assert [text.split(" ")[1] for text in chances] == list(KINDS)
    assert CARDS == 60


def test_rarest_vegetable_comes_first() -> None:
    """T1.1"""
    numbers = [sum(COPIES[i * STRENGTHS : (i + 1) * STRENGTHS]) for i in range(len(VEGETABLES))]
    assert (numbers, LETTERS) == ([5, 7, 9, 11, 13], "RPCBH")


def test_rates_of_every_vegetable() -> None:
    """T1.2"""
    assert RATES.tolist() == [[2, 3, 5, 6], [2, 4, 6, 8], [3, 5, 7, 9], [3, 5, 8, 10], [4, 6, 9, 11]]


@pytest.mark.parametrize("language", ["", ".ja"])
def test_rates_stand_in_the_rulebook_as_ours(language: str) -> None:
    """T1.2"""
    clause = (Path(__file__).parents[1] / f"RULEBOOK{language}.md").read_text(encoding="utf-8")
    clause = clause.split("**T1.2**")[1].split("- **T1.3**")[0]
    rows = [re.findall(r"(?<=\| )\d+(?= \|)", line) for line in clause.splitlines()]
    assert [[int(rate) for rate in row] for row in rows if row] == RATES.tolist()
    assert re.search(r"\*\*[^*]*(?:ours|わたしたち)[^*]*\*\*", clause)


@pytest.mark.parametrize(("seats", "turns"), [(2, 20), (3, 15), (4, 12), (5, 10)])
def test_sixty_cards_make_so_many_turns(seats: int, turns: int) -> None:
    """T1.3"""
    match, actives = start(seats), set()
    while not match.is_over:
        if match.to_move == "*":
            actives.add(table(match)["turn"])
        match.play(match.moves()[0])
    assert actives == set(range(1, turns + 1))
    assert turns % seats == 0


def test_one_player_or_six_are_refused() -> None:
    """T1.3"""
    for seats in (1, 6):
        with pytest.raises(ValueError, match="2 to 5 players"):
            start(seats)


# T2 Setup


def test_nobody_has_a_hand_and_all_fields_are_empty() -> None:
    """T2.1"""
    shown = table(start(5))
    assert (shown["hand"], shown["deck"], shown["discard"], shown["store"]) == ([], 60, [], [])
    assert all(seat["coins"] == [] for seat in shown["seats"])
    assert [[field["cards"] for field in seat["fields"]] for seat in shown["seats"]] == [[[], []]] * 5


def test_first_player_is_drawn_or_fixed() -> None:
    """T2.2"""
    match = start(3, first=0)
    assert match.chances() == {f"*first {seat}": Fraction(1, 3) for seat in (1, 2, 3)}
    match.play("*first 2")
    assert table(match)["active"] == 2
    assert start(3, first=2).moves() == match.moves()
    assert why(start(3, first=0), "*first 4") == ("T1.3", "There is no player 4; there are 3.")


def test_turns_go_to_the_left() -> None:
    """T2.2"""
    match, actives = start(3, first=2), []
    for _ in range(4):
        actives.append(table(match)["active"])
        draw(match, "M M M M")
        for seat in {1, 2, 3} - {table(match)["active"]}:
            play(match, f"give M {seat}", "plant f1")
        match.play("plant M hand f1")
        match._states[0].deck[15] = 15
    assert actives == [2, 3, 1, 2]


# T3 A turn


def test_game_ends_at_once_with_too_few_cards_to_draw() -> None:
    """T3.1"""
    match = drawn("M M M")
    leave(match, "R1 R1")
    play(match, "give M 2", "plant f1", "plant M hand f1")
    assert (match.is_over, match.to_move) == (True, None)
    assert table(match)["deck"] == 2
    assert match.moves() == []


def test_last_three_cards_are_still_drawn_by_two_players() -> None:
    """T3.1"""
    match = drawn("M M M")
    leave(match, "R1 R1 R2")
    play(match, "give M 2", "plant f1", "plant M hand f1")
    assert match.to_move == "*"
    draw(match, "R2 R1 R1")
    assert (table(match)["to_move"], table(match)["deck"]) == (2, 0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_active_player_draws_a_card_more_than_there_are_players(seats: int) -> None:
    """T3.2"""
    match = start(seats, first=2)
    for _ in range(seats + 1):
        assert match.to_move == "*"
        match.play("*draw H1" if "*draw H1" in match.moves() else "*draw M")
    assert match.to_move == 2
    assert len(table(match, 2)["hand"]) == seats + 1


def test_draws_are_uniform_over_the_cards_left() -> None:
    """T3.2"""
    match = start()
    match.play("*draw R3")
    assert "*draw R3" not in match.moves()
    assert match.chances()["*draw B1"] == Fraction(5, 59)
    assert why(match, "*draw R3")[0] == "T3.2"


def test_card_is_given_to_any_opponent() -> None:
    """T3.3"""
    match = drawn("R1 R1 P2 M")
    assert match.moves() == [f"give {card} {seat}" for card in ("R1", "P2", "M") for seat in (2, 3)]
    match.play("give P2 3")
    assert match.to_move == 3
    assert table(match, 1)["hand"] == ["R1", "R1", "M"]


def test_card_is_not_given_to_oneself_nor_to_one_who_has_planted() -> None:
    """T3.3"""
    match = drawn("R1 R1 P2 M")
    assert why(match, "give R1 1") == ("T3.3", "A card is given to somebody else.")
    play(match, "give R1 2", "plant f1")
    assert why(match, "give P2 2") == ("T3.3", "Player 2 has planted in this turn already.")
    assert why(match, "give P2 4")[0] == "T1.3"
    assert why(match, "give C3 3") == ("T3.3", "You have no cucumber 3 in your hand.")
    assert match.moves() == ["give R1 3", "give P2 3", "give M 3"]


def test_cards_are_given_until_all_opponents_have_planted() -> None:
    """T3.3"""
    match = drawn("R1 R1 P2 M")
    play(match, "give R1 2", "store", "give R1 2", "plant f1")
    assert why(match, "plant M hand f1") == ("T3.4", "First all others plant; give one of them a card.")
    play(match, "give P2 3", "plant f1")
    assert match.to_move == 1
    assert why(match, "give M 2")[0] == "T3.4"


def test_only_the_active_player_gives() -> None:
    """T3.3"""
    match = drawn("R1 R1 P2 M")
    assert why(match, "@2 give R1 3") == ("T3.3", "It is Player 1’s turn; you may only harvest now.")


def test_last_card_comes_from_hand_or_storehouse() -> None:
    """T3.4"""
    match = drawn("R1 R1 P2 M")
    play(match, "give R1 2", "store", "give P2 2", "plant f1", "give R1 3", "plant f1")
    assert match.moves() == ["plant R1 store f1", "plant M hand f1"]
    assert why(match, "plant R1 hand f1") == ("T3.4", "You have no radish 1 in your hand.")
    assert why(match, "plant M store f1") == ("T3.4", "No manure lies in the storehouse.")
    match.play("plant R1 store f1")
    assert cards(match, 1, 1) == "R1"


def test_equal_cards_in_one_place_are_one_move_and_in_two_places_two() -> None:
    """T3.4"""
    match = drawn("M M M M")
    play(match, "give M 2", "plant f1", "give M 3", "plant f1")
    assert match.moves() == ["plant M hand f1"]
    match = drawn("M M M M")
    play(match, "give M 2", "store", "give M 2", "plant f1", "give M 3", "plant f1")
    assert match.moves() == ["plant M hand f1", "plant M store f1"]


@pytest.mark.parametrize(("last", "thrown"), [("plant B1 store f1", "H3"), ("plant H3 store f1", "B1")])
def test_what_is_left_in_the_storehouse_is_thrown_away(last: str, thrown: str) -> None:
    """T3.4"""
    match = drawn("B1 H3 M M")
    play(match, "give B1 2", "store", "give H3 2", "store", "give M 2", "plant f1", "give M 3", "plant f1", last)
    shown = table(match)
    assert (shown["discard"], shown["store"], shown["hand"]) == ([thrown], [], [])
    assert shown["active"] == 2


def test_what_is_left_in_the_hand_is_thrown_away_and_seen_by_all() -> None:
    """T3.4"""
    match = drawn("B1 H3 M M")
    play(match, "give M 2", "plant f1", "give M 3", "plant f1", "plant B1 hand f1")
    assert table(match)["discard"] == ["H3"]
    assert match.record(0).splitlines()[-9:-7] == ["*draw B1", "*draw H3"]
    assert "Thrown away: calabash 3" in match.log(3)[-1]


def test_there_are_always_two_cards_to_choose_from() -> None:
    """T3.4"""
    for stores in (0, 1, 2):
        match = drawn("R1 P1 C1 B1")
        for seat in [2] * stores:
            card = table(match, 1)["hand"][0]
            play(match, f"give {card} {seat}", "store")
        for seat in (2, 3):
            card = table(match, 1)["hand"][0]
            play(match, f"give {card} {seat}", "plant f1")
        shown = table(match, 1)
        assert len(shown["hand"]) + len(shown["store"]) == 2
        assert len(match.moves()) == 2


def test_nothing_is_carried_into_the_next_turn() -> None:
    """T3.4"""
    match = drawn("R1 P1 M M", first=3)
    grow(match, 1, 1, "H1 H1")
    play(match, "give M 1", "plant f1", "give M 2", "plant f1", "plant R1 hand f1")
    throw(match, "R2")
    shown = table(match)
    assert (shown["planted"], shown["active"], shown["to_move"], coins(match, 1)) == ([], 1, None, "")
    draw(match, "B1 B1 B1 B1")
    assert "give B1 3" in match.moves()


def test_numbers_beyond_seats_and_actions_name_no_legal_move() -> None:
    match = drawn("R1 P1 C1")
    is_legal, states = match.variant.kernel.is_legal, match.states
    assert is_legal(states, 0, int(match.actions(0)[0]))
    assert not any(is_legal(states, seat, a) for seat, a in ((0, -1), (0, ACTIONS), (-1, HARVEST), (2, HARVEST)))
