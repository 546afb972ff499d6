"""One server and one Chromium for all browser tests; every visitor has cookies of their own."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.table import lay_table, play_on
from tests.secretive import secretive
from tests.web.serving import QUICK, START, free_port

CHROMIUM = "/usr/bin/chromium"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 30_000
"""Milliseconds that anything on a page may take on a busy machine."""

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    port, data = free_port(), tmp_path_factory.mktemp("data")
    settings = {"HATAKE_WRITES_PER_MINUTE": "100000"}
    with subprocess.Popen(
        (sys.executable, "-c", START, "serve", "--no-browser", "--port", str(port), "--data", str(data)),
        stdout=subprocess.PIPE,
        env=os.environ | QUICK | settings,
    ) as process:
        assert process.stdout is not None
        assert str(port) in process.stdout.readline().decode()
        yield f"http://127.0.0.1:{port}"
        process.terminate()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def finished(chromium: Browser, address: str) -> str:
    """Where a game has been played to its end; anybody may look at it."""
    context = chromium.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    lay_table(page, secretive(), "me", "bot-1")
    play_on(page)
    context.close()
    return page.url


@pytest.fixture
def visit(chromium: Browser, address: str, tmp_path: Path) -> Iterator[Visit]:
    """A new visitor's page. What it complains about in its console fails the test, unless that is to be expected."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def come(*, is_complaining: bool = True, **how: Any) -> Page:
        settings = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", "reduced_motion": "reduce"} | how
        context = chromium.new_context(base_url=address, **settings)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        if not is_complaining:
            return page
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        return page

    yield come
    for context in contexts:
        context.close()
    assert complaints == []
