"""The picture: where a tile may lie and how, which numbers and beds light up, and what is hidden."""

import re
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path

import pytest

from hatake.contract import Piece
from hatake.engine.match import Match
from hatake.games.hanaminoes.pieces import COLOURS
from hatake.games.hanaminoes.plan import beside
from hatake.games.hanaminoes.plot import CELL
from hatake.games.hanaminoes.tests.table import (
    bare,
    begun,
    last_turn,
    opened,
    own,
    placing,
    play,
    put,
)
from tests.contract.cases import Case, positions
from tests.effort import effort

ART = Path(__file__).parents[1] / "art.svg"


def pieces(match: Match, viewer: int = 1) -> Mapping[str, Piece]:
    return {piece.key: piece for piece in match.view(viewer).scene.pieces}


def keys(match: Match, start: str, viewer: int = 1) -> set[str]:
    return {key for key in pieces(match, viewer) if key.startswith(start)}


# The garden


def test_tile_lies_over_its_two_cells() -> None:
    match = placing("O23", ("Y12", 0, 0, "R"), ("R13", 2, 1, "U"))
    lying, upright = pieces(match)["tile-Y12"], pieces(match)["tile-R13"]
    assert (lying.x, lying.y, lying.turn) == (CELL / 2, 0, 0)
    assert (upright.x, upright.y, upright.turn) == (2 * CELL, CELL / 2, 270)
    assert all(pieces(match)[key].afield for key in ("tile-Y12", "tile-R13"))


def test_field_has_room_for_every_cell_that_can_be_reached() -> None:
    for match in positions(Case("hanaminoes", 2, "usual", ()), 1, effort(30, 2)):
        scene = match.view(1).scene
        assert scene.field is not None
        left, top, width, height = scene.field.extent
        for piece in scene.pieces:
            if piece.afield and piece.key.startswith(("tile-", "spot-")):
                assert left + CELL / 2 <= piece.x <= left + width - CELL / 2
                assert top + CELL / 2 <= piece.y <= top + height - CELL / 2


def test_stack_shows_what_lies_under_it_and_only_its_top_is_picked() -> None:
    match = placing("O11", ("Y12", 0, 0, "R"))
    put(match, "Y12", 0, 0, marker=2)
    match.play("overlay Y12")
    top, under = pieces(match)["tile-O11"], pieces(match)["tile-Y12"]
    assert (top.pick, under.pick) == ("tile:O11", "")
    assert (under.x > top.x, under.layer < top.layer) == (True, True)
    assert pieces(match)["marker-O11"].source == "marker-Y12"


# Where the tile in hand may lie


def test_spots_are_where_the_low_half_may_lie() -> None:
    """H4.1"""
    for match in (placing("O23", ("Y12", 0, 0, "R")), placing("O33", ("Y12", 0, 0, "R"), ("B13", 0, 1, "D"))):
        places = {move.split(" ")[2].replace(",", "-") for move in match.moves()}
        assert {key.removeprefix("spot-") for key in keys(match, "spot-")} == places
        assert keys(match, "spot-", viewer=2) == keys(match, "spot-", viewer=0) == set()


def test_every_way_to_lie_is_a_ghost_that_turns_round_the_low_half() -> None:
    match = placing("O23", ("Y12", 0, 0, "R"))
    ghosts = match.view(1).scene.ghosts
    assert {pick for pick in ghosts if pick.startswith("way:")} == {"way:R", "way:D", "way:L", "way:U"}
    for number, way in enumerate("RDLU"):
        ghost, far = ghosts[f"way:{way}"], beside((0, 0), number)
        assert (ghost.symbol, ghost.turn) == ("o23", 90 * number)
        assert (ghost.x, ghost.y) == (far[0] * CELL / 2, far[1] * CELL / 2)
    assert match.view(2).scene.ghosts == match.view(0).scene.ghosts == {}


@pytest.mark.parametrize(("way", "turn"), [("R", 0), ("L", 0), ("D", 90), ("U", 90)])
def test_overlaid_tile_is_covered_by_a_ghost_lying_as_it_lies(way: str, turn: float) -> None:
    """H5.1"""
    match = placing("O11", ("Y12", 0, 0, way))
    view, move = match.view(1), match.moves().index("overlay Y12")
    path = match.game.stage.picks(view.record, view.actions[move])
    assert path[0] == pieces(match)["tile-Y12"].pick
    ghost = view.scene.ghosts[path[1]]
    assert (ghost.x, ghost.y, ghost.turn) == (0, 0, turn)


def test_lifted_tile_with_its_marker_is_in_the_tray() -> None:
    """H5.2"""
    match = placing("O22", ("Y12", 0, 0, "R"), ("B13", 2, 0, "R"))
    put(match, "B13", 2, 0, marker=2)
    play(match, "place O22 0,1 R", "lift B13")
    assert not pieces(match)["tile-B13"].afield
    assert (pieces(match)["tile-B13"].pick, pieces(match)["marker-B13"].pick) == ("", "")
    assert "tray" in pieces(match)


def test_matches_of_the_tile_in_hand_light_up() -> None:
    """H6.1: the numbers it could meet, and the places where it would."""
    match = placing("O13", ("Y12", 0, 0, "R"), ("B23", 0, 1, "R"))
    assert keys(match, "glow-") == {"glow-0-0", "glow-1-1"}
    spots = pieces(match)
    assert spots["spot--1-0"].symbol == "spot-match"
    assert spots["spot-3-0"].symbol == "spot"
    assert keys(match, "glow-", viewer=2) == set()


def test_number_with_no_free_cell_beside_it_does_not_light_up() -> None:
    around = (("B22", -2, 0, "R"), ("R22", 0, -2, "D"), ("W22", 0, 1, "D"))
    assert keys(placing("O13", ("Y12", 0, 0, "R"), *around), "glow-") == set()


# Beds


def edges(match: Match, symbol: str) -> set[str]:
    return {key for key, piece in pieces(match).items() if piece.symbol == symbol}


def test_bed_of_several_tiles_is_outlined_and_has_its_size() -> None:
    """H7.2"""
    match = placing("O23", ("Y12", 0, 0, "R"), ("Y33", 0, 1, "R"), ("R13", 2, 0, "R"))
    size = pieces(match)["bed-Y12"]
    assert size.text is not None
    assert dict(size.text.args) == {"flowers": 9}
    assert len(edges(match, "edge")) == 8
    assert keys(match, "bed-") == {"bed-Y12"}


def struck() -> Match:
    """Two beds of 6 and two of 5 strike each other out; then one of 4 scores."""
    match = begun(2)
    bare(match)
    for row, tile in enumerate(("Y33", "R33", "P23", "W23", "B22")):
        put(match, tile, 4, 2 * row)
    put(match, "O11", 0, 0)
    last_turn(match, "P11")
    return match


def test_ties_are_struck_out_stage_by_stage_and_then_the_scoring_bed_is_found() -> None:
    """H7.3"""
    match = struck()
    match.play("place P11 2,0 D")
    play(match, *[move for move in match.moves() if move == "mark P11"])
    found = pieces(match, viewer=0)
    stages = {tile: found[f"veil-{tile}"].stage for tile in ("Y33", "R33", "P23", "W23")}
    assert stages == {"Y33": 1, "R33": 1, "P23": 2, "W23": 2}
    assert found["bed-struck-Y33"].symbol == "size-struck"
    assert found["bed-best-B22"].stage == 3
    assert {piece.stage for piece in found.values() if piece.symbol == "edge-best"} == {3}
    assert "veil-B22" not in found
    assert "veil-O11" not in found
    match.play(match.moves()[0])
    assert not any(piece.stage for piece in pieces(match).values())


# Hands and what was collected


def test_other_hands_are_backs_with_keys_that_tell_nothing() -> None:
    hands = ("Y11 Y12 Y13 Y22 Y23 Y33", "R11 R12 R13 R22 R23 R33")
    match, other = begun(2, *hands, start="B12"), begun(2, hands[0], "W11 W12 W13 W22 W23 W33", start="B12")
    assert pieces(match) == pieces(other)
    backs = [piece for key, piece in pieces(match).items() if key.startswith(("seat-0-tile", "seat-1-tile"))]
    assert {piece.symbol for piece in backs} == {"back"}
    assert {key for key in keys(match, "tile-") if key != "tile-B12"} == {f"tile-{tile}" for tile in hands[0].split()}


def test_own_tile_comes_from_the_deck_and_goes_to_the_garden_as_the_same_piece() -> None:
    match = begun(2, "Y13 O22 O23 O33 R22 R23", start="W12", keep="W33")
    assert pieces(match)["tile-Y13"].source == "deck"
    play(match, "*reveal W33", "place W33 2,0 R", "pick Y13")
    assert not pieces(match)["tile-Y13"].afield
    assert pieces(match, viewer=2)["tile-Y13"].source == "seat-0-tile-5"
    match.play("place Y13 0,1 D")
    assert pieces(match)["tile-Y13"].afield


def test_markers_are_put_down_from_the_stock_and_set_aside_in_their_place() -> None:
    match = placing("O22", ("Y12", 0, 0, "R"))
    play(match, "place O22 2,0 R", "skip")
    stock = keys(match, "stock-0-")
    match.play("mark O22")
    assert {pieces(match)["marker-O22"].source} == stock - keys(match, "stock-0-")
    aside = placing("O12", ("P23", 0, 0, "R"))
    aside.play("place O12 0,1 R")
    assert {pieces(aside)["spent-0-0"].source} == stock - keys(aside, "stock-0-")


def test_collected_tiles_and_scores_are_hidden_without_the_option_until_the_end() -> None:
    """Secret"""
    for is_open in (0, 1):
        match = opened(2, open_scores=is_open)
        own(match, 1, "W33 W23")
        shown = keys(match, "won-") | keys(match, "collected-")
        assert shown == ({"won-W33", "won-W23", "collected-0", "collected-1"} if is_open else set())
    over = struck()
    own(over, 1, "W33")
    over._states[0].round_number = 4
    over.play("place P11 2,0 D")
    play(over, *[move for move in over.moves() if move == "mark P11"])
    assert over.is_over
    assert {"won-W33", "collected-0"} <= set(pieces(over))
    assert keys(over, "hand") == set()
    assert all(piece.afield for piece in pieces(over).values() if piece.key.startswith("tile-"))


# Colours


def lightness(colour: str) -> float:
    """L* of CIELAB, 0 to 100."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    seen = sum(share * c for share, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
    return 116 * float(seen ** (1 / 3)) - 16


def test_six_colours_differ_in_lightness_and_in_the_shape_of_their_flowers() -> None:
    art = ART.read_text("utf-8")
    tiles = [re.search(rf'<symbol id="{c}11".*?fill="(#[0-9A-F]{{6}})"', art, re.DOTALL) for c in COLOURS.lower()]
    lights = sorted(lightness(tile[1]) for tile in tiles if tile)
    assert len(lights) == 6
    assert min(above - below for below, above in pairwise(lights)) > 9
    flowers = [re.search(rf'<symbol id="flower-{c}".*?<path d="(.*?)"', art, re.DOTALL) for c in COLOURS.lower()]
    assert len({flower[1] for flower in flowers if flower}) == 6
