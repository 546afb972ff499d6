"""Three people with a browser each, in a game in which one may move while another is choosing."""

import random

from playwright.sync_api import Page, expect

from tests.asides import interruptible
from tests.browser.conftest import Visit
from tests.browser.table import CHOICES, is_over, lay_table, lit, log_of, say_name, start, step

MOVING = "no-preference"


def three_at_a_table(visit: Visit, **how: str) -> list[Page]:
    """Hana lays a table; Ken and Mio sit down at it; Hana starts."""
    hana = visit(**how)
    lay_table(hana, interruptible(), "me", "open", "open")
    pages = [hana]
    for name in ("Ken", "Mio"):
        page = visit(**how)
        say_name(page, name)
        page.goto(hana.url)
        page.locator("form[action$=seat] button").first.click()
        expect(hana.locator(".seats")).to_contain_text(name)
        pages.append(page)
    start(hana)
    for page in pages:
        page.locator("#table").wait_for()
    return pages


def is_to_choose(page: Page) -> bool:
    return bool(page.locator("#bar.mine").count() and page.locator(CHOICES).count())


def mover(pages: list[Page]) -> Page | None:
    """The page of whoever is to choose; None once the game is over."""
    while not is_over(pages[0]):
        for page in pages:
            if is_to_choose(page):
                return page
        pages[0].wait_for_timeout(20)
    return None


def picks(page: Page, light: str) -> set[str]:
    found: list[str] = page.locator(f"g.piece[data-lit={light}]").evaluate_all(
        "(all) => all.map((piece) => piece.dataset.pick)"
    )
    return set(found)


def half_way(pages: list[Page], rng: random.Random) -> tuple[Page, Page]:
    """Play until one is half-way through a pick while another could do something out of turn."""
    while page := mover(pages):
        step(page, rng)
        other = next((each for each in pages if each is not page and picks(each, "next")), None)
        if other and is_to_choose(page) and picks(page, "picked"):
            return page, other
    raise AssertionError


def wait_until_all_see_who_decides(pages: list[Page], told: int) -> None:
    """After so many lines of the log, one is told to choose, and the others who that is."""
    for page in pages:
        page.locator("#log li").nth(told - 1).wait_for(state="attached")
    while not is_over(pages[0]):
        titles = [page.locator("#turn").inner_text() for page in pages]
        if titles.count("Your turn") == 1 and len(set(titles)) == 2:
            return
        pages[0].wait_for_timeout(20)


def test_move_out_of_turn_is_one_click_and_leaves_a_half_made_pick_as_it_was(visit: Visit) -> None:
    """With pieces in motion, too: what is being chosen never goes dark."""
    pages = three_at_a_table(visit, reduced_motion=MOVING)
    page, other = half_way(pages, random.Random(2))
    picked, prompt, told = picks(page, "picked"), page.locator("#prompt").inner_text(), len(log_of(page))
    title = other.locator("#turn").inner_text()
    expect(other.locator("#prompt")).to_have_text("Meanwhile you may do what lights up.")
    point = lit(other)[0]
    other.mouse.click(point["x"], point["y"])
    page.locator("#log li").nth(told).wait_for(state="attached")
    assert (picks(page, "picked"), page.locator("#prompt").inner_text()) == (picked, prompt)
    assert picks(page, "next")
    for each in pages:
        expect(each.locator("#log li")).to_have_count(told + 1)
    page.wait_for_timeout(700)
    assert (picks(page, "picked"), page.locator("#prompt").inner_text()) == (picked, prompt)
    expect(other.locator("#turn")).to_have_text(title)
    point = lit(page)[0]
    page.mouse.click(point["x"], point["y"])
    expect(page.locator("#log li").nth(told + 1)).to_be_attached()


def test_three_browsers_play_a_whole_game(visit: Visit) -> None:
    """Everybody always sees whose decision it is; and now and then somebody moves out of turn."""
    pages, rng, asides = three_at_a_table(visit), random.Random(4), 0
    while page := mover(pages):
        other = pages[rng.randrange(3)]
        if other is not page and rng.random() < 0.3 and (points := lit(other)):
            other.mouse.click(points[0]["x"], points[0]["y"])
            asides += 1
        step(page, rng)
        if len(told := log_of(page)) % 10 == 0:
            wait_until_all_see_who_decides(pages, len(told))
    for each in pages:
        each.locator("#after:not([hidden])").wait_for()
    assert len({each.locator("#result .places").inner_text() for each in pages}) == 1
    assert len({each.locator("#log li").last.inner_text() for each in pages}) == 1
    assert asides > 0
