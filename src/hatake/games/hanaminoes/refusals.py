"""Why something may not be done in Hanaminoes, and by which clause. Made from VIEWs only."""

from hatake.contract import CHANCE, Message, Refused, View, Who
from hatake.games.hanaminoes.pieces import (
    DOUBLE,
    DOWN,
    KEEP,
    OVERLAYS,
    PICK,
    SHAPE,
    TILE,
    TILES,
    WAYS,
    Phase,
    Where,
)
from hatake.games.hanaminoes.plan import PLACING, Cell, around, beside, covered, placing
from hatake.games.hanaminoes.telling import tile_name

VERBS = ("place", "pick", "overlay", "lift", "shift", "onto", "mark")
"""What is done with a tile."""

# Moves that cannot be read


def unreadable(text: str) -> Refused:
    """What is wrong with words that are no move."""
    verb, *words = text.split(" ")
    if verb in VERBS and words and words[0] and words[0] not in TILES:
        return Refused(Message("no-such-tile", {"tile": words[0]}), "H1.1")
    if verb == "place" and len(words) == 3 and words[2] not in WAYS:
        return Refused(Message("no-such-way", {"way": words[2]}), "H4.1")
    if verb == "place" and len(words) == 3:
        return Refused(Message("no-such-cell", {"cell": words[1]}), "H4.1")
    return Refused(Message("not-a-move", {"text": text}), "H3.2")


def not_in_hand(v: View, tile: int) -> Refused:
    """The tile named is not the one that is to be placed."""
    if v.held > 0:
        args = {"tile": tile_name(tile), "held": tile_name(int(v.held) - 1)}
        return Refused(Message("other-tile-first", args), "H3.1")
    return Refused(Message("nothing-to-place"), "H3.2")


def cannot_reach(cell: Cell) -> Refused:
    """A place far from the garden."""
    return Refused(Message("touches-nothing", {"x": cell[0], "y": cell[1]}), "H4.1")


# Moves that are not allowed


def why_not(v: View, seat: int, a: int) -> Refused:
    """The first clause that stands against an action."""
    if seat == CHANCE:
        return _no_outcome(v, a)
    if v.phase == Phase.OVER:
        return Refused(Message("over"), "H8.1")
    if v.phase in (Phase.FIRST, Phase.DEAL, Phase.REDRAW, Phase.START):
        return Refused(Message("still-dealing"), "H2.1")
    if seat != v.turn:
        return Refused(Message("not-your-turn", {"who": Who(v.turn)}), "H2.4")
    if v.phase in PLACING and a < PICK:
        return _cannot_place(v, a)
    if PICK <= a < KEEP and (a - PICK) // TILE == _verb(v):
        return _cannot_choose(v, (a - PICK) % TILE)
    return _now(v)


def _no_outcome(v: View, a: int) -> Refused:
    if v.phase == Phase.FIRST:
        return Refused(Message("no-such-player", {"number": a + 1, "players": int(v.seats)}), "H2.4")
    return Refused(Message("tile-not-in-deck", {"tile": tile_name(a)}), "H2.1")


NOW = {
    Phase.SWAP: ("now-swap", "H2.2"),
    Phase.REVEAL: ("now-reveal", "H3.1"),
    Phase.PLACE: ("now-place", "H3.1"),
    Phase.PICK: ("now-pick", "H3.2"),
    Phase.LAY: ("now-place", "H3.2"),
    Phase.LIFT: ("now-lift", "H5.2"),
    Phase.MOVE: ("now-place", "H5.2"),
    Phase.SHIFT: ("now-shift", "H5.3"),
    Phase.ONTO: ("now-onto", "H5.3"),
    Phase.MARK: ("now-mark", "H6.3"),
}
"""What is to be done, and by which clause."""


def _now(v: View) -> Refused:
    """Something else is to be done now."""
    name, clause = NOW[Phase(v.phase)]
    return Refused(Message(name), clause)


VERB = {Phase.PICK: 0, Phase.LAY: 1, Phase.LIFT: 2, Phase.SHIFT: 3, Phase.ONTO: 4, Phase.MARK: 5}


def _verb(v: View) -> int:
    """Which of the verbs with a tile may be said now."""
    return VERB.get(Phase(v.phase), -1)


NEEDS = {Phase.LAY: "H5.1", Phase.LIFT: "H5.2", Phase.SHIFT: "H5.3", Phase.ONTO: "H5.3", Phase.MARK: "H6.1"}
"""Which clause asks for a tile of the garden."""


def _cannot_choose(v: View, tile: int) -> Refused:
    args = {"tile": tile_name(tile)}
    if v.phase == Phase.PICK:
        return Refused(Message("not-in-hand", args), "H3.2")
    if v.phase == Phase.LAY and (v.held - 1) % SHAPE != OVERLAYS:
        return Refused(Message("only-ones-overlay"), "H5.1")
    if v.where[tile] == Where.UNDER:
        return Refused(Message("lies-under", args), "H5.4")
    if v.where[tile] != Where.GARDEN:
        return Refused(Message("not-in-garden", args), NEEDS[Phase(v.phase)])
    if v.phase == Phase.LIFT:
        return Refused(Message("other-than-itself"), "H5.2")
    if v.phase == Phase.MARK:
        return Refused(
            Message("has-marker" if v.marker[tile] else "no-match", args), "H6.3" if v.marker[tile] else "H6.1"
        )
    return Refused(Message("has-marker" if v.phase == Phase.ONTO else "has-no-marker", args), "H5.3")


def _cannot_place(v: View, a: int) -> Refused:
    cell, way = placing(v, a)
    if DOUBLE[v.held - 1] and way > DOWN:
        return Refused(Message("double-one-way", {"ways": "R, D"}), "H4.1")
    if a == v.lay - 1:
        return Refused(Message("lay-there-before"), "H5.2")
    taken, both = covered(v), (cell, beside(cell, way))
    for each in both:
        if each in taken:
            return Refused(Message("cell-taken", {"x": each[0], "y": each[1]}), "H4.1")
    if not any(near in taken for each in both for near in around(each)):
        return cannot_reach(cell)
    return _now(v)
