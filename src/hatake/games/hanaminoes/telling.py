"""What has happened in Hanaminoes, as messages. Made from VIEWs only."""

from collections.abc import Iterable

from hatake.contract import Argument, Message, View, Who
from hatake.games.hanaminoes.pieces import SHAPE, SHAPES, Deed, Phase
from hatake.games.hanaminoes.plan import Bed, flowers, scored, stack, struck

NAMES = ("yellow", "orange", "purple", "red", "blue", "white")
"""The colours as message ids and symbols call them."""

# Names


def tile_name(tile: int) -> Message:
    """The name of a tile."""
    low, high = SHAPES[tile % SHAPE]
    return Message("tile", {"colour": colour_name(tile), "low": low, "high": high})


def colour_name(tile: int) -> Message:
    """The name of a tile's colour."""
    return Message(NAMES[tile // SHAPE])


def tile_names(tiles: Iterable[int]) -> Message | tuple[Message, ...]:
    """The names of some tiles."""
    return tuple(tile_name(tile) for tile in tiles) or Message("no-tiles")


def bed_name(bed: Bed) -> Message:
    """A bed by its colour and size."""
    return Message("bed", {"colour": colour_name(bed.tiles[0]), "flowers": bed.flowers})


# The last move


def say(v: View) -> Message | None:
    """The last move in words, and what came of it."""
    said = _said(v)
    if said is None:
        return None
    idle = _idle(v)
    if idle is not None:
        said = Message("says-and-then", {"said": said, "then": idle})
    return Message("says-and-then", {"said": said, "then": _result(v)}) if v.last.round_over else said


def _said(v: View) -> Message | None:
    last, who = v.last, Who(v.last.seat)
    tile = tile_name(last.tile - 1) if last.tile > 0 else Message("tile-hidden")
    match last.deed:
        case Deed.NOTHING:
            return None
        case Deed.PLACE:
            return _placed(v, tile)
        case Deed.SWAP:
            return Message("says-swap", {"who": who, "tiles": int(v.wanted)})
        case Deed.OVERLAY:
            return Message("says-overlay", {"who": who, "tile": tile, "other": tile_name(last.other - 1)})
        case Deed.ONTO:
            owner = Who(v.marker[last.tile - 1] - 1)
            return Message(
                "says-onto", {"who": who, "tile": tile, "other": tile_name(last.other - 1), "owner": owner}
            )
    return Message(f"says-{Deed(last.deed).name.lower()}", {"who": who, "tile": tile})


def _placed(v: View, tile: Message) -> Message:
    """H5.2: a moved tile may be a stack."""
    args: dict[str, Argument] = {"who": Who(v.last.seat), "tile": tile}
    if v.last.source == Phase.MOVE:
        is_stack = len(stack(v, int(v.last.tile) - 1)) > 1
        return Message("says-move-stack", args) if is_stack else Message("says-move", args)
    return Message("says-place", args)


def _idle(v: View) -> Message | None:
    """H2.5, H6.3: markers set aside: the mover's own, unless it has just marked a tile, and those of idle turns."""
    own = v.last.idle > 0 and v.last.deed != Deed.MARK
    others = int(v.last.idle) - own
    if own:
        return Message("idle-own", {"who": Who(v.last.seat), "turns": others})
    return Message("idle-others", {"turns": others}) if others else None


def _result(v: View) -> Message:
    """H7.3, H7.4: which bed has scored, and who collects what."""
    gone = tuple(Message("struck", {"flowers": size}) for size in struck(v))
    bed = scored(v)
    if bed is None:
        return Message("round-nothing")
    collected = tuple(_collection(v, bed, seat) for seat in range(v.seats) if _takes(v, bed, seat))
    return Message(
        "round-scores",
        {
            "bed": bed_name(bed),
            "gone": Message("struck-out", {"sizes": gone}) if gone else Message("struck-none"),
            "collected": collected or Message("nobody-collects"),
        },
    )


def _takes(v: View, bed: Bed, seat: int) -> list[int]:
    marked = [tile for tile in bed.tiles if v.marker[tile] == seat + 1]
    return [tile for top in marked for tile in stack(v, top)]


def _collection(v: View, bed: Bed, seat: int) -> Message:
    tiles = _takes(v, bed, seat)
    return Message("collects", {"who": Who(seat), "tiles": tile_names(tiles), "flowers": flowers(tiles)})
