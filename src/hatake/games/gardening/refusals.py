"""Why something may not be done in Gardening, and by which clause. Made from VIEWs only."""

from hatake.contract import CHANCE, Message, Refused, View, Who
from hatake.games.gardening.naming import CHOICE_WORDS, choice, each, flower_name, prompt
from hatake.games.gardening.pieces import (
    CHOICES,
    DISCARD,
    END,
    HAND,
    MOON,
    NAMES,
    NUMBER,
    PAIRS,
    PLANTED,
    SUITS,
    TRIPLES,
    Phase,
)

# Moves that cannot be read


def unreadable(text: str) -> Refused:
    """What is wrong with words that are no move."""
    verb, *flowers = text.split(" ")
    if verb == "gather" and len(flowers) == 1:
        return Refused(Message("no-such-suit", {"suit": flowers[0], "suits": SUITS}), "G5.4")
    if verb not in ("plant", "discard", *CHOICE_WORDS) or not flowers:
        return Refused(Message("not-a-move", {"text": text}), "G3.2")
    for flower in flowers:
        if flower not in NUMBER:
            return Refused(Message("no-such-flower", {"flower": flower}), "G1.1")
    return _no_planting(flowers) if verb == "plant" else Refused(Message("one-flower", {"verb": verb}), "G3.2")


def _no_planting(flowers: list[str]) -> Refused:
    if flowers != sorted(set(flowers), key=NAMES.index):
        return Refused(Message("not-in-order"), "G4.1")
    if len(flowers) == 2:
        return Refused(Message("no-pair"), "G4.3")
    return Refused(Message("no-three"), "G4.1")


# Moves that are not allowed


def why_not(v: View, seat: int, a: int) -> Refused:
    """The first clause that stands against an action."""
    if seat == CHANCE:
        return _no_outcome(v, a)
    if v.phase == Phase.OVER:
        return Refused(Message("over"), "G6.1")
    if v.phase < Phase.DRAW:
        return Refused(Message("still-dealing"), "G2.1")
    if seat != v.turn:
        return Refused(Message("not-your-turn", {"who": Who(v.turn)}), "G3.2")
    if v.phase < Phase.TURN:
        return Refused(prompt(v), "G3.1" if v.phase == Phase.DRAW else "G5.4")
    return _not_now(v, a) if v.phase == Phase.TURN else _not_chosen(v, a)


def _no_outcome(v: View, a: int) -> Refused:
    if v.phase == Phase.FIRST:
        return Refused(Message("no-such-player", {"number": a + 1}), "G2.1")
    if v.phase == Phase.SNATCH:
        return Refused(Message("not-held", {"flower": flower_name(a), "who": Who(1 - v.turn)}), "G5.4")
    clause = "G2.1" if v.phase == Phase.DEAL else "G5.5"
    return Refused(Message("not-in-pile", {"flower": flower_name(a)}), clause)


def _not_now(v: View, a: int) -> Refused:
    if a >= CHOICES:
        return Refused(Message("nothing-to-choose"), "G5.4")
    if a == END:
        return Refused(Message("too-many", {"most": HAND}), "G3.3")
    if a >= DISCARD:
        if v.hand_size[v.turn] <= HAND:
            return Refused(Message("too-few", {"most": HAND}), "G5.1")
        return _not_in_hand(v, 1 << (a - DISCARD), "G5.1")
    return _not_planted(v, a)


def _not_planted(v: View, a: int) -> Refused:
    """Flowers that are not held; or a single one, which its suit in the garden would have to welcome."""
    if int(PLANTED[a]) & ~int(v.hands[v.turn]):
        return _not_in_hand(v, PLANTED[a], "G4.2" if a < PAIRS else "G4.3" if a < TRIPLES else "G4.1")
    return Refused(Message("no-suit", {"flower": flower_name(a)}), "G4.2")


def _not_in_hand(v: View, flowers: int, clause: str) -> Refused:
    missing = each(int(flowers) & ~int(v.hands[v.turn]))
    return Refused(Message("not-in-hand", {"flower": flower_name(missing[0])}), clause)


def _not_chosen(v: View, a: int) -> Refused:
    if a < CHOICES or choice(a)[0] != v.phase:
        return Refused(Message("choose-first", {"prompt": prompt(v)}), "G5.4")
    which = choice(a)[1]
    if v.phase == Phase.GATHER:
        return Refused(Message("suit-not-there", {"suit": Message(f"suit-{which + 1}")}), "G5.4")
    if which == v.cause - 1:
        return Refused(Message("just-discarded", {"flower": flower_name(which)}), "G5.3")
    if v.phase == Phase.DESTROY and any(int(garden) >> which & 1 for garden in v.garden):
        return Refused(Message("moonlit", {"moon": flower_name(each(MOON)[0])}), "G5.4")
    return Refused(Message("not-there", {"flower": flower_name(which), "prompt": prompt(v)}), "G5.4")
