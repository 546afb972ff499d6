import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import bench.__main__ as command
from bench import ours, peers
from bench.benches import Bench, Case
from bench.measure import Stopwatch


class Work:
    """Notes each visit; every portion takes a tenth of a second of the watch for one unit."""

    def __init__(self) -> None:
        self.portions = 0

    def __call__(self, watch: Stopwatch) -> float:
        self.portions += 1
        watch.spent += 0.1
        return 1


def test_a_rate_is_warmed_up_and_then_read_once_a_round() -> None:
    work = Work()
    (result,) = command.measured([Case("play", "a", work)], {"play": Bench("play", "moves/s", rounds=4)}, 0)
    assert work.portions == 5
    assert result.values == pytest.approx([10] * 4)


def test_a_wait_is_one_portion_a_round_without_warming_up() -> None:
    work = Work()
    (result,) = command.measured([Case("start", "a", work)], {"start": Bench("start", "s", rounds=3)}, 100)
    assert work.portions == 3
    assert result.values == pytest.approx([0.1] * 3)


def test_command_prints_the_table_and_writes_the_readings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "pin", lambda: None)
    monkeypatch.setattr(ours, "cases", lambda: [Case("import", "", Work())])
    monkeypatch.setattr(peers, "peer", lambda: "Peer 1")
    monkeypatch.setattr(peers, "cases", lambda: [Case("loop", "whist", Work())])
    done = CliRunner().invoke(command.main, ["--quick", "--json", str(tmp_path / "readings.json")])
    assert done.exit_code == 0
    assert "import hatake" in done.stdout
    assert "whist" in done.stdout
    results = json.loads((tmp_path / "readings.json").read_text())["results"]
    assert {result["bench"]: result["value"] for result in results} == pytest.approx({"import": 0.1, "loop": 10})
