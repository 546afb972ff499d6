import time

from bench.benches import Bench, Result, benches
from bench.ours import our_works
from bench.peers import peer_works


def test_a_rate_is_reached_from_its_target_up() -> None:
    bench = Bench("play", "moves/s", targets={"a": 100})
    assert [bench.is_reached("a", value) for value in (99, 100, 101)] == [False, True, True]


def test_a_wait_is_reached_from_its_target_down() -> None:
    bench = Bench("start", "s", targets={"a": 2})
    assert [bench.is_reached("a", value) for value in (1.9, 2, 2.1)] == [True, True, False]


def test_without_a_target_nothing_is_reached_or_missed() -> None:
    assert Bench("play", "moves/s", targets={"a": 1}).is_reached("b", 5) is None


def test_a_target_for_each_gives_way_to_the_games_own() -> None:
    bench = Bench("play", "moves/s", targets={"each": 1, "a": 9})
    assert (bench.target("a"), bench.target("b")) == (9, 1)


def test_a_wait_is_seconds_a_unit_by_the_wall_clock() -> None:
    wait, speed = Bench("start", "s"), Bench("play", "moves/s")
    assert (wait.value(4), speed.value(4)) == (0.25, 4)
    assert (wait.clock, speed.clock) == (time.perf_counter, time.process_time)


def test_result_is_the_median_and_tells_the_spread() -> None:
    result = Result("play", "a", (9.0, 10.0, 14.0))
    assert (result.value, result.spread) == (10.0, 0.5)


def test_benches_are_held_against_what_the_peers_measure() -> None:
    known = benches()
    compared = {name for bench in known.values() for name in bench.against}
    assert compared == set(peer_works())
    assert compared <= set(known)


def test_ours_are_benches_that_nothing_is_held_against() -> None:
    known = benches()
    compared = {name for bench in known.values() for name in bench.against}
    assert set(our_works()) <= set(known) - compared
