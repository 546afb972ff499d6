"""Where the parts of Gardening's table lie: it is as tall as the gardens and shelves need."""

from typing import NamedTuple

from hatake.contract import View
from hatake.games.gardening.naming import each
from hatake.games.gardening.pieces import NUMBERS

WIDTH, HEIGHT = 6.6, 9.4
TALL = 1.4
"""How tall a card is by its width."""
SHELF, GARDEN = 0.66, 0.8
"""How large cards are on shelves and in gardens."""
LAPPED = 0.36
"""How much of a card stays in sight under the next of its suit, by a card's width."""
STRIP = 0.3
TOP_ROW, MIDDLE, HAND, PLATE = 1.0, 1.1, 1.56, 0.5


class Tops(NamedTuple):
    """Where each part begins, from the other player's plate down to the viewer's own."""

    others_shelf: float
    others_garden: float
    middle: float
    garden: float
    shelf: float
    hand: float
    plate: float
    bottom: float


class Spot(NamedTuple):
    """Where a flower lies in a bed; a higher layer covers the others' right or lower ends, never their months."""

    flower: int
    x: float
    y: float
    layer: int


def near(v: View) -> int:
    """The seat at the lower edge: the viewer's; a spectator looks from behind the first seat."""
    return max(0, int(v.seat))


def tops(v: View) -> Tops:
    """The parts one under another; what is left of the usual height lies around the middle."""
    mine, other = near(v), 1 - near(v)
    above = [TOP_ROW, bed_height(v.shelf[other], SHELF), bed_height(v.garden[other], GARDEN)]
    below = [bed_height(v.garden[mine], GARDEN), bed_height(v.shelf[mine], SHELF), HAND, PLATE]
    spare = max(0.0, HEIGHT - sum(above) - sum(below) - MIDDLE) / 2
    heights = [*above, spare + MIDDLE + spare, *below]
    starts = [sum(heights[: i + 1]) for i in range(len(heights))]
    return Tops(starts[0], starts[1], starts[2] + spare, *starts[3:])


def stacks(flowers: int) -> list[list[int]]:
    """The flowers of a bed, suit by suit."""
    found: dict[int, list[int]] = {}
    for flower in each(flowers):
        found.setdefault(flower // NUMBERS, []).append(flower)
    return list(found.values())


def bed_height(flowers: int, size: float) -> float:
    """How much a shelf or a garden needs, with the strip that carries its name."""
    deepest = max((len(stack) for stack in stacks(flowers)), default=0)
    return STRIP + (0.0 if deepest == 0 else size * (TALL + LAPPED * (deepest - 1)) + 0.1)


def bed(flowers: int, size: float, top: float) -> list[Spot]:
    """A stack for each suit, side by side; within a stack the month of every card stays in sight."""
    piles = stacks(flowers)
    step = min(size + 0.1, (WIDTH - 0.2 - size) / max(1, len(piles) - 1))
    left = WIDTH / 2 - step * (len(piles) - 1) / 2
    middle = top + 0.05 + size * TALL / 2
    return [
        Spot(flower, left + step * i, middle + LAPPED * size * depth, 2 + NUMBERS * i + depth)
        for i, pile in enumerate(piles)
        for depth, flower in enumerate(pile)
    ]


def spread(count: int, size: float, middle: float, room: float) -> list[float]:
    """The middles of cards side by side, closer together where there is no room."""
    step = min(size * 1.08, (room - size) / max(1, count - 1))
    return [middle + step * (i - (count - 1) / 2) for i in range(count)]
