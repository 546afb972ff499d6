"""`hatake replay`."""

import json
from pathlib import Path

import pytest

import hatake
from hatake.contract import WITNESS
from hatake.engine.archive import join
from hatake.engine.record import masked
from tests.cli.running import record, refused, run, said

TEXT = record(3)
MATCH = hatake.replay(TEXT)


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "records.txt"
    path.write_text(join([TEXT, record(4, moves=5)]), encoding="utf-8")
    return str(path)


def told(*args: str | int) -> str:
    result = run("replay", *args)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def test_every_move_and_the_board_after_it_are_told(file: str) -> None:
    text = told(file, "--number", 1)
    for number, move in enumerate(MATCH.history, 1):
        assert f"{number:>4}  {move.line}" in text
    decisions = sum(move.seat >= 0 for move in MATCH.history)
    assert text.count("\n      | ") >= decisions


def test_the_end_is_told_with_the_winners(file: str) -> None:
    text = told(file, "--number", 1)
    assert f"Player {MATCH.winners[0]}" in text.splitlines()[-2]
    assert text.splitlines()[-2].endswith(("wins.", "."))


def test_brief_shows_only_the_last_board(file: str) -> None:
    assert "      | " not in told(file, "--brief")


def test_without_a_seat_all_moves_are_open_and_with_one_they_are_as_it_may_read_them(file: str) -> None:
    own = told(file, "--number", 1, "--brief", "--seat", 1)
    for line in masked(MATCH, 0):
        assert f"  {line}" in own
    assert "?" in own.replace(" (?", "")
    assert "?" not in told(file, "--number", 1, "--brief")


def test_a_spectator_sees_less_than_a_seat(file: str) -> None:
    spectator = told(file, "--number", 1, "--brief", "--seat", 0)
    assert spectator.count("?") > told(file, "--number", 1, "--brief", "--seat", 1).count("?")


def test_all_records_of_a_file_are_told(file: str) -> None:
    both = told(file, "--brief")
    assert both == told(file, "--brief", "--number", 1) + told(file, "--brief", "--number", 2)


def test_words_come_in_the_language_asked_for(file: str) -> None:
    assert told(file, "--brief", "--language", "ja") != told(file, "--brief")


def test_json_has_moves_and_the_end(file: str) -> None:
    finished, begun = json.loads(told(file, "--json"))
    assert [move["move"] for move in finished["moves"]] == [move.line for move in MATCH.history]
    assert (finished["over"], finished["scores"], finished["places"]) == (True, MATCH.scores, MATCH.places)
    assert (begun["over"], begun["scores"]) == (False, None)
    assert finished["head"]["Seats"] == str(MATCH.variant.seats)


def test_json_of_a_seat_hides_what_it_may_not_know(file: str) -> None:
    finished, _ = json.loads(told(file, "--json", "--seat", 1))
    assert [move["move"] for move in finished["moves"]] == masked(MATCH, 0)
    assert finished["end"] == MATCH.view(1).data


def test_a_witness_sees_more_than_any_seat(file: str) -> None:
    open_end = json.loads(told(file, "--json"))[0]["end"]
    assert open_end != json.loads(told(file, "--json", "--seat", 1))[0]["end"]
    assert WITNESS not in range(MATCH.variant.seats)


def test_a_broken_record_is_refused_by_line_move_and_reason(tmp_path: Path) -> None:
    file = tmp_path / "broken.txt"
    file.write_text(TEXT + "1 dig\n", encoding="utf-8")
    result = run("replay", str(file))
    assert (result.exit_code, result.stdout) == (1, "")
    assert said(result) == f"Error: line {len(TEXT.splitlines()) + 1}: '1 dig': the game is over"


def test_wrong_usage_is_refused(file: str) -> None:
    assert "There is no seat 99" in refused("replay", file, "--seat", 99)
    assert "There is no record 3 in the file; it has 2" in refused("replay", file, "--number", 3)
    assert "No such file" in refused("replay", file + "x")
