import random
from pathlib import Path

import pytest

import hatake
from bench import ours
from bench.measure import Stopwatch
from hatake.engine.variant import Variant
from hatake.registry import load

EVERY_GAME = pytest.mark.parametrize("slug", hatake.games())


@EVERY_GAME
def test_usual_seats_are_allowed(slug: str) -> None:
    assert ours.usual_seats(slug) in load(slug).seats


@EVERY_GAME
def test_blank_holds_the_options_and_nothing_else(slug: str) -> None:
    variant = Variant(slug, seats=ours.usual_seats(slug), first=1)
    blank = ours.blank(variant)[0]
    options = {"seats", *variant.options}
    assert {name: int(blank[name]) for name in options} == {"seats": variant.seats, **variant.options}
    assert not any(
        blank[name].tobytes().strip(b"\0") for name in variant.game.state.names or () if name not in options
    )


@EVERY_GAME
def test_kernel_play_makes_as_many_decisions_a_game_as_play_by_hand(slug: str) -> None:
    variant = Variant(slug, seats=ours.usual_seats(slug))
    inside = ours.kernel_play(variant, 1)(Stopwatch()) / ours.GAMES_IN_PORTION
    by_hand = ours.play_by_hand(variant, 1)
    games = 40
    assert sum(by_hand(Stopwatch()) for _ in range(games)) / games == pytest.approx(inside, rel=0.25)


@EVERY_GAME
def test_searches_begin_at_a_choice_and_every_simulation_is_counted(slug: str) -> None:
    variant = Variant(slug, seats=ours.usual_seats(slug))
    sighting = ours.first_sight(variant, 1)
    assert sighting.viewer == sighting.to_move
    assert len(sighting.actions) > 1
    watch = Stopwatch()
    assert ours.first_search(variant, 1)(watch) == ours.SIMULATIONS * ours.DEALS_IN_PORTION
    assert watch.spent > 0


@EVERY_GAME
def test_script_of_the_first_game_plays_it(slug: str) -> None:
    known: dict[str, object] = {}
    exec(ours.FIRST_GAME.format(slug=slug), known)
    match = known["match"]
    assert isinstance(match, hatake.Match)
    assert any(move.seat >= 0 for move in match.history)


def test_new_process_tells_its_own_time_and_is_given_the_folder(tmp_path: Path) -> None:
    number = random.Random().getrandbits(31)
    script = f"""
import os, pathlib
pathlib.Path(os.environ["HATAKE_CACHE"], "seen").write_text("{number}")
perf_counter, begun = (lambda: 7.5), 2.0
"""
    watch = Stopwatch()
    assert ours.new_process(script, tmp_path)(watch) == 1
    assert watch.spent == 5.5
    assert (tmp_path / "seen").read_text() == str(number)
