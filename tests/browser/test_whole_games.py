"""Every game can be played to its end by mouse, by keyboard alone, and with a finger on a small screen."""

import re

import pytest
from playwright.sync_api import expect

import hatake
from hatake.registry import load
from tests.browser.conftest import Visit
from tests.browser.table import lay_table, lit, log_of, play_by_keys, play_on, wait_for_choice

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def company(slug: str) -> list[str]:
    """As few as can be: alone, where the game can be played so."""
    return ["me", *["bot-1"] * (load(slug).seats[0] - 1)]


@pytest.mark.parametrize("slug", hatake.games())
def test_whole_game_by_mouse(visit: Visit, slug: str) -> None:
    page = visit()
    lay_table(page, slug, *company(slug))
    assert play_on(page) > 1
    expect(page.locator("#result .places li")).to_have_count(len(company(slug)))
    expect(page.locator("#turn")).to_have_text("The game is over")
    expect(page.locator("a[href$=replay]")).to_be_visible()
    assert log_of(page)
    solo = load(slug).solo
    if solo is not None:
        scored = page.locator("#result .points").inner_text().split()[0]
        expect(page.locator("#result")).to_contain_text(re.compile(rf"\b{solo.rank(int(scored))}\b"))


@pytest.mark.parametrize("slug", hatake.games())
def test_whole_game_by_keyboard_alone(visit: Visit, slug: str) -> None:
    page = visit()
    lay_table(page, slug, *company(slug))
    assert play_by_keys(page) > 1
    expect(page.locator("#result .places li.first")).not_to_have_count(0)


@pytest.mark.parametrize("slug", hatake.games())
def test_whole_game_on_a_small_touch_screen(visit: Visit, slug: str) -> None:
    page = visit(**PHONE)
    lay_table(page, slug, *company(slug))
    wait_for_choice(page)
    board, bar = page.locator("#board").bounding_box(), page.locator("#bar").bounding_box()
    assert board is not None
    assert bar is not None
    assert board["y"] + board["height"] <= 844
    assert bar["y"] + 44 <= 844
    assert all(min(point["width"], point["height"]) >= 24 for point in lit(page))
    assert play_on(page, by_touch=True) > 1
    assert page.evaluate(OVERFLOW) <= 0
    expect(page.locator("#result .places")).to_be_visible()
