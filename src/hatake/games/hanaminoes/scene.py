"""Hanaminoes as a picture: which pieces lie where. Made from VIEWs only.

The seats are at the top, the garden in the middle, the tile to place and the own hand below. The picture is always of
the same extent; the garden is its field.
"""

from collections.abc import Iterator

from hatake.contract import Message, Piece, Scene, View, Who
from hatake.games.hanaminoes.picking import caption, picks
from hatake.games.hanaminoes.pieces import TILES, Phase
from hatake.games.hanaminoes.plan import collected, flowers, hand, shows_scores
from hatake.games.hanaminoes.plot import field, garden, ghosts, marker, pile
from hatake.games.hanaminoes.telling import tile_name
from hatake.games.hanaminoes.words import is_decision, markers_left

__all__ = ["caption", "picks", "scene"]

WIDTH, WINDOW = 6.6, 4.4
SEATS, SEATS_OPEN = 1.72, 2.3
"""How high the seats' part is: without collected tiles, and with them."""
PLATE_Y, STOCK_Y, BACKS_Y, COLLECTED_Y = 0.36, 0.84, 1.36, 1.96
PLATE, STOCK, BACK, COLLECTED = 2.2, 0.4, 0.4, 0.46
TRAY_Y, HAND_Y, TRAY, BELOW = 0.49, 1.62, 0.95, 2.38
"""From where the garden ends: rows, and the end of the picture without and with a hand."""
DECK, TRAY_WIDTH, HELD, OWN = 1.15, 3.0, 1.35, 1.42
"""How wide the deck, the tray and the tile on it are, and how high a tile of the own hand."""
LETTERS = 0.26


def scene(v: View) -> Scene:
    """All pieces a viewer sees."""
    top = SEATS_OPEN if shows_scores(v) else SEATS
    pieces = [*garden(v), *_below(v, top + WINDOW)]
    for seat in range(v.seats):
        pieces += _seat(v, seat)
    window = (0.12, top, WIDTH - 0.24, WINDOW)
    below = BELOW if has_hand(v) else TRAY
    return Scene((0.0, 0.0, WIDTH, top + WINDOW + below), pieces, field(v, window), ghosts(v), _ask(v))


def has_hand(v: View) -> bool:
    """Whether the viewer has a hand to play from; after the last round nobody has (H7.5)."""
    return bool(v.seat >= 0 and v.phase != Phase.OVER)


def _ask(v: View) -> Message | None:
    """What the viewer is to choose."""
    if v.turn != v.seat or not is_decision(v):
        return None
    may_overlay = v.phase == Phase.LAY and TILES[v.held - 1].endswith("11")
    return Message("ask-overlay" if may_overlay else f"ask-{Phase(v.phase).name.lower()}")


# Seats


def _seat(v: View, seat: int) -> Iterator[Piece]:
    room = WIDTH / float(v.seats)
    x = room * (seat + 0.5)
    name, label = Message("plate", {"who": Who(seat)}), _plate_label(v, seat)
    yield Piece(f"seat-{seat}", "plate", x, PLATE_Y, label, text=name, size=min(PLATE, room * 0.94))
    if Phase.SWAP <= v.phase < Phase.OVER and v.turn == seat:
        yield Piece("turn", "turn", x, PLATE_Y - 0.26, Message("turn-mark", {"who": Who(seat)}), size=0.34, layer=3)
    yield from _stock(v, seat, x)
    if seat != v.seat:
        yield from _others_hand(v, seat, x)
    if shows_scores(v):
        yield from _collected(v, seat, x, room)


def _plate_label(v: View, seat: int) -> Message:
    counts = {"tiles": int(v.hand_size[seat]), "markers": markers_left(v, seat)}
    return Message("plate-label", {"who": Who(seat), **counts})


def _stock(v: View, seat: int, x: float) -> Iterator[Piece]:
    """Markers that are left, and those set aside."""
    left, spent = markers_left(v, seat), int(v.set_aside[seat])
    for i in range(left + spent):
        kind, key = ("marker", f"stock-{seat}-{i}") if i < left else ("spent", f"spent-{seat}-{i - left}")
        label = Message(f"{kind}-label", {"who": Who(seat)})
        source = "" if i < left else f"stock-{seat}-{left}"
        place = (x + (i - (left + spent - 1) / 2) * 0.4, STOCK_Y)
        yield Piece(key, f"{kind}-{seat}", *place, label, size=STOCK, source=source)


def _others_hand(v: View, seat: int, x: float) -> Iterator[Piece]:
    """Tiles in another hand: backs, but for a viewer who may see them."""
    known, size = hand(v, seat), int(v.hand_size[seat])
    for i in range(size):
        face = TILES[known[i]].lower() if i < len(known) else "back"
        name = tile_name(known[i]) if i < len(known) else Message("tile-hidden")
        label = Message("others-tile", {"who": Who(seat), "tile": name})
        place = (x + (i - (size - 1) / 2) * 0.24, BACKS_Y)
        yield Piece(f"seat-{seat}-tile-{i}", face, *place, label, size=BACK, turn=90, layer=1, source="deck")


def _collected(v: View, seat: int, x: float, room: float) -> Iterator[Piece]:
    """What a seat has collected, where it may be looked at: the tiles, and their flowers."""
    tiles = collected(v, seat)
    text, label = Message("collected", {"flowers": flowers(tiles)}), Message("collected-label", {"who": Who(seat)})
    left, step = x - room / 2 + 0.34, min(COLLECTED / 2, (room - 0.9) / max(1, len(tiles)))
    yield Piece(f"collected-{seat}", "", left, COLLECTED_Y, label, text=text, size=LETTERS, layer=4)
    for i, tile in enumerate(tiles):
        name = TILES[tile]
        place = (left + 0.5 + i * step, COLLECTED_Y)
        label = Message("collected-tile", {"tile": tile_name(tile), "who": Who(seat)})
        source = f"tile-{name}"
        yield Piece(f"won-{name}", name.lower(), *place, label, size=COLLECTED, turn=90, layer=1, source=source)


# Below the garden: the deck, the tile to place, the own hand


def _below(v: View, bottom: float) -> Iterator[Piece]:
    x, y = WIDTH / 2, bottom + TRAY_Y
    text = Message("deck", {"tiles": int(v.deck_size)})
    yield Piece("deck", "deck" if v.deck_size else "deck-bare", 0.86, y, text, text=text, size=DECK)
    if v.held > 0:
        yield from _held(v, x, y)
    if has_hand(v):
        yield from _own_hand(v, bottom + HAND_Y)


def _held(v: View, x: float, y: float) -> Iterator[Piece]:
    tile = int(v.held) - 1
    label = Message("held-label", {"who": Who(v.turn), "tile": tile_name(tile)})
    yield Piece("tray", "tray", x, y, label, size=TRAY_WIDTH, layer=-1)
    for piece in pile(v, tile, x, y):
        yield piece._replace(pick="", turn=0.0, layer=piece.layer + 4, size=HELD)
    if v.marker[tile] > 0:
        yield marker(v, tile, x, y)._replace(pick="")


def _own_hand(v: View, y: float) -> Iterator[Piece]:
    tiles = hand(v, v.seat)
    for i, tile in enumerate(tiles):
        x, name = WIDTH / 2 + (i - (len(tiles) - 1) / 2) * 1.05, TILES[tile]
        where, label = (x, y), tile_name(tile)
        key, pick = f"tile-{name}", f"hand:{name}"
        yield Piece(key, name.lower(), *where, label, pick=pick, size=OWN, turn=90, layer=5, source="deck")
