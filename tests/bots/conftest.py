from collections.abc import Callable

import pytest

from hatake.engine.match import Match
from hatake.engine.variant import Variant
from hatake.registry import GAMES
from tests.bots.toy import SLUG


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Match]:
    """Begins a match of the toy game."""
    monkeypatch.setitem(GAMES, SLUG, "tests.bots.toy:GAME")
    return lambda seats, **options: Variant(SLUG, seats, **options).start(seed=1)
