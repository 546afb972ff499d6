"""`hatake verify`."""

import json
from pathlib import Path

from hatake.engine.archive import join
from tests.cli.running import record, refused, run, said

GOOD = record(1)


def verified(tmp_path: Path, text: str, *args: str) -> tuple[int, str]:
    file = tmp_path / "records.txt"
    file.write_text(text, encoding="utf-8")
    result = run("verify", str(file), *args)
    assert result.stderr == ""
    return result.exit_code, result.stdout


def test_a_good_record_is_good(tmp_path: Path) -> None:
    code, told = verified(tmp_path, GOOD)
    assert code == 0
    assert "all legal; chance follows from the seed" in told
    assert told.endswith("The record is good.\n")


def test_a_record_may_come_from_standard_input() -> None:
    assert run("verify", "-", typed=GOOD).exit_code == 0


def test_chance_that_does_not_follow_from_the_seed_is_found(tmp_path: Path) -> None:
    other = record(2).splitlines()
    seed = [line for line in GOOD.splitlines() if line.startswith(("[Seed", "[Commitment"))]
    swapped = [line for line in other if not line.startswith(("[Seed", "[Commitment"))]
    code, told = verified(tmp_path, "\n".join([*seed, *swapped]))
    assert code == 1
    assert "but the seed draws" in told
    assert told.endswith("The record is not good.\n")


def test_a_seed_that_was_not_promised_is_found(tmp_path: Path) -> None:
    code, told = verified(tmp_path, GOOD.replace('[Seed "1"]', '[Seed "2"]'))
    assert code == 1
    assert "promised" in told


def test_without_a_seed_chance_cannot_be_vouched_for(tmp_path: Path) -> None:
    text = "".join(line for line in GOOD.splitlines(keepends=True) if not line.startswith(("[Seed", "[Commitment")))
    code, told = verified(tmp_path, text)
    assert code == 1
    assert "names no seed" in told


def test_a_false_result_is_found(tmp_path: Path) -> None:
    result = next(line for line in GOOD.splitlines() if line.startswith("[Result"))
    code, told = verified(tmp_path, GOOD.replace(result, '[Result "99 99"]'))
    assert code == 1
    assert "the tag Result says" in told


def test_an_illegal_move_is_named_by_its_line_in_the_whole_file(tmp_path: Path) -> None:
    broken = "".join(line + "\n" for line in [*GOOD.splitlines()[:-1], "1 dig"])
    text = join([GOOD, broken])
    code, told = verified(tmp_path, text)
    assert code == 1
    assert f"record 1 (line 1): {moves(GOOD)} moves, all legal" in told
    assert f"line {len(text.splitlines())}: '1 dig'" in told
    assert told.endswith("1 of 2 records are good.\n")


def moves(text: str) -> int:
    return len(text.split("\n\n")[1].splitlines())


def test_json_has_a_verdict_for_each_record(tmp_path: Path) -> None:
    code, told = verified(tmp_path, join([GOOD, GOOD.replace('[Seed "1"]', '[Seed "2"]')]), "--json")
    assert code == 1
    good, bad = json.loads(told)
    assert good == {"record": 1, "line": 1, "moves": moves(GOOD), "faults": []}
    assert (bad["record"], bad["line"], bad["moves"]) == (2, len(GOOD.splitlines()) + 2, 0)
    assert len(bad["faults"]) == 1


def test_what_is_no_record_is_told_so(tmp_path: Path) -> None:
    code, told = verified(tmp_path, "Dear diary\n")
    assert code == 1
    assert "the tag Game must name one of" in told


def test_a_file_that_is_no_text_is_told_so(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff")
    result = run("verify", str(file))
    assert result.exit_code == 1
    assert "is not a text file" in said(result)


def test_a_missing_file_is_wrong_usage(tmp_path: Path) -> None:
    assert "No such file" in refused("verify", str(tmp_path / "none.txt"))
