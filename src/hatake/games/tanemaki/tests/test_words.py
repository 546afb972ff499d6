"""Written moves, why one is not allowed (each refusal names its clause), and what is told of those made."""

from random import Random

import pytest

from hatake.engine.match import Match
from hatake.engine.speech import Speech
from hatake.games.tanemaki.tests.table import draw, drawn, grow, leave, play, refused, start, told


def giving() -> Match:
    """Player 1 is to give a card; players 1 and 2 have something in their first field."""
    match = drawn("R1 P1 C1 M")
    grow(match, 1, 1, "B1")
    grow(match, 2, 1, "H1")
    return match


def flying() -> Match:
    """Player 2 holds a radish that has been with player 4; player 5 has planted."""
    match = drawn("R1 P1 C1 M B1 H1")
    grow(match, 2, 2, "B2")
    play(match, "give M 5", "plant f1", "give R1 4", "pass 2")
    return match


def ending() -> Match:
    """All others have planted: player 1 has a radish in the hand and manure in the storehouse to choose from."""
    match = drawn("R1 P1 M")
    grow(match, 1, 2, "B1")
    play(match, "give M 2", "store", "give P1 2", "plant f1")
    return match


@pytest.mark.parametrize(
    ("text", "clause", "why"),
    [
        ("", "T3", "not-a-move"),
        ("sow R1 2", "T3", "not-a-move"),
        ("give R1", "T3", "not-a-move"),
        ("give  R1 2", "T3", "not-a-move"),
        ("give R1 2 ", "T3", "not-a-move"),
        ("plant", "T3", "not-a-move"),
        ("harvest", "T3", "not-a-move"),
        ("give R4 2", "T1.1", "no-such-card"),
        ("give ? 2", "T1.1", "no-such-card"),
        ("plant M1 hand f1", "T1.1", "no-such-card"),
        ("plant R1 deck f1", "T3.4", "no-such-place"),
        ("plant R1 hand f3", "T2.1", "no-such-field"),
        ("plant f0", "T2.1", "no-such-field"),
        ("harvest f3", "T2.1", "no-such-field"),
        ("give R1 6", "T1.3", "no-such-player"),
        ("give R1 4", "T1.3", "no-such-player"),
        ("pass 0", "T1.3", "no-such-player"),
        ("give R2 2", "T3.3", "not-in-hand"),
        ("give R1 1", "T3.3", "to-yourself"),
        ("plant f1", "T4", "nothing-in-flight"),
        ("pass 2", "T4", "nothing-in-flight"),
        ("store", "T4", "nothing-in-flight"),
        ("plant R1 hand f1", "T3.4", "others-first"),
        ("harvest f2", "T6.1", "field-empty"),
        ("@2 harvest f2", "T6.1", "field-empty"),
        ("@2 give R1 3", "T3.3", "not-your-turn"),
        ("@3 store", "T3.3", "not-your-turn"),
        ("@1 harvest f1", "", "not-out-of-turn"),
        ("@4 harvest f1", "", "no-such-seat"),
        ("*draw R1", "", "chance-is-not-to-move"),
    ],
)
def test_refusal_before_a_gift_names_its_clause(text: str, clause: str, why: str) -> None:
    assert refused(giving(), text) == (clause, why)


@pytest.mark.parametrize(
    ("text", "clause", "why"),
    [
        ("pass 1", "T4.2", "not-back"),
        ("pass 2", "T4.2", "has-had"),
        ("pass 4", "T4.2", "has-had"),
        ("pass 5", "T4.2", "has-planted"),
        ("give P1 3", "T4", "answer-first"),
        ("plant R1 hand f1", "T4", "answer-first"),
        ("plant f2", "T5.1", "other-vegetable"),
        ("harvest f1", "T6.1", "field-empty"),
        ("@1 give P1 3", "T4", "holds-the-card"),
        ("@4 pass 3", "T4", "holds-the-card"),
        ("@2 harvest f2", "", "not-out-of-turn"),
    ],
)
def test_refusal_of_an_answer_names_its_clause(text: str, clause: str, why: str) -> None:
    assert refused(flying(), text) == (clause, why)


def test_card_that_was_given_may_not_be_given_to_one_who_has_planted() -> None:
    match = flying()
    match.play("store")
    assert refused(match, "give P1 5") == ("T3.3", "has-planted")


def test_full_storehouse_and_two_empty_fields_are_told() -> None:
    match = drawn("R1 P1 M")
    play(match, "give R1 2", "store", "give P1 2", "store", "give M 2")
    assert refused(match, "store") == ("T4.3", "store-full")
    assert refused(match, "plant f2") == ("T5.4", "fields-alike")


@pytest.mark.parametrize(
    ("text", "clause", "why"),
    [
        ("give R1 2", "T3.4", "all-have-planted"),
        ("plant f1", "T4", "nothing-in-flight"),
        ("plant P1 hand f1", "T3.4", "not-in-hand"),
        ("plant M hand f1", "T3.4", "not-in-hand"),
        ("plant R1 store f1", "T3.4", "not-in-store"),
        ("plant R1 hand f2", "T5.1", "other-vegetable"),
        ("@2 plant M store f1", "T3.3", "not-your-turn"),
    ],
)
def test_refusal_at_the_end_of_a_turn_names_its_clause(text: str, clause: str, why: str) -> None:
    assert refused(ending(), text) == (clause, why)


def test_refusal_while_chance_is_to_move() -> None:
    match = start(3, first=0)
    assert refused(match, "*first") == ("T2.2", "not-an-outcome")
    assert refused(match, "*first 4") == ("T1.3", "no-such-player")
    assert refused(match, "@1 store") == ("T3.2", "still-drawing")
    match.play("*first 2")
    assert refused(match, "*draw") == ("T3.2", "not-an-outcome")
    assert refused(match, "store") == ("", "chance-is-to-move")
    draw(match, "R3")
    assert refused(match, "*draw R3") == ("T3.2", "card-not-in-deck")
    grow(match, 1, 1, "B1")
    assert refused(match, "@1 harvest f1") == ("T6.1", "still-drawing")


def test_nothing_is_allowed_once_the_game_is_over() -> None:
    match = ending()
    leave(match, "")
    match.play("plant R1 hand f1")
    assert match.is_over
    assert refused(match, "@2 harvest f1") == ("", "game-is-over")
    refusal = match.game.words.why_not(match.view(1).record, 0, 0)
    assert (refusal.clause, refusal.message.id) == ("T3.1", "over")


WORDS = ("give", "plant", "pass", "store", "harvest", "R1", "M", "2", "f1", "hand", "", "X", "?", "@3", "*draw")


def test_any_text_is_a_move_or_refused_and_moves_nothing() -> None:
    source = Random(1)
    for match in (giving(), flying(), ending()):
        before = match.states.tobytes()
        legal = {text for seat in range(1, match.variant.seats + 1) for text in match.moves(seat)}
        for _ in range(200):
            text = " ".join(source.choice(WORDS) for _ in range(source.randint(0, 4)))
            if text not in legal:
                assert refused(match, text)[1]
        assert match.states.tobytes() == before


# What has happened


def test_turn_is_told_step_by_step() -> None:
    match = drawn("R1 P1 C2 M")
    play(match, "give R1 2", "pass 3", "store", "give C2 3", "plant f1", "give M 2", "plant f1")
    match.play("plant R1 store f1")
    assert match.log()[4:] == [
        "Player 1 gives a hidden card to Player 2.",
        "Player 2 hands a hidden card on to Player 3.",
        "Player 3 puts radish 1 into the storehouse.",
        "Player 1 gives a hidden card to Player 3.",
        "Player 3 plants cucumber 2: 2 seeds of cucumber.",
        "Player 1 gives a hidden card to Player 2.",
        "Player 2 plants manure: 1 card of manure.",
        "Player 1 plants radish 1 from the storehouse: 1 seed of radish. Thrown away: potato 1.",
    ]


def test_harvest_tells_what_it_brings() -> None:
    match = giving()
    grow(match, 3, 1, "R2 R1")
    match.play("@3 harvest f1")
    assert told(match) == "Player 3 harvests 3 seeds of radish, for 2 coins."


def test_harvest_of_bare_manure_is_told() -> None:
    match = giving()
    grow(match, 3, 1, "M M")
    assert "  Field 1: 2 cards of manure; no coins before seeds are planted on it" in match.view(1).text.splitlines()
    match.play("@3 harvest f1")
    assert told(match) == "Player 3 harvests 2 cards of manure, for no coins."


def test_end_tells_what_the_last_harvest_brings() -> None:
    match = ending()
    grow(match, 2, 2, "C3")
    leave(match, "")
    match.play("plant R1 hand f1")
    assert told(match).endswith("Coins: Player 1 0, Player 2 1.")
    account = match.game.words.account(match.view(1).record)
    assert [Speech("en", "tanemaki").say(line) for line in account] == [
        "Player 1: 0 coins",
        "Player 2: 1 coin (cucumber 1)",
    ]


def test_reshuffle_is_told() -> None:
    match = drawn("R1 P1 M", reshuffles=1)
    play(match, "give M 2", "store", "give P1 2", "plant f1")
    leave(match, "")
    match.play("plant R1 hand f1")
    assert told(match).endswith("The discard pile is shuffled into the deck.")


# The board in words


def test_board_says_what_each_field_earns_now_and_next_and_who_chooses() -> None:
    match = giving()
    grow(match, 3, 1, "B2 B1 M")
    match.play("give R1 2")
    lines = match.view(3).text.splitlines()
    assert "Player 2: 0 coins ← to choose" in lines
    assert "  Field 1: 4 seeds of bean (bean 1, bean 2, manure); 1 coin now, 2 with 1 seed more" in lines
    assert "In flight: a hidden card, held by Player 2; has been with Player 2" in lines
    assert match.view(2).text.splitlines()[-1] == "In flight: radish 1, held by Player 2; has been with Player 2"
