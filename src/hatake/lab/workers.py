"""Many games at once: the same work for each number, in so many processes."""

import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from threading import current_thread, main_thread
from typing import TypeVar

Found = TypeVar("Found")


def results(one: Callable[[int], Found], number: int, workers: int) -> Generator[Found]:
    """What `one` finds for 0, 1, ... in this order; `one` must be something that processes can be sent.

    Whoever stops asking, or presses Ctrl-C, need not wait for the work that is going on.
    """
    if workers == 1:
        yield from map(one, range(number))
        return
    others = set(active_children())
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        try:
            with _uninterrupted():
                found = [pool.submit(one, n) for n in range(number)]
            yield from (each.result() for each in found)
        except BaseException:
            for worker in set(active_children()) - others:
                worker.terminate()
            raise


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Processes that begin here do not hear Ctrl-C, which would make each of them complain; this one does, later."""
    heard: list[int] = []
    is_listening = current_thread() is main_thread()
    answer = signal.signal(signal.SIGINT, lambda number, _: heard.append(number)) if is_listening else None
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        if answer is not None:
            signal.signal(signal.SIGINT, answer)
    if heard:
        signal.raise_signal(signal.SIGINT)
