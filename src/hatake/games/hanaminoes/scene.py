"""Hanaminoes as a picture: which pieces lie where, and how picking them makes moves. Made from VIEWs only."""

from hatake.contract import Message, Scene, View
from hatake.games.hanaminoes.pieces import KEEP, PICK, SKIP, SWAP, TILE, TILES, WAYS
from hatake.games.hanaminoes.plan import placing

NAMES = {KEEP: "keep", SWAP: "swap", SKIP: "skip"}


def scene(v: View) -> Scene:
    return Scene((0.0, 0.0, 1.0, 1.0), [])


def picks(v: View, a: int) -> tuple[str, ...]:
    if a in NAMES:
        return (NAMES[a],)
    if a < PICK:
        (x, y), way = placing(v, a)
        return (f"at:{x},{y}", WAYS[way])
    return (f"tile:{TILES[(a - PICK) % TILE]}",)


def caption(v: View, pick: str) -> Message:
    return Message("tile-hidden")
