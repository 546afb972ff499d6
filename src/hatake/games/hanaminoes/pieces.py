"""Hanaminoes' tiles, the grid of the garden, and records. Data only; the clauses are those of RULEBOOK.md."""

from enum import IntEnum

import numpy as np

COLOURS = "YOPRBW"
"""H1.1: yellow, orange, purple, red, blue, white."""
SHAPES = ((1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3))
"""H1.1: the flowers on the two halves of a tile, the lower number first."""
SHAPE = len(SHAPES)
TILES = tuple(f"{colour}{low}{high}" for colour in COLOURS for low, high in SHAPES)
TILE = len(TILES)
NUMBER = np.array([number for _ in COLOURS for shape in SHAPES for number in shape])
"""The number on each half: of tile t the low half is 2t, the high half 2t + 1."""
FLOWERS = np.array([low + high for _ in COLOURS for low, high in SHAPES])
"""H1.2: what each tile is worth."""
DOUBLE = np.array([low == high for _ in COLOURS for low, high in SHAPES])
OVERLAYS, MOVES_TILE, MOVES_MARKER = (SHAPES.index(shape) for shape in ((1, 1), (2, 2), (3, 3)))
"""H5: which shapes may do what."""

SEATS = 4
MARKERS = np.array([0, 0, 4, 3, 3])
"""H1.3: markers of each player, by the number of players."""
HAND = np.array([0, 0, 6, 5, 4])
"""H2.1: tiles dealt to each, by the number of players."""
ROUNDS = np.array([0, 0, 4, 3, 4])
"""H8.1, by the number of players."""

# The garden is unbounded, but it cannot grow without bounds. The largest round has 12 turns of two placings each and
# at most 6 moved tiles (there are 6 tiles 2-2): 30 placings. The first tile is 2 cells wide; each placing widens the
# box around all cells ever used by 2 at most. So before the last placing the box is at most 60 wide, and with the 2
# cells around it that a new tile can reach, 64. The garden therefore lies on a grid of 64 by 64 cells whose edges are
# joined: no two cells that could be used at the same time are ever the same cell of the grid.
SIDE = 64
MASK = SIDE - 1
CELLS = SIDE * SIDE
REACH = 2
"""How far from the garden a tile can reach."""
IN_GARDEN = 25
"""No more tiles than this lie in the garden: the first one and two for each of 12 turns."""
AROUND = 16
"""So many different pairs of cells share an edge with a tile and do not overlap it."""

WAYS = "RDLU"
WAY = len(WAYS)
RIGHT, DOWN, LEFT, UP = range(WAY)
STEP_X = np.array([1, 0, -1, 0])
STEP_Y = np.array([0, 1, 0, -1])
"""Where the high half lies from the low half: to the right, below, to the left, above."""


class Phase(IntEnum):
    """What is being waited for."""

    FIRST = 0
    DEAL = 1
    SWAP = 2
    REDRAW = 3
    START = 4
    REVEAL = 5
    PLACE = 6  # the tile turned up
    PICK = 7
    LAY = 8  # the tile picked from the hand
    LIFT = 9
    MOVE = 10  # the tile lifted for a 2-2
    SHIFT = 11
    ONTO = 12
    MARK = 13
    OVER = 14


class Where(IntEnum):
    """Where a tile is; from HAND and COLLECTED on, one number for each seat."""

    UNSEEN = 0  # in the deck; in a VIEW, anywhere the viewer cannot see
    GARDEN = 1
    UNDER = 2  # in the garden, under another tile
    HELD = 3  # turned up, picked or lifted, and about to be placed
    ASIDE = 4  # a hand given up while the new one is being drawn
    HAND = 5
    COLLECTED = 9


class Deed(IntEnum):
    """What a move did."""

    NOTHING = 0
    FIRST = 1
    DEAL = 2
    KEEP = 3
    SWAP = 4
    START = 5
    REVEAL = 6
    PLACE = 7
    PICK = 8
    OVERLAY = 9
    LIFT = 10
    SKIP = 11
    SHIFT = 12
    ONTO = 13
    MARK = 14


# An action is a placing (cell of the low half, and way of the high one), a verb with a tile, or one of three words.
PICK = CELLS * WAY
OVERLAY = PICK + TILE
LIFT = OVERLAY + TILE
SHIFT = LIFT + TILE
ONTO = SHIFT + TILE
MARK = ONTO + TILE
KEEP = MARK + TILE
SWAP = KEEP + 1
SKIP = SWAP + 1
ACTIONS = SKIP + 1
OUTCOMES = TILE
CHOICES = IN_GARDEN * (AROUND * 2 + 1)
TURN_MOVES = 7
"""A turn has at most these moves: reveal, place, pick, place, lift, place, mark."""
MOVES = 1 + 4 * (16 + 4 + 12 + 1 + 12 * TURN_MOVES)

# Tiles in events and fields named below are tile + 1, so that 0 says "hidden" or "none"; so are seats and actions.
EVENT = np.dtype(
    (
        np.record,
        [
            ("deed", "i1"),
            ("seat", "i1"),
            ("tile", "i1"),
            ("other", "i1"),  # the tile covered, or the one a marker came from
            ("x", "i1"),
            ("y", "i1"),
            ("way", "i1"),
            ("source", "i1"),  # of a tile placed: the phase in which it was placed
            ("idle", "i1"),  # markers set aside after this move, one a turn
            ("round_over", "i1"),
            ("bed", "i1"),  # the least tile of the bed that scored
        ],
    )
)

_OPEN = [
    ("phase", "i1"),
    ("turn", "i1"),
    ("starter", "i1"),
    ("round_number", "i1"),
    ("turns", "i1"),  # finished in this round
    ("supply", "i1"),  # tiles in the round: those not collected before it
    ("deck_size", "i1"),
    ("aside_size", "i1"),  # tiles given up that lie aside while the new hand is drawn
    ("dealt", "i1"),
    ("wanted", "i1"),  # tiles still to be drawn by the one who swaps
    ("held", "i1"),
    ("revealed", "i1"),  # the tile turned up in this turn
    ("played", "i1"),  # the tile played from the hand in this turn
    ("lay", "i2"),  # the placing (+ 1) that would put the lifted tile back as it lay
    ("shifted", "i1"),  # the tile whose marker is being moved
    ("left", "i1"),  # the box around all cells used in this round
    ("right", "i1"),
    ("top", "i1"),
    ("bottom", "i1"),
    ("hand_size", "i1", (SEATS,)),
    ("has_swapped", "i1", (SEATS,)),
    ("set_aside", "i1", (SEATS,)),  # markers without a tile
    ("x", "i1", (TILE,)),  # of tiles on top in the garden: the cell of the low half
    ("y", "i1", (TILE,)),
    ("way", "i1", (TILE,)),
    ("below", "i1", (TILE,)),  # the tile directly under this one
    ("marker", "i1", (TILE,)),  # whose marker lies on it
    ("player", "i1", (TILE,)),  # who has played it from the hand in this round
    ("owner", "i1", (TILE,)),  # who has collected it
]

STATE = np.dtype(
    (
        np.record,
        [
            ("seats", "i1"),
            ("first", "i1"),
            ("open_scores", "i1"),
            *_OPEN,
            ("where", "i1", (TILE,)),
            ("giver", "i1", (TILE,)),  # who has given it up in this round
            ("halves", "i1", (CELLS,)),  # which half (+ 1) lies on each cell of the grid
            ("rows", "i8", (SIDE,)),  # one bit for each cell that is covered
            ("bed", "i1", (TILE,)),  # at the end of a round: the least tile of its bed
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
            ("open_scores", "i1"),
            ("seat", "i1"),
            *_OPEN,
            ("where", "i1", (TILE,)),  # as far as the viewer knows
            ("giver", "i1", (TILE,)),  # of tiles the viewer gave up
            ("bed", "i1", (TILE,)),  # the least tile of its bed
            ("last", EVENT),
        ],
    )
)
