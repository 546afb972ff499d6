"""How picking pieces and buttons makes the moves of Gardening. Made from VIEWs only."""

from hatake.contract import Message, View
from hatake.games.gardening.naming import choice, effect_name, flower_name, word, written
from hatake.games.gardening.pieces import (
    DISCARD,
    END,
    NAMES,
    NUMBER,
    PAIRS,
    Phase,
)


def picks(v: View, a: int) -> tuple[str, ...]:
    """A flower of the hand, then what to do with it; sets, choices and the end of a turn are a single pick."""
    if a < PAIRS:
        return (f"hand:{NAMES[a]}", f"plant:{NAMES[a]}")
    if a < DISCARD:
        return (written(a),)
    if a < END:
        flower = NAMES[a - DISCARD]
        return (f"hand:{flower}", f"discard:{flower}")
    if a == END:
        return ("end",)
    phase, which = choice(a)
    return (f"gather:{which + 1}",) if phase == Phase.GATHER else (f"{word(phase)}:{NAMES[which]}",)


def caption(v: View, pick: str) -> Message:
    """The name of a pick; of a discard also what it will do."""
    if pick == "end":
        return Message("pick-end")
    if pick.startswith("plant "):
        return Message("pick-plant", {"flowers": tuple(flower_name(NUMBER[name]) for name in pick.split(" ")[1:])})
    verb, _, which = pick.partition(":")
    if verb == "gather":
        return Message("pick-gather", {"suit": Message(f"suit-{which}")})
    if verb == "plant":
        return Message("pick-plant", {"flowers": flower_name(NUMBER[which])})
    if verb == "discard":
        return _discarding(v, NUMBER[which])
    return flower_name(NUMBER[which])


def _discarding(v: View, flower: int) -> Message:
    is_spent = int(v.spent) >> flower & 1
    effect = "effect-spent" if is_spent else f"effect-{effect_name(flower)}"
    return Message("pick-discard", {"flower": flower_name(flower), "effect": Message(effect)})
