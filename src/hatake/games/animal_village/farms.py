"""The farms in the picture: what lies before each player. Made from VIEWs only."""

from collections.abc import Iterator
from typing import NamedTuple

from hatake.contract import Message, Piece, View, Who
from hatake.games.animal_village.names import blue_card, has_start_card, place_name, red_card
from hatake.games.animal_village.pieces import (
    ANIMALS,
    BOTH_ANIMALS,
    FACE,
    FACES,
    KIND,
    KINDS,
    SEATS,
    SMALL,
    TURN_UP,
    Deed,
    Phase,
)
from hatake.games.animal_village.village import ANIMAL, DECK_Y, FARMS_Y, SUPPLY_X, stand

ANIMALS_OF = ("fox", "rabbit", "bear", "frog")


class Yard(NamedTuple):
    """The ground of one farm: its corner, and how its things are laid out."""

    symbol: str
    x: float
    y: float
    width: float
    height: float
    plate: float
    gold: tuple[float, float]
    cards_y: float
    card: float
    abreast: int


def _yard(v: View, seat: int) -> Yard:
    """Farms lie one below the other; four lie two by two. The viewer's own comes first, then clockwise."""
    order = (seat - max(0, int(v.seat))) % int(v.seats)
    if v.seats < SEATS:
        return Yard("farm-wide", 0.05, FARMS_Y + 1.5 * order, 6.5, 1.47, 1.8, (3.4, 0.28), 0.95, 0.58, 10)
    x, y = 0.05 + 3.3 * (order in (1, 2)), FARMS_Y + 2.54 * (order > 1)
    return Yard("farm-half", x, y, 3.2, 2.5, 1.4, (0.28, 0.74), 1.33, 0.5, 5)


def farms_height(v: View) -> float:
    """How much room all farms take."""
    return 5.1 if v.seats == SEATS else 1.52 * float(v.seats)


def farms(v: View) -> Iterator[Piece]:
    """Every player's farm, and the animals wherever they are."""
    for seat in range(v.seats):
        yard = _yard(v, seat)
        yield from _ground(v, seat, yard)
        yield from _animals(v, seat, yard)
        yield from _gold(v, seat, yard)
        yield from _cards(v, seat, yard)


def _ground(v: View, seat: int, yard: Yard) -> Iterator[Piece]:
    """The name, the Start Player card, and the marks of what would be worth extra points now."""
    who = Who(seat)
    label = Message("farm", {"who": who, "harvest": int(v.harvest[seat].sum()), "gold": int(v.gold[seat])})
    middle = (yard.x + yard.width / 2, yard.y + yard.height / 2)
    yield Piece(f"farm-{seat}", yard.symbol, *middle, label, size=yard.width, layer=-1)
    x, y = yard.x + 0.24, yard.y + 0.29
    yield Piece(f"sign-{seat}", f"sign-{ANIMALS_OF[seat]}", x, y, label, size=0.46, layer=2)
    name = Message("plate", {"who": who})
    plate_x = yard.x + 0.42 + yard.plate / 2
    yield Piece(f"seat-{seat}", "plate", plate_x, y, label, text=name, size=yard.plate, layer=1)
    if v.phase in (Phase.TURN, Phase.BLUE) and v.turn == seat:
        yield Piece(
            "turn",
            "turn",
            plate_x - yard.plate / 2 + 0.06,
            y - 0.1,
            Message("turn-mark", {"who": who}),
            size=0.3,
            layer=3,
        )
    yield from _marks(v, seat, yard)


def _marks(v: View, seat: int, yard: Yard) -> Iterator[Piece]:
    x, y = yard.x + yard.width - 0.28, yard.y + yard.gold[1]
    who = Who(seat)
    if has_start_card(v, seat):
        start = (x + 0.04, yard.y + 0.31) if yard.abreast == 5 else (x - 0.86, y)
        yield Piece("start-card", "start", *start, Message("start-card", {"who": who}), size=0.34, layer=2)
    if v.has_set[seat]:
        yield Piece(f"set-{seat}", "bouquet", x - 0.4, y, Message("full-set", {"who": who}), size=0.42, layer=2)
    if v.has_theme[seat]:
        yield Piece(f"star-{seat}", "star", x, y, Message("earns-theme", {"who": who}), size=0.32, layer=2)


def _animals(v: View, seat: int, yard: Yard) -> Iterator[Piece]:
    """At home or at work; the second one comes along in round 5."""
    for i in range(ANIMALS if v.round_number >= BOTH_ANIMALS else 1):
        where = int(v.spot[seat, i]) - 1
        if where >= 0:
            place, label = (
                stand(v, where, seat, i),
                Message("at-work", {"who": Who(seat), "place": place_name(where)}),
            )
        else:
            place = (yard.x + 0.42 + yard.plate + 0.3 + 0.42 * i, yard.y + 0.3)
            label = Message("at-home", {"who": Who(seat)})
        key = f"animal-{seat}-{i}"
        yield Piece(key, ANIMALS_OF[seat], *place, label, source=f"seat-{seat}", size=ANIMAL - 0.08, layer=10 + i)


def _gold(v: View, seat: int, yard: Yard) -> Iterator[Piece]:
    """Gold cards (A3.1): new ones come from where they were gained; those paid go back to the supply."""
    gold, is_actor = int(v.gold[seat]), v.last.deed == Deed.PLACE and v.last.seat == seat
    count = (gold + 1) // 2
    x, y = yard.x + yard.gold[0], yard.y + yard.gold[1]
    label = Message("purse", {"who": Who(seat), "gold": gold})
    pitch = min(0.3, 1.15 / max(1, count))
    before = (gold - int(v.last.gain) + 1) // 2 if is_actor else count
    for i in range(count):
        source = "supply" if i < before or not v.last.from_pot else f"pot-{i - before}"
        symbol = "gold-2" if 2 * i + 2 <= gold else "gold-1"
        yield Piece(f"gold-{seat}-{i}", symbol, x + pitch * i, y, label, source=source, size=0.34, layer=2 + i)
    if gold:
        text = Message("number", {"number": gold})
        yield Piece(f"purse-{seat}", "", x + pitch * count + 0.14, y, label, text=text, size=0.3, layer=2)
    freed = (gold + int(v.last.paid) + 1) // 2 if is_actor else count
    for i in range(count, freed):
        paid = Message("paid", {"who": Who(seat)})
        yield Piece(f"paid-{i}", "gold-2", SUPPLY_X, DECK_Y, paid, source=f"gold-{seat}-{i}", size=0.42)


class Card(NamedTuple):
    """A farm card on the table."""

    key: str
    symbol: str
    label: Message
    source: str


def _cards(v: View, seat: int, yard: Yard) -> Iterator[Piece]:
    """Field after field, flower bed after flower bed, ranch after ranch."""
    pitch = yard.card * 1.07
    for n, card in enumerate(_farm_cards(v, seat)):
        x = yard.x + 0.08 + pitch * (n % yard.abreast + 0.5)
        y = yard.y + yard.cards_y + yard.card * 1.42 * (n // yard.abreast)
        yield Piece(card.key, card.symbol, x, y, card.label, source=card.source, size=yard.card, layer=5)


def _farm_cards(v: View, seat: int) -> Iterator[Card]:
    for kind in range(KIND):
        for i in range(v.red[seat, kind]):
            yield Card(_red_key(seat, kind, i), f"{KINDS[kind]}-red", red_card(kind), f"deck-{kind}")
        for face in range(FACE):
            for i in range(v.blue[seat, kind, face]):
                key = f"farm-{seat}-{kind}-{FACES[face]}-{i}"
                yield Card(key, f"{KINDS[kind]}-{FACES[face]}", blue_card(kind, face), _came_from(v, seat, kind))


def _red_key(seat: int, kind: int, i: int) -> str:
    return f"farm-{seat}-{kind}-red-{i}"


def _came_from(v: View, seat: int, kind: int) -> str:
    """A blue card that is new was the last red one of its kind, or lay on the deck."""
    has_turned = v.last.deed == Deed.BLUE and TURN_UP <= v.last.action < SMALL
    return _red_key(seat, kind, int(v.red[seat, kind])) if has_turned else f"deck-{kind}"
