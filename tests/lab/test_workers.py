"""Work done in several processes."""

import signal
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import active_children
from time import perf_counter, sleep

import pytest

from hatake.lab.workers import _uninterrupted, results


def squared(number: int) -> int:
    return number * number


def nap(number: int) -> int:
    sleep(60 * number)
    return number


def hears_no_interruption(_: int) -> bool:
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_results_come_in_order_whoever_found_them() -> None:
    assert list(results(squared, 9, 1)) == list(results(squared, 9, 2)) == [n * n for n in range(9)]


def test_nobody_waits_for_work_that_is_not_wanted_any_more() -> None:
    begun, found = perf_counter(), results(nap, 8, 2)
    assert next(found) == 0
    found.close()
    assert active_children() == []
    assert perf_counter() - begun < 55


def test_only_the_process_at_the_keyboard_hears_ctrl_c() -> None:
    assert list(results(hears_no_interruption, 2, 2)) == [True, True]
    assert not hears_no_interruption(0)


def interrupted(done: list[str]) -> None:
    with _uninterrupted():
        signal.raise_signal(signal.SIGINT)
        done.append("begun")


def test_ctrl_c_in_the_middle_of_a_beginning_is_heard_after_it() -> None:
    done: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        interrupted(done)
    assert done == ["begun"]


def test_work_may_be_asked_for_in_any_thread() -> None:
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(list, results(squared, 3, 2)).result() == [0, 1, 4]
