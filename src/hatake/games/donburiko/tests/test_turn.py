"""D4: a card to a row, face up or down, or a row to take."""

from hatake.games.donburiko.tests.table import bank, chips, dealt, play, put_chips, round_number, row, table


def test_card_goes_from_the_hand_to_the_end_of_any_row() -> None:
    """D4.1"""
    match = dealt("1 2", "3 3 4 4")
    assert match.moves() == [f"add {card} r{n} {side}" for card in "34" for n in (1, 2) for side in ("up", "down")]
    play(match, "add 3 r2 up")
    assert row(match, 2)["cards"] == ["2", "3"]
    assert table(match, 1)["seats"][0]["hand"] == ["3", "4", "4"]
    assert row(match, 2)["added_by"] == [None, 1]


def test_row_takes_six_added_cards_and_no_more() -> None:
    """D4.1"""
    match = dealt("1 -1", "2 2 3 4", "3 4 L 5")
    for card in ("2", "3", "2", "4", "3"):
        play(match, f"add {card} r1 up")
    assert "add L r1 up" in match.moves()
    play(match, "add L r1 up")
    assert match.moves() == ["add 4 r2 up", "add 4 r2 down", "take r1"]


def test_face_up_card_earns_a_chip_and_lies_open() -> None:
    """D4.2"""
    match = dealt("1 2", "3 3 4 4")
    play(match, "add 3 r2 up")
    assert (chips(match), bank(match)) == ([6, 5], 39)
    assert (row(match, 2)["sides"], row(match, 2)["stake"]) == (["up", "up"], 0)


def test_face_up_card_earns_nothing_from_an_empty_bank_neither_now_nor_later() -> None:
    """D4.2"""
    match = dealt("5 2 1", "3 2 L L", "3 4 -1 -2")
    put_chips(match, [16, 17, 17])
    play(match, "add 3 r1 up")
    assert (chips(match), bank(match)) == ([16, 17, 17], 0)
    play(match, "take r1")
    assert (chips(match), bank(match)) == ([16, 15, 17], 2)


def test_face_down_card_costs_a_chip_that_stays_on_the_row() -> None:
    """D4.3"""
    match = dealt("1 2", "3 3 4 4", "L L 5 2")
    play(match, "add 3 r2 down", "add L r2 down")
    assert (chips(match), bank(match), row(match, 2)["stake"]) == ([4, 4], 40, 2)
    assert row(match, 2)["sides"] == ["up", "down", "down"]


def test_no_card_face_down_without_a_chip() -> None:
    """D4.3: credit is no chip either."""
    match = dealt("1 2", "3 3 4 4")
    put_chips(match, [0, 5], credit=[6, 0])
    assert match.moves() == ["add 3 r1 up", "add 3 r2 up", "add 4 r1 up", "add 4 r2 up"]


def test_row_of_two_cards_may_be_taken_a_lone_card_not() -> None:
    """D4.4"""
    match = dealt("1 2", "3 3 4 4")
    assert not any(move.startswith("take") for move in match.moves())
    play(match, "add 3 r2 up")
    assert [move for move in match.moves() if move.startswith("take")] == ["take r2"]


def test_nobody_may_take_a_row_that_is_gone_or_was_never_there() -> None:
    """D4.4, D5.6"""
    match = dealt("1 2", "3 3 4 4")
    play(match, "add 3 r2 up", "take r2")
    assert not any("r2" in move or "r3" in move for move in match.moves())


def test_taker_is_out_for_the_round_and_passed_over() -> None:
    """D4.5"""
    match = dealt("1 2 3", "4 5 L L", "4 -1 -1 W")
    play(match, "add L r1 up", "take r1")
    assert [seat["is_out"] for seat in table(match)["seats"]] == [False, True, False]
    seen = []
    for _ in range(3):
        seen.append(match.to_move)
        play(match, match.moves()[0])
    assert seen == [3, 1, 3]


def test_seat_that_is_out_has_no_moves() -> None:
    """D4.5"""
    match = dealt("1 2 3", "4 5 L L", "4 -1 -1 W")
    play(match, "add L r1 up", "take r1")
    assert match.moves(seat=2) == []


def test_empty_hand_must_take() -> None:
    """D4.6"""
    match = dealt("1 2", "3 3 4 4", "2 5 L L")
    for card in ("3", "2", "3", "5", "4", "L"):
        play(match, f"add {card} r1 up")
    play(match, "add 4 r2 up", "add L r2 up")
    assert (match.to_move, match.moves()) == (1, ["take r1", "take r2"])


def test_empty_hands_and_lone_rows_end_the_round() -> None:
    """D4.6, D7.1: twelve cards on two rows leave nothing to the third player."""
    match = dealt("1 2 5", "L 3 3 W", "4 4 -1 -1", "2 -2 -2 L")
    cards = ["L", "4", "2", "3", "4", "-2", "3", "-1", "-2", "W", "-1", "L"]
    for n, card in enumerate(cards):
        play(match, f"add {card} r{1 + n % 2} up")
    play(match, "take r1")
    assert round_number(match) == 1
    play(match, "take r2")
    assert (round_number(match), match.to_move, table(match)["starter"]) == (2, "*", 2)
