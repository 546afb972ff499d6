"""Every clause of every rulebook, with the functions that carry it out and the tests that hold it.

python -m tests.clauses             says which tables in docs/clauses are not as the code is
python -m tests.clauses --write     writes them anew

A clause is cited by its number in a docstring, a comment or a refusal. What counts is where that stands: in a
function, a class or a constant of the code, and in a test itself. The heading of a file counts for nothing.
"""

import ast
import re
import sys
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from hatake.registry import GAMES
from tests.contract.cases import folder

ROOT = Path(__file__).parents[1]
TABLES = ROOT / "docs" / "clauses"
NUMBERS = re.compile(r"\b([A-Z]+[0-9]+\.)([0-9]+)(?:(?:-| to )\1([0-9]+))?\b")
"""A clause, or several: `T5.1-T5.3`, `T5.1 to T5.3`."""
CLAUSE = re.compile(r"^- \*\*([A-Z]+[0-9]+\.[0-9]+)\*\*", re.MULTILINE)
NOTE = "Written by `scripts/clauses` from the rulebook, the code and the tests.\n"


@dataclass(frozen=True, order=True)
class Place:
    """Something with a name in a file."""

    file: Path
    name: str

    @property
    def is_test(self) -> bool:
        return self.file.parent.name == "tests" and self.name.startswith("test_") and "oracle" not in self.file.name


Citations = dict[str, list[Place]]


def stated(text: str) -> list[str]:
    """The clauses a rulebook states, in its order."""
    return CLAUSE.findall(text)


def rulebook(slug: str) -> list[str]:
    return stated((folder(slug) / "RULEBOOK.md").read_text(encoding="utf-8"))


def code(slug: str) -> Citations:
    """Where the code of a game cites which clause."""
    return cited(sorted(folder(slug).glob("*.py")))


def tests(slug: str) -> Citations:
    """The tests of a game that cite a clause."""
    found = cited(sorted((folder(slug) / "tests").glob("test_*.py")))
    return {clause: [place for place in places if place.is_test] for clause, places in found.items()}


def cited(files: list[Path]) -> Citations:
    """What is cited where, in the order of the files."""
    found: Citations = {}
    for file in files:
        named = dict(_named_lines(ast.parse(file.read_text(encoding="utf-8"))))
        for line, text in _written(file):
            for clause in numbers(text):
                places = found.setdefault(clause, [])
                if line in named and Place(file, named[line]) not in places:
                    places.append(Place(file, named[line]))
    return found


def numbers(text: str) -> Iterator[str]:
    """The clauses named in a text; `T5.1-T5.3` names three."""
    for chapter, first, last in NUMBERS.findall(text):
        yield from (f"{chapter}{number}" for number in range(int(first), int(last or first) + 1))


def _written(file: Path) -> Iterator[tuple[int, str]]:
    """All comments and strings, line by line."""
    with tokenize.open(file) as opened:
        for token in tokenize.generate_tokens(opened.readline):
            if token.type in {tokenize.COMMENT, tokenize.STRING}:
                yield from enumerate(token.string.splitlines(), token.start[0])


def _named_lines(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Lines that belong to a function, a class or a constant, its decorators and its docstring included."""
    name = ""
    for node in tree.body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                pass
            case ast.Assign(targets=[target, *_]) | ast.AnnAssign(target=target) | ast.AugAssign(target=target):
                name = ast.unparse(target)
            case ast.Expr() if name:
                pass  # the docstring of the constant before it
            case _:
                name = ""
        if name:
            first = min([node.lineno, *(wrap.lineno for wrap in getattr(node, "decorator_list", []))])
            yield from ((line, name) for line in range(first, (node.end_lineno or first) + 1))


# Tables


def table(slug: str) -> str:
    """The page of one game."""
    title = (folder(slug) / "RULEBOOK.md").read_text(encoding="utf-8").splitlines()[0]
    in_code, in_tests = code(slug), tests(slug)
    rows = [f"| {c} | {_places(in_code.get(c, []))} | {_places(in_tests.get(c, []))} |" for c in rulebook(slug)]
    return "\n".join([title, "", NOTE, "| Clause | Code | Tests |", "|---|---|---|", *rows, ""])


def _places(places: list[Place]) -> str:
    by_file: dict[Path, list[str]] = {}
    for place in places:
        by_file.setdefault(place.file, []).append(f"`{place.name}`")
    return "<br>".join(f"[{file.name}]({_link(file)}): {', '.join(names)}" for file, names in by_file.items())


def _link(file: Path) -> str:
    return f"../../{file.relative_to(ROOT).as_posix()}"


def totals(slug: str) -> tuple[int, int, int]:
    """The clauses of a game, the places in its code that cite them, and the tests that do."""
    wanted = rulebook(slug)
    in_code, in_tests = ({p for c in wanted for p in found.get(c, [])} for found in (code(slug), tests(slug)))
    return len(wanted), len(in_code), len(in_tests)


def overview() -> str:
    """The page that leads to the others."""
    lines = [f"| [{slug}]({slug}.md) | {' | '.join(map(str, totals(slug)))} |" for slug in sorted(GAMES)]
    sums = [sum(numbers) for numbers in zip(*map(totals, GAMES), strict=True)]
    last = f"| all | {' | '.join(map(str, sums))} |"
    head = ["| Game | Clauses | Functions and constants that cite one | Tests that cite one |", "|---|---|---|---|"]
    return "\n".join(["# Clauses, code and tests", "", NOTE, *head, *lines, last, ""])


def pages() -> dict[str, str]:
    """All pages by the names of their files."""
    return {"README.md": overview()} | {f"{slug}.md": table(slug) for slug in sorted(GAMES)}


def stale() -> list[str]:
    """The files that are not as they would be written, and those that no game has."""
    now = pages()
    kept = {file.name: file.read_text(encoding="utf-8") for file in TABLES.glob("*")}
    return sorted(name for name in now.keys() | kept.keys() if now.get(name) != kept.get(name))


def main(arguments: list[str]) -> int:
    if "--write" in arguments:
        TABLES.mkdir(parents=True, exist_ok=True)
        for name in stale():
            (TABLES / name).unlink(missing_ok=True)
        for name, text in pages().items():
            (TABLES / name).write_text(text, encoding="utf-8")
    found = stale()
    print("\n".join(found) or overview())
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
