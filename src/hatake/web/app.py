"""The application: everything put together."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from anyio.to_thread import run_sync
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import Litestar, websocket
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.response import Template
from litestar.stores.base import Store as KeyStore
from litestar.stores.registry import StoreRegistry
from litestar.template import TemplateConfig

from hatake import __version__
from hatake.web import deeds, events, fixed, guarding, pages, texts
from hatake.web.asking import Asked, Name, Sorry, page, visitor
from hatake.web.company import Company, warm_up
from hatake.web.hall import Hall
from hatake.web.live import Guest, House, Socket, TheHouse
from hatake.web.people import Register
from hatake.web.presence import Presence
from hatake.web.settings import Settings
from hatake.web.store import Store, open_engine

TEMPLATES = Path(__file__).parent / "templates"
SENTENCES = (400, 403, 404, 405, 413, 429, 500)
"""The statuses that have a sentence of their own."""
GONE = (404, 410)
"""After these there is no table to go back to."""
log = logging.getLogger(__name__)


def make_app(settings: Settings, key: str) -> Litestar:
    """The application, for a database that is prepared; `key` signs its cookies."""
    backend, stores = _shared(settings)
    channels = ChannelsPlugin(backend, arbitrary_channels_allowed=True)
    house = _house(settings, channels)
    config = AppConfig(
        route_handlers=[
            *(pages.home, pages.about, pages.rules, pages.new_table, pages.table_page, pages.replay),
            *(pages.all_frames, pages.record, pages.health, fixed.static, fixed.art, live_table),
            *(deeds.take_name, deeds.take_language, deeds.play_now, deeds.make_table, deeds.sit, deeds.seat_bot),
            *(deeds.start, deeds.leave, deeds.rematch),
        ],
        plugins=[channels],
        lifespan=[_lifespan(house)],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False, use_cache=True)},
        middleware=[guarding.write_limit(settings)],
        csrf_config=guarding.csrf(key),
        before_send=[guarding.add_security_headers],
        request_max_body_size=guarding.LARGEST_FORM,
        exception_handlers={HTTPException: apologise, Exception: apologise},
        template_config=TemplateConfig(instance=JinjaTemplateEngine.from_environment(_environment())),
        openapi_config=OpenAPIConfig("Hatake", __version__, render_plugins=[JsonRenderPlugin()]),
        state=State({"register": Register(key)}),
        stores=stores,
    )
    return Litestar.from_config(config)


def _environment() -> Environment:
    return Environment(loader=FileSystemLoader(TEMPLATES), autoescape=True, undefined=StrictUndefined)


def _house(settings: Settings, channels: ChannelsPlugin) -> House:
    def tell(table_id: str, event: events.Event) -> None:
        channels.publish(events.written(event), events.channel(table_id))

    hall = Hall(Store(open_engine(settings.database_url)), tell)
    return House(hall, Company(hall, settings), channels, Presence(tell), settings)


def _shared(settings: Settings) -> tuple[ChannelsBackend, StoreRegistry]:
    """What all processes of a server share besides the database: in memory while there is only one."""
    if not settings.redis:
        return MemoryChannelsBackend(), StoreRegistry()
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from litestar.stores.redis import RedisStore
    from redis.asyncio import Redis

    redis: Any = Redis.from_url(settings.redis)
    stores: dict[str, KeyStore] = {"rate_limit": RedisStore(redis, namespace="hatake")}
    return RedisChannelsPubSubBackend(redis=redis, key_prefix="hatake"), StoreRegistry(stores)


def _lifespan(house: House) -> Any:
    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        warming = _warming() if house.settings.is_warmed else None
        try:
            yield
        finally:
            if warming is not None:
                warming.cancel()
            await house.company.close()
            await house.hall.store.close()

    return lifespan


def _warming() -> asyncio.Task[None]:
    """All games are made ready in a thread, while the first pages are already answered."""
    return asyncio.create_task(run_sync(warm_up, abandon_on_cancel=True))


@websocket("/tables/{table_id:str}/live")
async def live_table(socket: Socket, house: TheHouse, table_id: Name) -> None:
    """The live table."""
    if not guarding.is_same_origin(socket):
        return await socket.close(4403)
    table = await house.hall.store.table(table_id)
    if table is None:
        return await socket.close(4404)
    await socket.accept()
    try:
        await Guest(house, socket, table, visitor(socket)).stay()
    except Exception:
        log.exception("table %s: a conversation broke off", table_id)
        raise
    return None


def apologise(request: Asked, error: Exception) -> Template:
    """A friendly page for whatever went wrong."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status >= 500:
        log.error("a request failed", exc_info=error)
    language = visitor(request).language
    message = error.message if isinstance(error, Sorry) else f"error-{status if status in SENTENCES else 400}"
    table = "" if status in GONE else request.scope.get("path_params", {}).get("table_id", "")
    sentence = texts.say(language, message)
    return page(request, "error.html", status_code=status, status=status, sentence=sentence, table=table)
