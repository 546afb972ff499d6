"""Timing: one core, a stopwatch that runs only while told to, and rates from it."""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

Clock = Callable[[], float]


@dataclass
class Stopwatch:
    """Adds up the time spent inside `with watch.running():`; what lies outside costs nothing.

    The usual clock is this process's processor time: what else the machine does neither helps nor harms.
    """

    clock: Clock = time.process_time
    spent: float = 0.0

    @contextmanager
    def running(self) -> Iterator[None]:
        """Count the time of the block."""
        begun = self.clock()
        try:
            yield
        finally:
            self.spent += self.clock() - begun


Work = Callable[[Stopwatch], float]
"""Does one portion, times with the stopwatch what counts of it, and returns how many units it was."""


def rate(work: Work, seconds: float, clock: Clock = time.process_time) -> float:
    """Units a second, working in portions until the seconds are used up; one portion at least."""
    watch, units = Stopwatch(clock), 0.0
    end = time.perf_counter() + seconds
    while True:
        units += work(watch)
        if time.perf_counter() >= end:
            return units / watch.spent


def pin() -> int | None:
    """Keep this process, and those it starts, on one core; None where the system has no way to."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core
