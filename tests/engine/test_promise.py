"""A record with a seed keeps the promise that was made before the first move."""

import pytest

from hatake import BrokenRecord, game, games, replay
from hatake.engine.chance import commitment

RECORD = game(games()[0]).start(seed=5).record()


def without(tag: str) -> str:
    return "".join(line for line in RECORD.splitlines(keepends=True) if not line.startswith(f"[{tag} "))


def test_a_seed_that_was_not_promised_is_refused() -> None:
    with pytest.raises(BrokenRecord, match="not the one whose hash was promised"):
        replay(RECORD.replace('[Seed "5"]', '[Seed "6"]'))


def test_a_seed_that_no_record_could_tell_is_refused_on_its_line() -> None:
    for seed in ("5  6", " 5", "\ud800"):
        with pytest.raises(BrokenRecord, match="a seed is a whole number, or words") as refused:
            replay(RECORD.replace('[Seed "5"]', f'[Seed "{seed}"]'))
        assert RECORD.splitlines()[refused.value.line - 1] == '[Seed "5"]'


def test_a_seed_without_a_promise_is_taken() -> None:
    assert replay(without("Commitment")).seed == "5"


def test_a_promise_is_kept_while_the_seed_is_not_known() -> None:
    match = replay(without("Seed"))
    assert match.seed is None
    assert f'[Commitment "{commitment("5")}"]' in match.record()
    assert match.record().count("Commitment") == replay(RECORD).record().count("Commitment") == 1
