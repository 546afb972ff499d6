"""Secret: who knows what, and what can be counted out."""

from collections import Counter
from itertools import product

import numpy as np

from hatake.contract import WITNESS
from hatake.engine.match import Match
from hatake.engine.record import masked
from hatake.games.tanemaki.pieces import KINDS
from hatake.games.tanemaki.tests.table import drawn, play, start, table
from hatake.kit.random import new_source
from tests.effort import effort

# The hand and the card in flight


def test_only_the_active_player_knows_the_hand() -> None:
    match = drawn("R1 P1 C1 M")
    assert [table(match, seat)["hand"] for seat in (0, 1, 2, 3)] == [
        ["?"] * 4,
        ["R1", "P1", "C1", "M"],
        *[["?"] * 4] * 2,
    ]


def test_card_just_drawn_is_told_to_the_active_player_only() -> None:
    match = start(2)
    match.play("*draw R3")
    assert [match.log(seat)[-1] for seat in (1, 2, 0)] == [
        "Player 1 draws radish 3.",
        "Player 1 draws a hidden card.",
        "Player 1 draws a hidden card.",
    ]


def test_card_in_flight_is_known_to_those_who_have_had_it() -> None:
    match = drawn("R1 P1 C1 M B1")
    match.play("give R1 2")
    assert [table(match, seat)["flight"] for seat in range(5)] == ["?", "R1", "R1", "?", "?"]
    match.play("pass 4")
    assert [table(match, seat)["flight"] for seat in range(5)] == ["?", "R1", "R1", "?", "R1"]
    assert match.log(3)[-1] == "Player 2 hands a hidden card on to Player 4."
    assert match.log(2)[-1] == "Player 2 hands radish 1 on to Player 4."


def test_who_has_had_the_card_is_public() -> None:
    match = drawn("R1 P1 C1 M B1")
    play(match, "give R1 2", "pass 4")
    assert [table(match, seat)["had_by"] for seat in range(5)] == [[2, 4]] * 5


def test_planted_and_stored_cards_are_seen_by_all() -> None:
    match = drawn("R1 P1 C1 M")
    play(match, "give R1 2", "store", "give P1 2", "plant f1")
    for seat in range(4):
        shown = table(match, seat)
        assert (shown["store"], shown["seats"][1]["fields"][0]["cards"]) == (["R1"], ["P1"])


def test_witness_sees_hand_and_card_in_flight() -> None:
    match = drawn("R1 P1 C1 M")
    match.play("give R1 2")
    views = np.zeros(1, match.game.view)
    match.variant.kernel.view(match.states, WITNESS, views)
    assert (KINDS[views[0].flight - 1], views[0].last.card, views[0].hand.sum()) == ("R1", 1, 3)


# Records


def test_record_names_a_card_once_it_has_been_shown() -> None:
    match = drawn("M R1 M C1")
    assert masked(match, 1) == ["*draw ?"] * 4
    match.play("give M 2")
    assert masked(match, 2)[-1] == "1 give ? 2"
    assert masked(match, 1) == ["*draw M", *["*draw ?"] * 3, "1 give M 2"]
    match.play("plant f1")
    assert masked(match, 2) == ["*draw M", *["*draw ?"] * 3, "1 give M 2", "2 plant f1"]


def test_record_names_a_card_to_each_who_has_had_it() -> None:
    match = drawn("B1 R1 M C1")
    play(match, "give R1 2", "pass 3")
    for viewer in (1, 2):
        assert masked(match, viewer)[1] == "*draw R1"
        assert masked(match, viewer)[-2:] == ["1 give R1 2", "2 pass 3"]
    assert masked(match, -1) == [*["*draw ?"] * 4, "1 give ? 2", "2 pass 3"]


# Counting


def counted(deck: str, hand: str = "R1 B1 M") -> Match:
    """Two players in a turn near the end, with this hand and only these cards left in the deck."""
    kept = Counter(f"{deck} {hand}".split())
    match = start(2, manure=9 + kept.total())
    while table(match)["deck"] > kept.total():
        cards = (text.split(" ")[1] for text in match.moves())
        match.play(f"*draw {next(card for card in cards if left(match, card) > kept[card])}")
        while match.to_move != "*":
            match.play(match.moves()[0])
    for card in hand.split():
        match.play(f"*draw {card}")
    return match


def left(match: Match, card: str) -> int:
    return int(match.states[0].deck[KINDS.index(card)])


def test_with_the_deck_empty_everybody_knows_the_hand() -> None:
    match = counted("")
    assert [table(match, seat)["hand"] for seat in (0, 1, 2)] == [["R1", "B1", "M"]] * 3
    assert match.log(2)[-1] == "Player 1 draws a hidden card."
    assert masked(match, 1)[-3:] == ["*draw ?"] * 3


def test_with_one_card_in_the_deck_nobody_else_knows_the_hand() -> None:
    assert table(counted("B2"), 2)["hand"] == ["?"] * 3


def test_where_all_unseen_cards_are_equal_each_is_known() -> None:
    match = counted("M M", "M M M")
    assert table(match, 2)["hand"] == ["M"] * 3
    assert match.log(2)[-1] == "Player 1 draws manure."
    assert masked(match, 1)[-3:] == ["*draw M"] * 3
    match.play("give M 2")
    assert table(match)["flight"] == "M"
    assert masked(match, -1)[-1] == "1 give M 2"


def test_card_in_flight_hides_the_hand_again_until_it_lands() -> None:
    match = counted("")
    match.play("give R1 2")
    assert (table(match, 0)["hand"], table(match, 0)["flight"]) == (["?"] * 2, "?")
    assert (table(match, 2)["hand"], table(match, 2)["flight"]) == (["B1", "M"], "R1")
    match.play("store")
    assert table(match, 0)["hand"] == ["B1", "M"]


def test_last_unseen_card_is_named_in_the_record() -> None:
    match = counted("")
    play(match, "give R1 2", "store", "give M 2", "plant f1")
    assert masked(match, -1)[-7:-4] == ["*draw R1", "*draw B1", "*draw M"]


# Guessing


def guesses(match: Match, seat: int, number: int) -> Counter[tuple[str, str]]:
    """How often each hand, with each card in flight, is guessed."""
    views, found = match.view(seat).views, Counter[tuple[str, str]]()
    for n in range(number):
        states = np.zeros(1, match.game.state)
        match.variant.kernel.guess(views, new_source(n), states)
        state = states[0]
        hand = " ".join(card for kind, card in enumerate(KINDS) for _ in range(state.hand[kind]))
        found[hand, KINDS[state.flight - 1]] += 1
    return found


def all_ways(unseen: str, held: int) -> Counter[tuple[str, str]]:
    """Every way to deal single cards to the hand and into flight, counted out."""
    pool, ways = unseen.split(), Counter[tuple[str, str]]()
    for places in product(range(len(pool)), repeat=held + 1):
        if len(set(places)) == len(places):
            *hand, flight = (pool[place] for place in places)
            ways[" ".join(sorted(hand, key=KINDS.index)), flight] += 1
    return ways


def test_guesses_deal_hand_and_flight_in_exact_proportion() -> None:
    """The card in flight was given by hand, so the law tests cannot count these ways out."""
    match = counted("B1 H1 H1", "B1 H1 M")
    match.play("give M 2")
    ways, number = all_ways("B1 B1 H1 H1 H1 M", 2), effort(8000, 1500)
    expected = {way: number * count / ways.total() for way, count in ways.items()}
    found = guesses(match, 0, number)
    assert set(found) == set(expected)
    statistic = sum((found[way] - mean) ** 2 / mean for way, mean in expected.items())
    assert statistic < len(expected) + 4 * (2 * len(expected)) ** 0.5


def test_guess_of_one_who_knows_the_flight_deals_the_hand_only() -> None:
    match = counted("R2")
    match.play("give M 2")
    found = guesses(match, 2, effort(3000, 400))
    assert {way for way in found if way[1] != "M"} == set()
    assert {hand for hand, _ in found} == {"R1 B1", "R2 B1", "R1 R2"}
    assert max(found.values()) < 1.2 * min(found.values()) + 30


def test_guess_of_the_active_player_keeps_the_own_hand() -> None:
    match = counted("R2 H1")
    assert {hand for hand, _ in guesses(match, 1, effort(50, 10))} == {"R1 B1 M"}


def test_card_guessed_to_be_drawn_last_is_one_of_the_hand() -> None:
    match = start(3)
    play(match, "*draw R1", "*draw B2")
    views, drawn = match.view(2).views, set()
    for n in range(effort(200, 40)):
        states = np.zeros(1, match.game.state)
        match.variant.kernel.guess(views, new_source(n), states)
        assert states[0].hand[states[0].last.card - 1] > 0
        drawn.add(int(states[0].last.card))
    assert len(drawn) > 3
