"""Progress stays on the side, and only where somebody looks."""

import json
from dataclasses import dataclass

import pytest

from hatake.cli import shown


@dataclass
class Basket:
    apples: int


def test_progress_is_silent_where_nobody_looks(capsys: pytest.CaptureFixture[str]) -> None:
    with shown.progress("Picking", 3) as advance:
        advance(3)
    with shown.waiting("Waiting"):
        pass
    assert capsys.readouterr() == ("", "")


def test_progress_on_a_terminal_is_shown_beside_the_output(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    with shown.progress("Picking", 3) as advance:
        advance(3)
    with shown.waiting("Waiting"):
        pass
    out, err = capsys.readouterr()
    assert out == ""
    assert "Picking" in err
    assert "Waiting" in err


def test_json_may_hold_dataclasses_and_nothing_unknown(capsys: pytest.CaptureFixture[str]) -> None:
    shown.show_json({"basket": Basket(3), "name": "畑"})
    assert json.loads(capsys.readouterr().out) == {"basket": {"apples": 3}, "name": "畑"}
    with pytest.raises(TypeError, match="object has no JSON"):
        shown.show_json(object())


def test_numbers_stand_on_the_right(capsys: pytest.CaptureFixture[str]) -> None:
    shown.show_table(["who", "what"], [["a", "1"], ["bb", "222"]], "Title")
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].strip() == "Title"
    short, long = (line.rstrip() for line in lines if line.rstrip().endswith(("1", "222")))
    assert short.split() == ["a", "1"]
    assert long.split() == ["bb", "222"]
    assert len(short) == len(long)
