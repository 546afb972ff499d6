"""Animal Village as a picture: which pieces lie where, and how picking them makes moves. Made from VIEWs only."""

from collections.abc import Iterator

from hatake.contract import Message, Piece, Scene, View, Who
from hatake.games.animal_village.farms import farms, farms_height
from hatake.games.animal_village.names import does, farm, gain_at, place_state, theme
from hatake.games.animal_village.pieces import (
    BOTH_ANIMALS,
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
    START,
    THEMES,
    Phase,
)
from hatake.games.animal_village.village import (
    COLUMN_X,
    DECK_WIDTH,
    DECK_Y,
    FARMS_Y,
    MIDDLE,
    SUN_Y,
    SUPPLY_X,
    THEME_X,
    WIDTH,
    place_x,
    place_y,
    stand,
)
from hatake.games.animal_village.words import rank


def scene(v: View) -> Scene:
    """The days above, then the village with its decks and places, and everybody's farm below."""
    pieces = [*_days(v), *_decks(v), *_places(v), *_gold(v), *_footprints(v), *_rank(v), *farms(v)]
    return Scene((0.0, 0.0, WIDTH, FARMS_Y + farms_height(v)), pieces)


# The head of the village


def _days(v: View) -> Iterator[Piece]:
    """A sun for each round; from the fifth on, two animals go out (A4.3)."""
    yield Piece("village", "village", *MIDDLE, Message("village"), size=WIDTH, layer=-2)
    for day in range(1, ROUNDS + 1):
        when = "past" if day < v.round_number else "now" if day == v.round_number else "next"
        sun = "suns" if day >= BOTH_ANIMALS else "sun"
        label = Message("day", {"round": day, "rounds": ROUNDS, "animals": 2 if day >= BOTH_ANIMALS else 1})
        text = Message("number", {"number": day}) if when == "now" else None
        yield Piece(f"day-{day}", f"{sun}-{when}", 0.5 + 0.93 * (day - 1), SUN_Y, label, text=text, size=0.42)


def _decks(v: View) -> Iterator[Piece]:
    for kind in range(KIND):
        x, count = COLUMN_X[kind + 1] - 0.26, int(v.deck[kind])
        label = Message("deck", {"farm": farm(kind), "cards": count})
        if count > 1:
            yield Piece(f"stack-{kind}", "stack", x + 0.04, DECK_Y + 0.02, label, size=1.1 * DECK_WIDTH)
        symbol = f"{KINDS[kind]}-red" if count else f"bare-{KINDS[kind]}"
        pick = f"deck:{KINDS[kind]}"
        yield Piece(f"deck-{kind}", symbol, x, DECK_Y, label, pick=pick, size=DECK_WIDTH, layer=1)
        text = Message("times", {"number": count})
        yield Piece(f"deck-count-{kind}", "", x + 0.72, DECK_Y, label, text=text, size=0.3)


def _gold(v: View) -> Iterator[Piece]:
    """The theme, the gold cards left, and what has just been paid on its way back to them."""
    if v.seats > 1 and v.phase != Phase.THEME:
        label = Message("theme-card", {"theme": theme(v)})
        yield Piece("theme", f"theme-{THEMES[v.theme]}", THEME_X, DECK_Y, label, source="supply", size=0.68)
    supply = Message("supply", {"cards": int(v.supply)})
    symbol = "supply" if v.supply else "supply-bare"
    yield Piece("supply", symbol, SUPPLY_X, DECK_Y, supply, size=0.52, layer=1)
    text = Message("times", {"number": int(v.supply)})
    yield Piece("supply-count", "", SUPPLY_X + 0.48, DECK_Y, supply, text=text, size=0.28)
    yield from _pot(v)


def _pot(v: View) -> Iterator[Piece]:
    """The gold on A05, on as few cards as possible (A3.1)."""
    x, y, gold = place_x(GOLD_PLACE) - 0.6, place_y(GOLD_PLACE), int(v.gold[POT])
    label, gives = Message("pot", {"gold": gold}), Message("plus", {"gain": gain_at(v, GOLD_PLACE)})
    yield Piece("pot-gives", "", x + 0.26, y - 0.43, does(v, GOLD_PLACE), text=gives, size=0.26, layer=3)
    for i in range((gold + 1) // 2):
        symbol = "gold-2" if 2 * i + 2 <= gold else "gold-1"
        yield Piece(f"pot-{i}", symbol, x + 0.14 * i, y, label, source="supply", size=0.36, layer=3 + i)


# The places


def _places(v: View) -> Iterator[Piece]:
    for place, name in enumerate(PLACES):
        label = Message("place-label", {"place": name, "does": does(v, place), "state": place_state(v, place)})
        x, y, size = place_x(place), place_y(place), 1.85 if place in (0, GOLD_PLACE, HUGE_PLACE) else 1.5
        yield Piece(f"place-{name}", f"place-{name.lower()}", x, y, label, pick=name, size=size)
        if ROUND_OF[place] > v.round_number:
            yield Piece(f"gate-{name}", "gate", x, y, label, pick=name, size=size, layer=9)
            text = Message("opens", {"round": ROUND_OF[place]})
            yield Piece(f"opens-{name}", "", x + 0.18, y - 0.38, label, pick=name, text=text, size=0.19, layer=9)
    if v.seats == 1:
        yield Piece(
            "veil",
            "veil",
            place_x(START),
            place_y(START),
            Message("not-alone"),
            pick=PLACES[START],
            size=1.85,
            layer=9,
        )


def _footprints(v: View) -> Iterator[Piece]:
    """Where the last animal of a round was, when all have just come back (A4.5)."""
    if v.last.round_over and v.phase != Phase.OVER:
        place = int(PLACE[v.last.action])
        label = Message("footprints", {"who": Who(v.last.seat), "place": PLACES[place]})
        yield Piece("footprints", "paws", *stand(v, place, int(v.last.seat), 0), label, size=0.5, layer=4)


def _rank(v: View) -> Iterator[Piece]:
    """A10.3: alone, the game ends with a rank."""
    if v.seats == 1 and v.phase == Phase.OVER:
        text = Message("rank", {"rank": rank(v)})
        yield Piece("rank", "rank", WIDTH - 0.95, FARMS_Y + 0.26, text, text=text, size=1.6, layer=20)


# Picks


def picks(v: View, a: int) -> tuple[str, ...]:
    """A place; at A06 also the deck of the kind."""
    place = PLACES[PLACE[a]]
    return (place, f"deck:{KINDS[KIND_OF[a]]}") if PLACE[a] == HUGE_PLACE else (place,)


def caption(v: View, pick: str) -> Message:
    """The name of a pick: what it would do."""
    where, _, kind = pick.partition(":")
    if where == "deck":
        return Message("pick-deck", {"farm": farm(KINDS.index(kind))})
    return Message("pick-place", {"place": pick, "does": does(v, PLACES.index(pick))})
