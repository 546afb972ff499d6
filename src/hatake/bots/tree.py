"""The tree of a search: edges in one pool, in which the edges of a node lie side by side.

A node is the edge that leads to it. As an edge may be there in one guess and not in another, it counts how often it
was offered. `desk` is the record in which a search keeps what it is doing (see ismcts_kernel.py).
"""

from math import sqrt
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hatake.contract import CHANCE
from hatake.jit import rule

Records = NDArray[Any]
Edge: TypeAlias = np.record
Desk: TypeAlias = np.record

EDGE = np.dtype(
    (
        np.record,
        [
            ("total", "f8"),  # what came of it for the seat that did it
            ("liking", "f4"),
            ("seat", "i4"),
            ("action", "i4"),
            ("visits", "i4"),
            ("offers", "i4"),
            ("first", "i4"),  # where the edges that follow it lie
            ("known", "i4"),  # how many those are
            ("room", "i4"),  # for how many there is room
        ],
    )
)


@rule
def credit(edges: Records, desk: Desk) -> None:
    """Note the result with every action on the path, for the seat that did it."""
    for step in range(desk.depth):
        edge = edges[desk.path[step]]
        edge.visits += 1
        if edge.seat != CHANCE:
            edge.total += desk.shares[edge.seat]


@rule
def is_offered(edge: Edge, seat: int, desk: Desk, mark: int) -> bool:
    """Whether an edge is an action of that seat, marked so."""
    return edge.seat == seat and desk.mark[edge.action] == mark


@rule
def recognise(seat: int, node: Edge, edges: Records, desk: Desk) -> int:
    """Count an offer for each edge whose action is legal now, and return how many those are."""
    known = 0
    for e in range(node.first, node.first + node.known):
        if is_offered(edges[e], seat, desk, desk.tick):
            edges[e].offers += 1
            desk.mark[edges[e].action] = -desk.tick
            known += 1
    return known


@rule
def edge_of(seat: int, action: int, node: Edge, edges: Records) -> int:
    """The edge of an action at a node; -1 where there is none."""
    for e in range(node.first, node.first + node.known):
        if edges[e].seat == seat and edges[e].action == action:
            return e
    return -1


@rule
def add_edge(seat: int, action: int, node: Edge, edges: Records) -> int:
    """A new edge at a node that has room for it."""
    e = node.first + node.known
    edge = edges[e]
    edge.seat, edge.action, edge.liking, edge.total = seat, action, 1.0, 0.0
    edge.visits, edge.offers, edge.first, edge.known, edge.room = 0, 0, 0, 0, 0
    node.known += 1
    return e


@rule
def make_room(node: Edge, more: int, edges: Records, desk: Desk) -> bool:
    """Move a node's edges to a larger place where they need one; False when the pool is full."""
    if node.known + more <= node.room:
        return True
    room = more if node.known == 0 else 2 * (node.known + more)
    if desk.used + room >= len(edges):
        return False
    for i in range(node.known):
        edges[desk.used + i] = edges[node.first + i]
    node.first, node.room = desk.used, room
    desk.used += room
    return True


@rule
def favourite(seat: int, node: Edge, edges: Records, desk: Desk) -> int:
    """The offered edge with the best mean and a bonus for what is liked and seldom tried.

    What was never tried counts as good as the others have been on the whole.
    """
    likings, total, visits = 0.0, 0.0, 0
    for e in range(node.first, node.first + node.known):
        if is_offered(edges[e], seat, desk, -desk.tick):
            likings += edges[e].liking
            total += edges[e].total
            visits += edges[e].visits
    usual_mean, span = total / max(1, visits), desk.most - desk.least
    best, highest = -1, -np.inf
    for e in range(node.first, node.first + node.known):
        edge = edges[e]
        if is_offered(edge, seat, desk, -desk.tick):
            mean = edge.total / edge.visits if edge.visits > 0 else usual_mean
            bonus = desk.explore * span * edge.liking / likings * sqrt(edge.offers) / (1 + edge.visits)
            if mean + bonus > highest:
                best, highest = e, mean + bonus
    return best
