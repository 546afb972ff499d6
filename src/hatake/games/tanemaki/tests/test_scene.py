"""The picture: what lies where, who sees which face, and how picks make moves."""

from collections.abc import Mapping
from itertools import pairwise

import pytest

from hatake.contract import Piece
from hatake.engine.match import Match
from hatake.engine.speech import Speech
from hatake.games.tanemaki.pieces import STEPS
from hatake.games.tanemaki.tests.table import bank, draw, drawn, grow, leave, play, start
from hatake.games.tanemaki.words import READ

EVERYBODY = (0, 1, 2, 3, 4)


def pieces(match: Match, viewer: int = 1) -> Mapping[str, Piece]:
    return {piece.key: piece for piece in match.view(viewer).scene.pieces}


def written(match: Match, key: str, viewer: int = 1) -> str:
    """The text on a piece."""
    text = pieces(match, viewer)[key].text
    assert text is not None
    return Speech("en", "tanemaki").say(text)


# The card in flight


def test_card_in_flight_is_one_piece_all_the_way_and_shows_its_face_to_those_who_know() -> None:
    match = drawn("R1 P1 C1 M B1")
    match.play("give R1 2")
    assert [pieces(match, viewer)["flight"].symbol for viewer in EVERYBODY] == ["back", "r1", "r1", "back", "back"]
    match.play("pass 4")
    assert [pieces(match, viewer)["flight"].symbol for viewer in EVERYBODY] == ["back", "r1", "r1", "back", "r1"]


def test_card_in_flight_lies_at_its_holder() -> None:
    match = drawn("R1 P1 C1 M B1")
    match.play("give R1 2")
    before = pieces(match)
    match.play("pass 4")
    after = pieces(match)
    for seen, holder in ((before, 1), (after, 3)):
        assert abs(seen["flight"].y - seen[f"yard-{holder}"].y) < 0.7
    own = pieces(match, 4)
    assert own["flight"].y > max(own["field-3-0"].y, own["field-3-1"].y)


def test_card_in_flight_leaves_the_hand_it_was_given_from() -> None:
    match = drawn("R1 R1 C1 M B1")
    before = {viewer: pieces(match, viewer) for viewer in EVERYBODY}
    match.play("give R1 2")
    for viewer in EVERYBODY:
        source = pieces(match, viewer)["flight"].source
        assert source in before[viewer]
        assert source not in pieces(match, viewer)


def test_who_has_had_the_card_is_marked() -> None:
    match = drawn("R1 P1 C1 M B1")
    play(match, "give R1 2", "pass 4")
    assert {key for key in pieces(match, 3) if key.startswith("had-")} == {"had-1"}


def test_card_comes_to_rest_from_where_it_flew() -> None:
    match = drawn("R1 P1 C1 M")
    play(match, "give R1 2", "store")
    assert pieces(match)["stored-0"].source == "flight"
    play(match, "give P1 3", "plant f1")
    assert pieces(match)["crop-2-0-P1-0"].source == "flight"
    play(match, "give C1 2", "plant f1", "plant R1 store f1")
    assert pieces(match)["crop-0-0-R1-0"].source == "stored-0"
    assert pieces(match)["thrown"].source == "hand-M-0"
    assert pieces(match, 2)["thrown"].source == "held-1"


# Whose decision it is


def test_mark_lies_at_whoever_is_to_choose_and_the_hat_at_whose_turn_it_is() -> None:
    match = start(3)
    assert "turn" not in pieces(match)
    draw(match, "R1 P1 C1 M")
    for move, chooser in (("", 1), ("give R1 2", 2), ("pass 3", 3), ("store", 1)):
        play(match, *[move] if move else [])
        for viewer in (0, 1, 2, 3):
            seen = pieces(match, viewer)
            plates = [seen[f"seat-{seat}"] for seat in range(3)]
            assert abs(seen["turn"].y - plates[chooser - 1].y) < 0.3
            assert abs(seen["hat"].y - plates[0].y) < 0.3


def test_whoever_is_to_choose_is_told_what() -> None:
    match = drawn("R1 P1 M")
    for move, chooser, ask in (("", 1, "ask-give"), ("give R1 2", 2, "ask-answer"), ("plant f1", 1, "ask-last")):
        play(match, *[move] if move else [])
        asks = [match.view(viewer).scene.ask for viewer in (0, 1, 2)]
        assert [ask and ask.id for ask in asks] == [ask if viewer == chooser else None for viewer in (0, 1, 2)]


def test_who_has_planted_is_marked_until_the_turn_ends() -> None:
    match = drawn("R1 P1 M")
    play(match, "give R1 2", "plant f1")
    assert "planted-1" in pieces(match)
    match.play("plant P1 hand f1")
    assert "planted-1" not in pieces(match)


# Hands


def test_hand_lies_open_to_its_player_only() -> None:
    match = drawn("R1 P1 C1 M")
    assert {"hand-R1-0", "hand-P1-0", "hand-C1-0", "hand-M-0"} <= pieces(match, 1).keys()
    for viewer in (0, 2, 3):
        held = [piece.symbol for key, piece in pieces(match, viewer).items() if key.startswith(("hand", "held"))]
        assert held == ["back"] * 4


def test_rates_of_a_card_are_written_under_it() -> None:
    match = drawn("B1 P1 M")
    assert written(match, "rates-hand-B1-0") == "3 5 8 10"
    assert "rates-hand-M-0" not in pieces(match)
    match.play("give P1 2")
    assert written(match, "rates-flight", 2) == "2 4 6 8"


# Fields


@pytest.mark.parametrize("viewer", EVERYBODY)
@pytest.mark.parametrize(
    ("sown", "seeds", "now", "lacks", "after"),
    [
        ("B1", "1", "0", "+2", "1"),
        ("B2 B1 M", "4", "1", "+1", "2"),
        ("R3", "3", "1", "+1", "2"),
        ("H3", "3", "0", "+1", "1"),
    ],
)
def test_field_shows_what_it_earns_now_and_at_the_next_step(
    sown: str, seeds: str, now: str, lacks: str, after: str, viewer: int
) -> None:
    match = drawn("R1 P1 C1 M B1")
    grow(match, 2, 1, sown)
    marks = ("seeds", "coin", "lacks", "next")
    assert [written(match, f"sign-1-0-{mark}", viewer) for mark in marks] == [seeds, now, lacks, after]


@pytest.mark.parametrize("sown", ["M M", "C3 C3 C2 C1"])
def test_field_with_no_more_to_come_shows_no_next_step(sown: str) -> None:
    match = drawn("R1 P1 M")
    grow(match, 2, 1, sown)
    assert written(match, "sign-1-0-coin") == ("0" if "M" in sown else str(STEPS))
    assert "sign-1-0-next" not in pieces(match)


def test_cards_of_a_field_show_their_symbols_with_manure_behind() -> None:
    match = drawn("R1 P1 M")
    grow(match, 1, 1, "M B1 B1 B2 B3 B1 B1 M")
    cards = sorted((p for key, p in pieces(match).items() if key.startswith("crop-0-0")), key=lambda p: p.layer)
    assert [card.symbol for card in cards] == ["m", "m", "b1", "b1", "b1", "b1", "b2", "b3"]
    assert all(first.x < second.x for first, second in pairwise(cards))
    bed = pieces(match)["field-0-0"]
    assert all(abs(card.x - bed.x) + card.size / 2 <= bed.size / 2 for card in cards)


def test_basket_stands_at_each_own_field_that_is_not_empty() -> None:
    match = drawn("R1 P1 M")
    grow(match, 1, 2, "B1")
    grow(match, 2, 1, "H1")
    baskets = {viewer: {k for k in pieces(match, viewer) if k.startswith("basket")} for viewer in (0, 1, 2)}
    assert baskets == {0: set(), 1: {"basket-1"}, 2: {"basket-0"}}


def test_coins_come_from_the_field_that_was_harvested() -> None:
    match = drawn("R1 P1 M")
    bank(match, 2, "H1")
    grow(match, 2, 2, "R2 R1")
    match.play("@2 harvest f2")
    assert [pieces(match)[f"coin-1-{i}"].source for i in range(3)] == ["", "field-1-1", "field-1-1"]


# The table


def test_empty_deck_is_drawn_empty() -> None:
    match = drawn("R1 P1 M")
    leave(match, "")
    assert pieces(match)["deck"].symbol == "deck-empty"
    assert written(match, "heap-count") == "57"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_lies_inside_the_picture(seats: int) -> None:
    match = drawn(" ".join(["R1", "P1", "C1", "B1", "H1", "M"][: seats + 1]))
    for seat in range(1, seats + 1):
        grow(match, seat, 1, "M")
    for viewer in range(seats + 1):
        left, top, width, height = match.view(viewer).scene.extent
        for piece in match.view(viewer).scene.pieces:
            assert left <= piece.x - piece.size / 2 + 0.01 or not piece.symbol
            assert piece.x + piece.size / 2 <= left + width + 0.01 or not piece.symbol
            assert top <= piece.y <= top + height


# Picks


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("give R2 3", ("hand:R2", "seat:3")),
        ("plant f2", ("field:2",)),
        ("pass 4", ("seat:4",)),
        ("store", ("store",)),
        ("plant M store f1", ("store:M", "field:1")),
        ("plant R1 hand f2", ("hand:R1", "field:2")),
        ("harvest f2", ("harvest:2",)),
    ],
)
def test_moves_are_picked_on_the_board(text: str, path: tuple[str, ...]) -> None:
    match = start(5)
    assert match.game.stage.picks(match.view(1).record, READ[text]) == path


@pytest.mark.parametrize("viewer", [1, 2, 3])
def test_harvest_is_one_pick_for_everybody_whoever_is_to_choose(viewer: int) -> None:
    match = drawn("R1 P1 C1 M")
    grow(match, viewer, 1, "B2 B1")
    match.play("give R1 2")
    assert any(move.endswith("harvest f1") for move in match.moves(viewer))
    basket = pieces(match, viewer)["basket-0"]
    path = match.game.stage.picks(match.view(viewer).record, READ["harvest f1"])
    assert path == (basket.pick,)
    assert basket.label is not None
    assert Speech("en", "tanemaki").say(basket.label) == "Harvest field 1 (1 coin)"
