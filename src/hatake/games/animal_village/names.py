"""What things are called in Animal Village, as messages, and who is where. Made from VIEWs only."""

from hatake.contract import Message, View, Who
from hatake.games.animal_village.pieces import (
    ANIMALS,
    ITEMS,
    KINDS,
    PINK,
    PLACE,
    PLACES,
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
