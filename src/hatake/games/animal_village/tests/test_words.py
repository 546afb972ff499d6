"""Written moves, why one is not allowed (each refusal names its clause), and what is told."""

import pytest

from hatake.engine.match import IllegalMove, Match
from hatake.engine.speech import Speech
from hatake.games.animal_village.tests.table import (
    begun,
    empty_deck,
    end,
    play,
    put_cards,
    put_gold,
    start,
    to_round,
)


def refused(match: Match, text: str) -> tuple[str, str]:
    with pytest.raises(IllegalMove) as illegal:
        match.play(text)
    return illegal.value.clause, illegal.value.message.id


@pytest.mark.parametrize(
    ("text", "clause", "why"),
    [
        ("A06", "A5", "which-kind"),
        ("A06 cabbage", "A5", "which-kind"),
        ("A02 turnip", "A5", "no-word-after"),
        ("A13", "A5", "not-a-move"),
        ("a02", "A5", "not-a-move"),
        ("", "A5", "not-a-move"),
        ("A07", "A4.1", "not-open"),
        ("A12", "A4.1", "not-open"),
        ("A06 sheep", "A5", "too-little-gold"),
        ("@2 A02", "A4.3", "not-your-turn"),
    ],
)
def test_refusal_in_a_turn_names_its_clause(text: str, clause: str, why: str) -> None:
    assert refused(begun(2), text) == (clause, why)


def test_place_taken_is_refused_with_who_is_there() -> None:
    match = begun(3)
    play(match, "A02")
    with pytest.raises(IllegalMove, match=r"Player 1 has been on A02 in this round\. \(A4\.4\)"):
        match.play("A02")


def test_a01_is_refused_alone() -> None:
    assert refused(start(1), "A01") == ("A10.1", "not-alone")


def test_missing_red_card_and_empty_deck_are_refused() -> None:
    match = to_round(begun(2), 5)
    assert refused(match, "A07") == ("A5", "no-red")
    empty_deck(match, "turnip")
    assert {refused(match, move) for move in ("A02", "A06 turnip", "A10")} == {("A5", "deck-empty")}


def test_too_little_gold_is_told_with_both_numbers() -> None:
    match = to_round(begun(2), 5)
    put_gold(match, 1, 0)
    with pytest.raises(IllegalMove, match=r"This costs 2 gold, and you have 1\. \(A5\)"):
        match.play("A06 sheep")


def test_no_action_while_chance_is_to_move() -> None:
    match = start(2)
    assert refused(match, "@1 A02") == ("A2.2", "still-setting-up")
    match = to_round(begun(2), 5)
    play(match, "A10")
    assert refused(match, "@2 A02") == ("A5", "still-turning")


def test_after_the_end_every_action_is_refused_by_the_number_of_rounds() -> None:
    match = end(start(1))
    refusal = match.game.words.why_not(match.view(1).record, 0, 4)
    assert (refusal.clause, refusal.message.args) == ("A4", {"rounds": 7})


def test_impossible_outcomes_are_refused() -> None:
    match = start(2, first=0)
    assert refused(match, "*theme cabbage") == ("A2.1", "not-an-outcome")
    play(match, "*theme none")
    assert refused(match, "*first 3") == ("A2.3", "no-such-player")
    play(match, "*first 1")
    to_round(match, 5)
    put_cards(match, 2, blue="turnip:2")
    play(match, "A10")
    assert refused(match, "*blue turnip 2") == ("A2.1", "no-side-left")
    assert refused(match, "*blue sheep 4") == ("A2.1", "not-an-outcome")
    assert refused(match, "*blue turnip 5") == ("A2.1", "not-an-outcome")


def told(match: Match, language: str = "en") -> str:
    return match.log(0, language)[-1]


def test_theme_first_player_and_fourth_are_told() -> None:
    match = start(4, first=0)
    play(match, "*theme sheep")
    assert told(match) == "The theme is drawn: most sheep."
    play(match, "*first 2")
    assert told(match) == "Player 2 starts; Player 1, who comes last, gains 1 gold."
    assert told(begun(2, "red")) == "The theme is drawn: most red cards. Player 1 starts."


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        (["A01"], "Player 1 takes the Start Player card and 1 gold."),
        (["A03"], "Player 1 takes a flower bed, red side up."),
        (["A05"], "Player 1 takes all 1 gold on A05."),
        (["A05", "A05"], "Player 2 gains 1 gold."),
    ],
)
def test_what_an_animal_did_is_told(moves: list[str], sentence: str) -> None:
    match = begun(3)
    play(match, *moves)
    assert told(match) == sentence


def test_investment_is_told_with_its_cost_and_then_with_what_shows() -> None:
    match = to_round(begun(2), 5)
    play(match, "A06 sheep")
    assert told(match) == "Player 1 pays 2 gold for a ranch, blue side up."
    play(match, "*blue sheep 3p")
    assert told(match) == "Player 1 now has a blue ranch (3 sheep, one of them pink)."


def test_missing_gold_is_told() -> None:
    match = begun(4)
    put_gold(match, 0, 0, 0, 0, pot=0)
    play(match, "A05")
    assert happened(match) == "Player 1 goes for the gold, but there is none."
    play(match, "A05")
    assert happened(match) == "Player 2 goes for the gold, but no gold card is left."
    play(match, "A01")
    assert happened(match) == "Player 3 takes the Start Player card. No gold card is left."
    play(match, "A02")
    assert happened(match).endswith("A07 turnip harvest opens; no gold card is left for A05.")


def happened(match: Match) -> str:
    """The last event, where gold was put by hand and the match cannot be played over again."""
    event = match.view().event
    assert event is not None
    return Speech("en", "animal_village").say(event)


def test_new_round_is_told_with_its_place_and_its_gold() -> None:
    match = begun(2)
    play(match, "A02", "A03")
    assert told(match).endswith("Round 2: A07 turnip harvest opens, and 2 gold lies on A05.")


def test_end_is_told_with_how_the_points_came_about() -> None:
    match = end(begun(2, "start"))
    assert told(match).endswith("The game is over.")
    lines = [Speech("en", "animal_village").say(line) for line in match.game.words.account(match.view().record)]
    assert (
        lines[0] == f"Player 1: harvest 0, gold {match.scores[0] - 2}, full set 0, theme 2: {match.scores[0]} points"
    )


def test_broken_tie_is_explained() -> None:
    match = begun(2)
    put_cards(match, 1, blue="turnip:4")
    put_cards(match, 2, blue="flower:3")
    put_gold(match, 0, 1)
    assert match.game.words.account(match.view().record)[-1].id == "tie-broken"
    put_gold(match, 0, 2)
    assert match.game.words.account(match.view().record)[-1].id == "account"


def test_board_is_readable() -> None:
    match = begun(2, "sheep")
    play(match, "A02")
    assert match.view(1).text.splitlines() == [
        "Round 1 of 7, theme: most sheep, gold cards left: 6",
        "Farm cards left: fields 7, flower beds 8, ranches 8",
        "Free: A01 start player, A03 flower bed, A04 ranch, A05 gold (1), A06 huge investment",
        "Taken: A02 by Player 1",
        "Player 1: 0 gold, Start Player card: red field (1 turnip)",
        "Player 2: 0 gold ← to move",
    ]
