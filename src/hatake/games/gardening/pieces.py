"""Gardening's flowers and records. Data only; the clauses are those of RULEBOOK.md.

A flower is a number from 0 to 47 (1.1, 1.2, ... 12.4). Wherever several flowers lie together they are a set: one
whole number with a bit for each flower.
"""

from enum import IntEnum
from itertools import combinations

import numpy as np

SEATS = 2
SUITS, NUMBERS = 12, 4
FLOWERS = SUITS * NUMBERS
NAMES = tuple(f"{suit}.{number}" for suit in range(1, SUITS + 1) for number in range(1, NUMBERS + 1))
"""G1.1: how each flower is written."""
NUMBER = {name: flower for flower, name in enumerate(NAMES)}

HAND = 5
"""G2.1, G3.3: flowers dealt to each, and the most to end a turn with; G5.1: only with more may one be discarded."""
LAST_END = 500
"""G6.3: the technical end."""


class Effect(IntEnum):
    """What discarding a flower does (G5.4)."""

    NONE = 0
    RED = 1
    PURPLE = 2
    INSCRIBED = 3
    BOAR = 4
    SAKURA = 5
    BUTTERFLIES = 6
    RICE_BOWL = 7
    EYE = 8
    DEER = 9
    DOCK = 10
    RAIN = 11


class Phase(IntEnum):
    """What is being waited for. In those from RETURN to BOTTOM the seat on turn chooses for a discard's effect."""

    FIRST = 0
    DEAL = 1
    DRAW = 2
    SNATCH = 3
    TURN = 4
    RETURN = 5
    DESTROY = 6
    STEAL = 7
    GIVE = 8
    BOTTOM = 9
    GATHER = 10
    OVER = 11


class Deed(IntEnum):
    """What a move did."""

    NOTHING = 0
    FIRST = 1
    DEAL = 2
    DRAW = 3
    PLANT = 4
    DISCARD = 5
    END = 6
    RETURN = 7
    DESTROY = 8
    STEAL = 9
    GIVE = 10
    BOTTOM = 11
    GATHER = 12


class Ending(IntEnum):
    """How the game has ended (G6)."""

    NOT_YET = 0
    FOUR = 1
    DOCK = 2
    PILE = 3
    TURNS = 4


def _set(*names: str) -> int:
    return sum(1 << NUMBER[name] for name in names)


ALL = (1 << FLOWERS) - 1
BIRD_NAMES = ("1.1", "2.1", "4.1", "8.2", "11.2")
BIRDS = _set(*BIRD_NAMES)
"""G1.2."""
DEER, MOON, RAIN, DOCK, EYE = _set("10.1"), _set("8.1"), _set("11.1"), _set("5.1"), _set("12.1")
SWALLOW = _set("11.2")
BRIDGED = _set("5.2", "5.3", "5.4")
"""G6.2: the flowers that call the Dock."""
MOONLIT = 0b1111 << NUMBER["8.1"]
"""G5.4: what the Boar cannot choose in a garden with the Moon."""
ONES = sum(1 << NUMBER[f"{suit}.1"] for suit in range(1, SUITS + 1))
"""The first flower of every suit."""

EFFECTS = {
    Effect.RED: ("4.2", "5.2", "7.2", "11.3"),
    Effect.PURPLE: ("6.2", "9.2", "10.2"),
    Effect.INSCRIBED: ("1.2", "2.2", "3.2"),
    Effect.BOAR: ("7.1",),
    Effect.SAKURA: ("3.1",),
    Effect.BUTTERFLIES: ("6.1",),
    Effect.RICE_BOWL: ("9.1",),
    Effect.EYE: ("12.1",),
    Effect.DEER: ("10.1",),
    Effect.DOCK: ("5.1",),
    Effect.RAIN: ("11.1",),
}
EFFECT = np.zeros(FLOWERS, np.int8)
"""G1.1, G5.4: the effect of each flower."""
for _effect, _names in EFFECTS.items():
    for _name in _names:
        EFFECT[NUMBER[_name]] = _effect

ASKS = np.zeros(len(Effect), np.int8)
"""What a discard's effect waits for."""
ASKS[Effect.RED] = ASKS[Effect.PURPLE] = Phase.RETURN
ASKS[Effect.INSCRIBED], ASKS[Effect.BOAR], ASKS[Effect.SAKURA] = Phase.GATHER, Phase.DESTROY, Phase.BOTTOM


# Actions: plantings of one, two and three flowers, discards, "end", then a range for each kind of choice.
_PAIRS = [
    (NUMBER[bird], other)
    for bird in BIRD_NAMES
    for other in range(NUMBER[bird] // NUMBERS * NUMBERS, NUMBER[bird] // NUMBERS * NUMBERS + NUMBERS)
    if other != NUMBER[bird]
]
_TRIPLES = [
    tuple(suit * NUMBERS + number for number in three)
    for suit in range(SUITS)
    for three in combinations(range(NUMBERS), 3)
]
PAIRS, TRIPLES = FLOWERS, FLOWERS + len(_PAIRS)
PLANTED = np.array(
    [sum(1 << flower for flower in flowers) for flowers in [*((f,) for f in range(FLOWERS)), *_PAIRS, *_TRIPLES]]
)
"""The flowers of each planting."""
DISCARD = len(PLANTED)
END = DISCARD + FLOWERS
CHOICES = END + 1
"""The first choice; a choice of kind `phase` begins at CHOICES + FLOWERS * (phase - RETURN)."""
ACTIONS = CHOICES + FLOWERS * (Phase.GATHER - Phase.RETURN) + SUITS
OUTCOMES = FLOWERS
MOST = 64
"""More actions are never legal at once: a hand grows to at most 15 flowers within a turn, the rest lies open."""

POSITION = np.zeros(67, np.int64)
"""Which flower a set of one holds: the remainders of 2**flower by 67 all differ."""
for _flower in range(FLOWERS):
    POSITION[(1 << _flower) % 67] = _flower

EVENT = np.dtype(
    (
        np.record,
        [
            ("deed", "i1"),
            ("seat", "i1"),
            ("cause", "i1"),  # flower + 1 whose effect it belongs to
            ("owner", "i1"),  # whose shelf or garden the flower came from
            ("is_spent", "i1"),  # discarded once more in this turn
            ("is_skipped", "i1"),  # nothing could be chosen
            ("is_from_bottom", "i1"),
            ("has_washed", "i1"),  # a bird has destroyed Rain
            ("shuffled", "i1", (SEATS,)),  # flowers of each shelf that went into the pile
            ("flowers", "i8"),
        ],
    )
)

_OPEN = [
    ("phase", "i1"),
    ("turn", "i1"),
    ("cause", "i1"),  # flower + 1 whose effect is being carried out
    ("dealt", "i1"),
    ("winner", "i1"),  # seat + 1
    ("ending", "i1"),
    ("ends", "i2"),
    ("spent", "i8"),  # flowers discarded in this turn
    ("pile_size", "i1"),  # of the shuffled part
    ("bottom_size", "i1"),
    ("bottom", "i1", (FLOWERS,)),  # flower + 1, the first to be drawn first
    ("is_open", "i1", (SEATS,)),  # plays with an open hand
    ("hand_size", "i1", (SEATS,)),
    ("known", "i8", (SEATS,)),  # flowers of the hand that the opponent remembers
    ("shelf", "i8", (SEATS,)),
    ("garden", "i8", (SEATS,)),
]

STATE = np.dtype(
    (
        np.record,
        [
            ("seats", "i1"),
            ("first", "i1"),
            *_OPEN,
            ("pile", "i8"),
            ("hands", "i8", (SEATS,)),
            ("last", EVENT),
        ],
    )
)

VIEW = np.dtype(
    (
        np.record,
        [
            ("seats", "i1"),
            ("first", "i1"),
            ("seat", "i1"),
            *_OPEN,
            ("hands", "i8", (SEATS,)),  # only the flowers the viewer may know
            ("last", EVENT),
        ],
    )
)
