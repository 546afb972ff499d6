"""A Scene as a picture that stands alone."""

from collections.abc import Sequence
from xml.etree import ElementTree as ET

import pytest

from hatake import game, games
from hatake.contract import Message, Piece, Scene
from hatake.engine.speech import Speech
from hatake.engine.svg import LETTERS, PAPER, UNIT, draw, symbols
from hatake.registry import load

SVG = "{http://www.w3.org/2000/svg}"
SLUG = games()[0]
NAMES = sorted(symbols(SLUG))
LABEL = Message("player", {"number": 1})


def drawn(pieces: Sequence[Piece], extent: tuple[float, float, float, float] = (0.0, 0.0, 4.0, 2.0)) -> ET.Element:
    return ET.fromstring(draw(load(SLUG), Scene(extent, pieces), Speech("en", SLUG)))


def groups(picture: ET.Element) -> list[ET.Element]:
    """Those on the board, and those in its field."""
    return [*picture.findall(f"{SVG}g"), *picture.findall(f"{SVG}svg/{SVG}g")]


def one(piece: Piece) -> ET.Element:
    [group] = groups(drawn([piece]))
    return group


def part(group: ET.Element, name: str) -> ET.Element:
    found = group.find(SVG + name)
    assert found is not None
    return found


@pytest.mark.parametrize("slug", games())
def test_every_view_of_a_game_can_be_drawn(slug: str) -> None:
    match = game(slug).start(seed=1)
    while not match.is_over:
        match.play(match.moves()[-1])
    for seat in range(match.variant.seats + 1):
        for sighting in match.sightings(seat)[::5]:
            picture = ET.fromstring(sighting.svg("ja"))
            assert len(groups(picture)) == len(sighting.scene.pieces)


def test_only_the_symbols_used_are_brought_along_under_the_name_of_their_game() -> None:
    picture = drawn([Piece("a", NAMES[0], 0, 0, LABEL), Piece("b", NAMES[0], 1, 0, LABEL)])
    brought = [symbol.get("id") for symbol in picture.iter(f"{SVG}symbol")]
    assert brought == [f"{SLUG}-{NAMES[0]}"]


def test_what_is_used_is_there() -> None:
    match = game(SLUG).start(seed=2)
    picture = ET.fromstring(match.view(1).svg())
    brought = {f"#{symbol.get('id')}" for symbol in picture.iter(f"{SVG}symbol")}
    assert {use.get("href") for use in picture.iter(f"{SVG}use")} == brought


@pytest.mark.parametrize("name", NAMES)
def test_a_symbol_is_as_wide_as_the_size_and_as_tall_as_its_box(name: str) -> None:
    use = part(one(Piece("a", name, 1, 1, LABEL, size=0.4)), "use")
    width, height = float(use.get("width", "")), float(use.get("height", ""))
    assert width == pytest.approx(0.4)
    assert height == pytest.approx(0.4 * symbols(SLUG)[name].aspect, abs=0.001)
    assert float(use.get("x", "")) == pytest.approx(-width / 2, abs=0.001)
    assert float(use.get("y", "")) == pytest.approx(-height / 2, abs=0.001)


def test_a_piece_is_moved_to_its_place_and_turned() -> None:
    assert one(Piece("a", NAMES[0], 1.5, -2, LABEL, turn=90)).get("transform") == "translate(1.5 -2) rotate(90)"
    assert one(Piece("a", NAMES[0], 0.12345, 1e-9, LABEL)).get("transform") == "translate(0.123 0)"


def test_higher_layers_are_drawn_later_and_equal_ones_in_order() -> None:
    layers = [("p", 2), ("q", 0), ("r", 1), ("s", 0)]
    pieces = [Piece(key, "", n, 0, LABEL, text=LABEL, layer=layer) for n, (key, layer) in enumerate(layers)]
    assert [group.get("transform") for group in groups(drawn(pieces))] == [f"translate({n} 0)" for n in (1, 3, 2, 0)]


def test_a_label_is_a_title_and_escaped() -> None:
    label = Message("no-such-seat", {"seat": "<b>&", "seats": 2})
    assert part(one(Piece("a", NAMES[0], 0, 0, label)), "title").text == Speech().say(label)
    assert "<b>" not in draw(
        load(SLUG), Scene((0, 0, 1, 1), [Piece("a", "", 0, 0, label, text=label)]), Speech("en", SLUG)
    )


def test_text_stands_on_a_symbol_or_alone_in_letters_of_its_size() -> None:
    on_symbol = one(Piece("a", NAMES[0], 0, 0, LABEL, text=LABEL))
    alone = one(Piece("a", "", 0, 0, LABEL, text=LABEL, size=0.5))
    assert part(on_symbol, "text").text == part(alone, "text").text == "Player 1"
    assert part(on_symbol, "text").get("font-size") == str(LETTERS)
    assert part(alone, "text").get("font-size") == "0.5"
    assert alone.find(f"{SVG}use") is None


def test_the_picture_has_its_extent_a_ground_and_a_title() -> None:
    picture = drawn([], (-1.0, -0.5, 4.0, 2.5))
    assert picture.get("viewBox") == "-1 -0.5 4 2.5"
    assert (picture.get("width"), picture.get("height")) == (str(4 * UNIT), "150")
    assert part(picture, "rect").attrib == {"x": "-1", "y": "-0.5", "width": "4", "height": "2.5", "fill": PAPER}
    assert part(picture, "title").text == Speech("en", SLUG).say(Message("title"))


def test_an_unknown_symbol_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-drawing"):
        drawn([Piece("a", "no-such-drawing", 0, 0, LABEL)])


def test_a_notebook_shows_the_picture() -> None:
    sighting = game(SLUG).start(seed=3).view(1)
    assert sighting._repr_svg_() == sighting.svg() == draw(sighting.game, sighting.scene, Speech("en", SLUG))
