"""Tanemaki's cards, rates and records. Data only; the clauses are those of RULEBOOK.md."""

from enum import IntEnum

import numpy as np

VEGETABLES = ("radish", "potato", "cucumber", "bean", "calabash")
"""T1.1: rarest first, which is the order of the tie-break."""
LETTERS = "RPCBH"
VEGETABLE = len(VEGETABLES)
STRENGTHS = 3
"""T1.1: seed cards show 1, 2 or 3 seed symbols."""

KINDS = (*(f"{letter}{symbols + 1}" for letter in LETTERS for symbols in range(STRENGTHS)), "M")
"""T1.1: how each kind of card is written: a vegetable three times, by symbols, and manure last."""
KIND = len(KINDS)
MANURE = KIND - 1
COPIES = np.array([2, 2, 1, 3, 3, 1, 4, 3, 2, 5, 4, 2, 5, 5, 3, 0])
"""T1.1: how many cards of each kind there are; how much manure is an option."""
CARDS = 60
MOST_MANURE = CARDS - int(COPIES.sum())
CROP = np.array([*(kind // STRENGTHS + 1 for kind in range(MANURE)), 0])
"""The vegetable of each kind + 1; 0 for manure, which is of none."""
PLOT = np.array([*(kind % STRENGTHS for kind in range(MANURE)), STRENGTHS])
"""Where a field counts each kind: by its symbols, and manure last."""
SYMBOLS = np.array([*(kind % STRENGTHS + 1 for kind in range(MANURE)), 1])
"""T6.2: how many seeds each kind counts."""

STEPS = 4
RATES = np.array([[2, 3, 5, 6], [2, 4, 6, 8], [3, 5, 7, 9], [3, 5, 8, 10], [4, 6, 9, 11]])
"""T1.2: the seeds that a field of each vegetable needs for 1, 2, 3 and 4 coins. Ours, but for 3 beans."""

SEATS = 5
"""T1.3: the most; it takes two to play."""
FIELDS = 2
STORE = 2
"""T4.3: so many cards have room in the storehouse."""
RESHUFFLES = 3


class Phase(IntEnum):
    """What is being waited for."""

    FIRST = 0
    DRAW = 1
    GIVE = 2
    ANSWER = 3
    LAST = 4
    OVER = 5


class Deed(IntEnum):
    """What a move did."""

    NOTHING = 0
    FIRST = 1
    DRAW = 2
    GIVE = 3
    PLANT = 4
    PASS = 5
    STORE = 6
    LAST = 7
    HARVEST = 8


# An action is a card given (kind, to whom); an answer of whoever holds the card in flight; a card planted last (kind,
# from where, field); or a harvest. A card planted last comes from the hand or from the storehouse.
HAND, STOREHOUSE = 0, 1
PLANT = KIND * SEATS
PASS = PLANT + FIELDS
PUT = PASS + SEATS
LAST = PUT + 1
HARVEST = LAST + KIND * 2 * FIELDS
ACTIONS = HARVEST + FIELDS
OUTCOMES = KIND

# Cards in the storehouse, in flight and in events are kind + 1, so that 0 says "hidden" or "none". Sets of seats are
# bits. A field's cards are counted by their kind: the plots of a crop never mix.
EVENT = np.dtype(
    (
        np.record,
        [
            ("deed", "i1"),
            ("seat", "i1"),  # whose move it was; for the first player and for a card drawn, whom it concerns
            ("card", "i1"),
            ("to", "i1"),
            ("field", "i1"),
            ("place", "i1"),  # T3.4: where the card came from: 0 the hand, else the place in the storehouse
            ("crop", "i1"),  # the vegetable of the field planted or harvested, + 1
            ("seeds", "i1"),
            ("gain", "i1"),
            ("thrown", "i1"),  # T3.4: the card left over
            ("thrown_place", "i1"),
            ("is_reshuffled", "i1"),
            ("last_gains", "i1", (SEATS,)),  # T7.1: coins of the harvest that ends the game
        ],
    )
)

_OPEN = [
    ("phase", "i1"),
    ("turn", "i1"),
    ("turn_number", "i1"),
    ("reshuffled", "i1"),
    ("hand_size", "i1"),
    ("deck_size", "i1"),
    ("planted", "i1"),  # the seats that have planted in this turn
    ("holder", "i1"),  # who holds the card in flight
    ("had", "i1"),  # the seats that have had it
    ("stored", "i1"),
    ("store", "i1", (STORE,)),
    ("discard", "i1", (KIND,)),
    ("crop", "i1", (SEATS, FIELDS)),  # the field's vegetable + 1; 0 where there is none
    ("seeds", "i1", (SEATS, FIELDS)),
    ("cards", "i1", (SEATS, FIELDS)),
    ("plots", "i1", (SEATS, FIELDS, STRENGTHS + 1)),  # cards with 1, 2, 3 symbols, and manure
    ("coins", "i1", (SEATS,)),
    ("purse", "i1", (SEATS, KIND)),  # which cards the coins are
]

STATE = np.dtype(
    (
        np.record,
        [
            ("seats", "i1"),
            ("first", "i1"),
            ("manure", "i1"),
            ("reshuffles", "i1"),
            *_OPEN,
            ("flight", "i1"),
            ("deck", "i1", (KIND,)),
            ("hand", "i1", (KIND,)),
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
            ("manure", "i1"),
            ("reshuffles", "i1"),
            ("seat", "i1"),
            *_OPEN,
            ("earns", "i1", (SEATS, FIELDS)),  # what a harvest would bring now
            ("lacks", "i1", (SEATS, FIELDS)),  # seeds to the next coin; 0 where there is none
            ("flight", "i1"),
            ("hand", "i1", (KIND,)),  # as far as the viewer may know it
            ("last", EVENT),
        ],
    )
)
