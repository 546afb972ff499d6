"""Written moves, why one is not allowed (each refusal names its clause), and what is told of those made."""

from itertools import product

import pytest

from hatake.contract import CHANCE
from hatake.engine.match import Match
from hatake.engine.speech import Speech
from hatake.engine.variant import Variant
from hatake.games.hanaminoes.pieces import ACTIONS, PICK, TILES
from hatake.games.hanaminoes.tests.table import (
    bare,
    begun,
    deal,
    end_turn,
    give,
    last_turn,
    opened,
    own,
    placing,
    play,
    put,
    refused,
    said,
    table,
)
from hatake.games.hanaminoes.words import read, write

# Written moves


def test_every_verb_goes_with_every_tile_and_can_be_read_again() -> None:
    v = begun(2).view(1).record
    written = [write(v, 0, a) for a in range(PICK, ACTIONS)]
    verbs = ("pick", "overlay", "lift", "shift", "onto", "mark")
    assert written == [f"{verb} {tile}" for verb, tile in product(verbs, TILES)] + ["keep", "swap", "skip"]
    assert [read(v, 0, text) for text in written] == list(range(PICK, ACTIONS))


def test_chance_is_written_with_a_star() -> None:
    match = Variant("hanaminoes", 3).start()
    assert match.moves() == ["*first 1", "*first 2", "*first 3"]
    match.play("*first 3")
    assert match.moves()[0] == "*deal 3 Y11"
    deal(match)
    play(match, "keep", "keep", "keep")
    assert match.moves()[-1] == "*start W33"
    match.play("*start W33")
    assert match.moves()[-1] == "*reveal W23"
    for text in match.moves():
        assert match.game.words.write(match.view().record, CHANCE, read(match.view().record, CHANCE, text)) == text


def test_cells_are_counted_from_the_beginning_of_the_garden_even_when_its_first_tile_is_moved() -> None:
    match = placing("O22", ("Y12", 0, 0, "R"), ("R13", 2, 0, "R"))
    play(match, "place O22 4,0 R", "lift Y12", "place Y12 2,-1 R")
    give(match, "P33")
    assert "place P33 0,0 R" in match.moves()
    assert "place P33 0,-1 R" in match.moves()
    assert "place P33 -1,0 R" not in match.moves()


@pytest.mark.parametrize(
    ("text", "clause", "why"),
    [
        ("pick X12", "H1.1", "no-such-tile"),
        ("mark Y21", "H1.1", "no-such-tile"),
        ("overlay y11", "H1.1", "no-such-tile"),
        ("place O32 2,0 R", "H1.1", "no-such-tile"),
        ("place O14 2,0 R", "H1.1", "no-such-tile"),
        ("place O23 2,0 S", "H4.1", "no-such-way"),
        ("place O23 2,0 r", "H4.1", "no-such-way"),
        ("place O23 02,0 R", "H4.1", "no-such-cell"),
        ("place O23 -0,1 R", "H4.1", "no-such-cell"),
        ("place O23 2,٣ R", "H4.1", "no-such-cell"),
        ("place O23 2 R", "H4.1", "no-such-cell"),
        ("place O23 100,0 R", "H4.1", "no-such-cell"),
        ("place O23", "H3.2", "not-a-move"),
        ("place O23 2,0 R now", "H3.2", "not-a-move"),
        ("place", "H3.2", "not-a-move"),
        ("jump Y12", "H3.2", "not-a-move"),
        ("place  O23 2,0 R", "H3.2", "not-a-move"),
        ("mark ", "H3.2", "not-a-move"),
        ("keep ", "H3.2", "not-a-move"),
        ("", "H3.2", "not-a-move"),
        ("place O33 2,0 R", "H3.1", "other-tile-first"),
        ("place O23 99,0 R", "H4.1", "touches-nothing"),
        ("place O23 -99,-99 R", "H4.1", "touches-nothing"),
        ("place O23 2,1 R", "H4.1", "touches-nothing"),
        ("place O23 0,0 D", "H4.1", "cell-taken"),
        ("place O23 2,0 L", "H4.1", "cell-taken"),
        ("overlay Y12", "H5.1", "only-ones-overlay"),
        ("pick R33", "H3.2", "now-place"),
        ("skip", "H3.2", "now-place"),
        ("mark Y12", "H3.2", "now-place"),
        ("@2 skip", "H2.4", "not-your-turn"),
    ],
)
def test_refusal_while_a_tile_is_placed_names_its_clause(text: str, clause: str, why: str) -> None:
    assert refused(placing("O23", ("Y12", 0, 0, "R")), text) == (clause, why)


@pytest.mark.parametrize(
    ("text", "clause", "why"),
    [
        ("place O11 2,0 L", "H4.1", "double-one-way"),
        ("place O11 0,-1 U", "H4.1", "double-one-way"),
        ("overlay R12", "H5.4", "lies-under"),
        ("overlay W33", "H5.1", "not-in-garden"),
        ("overlay O11", "H5.1", "not-in-garden"),
    ],
)
def test_refusal_while_a_one_one_is_placed_names_its_clause(text: str, clause: str, why: str) -> None:
    match = placing("R11", ("Y12", 0, 0, "R"), ("R12", 2, 0, "R"))
    match.play("overlay R12")
    give(match, "O11")
    assert refused(match, text) == (clause, why)


def test_refusal_while_a_tile_is_moved_names_its_clause() -> None:
    """H5.2"""
    match = placing("O22", ("Y12", 0, 0, "R"))
    match.play("place O22 2,0 R")
    assert refused(match, "lift O22") == ("H5.2", "other-than-itself")
    assert refused(match, "lift W33") == ("H5.2", "not-in-garden")
    assert refused(match, "mark O22") == ("H5.2", "now-lift")
    assert refused(match, "place Y12 0,1 R") == ("H3.2", "nothing-to-place")
    match.play("lift Y12")
    assert refused(match, "skip") == ("H5.2", "now-place")
    assert refused(match, "place Y12 0,0 R") == ("H5.2", "lay-there-before")
    assert refused(match, "place O22 4,0 R") == ("H3.1", "other-tile-first")


def test_refusal_while_a_marker_is_moved_names_its_clause() -> None:
    """H5.3"""
    match = placing("O33", ("Y12", 0, 0, "R"))
    put(match, "R12", 0, 1, marker=2)
    put(match, "R13", 0, 2, marker=1)
    match.play("place O33 2,0 R")
    assert refused(match, "shift Y12") == ("H5.3", "has-no-marker")
    assert refused(match, "onto Y12") == ("H5.3", "now-shift")
    assert refused(match, "shift W22") == ("H5.3", "not-in-garden")
    match.play("shift R12")
    assert refused(match, "onto R12") == ("H5.3", "has-marker")
    assert refused(match, "onto R13") == ("H5.3", "has-marker")
    assert refused(match, "onto W22") == ("H5.3", "not-in-garden")
    assert refused(match, "skip") == ("H5.3", "now-onto")
    match.play("onto O33")


def test_refusal_of_a_mark_names_its_clause() -> None:
    """H6.1, H6.3"""
    match = placing("O22", ("Y12", 0, 0, "R"), ("R13", 0, 1, "R"))
    put(match, "Y12", 0, 0, marker=2)
    play(match, "place O22 2,0 R", "skip")
    assert refused(match, "mark Y12") == ("H6.3", "has-marker")
    assert refused(match, "mark R13") == ("H6.1", "no-match")
    assert refused(match, "mark W33") == ("H6.1", "not-in-garden")
    assert refused(match, "skip") == ("H6.3", "now-mark")


def test_refusal_of_a_pick_and_of_a_decision_names_its_clause() -> None:
    """H2.2, H3.2"""
    match = opened(2, "Y11 Y12 Y13 Y22 Y23 Y33", keep="W33")
    assert refused(match, "pick Y11") == ("H2.2", "now-swap")
    assert refused(match, "@2 keep") == ("H2.4", "not-your-turn")
    play(match, "keep", "keep", "*start W12", "*reveal W33", "place W33 2,0 R")
    assert refused(match, "pick W33") == ("H3.2", "not-in-hand")
    assert refused(match, "pick W12") == ("H3.2", "not-in-hand")
    assert refused(match, "skip") == ("H3.2", "now-pick")


def test_refusal_while_chance_is_to_move() -> None:
    """H2.1, H2.4, H3.1"""
    match = Variant("hanaminoes", 2).start()
    assert refused(match, "*first 3") == ("H2.4", "no-such-player")
    assert refused(match, "*deal 1 Y12") == ("H2.1", "not-an-outcome")
    assert refused(match, "@1 keep") == ("H2.1", "still-dealing")
    play(match, "*first 1", "*deal 1 Y12")
    assert refused(match, "*deal 2 Y12") == ("H2.1", "tile-not-in-deck")
    assert refused(match, "*deal 1 Y13") == ("H2.1", "not-an-outcome")
    later = begun(2)
    assert refused(later, "@1 skip") == ("H3.1", "now-reveal")
    assert refused(later, "@2 skip") == ("H2.4", "not-your-turn")


def test_revealed_tile_is_placed_before_anything_else() -> None:
    """H3.1"""
    match = begun(2, keep="W33")
    match.play("*reveal W33")
    assert refused(match, "mark W33") == ("H3.1", "now-place")


def test_nothing_is_allowed_once_it_is_over() -> None:
    """H8.1"""
    match = ended()
    refusal = match.game.words.why_not(match.view(1).record, 0, PICK)
    assert (refusal.clause, refusal.message.id) == ("H8.1", "over")


# What is told


def ended() -> Match:
    """A game that ends with a last tile that nobody marks."""
    match = begun(2)
    own(match, 1, "Y33 Y23 O11")
    own(match, 2, "R33")
    bare(match)
    put(match, "W13", 0, 0)
    last_turn(match, "B12")
    match._states[0].round_number = 4
    match.play("place B12 2,0 R")
    return match


def test_setup_is_told_and_a_tile_dealt_is_named_to_its_owner_only() -> None:
    match = Variant("hanaminoes", 2).start()
    assert said(match) == ""
    match.play("*first 2")
    assert said(match) == "Player 2 starts."
    match.play("*deal 2 Y12")
    assert (said(match, 2), said(match, 1)) == ("Player 2 is dealt yellow 1-2.", "Player 2 is dealt a tile.")
    deal(match)
    match.play("swap")
    assert said(match) == "Player 2 gives up the hand for a new one of 5 tiles."
    deal(match)
    match.play("keep")
    assert said(match) == "Player 1 keeps the hand."
    play(match, match.moves()[0])
    assert said(match).startswith("The garden starts with ")


def test_turn_is_told_move_by_move() -> None:
    match = begun(2, "O22 O13 O23 O33 R23 R33", start="Y12", keep="W23")
    told = []
    moves = (
        "*reveal W23",
        "place W23 2,0 R",
        "pick O22",
        "place O22 4,0 D",
        "lift Y12",
        "place Y12 5,1 R",
        "mark O22",
    )
    for text in moves:
        match.play(text)
        told.append(said(match))
    assert told == [
        "Player 1 turns up white 2-3.",
        "Player 1 places white 2-3.",
        "Player 1 plays orange 2-2 from the hand.",
        "Player 1 places orange 2-2.",
        "Player 1 lifts yellow 1-2 with the 2-2.",
        "Player 1 moves yellow 1-2 to another place.",
        "Player 1 puts a marker onto orange 2-2.",
    ]


def test_special_actions_are_told() -> None:
    match = placing("O11", ("Y12", 0, 0, "R"))
    match.play("overlay Y12")
    assert said(match) == "Player 1 lays orange 1-1 on top of yellow 1-2."
    give(match, "P22")
    play(match, "place P22 2,0 R", "lift O11", "place O11 4,0 R")
    assert said(match) == "Player 1 moves the stack under orange 1-1 to another place."
    give(match, "B22")
    play(match, "place B22 6,0 R", "skip")
    assert said(match) == "Player 1 does without the special action."
    match._states[0].marker[TILES.index("P22")] = 2
    give(match, "W33")
    play(match, "place W33 8,0 R", "shift P22")
    assert said(match) == "Player 1 takes the marker from purple 2-2 with the 3-3."
    match.play("onto O11")
    assert said(match) == "Player 1 moves Player 2’s marker from purple 2-2 to orange 1-1."


def test_marker_set_aside_is_told() -> None:
    """H6.3"""
    match = placing("O12", ("P23", 0, 0, "R"))
    match.play("place O12 0,1 R")
    assert said(match) == "Player 1 places orange 1-2. Nothing to mark: Player 1’s marker is set aside."


@pytest.mark.parametrize(
    ("turns", "told"),
    [
        (6, "Nothing to mark: Player 1’s marker is set aside, and another one for a turn without tiles."),
        (5, "Nothing to mark: Player 1’s marker is set aside, and 2 more for turns without tiles."),
    ],
)
def test_markers_of_turns_without_tiles_are_told(turns: int, told: str) -> None:
    """H2.5"""
    match = placing("O12", ("P23", 0, 0, "R"))
    state = match._states[0]
    state.hand_size[:], state.deck_size, state.turns = 0, 0, turns
    match.play("place O12 0,1 R")
    assert told in said(match)


def test_marker_of_one_turn_without_tiles_after_a_mark_is_told() -> None:
    """H2.5"""
    match = placing("O33", ("P12", 0, 0, "R"))
    state = match._states[0]
    state.hand_size[:], state.deck_size, state.turns = 0, 0, 6
    play(match, "place O33 0,1 R", "mark O33")
    assert "puts a marker onto orange 3-3. One marker is set aside for a turn without tiles." in said(match)


def test_end_of_a_round_tells_who_collects_what() -> None:
    """H7.3, H7.4"""
    match = begun(2)
    bare(match)
    for tile, x, y, marker in (("Y33", 0, 0, 1), ("O33", 0, 2, 2), ("R23", 0, 4, 2), ("B11", 0, 6, 0)):
        put(match, tile, x, y, marker=marker)
    last_turn(match, "W12")
    match.play("place W12 2,0 R")
    assert said(match).endswith(
        "The round is over. Beds of equal size are struck out (6). "
        "The bed red 5 scores: Player 2 collects red 2-3 (+5)"
    )
    lone = begun(2)
    bare(lone)
    put(lone, "R23", 0, 0)
    last_turn(lone, "W11")
    play(lone, "place W11 2,0 R", "mark W11")
    assert said(lone).endswith("The round is over. The bed red 5 scores: nobody has a marker in it.")


def test_everything_can_be_said_in_japanese() -> None:
    match = placing("O12", ("P23", 0, 0, "R"))
    match.play("place O12 0,1 R")
    assert said(match, language="ja") != said(match)
    assert Speech("ja", "hanaminoes").say(match.game.words.account(match.view(1).record)[0])


# The board


def test_board_shows_every_tile_the_beds_the_seats_and_the_own_hand() -> None:
    match = opened(2, "Y11 Y12 Y13 Y22 Y23 Y33", keep="W33 W12 B12 B13 B22 B23 B33")
    play(match, "swap", *[f"*deal 1 B{shape}" for shape in (12, 13, 22, 23, 33)], "keep", "*start W12", "*reveal W33")
    text = match.view(1).text
    assert text.splitlines()[0] == "Round 1, 23 in the deck"
    assert "white 1-2 at 0,0 to the right" in text
    assert "Largest beds: white 3" in text
    assert "Player 1 places white 3-3" in text
    assert "Your hand: blue 1-2, blue 1-3, blue 2-2, blue 2-3, blue 3-3" in text
    assert "You gave up: yellow 1-1" in text
    assert "← to move" in text
    assert "Your hand" not in match.view().text
    assert "You gave up" not in match.view(2).text


def test_board_names_stacks_and_markers() -> None:
    match = placing("O11", ("Y12", 0, 0, "R"))
    put(match, "Y12", 0, 0, marker=2)
    match.play("overlay Y12")
    assert "orange 1-1 at 0,0 to the right, marked by Player 2, on top of yellow 1-2" in match.view().text


@pytest.mark.parametrize("open_scores", [0, 1])
def test_collected_flowers_are_on_the_board_only_where_scores_are_open(open_scores: int) -> None:
    """Secret: collected tiles lie face down until the end."""
    match = opened(2, open_scores=open_scores)
    own(match, 1, "W33")
    assert ("6 flowers collected" in match.view(2).text) == bool(open_scores)
    assert "13 flowers collected" in ended().view(2).text


def test_account_names_the_tiles_and_the_best_colour() -> None:
    """H8.2"""
    match = ended()
    speech = Speech("en", "hanaminoes")
    lines = [speech.say(line) for line in match.game.words.account(match.view().record)]
    assert lines[0] == "Player 1: 13 flowers (yellow 2-3, yellow 3-3, orange 1-1), best colour 11"
    assert lines[1].startswith("Player 2: 6 flowers (red 3-3), best colour 6")


# Data


def test_data_tell_the_turn_and_hide_what_the_viewer_may_not_know() -> None:
    match = begun(2, "O22 O13 O23 O33 R23 R33", start="Y12", keep="W23")
    data = table(match, 2)
    assert (data["phase"], data["to_move"], data["deck"], data["turns"]) == ("reveal", None, 23, 0)
    match.play("*reveal W23")
    data = table(match, 2)
    assert (data["to_move"], data["held"], data["revealed"], data["played"]) == (1, ["W23"], "W23", None)
    play(match, "place W23 2,0 R", "pick O22")
    data = table(match, 2)
    assert (data["held"], data["played"]) == (["O22"], "O22")
    assert data["seats"][0]["hand"] == ["?"] * 5
    assert data["beds"][0] == {"tiles": ["W23"], "flowers": 5}
    assert table(match, 1)["seats"][0]["hand"] == ["O13", "O23", "O33", "R23", "R33"]
    end_turn(match)
    assert table(match, 1)["to_move"] is None


def test_lifted_stack_is_told_as_held() -> None:
    match = placing("O11", ("Y12", 0, 0, "R"), ("R13", 2, 0, "R"))
    match.play("overlay Y12")
    give(match, "P22")
    play(match, "place P22 4,0 R", "lift O11")
    assert table(match)["held"] == ["O11", "Y12"]
