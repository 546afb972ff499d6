"""What has just happened in Gardening, told. Made from VIEWs only."""

from hatake.contract import Argument, Message, View, Who
from hatake.games.gardening.naming import each, effect_name, flower_name, flower_names
from hatake.games.gardening.pieces import EFFECT, NUMBERS, Deed, Effect, Ending


def say(v: View) -> Message | None:
    """The last move in words, and the end of the game with it."""
    said = _said(v)
    if said is None or v.ending == Ending.NOT_YET:
        return said
    return _and_then(said, ending(v))


def ending(v: View) -> Message:
    """How the game has ended."""
    winner = Who(v.winner - 1)
    if v.ending == Ending.FOUR:
        suit = suit_won(int(v.garden[v.winner - 1]))
        return Message("ends-four", {"who": winner, "suit": Message(f"suit-{suit + 1}")})
    return Message(f"ends-{Ending(v.ending).name.lower()}", {"who": winner})


def suit_won(garden: int) -> int:
    """The suit of which a garden holds all four."""
    complete = [garden >> flower & 15 == 15 for flower in range(0, 48, NUMBERS)]
    return complete.index(True)


def _and_then(said: Message, then: Message) -> Message:
    return Message("says-and-then", {"said": said, "then": then})


def _said(v: View) -> Message | None:
    last = v.last
    args: dict[str, Argument] = {
        "who": Who(last.seat),
        "other": Who(1 - last.seat),
        "flowers": flower_names(int(last.flowers)),
    }
    match last.deed:
        case Deed.NOTHING:
            return None
        case Deed.DEAL | Deed.DRAW:
            return _said_came(v)
        case Deed.PLANT:
            said = Message("says-plant", args)
            return _and_then(said, Message("says-washed", {"who": Who(last.seat)})) if last.has_washed else said
        case Deed.DISCARD:
            said = Message("says-discard", args)
            effect = _effect(v)
            return said if effect is None else _and_then(said, effect)
        case Deed.FIRST | Deed.END | Deed.GIVE:
            return Message(f"says-{Deed(last.deed).name.lower()}", args)
    return _said_choice(v)


def _said_came(v: View) -> Message:
    last = v.last
    held = each(int(last.flowers))
    flower = flower_name(held[0]) if held else Message("flower-hidden")
    args: dict[str, Argument] = {"who": Who(last.seat), "flower": flower}
    if last.deed == Deed.DEAL:
        return Message("says-deal", args)
    if last.is_from_bottom:
        return Message("says-draw-bottom", args)
    return Message("says-draw-again" if last.cause else "says-draw", args)


def _effect(v: View) -> Message | None:
    """What comes of a discard at once."""
    last = v.last
    flower = each(int(last.flowers))[0]
    args = {"who": Who(last.seat), "other": Who(1 - last.seat)}
    if last.is_spent:
        return Message("happens-spent")
    if last.is_skipped:
        return Message("happens-skipped")
    if EFFECT[flower] == Effect.NONE:
        return None
    if EFFECT[flower] == Effect.DEER:
        return _shuffled(v)
    return Message(f"happens-{effect_name(flower)}", args)


def _shuffled(v: View) -> Message:
    """G5.4, the Deer: how many flowers went back, and whose."""
    counts = {seat: int(n) for seat, n in enumerate(v.last.shuffled) if n > 0}
    if len(counts) == 1:
        seat, count = next(iter(counts.items()))
        return Message("happens-deer", {"whose": Who(seat), "count": count})
    return Message("happens-deer-both", {"count": sum(counts.values())})


def _said_choice(v: View) -> Message:
    """What has been chosen for the effect of `cause`."""
    last = v.last
    return Message(
        f"says-{Deed(last.deed).name.lower()}",
        {
            "who": Who(last.seat),
            "whose": Who(1 - last.seat if last.deed == Deed.STEAL else last.owner),
            "cause": flower_name(int(last.cause) - 1),
            "flowers": flower_names(int(last.flowers)),
        },
    )
