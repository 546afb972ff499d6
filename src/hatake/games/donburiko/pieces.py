"""Donburiko's cards, chips and records. Data only; the clauses are those of RULEBOOK.md."""

from enum import IntEnum

import numpy as np

KINDS = ("1", "2", "3", "4", "5", "W", "L", "-1", "-2")
"""D1.1: how each kind of card is written. Equal cards are one kind; which of them it is never matters."""
KIND = len(KINDS)
COPIES = np.array([1, 2, 2, 2, 1, 2, 2, 2, 2])
"""D1.1: how many cards of each kind there are."""
POINTS = np.array([1, 2, 3, 4, 5, 1, 0, -1, -2])
"""D1.1: what each kind is worth; a "1 or 5" begins as 1."""
WILD, LOACH = KINDS.index("W"), KINDS.index("L")
WILD_STEP = 4
"""How much more a "1 or 5" is worth as a 5."""
LOWEST = np.array([max(0, (kinds & -kinds).bit_length() - 1) for kinds in range(1 << KIND)])
"""The first kind of a set of kinds that has a bit for each."""

SEATS = 4
CARDS = 16
ADDED = 6
"""D4.1: a row takes this many cards after its first."""
ROW = ADDED + 1
CHIPS = 50
"""D1.2: the worth of all chips."""
PURSE = np.array([0, 0, 5, 4, 3])
"""D2.1: chips at the start, by the number of players."""
HAND = np.array([0, 0, 4, 4, 3])
"""D3.2: cards dealt to each, by the number of players."""
CARRIED = 6
"""D5.4: the most a player can carry: more must be paid for."""
RICH = 20
"""D8.1: whoever reaches this many chips makes the round the last."""
ROUNDS = 100
"""D8.4: the technical end."""


class Phase(IntEnum):
    """What is being waited for."""

    FIRST = 0
    ROWS = 1
    DEAL = 2
    TURN = 3
    CALL = 4
    OVER = 5


class Deed(IntEnum):
    """What a move did."""

    NOTHING = 0
    FIRST = 1
    ROW = 2
    DEAL = 3
    ADD = 4
    TAKE = 5
    DONBURIKO = 6
    QUIET = 7


# An action is a card added (kind, row, face up or down), a row taken, or one of two words.
UP, DOWN = 0, 1
TAKE = KIND * SEATS * 2
DONBURIKO = TAKE + SEATS
QUIET = DONBURIKO + 1
ACTIONS = QUIET + 1
OUTCOMES = KIND

# Cards in rows and events are kind + 1, so that 0 says "hidden" or "none".
EVENT = np.dtype(
    (
        np.record,
        [
            ("deed", "i1"),
            ("seat", "i1"),
            ("card", "i1"),
            ("row", "i1"),
            ("side", "i1"),
            ("stake", "i1"),  # chips that came off the row's cards, or went onto one
            ("points", "i1"),
            ("gain", "i1"),  # chips from the bank, or paid to it
            ("credited", "i1"),
            ("round_over", "i1"),
        ],
    )
)

_OPEN = [
    ("phase", "i1"),
    ("turn", "i1"),
    ("starter", "i1"),
    ("last_taker", "i1"),
    ("is_last_round", "i1"),
    ("round_number", "i1"),
    ("dealt", "i1"),  # cards put into rows and hands so far in this round
    ("bank", "i1"),
    ("chips", "i1", (SEATS,)),
    ("credit", "i2", (SEATS,)),
    ("is_out", "i1", (SEATS,)),
    ("hand_size", "i1", (SEATS,)),
    ("length", "i1", (SEATS,)),
    ("is_taken", "i1", (SEATS,)),
    ("stakes", "i1", (SEATS,)),
    ("adder", "i1", (SEATS, ROW)),  # the seat + 1 that added the card; 0 for a row's first
    ("side", "i1", (SEATS, ROW)),
    ("cards", "i1", (SEATS, ROW)),
]

STATE = np.dtype(
    (
        np.record,
        [
            ("seats", "i1"),
            ("first", "i1"),
            *_OPEN,
            ("deck", "i1", (KIND,)),  # cards neither in a row nor in a hand; after the deal, those set aside
            ("hands", "i1", (SEATS, KIND)),
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
            ("hands", "i1", (SEATS, KIND)),  # only those the viewer may see; the others stay empty
            ("last", EVENT),
        ],
    )
)
