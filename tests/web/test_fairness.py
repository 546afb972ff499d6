"""Chance is promised before the first move, told after the last, and can be checked by anybody."""

import hashlib
import re

from hatake.engine.record import chance_faults, replay
from tests.web.browsing import Browser, play_on
from tests.web.conftest import Come

FINGERPRINT = re.compile(r"\b[0-9a-f]{64}\b")


def test_the_seed_is_promised_first_and_told_last(come: Come) -> None:
    hana, ken = come(), come()
    table = hana.lay("me", "bot-1")
    promised = FINGERPRINT.findall(hana.page(f"/tables/{table}"))
    hana.go(f"/tables/{table}/start")
    before = "".join(browser.page(f"/tables/{table}") for browser in (hana, ken))
    before += hana.read(f"/tables/{table}/record").text
    with hana.live(table) as live:
        last = play_on(live, live.frame())
    before += "".join(str(message) for message in live.heard[:-1])
    seed = last["result"]["seed"]
    assert set(promised) == {hashlib.sha256(seed.encode()).hexdigest()}
    assert seed not in before
    assert seed in ken.page(f"/tables/{table}")
    assert f'[Seed "{seed}"]' in ken.read(f"/tables/{table}/record").text


def test_a_record_of_another_seed_is_found_out(hana: Browser) -> None:
    table = hana.lay("me", "bot-1")
    hana.go(f"/tables/{table}/start")
    with hana.live(table) as live:
        seed = play_on(live, live.frame())["result"]["seed"]
    record = hana.read(f"/tables/{table}/record").text
    assert chance_faults(replay(record)) == []
    assert chance_faults(replay(record.replace(seed, seed[::-1]).replace("[Commitment", "[Promise"))) != []
