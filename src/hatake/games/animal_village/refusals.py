"""Why a move is not allowed in Animal Village, and by which clause. Made from VIEWs only."""

from hatake.contract import CHANCE, Message, Refused, View, Who
from hatake.games.animal_village.names import blue_card, farm, who_stands
from hatake.games.animal_village.pieces import (
    COST,
    FACE,
    KIND_OF,
    PLACE,
    PLACES,
    ROUND_OF,
    ROUNDS,
    SMALL,
    START,
    TURN_UP,
    Phase,
)


def why_not(v: View, seat: int, a: int) -> Refused:
    """The first clause that stands against an action."""
    if seat == CHANCE:
        return _no_outcome(v, a)
    if v.phase == Phase.OVER:
        return Refused(Message("over", {"rounds": ROUNDS}), "A4")
    if v.phase == Phase.BLUE:
        return Refused(Message("still-turning", {"who": Who(v.turn)}), "A5")
    if v.phase != Phase.TURN:
        return Refused(Message("still-setting-up"), "A2.2")
    if seat != v.turn:
        return Refused(Message("not-your-turn", {"who": Who(v.turn)}), "A4.3")
    return _not_there(v, a) or _not_possible(v, a)


def _no_outcome(v: View, a: int) -> Refused:
    if v.phase == Phase.FIRST:
        return Refused(Message("no-such-player", {"number": a + 1, "players": int(v.seats)}), "A2.3")
    if a >= FACE:
        return Refused(Message("no-such-side"), "A1.2")
    kind = KIND_OF[v.opening]
    return Refused(Message("no-side-left", {"card": blue_card(kind, a)}), "A2.1")


def _not_there(v: View, a: int) -> Refused | None:
    place = int(PLACE[a])
    if v.seats == 1 and a == START:
        return Refused(Message("not-alone"), "A10.1")
    if ROUND_OF[place] > v.round_number:
        return Refused(Message("not-open", {"place": PLACES[place], "round": ROUND_OF[place]}), "A4.1")
    if not v.free >> a & 1:
        return Refused(Message("place-taken", {"place": PLACES[place], "who": who_stands(v, place)[0]}), "A4.4")
    return None


def _not_possible(v: View, a: int) -> Refused:
    kind, cost = KIND_OF[a], int(COST[a])
    if v.gold[v.turn] < cost:
        return Refused(Message("too-little-gold", {"cost": cost, "gold": int(v.gold[v.turn])}), "A5")
    problem = "no-red" if TURN_UP <= a < SMALL else "deck-empty"
    return Refused(Message(problem, {"farm": farm(kind)}), "A5")
