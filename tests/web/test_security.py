"""What strangers cannot do."""

import base64
import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from itsdangerous import URLSafeSerializer
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from hatake.web.app import make_app
from hatake.web.people import new_person, tidy_name
from hatake.web.settings import Settings
from tests.web.browsing import GAME, ORIGIN, Browser, Client, play_on
from tests.web.conftest import Come, quick

FORMS = ["/name", "/language", f"/play/{GAME}", "/tables"]
AT_TABLE = ["seat", "bot", "start", "leave", "rematch"]
SCRIPT = "<script>alert(1)</script>"


# Forms


@pytest.mark.parametrize("path", FORMS + [f"/tables/TABLE/{deed}" for deed in AT_TABLE])
def test_a_form_without_its_token_does_nothing(hana: Browser, path: str) -> None:
    table = hana.lay("me", "open")
    path = path.replace("TABLE", table)
    for token in ("", "x" * 128, None):
        fields = {} if token is None else {"_csrf_token": token}
        answer = hana._ask("POST", path, data={"name": "Mallory", "game": GAME, **fields})
        assert answer.status_code == 403
        assert "<h1>" in answer.text
    assert "Mallory" not in hana.page("/")


def test_a_token_of_another_browser_does_nothing(come: Come) -> None:
    hana, mallory = come(), come()
    assert hana._ask("POST", "/name", data={"_csrf_token": mallory.token(), "name": "Mallory"}).status_code == 403


def test_a_large_form_is_refused(hana: Browser) -> None:
    answer = hana._ask("POST", "/name", data={"_csrf_token": hana.token(), "name": "x" * 40_000})
    assert answer.status_code == 413


def test_too_many_forms_are_refused_politely(prepared: tuple[Path, str], data: Path) -> None:
    settings = Settings(data, writes_per_minute=3, is_warmed=False)
    with TestClient(make_app(settings, prepared[1]), base_url=ORIGIN) as client:
        browser = Browser(client)
        answers = [browser.send("/language", language="en").status_code for _ in range(5)]
        assert answers == [303, 303, 303, 429, 429]
        assert browser.read("/").status_code == 200, "reading goes on"


# Who somebody is


def test_cookies_are_out_of_reach_of_scripts_and_other_sites(hana: Browser) -> None:
    answer = hana.send("/name", name="Hana", back="/")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    fresh = hana.client.get("/", headers={"Cookie": ""}).headers["set-cookie"]
    assert "HttpOnly" in fresh
    assert "SameSite=lax" in fresh


def test_cookies_are_secure_over_https(hana: Browser) -> None:
    answer = hana._ask("POST", f"https://testserver.local/play/{GAME}", data={"_csrf_token": hana.token()})
    assert "Secure" in answer.headers["set-cookie"]


def test_a_forged_cookie_makes_nobody_of_somebody(hana: Browser, come: Come) -> None:
    table = hana.play_now()
    forger = come()
    for key in ("another key", ""):
        person = new_person("Hana")
        forger.cookies["person"] = str(URLSafeSerializer(key, salt="person").dumps(list(person)))
        assert 'action="/tables/' + table + '/leave"' not in forger.page(f"/tables/{table}")
    forger.cookies["person"] = hana.cookies["person"][:-2] + "xx"
    assert 'action="/tables/' + table + '/leave"' not in forger.page(f"/tables/{table}")
    forger.cookies["person"] = hana.cookies["person"]
    assert 'action="/tables/' + table + '/leave"' in forger.page(f"/tables/{table}")


def test_people_are_never_told_each_others_ids(come: Come) -> None:
    hana, ken = come(), come()
    table = hana.lay("me", "bot-1")
    hana.go(f"/tables/{table}/start")
    payload = hana.cookies["person"].split(".")[0]
    with ken.live(table) as live:
        live.hear("whole")
        text = ken.page(f"/tables/{table}") + str(live.heard)
    person_id = json.loads(base64.urlsafe_b64decode(payload + "=="))[0]
    assert len(person_id) == 16
    assert person_id not in text


def test_names_are_tidied() -> None:
    assert tidy_name(" a\u202eb\u0000\n c ") == "a b c"
    assert tidy_name("あ" * 100) == "あ" * 24
    assert tidy_name("\u200b \t") == ""


# Text


@pytest.fixture
def scripted(hana: Browser) -> Browser:
    hana.go("/name", name=SCRIPT, back="/")
    return hana


def test_all_text_is_escaped(scripted: Browser, come: Come) -> None:
    waiting = scripted.lay("me", "open", name="")
    for path in ("/", f"/tables/{waiting}"):
        for browser in (scripted, come()):
            text = browser.read(path).text
            assert "<script>alert" not in text
            assert "alert(1)" in text or browser is not scripted
    table = scripted.lay("me", "bot-1", name="")
    scripted.go(f"/tables/{table}/start")
    with scripted.live(table) as live:
        play_on(live, live.frame())
    for path in (f"/tables/{table}", f"/tables/{table}/replay"):
        assert "<script>alert" not in come().read(path).text
    record = scripted.read(f"/tables/{table}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert record.headers["x-content-type-options"] == "nosniff"


def test_what_a_wrong_form_brings_back_is_escaped(hana: Browser) -> None:
    fields: dict[str, str | int] = {"seat-1": SCRIPT, "option-first": SCRIPT}
    answer = hana.send("/tables", game=GAME, name=SCRIPT, **fields)
    assert answer.status_code == 400
    assert "<script>alert" not in answer.text


# Headers

INLINE = re.compile(
    r"<script(?![^>]*\bsrc=)(?![^>]*application/json)|<style|\son[a-z]+=|\sstyle=|javascript:", re.IGNORECASE
)


def test_every_answer_has_the_headers(hana: Browser) -> None:
    for path in ("/", "/nowhere", "/static/icon.svg", "/health", "/schema/openapi.json"):
        headers = hana.read(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert "connect-src 'self' ws://testserver.local wss://testserver.local" in policy


def test_a_strange_host_stays_out_of_the_policy(hana: Browser) -> None:
    policy = hana.read("/", Host="evil; script-src *").headers["content-security-policy"]
    assert "evil" not in policy


def test_a_picture_alone_cannot_run_anything(hana: Browser) -> None:
    policy = hana.read(f"/games/{GAME}/art.svg").headers["content-security-policy"]
    assert "script-src" not in policy
    assert "default-src 'none'" in policy


def test_no_page_needs_an_inline_script_or_style(hana: Browser) -> None:
    waiting = hana.lay("me", "open")
    table = hana.play_now()
    for path in (
        "/",
        "/about",
        f"/games/{GAME}",
        f"/new/{GAME}",
        f"/tables/{waiting}",
        f"/tables/{table}",
        "/nowhere",
    ):
        assert INLINE.findall(hana.read(path).text) == []


# Live tables


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://testserver.local.evil.example", "testserver"]
)
def test_a_page_of_another_site_cannot_listen(hana: Browser, origin: str) -> None:
    table = hana.play_now()
    headers = hana._headers() | {"Origin": origin}
    with pytest.raises(WebSocketDisconnect), hana.client.websocket_connect(f"/tables/{table}/live", headers=headers):
        pass


def test_there_is_nothing_to_listen_to_at_no_table(client: Client) -> None:
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/tables/nothing/live"):
        pass


def test_whoever_talks_too_much_is_shown_out(prepared: tuple[Path, str], data: Path) -> None:
    settings = replace(quick(data), messages_per_second=1)
    with TestClient(make_app(settings, prepared[1]), base_url=ORIGIN) as client:
        browser = Browser(client)
        table = browser.lay("me", "open")
        with browser.live(table) as live:
            for _ in range(40):
                live.say("hello", have=-1)
            assert live.hear("lost")["reason"].startswith("Slowly")
