"""Written moves, why one is not allowed (each refusal names its clause), and what is told of those made."""

from random import Random

import pytest

from hatake.engine.match import Match
from hatake.engine.speech import Speech
from hatake.games.gardening.pieces import NUMBER
from hatake.games.gardening.tests.table import dealt, laid, play, refused, start

FIVE = "1.3 2.3 3.3 4.3 5.3"


@pytest.mark.parametrize(
    ("text", "clause", "why"),
    [
        ("plant 13.1", "G1.1", "no-such-flower"),
        ("discard 1.5", "G1.1", "no-such-flower"),
        ("plant 01.1", "G1.1", "no-such-flower"),
        ("plant 1.4 1.3", "G4.1", "not-in-order"),
        ("plant 1.3 1.3", "G4.1", "not-in-order"),
        ("plant 1.2 1.3", "G4.3", "no-pair"),
        ("plant 1.1 2.1", "G4.3", "no-pair"),
        ("plant 1.2 1.3 2.3", "G4.1", "no-three"),
        ("plant 1.1 1.2 1.3 1.4", "G4.1", "no-three"),
        ("plant", "G3.2", "not-a-move"),
        ("discard", "G3.2", "not-a-move"),
        ("discard 1.3 2.3", "G3.2", "one-flower"),
        ("gather 13", "G5.4", "no-such-suit"),
        ("gather 1.3", "G5.4", "no-such-suit"),
        ("pass", "G3.2", "not-a-move"),
        ("", "G3.2", "not-a-move"),
        ("end ", "G3.2", "not-a-move"),
        ("plant 9.4", "G4.2", "not-in-hand"),
        ("plant 1.1 1.3", "G4.3", "not-in-hand"),
        ("plant 1.2 1.3 1.4", "G4.1", "not-in-hand"),
        ("plant 1.3", "G4.2", "no-suit"),
        ("discard 9.4", "G5.1", "not-in-hand"),
        ("end", "G3.3", "too-many"),
        ("return 1.3", "G5.4", "nothing-to-choose"),
        ("gather 1", "G5.4", "nothing-to-choose"),
        ("@2 end", "G3.2", "not-your-turn"),
    ],
)
def test_refusal_in_a_turn_names_its_clause(text: str, clause: str, why: str) -> None:
    assert refused(laid(FIVE + " 6.3"), text) == (clause, why)


def test_refusal_while_chance_is_to_move() -> None:
    match = start()
    assert refused(match, "@1 end") == ("G2.1", "still-dealing")
    assert refused(match, "*draw 1.1") == ("G2.1", "not-an-outcome")
    play(match, "*deal 1 1.1")
    assert refused(match, "*deal 2 1.1") == ("G2.1", "not-in-pile")
    ready = dealt(FIVE, "1.4 2.4 3.4 4.4 5.4")
    assert refused(ready, "@1 end") == ("G3.1", "prompt-draw")
    assert refused(ready, "@2 end") == ("G3.2", "not-your-turn")
    flying = laid(FIVE + " 6.1", "9.3")
    play(flying, "discard 6.1")
    assert refused(flying, "@1 steal 9.3") == ("G5.4", "prompt-snatch")


def test_first_player_that_there_is_not_is_refused() -> None:
    match = start(0)
    assert refused(match, "*first 3") == ("G2.1", "no-such-player")
    assert refused(match, "@1 end") == ("G2.1", "still-dealing")


def test_nothing_is_allowed_once_it_is_over() -> None:
    match = laid("12.1", gardens=("12.2 12.3 12.4", ""))
    play(match, "plant 12.1")
    refusal = match.game.words.why_not(match.view(1).record, 0, 0)
    assert (refusal.clause, refusal.message.id) == ("G6.1", "over")


def say(match: Match, language: str = "en") -> str:
    event = match.view(1).event
    assert event is not None
    return Speech(language, "gardening").say(event)


def test_events_are_told_with_what_comes_of_them() -> None:
    match = laid(FIVE + " 12.1 9.1 4.2", "9.3", gardens=("1.4", ""))
    play(match, "discard 12.1")
    assert say(match).endswith("Player 2 plays with an open hand until something is planted.")
    play(match, "discard 9.1", "*draw 7.4")
    assert say(match) == "For the Rice Bowl Player 1 draws plain bush clover 7.4."
    play(match, "discard 4.2", "return 9.1")
    assert say(match) == "Player 1 takes chrysanthemum sake cup (the Rice Bowl) 9.1 from Player 1’s shelf."
    play(match, "discard 9.1")
    assert say(match).endswith("It has no effect a second time in this turn.")
    play(match, "plant 1.3")
    assert say(match) == "Player 1 plants plain pine 1.3."


def test_start_deal_and_the_course_of_a_turn_are_told() -> None:
    match = start(0)
    assert match.view(1).event is None
    assert match.view(1).text.startswith("The flowers are dealt\nPile: 48")
    play(match, "*first 2")
    assert say(match) == "Player 2 starts."
    play(match, "*deal 2 1.3", "*deal 1 9.3")
    assert say(match) == "Player 1 is dealt plain chrysanthemum 9.3."
    assert match.log(2)[1:] == ["Player 2 is dealt plain pine 1.3.", "Player 1 is dealt a flower."]
    turn = laid(FIVE + " 6.1", "9.3", bottom="8.3", pile="")
    play(turn, "discard 6.1", "*steal 9.3")
    assert say(turn) == "The Butterflies bring Player 1 plain chrysanthemum 9.3 from Player 2."
    play(turn, "give 1.3")
    assert say(turn) == "Player 1 gives Player 2 plain pine 1.3 in return."
    play(turn, "end")
    assert say(turn) == "Player 1 ends the turn."
    play(turn, "*draw 8.3")
    assert say(turn).startswith("Player 2 draws plain pampas 8.3 from the bottom of the pile.")


def test_board_lists_the_bottom_and_what_is_remembered() -> None:
    match = laid("1.3 4.3", "9.3 9.4", bottom="8.3 8.4")
    match._states[0].known[0], match._states[0].known[1] = 1 << NUMBER["4.3"], 1 << NUMBER["9.4"]
    lines = match.view(1).text.splitlines()
    assert lines[1] == "Pile: 42, below it plain pampas 8.3, plain pampas 8.4"
    assert "Player 2’s hand: plain chrysanthemum 9.4, 1 unknown" in lines
    assert lines[-2:] == [
        "Player 1’s hand: plain pine 1.3, plain wisteria 4.3",
        "Player 2 remembers of it: plain wisteria 4.3",
    ]


def test_skipped_effect_is_told() -> None:
    match = laid(FIVE + " 4.2")
    play(match, "discard 4.2")
    assert say(match).endswith("There is nothing it could do.")


def test_discard_without_an_effect_is_told_plainly() -> None:
    match = laid(FIVE + " 12.4")
    play(match, "discard 12.4")
    assert say(match) == "Player 1 discards plain paulownia 12.4."


@pytest.mark.parametrize(
    ("shelves", "end"),
    [
        (("8.3", ""), "One flower of Player 1’s shelf is shuffled into the pile."),
        (("", "9.3 9.4"), "2 flowers of Player 2’s shelf are shuffled into the pile."),
        (("8.3", "9.3"), "The shelves are level: all 2 flowers are shuffled into the pile."),
        (("", ""), "Both shelves are empty; only the pile is shuffled."),
    ],
)
def test_deer_tells_which_shelf_was_shuffled(shelves: tuple[str, str], end: str) -> None:
    match = laid(FIVE + " 10.1", shelves=shelves)
    play(match, "discard 10.1")
    assert say(match).endswith(end)


def test_rain_driven_away_is_told() -> None:
    match = laid("4.1 4.2", gardens=("11.1", ""))
    play(match, "plant 4.1 4.2")
    assert say(match).endswith("The bird drives Rain away, onto Player 1’s shelf.")


def test_victory_is_told_with_the_last_move_and_in_the_account() -> None:
    match = laid("12.1", gardens=("12.2 12.3 12.4", ""))
    play(match, "plant 12.1")
    sentence = "All four of paulownia grow in Player 1’s garden: Player 1 wins."
    assert say(match).endswith(sentence)
    account = match.game.words.account(match.view(1).record)
    assert [Speech("en", "gardening").say(line) for line in account] == [sentence]


def test_any_text_is_a_move_or_refused_and_moves_nothing() -> None:
    match, source = laid(FIVE + " 6.3"), Random(1)
    before = match.states.tobytes()
    words = ("plant", "discard", "end", "1.3", "6.3", "x", "", "gather", "12.5", "return")
    for _ in range(300):
        text = " ".join(source.choice(words) for _ in range(source.randint(0, 4)))
        if text not in match.moves():
            assert refused(match, text)[0]
    assert match.states.tobytes() == before
