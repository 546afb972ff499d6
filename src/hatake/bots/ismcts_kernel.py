"""Template: information-set Monte Carlo tree search, compiled.

One tree for one observer. Every simulation guesses a STATE the observer could be in, walks down the tree through the
actions that are legal in that guess, plays on from where the tree ends, and credits what came of it to the actions
on its way. An action is judged by the seat that does it, so any number of seats, each for itself, needs no more.

What chance does in between is drawn anew each time and makes no branches, unless the game's `branches` asks for them:
an edge of the tree stands for all that may lie behind it. As not every action is there in every guess, an edge is
explored in proportion to how often it was offered.
"""

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from hatake.bots.tree import Desk, Edge, Records, add_edge, credit, edge_of, favourite, make_room, recognise
from hatake.contract import CHANCE, NOBODY, Numbers, State
from hatake.jit import rule
from hatake.kit.random import Source, bits, weighted

if TYPE_CHECKING:
    from hatake.engine.specialise import ACTIONS, CHOICES, OUTCOMES, SEATS, nous, rules, sight

WAIT = ACTIONS
"""What a seat that is not on turn does when it leaves its out-of-turn actions alone."""
DEPTH = 250
SPROUT = 3
"""An edge gets edges of its own when it has been visited so often; with 1 a search is no stronger, only larger."""
MARGIN = 0.1
"""How much of a result is how far ahead a seat ended, so that winning well and losing closely are worth a little."""
UNEVEN = 0.02
"""Likings are made this much uneven at random, so that equal actions are not tried in the order of their numbers."""

DESK = np.dtype(
    (
        np.record,
        [
            ("legal", "i8", (CHOICES + 1,)),
            ("weights", "i8", (OUTCOMES,)),
            ("points", "i8", (SEATS,)),
            ("shares", "f8", (SEATS,)),
            ("likings", "f8", (CHOICES + 1,)),
            ("choices", "i8"),  # how many actions `legal` lists
            ("viewer", "i8"),
            ("used", "i8"),  # edges of the pool in use
            ("tick", "i8"),
            ("depth", "i8"),
            ("deepest", "i8"),
            ("explore", "f8"),
            ("least", "f8"),  # results so far lie between these
            ("most", "f8"),
            ("path", "i4", (DEPTH,)),
            ("mark", "i4", (ACTIONS + 1,)),  # tick: legal in this guess; -tick: legal, and has an edge
        ],
    )
)


@rule
def never(s: State, shares: NDArray[np.float64]) -> bool:
    """Where nobody can judge a position, play goes on to the end."""
    return False


@rule
def usual(s: State, seat: int, a: int) -> float:
    """Where nobody knows better, all actions look alike."""
    return 1.0


@rule
def unseen(s: State, seat: int) -> bool:
    """Where nobody says so, nothing that chance does makes branches."""
    return False


@rule
def always(s: State, seat: int, a: int) -> bool:
    """Where nobody says so, no out-of-turn action can wait."""
    return True


worth = getattr(nous, "worth", never)
branches = getattr(nous, "branches", unseen)
liking = getattr(nous, "liking", usual)
presses = getattr(nous, "presses", always)
HAS_LIKING = hasattr(nous, "liking")


@rule
def plant(edges: Records, desks: Records) -> None:
    """Begin a tree."""
    root, desk = edges[0], desks[0]
    root.first, root.known, root.room = 1, 0, 0
    edges[len(edges) - 1].visits = 0
    desk.used, desk.tick = 1, 0
    desk.mark[:] = 0
    desk.least, desk.most = 0.0, 1.0


@rule
def search(views: Records, states: Records, edges: Records, desks: Records, rng: Source, simulations: int) -> None:
    """Run simulations in states[0]; states[1] is blank."""
    desk = desks[0]
    for _ in range(simulations):
        states[0] = states[1]
        sight.guess(views[0], rng, states[0])
        simulate(states[0], edges, desk, rng)


@rule
def simulate(s: State, edges: Records, desk: Desk, rng: Source) -> None:
    """Down the tree, on to the end, and credit for all on the way."""
    node, seat, is_in_tree = edges[0], desk.viewer, True
    desk.depth = 0
    while seat != NOBODY:
        if seat == CHANCE:
            node = branch(s, seat, node, edges, desk, rng)
        elif is_in_tree:
            node = descend(s, seat, node, edges, desk, rng)
        else:
            wander(s, seat, desk, rng)
        is_in_tree = is_in_tree and node.visits >= SPROUT and desk.depth < desk.deepest
        seat = next_seat(s, desk, rng, is_in_tree)
    if s.seats == 1:
        desk.least = min(desk.least, desk.shares[0])
        desk.most = max(desk.most, desk.shares[0])
    credit(edges, desk)


@rule
def next_seat(s: State, desk: Desk, rng: Source, is_in_tree: bool) -> int:
    """Let chance play, and say who decides next: NOBODY where the simulation ends, its result then written.

    A position that can be judged ends it at once before chance plays, and otherwise once the tree has been left.
    CHANCE is returned where the tree branches by what chance does.
    """
    seat = rules.to_move(s)
    while seat == CHANCE:
        if worth(s, desk.shares):
            return NOBODY
        if is_in_tree and branches(s, desk.viewer):
            return seat
        rules.apply(s, seat, weighted(rng, desk.weights, rules.weights(s, desk.weights)))
        seat = rules.to_move(s)
    if seat == NOBODY:
        judge(s, desk)
    elif not is_in_tree and worth(s, desk.shares):
        return NOBODY
    return seat


@rule
def judge(s: State, desk: Desk) -> None:
    """Who has won: shares of first place, with a little for the margin. Alone at the table, only points count."""
    rules.scores(s, desk.points)
    if s.seats == 1:
        desk.shares[0] = desk.points[0]
        return
    for seat in range(s.seats):
        desk.shares[seat] = MARGIN * lead(s, seat, desk)
    rules.places(s, desk.points)
    winners = 0
    for seat in range(s.seats):
        winners += desk.points[seat] == 1
    for seat in range(s.seats):
        if desk.points[seat] == 1:
            desk.shares[seat] += (1.0 - MARGIN) / winners


@rule
def lead(s: State, seat: int, desk: Desk) -> float:
    """How far a seat is ahead of the best other one, or behind: from 0 to 1, and a half when level."""
    best, mine = -(1 << 40), desk.points[seat]
    for other in range(s.seats):
        if other != seat:
            best = max(best, desk.points[other])
    return 0.5 + 0.5 * (mine - best) / (1 + abs(mine) + abs(best))


@rule
def list_choices(s: State, seat: int, desk: Desk) -> None:
    """List and mark what a seat may do; out of turn, what presses, and waiting."""
    n = rules.legal(s, seat, desk.legal)
    if desk.depth == 0 and seat != rules.to_move(s):
        n = keep_pressing(s, seat, desk.legal, n)
        desk.legal[n] = WAIT
        n += 1
    desk.tick += 1
    for i in range(n):
        desk.mark[desk.legal[i]] = desk.tick
    desk.choices = n


@rule
def keep_pressing(s: State, seat: int, actions: Numbers, n: int) -> int:
    """Keep what presses of a list of so many actions, and return how many do."""
    kept = 0
    for i in range(n):
        actions[kept] = actions[i]
        kept += presses(s, seat, actions[i])
    return kept


@rule
def pressing(states: Records, seat: int, actions: Numbers) -> int:
    """How many of these actions press in states[0]; those come first then."""
    return keep_pressing(states[0], seat, actions, len(actions))


@rule
def wander(s: State, seat: int, desk: Desk, rng: Source) -> None:
    """Do something at random, the likelier the more it is liked."""
    n = rules.legal(s, seat, desk.legal)
    if not HAS_LIKING:
        rules.apply(s, seat, desk.legal[(bits(rng) * n) >> 32])
        return
    total = 0.0
    for i in range(n):
        total += liking(s, seat, desk.legal[i])
        desk.likings[i] = total
    aim, i = bits(rng) * total / (1 << 32), 0
    while desk.likings[i] < aim and i < n - 1:
        i += 1
    rules.apply(s, seat, desk.legal[i])


@rule
def descend(s: State, seat: int, node: Edge, edges: Records, desk: Desk, rng: Source) -> Edge:
    """Do the most promising action at a node, and return its edge.

    Where the pool is full and no action known, play goes on from the pool's last edge, which is never visited.
    """
    list_choices(s, seat, desk)
    known = recognise(seat, node, edges, desk)
    if known < desk.choices and make_room(node, desk.choices - known, edges, desk):
        welcome(s, seat, node, edges, desk, rng)
        known = desk.choices
    if known == 0:
        wander(s, seat, desk, rng)
        return edges[len(edges) - 1]
    child = favourite(seat, node, edges, desk)
    desk.path[desk.depth] = child
    desk.depth += 1
    a: Any = np.int64(edges[child].action)  # as wide as elsewhere, or `apply` is compiled twice
    if a != WAIT:
        rules.apply(s, seat, a)
    return edges[child]


@rule
def branch(s: State, seat: int, node: Edge, edges: Records, desk: Desk, rng: Source) -> Edge:
    """Let chance play, and follow the edge of what it did; outside the tree where there is no room for one."""
    outcome = weighted(rng, desk.weights, rules.weights(s, desk.weights))
    rules.apply(s, seat, outcome)
    child = edge_of(seat, outcome, node, edges)
    if child < 0 and make_room(node, 1, edges, desk):
        child = add_edge(seat, outcome, node, edges)
    if child < 0:
        return edges[len(edges) - 1]
    edges[child].offers += 1
    desk.path[desk.depth] = child
    desk.depth += 1
    return edges[child]


@rule
def welcome(s: State, seat: int, node: Edge, edges: Records, desk: Desk, rng: Source) -> None:
    """Give each legal action that is new here an edge."""
    for i in range(desk.choices):
        a = desk.legal[i]
        if desk.mark[a] == desk.tick:
            edge = edges[add_edge(seat, a, node, edges)]
            edge.offers = 1
            edge.liking = 1.0 if a == WAIT else liking(s, seat, a)
            edge.liking *= 1.0 + UNEVEN * bits(rng) / (1 << 32)
            desk.mark[a] = -desk.tick
