"""Laws of a game's folder and declaration: complete, consistent, and safe for compiled code."""

import re
from typing import Any

import numpy as np
import pytest
from fluent.runtime import FluentResource

from hatake.contract import Option
from hatake.engine.speech import LANGUAGES
from hatake.registry import GAMES, load
from tests import clauses
from tests.contract.cases import cases_of, every_game, folder

FILES = [
    "__init__.py", "pieces.py", "rules.py", "sight.py", "words.py", "scene.py", "art.svg",
    "RULEBOOK.md", "RULEBOOK.ja.md", "en.ftl", "ja.ftl", "records/tree.json", "records/digests.json",
    "tests/__init__.py", "tests/oracle.py",
]  # fmt: skip
PICTURE = re.compile(r"\(art:([a-z0-9-]+)\)")
OWN_NAMES = {name for name in dir(np.record) if not name.startswith("_")}


@every_game
@pytest.mark.parametrize("file", FILES)
def test_folder_is_complete(slug: str, file: str) -> None:
    assert (folder(slug) / file).is_file()


@every_game
def test_folder_has_records_and_tests(slug: str) -> None:
    assert list((folder(slug) / "records").glob("*.txt"))
    assert list((folder(slug) / "tests").glob("test_*.py"))


@every_game
def test_declaration_names_its_folder(slug: str) -> None:
    assert load(slug).slug == slug
    assert GAMES[slug] == f"hatake.games.{slug}:GAME"


@every_game
def test_declared_numbers_make_sense(slug: str) -> None:
    game = load(slug)
    assert 1 <= game.seats[0] <= game.seats[-1]
    assert 0 < game.minutes[0] <= game.minutes[1]
    assert 0 < game.choices <= game.actions
    assert min(game.outcomes, game.moves) > 0


@every_game
def test_options_are_bounded_and_their_usual_value_is_allowed(slug: str) -> None:
    options: dict[str, Option] = dict(load(slug).options)
    assert all(option.low <= option.usual <= option.high for option in options.values())
    assert "first" not in options


@every_game
def test_state_begins_with_seats_first_and_options_and_ends_with_last(slug: str) -> None:
    game = load(slug)
    names = game.state.names or ()
    assert names[: 2 + len(game.options)] == ("seats", "first", *game.options)
    assert names[-1] == "last"
    assert "last" in (game.view.names or ())


@every_game
def test_options_fit_into_their_fields(slug: str) -> None:
    for case in cases_of(slug):
        states = case.variant.fresh()
        assert {name: int(states[name][0]) for name, _ in case.options} == dict(case.options)
        assert int(states["seats"][0]) == case.seats


def field_names(dtype: "np.dtype[np.void]") -> list[str]:
    fields: dict[str, Any] = dict(dtype.fields or {})
    inner = [name for field in fields.values() for name in field_names(field[0].base)]
    return [*fields, *inner]


@every_game
def test_no_field_is_called_like_something_numpy_has(slug: str) -> None:
    """With the JIT off, `s.round` or `s.size` would be NumPy's own attribute instead of the field."""
    game = load(slug)
    assert OWN_NAMES & {*field_names(game.state), *field_names(game.view)} == set()


def test_nested_fields_are_looked_at_too() -> None:
    inner = np.dtype([("size", "i1")])
    assert field_names(np.dtype([("rows", inner, (2,))])) == ["rows", "size"]


@every_game
def test_records_know_their_fields_as_attributes(slug: str) -> None:
    game = load(slug)
    for dtype in (game.state, game.view):
        assert dtype.type is np.record
        assert all(hasattr(np.zeros(1, dtype)[0], name) for name in dtype.names or ())


@every_game
def test_every_language_has_a_title_a_line_and_names_for_the_options(slug: str) -> None:
    wanted = {"title", "tagline", *(f"option-{name}" for name in load(slug).options)}
    for language in LANGUAGES:
        text = (folder(slug) / f"{language}.ftl").read_text(encoding="utf-8")
        assert wanted <= {entry.id.name for entry in FluentResource(text).body if hasattr(entry, "id")}


@every_game
def test_both_rulebooks_have_the_same_clauses(slug: str) -> None:
    texts = [(folder(slug) / f"RULEBOOK{end}.md").read_text(encoding="utf-8") for end in ("", ".ja")]
    english, japanese = (clauses.stated(text) for text in texts)
    assert len(english) > 10
    assert english == japanese


@every_game
def test_rulebook_shows_only_pictures_there_are(slug: str) -> None:
    art = (folder(slug) / "art.svg").read_text(encoding="utf-8")
    for end in ("", ".ja"):
        text = (folder(slug) / f"RULEBOOK{end}.md").read_text(encoding="utf-8")
        assert [name for name in PICTURE.findall(text) if f'id="{name}"' not in art] == []


@every_game
def test_every_clause_is_cited_by_the_code_and_by_a_test(slug: str) -> None:
    code, tests = clauses.code(slug), clauses.tests(slug)
    missing = [clause for clause in clauses.rulebook(slug) if not (code.get(clause) and tests.get(clause))]
    assert missing == []


@every_game
def test_no_clause_is_cited_that_the_rulebook_does_not_have(slug: str) -> None:
    assert (clauses.code(slug).keys() | clauses.tests(slug).keys()) - set(clauses.rulebook(slug)) == set()
