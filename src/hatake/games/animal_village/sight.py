"""Who knows what in Animal Village (RULEBOOK.md, Secret): nothing is hidden from one and known to another."""

from collections.abc import Sequence

from hatake.contract import Numbers, State, Trace, View
from hatake.games.animal_village.pieces import ANIMALS, BLUE_SIDES, FACE, KIND, SEATS
from hatake.games.animal_village.rules import has_set, has_theme, items
from hatake.jit import rule


@rule
def view(s: State, seat: int, out: View) -> None:
    """The table, for every seat and spectator alike, with what it is worth."""
    out.seat = seat
    copy_table(s, out)
    for player in range(s.seats):
        for kind in range(KIND):
            out.harvest[player, kind] = items(s, player, kind)
        out.has_set[player], out.has_theme[player] = has_set(s, player), has_theme(s, player)


@rule
def copy_table(s: State | View, out: State | View) -> None:
    """What lies on the table, between a STATE and a VIEW either way."""
    out.seats, out.first, out.phase, out.theme = s.seats, s.first, s.phase, s.theme
    out.round_number, out.starter, out.holder, out.turn = s.round_number, s.starter, s.holder, s.turn
    out.placed, out.opening, out.free, out.supply = s.placed, s.opening, s.free, s.supply
    out.is_pot_taken = s.is_pot_taken
    out.last = s.last
    for holder in range(SEATS + 1):
        out.gold[holder] = s.gold[holder]
    for kind in range(KIND):
        out.deck[kind] = s.deck[kind]
    for seat in range(SEATS):
        for animal in range(ANIMALS):
            out.spot[seat, animal] = s.spot[seat, animal]
        for kind in range(KIND):
            out.red[seat, kind] = s.red[seat, kind]
            for face in range(FACE):
                out.blue[seat, kind, face] = s.blue[seat, kind, face]


@rule
def guess(v: View, rng: Numbers, out: State) -> None:
    """The one state there can be: nobody has seen the blue sides that do not lie on the table (A2.1)."""
    copy_table(v, out)
    for kind in range(KIND):
        for face in range(FACE):
            out.unseen[kind, face] = BLUE_SIDES[face]
            for seat in range(v.seats):
                out.unseen[kind, face] -= v.blue[seat, kind, face]


def traces(s: State, seat: int, a: int) -> Sequence[Trace]:
    """No card ever moves that only some may know."""
    return []
