"""Several people, several browsers, one device: everybody sees the same game, and no more than they may."""

import random
from itertools import cycle

import pytest
from playwright.sync_api import Page, WebSocket, WebSocketRoute, expect

import hatake
from hatake.registry import load
from tests.browser.conftest import Visit
from tests.browser.table import (
    CHOICES,
    is_over,
    labels,
    lay_table,
    lit,
    log_of,
    play_on,
    say_name,
    start,
    step,
    wait_for_choice,
)
from tests.browser.test_fields import with_field
from tests.secretive import secretive

NOTE_WARNINGS = """() => {
  const prompt = document.querySelector("#prompt");
  window.warnings = [];
  const note = () => prompt.matches(".wrong") && window.warnings.push(prompt.textContent);
  new MutationObserver(note).observe(prompt, { attributes: true, attributeFilter: ["class"] });
}"""


def two_at_a_table(visit: Visit, slug: str, *bots: str) -> tuple[Page, Page]:
    """Hana lays a table and sends the link; Ken opens it and sits down; Hana starts."""
    hana, ken = visit(), visit()
    lay_table(hana, slug, "me", "open", *bots)
    say_name(ken, "Ken")
    ken.goto(hana.locator("#share").input_value())
    ken.locator("form[action$=seat] button").click()
    expect(ken.locator(".seats")).to_contain_text("Ken")
    expect(hana.locator(".seats")).to_contain_text("Ken")
    start(hana)
    ken.locator("#table").wait_for()
    return hana, ken


def whoever_may_choose(pages: tuple[Page, Page]) -> Page:
    """The page on which something can be picked, or one on which the game is over."""
    for page in cycle(pages):
        if page.locator(CHOICES).count():
            return page
        page.wait_for_timeout(20)
    raise AssertionError


@pytest.mark.parametrize("slug", [slug for slug in hatake.games() if 2 in load(slug).seats])
def test_two_browsers_play_at_one_table(visit: Visit, slug: str) -> None:
    pages = two_at_a_table(visit, slug)
    rng = random.Random(3)
    while not is_over(mover := whoever_may_choose(pages)):
        step(mover, rng)
    for page in pages:
        page.locator("#after:not([hidden])").wait_for()
    results = [page.locator("#result .places").inner_text() for page in pages]
    assert results[0] == results[1]
    hana, ken = map(log_of, pages)
    assert len(hana) == len(ken)


def test_two_people_and_two_bots_play_at_a_table_of_four(visit: Visit) -> None:
    """In a game whose board has a field: it grows under four hands."""
    four = next(slug for slug in with_field() if 4 in load(slug).seats)
    pages = two_at_a_table(visit, four, "bot-1", "bot-1")
    rng = random.Random(4)
    while not is_over(mover := whoever_may_choose(pages)):
        step(mover, rng)
    for page in pages:
        expect(page.locator("#result .places li")).to_have_count(4)


def test_rematch_takes_both_to_the_next_table(visit: Visit) -> None:
    hana = visit()
    lay_table(hana, secretive(), "me", "bot-1")
    spectator = visit()
    spectator.goto(hana.url)
    play_on(hana)
    old = hana.url
    expect(spectator.locator("#after")).to_be_visible()
    hana.locator("form[action$=rematch] button").click()
    hana.wait_for_url(lambda url: url != old)
    spectator.locator("#result a.button").click()
    spectator.wait_for_url(hana.url)


def test_reload_in_the_middle_changes_nothing(visit: Visit) -> None:
    page = visit()
    lay_table(page, secretive(), "me", "bot-1")
    play_on(page, steps=7)
    wait_for_choice(page)
    while page.locator(".picking .back").count():
        page.keyboard.press("Escape")
    before = labels(page), log_of(page)
    page.reload()
    wait_for_choice(page)
    assert (labels(page), log_of(page)) == before
    assert play_on(page) > 0


def test_broken_line_is_mended(visit: Visit) -> None:
    """The page says so, tries again, and goes on where it was."""
    page = visit()
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket("**/live", connect)
    lay_table(page, secretive(), "me", "bot-1")
    play_on(page, steps=3)
    wait_for_choice(page)
    before = log_of(page)
    page.evaluate(NOTE_WARNINGS)
    known = len(lines)
    lines[-1].close()
    while len(lines) == known:
        page.wait_for_timeout(50)
    expect(page.locator("#prompt.wrong")).to_have_count(0)
    assert page.evaluate("() => window.warnings") == ["The line is broken. Trying again …"]
    assert log_of(page) == before
    assert play_on(page, steps=4) == 4


def test_two_tabs_of_one_person_agree(visit: Visit) -> None:
    page = visit()
    lay_table(page, secretive(), "me", "bot-1")
    other = page.context.new_page()
    other.goto(page.url)
    play_on(page, steps=6)
    wait_for_choice(page)
    while page.locator(".picking .back").count():
        page.keyboard.press("Escape")
    wait_for_choice(other)
    expect(other.locator("#log li")).to_have_count(page.locator("#log li").count())
    assert labels(other) == labels(page)


def test_spectator_sees_no_hands(visit: Visit) -> None:
    """Neither on the board nor on the wire; and there is nothing a spectator could choose."""
    hana, spectator = visit(), visit()
    heard: list[str] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: heard.append(str(frame)))

    spectator.on("websocket", listen)
    lay_table(hana, secretive(), "me", "bot-1")
    spectator.goto(hana.url)
    wait_for_choice(hana)
    expect(spectator.locator("#board g.piece")).not_to_have_count(0)
    play_on(hana, steps=6)
    wait_for_choice(hana)
    secrets = {label.split(" ")[0] for label in labels(hana) - labels(spectator)}
    hands = [key for key in secrets if key not in {label.split(" ")[0] for label in labels(spectator)}]
    assert hands
    assert heard
    assert not any(f'"key":"{key}"' in message for key in hands for message in heard)
    assert all('"paths":[]' in message for message in heard if '"frame"' in message)
    assert lit(spectator) == []
    expect(spectator.locator("#prompt")).to_have_text("You are watching.")


def test_device_is_covered_between_two_who_share_it(visit: Visit) -> None:
    page = visit()
    lay_table(page, secretive(), "me", "me")
    heard: list[int] = []
    cover = page.locator("#cover")
    for _ in range(3):
        cover.wait_for()
        expect(page.locator("#board [data-lit]")).to_have_count(0)
        under = labels(page)
        assert page.locator("#uncover").evaluate("(button) => document.activeElement === button")
        page.locator("#uncover").click()
        wait_for_choice(page)
        assert labels(page) - under
        heard.append(len(labels(page) - under))
        rng = random.Random(1)
        while not cover.is_visible():
            if page.locator(CHOICES).count():
                step(page, rng)
            page.wait_for_timeout(20)
        assert "Pass the device to" in page.locator("#cover-line").inner_text()
    page.reload()
    cover.wait_for()
    assert heard
