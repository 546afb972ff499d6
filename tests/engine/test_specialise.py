"""Templates bound to games: two games with equal types never run each other's code, in whichever order they come."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hatake.engine.specialise import specialise
from hatake.registry import GAMES

TOY = """
import numpy as np
from hatake.contract import NOBODY, Game
from hatake.jit import rule
import {name}_length as length

LENGTH = length.LENGTH
EVENT = np.dtype((np.record, [("deed", "i1")]))
STATE = np.dtype((np.record, [("seats", "i1"), ("first", "i1"), ("made", "i1"), ("last", EVENT)]))

@rule
def setup(s):
    s.made = 0

@rule
def to_move(s):
    return 0 if s.made < LENGTH else NOBODY

@rule
def legal(s, seat, out):
    out[0] = 0
    return 1

@rule
def weights(s, out):
    return 0

@rule
def apply(s, seat, a):
    s.made += 1

@rule
def view(s, seat, out):
    out.made = s.made

import sys
here = sys.modules[__name__]
GAME = Game("{name}", "1", range(1, 2), (1, 1), 1, 1, 1, 9, STATE, STATE, here, here, here, here)
"""
RUN = """
import sys
import numpy as np
from hatake import registry
from hatake.engine.specialise import specialise
from hatake.kit.random import new_source

for name in ("long", "short"):
    registry.GAMES[name] = f"{name}:GAME"
for name in sys.argv[1:]:
    playout = specialise("hatake.engine.playout", name)
    print(name, playout.play(np.zeros(2, registry.load(name).state), 1, new_source(1)))
"""


@pytest.fixture
def toys(tmp_path: Path) -> Path:
    """Two games that differ in one number of another file, as the rules of two games differ from one template."""
    for name, length in (("long", 7), ("short", 3)):
        (tmp_path / f"{name}.py").write_text(TOY.format(name=name))
        (tmp_path / f"{name}_length.py").write_text(f"LENGTH = {length}\n")
    (tmp_path / "run.py").write_text(RUN)
    return tmp_path


def output(toys: Path, *order: str) -> list[str]:
    environment = os.environ | {"HATAKE_CACHE": str(toys / "cache"), "PYTHONPATH": str(toys)}
    command = [sys.executable, str(toys / "run.py"), *order]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_games_with_equal_types_do_not_mix_cold_or_from_the_cache(toys: Path) -> None:
    assert output(toys, "long", "short") == ["long 7", "short 3"]
    assert output(toys, "long", "short") == ["long 7", "short 3"]
    assert output(toys, "short", "long") == ["short 3", "long 7"]


def test_template_is_loaded_once_for_each_game() -> None:
    slug = min(GAMES)
    assert specialise("hatake.engine.kernel", slug) is specialise("hatake.engine.kernel", slug)


def test_unknown_template_or_game_is_refused() -> None:
    with pytest.raises(ModuleNotFoundError):
        specialise("hatake.engine.nothing", min(GAMES))
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        specialise("hatake.engine.kernel", "chess")
