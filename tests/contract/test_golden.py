"""Golden records, tree counts and digests: rules that change by mistake do not pass unseen.

The digests were made compiled; this test runs compiled, with bounds checked and with the JIT off, so all three play
alike byte for byte.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from hatake.engine.record import chance_faults, replay
from hatake.registry import GAMES
from tests import golden
from tests.contract.cases import every_game
from tests.golden import RECORDS, cases, digests, kept, kept_records, records, trees


@every_game
def test_golden_records_replay_to_the_same_text_and_their_chance_was_fair(slug: str) -> None:
    for text in kept_records(slug).values():
        match = replay(text)
        assert (match.record(), match.is_over, chance_faults(match)) == (text, True, [])


@every_game
def test_every_seat_count_and_option_set_has_its_records(slug: str) -> None:
    names = {f"{case.seats}-{case.kind}-{n + 1}.txt" for case in cases(slug) for n in range(RECORDS[case.kind])}
    assert set(kept_records(slug)) == names


@every_game
def test_golden_records_are_played_again_move_by_move(slug: str) -> None:
    assert records(slug) == kept_records(slug)


@every_game
def test_tree_counts_are_as_kept(slug: str) -> None:
    assert trees(slug) == kept(slug, "tree")


@every_game
def test_play_and_sight_are_byte_for_byte_as_kept_compiled_or_not(slug: str) -> None:
    assert digests(slug) == kept(slug, "digests")


def test_command_names_what_is_not_as_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, now in (("trees", kept_as("tree")), ("digests", kept_as("digests")), ("records", kept_records)):
        monkeypatch.setattr(golden, name, now)
    assert golden.main([]) == 0
    monkeypatch.setattr(golden, "trees", lambda slug: {})
    assert golden.main([]) == 1
    assert f"{min(GAMES)}: tree.json" in capsys.readouterr().out


def kept_as(name: str) -> Callable[[str], dict[str, object]]:
    return lambda slug: kept(slug, name)


def test_command_writes_what_it_compares(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "records").mkdir()
    (tmp_path / "records" / "of-no-case.txt").write_text("old")
    monkeypatch.setattr(golden, "folder", lambda slug: tmp_path)
    monkeypatch.setattr(golden, "records", lambda slug: {"short.txt": ""})
    monkeypatch.setattr(golden, "trees", lambda slug: {"short.txt": {}})
    assert golden.main(["--write", min(GAMES)]) == 0
    assert golden.kept_records("") == {"short.txt": ""}
    assert golden.kept("", "tree") == {"short.txt": {}}
