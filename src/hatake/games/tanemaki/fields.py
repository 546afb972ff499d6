"""Planting and harvesting: T5 and T6 of RULEBOOK.md."""

from hatake.contract import State
from hatake.games.tanemaki.pieces import (
    CROP,
    MANURE,
    PLOT,
    RATES,
    STEPS,
    STRENGTHS,
    SYMBOLS,
    Deed,
    Phase,
)
from hatake.jit import rule

# T5 Planting


@rule
def fits(s: State, seat: int, field: int, kind: int) -> bool:
    """T5.1, T5.2: seeds on an empty field, on their own kind or on manure; manure on any field."""
    if field == 1 and s.cards[seat, 0] == 0 and s.cards[seat, 1] == 0:
        return False  # T5.4: two empty fields are alike
    crop = s.crop[seat, field]
    return bool(kind == MANURE or crop == 0 or crop == CROP[kind])


@rule
def plant(s: State, seat: int, field: int, kind: int) -> None:
    """T5.1, T5.2: a card joins a field; seeds on bare manure make the field theirs."""
    s.plots[seat, field, PLOT[kind]] += 1
    s.cards[seat, field] += 1
    s.seeds[seat, field] += SYMBOLS[kind]
    if kind != MANURE:
        s.crop[seat, field] = CROP[kind]
    s.last.crop, s.last.seeds = s.crop[seat, field], s.seeds[seat, field]


# T6 Harvesting


@rule
def may_harvest(s: State, seat: int, field: int) -> bool:
    """T6.1: an own field that is not empty, whenever some seat is to choose, whoever it is."""
    return bool(s.phase >= Phase.GIVE and s.phase <= Phase.LAST and s.cards[seat, field] > 0)


@rule
def steps(s: State, seat: int, field: int) -> int:
    """T6.2: how many of its vegetable's rates a field has reached."""
    crop = s.crop[seat, field]
    reached = 0
    if crop > 0:
        for step in range(STEPS):
            reached += s.seeds[seat, field] >= RATES[crop - 1, step]
    return reached


@rule
def earnings(s: State, seat: int, field: int) -> int:
    """T6.2: the coins a harvest would bring, never more than the field has cards; bare manure brings none."""
    return min(steps(s, seat, field), int(s.cards[seat, field]))


@rule
def shortfall(s: State, seat: int, field: int) -> int:
    """T6.2: the seeds missing to one coin more; 0 where there is no more to come, or nothing grows yet."""
    crop, reached = s.crop[seat, field], steps(s, seat, field)
    if reached > s.cards[seat, field]:
        return 1
    return int(RATES[crop - 1, reached] - s.seeds[seat, field]) if crop > 0 and reached < STEPS else 0


@rule
def harvest(s: State, seat: int, field: int) -> None:
    """T6.1, T5.3: the field is emptied, and has room for what fitted nowhere; it changes nothing else."""
    s.last.deed, s.last.field = Deed.HARVEST, field
    s.last.crop, s.last.seeds = s.crop[seat, field], s.seeds[seat, field]
    s.last.gain = earnings(s, seat, field)
    turn_over(s, seat, field)


@rule
def turn_over(s: State, seat: int, field: int) -> None:
    """T6.3: a card for each coin is kept, seeds before manure and fewer symbols first; the rest is thrown away."""
    coins = earnings(s, seat, field)
    s.coins[seat] += coins
    first_of_crop = max(0, s.crop[seat, field] - 1) * STRENGTHS
    for plot in range(STRENGTHS + 1):
        kind = first_of_crop + plot if plot < STRENGTHS else MANURE
        lying = s.plots[seat, field, plot]
        kept = min(coins, lying)
        coins -= kept
        s.purse[seat, kind] += kept
        s.discard[kind] += lying - kept
        s.plots[seat, field, plot] = 0
    s.crop[seat, field], s.seeds[seat, field], s.cards[seat, field] = 0, 0, 0
