"""What things are called in Animal Village, as messages, and who is where. Made from VIEWs only."""

from hatake.contract import Argument, Message, View, Who
from hatake.games.animal_village.pieces import (
    ANIMALS,
    COST,
    GOLD_PLACE,
    HUGE_PLACE,
    ITEMS,
    KIND,
    KIND_OF,
    KINDS,
    PINK,
    PLACE,
    PLACES,
    POT,
    ROUND_OF,
    START,
    THEMES,
)


def farm(kind: int) -> Message:
    """What a farm card of a kind is called: field, flower bed or ranch."""
    return Message(f"farm-{KINDS[kind]}")


def red_card(kind: int) -> Message:
    """A card with its red side up."""
    return Message(f"red-{KINDS[kind]}")


def blue_card(kind: int, face: int) -> Message:
    """A card with its blue side up."""
    return Message(f"blue-{KINDS[kind]}", {"items": int(ITEMS[face]), "pink": int(PINK[face])})


def place_name(place: int) -> Message:
    """What a place of the village is called."""
    return Message("place", {"place": PLACES[place], "name": Message(f"place-{PLACES[place].lower()}")})


def theme(v: View) -> Message:
    """What the theme asks for."""
    return Message(f"theme-{THEMES[v.theme]}")


def who_stands(v: View, place: int) -> tuple[Who, ...]:
    """The owners of the animals on a place."""
    return tuple(Who(seat) for seat in range(v.seats) for i in range(ANIMALS) if v.spot[seat, i] == place + 1)


def is_open(v: View, place: int) -> bool:
    """Whether a place is part of this round; alone, A01 never is."""
    return ROUND_OF[place] <= int(v.round_number) and (v.seats > 1 or place != PLACE[START])


def has_start_card(v: View, seat: int) -> bool:
    """A2.3, A10.1: alone, the Start Player card is not used."""
    return bool(v.seats > 1 and v.round_number > 0 and v.holder == seat)


# What a place would bring


def does(v: View, place: int) -> Message:
    """What a place would bring the viewer (or, to a spectator's eye, whoever is on turn) now, and what it costs."""
    a = place if place <= HUGE_PLACE else place + KIND - 1
    facts: dict[str, Argument] = {"farm": farm(KIND_OF[a]), "gain": gain_at(v, place), "cost": int(COST[a])}
    return Message(f"does-{_deed_at(v, place)}", facts)


def _deed_at(v: View, place: int) -> str:
    if place == GOLD_PLACE:
        return "gold-one" if v.is_pot_taken else "gold-all"
    if place < GOLD_PLACE:
        return "start" if place == START else "plant"
    return "huge" if place == HUGE_PLACE else "turn" if place <= HUGE_PLACE + KIND else "small"


def gain_at(v: View, place: int) -> int:
    """A3.2: no gold comes where a new card is needed and none is left."""
    if place == GOLD_PLACE and not v.is_pot_taken:
        return int(v.gold[POT])
    seat = v.seat if v.seat >= 0 else v.turn
    return 1 if v.supply > 0 or v.gold[seat] % 2 == 1 else 0


def place_state(v: View, place: int) -> Message:
    """Whether a place is free, and if not, why."""
    if ROUND_OF[place] > v.round_number:
        return Message("state-closed", {"round": ROUND_OF[place]})
    if not is_open(v, place):
        return Message("not-alone")
    there = who_stands(v, place)
    return Message("state-taken", {"who": there}) if there else Message("state-free")
