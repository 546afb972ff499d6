"""Several records in one text."""

from hatake import game, games, replay
from hatake.engine.archive import Part, join, split

RECORDS = [game(slug).start(seed=seed).record() for slug in games() for seed in range(2)]


def test_what_was_joined_is_split_again() -> None:
    text = join(RECORDS)
    parts = list(split(text))
    assert [replay(part.text).record() for part in parts] == RECORDS
    assert "".join(part.text for part in parts) == text


def test_a_part_knows_where_it_begins() -> None:
    text = join(RECORDS)
    for part in split(text):
        assert text.splitlines(keepends=True)[part.before :][0] == part.text.splitlines(keepends=True)[0]


def test_one_record_is_one_part() -> None:
    assert list(split(RECORDS[0])) == [Part(0, RECORDS[0])]


def test_an_empty_text_is_one_empty_part() -> None:
    assert list(split("")) == [Part(0, "")]


def test_comments_before_the_first_record_belong_to_it() -> None:
    text = "# From the summer\n\n" + join(RECORDS[:2])
    assert [part.before for part in split(text)] == [0, RECORDS[0].count("\n") + 3]


def test_a_game_tag_repeated_in_one_head_begins_no_record() -> None:
    tag = RECORDS[0].splitlines(keepends=True)[0]
    assert len(list(split(tag + RECORDS[0]))) == 1


def test_records_without_moves_are_kept_apart() -> None:
    head = f'[Game "{games()[0]}"]\n'
    assert [part.text for part in split(join([head, head]))] == [head + "\n", head]
