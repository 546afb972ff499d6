"""G5.1 to G5.3, G5.5, G5.6: discarding, once in a turn; the bottom of the pile."""

from fractions import Fraction

from hatake.games.gardening.tests.table import garden, hand, is_open, laid, moves, play, refused, shelf, table

FIVE = "1.3 2.3 3.3 4.3 5.3"


def test_discarding_takes_more_than_five_flowers_in_hand() -> None:
    """G5.1"""
    match = laid(FIVE + " 6.3")
    assert len(moves(match, "discard")) == 6
    play(match, "discard 6.3")
    assert shelf(match, 1) == ["6.3"]
    assert moves(match, "discard") == []
    assert refused(match, "discard 5.3") == ("G5.1", "too-few")


def test_effect_happens_completely_before_anything_else() -> None:
    """G5.1"""
    match = laid(FIVE + " 6.3 4.2", shelves=("7.3 8.3", ""))
    play(match, "discard 4.2")
    assert match.moves() == ["return 7.3", "return 8.3"]
    assert refused(match, "discard 6.3") == ("G5.4", "choose-first")
    assert refused(match, "end") == ("G5.4", "choose-first")


def test_flower_works_once_in_a_turn() -> None:
    """G5.2: the second red scroll brings the first one back, which then does nothing."""
    match = laid(FIVE + " 6.3 4.2 5.2", shelves=("7.3", ""))
    play(match, "discard 4.2", "return 7.3", "discard 5.2", "return 4.2", "discard 4.2")
    assert (match.to_move, shelf(match, 1)) == (1, ["4.2", "5.2"])
    assert "discard 6.3" in match.moves()


def test_flower_that_was_skipped_has_been_used_all_the_same() -> None:
    """G5.2"""
    match = laid(FIVE + " 6.3 4.2 5.2", shelves=("", "9.3"))
    play(match, "discard 4.2", "discard 5.2", "return 4.2", "discard 4.2")
    assert shelf(match, 1) == ["4.2", "5.2"]
    assert match.view(1).record.last.is_spent


def test_dock_and_rain_discarded_again_go_to_the_own_shelf() -> None:
    """G5.2"""
    dock = laid(FIVE + " 5.1 6.2 6.4")
    play(dock, "discard 5.1", "discard 6.2", "return 5.1", "discard 5.1")
    assert (shelf(dock, 1), shelf(dock, 2)) == (["5.1", "6.2"], [])
    rain = laid(FIVE + " 11.1 4.2 4.1 6.4", gardens=("4.4", ""))
    play(rain, "discard 11.1", "plant 4.1", "discard 4.2", "return 11.1", "discard 11.1")
    assert ("11.1" in shelf(rain, 1), "11.1" in garden(rain, 1)) == (True, False)


def test_flower_works_again_in_a_later_turn() -> None:
    """G5.2"""
    match = laid(FIVE + " 12.1", "1.4 2.4 3.4 4.4 5.4", shelves=("", "1.1"))
    play(match, "discard 12.1", "end", "*draw 10.2", "discard 10.2", "return 12.1", "discard 12.1", "end")
    assert (is_open(match, 1), is_open(match, 2)) == (True, True)
    assert table(match)["spent"] == []


def test_scroll_never_fetches_itself() -> None:
    """G5.3"""
    match = laid(FIVE + " 4.2", shelves=("7.3", ""))
    play(match, "discard 4.2")
    assert match.moves() == ["return 7.3"]
    assert refused(match, "return 4.2") == ("G5.3", "just-discarded")
    alone = laid(FIVE + " 4.2")
    play(alone, "discard 4.2")
    assert alone.moves()[-1] == "end"


def test_inscribed_scroll_leaves_itself_and_does_not_count_itself() -> None:
    """G5.3"""
    match = laid(FIVE + " 1.2", shelves=("1.1 1.4", ""))
    play(match, "discard 1.2")
    assert match.moves() == ["gather 1"]
    play(match, "gather 1")
    assert (shelf(match, 1), hand(match, 1)[:3]) == (["1.2"], ["1.1", "1.3", "1.4"])
    alone = laid(FIVE + " 1.2")
    play(alone, "discard 1.2")
    assert "end" in alone.moves()


def test_destroyed_flower_has_no_effect() -> None:
    """G5.5"""
    match = laid(FIVE + " 7.1", "1.4", gardens=("", "12.1"))
    play(match, "discard 7.1", "destroy 12.1")
    assert (shelf(match, 2), is_open(match, 1), match.to_move) == (["12.1"], False, 1)


def test_shuffled_part_is_drawn_first_then_the_bottom_the_earliest_first() -> None:
    """G5.5"""
    match = laid(FIVE, "", bottom="9.4 1.4", pile="2.4")
    play(match, "end")
    assert match.chances() == {"*draw 2.4": Fraction(1)}
    play(match, "*draw 2.4", "end")
    assert match.chances() == {"*draw 9.4": Fraction(1)}
    assert refused(match, "*draw 1.4") == ("G5.5", "not-in-pile")
    play(match, "*draw 9.4", "discard 9.4", "end")
    assert table(match)["bottom"] == ["1.4"]
    assert match.chances() == {"*draw 1.4": Fraction(1)}


def test_flower_put_to_the_bottom_lies_below_those_put_there_before() -> None:
    """G5.5"""
    match = laid(FIVE + " 3.1", shelves=("12.4", ""), bottom="9.4")
    play(match, "discard 3.1", "bottom 12.4")
    assert table(match)["bottom"] == ["9.4", "12.4"]


def test_deer_shuffles_the_bottom_flowers_too() -> None:
    """G5.6"""
    match = laid(FIVE + " 10.1", shelves=("12.4", ""), bottom="9.4 9.3", pile="1.1 1.2")
    play(match, "discard 10.1", "end")
    assert table(match)["bottom"] == []
    assert {"*draw 9.4", "*draw 9.3", "*draw 1.1", "*draw 1.2"} < set(match.chances())
    assert len(match.chances()) == table(match)["pile"]
