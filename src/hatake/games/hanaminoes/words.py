"""Hanaminoes in words: written moves, the board line by line, and all of a VIEW as data. Made from VIEWs only."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from hatake.contract import CHANCE, Argument, Message, Refused, View, Who
from hatake.games.hanaminoes.pieces import (
    KEEP,
    MARKERS,
    PICK,
    SKIP,
    SWAP,
    TILE,
    TILES,
    WAYS,
    Phase,
)
from hatake.games.hanaminoes.plan import (
    action,
    beds,
    best_colour,
    collected,
    flowers,
    hand,
    is_near,
    placed,
    shows_scores,
    stack,
    tops,
)
from hatake.games.hanaminoes.refusals import cannot_reach, not_in_hand, unreadable, why_not
from hatake.games.hanaminoes.telling import bed_name, say, tile_name, tile_names

__all__ = ["account", "board", "data", "read", "say", "why_not", "write"]

HIDDEN = "?"
VERBS = ("pick", "overlay", "lift", "shift", "onto", "mark")
PLAIN = {"keep": KEEP, "swap": SWAP, "skip": SKIP}
READ = PLAIN | {f"{verb} {tile}": PICK + i * TILE + t for i, verb in enumerate(VERBS) for t, tile in enumerate(TILES)}
WRITTEN = {a: text for text, a in READ.items()}
CHANCES = {int(Phase.FIRST): "first", int(Phase.START): "start", int(Phase.REVEAL): "reveal"}
"""What chance does; in all other phases it deals."""
PLACE = re.compile(r"place ([YOPRBW][1-3]{2}) (0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?) ([RDLU])", re.ASCII)

# Moves


def write(v: View, seat: int, a: int) -> str:
    """`place Y12 3,-1 R`, `pick O13`, `mark Y12`, `keep` and the like; for chance `*deal 1 Y12`, `*reveal Y12`."""
    if seat == CHANCE:
        return _outcome(v, a)
    if a >= PICK:
        return WRITTEN[a]
    return f"place {TILES[v.held - 1]} {_place(v.left, v.top, a)}"


@lru_cache(1 << 16)
def _place(left: int, top: int, a: int) -> str:
    """A placing in words; these are written so often that they are kept."""
    (x, y), way = placed(int(left), int(top), a)
    return f"{x},{y} {WAYS[way]}"


def _outcome(v: View, a: int) -> str:
    chance = CHANCES.get(int(v.phase), "deal")
    if chance == "first":
        return f"*first {a + 1}"
    return f"*deal {v.turn + 1} {TILES[a]}" if chance == "deal" else f"*{chance} {TILES[a]}"


def read(v: View, seat: int, text: str) -> int:
    """The action or outcome that is written so."""
    if seat == CHANCE:
        found = {write(v, CHANCE, outcome): outcome for outcome in range(TILE)}
        if text not in found:
            raise Refused(Message("not-an-outcome", {"text": text, "such": write(v, CHANCE, 0)}), "H2.1")
        return found[text]
    if text in READ:
        return READ[text]
    return _read_placing(v, text)


def _read_placing(v: View, text: str) -> int:
    found = PLACE.fullmatch(text)
    if found is None or found[1] not in TILES:
        raise unreadable(text)
    if v.held == 0 or found[1] != TILES[v.held - 1]:
        raise not_in_hand(v, TILES.index(found[1]))
    cell = (int(found[2]), int(found[3]))
    if not is_near(v, cell):
        raise cannot_reach(cell)
    return action(cell, WAYS.index(found[4]))


# The board


def board(v: View) -> Sequence[Message]:
    """The table, line by line: the round, every tile of the garden, the beds, every seat, and the own tiles."""
    head = Message("board-head", {"round": int(v.round_number), "deck": int(v.deck_size)})
    largest = tuple(bed_name(bed) for bed in beds(v)[:3])
    lines = [head, *(_tile_line(v, tile) for tile in tops(v))]
    lines += [Message("board-beds", {"beds": largest})] if largest else []
    lines += [_seat_line(v, seat) for seat in range(v.seats)]
    return [*lines, *_own_lines(v)]


def _tile_line(v: View, tile: int) -> Message:
    tiles = stack(v, tile)
    way = Message(f"way-{v.way[tile]}")
    args: dict[str, Argument] = {"tile": tile_name(tile), "x": int(v.x[tile]), "y": int(v.y[tile]), "way": way}
    marker = Message("marked", {"who": Who(v.marker[tile] - 1)}) if v.marker[tile] else Message("unmarked")
    if len(tiles) > 1:
        return Message("board-stack", {**args, "marker": marker, "under": tile_names(tiles[1:])})
    return Message("board-tile", {**args, "marker": marker})


def markers_left(v: View, seat: int) -> int:
    """H1.3: the markers a seat has neither put onto a tile nor set aside."""
    placed = sum(int(v.marker[tile] == seat + 1) for tile in range(TILE))
    return int(MARKERS[v.seats]) - placed - int(v.set_aside[seat])


def _seat_line(v: View, seat: int) -> Message:
    is_turn = Phase.SWAP <= v.phase < Phase.OVER and v.turn == seat
    args: dict[str, Argument] = {
        "who": Who(seat),
        "tiles": int(v.hand_size[seat]),
        "markers": markers_left(v, seat),
        "turn": Message("turn-now" if is_turn else "turn-not"),
    }
    if shows_scores(v):
        return Message("board-seat-open", {**args, "flowers": flowers(collected(v, seat))})
    return Message("board-seat", args)


def _own_lines(v: View) -> Iterator[Message]:
    if v.held > 0:
        yield Message("board-held", {"who": Who(v.turn), "tile": tile_name(v.held - 1)})
    if v.seat >= 0:
        yield Message("board-hand", {"tiles": tile_names(hand(v, v.seat))})
        given = [tile for tile in range(TILE) if v.giver[tile] == v.seat + 1]
        if given:
            yield Message("board-given", {"tiles": tile_names(given)})


def account(v: View) -> Sequence[Message]:
    """What everybody has collected, with the colour that breaks ties."""
    return [
        Message(
            "account",
            {
                "who": Who(seat),
                "flowers": flowers(collected(v, seat)),
                "tiles": tile_names(collected(v, seat)),
                "best": best_colour(collected(v, seat)),
            },
        )
        for seat in range(v.seats)
    ]


# Data


def data(v: View) -> dict[str, Any]:
    """A VIEW as plain values; tiles by their written names, `?` for one the viewer may not know."""
    return {
        "seat": int(v.seat) + 1,
        "phase": Phase(v.phase).name.lower(),
        "to_move": int(v.turn) + 1 if is_decision(v) else None,
        "round": int(v.round_number),
        "starter": int(v.starter) + 1,
        "turns": int(v.turns),
        "deck": int(v.deck_size),
        "held": [TILES[tile] for tile in stack(v, int(v.held) - 1)] if v.held > 0 else [],
        "revealed": TILES[v.revealed - 1] if v.revealed > 0 else None,
        "played": TILES[v.played - 1] if v.played > 0 else None,
        "garden": [_stack_data(v, tile) for tile in tops(v)],
        "beds": [{"tiles": [TILES[tile] for tile in bed.tiles], "flowers": bed.flowers} for bed in beds(v)],
        "seats": [_seat_data(v, seat) for seat in range(v.seats)],
    }


def is_decision(v: View) -> bool:
    """Whether a seat is to choose something."""
    return bool(v.phase == Phase.SWAP or Phase.PLACE <= v.phase < Phase.OVER)


def _stack_data(v: View, tile: int) -> dict[str, Any]:
    return {
        "tiles": [TILES[each] for each in stack(v, tile)],
        "x": int(v.x[tile]),
        "y": int(v.y[tile]),
        "way": WAYS[v.way[tile]],
        "marker": int(v.marker[tile]) or None,
    }


def _seat_data(v: View, seat: int) -> dict[str, Any]:
    known = [TILES[tile] for tile in hand(v, seat)]
    return {
        "hand": known + [HIDDEN] * (int(v.hand_size[seat]) - len(known)),
        "given_up": [TILES[tile] for tile in range(TILE) if v.giver[tile] == seat + 1],
        "has_swapped": bool(v.has_swapped[seat]),
        "collected": [TILES[tile] for tile in collected(v, seat)],
        "markers": markers_left(v, seat),
        "set_aside": int(v.set_aside[seat]),
    }
