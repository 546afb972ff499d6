"""Hatake itself: play inside the kernel, play by hand from Python, and the wait at the start."""

import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from pathlib import Path

import numpy as np

import hatake
from bench.benches import Case
from bench.measure import Stopwatch, Work
from hatake.bots import Budget, Ismcts
from hatake.engine.sighting import Sighting
from hatake.engine.specialise import specialise
from hatake.engine.variant import Records, Variant
from hatake.kit.random import new_source
from hatake.registry import load

GAMES_IN_PORTION = 500
DEALS_IN_PORTION = 20
SIMULATIONS = 1000  # of one search, as many as the peers' are given

IMPORT = """
from time import perf_counter
begun = perf_counter()
import hatake
"""
FIRST_GAME = f"""{IMPORT}
match = hatake.game({{slug!r}}).start(seed=1)
match.play(match.moves()[0])
match.view(1)
"""
TELL = "print(perf_counter() - begun)"


def cases(seed: int = 1) -> Iterator[Case]:
    """Every bench of ours on every game there is."""
    yield Case("import", "", new_process(IMPORT))
    for slug in hatake.games():
        variant = Variant(slug, seats=usual_seats(slug))
        for bench, work in our_works().items():
            yield Case(bench, slug, work(variant, seed))


def our_works() -> dict[str, Callable[[Variant, int], Work]]:
    """What makes the work of each bench that a game is played in."""
    return {"play": kernel_play, "api": play_by_hand, "search": first_search, "cold": cold_start, "warm": warm_start}


def usual_seats(slug: str) -> int:
    """A number of seats from the middle of those that a game allows."""
    seats = load(slug).seats
    return seats[len(seats) // 2]


def kernel_play(variant: Variant, seed: int) -> Work:
    """Whole games inside compiled code, chance included."""
    play = specialise("hatake.engine.playout", variant.game.slug).play
    states, rng = blank(variant), new_source(seed)

    def work(watch: Stopwatch) -> float:
        with watch.running():
            return float(play(states, GAMES_IN_PORTION, rng))

    return work


def blank(variant: Variant) -> Records:
    """What a playout begins from: a record that holds the options only, and one to play in."""
    states = np.zeros(2, variant.game.state)
    for name, value in {"seats": variant.seats, **variant.options}.items():
        states[name] = value
    return states


def play_by_hand(variant: Variant, seed: int) -> Work:
    """A match as a user plays it: ask for the moves, choose one, play it; chance plays itself in between."""
    choice, seeds = random.Random(seed).choice, count(seed)

    def work(watch: Stopwatch) -> float:
        made = 0
        with watch.running():
            match = variant.start(seed=next(seeds))
            while moves := match.moves():
                match.play(choice(moves))
                made += 1
        return made

    return work


def first_search(variant: Variant, seed: int) -> Work:
    """What the searching bot does at the first decision of a game, deal by deal."""
    thinker, budget, seeds = Ismcts(seed=seed), Budget(iterations=SIMULATIONS), count(seed)
    thinker.prepare(first_sight(variant, seed))

    def work(watch: Stopwatch) -> float:
        sightings = [first_sight(variant, next(seeds)) for _ in range(DEALS_IN_PORTION)]
        with watch.running():
            for sighting in sightings:
                thinker.appraise(sighting, budget)
        return float(SIMULATIONS * DEALS_IN_PORTION)

    return work


def first_sight(variant: Variant, seed: int) -> Sighting:
    """What the first seat to move sees once chance has dealt."""
    match = variant.start(seed=seed)
    return match.view(int(match.to_move or 0))


def new_process(script: str, folder: Path | None = None) -> Work:
    """A script in an interpreter of its own that tells its time; compiled code is kept in the folder."""
    environment = {**os.environ, **({"HATAKE_CACHE": str(folder)} if folder else {})}
    command = [sys.executable, "-c", script + TELL]

    def work(watch: Stopwatch) -> float:
        done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
        watch.spent += float(done.stdout)
        return 1

    return work


def cold_start(variant: Variant, _: int) -> Work:
    """From nothing to the first move made and seen, with no compiled code kept from before."""

    def work(watch: Stopwatch) -> float:
        with tempfile.TemporaryDirectory() as folder:
            return new_process(FIRST_GAME.format(slug=variant.game.slug), Path(folder))(watch)

    return work


def warm_start(variant: Variant, _: int) -> Work:
    """The same where a process before, outside the time, has compiled everything."""
    folder = tempfile.TemporaryDirectory()

    @cache
    def prepared() -> Work:
        start = new_process(FIRST_GAME.format(slug=variant.game.slug), Path(folder.name))
        start(Stopwatch())
        return start

    def work(watch: Stopwatch) -> float:
        return prepared()(watch)

    return work
