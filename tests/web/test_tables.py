import asyncio
import re
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from hatake import registry
from hatake.web import laying
from hatake.web.course import Course
from tests.web.browsing import GAME, Browser, play_on
from tests.web.conftest import Come

FINGERPRINT = re.compile(r"\b[0-9a-f]{64}\b")


def test_play_now_begins_at_once(hana: Browser) -> None:
    table = hana.play_now()
    with hana.live(table) as live:
        whole = live.hear("whole")
        assert whole["status"] == "playing"
        assert whole["seats_mine"] == [1]
        assert [player["kind"] for player in whole["players"]] == ["person", "bot", "bot"]


def test_a_link_offers_a_free_seat(come: Come) -> None:
    hana, ken = come(), come()
    table = hana.lay("me", "open")
    assert f'action="/tables/{table}/seat"' in ken.page(f"/tables/{table}")
    assert ken.go(f"/tables/{table}/seat", name="Ken") == f"/tables/{table}"
    assert "Ken" in hana.page(f"/tables/{table}")


def test_whoever_comes_by_a_link_is_asked_for_a_name_first(come: Come) -> None:
    hana, ken = come(), come()
    table = hana.lay("me", "open")
    asked = [browser.page(f"/tables/{table}") for browser in (hana, ken)]
    assert [page.index('id="name"') < page.index('id="share"') for page in asked] == [False, True]
    ken.go(f"/tables/{table}/seat", name="Ken")
    assert "The game is about to start." in come().page(f"/tables/{table}")


def test_a_seat_is_taken_but_once(come: Come) -> None:
    hana, ken, momo = come(), come(), come()
    table = hana.lay("me", "open")
    ken.go(f"/tables/{table}/seat", name="Ken", seat=2)
    assert momo.send(f"/tables/{table}/seat", name="Momo", seat=2).status_code == 409
    assert momo.send(f"/tables/{table}/seat", name="Momo", seat=1).status_code == 409
    assert momo.send(f"/tables/{table}/seat", name="Momo", seat=9).status_code == 409


def test_whoever_is_refused_at_a_table_finds_the_way_back_to_it(come: Come) -> None:
    hana, momo = come(), come()
    table = hana.lay("me", "bot-1")
    for answer in (momo.send(f"/tables/{table}/seat", name="Momo"), momo.send(f"/tables/{table}/start")):
        assert f'href="/tables/{table}"' in answer.text
    gone = momo.read('/tables/"><b>')
    assert gone.status_code == 404
    assert "/tables/" not in gone.text.split("<main")[1]


def test_only_the_host_seats_bots(come: Come) -> None:
    hana, ken = come(), come()
    table = hana.lay("me", "open", "open")
    ken.go(f"/tables/{table}/seat", name="Ken", seat=2)
    assert ken.send(f"/tables/{table}/bot", seat=3, level=1).status_code == 403
    assert hana.send(f"/tables/{table}/bot", seat=3, level=7).status_code == 400
    hana.go(f"/tables/{table}/bot", seat=3, level=1)
    assert hana.send(f"/tables/{table}/bot", seat=2, level=1).status_code == 409


def test_a_game_starts_when_every_seat_is_taken(come: Come) -> None:
    hana, ken = come(), come()
    table = hana.lay("me", "open")
    assert f'action="/tables/{table}/start"' not in hana.page(f"/tables/{table}")
    assert hana.send(f"/tables/{table}/start").status_code == 409
    hana.go(f"/tables/{table}/bot", seat=2, level=1)
    assert ken.send(f"/tables/{table}/start").status_code == 403
    assert f'action="/tables/{table}/start"' in hana.page(f"/tables/{table}")
    hana.go(f"/tables/{table}/start")
    assert 'data-status="playing"' in hana.page(f"/tables/{table}")
    assert ken.send(f"/tables/{table}/seat").status_code == 409


def test_a_waiting_table_tells_those_who_wait(come: Come) -> None:
    hana, ken = come(), come()
    table = hana.lay("me", "open")
    with hana.live(table) as live:
        assert [player["kind"] for player in live.hear("presence")["players"]] == ["person", "open"]
        ken.go(f"/tables/{table}/seat", name="Ken")
        assert live.hear("changed")["to"] is None


def test_whoever_leaves_a_waiting_table_frees_the_seat(come: Come) -> None:
    hana, ken = come(), come()
    table = hana.lay("me", "open")
    ken.go(f"/tables/{table}/seat", name="Ken")
    assert ken.go(f"/tables/{table}/leave") == "/"
    assert "Ken" not in hana.page(f"/tables/{table}")
    hana.go(f"/tables/{table}/leave")
    assert hana.read(f"/tables/{table}").status_code == 404, "a table without people is cleared away"


def test_whoever_leaves_a_game_leaves_it_to_a_bot(come: Come) -> None:
    hana, ken = come(), come()
    table = hana.lay("me", "open")
    ken.go(f"/tables/{table}/seat", name="Ken")
    hana.go(f"/tables/{table}/start")
    with hana.live(table) as live:
        frame = live.hear("whole")["frame"]
        ken.go(f"/tables/{table}/leave")
        players = live.hear("presence")["players"]
        while players[1]["kind"] != "bot":
            players = live.hear("presence")["players"]
        assert play_on(live, frame)["result"]["winners"]


def test_a_bot_may_take_the_seat_of_somebody_who_is_away(come: Come) -> None:
    hana, ken = come(), come()
    table = hana.lay("me", "open", "open")
    ken.go(f"/tables/{table}/seat", name="Ken", seat=2)
    hana.go(f"/tables/{table}/bot", seat=3)
    hana.go(f"/tables/{table}/start")
    assert come().send(f"/tables/{table}/bot", seat=2).status_code == 403
    with ken.live(table) as live:
        live.hear("whole")
        assert hana.send(f"/tables/{table}/bot", seat=2).status_code == 409
    with hana.live(table) as live:
        live.hear("whole")
        hana.go(f"/tables/{table}/bot", seat=2)
        while live.hear("presence")["players"][1]["kind"] != "bot":
            pass


def test_rematch_is_one_table_for_all(come: Come) -> None:
    hana, ken = come(), come()
    table = hana.lay("me", "bot-1")
    assert hana.send(f"/tables/{table}/rematch").status_code == 409
    hana.go(f"/tables/{table}/start")
    with hana.live(table) as live:
        play_on(live, live.frame())
        assert ken.send(f"/tables/{table}/rematch").status_code == 403
        again = hana.go(f"/tables/{table}/rematch")
        assert live.hear("changed")["to"] == again
    assert hana.go(f"/tables/{table}/rematch") == again
    with hana.live(again.removeprefix("/tables/")) as live:
        assert live.hear("whole")["seats_mine"] == [1]


def test_every_table_has_a_seed_of_its_own(hana: Browser) -> None:
    tables = [hana.play_now() for _ in range(5)]
    promised = {FINGERPRINT.findall(hana.page(f"/tables/{table}"))[0] for table in tables}
    assert len(promised) == len(set(tables)) == 5


def test_bots_play_among_themselves(hana: Browser) -> None:
    table = hana.lay("bot-1", "bot-1")
    hana.go(f"/tables/{table}/start")
    with hana.live(table) as live:
        frame = live.frame()
        while not frame["result"]:
            frame = live.frame()
        assert frame["turn"] is None


def test_the_record_is_masked_until_the_end(come: Come) -> None:
    hana, ken = come(), come()
    table = hana.lay("me", "bot-1")
    assert hana.read(f"/tables/{table}/record").status_code == 409
    hana.go(f"/tables/{table}/start")
    own, others = hana.read(f"/tables/{table}/record").text, ken.read(f"/tables/{table}/record").text
    assert "?" in own
    assert own.count("?") < others.count("?")
    assert "[Seed " not in own
    assert hana.read(f"/tables/{table}/record?seat=2").status_code == 403
    assert hana.read(f"/tables/{table}/record?seat=x").status_code == 400
    assert hana.read(f"/tables/{table}/record?seat=0").text == others
    assert hana.read(f"/tables/{table}/replay").status_code == 409
    assert hana.read(f"/tables/{table}/frames?seat=all").status_code == 409


def test_a_finished_game_is_looked_over(come: Come) -> None:
    hana, ken = come(), come()
    table = hana.lay("me", "bot-1")
    hana.go(f"/tables/{table}/start")
    with hana.live(table) as live:
        last = play_on(live, live.frame())
    assert "/replay" in ken.page(f"/tables/{table}")
    ken.page(f"/tables/{table}/replay")
    for seen in ("all", "0", "1", "2"):
        told = ken.read(f"/tables/{table}/frames?seat={seen}").json()
        assert [frame["number"] for frame in told["frames"]] == list(range(last["number"] + 1))
        assert told["frames"][-1]["result"] == last["result"]
        assert told["log"]
    assert ken.read(f"/tables/{table}/frames?seat=3").status_code == 400


def test_a_table_of_other_rules_says_so(hana: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    older = replace(registry.load(GAME), rules_version="older")
    monkeypatch.setattr(laying, "load", lambda slug: older)
    table = hana.lay("me", "bot-1")
    assert hana.send(f"/tables/{table}/start").status_code == 410
    assert hana.page("/")


@pytest.mark.parametrize("name", ["opening", "ahead", "sighting"])
def test_no_page_waits_for_a_game_to_be_compiled(hana: Browser, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Whatever may compile at its first call is called in a thread, never on the event loop."""
    by_loop = []
    called = getattr(Course, name)

    def noted(*args: Any) -> Any:
        with suppress(RuntimeError):
            by_loop.append(asyncio.get_running_loop())
        return called(*args)

    monkeypatch.setattr(Course, name, noted)
    table = hana.play_now()
    with hana.live(table) as live:
        frame = live.my_turn(live.frame())
        live.move(frame)
        live.my_turn(live.frame())
    hana.page("/")
    assert by_loop == []
