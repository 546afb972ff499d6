"""The course of a table, and that nothing which leaves it depends on what the viewer may not know."""

from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest

from hatake.contract import SPECTATOR
from hatake.engine.speech import LANGUAGES
from hatake.registry import GAMES, load
from hatake.web import course as courses
from hatake.web import frames, hall, laying, wire
from hatake.web.course import Course
from hatake.web.store import Seat, Table

GAME = next(iter(GAMES))
every_game = pytest.mark.parametrize("game", GAMES)


def table_of(game: str, seats: int) -> Table:
    return laying.new_table(game, [Seat(n, "person", f"p{n}", f"N{n}") for n in range(1, seats + 1)], {}, "p1")


def played(table: Table, moves: int, rng: Random) -> Course:
    """A course after so many random decisions, or at its end."""
    course = Course(table)
    course.add(course.opening())
    for _ in range(moves):
        if course.mover is not None:
            seat = course.mover
            course.add(course.ahead(seat, rng.choice(course.sighting(course.number, seat - 1).actions)))
    return course


@every_game
def test_a_course_is_rebuilt_from_its_moves_alone(game: str) -> None:
    table = table_of(game, 2)
    course = Course(table)
    stored = course.opening().stored
    course.add(course.opening())
    rng = Random(3)
    while course.mover is not None:
        stretch = course.ahead(course.mover, rng.choice(course.sighting(course.number, course.mover - 1).actions))
        stored += stretch.stored
        course.add(stretch)
    again = Course(table)
    again.follow(stored[:7])
    again.follow(stored[7:])
    assert [move.number for move in stored] == list(range(1, course.number + 1))
    assert again.match.history == course.match.history
    assert again.match.states.tobytes() == course.match.states.tobytes()
    with pytest.raises(ValueError, match="has no move"):
        again.follow(stored[-1:])


@every_game
def test_chance_follows_from_the_seed_alone(game: str) -> None:
    table = table_of(game, 2)
    assert Course(table).opening() == Course(table).opening()
    other = laying.new_table(game, table.seats, {}, "p1")
    assert str(Course(other).opening()) != str(Course(table).opening())


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_sent_depends_only_on_what_the_viewer_may_know(game: str, language: str) -> None:
    """Put any table the viewer could be at in the place of the true one: every byte sent stays the same."""
    rng = Random(11)
    for seats in {2, load(game).seats[-1]}:
        table = table_of(game, seats)
        for moves in (0, 5, 14):
            course = played(table, moves, rng)
            for viewer in range(SPECTATOR, seats):
                eyes = frames.eyes(table, language, viewer + 1, [viewer + 1])
                sent = {
                    msgspec.json.encode(frames.frame(c, c.number, eyes)) for c in likenesses(course, table, viewer)
                }
                assert len(sent) == 1


def likenesses(course: Course, table: Table, viewer: int) -> Iterator[Course]:
    """The course, and courses that have come to other tables at which the viewer could be."""
    yield course
    for number in range(4):
        other = Course(table)
        guessed = course.sighting(course.number, viewer).guess(number)
        other.match, other.states = course.match, [*course.states[:-1], guessed]
        yield other


@every_game
def test_shut_paths_differ_from_legal_ones_in_the_last_pick_only(game: str) -> None:
    course = played(table_of(game, 2), 4, Random(5))
    assert course.mover is not None
    sighting = course.sighting(course.number, course.mover - 1)
    legal = courses.paths(sighting)
    for path in courses.shut(sighting, legal):
        assert path not in legal
        assert any(path[:-1] == other[:-1] for other in legal)
        assert courses.why_not(sighting, path) is not None


# Choices made a moment ago: nobody's move out of turn may disturb another's choice.


def still_stands(since: list[tuple[int, bool]], seat: int, mover: int) -> bool:
    """Whether a choice for move 4, when the mover was to move, stands when these moves were made from move 4 on."""
    made_up = SimpleNamespace(
        number=3 + len(since), mover_after={3: mover}.__getitem__, seats_moved={3: since}.__getitem__
    )
    tried = wire.TryMove(1, 4, seat, ["x"])
    return hall.still_stands(cast("Course", made_up), tried)


def test_moves_out_of_turn_disturb_nobodys_choice() -> None:
    assert still_stands([(2, True), (3, True)], seat=1, mover=1)


def test_a_move_on_turn_ends_the_choice_of_another() -> None:
    assert not still_stands([(2, False)], seat=1, mover=1)


def test_a_move_out_of_turn_is_good_at_any_moment() -> None:
    assert still_stands([(1, False), (2, True)], seat=3, mover=2)


def test_a_choice_made_out_of_turn_stands_though_it_is_ones_turn_by_now() -> None:
    """What counts is who was to move when it was chosen."""
    assert still_stands([(1, False)], seat=2, mover=1)
    course = played(table_of(GAME, 2), 5, Random(1))
    made = [(number, move.seat + 1) for number, move in enumerate(course.match.history) if not move.is_aside]
    assert all(max(0, course.mover_after(number)) == seat for number, seat in made)
    assert course.mover_after(course.number) == course.mover


def test_ones_own_move_ends_ones_choice() -> None:
    assert not still_stands([(1, True)], seat=1, mover=2)


def test_a_choice_for_a_move_to_come_does_not_stand() -> None:
    assert not still_stands([], seat=1, mover=1)
