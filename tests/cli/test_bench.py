"""`hatake bench`."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import run, said


def test_without_a_checkout_there_is_no_bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["hatake.cli.bench"], "CHECKOUT", tmp_path)
    result = run("bench")
    assert result.exit_code == 1
    assert "not part of the installed package" in said(result)


def test_in_a_checkout_it_is_run_with_what_was_asked_for(tmp_path: Path) -> None:
    (tmp_path / "bench").mkdir()
    (tmp_path / "bench" / "__init__.py").touch()
    (tmp_path / "bench" / "__main__.py").write_text("import sys\nprint(sys.argv[1:])\nsys.exit(3)\n")
    code = (
        "import sys, pathlib, hatake.cli as cli\n"
        f"sys.modules['hatake.cli.bench'].CHECKOUT = pathlib.Path({str(tmp_path)!r})\n"
        "cli.main(['bench', '--quick', '--json', 'file'])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("['--quick', '--json', 'file']\n", 3)


def test_the_checkout_is_where_the_bench_is() -> None:
    assert (sys.modules["hatake.cli.bench"].CHECKOUT / "bench" / "__main__.py").is_file()
