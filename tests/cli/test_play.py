"""`hatake play`."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from click.testing import Result

import hatake
from hatake.engine.match import Match
from tests.cli.running import SLUG, refused, run

ALWAYS_FIRST = "1\n" * 2000


def played(typed: str, *args: str | int) -> Result:
    return run("play", SLUG, "--bots", "random", "--seed", 5, *args, typed=typed)


def answers(*typed: str) -> list[str]:
    """What was answered to each line typed before leaving."""
    result = played("".join(line + "\n" for line in (*typed, "quit")))
    assert result.exit_code == 0
    return [answer.partition("\n")[2] for answer in result.stdout.split("Your move: ")[1:-1]]


def untyped(result: Result) -> list[str]:
    """The lines of a sitting without what was typed."""
    return [line for line in result.stdout.splitlines() if not line.startswith("Your move: ")]


def test_a_whole_game_is_played_to_its_result() -> None:
    result = played(ALWAYS_FIRST)
    assert (result.exit_code, result.stderr) == (0, "")
    *_, last = result.stdout.splitlines()
    assert "wins" in last or "shared" in last


def test_the_record_of_the_game_is_kept(tmp_path: Path) -> None:
    out = tmp_path / "mine.txt"
    played(ALWAYS_FIRST, "--out", str(out), "--seat", 2)
    match = hatake.replay(out.read_text(encoding="utf-8"))
    assert match.is_over
    assert match.tags == {"Name1": "random"}
    assert run("verify", str(out)).exit_code == 0


def test_a_game_that_was_left_is_kept_as_far_as_it_went(tmp_path: Path) -> None:
    out = tmp_path / "mine.txt"
    assert played("1\nquit\n", "--out", str(out)).exit_code == 0
    assert not hatake.replay(out.read_text(encoding="utf-8")).is_over


def test_input_that_ends_early_is_a_failure_but_keeps_the_record(tmp_path: Path) -> None:
    out = tmp_path / "mine.txt"
    assert played("1\n", "--out", str(out)).exit_code == 1
    assert len(hatake.replay(out.read_text(encoding="utf-8")).history) > 0


def test_a_move_may_be_typed_or_given_by_its_number() -> None:
    begun = played("quit\n").stdout
    first = next(line for line in begun.splitlines() if line.startswith("   1  "))[6:].split("   ")[0]
    by_number, by_word = untyped(played("1\nquit\n")), untyped(played(f"{first}\nquit\n"))
    assert by_number == by_word
    assert len(by_word) > len(begun.splitlines())


def test_a_move_that_is_not_allowed_is_answered_with_reason_and_clause() -> None:
    match = hatake.game(SLUG).start(5)
    with pytest.raises(hatake.IllegalMove) as found:
        match.play("dig")
    [answer] = answers("dig")
    assert answer.strip() == str(found.value)


def test_reasons_come_in_the_language_asked_for() -> None:
    english, japanese = (played("dig\nquit\n", "--language", code).stdout for code in ("en", "ja"))
    assert "is not a move" not in japanese
    assert english.count("\n") == japanese.count("\n")


def test_a_number_that_is_none_is_refused() -> None:
    answered = answers("9999", "0")
    assert answered[0].startswith("There is no move number 9999; numbers are 1 to ")
    assert answered[1].startswith("There is no move number 0;")


def test_nobody_else_may_be_played_for() -> None:
    assert answers("@2 dig") == ["You play for Player 1 only.\n"]


def test_the_moves_can_be_listed_again_all_or_some() -> None:
    first = played("quit\n").stdout.split("\n   1  ")[1].split(" ")[0]
    everything, some, none, how = answers("?", f"?{first}", "?xyzzy", "")
    assert everything.startswith("   1  ")
    assert set(some.splitlines()) <= {line.strip("\n") for line in everything.splitlines()}
    assert all(line.split()[1] == first for line in some.splitlines())
    assert none == "No move begins with “xyzzy”.\n"
    assert how.startswith("Type a move")


def test_board_and_log_can_be_seen_again() -> None:
    board, log = answers("board", "log")
    begun = played("quit\n").stdout
    assert board in begun
    assert all(line in begun for line in log.splitlines())


def test_a_long_list_is_not_shown_unasked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hatake.cli.sitting.FEW", 2)
    monkeypatch.setattr("hatake.cli.sitting.MANY", 4)
    assert "You have " in played("quit\n").stdout


def test_something_out_of_turn_may_be_done_or_let_be(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    plain, play = Match.moves, Match.play

    def moves(match: Match, seat: int | None = None) -> Sequence[str]:
        is_on_turn = seat is None or seat == match.to_move
        return plain(match, seat) if is_on_turn else [f"@{seat} wave"]

    def captions(_: object) -> list[str]:
        return [""] * 99

    monkeypatch.setattr("hatake.cli.sitting.Sitting._captions", captions)
    monkeypatch.setattr(Match, "moves", moves)
    monkeypatch.setattr(Match, "play", lambda match, text: made.append(text) if "wave" in text else play(match, text))
    told = played("1\n" * 2 + "\n1\n" * 9, "--seats", hatake.game(SLUG).game.seats[-1]).stdout
    assert "It is not your turn" in told
    assert set(made) == {"@1 wave"}


def test_wrong_usage_is_refused() -> None:
    assert "There is no seat 9" in refused("play", SLUG, "--seat", 9)
    assert "no bot 'clever'" in refused("play", SLUG, "--bots", "clever")
    assert "no game 'chess'" in refused("play", "chess")
    assert "no language 'xx'" in refused("play", SLUG, "--language", "xx")
