"""What is worth knowing about playing Tanemaki well. The numbers were fitted to games that bots played."""

from math import exp, sqrt

import numpy as np
from numpy.typing import NDArray

from hatake.contract import State
from hatake.games.tanemaki.fields import earnings
from hatake.games.tanemaki.pieces import (
    CROP,
    FIELDS,
    HARVEST,
    KIND,
    LAST,
    MANURE,
    PASS,
    PLANT,
    PUT,
    RATES,
    SEATS,
    STEPS,
    SYMBOLS,
    VEGETABLE,
    Phase,
)
from hatake.games.tanemaki.rules import is_address
from hatake.jit import rule

NEAR = np.array([0.0, 0.25, -0.05, -0.15, -0.2, -0.2])
"""What it is worth to lack so many seeds to the next coin, next to an empty field."""
BARE = 0.45
"""What a manure card is worth on a field where nothing grows yet."""
CERTAINTY = 2.2
"""How much a coin ahead counts for winning when one turn is left; with more turns less."""
KEENNESS = 1.5
"""How much more an action is liked for each coin it promises."""
MALICE = 0.5
"""How much of what a card brings counts for the seat that hands it to somebody else, or does without it."""
PATIENCE = 0.5
"""What an early harvest must promise to be as welcome as a choice that promises nothing."""
SEEDS = int(RATES.max()) + int(SYMBOLS.max())


def _reached() -> NDArray[np.int64]:
    table = np.zeros((VEGETABLE + 1, SEEDS + 1), np.int64)
    for crop in range(VEGETABLE):
        table[crop + 1] = np.searchsorted(RATES[crop], np.arange(SEEDS + 1), side="right")
    return table


REACHED = _reached()
"""The steps reached, by vegetable + 1 and seeds."""


@rule
def promise(crop: int, seeds: int, cards: int) -> float:
    """What a field is worth in coins, with what may still come of it."""
    if crop == 0:
        return BARE * min(cards, 3)
    reached = REACHED[crop, min(seeds, SEEDS)]
    if reached > cards:
        return cards + NEAR[1]
    if reached == STEPS:
        return float(STEPS)
    return reached + NEAR[min(5, RATES[crop - 1, reached] - seeds)]


@rule
def prospects(s: State, seat: int) -> float:
    """What a seat has, and what its fields promise."""
    total = float(s.coins[seat])
    for field in range(FIELDS):
        total += promise(s.crop[seat, field], s.seeds[seat, field], s.cards[seat, field])
    return total


@rule
def worth(s: State, out: NDArray[np.float64]) -> bool:
    """Between two turns: what the seats have decides, the more the fewer turns are left."""
    if s.phase != Phase.DRAW or s.hand_size > 0:
        return False
    cards = float(s.deck_size)
    if s.reshuffled < s.reshuffles:
        for kind in range(KIND):
            cards += s.discard[kind]
    weight = CERTAINTY / sqrt(cards / (s.seats + 1))
    most = 0.0
    for seat in range(s.seats):
        out[seat] = prospects(s, seat)
        most = max(most, out[seat])
    total = 0.0
    for seat in range(s.seats):
        out[seat] = exp(weight * (out[seat] - most))
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total
    return True


@rule
def gain(s: State, seat: int, field: int, kind: int) -> float:
    """What planting a card on a field brings; where it does not fit, the field is harvested first."""
    crop, seeds, cards = s.crop[seat, field], s.seeds[seat, field], s.cards[seat, field]
    before = promise(crop, seeds, cards)
    if kind != MANURE and crop != 0 and crop != CROP[kind]:
        return earnings(s, seat, field) + promise(CROP[kind], SYMBOLS[kind], 1) - before
    if kind != MANURE:
        crop = CROP[kind]
    return promise(crop, seeds + SYMBOLS[kind], cards + 1) - before


@rule
def welcome(s: State, seat: int, kind: int) -> float:
    """What a card brings a seat that plants it where it does best."""
    return max(gain(s, seat, 0, kind), gain(s, seat, 1, kind))


@rule
def merit(s: State, seat: int, a: int) -> float:
    """What an action brings, in coins."""
    if a < PLANT:
        kind = a // SEATS
        return -MALICE * welcome(s, a % SEATS, kind) - MALICE * welcome(s, seat, kind)
    if a < PASS:
        return gain(s, seat, a - PLANT, s.flight - 1)
    if a < PUT:
        return -MALICE * welcome(s, a - PASS, s.flight - 1)
    if a == PUT:
        return 0.0
    if a < HARVEST:
        return gain(s, seat, (a - LAST) % FIELDS, (a - LAST) // 2 // FIELDS)
    return windfall(s, seat, a - HARVEST) - PATIENCE


@rule
def windfall(s: State, seat: int, field: int) -> float:
    """What harvesting a field brings, less what it promises as it lies: seldom more than nothing."""
    here = promise(s.crop[seat, field], s.seeds[seat, field], s.cards[seat, field])
    return earnings(s, seat, field) - here


@rule
def liking(s: State, seat: int, a: int) -> float:
    """An action is liked for the coins it promises."""
    return exp(KEENNESS * merit(s, seat, a))


@rule
def presses(s: State, seat: int, a: int) -> bool:
    """Out of turn, a harvest can wait, but for two reasons: to be in a reshuffle, or to be a better address.

    Before a reshuffle it adds cards, and may even keep the game going (T8.2). Before a gift it makes room, so that
    other cards are worth giving away; but with two players only one gets any, and what helps one hurts the other.
    """
    if s.phase == Phase.LAST:
        return bool(s.deck_size <= s.seats and s.reshuffled < s.reshuffles)
    is_overgrown = s.crop[seat, 0] > 0 and s.crop[seat, 1] > 0
    may_get_one = s.phase == Phase.GIVE and s.seats > 2 and is_address(s, seat)
    return bool(may_get_one and is_overgrown and windfall(s, seat, a - HARVEST) >= 0.0)
