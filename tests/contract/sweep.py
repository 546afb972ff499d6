"""Template: what is legal, found the slow way, by asking about every single action."""

from typing import TYPE_CHECKING, Any

from numpy.typing import NDArray

from hatake.contract import Numbers
from hatake.jit import rule

if TYPE_CHECKING:
    from hatake.engine.specialise import ACTIONS, rules


@rule
def sweep(states: NDArray[Any], seat: int, out: Numbers) -> int:
    """List a seat's legal actions in rising order."""
    n = 0
    for a in range(ACTIONS):
        if rules.is_legal(states[0], seat, a):
            out[n] = a
            n += 1
    return n
