"""A board with a field: seen whole, looked at closely by wheel, drag and fingers; pieces are seen before they lie."""

import random

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

import hatake
from tests.browser.conftest import Visit
from tests.browser.table import lay_table, step, wait_for_choice
from tests.browser.test_whole_games import PHONE, company

CAMERA = """() => {
  const { a, e, f } = new DOMMatrix(document.querySelector("#board .camera").style.transform);
  return [a, e, f].map((value) => Math.round(value * 1000) / 1000);
}"""
GROUND = """() => {
  const { left, top, width, height } = document.querySelector("#board .ground").getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""
BARE = """() => {
  const { left, top, width, height } = document.querySelector("#board .ground").getBoundingClientRect();
  for (let i = 1; i < 20; i++) {
    const [x, y] = [left + (i / 20) * width, top + 0.06 * height];
    if (document.elementFromPoint(x, y)?.matches(".ground, .dusk")) return [x, y];
  }
}"""
PLACES = """() => [...document.querySelectorAll("#board .piece.place[data-lit=next]")].map((group) => {
  const { left, top, width, height } = group.querySelector(".drawing").getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}).filter(([x, y]) => document.elementFromPoint(x, y)?.closest(".piece.place"))"""
TURNED = "() => document.querySelector('#board .ghost')?.style.transform ?? ''"


def with_field() -> list[str]:
    """The games whose board has a field; most have none."""
    return [slug for slug in hatake.games() if hatake.game(slug).start(seed="1").view(1).scene.field]


every_field = pytest.mark.parametrize("slug", with_field())


def at_field(page: Page, slug: str) -> Page:
    """Play until a piece can be laid into the field."""
    lay_table(page, slug, *company(slug))
    rng = random.Random(1)
    while wait_for_choice(page) and not page.evaluate(PLACES):
        step(page, rng)
    return page


def camera(page: Page) -> list[float]:
    """How much the field is enlarged, and how far it is moved."""
    found: list[float] = page.evaluate(CAMERA)
    return found


def lens(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


@every_field
def test_field_is_looked_at_closely_by_wheel_and_drag_and_seen_whole_again(visit: Visit, slug: str) -> None:
    page = at_field(visit(), slug)
    whole, (x, y) = camera(page), page.evaluate(BARE)
    expect(lens(page, "See everything")).to_be_hidden()
    page.mouse.move(x, y)
    for _ in range(4):
        page.mouse.wheel(0, -240)
    page.wait_for_function(f"({CAMERA})()[0] > {whole[0] * 1.3}")
    expect(lens(page, "See everything")).to_be_visible()
    close, (x, y) = camera(page), page.evaluate(GROUND)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 90, y + 60, steps=4)
    page.mouse.up()
    moved = camera(page)
    assert (moved[0], moved[1:] != close[1:]) == (close[0], True)
    expect(page.locator("#board [data-lit=picked]")).to_have_count(0)
    lens(page, "See everything").click()
    assert camera(page) == whole


@every_field
def test_field_is_enlarged_with_two_fingers(visit: Visit, slug: str) -> None:
    page = at_field(visit(**PHONE), slug)
    whole, (x, y) = camera(page), page.evaluate(GROUND)
    line = page.context.new_cdp_session(page)
    for apart in (30, 45, 60, 90):
        touch(line, "touchStart" if apart == 30 else "touchMove", (x - apart, y), (x + apart, y))
    touch(line, "touchEnd")
    page.wait_for_function(f"({CAMERA})()[0] > {whole[0] * 1.5}")
    assert page.evaluate("[visualViewport.scale, scrollY]") == [1, 0]
    lens(page, "See everything").tap()
    assert camera(page) == whole


def touch(line: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


@every_field
def test_piece_is_seen_where_it_would_lie_and_turned_by_wheel_key_and_button(visit: Visit, slug: str) -> None:
    page = at_field(visit(), slug)
    ghost = page.locator("#board .ghost")
    whole, turning = camera(page), page.locator(".picking .turning")
    for x, y in page.evaluate(PLACES):
        page.mouse.move(x, y)
        expect(ghost).to_be_visible()
        page.mouse.click(x, y)
        if turning.count():
            break
        page.keyboard.press("Escape")
    turns = [page.evaluate(TURNED)]
    turning.click()
    turns.append(page.evaluate(TURNED))
    page.keyboard.press("Shift+R")
    turns.append(page.evaluate(TURNED))
    page.keyboard.press("r")
    turns.append(page.evaluate(TURNED))
    page.mouse.move(x, y)
    page.mouse.wheel(0, -100)
    page.wait_for_function(f"({TURNED})() !== {turns[-1]!r}")
    turns.append(page.evaluate(TURNED))
    assert turns[0] == turns[2] == turns[4] != turns[1] == turns[3]
    assert camera(page) == whole
    told = page.locator("#log li").count()
    page.mouse.click(x, y)
    page.locator("#log li").nth(told).wait_for()


@every_field
def test_piece_is_laid_by_touch_without_hovering(visit: Visit, slug: str) -> None:
    page = at_field(visit(**PHONE), slug)
    x, y = page.evaluate(PLACES)[0]
    page.touchscreen.tap(x, y)
    expect(page.locator("#board .ghost.pinned")).to_be_visible()
    told = page.locator("#log li").count()
    page.locator(".picking button.main").tap()
    page.locator("#log li").nth(told).wait_for()
    assert page.locator("#board .ghost").count() == 0
