"""Gardening as a picture: which pieces lie where. Made from VIEWs only.

A flower that the viewer knows has one key wherever it lies, so that it is seen to travel. Flowers that are only
remembered lie faintly over the backs of the cards they are.
"""

from collections.abc import Iterator

from hatake.contract import Message, Piece, Scene, View, Who
from hatake.games.gardening.layout import (
    GARDEN,
    SHELF,
    STRIP,
    TALL,
    WIDTH,
    Spot,
    Tops,
    bed,
    bed_height,
    near,
    spread,
    tops,
)
from hatake.games.gardening.naming import each, effect_name, flower_name, names, prompt, task, word
from hatake.games.gardening.picking import caption, picks
from hatake.games.gardening.pieces import BIRDS, MOON, NAMES, NUMBERS, SEATS, Deed, Phase

__all__ = ["caption", "picks", "scene"]

OTHERS_CARD, BOTTOM_CARD, PILE = 0.66, 0.6, 0.72


def scene(v: View) -> Scene:
    """The other player above, the viewer below, the pile between them."""
    at, mine = tops(v), near(v)
    beds = (
        ("shelf", 1 - mine, SHELF, at.others_shelf),
        ("garden", 1 - mine, GARDEN, at.others_garden),
        ("garden", mine, GARDEN, at.garden),
        ("shelf", mine, SHELF, at.shelf),
    )
    pieces = [*_middle(v, at), *_others_row(v, 1 - mine), *_near_hand(v, mine, at)]
    for zone, seat, size, top in beds:
        pieces += _bed(v, zone, seat, size, top)
    return Scene((0.0, 0.0, WIDTH, at.bottom), pieces)


# Flowers


def symbol(flower: int) -> str:
    """The drawing of a flower."""
    return "flower-" + NAMES[flower].replace(".", "-")


def note(flower: int) -> Message:
    """What a flower can do, in a few words."""
    if BIRDS >> flower & 1:
        return Message("note-bird")
    return Message("note-moon" if MOON >> flower & 1 else f"effect-{effect_name(flower)}")


def label(flower: int, where: Message) -> Message:
    """Which flower lies where, and what it can do."""
    return Message("label", {"flower": flower_name(flower), "where": where, "note": note(flower)})


def pick(v: View, flower: int, zone: str, seat: int) -> str:
    """What clicking a flower adds: in a turn those of the own hand may be played, in a choice any may be meant."""
    if v.phase == Phase.TURN:
        return f"hand:{NAMES[flower]}" if zone == "hand" and seat == v.turn else ""
    if v.phase == Phase.GATHER:
        is_there = zone == "shelf" and seat == v.turn and flower != v.cause - 1
        return f"gather:{flower // NUMBERS + 1}" if is_there else ""
    return f"{word(v.phase)}:{NAMES[flower]}" if Phase.RETURN <= v.phase <= Phase.BOTTOM else ""


def source(v: View, flower: int) -> str:
    """Where a flower that has just come into sight comes from: the pile, or a hidden place in a hand."""
    last = v.last
    if not int(last.flowers) >> flower & 1:
        return ""
    if last.deed in (Deed.DEAL, Deed.DRAW):
        return "pile"
    holder = 1 - last.seat if last.deed == Deed.STEAL else last.seat
    before = each(int(last.flowers)).index(flower)
    return f"seat-{holder}-card-{int(v.hand_size[holder]) + before}"


# Gardens and shelves


def _bed(v: View, zone: str, seat: int, size: float, top: float) -> Iterator[Piece]:
    flowers = int(v.shelf[seat] if zone == "shelf" else v.garden[seat])
    name = Message(f"zone-{zone}", {"who": Who(seat), "count": len(names(flowers))})
    ground = top + bed_height(flowers, size) - STRIP / 2
    yield Piece(f"{zone}-{seat}", zone, WIDTH / 2, ground, name, text=name, size=WIDTH - 0.1)
    for spot in bed(flowers, size, top):
        yield _planted(v, zone, seat, size, spot)


def _planted(v: View, zone: str, seat: int, size: float, spot: Spot) -> Piece:
    where = Message(f"in-{zone}", {"who": Who(seat)})
    return Piece(
        f"flower-{NAMES[spot.flower]}",
        symbol(spot.flower),
        spot.x,
        spot.y,
        label(spot.flower, where),
        pick=pick(v, spot.flower, zone, seat),
        source=source(v, spot.flower),
        size=size,
        layer=spot.layer,
    )


# Hands


def _others_row(v: View, seat: int) -> Iterator[Piece]:
    yield from _plate(v, seat, 1.3, 0.62)
    xs = spread(int(v.hand_size[seat]), OTHERS_CARD, 4.55, 3.9)
    known = each(int(v.hands[seat]))
    for i, x in enumerate(xs):
        yield from _others_card(v, seat, x, i, known[i] if i < len(known) else -1)


def _others_card(v: View, seat: int, x: float, i: int, flower: int) -> Iterator[Piece]:
    """A back; over it, open or faint, the flower that the viewer knows it to be."""
    came = v.last.deed in (Deed.DEAL, Deed.DRAW) and v.last.seat == seat and i == v.hand_size[seat] - 1
    start = "pile" if came else ""
    where = Message("in-hand", {"who": Who(seat)})
    y = 0.04 + OTHERS_CARD * TALL / 2
    if flower < 0:
        back = Message("label-hidden", {"where": where})
        yield Piece(f"seat-{seat}-card-{i}", "back", x, y, back, source=start, size=OTHERS_CARD, layer=1 + i)
        return
    is_open = bool(v.is_open[seat]) or v.seat not in range(SEATS)
    if not is_open:
        where = Message("remembered", {"who": Who(seat)})
        yield Piece(f"seat-{seat}-known-{i}", "back", x, y, where, size=OTHERS_CARD, layer=1 + i)
    yield Piece(
        f"flower-{NAMES[flower]}",
        symbol(flower),
        x,
        y,
        label(flower, where),
        pick=pick(v, flower, "hand", seat),
        source=source(v, flower),
        size=OTHERS_CARD,
        layer=31 + i,
        faint=not is_open,
    )


def _near_hand(v: View, seat: int, at: Tops) -> Iterator[Piece]:
    """The viewer's own hand; an eye marks what the other player knows of it."""
    yield from _plate(v, seat, WIDTH / 2, at.plate + 0.24)
    known, y = each(int(v.hands[seat])), at.hand + 0.78
    for i, x in enumerate(spread(int(v.hand_size[seat]), 1.0, WIDTH / 2, WIDTH - 0.1)):
        if i < len(known):
            yield from _own_card(v, seat, x, y, known[i])
        else:
            hidden = Message("label-hidden", {"where": Message("in-hand", {"who": Who(seat)})})
            yield Piece(f"seat-{seat}-card-{i}", "back", x, y, hidden, size=1.0, layer=20)


def _own_card(v: View, seat: int, x: float, y: float, flower: int) -> Iterator[Piece]:
    where = Message("in-hand", {"who": Who(seat)})
    yield Piece(
        f"flower-{NAMES[flower]}",
        symbol(flower),
        x,
        y,
        label(flower, where),
        pick=pick(v, flower, "hand", seat),
        source=source(v, flower),
        layer=20,
    )
    if int(v.known[seat]) >> flower & 1 and v.seat == seat:
        seen = Message("seen", {"who": Who(1 - seat)})
        yield Piece(f"seen-{NAMES[flower]}", "eye", x + 0.3, y - 0.6, seen, size=0.34, layer=21, faint=True)


def _plate(v: View, seat: int, x: float, y: float) -> Iterator[Piece]:
    who = Who(seat)
    counts = {"who": who, "cards": int(v.hand_size[seat])}
    told = Message("plate-open" if v.is_open[seat] else "plate-in", counts)
    yield Piece(f"seat-{seat}", "plate", x, y, told, text=Message("plate", {"who": who}), size=2.3, layer=1)
    if v.turn == seat and Phase.DRAW <= v.phase < Phase.OVER:
        yield Piece("turn", "turn", x - 1.1, y - 0.04, Message("turn-mark", {"who": who}), size=0.36, layer=3)
    if v.is_open[seat]:
        opened = Message("eye-on", {"who": who})
        yield Piece(f"eye-{seat}", "eye", x + 1.1, y - 0.02, opened, size=0.46, layer=3)


# The middle


def _middle(v: View, at: Tops) -> Iterator[Piece]:
    """The pile, the flowers put to its bottom, and what is being waited for."""
    count, y = int(v.pile_size), at.middle + 0.55
    name = Message("pile", {"count": count, "bottom": int(v.bottom_size)})
    text = Message("pile-count", {"count": count})
    yield Piece("pile", "pile" if count else "no-pile", 0.5, y, name, text=text, size=PILE, layer=1)
    lying = [int(flower) - 1 for flower in v.bottom[: v.bottom_size]]
    step = min(0.3, 1.5 / max(1, len(lying)))
    for i, flower in enumerate(lying):
        where = Message("at-bottom", {"place": i + 1})
        yield Piece(
            f"flower-{NAMES[flower]}",
            symbol(flower),
            1.2 + step * i,
            y + 0.05,
            label(flower, where),
            size=BOTTOM_CARD,
            layer=1 + len(lying) - i,
        )
    left = 1.0 + (0.35 + step * len(lying) if lying else 0.0)
    yield from _prompt(v, (left + WIDTH) / 2, y)


def _prompt(v: View, x: float, y: float) -> Iterator[Piece]:
    """Who is waited for, what is being chosen, and for which flower: line by line, so that long names have room."""
    told = prompt(v)
    if not Phase.DRAW <= v.phase < Phase.OVER:
        yield Piece("prompt", "", x, y, told, text=told, size=0.25, layer=30)
        return
    is_choice = v.phase != Phase.TURN and v.phase != Phase.DRAW
    top = y - (0.32 if is_choice else 0.16)
    name = Message("plate", {"who": Who(v.turn)})
    yield Piece("whose", "", x, top, name, text=name, size=0.25, layer=30)
    yield Piece("prompt", "", x, top + 0.33, told, text=task(v), size=0.25, layer=30)
    if is_choice:
        why = Message("because", {"flower": flower_name(int(v.cause) - 1)})
        yield Piece("because", "", x, top + 0.65, why, text=why, size=0.22, layer=30)
