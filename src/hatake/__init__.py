"""Hatake: one table for five garden games.

import hatake

match = hatake.game(hatake.games()[0], seats=3).start(seed=7)
match.play(match.moves()[0])
print(match.view(1).text)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hatake.bots import Bot as Bot
    from hatake.bots import bot as bot
    from hatake.engine.match import IllegalMove as IllegalMove
    from hatake.engine.match import Match as Match
    from hatake.engine.record import BrokenRecord as BrokenRecord
    from hatake.engine.record import replay as replay
    from hatake.engine.sighting import Sighting as Sighting
    from hatake.engine.variant import Variant as Variant

# The folder of the games comes first: imported later, it would take the place of the function `games` below.
import_module("hatake.games")

__version__ = "0.1.0"

__all__ = ["Bot", "BrokenRecord", "IllegalMove", "Match", "Sighting", "Variant", "bot", "game", "games", "replay"]

_HOMES = {
    "Bot": "hatake.bots:Bot",
    "BrokenRecord": "hatake.engine.record:BrokenRecord",
    "IllegalMove": "hatake.engine.match:IllegalMove",
    "Match": "hatake.engine.match:Match",
    "Sighting": "hatake.engine.sighting:Sighting",
    "Variant": "hatake.engine.variant:Variant",
    "bot": "hatake.bots:bot",
    "replay": "hatake.engine.record:replay",
}


def game(slug: str, seats: int | None = None, **options: int) -> "Variant":
    """A game with its seats and options settled; `.start()` begins a match. ValueError says what is wrong."""
    from hatake.engine.variant import Variant

    return Variant(slug, seats, **options)


def games() -> list[str]:
    """The names of all games, in the order of the alphabet."""
    from hatake.registry import GAMES

    return sorted(GAMES)


def __getattr__(name: str) -> Any:
    """Everything else is loaded when first asked for, so that `import hatake` takes no time."""
    if name not in _HOMES:
        raise AttributeError(f"module 'hatake' has no attribute {name!r}")
    module, member = _HOMES[name].split(":")
    return getattr(import_module(module), member)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
