"""A finished game can be looked over: by buttons, slider, keys and log, with open cards or through a seat's eyes."""

import pytest
from playwright.sync_api import Page, expect

import hatake
from tests.browser.conftest import Visit
from tests.browser.table import labels, lay_table
from tests.secretive import secretive

AT = "() => Number(document.querySelector('#slider').value)"


@pytest.fixture
def replay(visit: Visit, finished: str) -> Page:
    page = visit()
    page.goto(finished)
    page.locator("a[href$=replay]").click()
    expect(page.locator("#board g.piece")).not_to_have_count(0)
    return page


def test_buttons_keys_slider_and_log_go_to_a_move(replay: Page) -> None:
    last = int(str(replay.locator("#slider").get_attribute("max")))
    assert last > 5
    for button, at in (("last", last), ("back", last - 1), ("first", 0), ("forward", 1)):
        replay.locator(f"#{button}").click()
        assert replay.evaluate(AT) == at
    replay.locator("#line").focus()
    for key, at in (("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        replay.keyboard.press(key)
        assert replay.evaluate(AT) == at
    replay.locator("#slider").fill("4")
    expect(replay.locator("#count")).to_contain_text("4 of")
    replay.locator("#log .jump").last.click()
    expect(replay.locator("#log li[aria-current]")).to_have_count(1)
    assert replay.evaluate(AT) > 4


def boards(replay: Page, number: int) -> set[frozenset[str]]:
    """The different boards that all eyes see after so many moves."""
    replay.locator("#slider").fill(str(number))
    found = set()
    for eyes in ("all", "1", "2", "0"):
        replay.locator("#eyes").select_option(eyes)
        expect(replay.locator("#replay")).to_have_attribute("data-eyes", eyes)
        found.add(frozenset(labels(replay)))
    return found


def test_eyes_decide_what_is_open(replay: Page) -> None:
    """With all open the other hand is seen, too; a spectator sees none. Where a hand is empty, eyes may agree."""
    last = int(str(replay.locator("#slider").get_attribute("max")))
    assert max(len(boards(replay, last * part // 6)) for part in (1, 2, 3, 4, 5)) == 4


def test_replay_plays_by_itself(replay: Page) -> None:
    replay.locator("#play").click()
    expect(replay.locator("#count")).to_contain_text("2 of")
    replay.locator("#play").click()
    expect(replay.locator("#play")).to_have_attribute("aria-pressed", "false")


def test_record_is_downloaded_and_can_be_replayed(replay: Page) -> None:
    with replay.expect_download() as download:
        replay.locator("a[download]").click()
    assert download.value.suggested_filename.startswith("hatake-")
    match = hatake.replay(download.value.path().read_text(encoding="utf-8"))
    assert match.to_move is None


def test_game_in_play_has_no_replay(visit: Visit) -> None:
    page = visit()
    lay_table(page, secretive(), "me", "bot-1")
    answer = page.request.get(f"{page.url}/frames?seat=all")
    assert answer.status in {403, 404, 409}
