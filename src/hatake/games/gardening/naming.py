"""The names of flowers, effects and moves, as the law writes them and as messages."""

from functools import cache

from hatake.contract import Message, View, Who
from hatake.games.gardening.pieces import (
    CHOICES,
    DISCARD,
    EFFECT,
    END,
    FLOWERS,
    HAND,
    NAMES,
    PLANTED,
    Effect,
    Phase,
)

CHOICE_WORDS = ("return", "destroy", "steal", "give", "bottom", "gather")
"""The words of choices, in the order of their phases."""


@cache
def written(a: int) -> str:
    """An action of a seat as the law writes it."""
    if a < DISCARD:
        return " ".join(["plant", *names(PLANTED[a])])
    if a < END:
        return f"discard {NAMES[a - DISCARD]}"
    if a == END:
        return "end"
    phase, which = choice(a)
    return f"{word(phase)} {which + 1}" if phase == Phase.GATHER else f"{word(phase)} {NAMES[which]}"


def choice(a: int) -> tuple[int, int]:
    """The phase that a choice belongs to, and the flower (or suit) it chooses."""
    kind, which = divmod(a - CHOICES, FLOWERS)
    return Phase.RETURN + kind, which


def word(phase: int) -> str:
    """The word of the choices made in a phase."""
    return CHOICE_WORDS[phase - Phase.RETURN]


def each(flowers: int) -> list[int]:
    """The flowers of a set, in rising order."""
    whole = int(flowers)
    return [flower for flower in range(FLOWERS) if whole >> flower & 1]


def names(flowers: int) -> list[str]:
    """The flowers of a set as written."""
    return [NAMES[flower] for flower in each(flowers)]


def flower_name(flower: int) -> Message:
    """The name of a flower, its number with it."""
    return Message("flower-" + NAMES[flower].replace(".", "-"))


def flower_names(flowers: int) -> tuple[Message, ...]:
    """The names of a set of flowers; of an empty one, a word for nothing."""
    return tuple(flower_name(flower) for flower in each(flowers)) or (Message("nothing"),)


def effect_name(flower: int) -> str:
    """The name of a flower's effect inside message ids."""
    return Effect(EFFECT[flower]).name.lower().replace("_", "-")


def prompt(v: View) -> Message:
    """What is being waited for, and why."""
    who = Who(v.turn)
    if v.phase < Phase.DRAW:
        return Message("prompt-deal")
    if v.phase == Phase.OVER:
        return Message("prompt-won", {"who": Who(v.winner - 1)}) if v.winner else Message("prompt-tie")
    if v.phase == Phase.TURN:
        more = int(v.hand_size[v.turn]) - HAND
        return (
            Message("prompt-discard", {"who": who, "more": more}) if more > 0 else Message("prompt-end", {"who": who})
        )
    if v.phase == Phase.DRAW:
        return Message("prompt-draw", {"who": who})
    return Message(_choosing(v), {"who": who, "other": Who(1 - v.turn), "cause": flower_name(int(v.cause) - 1)})


def _choosing(v: View) -> str:
    if v.phase == Phase.SNATCH:
        return "prompt-snatch"
    if v.phase == Phase.RETURN:
        return "prompt-return-own" if EFFECT[v.cause - 1] == Effect.RED else "prompt-return-other"
    return f"prompt-{word(int(v.phase))}"


def task(v: View) -> Message:
    """The same without the name of whoever is waited for."""
    told = prompt(v)
    return Message(f"task-{told.id.removeprefix('prompt-')}", told.args)
