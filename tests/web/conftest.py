"""A server for each test, with a database of its own."""

import asyncio
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from hatake.web.app import make_app
from hatake.web.prepare import prepare
from hatake.web.settings import Settings
from tests.web.browsing import Browser, Client


def quick(data: Path) -> Settings:
    """A server that never waits and never limits."""
    return Settings(
        data, bot_pause=0.0, quick_pause=0.0, writes_per_minute=0, messages_per_second=1000, is_warmed=False
    )


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A data folder that every test starts from, and its key."""
    data = tmp_path_factory.mktemp("prepared")
    return data, asyncio.run(prepare(Settings(data)))


@pytest.fixture
def data(prepared: tuple[Path, str], tmp_path: Path) -> Path:
    return Path(shutil.copytree(prepared[0], tmp_path / "data"))


@pytest.fixture
def client(prepared: tuple[Path, str], data: Path) -> Iterator[Client]:
    with TestClient(make_app(quick(data), prepared[1]), base_url="http://testserver.local") as made:
        yield made


Come = Callable[..., Browser]


@pytest.fixture
def come(client: Client) -> Come:
    """Somebody new comes with a browser."""
    return lambda language="en": Browser(client, language)


@pytest.fixture
def hana(come: Come) -> Browser:
    return come()
