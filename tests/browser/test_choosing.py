"""Moves are made pick by pick: lights, one step back, reasons for what may not be done, forced moves."""

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.table import lay_table, lit, log_of, wait_for_choice
from tests.secretive import secretive

CLAUSE = re.compile(r"\([A-Z]+\d+(\.\d+)*\)")


def at_table(visit: Visit, **how: str) -> Page:
    page = visit(**how)
    lay_table(page, secretive(), "me", "bot-1")
    wait_for_choice(page)
    return page


def pick(page: Page) -> str:
    """Click one thing that is lit and begins a longer path."""
    point = lit(page)[-1]
    page.mouse.click(point["x"], point["y"])
    return str(point["pick"])


def test_step_back_undoes_a_pick_in_three_ways(visit: Visit) -> None:
    page = at_table(visit)
    picked, back = page.locator("[data-lit=picked]"), page.locator(".picking .back")
    first = {point["pick"] for point in lit(page)}
    for undo in ("button", "Escape", "again"):
        pick(page)
        expect(picked).not_to_have_count(0)
        if undo == "button":
            back.click()
        elif undo == "Escape":
            page.keyboard.press("Escape")
        else:
            point = lit(page, "picked")[0]
            page.mouse.click(point["x"], point["y"])
        expect(picked).to_have_count(0)
        assert {point["pick"] for point in lit(page)} == first


def test_another_piece_may_be_picked_instead(visit: Visit) -> None:
    page = at_table(visit)
    before = pick(page)
    swap = next(iter(lit(page, "swap")))
    page.mouse.click(swap["x"], swap["y"])
    assert [point["pick"] for point in lit(page, "picked")] == [swap["pick"]]
    assert swap["pick"] != before


def test_what_may_not_be_picked_says_why_and_by_which_clause(visit: Visit) -> None:
    """Tried, the reason stands in the bar and is spoken; the log never has it."""
    page = at_table(visit)
    told = log_of(page)
    shut = lit(page, "shut")
    point = next(iter(shut))
    page.mouse.click(point["x"], point["y"])
    expect(page.locator("#prompt.wrong")).to_have_text(CLAUSE)
    expect(page.locator("#news")).to_contain_text(CLAUSE)
    assert log_of(page) == told


def test_reason_is_shown_on_hover_and_on_focus(visit: Visit) -> None:
    page = at_table(visit)
    point = next(iter(lit(page, "shut")))
    page.mouse.move(point["x"], point["y"])
    expect(page.locator("#bubble")).to_have_text(CLAUSE)
    page.mouse.move(2, 2)
    expect(page.locator("#bubble")).to_be_hidden()
    page.keyboard.press("Shift")
    page.locator(f".piece[data-stands][data-pick='{point['pick']}']").first.focus()
    expect(page.locator("#bubble")).to_have_text(CLAUSE)


def test_arrow_keys_go_from_piece_to_piece(visit: Visit) -> None:
    page = at_table(visit)
    page.locator(".piece[data-stands][data-lit=next]").last.focus()
    been = set()
    for key in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight", "ArrowRight"):
        been.add(page.evaluate("() => document.activeElement.dataset.key"))
        page.keyboard.press(key)
    assert len(been) > 1
    assert None not in been


def test_tab_stops_only_where_something_can_be_done(visit: Visit) -> None:
    page = at_table(visit)
    page.locator("#main").focus()
    stops = []
    for _ in range(len(lit(page)) + 3):
        page.keyboard.press("Tab")
        stops.append(page.evaluate("() => document.activeElement.dataset.lit ?? document.activeElement.tagName"))
    assert stops[: len(lit(page))] == ["next"] * len(lit(page))
    assert "svg" not in stops


def with_one_move_only(page: Page) -> None:
    """From now on the page is told of the first of its moves only: it is the only one."""

    def narrow(text: str) -> str:
        message = json.loads(text)
        if paths := message.get("frame", {}).get("paths"):
            message["frame"] |= {"paths": paths[:1], "forced": True}
        return json.dumps(message)

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: line.send(narrow(str(message))))

    page.route_web_socket("**/live", connect)
    page.reload()
    wait_for_choice(page)


def test_forced_move_is_played_only_when_asked_for(visit: Visit) -> None:
    """It is shown first, then played; the setting stays on the device."""
    page = at_table(visit)
    with_one_move_only(page)
    page.wait_for_timeout(1800)
    told = log_of(page)
    expect(page.locator("#prompt")).to_have_text("Choose what lights up.")
    page.get_by_text("More").click()
    page.locator("#forced").check()
    page.reload()
    expect(page.locator("#prompt")).to_contain_text("Only one move:")
    expect(page.locator("#log li").nth(len(told))).to_be_attached()
    page.get_by_text("More").click()
    expect(page.locator("#forced")).to_be_checked()


def with_one_piece_remembered(page: Page) -> None:
    """From now on the page is told that the first piece of every scene is remembered, not seen."""

    def blur(text: str) -> str:
        message = json.loads(text)
        if pieces := message.get("frame", {}).get("scene", {}).get("pieces"):
            pieces[0]["faint"] = True
        return json.dumps(message)

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: line.send(blur(str(message))))

    page.route_web_socket("**/live", connect)
    page.reload()
    wait_for_choice(page)


def test_what_is_remembered_is_faint_and_may_be_left_out(visit: Visit) -> None:
    """The setting shows only where something is remembered, and stays on the device."""
    page = at_table(visit)
    page.get_by_text("More").click()
    expect(page.locator("#remember")).to_be_hidden()
    with_one_piece_remembered(page)
    faint = page.locator(".piece.faint")
    expect(faint).to_have_css("opacity", "0.7")
    page.get_by_text("More").click()
    page.locator("#remember").uncheck()
    expect(faint).to_be_hidden()
    page.reload()
    wait_for_choice(page)
    expect(faint).to_be_hidden()


def test_pieces_travel_and_arrive(visit: Visit) -> None:
    """With motion, too, every piece ends where the scene has it, each key once."""
    page = at_table(visit, reduced_motion="no-preference")
    for _ in range(4):
        if not wait_for_choice(page):
            break
        button = page.locator(".picking button.main")
        if button.count():
            button.first.click()
        else:
            pick(page)
        page.wait_for_timeout(700)
    wait_for_choice(page)
    keys = page.locator("#board g.piece").evaluate_all("(all) => all.map((piece) => piece.dataset.key)")
    assert len(keys) == len(set(keys))
    moving = page.evaluate(
        "() => document.getAnimations().filter((a) => a.effect?.target?.matches?.('g.piece')).length"
    )
    assert moving == 0
