"""Every page can be used by everybody: axe finds nothing, in both languages, by day and by night."""

from collections.abc import Callable
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.table import lay_table, lit, wait_for_choice
from tests.secretive import secretive

LOCALES = {"en": "en-GB", "ja": "ja-JP"}


def home(page: Page) -> None:
    lay_table(page, secretive(), "me", "open")
    page.goto("/")


def new_table(page: Page) -> None:
    page.goto(f"/new/{secretive()}")


def waiting_room(page: Page) -> None:
    lay_table(page, secretive(), "me", "open")
    page.locator(".fair summary").click()


def table(page: Page) -> None:
    lay_table(page, secretive(), "me", "bot-1")
    wait_for_choice(page)
    point = lit(page)[-1]
    page.mouse.click(point["x"], point["y"])
    page.locator(".drawer summary").first.click()


def cover(page: Page) -> None:
    lay_table(page, secretive(), "me", "me")
    page.locator("#cover").wait_for()


def rules(page: Page) -> None:
    page.goto(f"/games/{secretive()}")


def about(page: Page) -> None:
    page.goto("/about")


def violations(page: Page) -> list[str]:
    """What axe finds, each with the element it is about."""
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}" for one in found for node in one["nodes"]
    ]


PAGES = (home, new_table, waiting_room, table, cover, rules, about)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("show", PAGES)
def test_axe_finds_nothing(visit: Visit, show: Callable[[Page], None], language: str, scheme: str) -> None:
    page = visit(locale=LOCALES[language], color_scheme=scheme)
    show(page)
    assert page.locator("html").get_attribute("lang") == language
    assert violations(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", LOCALES)
def test_axe_finds_nothing_after_a_game(visit: Visit, finished: str, language: str, scheme: str) -> None:
    page = visit(locale=LOCALES[language], color_scheme=scheme)
    page.goto(finished)
    expect(page.locator("#board g.piece")).not_to_have_count(0)
    assert violations(page) == []
    page.locator("a[href$=replay]").click()
    expect(page.locator("#replay #board g.piece")).not_to_have_count(0)
    assert violations(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_where_nothing_is(visit: Visit, scheme: Literal["light", "dark"]) -> None:
    page = visit(color_scheme=scheme, is_complaining=False)
    answer = page.goto("/nowhere-at-all")
    assert answer is not None
    assert answer.status == 404
    expect(page.locator("h1")).not_to_be_empty()
    assert violations(page) == []
