"""Many games at once: the same work for each number, in so many processes."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

Found = TypeVar("Found")


def results(one: Callable[[int], Found], number: int, workers: int) -> Iterator[Found]:
    """What `one` finds for 0, 1, ... in this order; `one` must be something that processes can be sent."""
    if workers == 1:
        yield from map(one, range(number))
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from pool.map(one, range(number))
