"""The tables in docs/clauses are as the rulebooks, the code and the tests are."""

from pathlib import Path

import pytest

from hatake.registry import GAMES
from tests import clauses

CODE = '''"""X1.1: the heading of a file counts for nothing."""

SEATS = 4
"""X1.2"""
ROWS = 2  # X1.3-X1.5
if SEATS:  # X1.6: no constant, no function
    pass


class Card:
    """X2.1"""


@given("X2.2")
def test_take():
    """X2.3, X2.5 to X2.6"""
    return 1  # X2.3
'''


def places(file: Path) -> dict[str, list[str]]:
    file.write_text(CODE, encoding="utf-8")
    return {clause: [place.name for place in found] for clause, found in clauses.cited([file]).items()}


def test_clause_belongs_to_the_constant_class_or_function_around_it(tmp_path: Path) -> None:
    assert places(tmp_path / "some.py") == {
        "X1.1": [], "X1.2": ["SEATS"], "X1.3": ["ROWS"], "X1.4": ["ROWS"], "X1.5": ["ROWS"], "X1.6": [],
        "X2.1": ["Card"], "X2.2": ["test_take"], "X2.3": ["test_take"], "X2.5": ["test_take"], "X2.6": ["test_take"],
    }  # fmt: skip


def test_only_tests_count_as_tests(tmp_path: Path) -> None:
    own = tmp_path / "tests"
    names = {(own / "test_turn.py", "test_take"), (own / "test_turn.py", "cards"), (own / "test_oracle.py", "test_a")}
    assert [name for file, name in sorted(names) if clauses.Place(file, name).is_test] == ["test_take"]


def test_tables_are_as_the_code_is(capsys: pytest.CaptureFixture[str]) -> None:
    """`scripts/clauses` writes them anew."""
    assert clauses.main([]) == 0
    out = capsys.readouterr().out
    for slug in GAMES:
        assert f"[{slug}]({slug}.md) | {len(clauses.rulebook(slug))} |" in out


def test_stale_tables_are_named_and_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(clauses, "TABLES", tmp_path / "new")
    assert clauses.main([]) == 1
    assert clauses.main(["--write"]) == 0
    (tmp_path / "new" / "of-no-game.md").write_text("", encoding="utf-8")
    (tmp_path / "new" / f"{min(GAMES)}.md").write_text("old", encoding="utf-8")
    assert clauses.stale() == sorted([f"{min(GAMES)}.md", "of-no-game.md"])
    assert clauses.main(["--write"]) == 0
