"""The effects of discarded flowers, in the order of RULEBOOK.md (G5.3-G5.6)."""

from hatake.contract import State
from hatake.games.gardening.flowers import leave_hand, only, size_of, suit_of, suits_of, take_openly
from hatake.games.gardening.pieces import (
    ASKS,
    CHOICES,
    DEER,
    EFFECT,
    FLOWERS,
    MOON,
    MOONLIT,
    NUMBERS,
    SUITS,
    Deed,
    Effect,
    Phase,
)
from hatake.jit import rule


@rule
def ask(s: State, seat: int, effect: int) -> None:
    """G5.4: let the seat choose; where there is nothing to choose, the effect is skipped."""
    if effect == Effect.NONE:
        return
    s.phase = ASKS[effect]
    if choosable(s, seat) == 0:
        s.phase = Phase.TURN
        s.last.is_skipped = 1


@rule
def happen(s: State, opponent: int, effect: int) -> None:
    """G5.4: the effects in which nothing is chosen at first. The Dock has gone to the opponent's shelf already."""
    if effect == Effect.RICE_BOWL:
        s.phase = Phase.DRAW
    elif effect == Effect.BUTTERFLIES:
        s.phase = Phase.STEAL if s.is_open[opponent] else Phase.SNATCH
        if s.hand_size[opponent] == 0:
            s.phase = Phase.TURN
            s.last.is_skipped = 1
    elif effect == Effect.EYE:
        s.is_open[opponent] = 1
        s.known[opponent] = s.hands[opponent]
    elif effect == Effect.DEER:
        shuffle_shelves(s)


@rule
def shuffle_shelves(s: State) -> None:
    """G5.4, G5.6: the larger shelf, or both, and the bottom flowers join the shuffled part; the Deer stays."""
    first, second = s.shelf[0] & ~DEER, s.shelf[1] & ~DEER
    ahead = size_of(first) - size_of(second)
    if ahead >= 0:
        shuffle_in(s, 0, first)
    if ahead <= 0:
        shuffle_in(s, 1, second)
    for i in range(s.bottom_size):
        s.pile |= only(s.bottom[i] - 1)
        s.bottom[i] = 0
    s.pile_size += s.bottom_size
    s.bottom_size = 0


@rule
def shuffle_in(s: State, seat: int, flowers: int) -> None:
    """Put flowers of a shelf into the pile."""
    s.last.shuffled[seat] = size_of(flowers)
    s.shelf[seat] ^= flowers
    s.pile |= flowers
    s.pile_size += s.last.shuffled[seat]


@rule
def first_choice(phase: int) -> int:
    """The action that chooses the first flower (or suit)."""
    return CHOICES + FLOWERS * (phase - Phase.RETURN)


@rule
def choosable(s: State, seat: int) -> int:
    """G5.3, G5.4: the flowers to choose from, never the one just discarded; for an inscribed scroll the suits."""
    just, mine = only(s.cause - 1), int(s.shelf[seat])
    if s.phase == Phase.RETURN:
        return mine & ~just if EFFECT[s.cause - 1] == Effect.RED else int(s.shelf[1 - seat])
    if s.phase == Phase.DESTROY:
        return exposed(int(s.garden[0])) | exposed(int(s.garden[1]))
    if s.phase == Phase.STEAL:
        return int(s.hands[1 - seat])
    if s.phase == Phase.GIVE:
        return int(s.hands[seat])
    if s.phase == Phase.BOTTOM:
        return (mine | int(s.shelf[1 - seat])) & ~just
    suits = 0
    for suit in range(SUITS):
        suits |= (suits_of(mine & ~just) >> suit * NUMBERS & 1) << suit
    return suits


@rule
def exposed(garden: int) -> int:
    """G5.4: what the Boar may choose in a garden: nothing of suit 8 beside the Moon."""
    return garden & ~MOONLIT if garden & MOON != 0 else garden


@rule
def choose(s: State, seat: int, choice: int) -> None:
    """G5.4: carry the effect out with what has been chosen."""
    phase = s.phase
    s.phase = Phase.TURN
    if phase == Phase.RETURN:
        fetch(s, seat, only(choice))
    elif phase == Phase.GATHER:
        fetch(s, seat, s.shelf[seat] & suit_of(choice * NUMBERS) & ~only(s.cause - 1))
        s.last.deed = Deed.GATHER
    elif phase == Phase.DESTROY:
        destroy(s, only(choice))
    elif phase == Phase.STEAL:
        steal(s, seat, only(choice))
    elif phase == Phase.GIVE:
        give(s, seat, only(choice))
    else:
        put_to_bottom(s, choice)


@rule
def fetch(s: State, seat: int, flowers: int) -> None:
    """G5.4, scrolls: from a shelf into the hand."""
    owner = seat if s.shelf[seat] & flowers != 0 else 1 - seat
    s.last.deed, s.last.owner, s.last.flowers = Deed.RETURN, owner, flowers
    s.shelf[owner] ^= flowers
    take_openly(s, seat, flowers)


@rule
def destroy(s: State, flower: int) -> None:
    """G5.4, the Boar: onto the owner's shelf; G5.5: that is no discard."""
    owner = 0 if s.garden[0] & flower != 0 else 1
    s.last.deed, s.last.owner, s.last.flowers = Deed.DESTROY, owner, flower
    s.garden[owner] ^= flower
    s.shelf[owner] |= flower


@rule
def steal(s: State, seat: int, flower: int) -> None:
    """G5.4, the Butterflies: take one flower, and then owe one."""
    s.last.deed, s.last.flowers = Deed.STEAL, flower
    leave_hand(s, 1 - seat, flower)
    take_openly(s, seat, flower)
    s.phase = Phase.GIVE


@rule
def give(s: State, seat: int, flower: int) -> None:
    """G5.4, the Butterflies: give one in return."""
    s.last.deed, s.last.flowers = Deed.GIVE, flower
    leave_hand(s, seat, flower)
    take_openly(s, 1 - seat, flower)


@rule
def put_to_bottom(s: State, flower: int) -> None:
    """G5.4, Sakura Bloom; G5.5: below those put there before."""
    owner = 0 if s.shelf[0] & only(flower) != 0 else 1
    s.last.deed, s.last.owner, s.last.flowers = Deed.BOTTOM, owner, only(flower)
    s.shelf[owner] ^= only(flower)
    s.bottom[s.bottom_size] = flower + 1
    s.bottom_size += 1
