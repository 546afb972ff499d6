"""The pictures in docs/pictures show the boards as they are, and README shows them all."""

from pathlib import Path

import pytest

import hatake
from tests import pictures


def test_pictures_are_as_the_program_draws_them() -> None:
    """`scripts/pictures` draws them anew."""
    assert pictures.stale() == []


def test_readme_shows_every_board() -> None:
    readme = (pictures.PICTURES.parents[1] / "README.md").read_text(encoding="utf-8")
    for slug in hatake.games():
        assert f'src="docs/pictures/{slug}.svg"' in readme


def test_stale_pictures_are_named_and_drawn(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pictures, "PICTURES", tmp_path / "new")
    monkeypatch.setattr(pictures, "picture", lambda slug: f"<svg>{slug}</svg>")
    assert pictures.main([]) == 1
    assert ", ".join(hatake.games()) in capsys.readouterr().out
    assert pictures.main(["--write"]) == 0
    (tmp_path / "new" / f"{min(hatake.games())}.svg").write_text("old", encoding="utf-8")
    assert pictures.stale() == [min(hatake.games())]
