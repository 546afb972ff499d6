"""The picture: where flowers lie and travel, what is faint, open or hidden, and what the table says."""

from collections.abc import Mapping

import pytest

from hatake.contract import Message, Piece
from hatake.engine.match import Match
from hatake.engine.speech import Speech
from hatake.games.gardening.pieces import NUMBER
from hatake.games.gardening.tests.table import laid, play, table
from hatake.games.gardening.words import READ

FIVE = "1.3 2.3 3.3 4.3 5.3"


def pieces(match: Match, viewer: int = 1) -> Mapping[str, Piece]:
    return {piece.key: piece for piece in match.view(viewer).scene.pieces}


def remember(match: Match, seat: int, flower: str) -> None:
    match._states[0].known[seat] |= 1 << NUMBER[flower]


# Hands


def test_remembered_flower_lies_faintly_over_a_back_in_the_others_hand() -> None:
    match = laid(FIVE, "9.3 9.4 8.3")
    remember(match, 1, "9.4")
    seen = pieces(match)
    assert (seen["flower-9.4"].faint, seen["seat-1-known-0"].symbol) == (True, "back")
    assert (seen["flower-9.4"].x, seen["flower-9.4"].y) == (seen["seat-1-known-0"].x, seen["seat-1-known-0"].y)
    assert [seen[f"seat-1-card-{i}"].symbol for i in (1, 2)] == ["back", "back"]


def test_hand_under_the_eye_lies_open_and_shuts_to_what_is_remembered() -> None:
    match = laid(FIVE + " 12.1 8.3", "9.3 9.4", gardens=("8.4", ""))
    play(match, "discard 12.1")
    seen = pieces(match)
    assert "eye-1" in seen
    assert not any(piece.symbol == "back" or piece.faint for piece in seen.values())
    play(match, "plant 8.3", "end", "*draw 6.3")
    seen = pieces(match)
    assert "eye-1" not in seen
    assert [seen[f"flower-{name}"].faint for name in ("9.3", "9.4")] == [True, True]
    assert seen["seat-1-card-2"].symbol == "back"


def test_what_lies_hidden_makes_no_difference_to_the_picture() -> None:
    """Neither keys nor places betray it; a spectator sees neither hand."""
    one, two = laid(FIVE, "9.3 9.4 8.3", pile="1.4 6.4 7.3"), laid(FIVE, "6.4 9.4 1.4", pile="7.3 8.3 9.3")
    for match in (one, two):
        remember(match, 1, "9.4")
    assert one.view(1).scene == two.view(1).scene
    assert one.view(2).scene != two.view(2).scene
    keys = {key for key in pieces(one, 0) if key.startswith("flower-")}
    assert keys == {"flower-9.4"} | {f"flower-{name}" for name in table(one)["seats"][1]["shelf"]}


def test_flower_keeps_its_key_on_its_way_and_hidden_ones_come_from_pile_and_hand() -> None:
    match = laid(FIVE + " 8.3", "9.3 9.4")
    held = pieces(match)["flower-8.3"]
    play(match, "discard 8.3")
    assert pieces(match)["flower-8.3"].y < held.y
    assert pieces(match, 2)["flower-8.3"].source == "seat-0-card-5"
    play(match, "end", "*draw 6.3")
    assert pieces(match)["seat-1-card-2"].source == "pile"
    assert pieces(match, 2)["flower-6.3"].source == "pile"


def test_stolen_flower_comes_from_the_other_hand_and_the_gift_from_the_own() -> None:
    match = laid(FIVE + " 6.1", "9.3 9.4")
    play(match, "discard 6.1", "*steal 9.3")
    assert pieces(match)["flower-9.3"].source == "seat-1-card-1"
    play(match, "give 1.3")
    assert pieces(match, 2)["flower-1.3"].source == "seat-0-card-5"


def test_bottom_flowers_lie_in_the_order_of_drawing() -> None:
    seen = pieces(laid(FIVE, bottom="9.4 1.4 9.3"))
    first, second, third = (seen[f"flower-{name}"] for name in ("9.4", "1.4", "9.3"))
    assert first.x < second.x < third.x
    assert first.layer > second.layer > third.layer


def test_month_of_no_flower_is_covered() -> None:
    """In gardens and on shelves the next of a suit leaves the upper edge, in the hand the left one."""
    seen = pieces(laid(FIVE + " 6.3 7.3", gardens=("12.1 12.2 12.3", ""), shelves=("8.1 8.2 9.2 9.3", "")))
    for upper, lower in (("12.1", "12.2"), ("12.2", "12.3"), ("8.1", "8.2"), ("9.2", "9.3")):
        above, below = seen[f"flower-{upper}"], seen[f"flower-{lower}"]
        assert below.layer > above.layer
        assert below.y - above.y >= 0.3 * above.size
    assert seen["flower-2.3"].x - seen["flower-1.3"].x >= 0.3


# What the table says


def test_name_task_and_reason_stand_line_by_line() -> None:
    """A name of any length leaves room for what is being chosen."""
    match = laid(f"{FIVE} 4.2", shelves=("7.3", ""))
    play(match, "discard 4.2")
    lines = [pieces(match)[key] for key in ("whose", "prompt", "because")]
    assert [line.text.id for line in lines if line.text] == ["plate", "task-return-own", "because"]
    assert lines[0].y < lines[1].y < lines[2].y


def test_the_end_is_told_in_one_line() -> None:
    match = laid("12.1", gardens=("12.2 12.3 12.4", ""))
    play(match, "plant 12.1")
    prompt = pieces(match)["prompt"].text
    assert prompt is not None
    assert prompt.id == "prompt-won"
    assert not {"whose", "turn", "because"} & pieces(match).keys()


CHOICES = {
    "discard 4.2": "prompt-return-own",
    "discard 6.2": "prompt-return-other",
    "discard 1.2": "prompt-gather",
    "discard 7.1": "prompt-destroy",
    "discard 3.1": "prompt-bottom",
    "discard 6.1": "prompt-snatch",
}


@pytest.mark.parametrize(("move", "prompt"), CHOICES.items())
def test_board_says_what_is_being_chosen_and_why(move: str, prompt: str) -> None:
    flower = move.split()[1]
    match = laid(f"{FIVE} {flower}", "9.4", gardens=("9.3", ""), shelves=("7.3", "7.4"))
    play(match, move)
    sighting, shown = match.view(2), pieces(match, 2)
    told, because = shown["prompt"].label, shown["because"].label
    assert told is not None
    assert because is not None
    assert told.id == prompt
    assert str(because.args["flower"]).count("flower-" + flower.replace(".", "-")) == 1
    assert match.game.words.board(sighting.record)[0].id == prompt
    assert table(match)["cause"] == flower


def test_no_reason_is_shown_where_nothing_is_chosen() -> None:
    match = laid(f"{FIVE} 12.4")
    play(match, "discard 12.4")
    assert "because" not in pieces(match)


def test_every_label_of_a_flower_explains_what_it_does() -> None:
    match = laid(f"{FIVE} 6.1 8.1 1.1", shelves=("12.1", ""))
    notes = {key: piece.label.args.get("note") for key, piece in pieces(match).items() if piece.label}
    ids = {key: note.id for key, note in notes.items() if isinstance(note, Message)}
    assert (ids["flower-6.1"], ids["flower-8.1"]) == ("effect-butterflies", "note-moon")
    assert (ids["flower-1.1"], ids["flower-12.1"]) == ("note-bird", "effect-eye")


def test_own_flower_that_the_other_remembers_is_marked() -> None:
    match = laid(FIVE, "9.3")
    remember(match, 0, "1.3")
    assert "seen-1.3" in pieces(match)
    assert "seen-1.3" not in pieces(match, 2)


def test_board_stays_as_wide_however_much_lies_there() -> None:
    months = " ".join(f"{month}.{number}" for month in range(1, 13) for number in (2, 3, 4))
    scene = laid("1.1 2.1 3.1 4.1 5.1 6.1 7.1 8.1 9.1", "10.1", shelves=(months, "11.1")).view(1).scene
    assert all(piece.size / 2 <= piece.x <= 6.6 - piece.size / 2 for piece in scene.pieces if "flower" in piece.key)
    assert all(0 <= piece.y <= scene.extent[3] for piece in scene.pieces)


# Picks


def picked(match: Match, text: str) -> tuple[str, ...]:
    return match.game.stage.picks(match.view(1).record, READ[text])


def captions(match: Match, text: str) -> list[str]:
    """What the picks of a move are called."""
    v, speech = match.view(1).record, Speech("en", "gardening")
    return [speech.say(match.game.stage.caption(v, pick)) for pick in picked(match, text)]


def test_flower_of_the_hand_is_picked_first_then_what_is_done_with_it() -> None:
    match = laid(f"{FIVE} 12.1", gardens=("1.4", ""))
    assert picked(match, "plant 1.3") == ("hand:1.3", "plant:1.3")
    assert picked(match, "discard 12.1") == ("hand:12.1", "discard:12.1")
    assert {"hand:1.3", "hand:12.1"} <= {piece.pick for piece in pieces(match).values()}
    assert captions(match, "plant 1.3")[1] == "Plant plain pine 1.3"
    assert captions(match, "discard 12.1") == [
        "paulownia phoenix (the Eye) 12.1",
        "Discard: The other player’s hand lies open until something is planted",
    ]


def test_sets_and_the_end_of_a_turn_are_one_button() -> None:
    match = laid("1.1 1.3 1.4")
    assert captions(match, "plant 1.1 1.3") == ["Plant pine crane 1.1, plain pine 1.3"]
    assert captions(match, "plant 1.1 1.3 1.4") == ["Plant pine crane 1.1, plain pine 1.3, plain pine 1.4"]
    assert captions(match, "end") == ["End the turn"]


def test_spent_flower_says_that_it_does_nothing_more() -> None:
    match = laid(f"{FIVE} 4.2 5.2 6.3", shelves=("7.3", ""))
    play(match, "discard 4.2", "return 7.3", "discard 5.2", "return 4.2")
    assert captions(match, "discard 4.2")[1] == "Discard: No effect a second time in the same turn"


@pytest.mark.parametrize(
    ("discarded", "choice", "where", "caption"),
    [
        ("4.2", "return 7.3", "flower-7.3", "plain bush clover 7.3"),
        ("1.2", "gather 7", "flower-7.4", "All of bush clover"),
        ("7.1", "destroy 9.3", "flower-9.3", "plain chrysanthemum 9.3"),
        ("3.1", "bottom 7.4", "flower-7.4", "plain bush clover 7.4"),
    ],
)
def test_choice_is_picked_where_its_flower_lies(discarded: str, choice: str, where: str, caption: str) -> None:
    match = laid(f"{FIVE} {discarded}", gardens=("9.3", ""), shelves=("7.3 7.4", ""))
    play(match, f"discard {discarded}")
    assert picked(match, choice) == (pieces(match)[where].pick,)
    assert captions(match, choice) == [caption]


def test_flower_just_discarded_cannot_be_picked_for_its_month() -> None:
    """G5.3"""
    match = laid(f"{FIVE} 1.2", shelves=("1.4", ""))
    play(match, "discard 1.2")
    assert (pieces(match)["flower-1.4"].pick, pieces(match)["flower-1.2"].pick) == ("gather:1", "")
