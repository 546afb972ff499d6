"""Any text at all, given as a move or as a record, is either right or refused with a reason; nothing else happens."""

from collections.abc import Callable
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from hatake.engine.match import IllegalMove, Match
from hatake.engine.record import BrokenRecord, replay
from tests.contract.cases import CASES, Case, every_case, played
from tests.effort import examples

ANYTHING = st.text(max_size=60)
SEEDS = st.integers(0, 10**6)


def tried(match: Match, text: str) -> None:
    before, history = match.states.tobytes(), list(match.history)
    reason = refusal(lambda: match.play(text))
    if reason is not None:
        assert reason
        assert (match.states.tobytes(), match.history) == (before, history)
    else:
        move = match.history[len(history)]
        assert match.history == [*history, move]
        assert text == (f"@{move.seat + 1} {move.text}" if move.is_aside else move.text)


def refusal(deed: Callable[[], object]) -> str | None:
    """Why something was refused; None when it was not. Any other error is a mistake of the program."""
    try:
        deed()
    except (IllegalMove, BrokenRecord) as refused:
        return refused.reason
    return None


def mutated(text: str, source: Random) -> str:
    """A text with one or two of its words changed, left out, doubled or swapped, or a letter changed."""
    words = text.split(" ")
    for _ in range(source.randint(1, 2)):
        at = source.randrange(len(words))
        match source.randrange(5):
            case 0:
                words[at] = source.choice(("1", "-1", "99", "*", "@1", "", "r0", "?", "０", words[at].upper()))
            case 1:
                words.insert(at, words[at])
            case 2 if len(words) > 1:
                del words[at]
            case 3:
                words.reverse()
            case _:
                place = source.randrange(len(words[at]) + 1)
                words[at] = words[at][:place] + source.choice("0123456789 -rf@*?é") + words[at][place + 1 :]
    return " ".join(words)


@every_case
@given(text=ANYTHING, moves=st.integers(0, 80))
@examples(40, 8)
def test_any_text_as_a_move(case: Case, text: str, moves: int) -> None:
    tried(played(case, 1, moves), text)


@every_case
@given(seed=SEEDS, moves=st.integers(0, 80))
@examples(60, 10)
def test_almost_right_text_as_a_move(case: Case, seed: int, moves: int) -> None:
    match, source = played(case, 2, moves), Random(seed)
    offered = [text for seat in (None, *case.viewers[1:]) for text in match.moves(seat)]
    if offered:
        tried(match, mutated(source.choice(offered), source))


def replayed(text: str) -> None:
    reason = refusal(lambda: replay(text))
    assert reason != ""
    if reason is None:
        match = replay(text)
        assert replay(match.record()).states.tobytes() == match.states.tobytes()


@given(text=st.text(max_size=300))
@examples(100, 20)
def test_any_text_as_a_record(text: str) -> None:
    replayed(text)


@given(text=st.text(max_size=100), number=st.integers(0, len(CASES) - 1))
@examples(100, 20)
def test_any_text_after_a_right_head(text: str, number: int) -> None:
    replayed(Match(CASES[number].variant).record() + text)


@every_case
@given(seed=SEEDS)
@examples(40, 6)
def test_almost_right_text_as_a_record(case: Case, seed: int) -> None:
    source = Random(seed)
    lines = played(case, 3, 30).record().splitlines()
    at = source.randrange(len(lines))
    lines[at] = mutated(lines[at], source)
    replayed("\n".join(lines))
