"""Template: a game's kernel functions for calls from Python.

They take arrays of records and work on the first one: a call with a scalar record would cost ten times as much.
"""

from typing import TYPE_CHECKING, Any

from numpy.typing import NDArray

from hatake.contract import Numbers
from hatake.jit import rule

if TYPE_CHECKING:
    from hatake.engine.specialise import rules, sight, view_of

Records = NDArray[Any]


@rule
def setup(states: Records) -> None:
    """Make a fresh game."""
    rules.setup(states[0])


@rule
def to_move(states: Records) -> int:
    """Say whose move it is."""
    return rules.to_move(states[0])


@rule
def is_legal(states: Records, seat: int, a: int) -> bool:
    """Decide whether a seat may do an action."""
    return rules.is_legal(states[0], seat, a)


@rule
def legal(states: Records, seat: int, out: Numbers) -> int:
    """List a seat's legal actions."""
    return rules.legal(states[0], seat, out)


@rule
def weights(states: Records, out: Numbers) -> int:
    """Weigh the outcomes of chance."""
    return rules.weights(states[0], out)


@rule
def apply(states: Records, seat: int, a: int) -> None:
    """Do an action."""
    rules.apply(states[0], seat, a)


@rule
def scores(states: Records, out: Numbers) -> None:
    """Write each seat's points."""
    rules.scores(states[0], out)


@rule
def places(states: Records, out: Numbers) -> None:
    """Write each seat's place."""
    rules.places(states[0], out)


@rule
def view(states: Records, seat: int, views: Records) -> None:
    """Fill a zeroed VIEW for a seat."""
    view_of(states[0], seat, views[0])


@rule
def guess(views: Records, rng: Numbers, states: Records) -> None:
    """Fill a zeroed STATE the viewer could be in."""
    sight.guess(views[0], rng, states[0])
