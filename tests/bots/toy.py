"""A toy game to try bots on: three rounds of gaining 0, 1 or 2 points, and a prize anybody may grab out of turn.

With the option `coin`, who gains 0 in the first round sees a coin tossed, and then gains 10 points by naming its side
(1 or 2), or loses as many by naming the other.
"""

import hashlib
import sys
from pathlib import Path
from typing import Any

import numpy as np

from hatake.contract import CHANCE, NOBODY, Game, Numbers, Option, State, View
from hatake.jit import rule

ROUNDS, GRAB, STAKE = 3, 3, 10
TOSSING, TOSSED, PAID = 1, 2, 3

_OPEN = [
    ("seats", "i1"),
    ("first", "i1"),
    ("prize", "i1"),
    ("coin", "i1"),
    ("turn", "i1"),
    ("grabbed", "i1"),
    ("bet", "i1"),
    ("side", "i1"),
    ("points", "i8", (2,)),
]
STATE = np.dtype((np.record, [*_OPEN, ("last", "i1")]))
VIEW = np.dtype((np.record, [*_OPEN, ("seat", "i1")]))


@rule
def setup(s: State) -> None:
    s.turn = -1


@rule
def to_move(s: State) -> int:
    if s.turn == ROUNDS * s.seats:
        return NOBODY
    return CHANCE if s.turn < 0 or s.bet == TOSSING else s.turn % s.seats


@rule
def is_legal(s: State, seat: int, a: int) -> bool:
    if to_move(s) < 0:
        return False
    return a < GRAB if seat == to_move(s) else a == GRAB and not s.grabbed


@rule
def legal(s: State, seat: int, out: Numbers) -> int:
    n = 0
    for a in range(GRAB + 1):
        if is_legal(s, seat, a):
            out[n] = a
            n += 1
    return n


@rule
def weights(s: State, out: Numbers) -> int:
    out[0], out[1] = 1, int(s.bet == TOSSING)
    return int(out[0] + out[1])


@rule
def apply(s: State, seat: int, a: int) -> None:
    if seat == CHANCE and s.bet == TOSSING:
        s.bet, s.side = TOSSED, a + 1
    elif seat == CHANCE:
        s.turn = 0
    elif a == GRAB:
        s.grabbed = 1
        s.points[seat] += s.prize
    else:
        gain(s, seat, a)


@rule
def gain(s: State, seat: int, a: int) -> None:
    if s.bet == TOSSED and a > 0:
        s.points[seat] += STAKE if a == s.side else -STAKE
        s.bet = PAID
    else:
        s.points[seat] += a
        s.bet = TOSSING if s.coin and s.turn == 0 and a == 0 else s.bet
    s.turn += 1


@rule
def scores(s: State, out: Numbers) -> None:
    for seat in range(s.seats):
        out[seat] = s.points[seat]


@rule
def places(s: State, out: Numbers) -> None:
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            out[seat] += s.points[other] > s.points[seat]


@rule
def view(s: State, seat: int, out: View) -> None:
    copy_open(s, out)
    out.seat = seat


@rule
def guess(v: View, rng: Numbers, out: State) -> None:
    copy_open(v, out)


@rule
def copy_open(s: State | View, out: State | View) -> None:
    out.seats, out.first, out.prize, out.coin = s.seats, s.first, s.prize, s.coin
    out.turn, out.grabbed, out.bet, out.side = s.turn, s.grabbed, s.bet, s.side
    out.points[:] = s.points


@rule
def branches(s: State, seat: int) -> bool:
    return bool(s.bet == TOSSING)


def write(v: View, seat: int, a: int) -> str:
    return f"*side {a + 1}" if seat == CHANCE else "grab" if a == GRAB else f"gain {a}"


def read(v: View, seat: int, text: str) -> int:
    return [write(v, seat, a) for a in range(GRAB + 1)].index(text)


HERE: Any = sys.modules[__name__]
SLUG = "toy_" + hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:12]
"""Compiled code is kept by the game's name; another toy needs another name."""
GAME = Game(
    slug=SLUG,
    rules_version="1",
    seats=range(1, 3),
    minutes=(1, 1),
    actions=GRAB + 1,
    outcomes=2,
    choices=GRAB + 1,
    moves=20,
    state=STATE,
    view=VIEW,
    rules=HERE,
    sight=HERE,
    words=HERE,
    stage=HERE,
    nous=HERE,
    options={"prize": Option(-3, 3, 3), "coin": Option(0, 1, 0)},
)
