"""Who knows what in Hanaminoes (RULEBOOK.md, Secret). All secrecy of the game is in this file.

Hidden are the deck, the hands, and who has given up which tiles. A viewer who has swapped knows more than what lies
open: the tiles given up were in the deck when the later ones swapped. They may be in the new hand of such a later
swapper, but cannot have been in the old one. So `guess` imagines the old hands, too.
"""

from collections.abc import Sequence

import numpy as np

from hatake.contract import CHANCE, WITNESS, Numbers, Place, State, Trace, View
from hatake.games.hanaminoes.counting import (
    ALL,
    DECK,
    DRAWN,
    LINES,
    Tally,
    count,
    draw_share,
    is_out,
    lies_aside,
    old_size,
    seat_at,
    was_given,
    was_short,
)
from hatake.games.hanaminoes.garden import put_down
from hatake.games.hanaminoes.pieces import OVERLAY, PICK, SEATS, SWAP, TILE, TILES, Deed, Phase, Where
from hatake.games.hanaminoes.scoring import find_beds
from hatake.jit import rule
from hatake.kit.random import below, shuffle


@rule
def view(s: State, seat: int, out: View) -> None:
    """Everything the seat may know: what lies open, what was collected, the own hand, and the tiles given up."""
    out.seat = seat
    copy_open(s, out)
    for tile in range(TILE):
        where = s.where[tile]
        if s.giver[tile] > 0 and sees(seat, s.giver[tile] - 1):
            out.giver[tile] = s.giver[tile]
            if where == Where.ASIDE:
                out.where[tile] = where
        if is_out(s, tile) or where >= Where.COLLECTED or (where >= Where.HAND and sees(seat, where - Where.HAND)):
            out.where[tile] = where
    find_beds(s, out.bed)
    out.last = s.last
    if s.last.deed == Deed.DEAL and not sees(seat, s.last.seat):
        out.last.tile = 0


@rule
def sees(viewer: int, seat: int) -> bool:
    """Whether a viewer sees what a seat holds."""
    return viewer == seat or viewer == WITNESS


@rule
def copy_open(s: State | View, out: State | View) -> None:
    """What lies open to all, between a STATE and a VIEW either way."""
    out.seats, out.first, out.open_scores = s.seats, s.first, s.open_scores
    out.phase, out.turn, out.starter, out.round_number = s.phase, s.turn, s.starter, s.round_number
    out.turns, out.supply, out.deck_size, out.aside_size = s.turns, s.supply, s.deck_size, s.aside_size
    out.dealt, out.wanted, out.held, out.revealed = s.dealt, s.wanted, s.held, s.revealed
    out.played, out.lay, out.shifted = s.played, s.lay, s.shifted
    out.left, out.right, out.top, out.bottom = s.left, s.right, s.top, s.bottom
    for seat in range(SEATS):
        out.hand_size[seat], out.has_swapped[seat] = s.hand_size[seat], s.has_swapped[seat]
        out.set_aside[seat] = s.set_aside[seat]
    for tile in range(TILE):
        out.x[tile], out.y[tile], out.way[tile] = s.x[tile], s.y[tile], s.way[tile]
        out.below[tile], out.marker[tile] = s.below[tile], s.marker[tile]
        out.player[tile], out.owner[tile] = s.player[tile], s.owner[tile]


@rule
def guess(v: View, rng: Numbers, out: State) -> None:
    """Put the tiles the viewer has not seen where they may be, all ways as likely as they are."""
    copy_open(v, out)
    out.last = v.last
    is_round_over = v.last.round_over > 0
    for tile in range(TILE):
        out.where[tile], out.giver[tile] = v.where[tile], v.giver[tile]
        out.bed[tile] = v.bed[tile] if is_round_over else 0
        if v.where[tile] == Where.GARDEN:
            put_down(out, tile)
    tally, share = np.zeros((LINES, SEATS), np.int64), np.zeros(SEATS, np.int64)
    count(v, tally)
    draw_share(v, rng, tally, share)
    fill_hands(v, rng, share, out)
    imagine(v, rng, tally, out)


# Hands


@rule
def fill_hands(v: View, rng: Numbers, share: Numbers, out: State) -> None:
    """Deal unseen tiles: into each hand so many of those the viewer gave up, and the rest from the others."""
    gone, others = np.empty(TILE, np.int64), np.empty(TILE, np.int64)
    n_gone, n_others = list_unseen(v, True, gone), list_unseen(v, False, others)
    shuffle(rng, gone, n_gone)
    shuffle(rng, others, n_others)
    for seat in range(v.seats):
        hidden = 0 if sees(v.seat, seat) else int(v.hand_size[seat])
        newest = below(rng, hidden) if hidden > 0 and v.last.deed == Deed.DEAL and v.last.seat == seat else -1
        for i in range(hidden):
            n_gone, n_others = n_gone - (i < share[seat]), n_others - (i >= share[seat])
            tile = gone[n_gone] if i < share[seat] else others[n_others]
            out.where[tile] = Where.HAND + seat
            if i == newest:
                out.last.tile = tile + 1
    for i in range(0 if sees(v.seat, v.turn) else v.aside_size):
        tile = others[n_others - 1 - i]
        out.where[tile], out.giver[tile] = Where.ASIDE, v.turn + 1


@rule
def list_unseen(v: View, is_given: bool, pool: Numbers) -> int:
    """List the tiles the viewer does not see: those it gave up, or the others."""
    n = 0
    for tile in range(TILE):
        pool[n] = tile
        n += v.where[tile] == Where.UNSEEN and was_given(v, tile) == is_given
    return n


@rule
def imagine(v: View, rng: Numbers, tally: Tally, out: State) -> None:
    """H2.2 backwards: the last one to swap takes the old hand back from the deck, and so on to the first."""
    in_deck = np.zeros(TILE, np.int64)
    for tile in range(TILE):
        in_deck[tile] = out.where[tile] == Where.UNSEEN or (is_out(v, tile) and v.player[tile] == 0)
    deck = tally[ALL, DECK]
    for place in range(v.seats - 1, -1, -1):
        seat = seat_at(v, place)
        if v.has_swapped[seat]:
            drawn = tally[DRAWN, seat]
            if not sees(v.seat, seat) and not lies_aside(v, seat):
                take_back(v, rng, seat, was_short(v, seat, deck, drawn), in_deck, out)
            deck += drawn - (0 if lies_aside(v, seat) else old_size(v, seat, drawn))
            undo(v, seat, in_deck, out)


@rule
def was_drawn(out: State, seat: int, tile: int) -> bool:
    """Whether a tile is or was in the hand of a seat, the new one if it has swapped."""
    return out.where[tile] == Where.HAND + seat or out.player[tile] == seat + 1


@rule
def take_back(v: View, rng: Numbers, seat: int, is_short: bool, in_deck: Numbers, out: State) -> None:
    """H2.2: any tiles of the deck can have been the old hand (of a short one, those just drawn, too)."""
    pool = np.empty(TILE, np.int64)
    n, drawn = 0, 0
    for tile in range(TILE):
        drawn += was_drawn(out, seat, tile)
        if (in_deck[tile] or (is_short and was_drawn(out, seat, tile))) and not was_given(v, tile):
            pool[n] = tile
            n += 1
    shuffle(rng, pool, n)
    for i in range(old_size(v, seat, drawn)):
        out.giver[pool[i]] = seat + 1


@rule
def undo(v: View, seat: int, in_deck: Numbers, out: State) -> None:
    """The deck as it was before a seat swapped."""
    for tile in range(TILE):
        if was_drawn(out, seat, tile):
            in_deck[tile] = 1
        if out.giver[tile] == seat + 1:
            in_deck[tile] = 0


# Traces

OPEN = Place("open", None)


def _hand(s: State, seat: int) -> Place:
    """A hand as dealt, or the one drawn for it, in one round."""
    is_new = s.has_swapped[seat] > 0 and s.phase != Phase.DEAL  # before the first deal, it tells of the round before
    return Place(f"round {s.round_number} {'new' if is_new else 'first'} hand {seat}", frozenset({seat}))


def traces(s: State, seat: int, a: int) -> Sequence[Trace]:
    """The way of each tile that some seat may not know."""
    if seat == CHANCE:
        is_secret = s.phase in (Phase.DEAL, Phase.REDRAW)
        return [Trace(TILES[a], None, _hand(s, int(s.turn)), 2)] if is_secret else []
    if a == SWAP:
        held = [tile for tile in range(TILE) if s.where[tile] == Where.HAND + seat]
        return [Trace(TILES[tile], _hand(s, seat), None) for tile in held]
    return [Trace(TILES[a - PICK], _hand(s, seat), OPEN, 1)] if PICK <= a < OVERLAY else []
