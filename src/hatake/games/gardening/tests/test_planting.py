"""G4: planting."""

from hatake.games.gardening.tests.table import garden, laid, moves, play, refused, shelf


def test_three_of_one_month_may_be_planted_together() -> None:
    """G4.1"""
    match = laid("3.1 3.2 3.4 5.1 5.2")
    assert moves(match, "plant") == ["plant 3.1 3.2 3.4"]
    play(match, "plant 3.1 3.2 3.4")
    assert garden(match, 1) == ["3.1", "3.2", "3.4"]


def test_of_four_in_hand_any_three_may_be_planted_but_not_all_at_once() -> None:
    """G4.1"""
    match = laid("12.1 12.2 12.3 12.4")
    assert moves(match, "plant") == [
        "plant 12.1 12.2 12.3",
        "plant 12.1 12.2 12.4",
        "plant 12.1 12.3 12.4",
        "plant 12.2 12.3 12.4",
    ]
    assert refused(match, "plant 12.1 12.2 12.3 12.4") == ("G4.1", "no-three")


def test_one_flower_joins_its_month_in_the_own_garden() -> None:
    """G4.2"""
    match = laid("3.4 6.4", gardens=("3.1", "6.1"))
    assert moves(match, "plant") == ["plant 3.4"]
    assert refused(match, "plant 6.4") == ("G4.2", "no-suit")
    play(match, "plant 3.4")
    assert garden(match, 1) == ["3.1", "3.4"]


def test_every_place_in_a_month_lets_the_others_join() -> None:
    """G4.2"""
    for standing in range(1, 5):
        match = laid("7.1 7.2 7.3 7.4".replace(f"7.{standing}", ""), gardens=(f"7.{standing}", ""))
        assert len([text for text in moves(match, "plant") if len(text.split()) == 2]) == 3


def test_bird_is_planted_with_exactly_one_other_of_its_month() -> None:
    """G4.3"""
    match = laid("8.1 8.2 8.4 9.1 9.2")
    assert moves(match, "plant") == ["plant 8.1 8.2", "plant 8.2 8.4", "plant 8.1 8.2 8.4"]
    play(match, "plant 8.2 8.4")
    assert garden(match, 1) == ["8.2", "8.4"]


def test_two_flowers_without_a_bird_are_not_planted_together() -> None:
    """G4.3: not even where each could be planted by itself."""
    match = laid("8.1 8.3", gardens=("8.2", ""))
    assert moves(match, "plant") == ["plant 8.1", "plant 8.3"]
    assert refused(match, "plant 8.1 8.3") == ("G4.3", "no-pair")


def test_garden_holds_any_number_of_flowers_and_four_of_a_month_win_at_once() -> None:
    """G4.4"""
    months = " ".join(f"{month}.2 {month}.3 {month}.4" for month in range(1, 13))
    match = laid("9.1 10.1", gardens=(months, ""))
    assert not match.is_over
    play(match, "plant 10.1")
    assert (match.is_over, match.winners, match.scores) == (True, [1], [1, 0])


def test_all_four_win_however_they_come_together() -> None:
    """G4.4, G4.1, G4.3"""
    for planted, standing in (("2.1 2.2 2.3", "2.4"), ("2.1 2.2", "2.3 2.4"), ("2.4", "2.1 2.2 2.3")):
        match = laid(planted, gardens=(standing, ""))
        play(match, f"plant {planted}")
        assert match.winners == [1]


def test_bird_drives_rain_from_its_garden_onto_that_shelf() -> None:
    """G4.5"""
    match = laid("4.1 4.2", gardens=("11.1 4.4", "11.4"))
    play(match, "plant 4.1")
    assert (garden(match, 1), shelf(match, 1)) == (["4.1", "4.4"], ["11.1"])


def test_bird_planted_with_others_drives_rain_away_too() -> None:
    """G4.5"""
    for planted in ("4.1 4.2", "4.1 4.2 4.3"):
        match = laid("4.1 4.2 4.3", gardens=("11.1", ""))
        play(match, f"plant {planted}")
        assert shelf(match, 1) == ["11.1"]


def test_rain_in_the_other_garden_and_other_flowers_stay() -> None:
    """G4.5"""
    match = laid("4.1 4.2", gardens=("4.4", "11.1"))
    play(match, "plant 4.1", "plant 4.2")
    assert (garden(match, 2), shelf(match, 1), shelf(match, 2)) == (["11.1"], [], [])
    plain = laid("4.2", gardens=("4.4 11.1", ""))
    play(plain, "plant 4.2")
    assert garden(plain, 1) == ["4.2", "4.4", "11.1"]


def test_rain_and_swallow_planted_together_leave_rain_standing() -> None:
    """G4.5"""
    for planted in ("11.1 11.2", "11.1 11.2 11.3"):
        match = laid("11.1 11.2 11.3")
        play(match, f"plant {planted}")
        assert garden(match, 1) == planted.split()


def test_rain_planted_after_a_bird_is_safe() -> None:
    """G4.5"""
    match = laid("11.1", gardens=("11.2 4.1", ""))
    play(match, "plant 11.1")
    assert garden(match, 1) == ["4.1", "11.1", "11.2"]


def test_swallow_never_completes_its_month_by_joining_rain() -> None:
    """G4.5: Rain alone lets it be planted (G4.2), but is gone before the four are looked at (G4.4)."""
    alone = laid("11.2", gardens=("11.1", ""))
    play(alone, "plant 11.2")
    assert (garden(alone, 1), alone.is_over) == (["11.2"], False)
    for planted, standing in (("11.2", "11.1 11.3 11.4"), ("11.2 11.3", "11.1 11.4"), ("11.2 11.3 11.4", "11.1")):
        match = laid(planted, gardens=(standing, ""))
        play(match, f"plant {planted}")
        assert (match.is_over, garden(match, 1)) == (False, ["11.2", "11.3", "11.4"])
        assert shelf(match, 1) == ["11.1"]
