import re

import pytest

from hatake.engine.speech import LANGUAGES
from hatake.registry import GAMES
from tests.web.browsing import GAME, Browser
from tests.web.conftest import Come

PAGES = ["/", "/about", *(f"/{kind}/{slug}" for slug in GAMES for kind in ("games", "new"))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_there_in_every_language(come: Come, path: str, language: str) -> None:
    assert f'<html lang="{language}"' in come(language).page(path)


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/games/nothing",
        "/new/nothing",
        "/tables/nothing",
        "/tables/nothing/record",
        "/tables/nothing/replay",
        "/tables/nothing/frames",
        "/static/nothing.css",
        "/static/..%2Fapp.py",
        "/games/nothing/art.svg",
    ],
)
def test_what_is_not_there_is_a_friendly_page(hana: Browser, path: str) -> None:
    answer = hana.read(path)
    assert answer.status_code == 404
    assert "<h1>" in answer.text


def test_home_shows_every_game(hana: Browser) -> None:
    page = hana.page("/")
    assert all(f'action="/play/{slug}"' in page for slug in GAMES)


def test_home_shows_my_tables_and_those_with_room(come: Come) -> None:
    hana, ken = come(), come()
    table = hana.lay("me", "open")
    assert page_lists(hana, table) == 1
    assert page_lists(ken, table) == 1
    ken.go(f"/tables/{table}/seat", name="Ken")
    assert page_lists(come(), table) == 0
    assert page_lists(ken, table) == 1


def page_lists(browser: Browser, table: str) -> int:
    page = browser.page("/")
    mine, opened = page.split('id="open"')
    assert ("/tables/" + table in mine) + ("/tables/" + table in opened) == page.count("/tables/" + table)
    return int(("/tables/" + table) in page)


def test_language_is_chosen_once(hana: Browser) -> None:
    assert hana.go("/language", language="ja", back="/about") == "/about"
    assert '<html lang="ja"' in hana.page("/")


def test_unknown_language_is_refused(hana: Browser) -> None:
    assert hana.send("/language", language="tlh").status_code == 400


def test_best_language_of_the_browser_is_spoken(come: Come) -> None:
    assert '<html lang="ja"' in come("fr, en;q=0.3, ja-JP;q=0.8").page("/")
    assert '<html lang="en"' in come("ja;q=nonsense, en").page("/")
    assert '<html lang="en"' in come("fr").page("/")


@pytest.mark.parametrize("back", ["//evil.example", "https://evil.example", "/\\evil.example", "", "x", "/a\nb"])
def test_a_form_never_leads_to_another_server(hana: Browser, back: str) -> None:
    assert hana.go("/language", language="en", back=back) == "/"


def test_a_name_is_typed_once(hana: Browser) -> None:
    hana.go("/name", name="  Hana   Yama\t", back="/")
    assert 'value="Hana Yama"' in hana.page("/")
    table = hana.lay("me", "open", name="")
    assert "Hana Yama" in hana.page(f"/tables/{table}")


def test_a_new_name_is_seen_at_the_table(hana: Browser) -> None:
    table = hana.lay("me", "open")
    hana.go("/name", name="Momo", back="/")
    assert "Momo" in hana.page(f"/tables/{table}")


def test_a_name_has_an_end(hana: Browser) -> None:
    hana.go("/name", name="x" * 500, back="/")
    assert f'value="{"x" * 24}"' in hana.page("/")


def test_a_table_that_cannot_be_laid_says_why_and_keeps_what_was_typed(hana: Browser) -> None:
    answer = hana.send("/tables", game=GAME, name="Hana", **{"seat-1": "me", "seat-2": "bot-9"})
    assert answer.status_code == 400
    assert 'role="alert"' in answer.text
    fields: dict[str, str | int] = {"seat-1": "bot-4", "seat-2": "bot-2", "option-first": 99}
    answer = hana.send("/tables", game=GAME, name="Momo", **fields)
    assert answer.status_code == 400
    assert '<option value="bot-4" selected' in answer.text


def test_options_are_kept_and_shown(hana: Browser) -> None:
    table = hana.lay("me", "open", first=2)
    assert "<dd>2</dd>" in hana.page(f"/tables/{table}")


def test_files_are_not_sent_twice(hana: Browser) -> None:
    for path in (f"/games/{GAME}/art.svg", "/static/icon.svg"):
        first = hana.read(path)
        assert first.status_code == 200
        assert hana.read(path, **{"If-None-Match": first.headers["etag"]}).status_code == 304


def test_rules_have_pictures_and_places_to_link_to(hana: Browser) -> None:
    page = hana.page(f"/games/{GAME}")
    assert '<use href="#' in page
    assert '<strong id="' in page
    assert "art:" not in page


def test_no_heading_of_a_table_is_empty(hana: Browser) -> None:
    for slug in GAMES:
        assert not re.search(r"<th[^>]*>\s*</th>", hana.page(f"/games/{slug}"))


def test_health_and_schema(hana: Browser) -> None:
    assert hana.read("/health").json() == {"status": "ok"}
    paths = hana.read("/schema/openapi.json").json()["paths"]
    assert set(paths) == {"/health", "/tables/{table_id}/frames", "/tables/{table_id}/record"}
