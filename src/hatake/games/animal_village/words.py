"""Animal Village in words: written moves, what is told of them, and why one is not allowed. Made from VIEWs only."""

from collections.abc import Iterator, Sequence
from typing import Any

from hatake.contract import CHANCE, Argument, Message, Refused, View, Who
from hatake.games.animal_village import solo
from hatake.games.animal_village.names import (
    blue_card,
    farm,
    has_start_card,
    is_open,
    place_name,
    red_card,
    theme,
    who_stands,
)
from hatake.games.animal_village.pieces import (
    ACTIONS,
    FACE,
    FACES,
    FULL_SET,
    GOLD,
    GOLD_PLACE,
    HUGE_PLACE,
    KIND,
    KIND_OF,
    KINDS,
    PLACE,
    PLACES,
    POT,
    ROUND_OF,
    ROUNDS,
    SEATS,
    SMALL,
    START,
    THEME_POINTS,
    THEMES,
    TURN_UP,
    Deed,
    Phase,
)
from hatake.games.animal_village.refusals import why_not

__all__ = ["account", "board", "data", "points", "rank", "read", "say", "why_not", "write"]

# Moves


def write(v: View, seat: int, a: int) -> str:
    """`A01`, `A06 sheep`; for chance `*theme sheep`, `*first 2`, `*blue turnip 3p`."""
    if seat != CHANCE:
        return WRITTEN[a]
    if v.phase == Phase.THEME:
        return f"*theme {THEMES[a]}"
    if v.phase == Phase.FIRST:
        return f"*first {a + 1}"
    return f"*blue {KINDS[KIND_OF[v.opening]]} {FACES[a]}"


def _written(a: int) -> str:
    place = PLACES[PLACE[a]]
    return f"{place} {KINDS[KIND_OF[a]]}" if PLACE[a] == HUGE_PLACE else place


WRITTEN = tuple(_written(a) for a in range(ACTIONS))
READ = {text: a for a, text in enumerate(WRITTEN)}
OUTCOMES_OF = {Phase.THEME: len(THEMES), Phase.FIRST: SEATS, Phase.BLUE: FACE}


def read(v: View, seat: int, text: str) -> int:
    """The action or outcome that is written so."""
    if seat == CHANCE:
        found = {write(v, CHANCE, outcome): outcome for outcome in range(OUTCOMES_OF[v.phase])}
        if text not in found:
            raise Refused(Message("not-an-outcome", {"text": text, "such": write(v, CHANCE, 0)}), "A2.1")
        return found[text]
    if text not in READ:
        raise _unreadable(text)
    return READ[text]


def _unreadable(text: str) -> Refused:
    place, _, rest = text.partition(" ")
    if place == PLACES[HUGE_PLACE]:
        return Refused(Message("which-kind", {"kinds": ", ".join(KINDS)}), "A5")
    if place in PLACES:
        return Refused(Message("no-word-after", {"place": place, "rest": rest}), "A5")
    return Refused(Message("not-a-move", {"text": text}), "A5")


# What has happened


def say(v: View) -> Message | None:
    """The last move in words."""
    said = _said(v)
    if said is None or not v.last.round_over:
        return said
    return Message("says-and-then", {"said": said, "then": _next_round(v)})


def _said(v: View) -> Message | None:
    match v.last.deed:
        case Deed.THEME if v.round_number > 0:
            return Message("says-and-then", {"said": _said_theme(v), "then": _said_first(v)})
        case Deed.THEME:
            return _said_theme(v)
        case Deed.FIRST:
            return _said_first(v)
        case Deed.PLACE:
            return _said_place(v)
        case Deed.BLUE:
            card = blue_card(KIND_OF[v.last.action], v.last.face - 1)
            return Message("says-blue", {"who": Who(v.last.seat), "card": card})
    return None


def _said_theme(v: View) -> Message:
    return Message("says-theme", {"theme": theme(v)})


def _said_first(v: View) -> Message:
    first = Who(v.last.seat)
    if v.seats < SEATS:
        return Message("says-first", {"who": first})
    return Message("says-first-of-four", {"who": first, "fourth": Who((first - 1) % SEATS)})


def _said_place(v: View) -> Message:
    a, gain = int(v.last.action), int(v.last.gain)
    facts: dict[str, Argument] = {
        "who": Who(v.last.seat),
        "place": PLACES[PLACE[a]],
        "gain": gain,
        "paid": int(v.last.paid),
    }
    if a == START:
        return Message("says-start", facts)
    if a == GOLD:
        return Message("says-gold-all" if v.last.from_pot else "says-gold-one", facts)
    deed = "plant" if a < GOLD else "turn" if TURN_UP <= a < SMALL else "invest"
    return Message(f"says-{deed}", {**facts, "farm": farm(KIND_OF[a])})


def _next_round(v: View) -> Message:
    if v.phase == Phase.OVER:
        return Message("game-ends")
    opened = place_name(ROUND_OF.index(int(v.round_number)))
    facts: dict[str, Argument] = {"round": int(v.round_number), "place": opened, "gold": int(v.gold[POT])}
    return Message("round-begins" if v.last.pot_gain else "round-begins-without-gold", facts)


# The board


def board(v: View) -> Sequence[Message]:
    """The table, line by line."""
    shown = v.seats > 1 and v.phase != Phase.THEME
    head: dict[str, Argument] = {"round": int(v.round_number), "rounds": ROUNDS, "supply": int(v.supply)}
    first = Message("board-theme", {**head, "theme": theme(v)}) if shown else Message("board-head", head)
    decks = {KINDS[kind]: int(v.deck[kind]) for kind in range(KIND)}
    return [first, Message("board-decks", decks), *_village(v), *(_seat_line(v, seat) for seat in range(v.seats))]


def _village(v: View) -> Iterator[Message]:
    places = [place for place in range(len(PLACES)) if is_open(v, place)]
    taken = [place for place in places if who_stands(v, place)]
    free = [place for place in places if place not in taken or place == GOLD_PLACE]
    if free:
        yield Message("board-free", {"places": tuple(_with_gold(v, place) for place in free)})
    if taken:
        stands = [Message("stands", {"place": PLACES[place], "who": who_stands(v, place)}) for place in taken]
        yield Message("board-taken", {"places": tuple(stands)})


def _with_gold(v: View, place: int) -> Message:
    name = place_name(place)
    return Message("place-gold", {"place": name, "gold": int(v.gold[POT])}) if place == GOLD_PLACE else name


def _seat_line(v: View, seat: int) -> Message:
    is_on_turn = v.phase in (Phase.TURN, Phase.BLUE) and v.turn == seat
    state = Message("turn-now" if is_on_turn else "turn-not")
    start = Message("has-start" if has_start_card(v, seat) else "has-no-start")
    facts: dict[str, Argument] = {"who": Who(seat), "gold": int(v.gold[seat]), "start": start, "state": state}
    farm_cards = tuple(_farm_cards(v, seat))
    return Message("board-seat", {**facts, "cards": farm_cards}) if farm_cards else Message("board-bare", facts)


def _farm_cards(v: View, seat: int) -> Iterator[Message]:
    for kind in range(KIND):
        yield from (red_card(kind) for _ in range(v.red[seat, kind]))
        for face in range(FACE):
            yield from (blue_card(kind, face) for _ in range(v.blue[seat, kind, face]))


# The end


def points(v: View, seat: int) -> int:
    """A6: all points of a seat."""
    extras = FULL_SET * int(v.has_set[seat]) + THEME_POINTS * int(v.has_theme[seat])
    return int(v.harvest[seat].sum()) + int(v.gold[seat]) + extras


def rank(v: View) -> str:
    """A10.3: the rank of a solo game."""
    return solo.rank(points(v, 0))


def account(v: View) -> Sequence[Message]:
    """How the points came about; alone, the rank."""
    lines = [_account(v, seat) for seat in range(v.seats)]
    if v.seats == 1:
        return [*lines, Message("rank", {"rank": rank(v)})]
    best = max(points(v, seat) for seat in range(v.seats))
    merits = {_merits(v, seat) for seat in range(v.seats) if points(v, seat) == best}
    return [*lines, Message("tie-broken")] if len(merits) > 1 else lines


def _merits(v: View, seat: int) -> tuple[int, int, int]:
    """A7.1: what decides between equal points."""
    return int(v.has_theme[seat]), int(v.has_set[seat]), int(v.harvest[seat].sum())


def _account(v: View, seat: int) -> Message:
    parts = {"harvest": int(v.harvest[seat].sum()), "gold": int(v.gold[seat]), "points": points(v, seat)}
    extras = {"set": FULL_SET * int(v.has_set[seat]), "theme": THEME_POINTS * int(v.has_theme[seat])}
    return Message("account-alone" if v.seats == 1 else "account", {"who": Who(seat), **parts, **extras})


# Data


def data(v: View) -> dict[str, Any]:
    """A VIEW as plain values."""
    has_begun = v.round_number > 0 and v.seats > 1
    return {
        "seat": int(v.seat) + 1,
        "to_move": int(v.turn) + 1 if v.phase == Phase.TURN else None,
        "round": int(v.round_number),
        "starter": int(v.starter) + 1 if has_begun else None,
        "start_card": int(v.holder) + 1 if has_begun else None,
        "theme": THEMES[v.theme] if v.seats > 1 and v.phase != Phase.THEME else None,
        "supply": int(v.supply),
        "gold_on_a05": int(v.gold[POT]),
        "decks": {KINDS[kind]: int(v.deck[kind]) for kind in range(KIND)},
        "village": {
            PLACES[place]: [who + 1 for who in who_stands(v, place)]
            for place in range(len(PLACES))
            if ROUND_OF[place] <= v.round_number
        },
        "turning_up": KINDS[KIND_OF[v.opening]] if v.phase == Phase.BLUE else None,
        "rank": rank(v) if v.seats == 1 and v.phase == Phase.OVER else None,
        "seats": [_seat_data(v, seat) for seat in range(v.seats)],
    }


def _seat_data(v: View, seat: int) -> dict[str, Any]:
    return {
        "gold": int(v.gold[seat]),
        "red": {KINDS[kind]: int(v.red[seat, kind]) for kind in range(KIND)},
        "blue": {KINDS[kind]: sorted(_faces(v, seat, kind)) for kind in range(KIND)},
        "harvest": int(v.harvest[seat].sum()),
        "full_set": bool(v.has_set[seat]),
        "theme": bool(v.has_theme[seat]),
    }


def _faces(v: View, seat: int, kind: int) -> list[str]:
    return [FACES[face] for face in range(FACE) for _ in range(v.blue[seat, kind, face])]
