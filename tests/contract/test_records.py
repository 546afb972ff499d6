"""Laws of records: what is written can be replayed, and what is broken is refused with the line, the move and why."""

from random import Random
from typing import Any

import pytest

from hatake.engine.match import IllegalMove, Match
from hatake.engine.record import BrokenRecord, chance_faults, replay
from hatake.engine.variant import Variant
from tests.contract.cases import Case, every_case, every_game, played
from tests.effort import effort


def text_of(case: Case, seed: int) -> str:
    """A record that tells no result, so that what is changed in its moves is all that can be wrong with it."""
    lines = played(case, seed, 60).record().splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith(("[Result ", "[Places ")))


def first_move(lines: list[str]) -> int:
    return lines.index("") + 1


@every_case
def test_move_that_is_not_legal_is_refused_with_its_line_and_reason(case: Case) -> None:
    lines = text_of(case, 1).splitlines()
    source = Random(1)
    for number in source.sample(range(first_move(lines), len(lines)), effort(12, 2)):
        broken = [*lines[:number], "1 jump over the fence", *lines[number:]]
        with pytest.raises(BrokenRecord) as refused:
            replay("\n".join(broken))
        assert (refused.value.line, refused.value.move) == (number + 1, "1 jump over the fence")
        assert refused.value.reason


@every_case
def test_record_with_a_line_left_out_or_doubled_is_refused_or_another_legal_game(case: Case) -> None:
    lines = text_of(case, 2).splitlines()
    start = first_move(lines)
    for number in Random(2).sample(range(start, len(lines)), effort(10, 1)):
        for changed in ([*lines[:number], *lines[number + 1 :]], [*lines[: number + 1], *lines[number:]]):
            refused = refusal("\n".join(changed))
            if refused is None:
                assert [move.line for move in replay("\n".join(changed)).history] == changed[start:]
            else:
                assert refused.line >= number + 1
                assert refused.move == changed[refused.line - 1]
                assert refused.reason


def refusal(text: str) -> BrokenRecord | None:
    try:
        replay(text)
    except BrokenRecord as refused:
        return refused
    return None


@every_case
def test_masked_record_is_not_taken_for_a_whole_one(case: Case) -> None:
    match = played(case, 3, 40)
    for viewer in case.viewers:
        text = match.record(viewer)
        if "?" in text:
            with pytest.raises(BrokenRecord) as refused:
                replay(text)
            assert "?" in refused.value.move


@every_case
def test_comments_empty_lines_and_spaces_around_moves_change_nothing(case: Case) -> None:
    match = played(case, 4, 30)
    lines = match.record().splitlines()
    start = first_move(lines)
    moves = [f"  {line}  # move {n}" for n, line in enumerate(lines[start:])]
    again = replay("\r\n\n".join([*lines[:start], "# from here on", *moves]))
    assert again.history == match.history


@every_case
def test_result_that_the_moves_do_not_give_is_refused(case: Case) -> None:
    text = played(case, 5).record()
    for key in ("Result", "Places"):
        with pytest.raises(BrokenRecord, match=key):
            replay(text.replace(f'[{key} "', f'[{key} "9'))


@every_case
def test_result_told_of_an_unfinished_match_is_refused(case: Case) -> None:
    places = " ".join("1" * case.seats)
    with pytest.raises(BrokenRecord, match=r"Places says .+, but the game is not over"):
        replay(played(case, 6, 5).record().replace("\n\n", f'\n[Places "{places}"]\n\n', 1))


@every_case
def test_draw_that_the_seed_does_not_give_is_found(case: Case) -> None:
    match = Match(case.variant, seed="fair")
    assert chance_faults(replay(match.record())) == []
    other = Match(case.variant, seed="other")
    if other.history != match.history:
        other.seed = "fair"
        assert chance_faults(replay(other.record()))


HEADS = [
    ("", "Game must name one of .*, but it is missing"),
    ('[Game "chess"]\n', "Game"),
    ('[Game "{slug}"]\n[Seats "0"]\n', "players"),
    ('[Game "{slug}"]\n\n# so many\n[Seats "two"]\n', "Seats"),
    ('[Game "{slug}"]\n[Seats "{seats}"]\n[First "99"]\n', "first"),
    ('[Game "{slug}"]\n[Rules "none"]\n', "rules version"),
    ('[Game "{slug}"]\n[Game "{slug}"]\n', "second time"),
    ('[Game "{slug}"\n', "not a tag"),
    ('[Game "{slug}"] and so on\n', "not a tag"),
    ('[Game "{slug}"]\n[Seats "99999999999999999999"]\n', "Seats"),
]


@every_game
@pytest.mark.parametrize(("head", "word"), HEADS)
def test_head_that_cannot_be_right_is_refused_and_its_line_named(slug: str, head: str, word: str) -> None:
    text = head.format(slug=slug, seats=Variant(slug).seats)
    with pytest.raises(BrokenRecord, match=word) as refused:
        replay(text)
    assert refused.value.line == max(1, text.count("\n"))


@every_game
def test_any_editor_may_have_written_a_record(slug: str) -> None:
    match = Variant(slug).start(seed=1)
    head, _, moves = match.record().partition("\n\n")
    text = "\ufeff" + head.replace("\n", "  # a tag\n") + "\n\n" + moves
    assert replay(text.replace("\n", "\r\n")).record() == match.record()


@pytest.mark.parametrize("thing", [None, b"[Game]", 3, ["1 quiet"]])
def test_what_is_no_text_is_refused_as_a_record(thing: Any) -> None:
    with pytest.raises(BrokenRecord, match=f"a record is text, not {type(thing).__name__}"):
        replay(thing)


@every_game
def test_line_however_long_is_refused_in_a_sentence(slug: str) -> None:
    for line in ("1 " + "x" * 100_000, "*" + "x" * 100_000, '[Note "' + "x" * 100_000):
        with pytest.raises(BrokenRecord) as refused:
            replay(Variant(slug).start(seed=1).record() + line)
        assert len(str(refused.value)) < 1000


@every_game
def test_tags_of_people_cannot_take_the_place_of_a_records_own(slug: str) -> None:
    match = Variant(slug).start(seed=1)
    record = match.record()
    match.tags = {"Game": "chess", "Seats": "9", "Seed": "6"}
    assert match.record() == record
    match.tags = {"event date": "today"}
    with pytest.raises(ValueError, match="a tag's name is one word"):
        match.record()


@every_game
def test_tags_of_people_are_kept(slug: str) -> None:
    match = Variant(slug).start()
    match.tags = {"Name1": 'Ayu "the \\ frog" O\'Neill', "Date": "2026.11.18", "Table": "苗代"}
    again = replay(match.record())
    assert again.tags == match.tags
    assert again.record() == match.record()


@every_case
def test_refused_move_leaves_the_match_as_it_was(case: Case) -> None:
    match = played(case, 7, 25)
    before = match.states.tobytes(), list(match.history), match.moves()
    for text in ("", "*", "@", "@1", "@99 nothing", "*first 0", "1 2 3", " ", "\n", "nothing", "?" * 1000):
        with pytest.raises(IllegalMove) as refused:
            match.play(text)
        assert refused.value.reason
    assert (match.states.tobytes(), match.history, match.moves()) == before
