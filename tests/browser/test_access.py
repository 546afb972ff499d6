"""Every page can be used by everybody: axe finds nothing, in both languages, by day and by night."""

from collections.abc import Callable
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

import hatake
from tests.browser.conftest import Visit
from tests.browser.table import lay_table, lit, wait_for_choice
from tests.secretive import secretive

LOCALES = {"en": "en-GB", "ja": "ja-JP"}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def home(page: Page) -> None:
    lay_table(page, secretive(), "me", "open")
    page.goto("/")


def new_table(page: Page) -> None:
    page.goto(f"/new/{secretive()}")


def waiting_room(page: Page) -> None:
    lay_table(page, secretive(), "me", "open")
    page.locator(".fair summary").click()


def cover(page: Page) -> None:
    lay_table(page, secretive(), "me", "me")
    page.locator("#cover").wait_for()


def about(page: Page) -> None:
    page.goto("/about")


def table(page: Page, slug: str) -> None:
    """A table on which something has been picked, if it takes several picks to move."""
    lay_table(page, slug, "me", "bot-1")
    wait_for_choice(page)
    for point in lit(page)[-1:]:
        page.mouse.click(point["x"], point["y"])
    page.locator(".drawer summary").first.click()


def rules(page: Page, slug: str) -> None:
    page.goto(f"/games/{slug}")


def violations(page: Page) -> list[str]:
    """What axe finds by day and by night, each with the element it is about."""
    found = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        for one in Axe().run(page).response["violations"]:
            told = ((node["html"][:160], node["failureSummary"][:200]) for node in one["nodes"])
            found += [f"{scheme}: {one['id']}: {html} {summary}" for html, summary in told]
    return found


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("show", [home, new_table, waiting_room, cover, about])
def test_axe_finds_nothing(visit: Visit, show: Callable[[Page], None], language: str) -> None:
    page = visit(locale=LOCALES[language])
    show(page)
    assert page.locator("html").get_attribute("lang") == language
    assert violations(page) == []


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("show", [table, rules])
@pytest.mark.parametrize("slug", hatake.games())
def test_axe_finds_nothing_in_any_game(
    visit: Visit, slug: str, show: Callable[[Page, str], None], language: str
) -> None:
    page = visit(locale=LOCALES[language])
    show(page, slug)
    assert violations(page) == []


@pytest.mark.parametrize("language", LOCALES)
def test_axe_finds_nothing_after_a_game(visit: Visit, finished: str, language: str) -> None:
    page = visit(locale=LOCALES[language])
    page.goto(finished)
    expect(page.locator("#board g.piece")).not_to_have_count(0)
    assert violations(page) == []
    page.locator("a[href$=replay]").click()
    expect(page.locator("#replay #board g.piece")).not_to_have_count(0)
    assert violations(page) == []


def test_axe_finds_nothing_where_nothing_is(visit: Visit) -> None:
    page = visit(is_complaining=False)
    answer = page.goto("/nowhere-at-all")
    assert answer is not None
    assert answer.status == 404
    expect(page.locator("h1")).not_to_be_empty()
    assert violations(page) == []
