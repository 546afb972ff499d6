"""H2 of RULEBOOK.md, compiled: dealing the tiles of a round, and swapping hands."""

from hatake.contract import State
from hatake.games.hanaminoes.garden import take_up
from hatake.games.hanaminoes.pieces import HAND, KEEP, SEATS, TILE, Deed, Phase, Where
from hatake.jit import rule


@rule
def setup(s: State) -> None:
    """H2.4: a first player, by chance unless the option names one."""
    if s.first > 0:
        s.starter = s.first - 1
        start_round(s)


@rule
def start_round(s: State) -> None:
    """H2.1: all tiles not collected are shuffled; the garden stays in sight until the first tile is dealt."""
    s.round_number += 1
    s.dealt = 0
    s.turn = s.starter
    s.phase = Phase.DEAL


@rule
def sweep(s: State) -> None:
    """H7.5: clear the garden and the hands; collected tiles are out of play."""
    s.supply = TILE
    for tile in range(TILE):
        if s.where[tile] == Where.GARDEN:
            take_up(s, tile)
        s.where[tile] = Where.UNSEEN
        if s.owner[tile] > 0:
            s.where[tile] = Where.COLLECTED + s.owner[tile] - 1
            s.supply -= 1
        s.x[tile], s.y[tile], s.way[tile], s.below[tile] = 0, 0, 0, 0
        s.marker[tile], s.player[tile], s.giver[tile], s.bed[tile] = 0, 0, 0, 0
    for seat in range(SEATS):
        s.hand_size[seat], s.has_swapped[seat], s.set_aside[seat] = 0, 0, 0
    s.left, s.right, s.top, s.bottom = 0, 0, 0, 0
    s.turns, s.revealed, s.played = 0, 0, 0
    s.deck_size = s.supply


@rule
def left_of(s: State, seat: int) -> int:
    """H2.4: to the left, by rising seat number, then seat 1."""
    return seat + 1 if seat + 1 < s.seats else 0


@rule
def is_in_deck(s: State, tile: int) -> bool:
    """Whether chance may bring a tile; when a round begins, every one not collected (H7.5)."""
    if s.phase == Phase.DEAL and s.dealt == 0:
        return bool(s.owner[tile] == 0)
    return bool(s.where[tile] == Where.UNSEEN)


@rule
def draw(s: State, tile: int) -> None:
    """The tile drawn goes into the hand of the seat that is being served."""
    s.where[tile] = Where.HAND + s.turn
    s.hand_size[s.turn] += 1
    s.deck_size -= 1
    s.last.deed, s.last.tile, s.last.seat = Deed.DEAL, tile + 1, s.turn


@rule
def deal(s: State, tile: int) -> None:
    """H2.1, H2.5: one tile to each in turn, until all hands are full or one tile is left."""
    if s.dealt == 0:
        sweep(s)
    draw(s, tile)
    s.dealt += 1
    s.turn = left_of(s, s.turn)
    if s.dealt == min(HAND[s.seats] * s.seats, s.supply - 1):
        s.phase = Phase.SWAP
        s.turn = s.starter


@rule
def decide(s: State, seat: int, a: int) -> None:
    """H2.2: keep the hand, or give it up for one with a tile fewer."""
    if a == KEEP:
        s.last.deed = Deed.KEEP
        end_decision(s)
    else:
        s.last.deed = Deed.SWAP
        give_up(s, seat)


@rule
def give_up(s: State, seat: int) -> None:
    """H2.2: the old hand lies aside; where the deck is too small for the new one, it is shuffled in first."""
    s.has_swapped[seat] = 1
    s.wanted = s.hand_size[seat] - 1
    s.aside_size = s.hand_size[seat] if s.deck_size >= s.wanted else 0
    if s.aside_size == 0:
        s.deck_size += s.hand_size[seat]
    s.hand_size[seat] = 0
    for tile in range(TILE):
        if s.where[tile] == Where.HAND + seat:
            s.giver[tile] = seat + 1
            s.where[tile] = Where.ASIDE if s.aside_size > 0 else Where.UNSEEN
    s.phase = Phase.REDRAW


@rule
def redraw(s: State, tile: int) -> None:
    """H2.2: a tile of the new hand; after the last one the old hand is shuffled into the deck."""
    draw(s, tile)
    s.wanted -= 1
    if s.wanted > 0:
        return
    s.deck_size += s.aside_size
    s.aside_size = 0
    for other in range(TILE):
        if s.where[other] == Where.ASIDE:
            s.where[other] = Where.UNSEEN
    end_decision(s)


@rule
def end_decision(s: State) -> None:
    """H2.2: everybody decides once, to the left from the first player."""
    s.turn = left_of(s, s.turn)
    s.phase = Phase.START if s.turn == s.starter else Phase.SWAP
