import io
import json

import pytest
from rich.console import Console

from bench.benches import Bench, Result
from bench.report import Report
from bench.table import as_table, short

BENCHES = {
    "play": Bench("random play", "moves/s", ("loop", "fast"), {"a": 50.0, "b": 5e6}),
    "start": Bench("first start", "s", targets={"each": 2.0}),
    "fast": Bench("their fast way", "moves/s"),
    "loop": Bench("their loop", "moves/s"),
}
OURS = [
    Result("start", "a", (1.0, 1.5, 1.6)),
    Result("play", "a", (100.0, 100.0, 100.0)),
    Result("play", "b", (3e6, 4e6, 5e6)),
]
THEIRS = [
    Result("loop", "whist", (25.0,)),
    Result("fast", "whist", (200.0,)),
    Result("loop", "chess", (50.0,)),
]


def printed(report: Report) -> str:
    console = Console(file=io.StringIO(), width=150)
    console.print(as_table(report))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def row(text: str, *parts: str) -> list[str]:
    return next(line for line in text.splitlines() if all(part in line for part in parts)).split()


def test_ratios_hold_ours_against_every_peer_of_the_bench() -> None:
    report = Report(BENCHES, [*OURS, *THEIRS], "Peer 1")
    assert report.ratios(OURS[1]) == {"loop": {"whist": 4.0, "chess": 2.0}, "fast": {"whist": 0.5}}
    assert report.ratios(OURS[0]) == {}


def test_ours_come_in_the_order_of_the_benches() -> None:
    assert [result.bench for result in Report(BENCHES, OURS).ours] == ["play", "play", "start"]


def test_table_shows_value_target_verdict_and_ratios() -> None:
    text = printed(Report(BENCHES, [*OURS, *THEIRS], "Peer 1"))
    assert row(text, "random play", " a ")[3:] == ["100", "moves/s", "50", "yes", "their", "loop", "4×", "2×"]
    assert row(text, "their fast way", "0.5×") == ["their", "fast", "way", "0.5×"]
    assert row(text, "random play", " b ")[3:9] == ["4", "M", "moves/s", "5", "M", "no"]
    assert row(text, "first start")[3:] == ["1.5", "s", "2", "yes"]


def test_table_shows_the_peers_own_values() -> None:
    text = printed(Report(BENCHES, [*OURS, *THEIRS], "Peer 1"))
    assert row(text, "their loop", "moves/s", "25")[-2:] == ["25", "50"]


def test_table_tells_how_far_the_rounds_lie_apart() -> None:
    assert "at most 50% apart (random play b)" in printed(Report(BENCHES, [*OURS, *THEIRS], "Peer 1"))


def test_without_the_peer_its_column_says_so() -> None:
    text = printed(Report(BENCHES, OURS))
    assert text.count("not installed") == len(OURS)


def test_data_holds_every_reading_and_goes_into_json() -> None:
    data = json.loads(json.dumps(Report(BENCHES, [*OURS, *THEIRS], "Peer 1").as_data()))
    assert len(data["results"]) == 6
    assert data["results"][0]["ratios"]["fast"] == {"whist": 0.5}
    assert data["results"][1]["values"] == [3e6, 4e6, 5e6]


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (22_400_000, "22.4 M"),
        (999_600, "1 M"),
        (43_679, "43.7 k"),
        (52, "52"),
        (0.25, "0.25"),
        (0.0314, "0.0314"),
    ],
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert short(value) == text
