"""Written moves, and why one is not allowed: each refusal names its clause."""

import pytest

import hatake
from hatake.engine.match import IllegalMove, Match
from hatake.games.donburiko.tests.table import deal, dealt, play, put_chips, row, start


def refused(match: Match, text: str) -> tuple[str, str]:
    with pytest.raises(IllegalMove) as illegal:
        match.play(text)
    return illegal.value.clause, illegal.value.message.id


@pytest.mark.parametrize(
    ("text", "clause", "why"),
    [
        ("add 9 r1 up", "D1.1", "no-such-card"),
        ("add 3 r1 sideways", "D4.1", "no-such-side"),
        ("add 3 r9 up", "D3.1", "no-such-row"),
        ("take r9", "D3.1", "no-such-row"),
        ("take r3", "D3.1", "no-such-row"),
        ("add 3 r3 up", "D3.1", "no-such-row"),
        ("pass", "D4", "not-a-move"),
        ("add 3 r1", "D4", "not-a-move"),
        ("add  3 r1 up", "D4", "not-a-move"),
        ("", "D4", "not-a-move"),
        ("add 5 r1 up", "D4.1", "not-in-hand"),
        ("take r1", "D4.4", "row-too-short"),
        ("donburiko", "D6.1", "no-six-taken"),
        ("quiet", "D6.1", "no-six-taken"),
        ("@2 add 5 r1 up", "D4", "not-your-turn"),
    ],
)
def test_refusal_in_a_turn_names_its_clause(text: str, clause: str, why: str) -> None:
    assert refused(dealt("1 2", "3 3 4 4"), text) == (clause, why)


def test_card_face_down_without_a_chip_is_refused() -> None:
    match = dealt("1 2", "3 3 4 4")
    put_chips(match, [0, 5])
    assert refused(match, "add 3 r1 down") == ("D4.3", "no-chip")


def test_full_row_and_row_taken_are_refused() -> None:
    match = dealt("1 -1", "2 2 3 4", "3 4 L 5")
    for card in ("2", "3", "2", "4", "3", "L"):
        play(match, f"add {card} r1 up")
    assert refused(match, "add 4 r1 up") == ("D4.1", "row-full")
    play(match, "take r1")
    assert refused(match, "add 5 r1 up") == ("D5.6", "row-taken")
    assert refused(match, "take r1") == ("D5.6", "row-taken")
    assert refused(match, "@1 take r2") == ("D4.5", "you-are-out")


def test_empty_hand_may_not_add() -> None:
    match = dealt("1 2", "3 3 4 4", "2 5 L L")
    for card in ("3", "2", "3", "5", "4", "L"):
        play(match, f"add {card} r1 up")
    play(match, "add 4 r2 up", "add L r2 up")
    assert refused(match, "add 3 r2 up") == ("D4.6", "must-take")


def test_after_a_six_it_must_be_called_or_kept_quiet_first() -> None:
    match = dealt("3 2", "3 1 4 4")
    play(match, "add 3 r1 up", "take r1")
    assert refused(match, "take r2") == ("D6.1", "say-first")


def test_seats_wait_while_cards_are_dealt() -> None:
    match = start(2)
    assert refused(match, "@1 take r1") == ("D3.2", "still-dealing")


@pytest.mark.parametrize("text", ["*row r2 3", "*deal 1 3", "*row r1 W", "*row r1", "*row r1 9", "*"])
def test_impossible_outcome_is_refused(text: str) -> None:
    assert refused(start(2), text)[0] == "D3.1"


def test_impossible_first_player_is_refused() -> None:
    assert refused(start(2, first=0), "*first 3") == ("D2.3", "no-such-player")


def test_nothing_is_allowed_once_the_game_is_over() -> None:
    match = dealt("3 2", "3 1 4 4", "2 L L 5")
    put_chips(match, [20, 4])
    play(match, "add 3 r1 up", "add 2 r2 down", "take r1", "donburiko")
    v = match.view(1).record
    assert match.game.words.why_not(v, 0, 0).clause == "D8.1"
    assert refused(match, "take r1") == ("", "game-is-over")


def test_log_tells_how_a_round_is_dealt() -> None:
    match = start(2, first=0)
    play(match, "*first 2", "*row r1 5", "*row r2 L", "*deal 2 3", "*deal 1 -1")
    assert match.log(2)[:4] == [
        "Player 2 starts.",
        "Row 1 starts with acorn 5.",
        "Row 2 starts with loach.",
        "Player 2 is dealt acorn 3.",
    ]


def test_log_tells_each_what_they_saw() -> None:
    match = dealt("3 2", "3 1 4 4", "2 L L 5")
    play(match, "add 3 r1 up", "add 2 r2 down", "take r1", "donburiko")
    assert match.log(1)[-4:] == [
        "Player 1 adds acorn 3 to row 1 and takes a chip.",
        "Player 2 puts a chip on a hidden card and adds it face down to row 2.",
        "Player 1 takes row 1: acorn 3, acorn 3. 6 points: 6 chips from the bank.",
        "Player 1 calls “Donburiko!” The round is over.",
    ]
    assert "acorn 2 and adds it face down" in match.log(2)[-3]


def test_friendly_way_to_play() -> None:
    match = hatake.game("donburiko", seats=3, first=2).start(seed=7)
    assert (match.to_move, match.moves()[0] in match.moves(seat=2)) == (2, True)
    assert match.moves(seat=1) == []
    match.play(match.moves()[0])
    assert match.to_move == 3


def test_row_shows_its_chips_and_sides() -> None:
    match = start(2)
    deal(match, "1 2", "3 3 4 4")
    play(match, "add 3 r2 down")
    assert row(match, 2, 1) == {
        "cards": ["2", "3"], "sides": ["up", "down"], "added_by": [None, 1], "stake": 1, "is_taken": False,
    }  # fmt: skip
