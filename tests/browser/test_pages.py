"""Pages to read and to fill in: language, theme, name, link, and what is there without JavaScript."""

from playwright.sync_api import expect

import hatake
from tests.browser.conftest import Visit
from tests.browser.table import lay_table, log_of, say_name, start, wait_for_choice
from tests.secretive import secretive


def test_play_now_is_one_click_away(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.locator(".game button.main").first.click()
    page.locator("#table").wait_for()
    assert wait_for_choice(page)


def test_language_is_switched_and_kept(visit: Visit) -> None:
    page = visit()
    page.goto("/about")
    page.locator("button[name=language]").click()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    assert page.url.endswith("/about")
    page.goto("/")
    expect(page.locator("h1")).to_have_text("はたけ")


def test_theme_is_switched_and_kept(visit: Visit) -> None:
    page = visit(color_scheme="light")
    page.goto("/")
    ground = "() => getComputedStyle(document.body).backgroundColor"
    day = page.evaluate(ground)
    for theme in ("light", "dark"):
        page.locator("button.theme").click()
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
    night = page.evaluate(ground)
    assert night != day
    page.goto("/about")
    assert page.evaluate(ground) == night


def test_name_is_asked_once(visit: Visit) -> None:
    page = visit()
    say_name(page, "<b>Hana</b>")
    page.goto(f"/new/{secretive()}")
    expect(page.locator("#name")).to_have_count(0)
    lay_table(page, secretive(), "me", "bot-1")
    expect(page.locator("#players li").first).to_contain_text("<b>Hana</b>")


def test_home_lists_my_tables_and_open_ones(visit: Visit) -> None:
    hana, ken = visit(), visit()
    lay_table(hana, secretive(), "me", "open", name="Hanako")
    hana.goto("/")
    expect(hana.locator("section[aria-labelledby=mine] .tables li")).to_have_count(1)
    ken.goto("/")
    ken.locator("section[aria-labelledby=open] .tables a", has_text="Hanako").first.click()
    ken.locator("form[action$=seat] button").click()
    expect(ken.locator(".seats .mine")).to_have_count(1)


def test_link_to_the_table_can_be_copied(visit: Visit) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    lay_table(page, secretive(), "me", "open")
    page.locator("#copy").click()
    expect(page.locator("#copy")).to_have_text("Copied")
    assert page.evaluate("() => navigator.clipboard.readText()") == page.url


def test_longest_name_fits_a_phone(visit: Visit) -> None:
    """At the home page, in the waiting room, and at the table, which begins with a cover."""
    page = visit(viewport={"width": 390, "height": 844})
    lay_table(page, secretive(), "me", "open", name="W" * 24)
    room = page.url
    page.locator("form[action$=seat] button").click()
    for path in (room, "/"):
        page.goto(path)
        assert page.evaluate("() => document.documentElement.scrollWidth") == 390
    page.goto(room)
    start(page)
    page.locator("#uncover").click()
    wait_for_choice(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") == 390


def test_table_can_be_read_without_scripts(visit: Visit) -> None:
    page = visit()
    lay_table(page, secretive(), "me", "bot-1")
    wait_for_choice(page)
    told = log_of(page)
    reader = visit(java_script_enabled=False)
    reader.goto(page.url)
    expect(reader.locator("#board > svg")).to_be_visible()
    assert 0 < reader.locator("#log li").count() <= len(told)
    expect(reader.locator("noscript")).to_have_count(1)


def test_rules_have_pictures_and_a_place_for_every_chapter(visit: Visit) -> None:
    page = visit()
    page.goto(f"/games/{secretive()}")
    expect(page.locator(".reading svg.art use").first).to_be_attached()
    for link in page.locator(".contents ol a").all():
        expect(page.locator(str(link.get_attribute("href")))).to_have_count(1)
    drawn = page.locator(".reading svg.art").first.evaluate("(art) => art.getBBox().width")
    assert drawn > 0


def test_no_page_is_wider_than_a_phone(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844})
    for path in ("/", "/about", *(f"/{kind}/{slug}" for kind in ("new", "games") for slug in hatake.games())):
        page.goto(path)
        wide = page.evaluate("() => document.documentElement.scrollWidth")
        assert (path, wide) == (path, 390)
