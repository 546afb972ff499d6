"""The rules of Hanaminoes: turns, special actions and markers (H3, H5, H6), with three more files beside.

How a round begins (H2) is in opening.py, how tiles lie in the garden and which numbers meet (H4, H6.1) in garden.py,
which bed scores and who wins (H7, H8) in scoring.py.
"""

from hatake.contract import CHANCE, NOBODY, Numbers, State
from hatake.games.hanaminoes.garden import eligible, lay, list_places, low_cell, may_lie, put_down, take_up
from hatake.games.hanaminoes.opening import deal, decide, is_in_deck, left_of, redraw, setup, start_round
from hatake.games.hanaminoes.pieces import (
    ACTIONS,
    KEEP,
    LIFT,
    MARK,
    MARKERS,
    MOVES_MARKER,
    MOVES_TILE,
    ONTO,
    OUTCOMES,
    OVERLAY,
    OVERLAYS,
    PICK,
    RIGHT,
    ROUNDS,
    SHAPE,
    SHIFT,
    SKIP,
    SWAP,
    TILE,
    WAY,
    Deed,
    Phase,
    Where,
)
from hatake.games.hanaminoes.scoring import collect, places, scores
from hatake.jit import rule

__all__ = ["apply", "is_legal", "legal", "places", "scores", "setup", "to_move", "weights"]


@rule
def start_garden(s: State, tile: int) -> None:
    """H2.3: the deck's top tile starts the garden."""
    s.deck_size -= 1
    lay(s, tile, 0, RIGHT)
    s.last.deed, s.last.tile = Deed.START, tile + 1
    begin_turn(s)


# H3 A turn


@rule
def to_move(s: State) -> int:
    """Chance while tiles are dealt, drawn or turned up; otherwise the seat on turn."""
    if s.phase == Phase.OVER:
        return NOBODY
    is_chance = s.phase <= Phase.DEAL or (Phase.REDRAW <= s.phase <= Phase.REVEAL)
    return CHANCE if is_chance else s.turn


@rule
def begin_turn(s: State) -> None:
    """H3.1, H2.5: the deck's top tile first; without a deck, a tile from the hand."""
    s.revealed, s.played = 0, 0
    s.phase = Phase.REVEAL if s.deck_size > 0 else Phase.PICK


@rule
def reveal(s: State, tile: int) -> None:
    """H3.1: turn up the deck's top tile."""
    s.deck_size -= 1
    s.revealed, s.held = tile + 1, tile + 1
    s.where[tile] = Where.HELD
    s.last.deed, s.last.tile, s.last.seat = Deed.REVEAL, tile + 1, s.turn
    s.phase = Phase.PLACE


@rule
def pick(s: State, seat: int, tile: int) -> None:
    """H3.2: a tile from the hand, in everybody's sight."""
    s.where[tile] = Where.HELD
    s.hand_size[seat] -= 1
    s.player[tile] = seat + 1
    s.played, s.held = tile + 1, tile + 1
    s.last.deed, s.last.tile = Deed.PICK, tile + 1
    s.phase = Phase.LAY


# What a seat may do


@rule
def is_legal(s: State, seat: int, a: int) -> bool:
    """What a seat may do; only the one on turn may do anything."""
    if seat != to_move(s) or a < 0 or a >= ACTIONS:
        return False
    if a < PICK:
        return (s.phase == Phase.PLACE or s.phase == Phase.LAY or s.phase == Phase.MOVE) and may_lie(s, a)
    if a < KEEP:
        may_mark = eligible(s) if s.phase == Phase.MARK else 0
        return s.phase == phase_of((a - PICK) // TILE) and may_choose(s, seat, (a - PICK) % TILE, may_mark)
    if a < SKIP:
        return s.phase == Phase.SWAP
    return s.phase == Phase.LIFT or s.phase == Phase.SHIFT


@rule
def phase_of(verb: int) -> int:
    """When one of the verbs with a tile may be said."""
    if verb < 2:
        return Phase.PICK if verb == 0 else Phase.LAY
    if verb < 4:
        return Phase.LIFT if verb == 2 else Phase.SHIFT
    return Phase.ONTO if verb == 4 else Phase.MARK


@rule
def may_choose(s: State, seat: int, tile: int, may_mark: int) -> bool:
    """H3.2, H5.1-H5.3, H6.3: which tiles may be picked, overlaid, lifted, bared, given a marker, or marked."""
    is_top = s.where[tile] == Where.GARDEN
    if s.phase == Phase.PICK:
        return s.where[tile] == Where.HAND + seat
    if s.phase == Phase.LAY:
        return is_top and (s.held - 1) % SHAPE == OVERLAYS
    if s.phase == Phase.LIFT:
        return is_top and tile != s.played - 1
    if s.phase == Phase.MARK:
        return may_mark >> tile & 1 == 1
    return is_top and (s.marker[tile] > 0) == (s.phase == Phase.SHIFT)


@rule
def legal(s: State, seat: int, out: Numbers) -> int:
    """The same as a list."""
    if seat != to_move(s):
        return 0
    if s.phase == Phase.SWAP:
        out[0], out[1] = KEEP, SWAP
        return 2
    n = 0
    if s.phase == Phase.PLACE or s.phase == Phase.LAY or s.phase == Phase.MOVE:
        n = list_places(s, out)
    if s.phase != Phase.PLACE and s.phase != Phase.MOVE:
        n = list_tiles(s, seat, out, n)
    if s.phase == Phase.LIFT or s.phase == Phase.SHIFT:
        out[n] = SKIP
        n += 1
    return n


@rule
def list_tiles(s: State, seat: int, out: Numbers, n: int) -> int:
    """All tiles that the verb of the moment may go with."""
    may_mark = eligible(s) if s.phase == Phase.MARK else 0
    first = PICK
    while phase_of((first - PICK) // TILE) != s.phase:
        first += TILE
    for tile in range(TILE):
        out[n] = first + tile
        n += may_choose(s, seat, tile, may_mark)
    return n


@rule
def weights(s: State, out: Numbers) -> int:
    """H2.1, H2.4: every seat may come first alike; every tile in the deck is as likely as any other."""
    total = 0
    for i in range(OUTCOMES):
        out[i] = i < s.seats if s.phase == Phase.FIRST else is_in_deck(s, i)
        total += out[i]
    return total


@rule
def apply(s: State, seat: int, a: int) -> None:
    """Do a move, and note in `s.last` what came of it."""
    note(s, seat)
    if seat == CHANCE:
        happen(s, a)
    elif a < PICK:
        place(s, a)
    elif a < KEEP:
        choose(s, seat, a)
    elif a < SKIP:
        decide(s, seat, a)
    else:
        s.last.deed, s.phase = Deed.SKIP, Phase.MARK
    if s.phase == Phase.MARK:
        go_on(s)


@rule
def note(s: State, seat: int) -> None:
    """A clean page for what happens now."""
    s.last.deed, s.last.seat, s.last.tile, s.last.other = 0, seat, 0, 0
    s.last.x, s.last.y, s.last.way, s.last.source = 0, 0, 0, 0
    s.last.idle, s.last.round_over, s.last.bed = 0, 0, 0


@rule
def happen(s: State, a: int) -> None:
    """What chance brings."""
    if s.phase == Phase.REVEAL:
        reveal(s, a)
    elif s.phase == Phase.DEAL:
        deal(s, a)
    elif s.phase == Phase.REDRAW:
        redraw(s, a)
    elif s.phase == Phase.START:
        start_garden(s, a)
    else:
        s.last.deed, s.last.seat = Deed.FIRST, a
        s.starter = a
        start_round(s)


@rule
def choose(s: State, seat: int, a: int) -> None:
    """A verb with a tile."""
    tile = (a - PICK) % TILE
    if a < OVERLAY:
        pick(s, seat, tile)
    elif a < LIFT:
        overlay(s, tile)
    elif a < SHIFT:
        lift(s, tile)
    elif a < ONTO:
        shift(s, tile)
    elif a < MARK:
        shift_onto(s, tile)
    else:
        mark(s, seat, tile)


# H4 Placing, H5 Special actions


@rule
def place(s: State, a: int) -> None:
    """H4.1: the tile in hand is laid down; H5.2, H5.3: a double played from the hand may do more."""
    tile, source = s.held - 1, s.phase
    lay(s, tile, a // WAY, a % WAY)
    s.held, s.lay = 0, 0
    s.last.deed, s.last.tile, s.last.source = Deed.PLACE, tile + 1, source
    s.last.x, s.last.y, s.last.way = s.x[tile], s.y[tile], s.way[tile]
    if source == Phase.PLACE and s.hand_size[s.turn] > 0:  # H2.5
        s.phase = Phase.PICK
    elif source == Phase.LAY and tile % SHAPE == MOVES_TILE:
        s.phase = Phase.LIFT
    elif source == Phase.LAY and tile % SHAPE == MOVES_MARKER and has_marker(s):
        s.phase = Phase.SHIFT
    else:
        s.phase = Phase.MARK


@rule
def has_marker(s: State) -> bool:
    """H5.3: whether anybody's marker lies in the garden."""
    for tile in range(TILE):
        if s.marker[tile] > 0:
            return True
    return False


@rule
def overlay(s: State, covered: int) -> None:
    """H5.1, H5.4: a 1-1 comes to lie on top of a tile or stack, and under its marker."""
    tile = s.held - 1
    s.x[tile] = s.x[covered] - (s.way[covered] == 2)
    s.y[tile] = s.y[covered] - (s.way[covered] == 3)
    s.way[tile] = s.way[covered] % 2
    s.x[covered], s.y[covered], s.way[covered] = 0, 0, 0
    s.marker[tile], s.marker[covered] = s.marker[covered], 0
    s.below[tile] = covered + 1
    s.where[tile], s.where[covered] = Where.GARDEN, Where.UNDER
    put_down(s, tile)
    s.held = 0
    s.last.deed, s.last.tile, s.last.other = Deed.OVERLAY, tile + 1, covered + 1
    s.phase = Phase.MARK


@rule
def lift(s: State, tile: int) -> None:
    """H5.2: another tile, with its stack and marker, leaves its place; it must come to lie differently."""
    s.lay = low_cell(s, tile) * WAY + int(s.way[tile]) + 1
    take_up(s, tile)
    s.where[tile] = Where.HELD
    s.held = tile + 1
    s.last.deed, s.last.tile = Deed.LIFT, tile + 1
    s.phase = Phase.MOVE


@rule
def shift(s: State, tile: int) -> None:
    """H5.3: any marker in the garden, anybody's ..."""
    s.shifted = tile + 1
    s.last.deed, s.last.tile = Deed.SHIFT, tile + 1
    s.phase = Phase.ONTO


@rule
def shift_onto(s: State, tile: int) -> None:
    """H5.3: ... goes to another tile that has none."""
    source = s.shifted - 1
    s.marker[tile], s.marker[source] = s.marker[source], 0
    s.shifted = 0
    s.last.deed, s.last.tile, s.last.other = Deed.ONTO, tile + 1, source + 1
    s.phase = Phase.MARK


# H6 The marker


@rule
def mark(s: State, seat: int, tile: int) -> None:
    """H6.3: one of the player's markers is put onto a tile."""
    s.marker[tile] = seat + 1
    s.last.deed, s.last.tile = Deed.MARK, tile + 1


@rule
def go_on(s: State) -> None:
    """H3.3, H6.2, H6.3: after all placing, a marker goes onto an eligible tile; if there is none, it is set aside."""
    if s.last.deed != Deed.MARK:
        if eligible(s) > 0:
            return
        put_aside(s)
    end_turn(s)


@rule
def put_aside(s: State) -> None:
    """H6.3: a marker is set aside, by itself and without a move."""
    s.set_aside[s.turn] += 1
    s.last.idle += 1


@rule
def end_turn(s: State) -> None:
    """H7.1: the round ends when every turn has used up its marker; H2.5: some turns can only set it aside."""
    s.turns += 1
    while s.turns < MARKERS[s.seats] * s.seats:
        s.turn = left_of(s, s.turn)
        if s.deck_size + s.hand_size[s.turn] > 0:
            begin_turn(s)
            return
        put_aside(s)
        s.turns += 1
    end_round(s)


# H7 End of a round, H8 End of the game


@rule
def end_round(s: State) -> None:
    """H7.2-H7.5, H8.1: the largest bed scores; whoever played last begins the next round, if there is one."""
    s.last.round_over = 1
    collect(s)
    s.starter = s.turn
    if s.round_number == ROUNDS[s.seats]:
        s.phase = Phase.OVER
    else:
        start_round(s)
