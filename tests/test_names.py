"""The public names of the package."""

import hatake
from hatake.registry import GAMES


def test_games_can_be_listed_before_and_after_one_was_loaded() -> None:
    assert hatake.games() == sorted(GAMES)
    hatake.game(hatake.games()[0])
    assert hatake.games() == sorted(GAMES)


def test_every_public_name_is_there() -> None:
    for name in dir(hatake):
        assert getattr(hatake, name) is not None
