"""The style card (CONTRIBUTING.md), measured: what a reader has to hold in mind at once stays small."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
SOURCES = sorted((ROOT / "src").rglob("*.py"))
SHIPPED = [file for file in SOURCES if "tests" not in file.parts]
OURS = [*SOURCES, *sorted((ROOT / "tests").rglob("*.py")), *sorted((ROOT / "bench").rglob("*.py"))]
BROWSER = sorted((ROOT / "src").rglob("*.js"))

Function = ast.FunctionDef | ast.AsyncFunctionDef

LEFT_OPEN = re.compile(r"\b(?:TODO|FIXME|XXX)\b|NotImplementedError")
SWITCHED_OFF = re.compile(r"#\s*(?:type:\s*ignore|noqa|pragma:\s*no)|//\s*@ts-(?:ignore|nocheck|expect-error)")
NOT_RUN = re.compile(r"\bpytest\.(?:skip|xfail|importorskip)|\bmark\.(?:skip|xfail)")
MACHINE = re.compile(r"(?<![\w.])/(?:work|root|home)/")
VAGUE_NAME = re.compile(r"^_*get_|manager|helper|utils?$", re.IGNORECASE)


def functions(file: Path) -> Iterator[Function]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return (node for node in ast.walk(tree) if isinstance(node, Function))


def length(function: Function) -> int:
    assert function.end_lineno is not None
    return function.end_lineno - function.lineno + 1


def parameters(function: Function) -> int:
    arguments = function.args
    names = [given.arg for given in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)]
    return len([name for name in names if name not in {"self", "cls"}])


def named(file: Path, function: Function) -> str:
    return f"{file.relative_to(ROOT)}:{function.lineno} {function.name}"


def lines_with(pattern: re.Pattern[str], files: list[Path]) -> list[str]:
    return [
        f"{file.relative_to(ROOT)}:{number} {line.strip()}"
        for file in files
        if file != Path(__file__)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]


def test_functions_are_short() -> None:
    lengths = sorted(length(function) for file in SHIPPED for function in functions(file))
    assert median(lengths) <= 8
    assert lengths[int(len(lengths) * 0.9)] <= 25


def test_no_function_is_over_sixty_lines() -> None:
    found = [named(file, f) for file in OURS for f in functions(file) if length(f) > 60]
    assert found == []


def test_no_function_takes_more_than_six_parameters() -> None:
    found = [named(file, f) for file in SHIPPED for f in functions(file) if parameters(f) > 6]
    assert found == []


def test_files_are_short() -> None:
    limits = {"rules.py": 400}
    sizes = {file: file.read_text(encoding="utf-8").count("\n") + 1 for file in [*SHIPPED, *BROWSER]}
    found = {str(file.relative_to(ROOT)): n for file, n in sizes.items() if n > limits.get(file.name, 300)}
    assert found == {}


def test_names_are_nouns_of_the_game() -> None:
    found = [named(file, f) for file in SHIPPED for f in functions(file) if VAGUE_NAME.search(f.name)]
    found += [str(file.relative_to(ROOT)) for file in SHIPPED if VAGUE_NAME.search(file.stem)]
    assert found == []


def test_nothing_is_left_open() -> None:
    assert lines_with(LEFT_OPEN, [*OURS, *BROWSER]) == []


def test_no_check_is_switched_off() -> None:
    assert lines_with(SWITCHED_OFF, [*OURS, *BROWSER]) == []


def test_every_test_runs() -> None:
    assert lines_with(NOT_RUN, OURS) == []


def test_no_file_names_a_machine() -> None:
    places = [*ROOT.iterdir(), *(ROOT / "scripts").iterdir()]
    rest = [file for file in places if file.is_file() and file.name != ".git"]
    assert lines_with(MACHINE, [*OURS, *BROWSER, *rest]) == []
