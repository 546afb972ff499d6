"""The picture: what lies where, and how picks make moves."""

from collections.abc import Mapping

import pytest

from hatake.contract import Piece
from hatake.engine.match import Match
from hatake.games.animal_village.tests.table import begun, end, play, put_cards, put_gold, start, to_round
from tests.contract.cases import Case, positions
from tests.effort import effort

TALL = 60 / 48
"""How much taller than wide an animal is."""


def pieces(match: Match, viewer: int = 1) -> Mapping[str, Piece]:
    return {piece.key: piece for piece in match.view(viewer).scene.pieces}


def test_animal_goes_from_its_farm_to_its_place() -> None:
    match = begun(2)
    home, place = pieces(match)["animal-0-0"], pieces(match)["place-A02"]
    play(match, "A02")
    there = pieces(match)["animal-0-0"]
    assert abs(there.x - place.x) < 0.75
    assert abs(there.y - place.y) < 0.5
    assert there.y < home.y


def test_second_animal_comes_along_in_round_five() -> None:
    match = to_round(begun(2), 4)
    assert "animal-0-1" not in pieces(match)
    assert "animal-0-1" in pieces(to_round(match, 5))


def test_footprints_show_where_the_last_animal_of_a_round_was() -> None:
    match = begun(2)
    play(match, "A02")
    assert "footprints" not in pieces(match)
    play(match, "A03")
    assert abs(pieces(match)["footprints"].x - pieces(match)["place-A03"].x) < 0.75
    play(match, "A02")
    assert "footprints" not in pieces(match)


def test_places_to_come_are_fenced_off_until_their_round() -> None:
    match = begun(2)
    fenced = {key for key in pieces(match) if key.startswith("gate-")}
    assert fenced == {f"gate-A{n:02}" for n in range(7, 13)}
    assert "gate-A07" not in pieces(to_round(match, 2))


def test_turned_card_comes_from_the_red_one_and_a_new_one_from_its_deck() -> None:
    match = to_round(begun(2), 6)
    put_cards(match, 1, red="turnip turnip")
    assert "farm-0-0-red-1" in pieces(match)
    play(match, "A07", "*blue turnip 4")
    assert "farm-0-0-red-1" not in pieces(match)
    assert pieces(match)["farm-0-0-4-0"].source == "farm-0-0-red-1"
    play(match, "A11", "*blue flower 2")
    assert pieces(match)["farm-1-1-2-0"].source == "deck-1"


def test_gold_comes_from_where_it_was_and_goes_back_to_the_supply() -> None:
    match = begun(2)
    put_gold(match, 0, 0, pot=3, spare=3)
    play(match, "A05")
    assert [pieces(match)[f"gold-0-{i}"].source for i in range(2)] == ["pot-0", "pot-1"]
    assert "pot-0" not in pieces(match)
    play(match, "A01")
    assert pieces(match)["gold-1-0"].source == "supply"
    put_gold(match, 3, 2, spare=1)
    play(match, "A06 flower")
    assert pieces(match)["paid-0"].source == "gold-1-0"


def test_gold_to_be_had_on_a05_is_written_there() -> None:
    match = begun(2)
    put_gold(match, 0, 0, pot=3, spare=2)
    assert given(match) == {"gain": 3}
    play(match, "A05")
    assert given(match) == {"gain": 1}
    put_gold(match, 4, 2, pot=0, spare=0)
    assert given(match) == {"gain": 0}


def given(match: Match) -> object:
    text = pieces(match, 0)["pot-gives"].text
    assert text is not None
    return text.args


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_own_farm_lies_next_to_the_village(seats: int) -> None:
    match = start(1) if seats == 1 else begun(seats)
    for viewer in range(1, seats + 1):
        seen = pieces(match, viewer)
        assert seen[f"farm-{viewer - 1}"].y == min(seen[f"farm-{seat}"].y for seat in range(seats))


def test_solo_ends_with_its_rank_on_the_table() -> None:
    """A10.3"""
    match = start(1)
    assert {"veil"} <= pieces(match).keys()
    assert "rank" not in pieces(match)
    assert "rank" in pieces(end(match))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_cards_of_a_farm_lie_on_its_ground_side_by_side(seats: int) -> None:
    case = Case("animal_village", seats, "usual", (("first", 0),))
    for match in positions(case, 1, effort(20, 4)):
        seen = pieces(match)
        for seat in range(seats):
            cards = [piece for key, piece in seen.items() if key.startswith(f"farm-{seat}-")]
            spots = sorted((piece.y, piece.x) for piece in cards)
            assert len(set(spots)) == len(spots)
            assert all(abs(piece.x - seen[f"farm-{seat}"].x) <= seen[f"farm-{seat}"].size / 2 for piece in cards)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_finds_room_on_a05_beside_what_it_gives(seats: int) -> None:
    match = to_round(start(1) if seats == 1 else begun(seats), 7)
    play(match, *["A05"] * (2 * seats))
    seen = pieces(match)
    place, gives = seen["place-A05"], seen["pot-gives"]
    animals = [seen[f"animal-{seat}-{i}"] for seat in range(seats) for i in range(2)]
    assert len({(piece.x, piece.y) for piece in animals}) == len(animals)
    for piece in animals:
        assert abs(piece.x - place.x) + piece.size / 2 <= place.size / 2
        assert piece.y - piece.size * TALL / 2 >= gives.y + gives.size / 2 - 0.05


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_marks_of_a_farm_lie_clear_of_its_animals(seats: int) -> None:
    match = to_round(begun(seats, "start"), 5)
    put_cards(match, 1, blue="turnip:3p flower:3p sheep:3p")
    seen = pieces(match)
    for mark in (seen["start-card"], seen["set-0"], seen["star-0"]):
        for animal in (seen["animal-0-0"], seen["animal-0-1"]):
            is_beside = abs(mark.x - animal.x) >= (mark.size + animal.size) / 2
            assert is_beside or abs(mark.y - animal.y) >= (mark.size + animal.size * TALL) / 2 - 0.1


def test_a06_is_picked_together_with_a_deck() -> None:
    match = begun(2)
    stage, v = match.game.stage, match.view(1).record
    assert stage.picks(v, 6) == ("A06", "deck:flower")
    assert stage.picks(v, 11) == ("A10",)
    assert {"A06", "deck:flower", "A10"} <= {piece.pick for piece in match.view(1).scene.pieces}
    assert stage.caption(v, "deck:flower").id == "pick-deck"
    assert stage.caption(v, "A10").id == "pick-place"
