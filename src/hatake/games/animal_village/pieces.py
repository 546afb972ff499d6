"""Animal Village's cards, actions and records. Data only; the clauses are those of RULEBOOK.md."""

from enum import IntEnum

import numpy as np

SEATS = 4
ROUNDS = 7
ANIMALS = 2
"""A1.1: animals of each player; the second one comes along in round 5 (A4.3)."""
BOTH_ANIMALS = 5
PLAYS = SEATS * (ROUNDS + ROUNDS - BOTH_ANIMALS + 1)
"""A4.3: how many animals are placed in a whole game, at most."""

KINDS = ("turnip", "flower", "sheep")
"""A1.1: the kinds of farm cards by what they show: fields, flower beds, ranches."""
KIND = len(KINDS)
DECK = 8
"""A1.1: farm cards of each kind."""
RED_ITEMS = 1
"""A1.2: what a red side shows."""

FACES = ("2p", "2", "3p", "3", "4")
"""A1.2: the blue sides as they are written: how many items, and p where one of them is pink."""
FACE = len(FACES)
BLUE_SIDES = np.array([1, 1, 2, 2, 2])
"""A1.2: how many cards of each kind have which blue side. OURS: the original's numbers are not in its rulebook."""
ITEMS = np.array([2, 2, 3, 3, 4])
PINK = np.array([1, 0, 1, 0, 0])

MOST_ITEMS = KIND * int(BLUE_SIDES @ ITEMS)

GOLD_CARDS = 8
"""A1.1: each worth 1 or 2 gold, whichever side is up."""
POT = SEATS
"""The gold on A05 is kept behind that of the players."""
THEMES = ("turnip", "flower", "sheep", "gold", "blue", "red", "start", "none")
"""A1.3: the icons of the gold cards, once each. OURS. The first ones are the kinds."""
FULL_SET = 4
"""A6.3: for a pink item of every kind."""
THEME_POINTS = 2
"""A6.4"""
RANKS = (("S", 25), ("A", 23), ("B", 21), ("C", 19), ("D", 0))
"""A10.3: solo ranks, each with the points it takes."""


class Theme(IntEnum):
    """A1.3: the themes that are not a kind of items."""

    GOLD = 3
    BLUE = 4
    RED = 5
    START = 6
    NONE = 7


class Phase(IntEnum):
    """What is being waited for."""

    THEME = 0
    FIRST = 1
    TURN = 2
    BLUE = 3
    OVER = 4


class Deed(IntEnum):
    """What a move did."""

    NOTHING = 0
    THEME = 1
    FIRST = 2
    PLACE = 3
    BLUE = 4


# An action is a place of the village; at A06 a kind as well. Each group of three goes through the kinds in order.
START, PLANT, GOLD, HUGE, TURN_UP, SMALL = 0, 1, 4, 5, 8, 11
ACTIONS = SMALL + KIND
OUTCOMES = len(THEMES)

PLACES = tuple(f"A{number:02}" for number in range(1, 13))
"""A5: the places as they are written."""
ROUND_OF = (1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7)
"""A1.4: the round each place opens in. OURS from A07 on: the original's order is not in its rulebook."""
GOLD_PLACE, HUGE_PLACE = PLACES.index("A05"), PLACES.index("A06")

PLACE = np.array([0, 1, 2, 3, 4, 5, 5, 5, 6, 7, 8, 9, 10, 11])
"""Where the animal of each action stands."""
KIND_OF = np.array([0, 0, 1, 2, 0, 0, 1, 2, 0, 1, 2, 0, 1, 2])
COST = np.array([0, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 1, 1, 1])
"""A5: what each action costs in gold."""


def _actions_at(places: set[int]) -> int:
    """A bit for every action at these places."""
    return sum(1 << a for a in range(ACTIONS) if int(PLACE[a]) in places)


OPEN = np.array([_actions_at({p for p, opens in enumerate(ROUND_OF) if opens <= r}) for r in range(ROUNDS + 1)])
"""A4.1: a bit for every action there is in each round."""
BLOCKED = np.array([_actions_at({int(PLACE[a])} - {GOLD_PLACE}) for a in range(ACTIONS)])
"""A4.4, A5.2: a bit for every action that taking one of them blocks for the round; nothing blocks A05."""

EVENT = np.dtype(
    (
        np.record,
        [
            ("deed", "i1"),
            ("seat", "i1"),
            ("action", "i1"),
            ("face", "i1"),  # the blue side + 1
            ("paid", "i1"),
            ("gain", "i1"),  # gold received
            ("from_pot", "i1"),  # whether it was all the gold on A05
            ("round_over", "i1"),
            ("pot_gain", "i1"),  # what the new round has put on A05
        ],
    )
)

_TABLE = [
    ("phase", "i1"),
    ("theme", "i1"),
    ("round_number", "i1"),
    ("starter", "i1"),  # who began this round
    ("holder", "i1"),  # who has the Start Player card and so begins the next one
    ("turn", "i1"),
    ("placed", "i1"),  # animals placed in this round
    ("opening", "i1"),  # the action that turns up a blue side now
    ("free", "i2"),  # a bit for every action that is open and not taken
    ("supply", "i1"),  # gold cards left
    ("is_pot_taken", "i1"),
    ("gold", "i1", (SEATS + 1,)),  # of each player, and on A05
    ("deck", "i1", (KIND,)),
    ("red", "i1", (SEATS, KIND)),
    ("blue", "i1", (SEATS, KIND, FACE)),
    ("spot", "i1", (SEATS, ANIMALS)),  # where each animal stands: the place + 1, or 0 at home
]

STATE = np.dtype(
    (
        np.record,
        [
            ("seats", "i1"),
            ("first", "i1"),
            *_TABLE,
            ("unseen", "i1", (KIND, FACE)),  # blue sides that nobody has seen
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
            *_TABLE,
            ("harvest", "i1", (SEATS, KIND)),  # items showing
            ("has_set", "i1", (SEATS,)),
            ("has_theme", "i1", (SEATS,)),
            ("last", EVENT),
        ],
    )
)
