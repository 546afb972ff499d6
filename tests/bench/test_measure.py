import os

import pytest

from bench.measure import Stopwatch, pin, rate


class Clock:
    """A clock that stands still until it is told to go on."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_stopwatch_counts_only_while_it_runs() -> None:
    clock = Clock()
    watch = Stopwatch(clock)
    with watch.running():
        clock.now += 2
    clock.now += 100
    with watch.running():
        clock.now += 3
    assert watch.spent == 5


def test_stopwatch_counts_work_that_fails() -> None:
    clock = Clock()
    watch = Stopwatch(clock)

    def fail() -> None:
        with watch.running():
            clock.now += 2
            raise KeyError

    with pytest.raises(KeyError):
        fail()
    assert watch.spent == 2


def test_rate_is_units_over_the_time_of_the_stopwatch() -> None:
    clock = Clock()

    def work(watch: Stopwatch) -> float:
        clock.now += 7
        with watch.running():
            clock.now += 0.5
        return 10

    assert rate(work, 0.01, clock) == pytest.approx(20)


def test_rate_works_one_portion_at_least() -> None:
    portions: list[Stopwatch] = []

    def work(watch: Stopwatch) -> float:
        portions.append(watch)
        watch.spent += 1
        return 3

    assert rate(work, 0) == 3
    assert len(portions) == 1


def test_pin_leaves_one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen: list[set[int]] = []
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {2, 5}, raising=False)
    monkeypatch.setattr(os, "sched_setaffinity", lambda _, cores: chosen.append(cores), raising=False)
    assert pin() == 5
    assert chosen == [{5}]


def test_pin_does_nothing_where_there_is_no_way_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "sched_setaffinity", raising=False)
    assert pin() is None
