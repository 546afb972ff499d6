"""Nothing outside a game's folder and the registry knows which games there are."""

import re
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from hatake.engine.speech import LANGUAGES, ftl
from hatake.registry import GAMES

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "hatake"
TEXTS = {".py", ".js", ".css", ".html", ".ftl", ".svg", ".md", ".mako", ".json", ".toml", ".txt", ".jinja", ""}
BLIND = [PACKAGE, ROOT / "scripts", ROOT / ".ci", ROOT / "tests" / "contract", ROOT / "tests" / "engine"]


def names() -> set[str]:
    """Every game by its name in the registry, however it is spelt, and by its titles."""
    spelt = {form for slug in GAMES for form in (slug, *(slug.replace("_", other) for other in ("-", " ", "")))}
    return spelt | {_title(slug, language).strip("!！ ") for slug in GAMES for language in LANGUAGES}


def _title(slug: str, language: str) -> str:
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(ftl(f"hatake.games.{slug}", language)))
    return str(bundle.format_pattern(bundle.get_message("title").value)[0])


def blind_files() -> list[Path]:
    found = [file for place in BLIND for file in place.rglob("*") if file.is_file() and file.suffix in TEXTS]
    own = [PACKAGE / "games", PACKAGE / "registry.py"]
    return [file for file in found if not any(file.is_relative_to(place) for place in own)]


def naming(files: list[Path], words: set[str]) -> list[str]:
    pattern = re.compile("|".join(sorted(re.escape(word) for word in words)), re.IGNORECASE)
    return [
        f"{file.name}:{number} {line.strip()}"
        for file in files
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_file_outside_the_games_names_a_game() -> None:
    files = blind_files()
    assert len(files) > 30
    assert naming(files, names()) == []


def test_no_game_names_another() -> None:
    for slug in GAMES:
        files = [file for file in (PACKAGE / "games" / slug).rglob("*.py") if file.is_file()]
        others = {f"games.{other}" for other in GAMES if other != slug}
        assert not others or naming(files, others) == []


def test_guard_finds_a_name_in_any_spelling(tmp_path: Path) -> None:
    slug = min(GAMES)
    for n, spelling in enumerate((slug.upper(), slug.replace("_", "-"), f"x{slug}x")):
        (tmp_path / f"{n}.py").write_text(f"one\n# {spelling}\n")
    found = naming(sorted(tmp_path.iterdir()), names())
    assert [line.split(" ")[0] for line in found] == ["0.py:2", "1.py:2", "2.py:2"]
