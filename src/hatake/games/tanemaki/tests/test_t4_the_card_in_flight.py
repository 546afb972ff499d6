"""T4: whoever receives the card chooses."""

from hatake.games.tanemaki.tests.table import cards, drawn, grow, play, table, why


def test_receiver_plants_and_plants_no_more_in_this_turn() -> None:
    """T4.1"""
    match = drawn("R1 P1 C1 M")
    play(match, "give R1 3", "plant f1")
    assert cards(match, 3, 1) == "R1"
    assert table(match)["planted"] == [3]
    assert match.to_move == 1
    assert {text.split(" ")[2] for text in match.moves()} == {"2"}


def test_receiver_hands_on_to_another_opponent() -> None:
    """T4.2"""
    match = drawn("R1 P1 C1 M B1")
    match.play("give R1 2")
    assert match.moves() == ["plant f1", "pass 3", "pass 4", "store"]
    match.play("pass 4")
    assert (match.to_move, table(match)["had_by"]) == (4, [2, 4])


def test_card_never_goes_back_to_the_active_player() -> None:
    """T4.2"""
    match = drawn("R1 P1 C1 M")
    match.play("give R1 2")
    assert why(match, "pass 1") == ("T4.2", "The card may not go back to Player 1, whose turn it is.")


def test_card_is_not_handed_to_one_who_has_had_it() -> None:
    """T4.2"""
    match = drawn("R1 P1 C1 M B1")
    play(match, "give R1 2", "pass 3")
    assert match.moves() == ["plant f1", "pass 4", "store"]
    assert why(match, "pass 2") == ("T4.2", "Player 2 has had this card already.")
    assert why(match, "pass 3") == ("T4.2", "Player 3 has had this card already.")


def test_another_card_may_come_to_one_who_has_had_the_one_before() -> None:
    """T4.2: what counts is the card itself, even among equal ones."""
    match = drawn("R1 R1 C1 M B1")
    play(match, "give R1 2", "pass 3", "plant f1", "give R1 4")
    assert match.moves() == ["plant f1", "pass 2", "store"]


def test_card_is_not_handed_to_one_who_has_planted() -> None:
    """T4.2"""
    match = drawn("R1 P1 C1 M B1")
    play(match, "give P1 3", "plant f1", "give R1 2")
    assert match.moves() == ["plant f1", "pass 4", "store"]
    assert why(match, "pass 3") == ("T4.2", "Player 3 has planted in this turn already.")


def test_card_goes_face_up_into_the_storehouse() -> None:
    """T4.3"""
    match = drawn("R1 P1 C1 M")
    play(match, "give R1 2", "store")
    assert table(match)["store"] == ["R1"]
    assert match.to_move == 1


def test_storehouse_has_room_for_two_cards_manure_too() -> None:
    """T4.3"""
    match = drawn("M M C1 R1")
    play(match, "give M 2", "store", "give M 3", "store", "give C1 2")
    assert table(match)["store"] == ["M", "M"]
    assert match.moves() == ["plant f1", "pass 3"]
    assert why(match, "store") == ("T4.3", "The storehouse is full: 2 cards lie in it.")


def test_two_players_cannot_hand_on() -> None:
    """T4.4"""
    match = drawn("R1 P1 M")
    match.play("give R1 2")
    assert match.moves() == ["plant f1", "store"]


def test_one_who_stored_or_handed_on_may_be_given_another() -> None:
    """T4.5"""
    match = drawn("R1 P1 C1 M B1")
    play(match, "give R1 2", "store")
    assert "give P1 2" in match.moves()
    play(match, "give P1 2", "pass 3", "plant f1", "give C1 4")
    assert match.moves() == ["plant f1", "pass 2", "store"]
    match.play("pass 2")
    assert match.to_move == 2


def test_card_in_flight_is_all_that_its_holder_may_play() -> None:
    """T4.1"""
    match = drawn("R1 P1 C1 M")
    assert why(match, "plant f1") == ("T4", "Nobody has handed you a card.")
    match.play("give R1 2")
    assert why(match, "give P1 3")[0] == "T4"
    assert why(match, "plant P1 hand f1")[0] == "T4"
    assert why(match, "@3 plant f1") == ("T4", "Player 2 holds the card and chooses; you may only harvest now.")


def test_only_harvests_are_left_where_the_card_must_be_planted_and_fits_nowhere() -> None:
    """T4.3, T5.3"""
    match = drawn("M M R1", first=1)
    play(match, "give M 2", "store", "give M 2", "store")
    grow(match, 2, 1, "B1")
    grow(match, 2, 2, "H1")
    match.play("give R1 2")
    assert match.moves() == ["harvest f1", "harvest f2"]
    play(match, "harvest f2")
    assert match.moves() == ["plant f2", "harvest f1"]
