"""Starting a server: `hatake serve`."""

import asyncio
import errno
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path

import uvicorn
from litestar import Litestar
from sqlalchemy.exc import SQLAlchemyError

from hatake.web.settings import settled
from hatake.web.wire import LONGEST_MESSAGE

HOST, PORT = "127.0.0.1", 8000


def serve(
    host: str = HOST,
    port: int = PORT,
    data: Path | None = None,
    database: str = "",
    redis: str = "",
    *,
    browser: bool = True,
) -> None:
    """Serve tables until interrupted. A port that cannot be had ends the program with a sentence and exit code 1."""
    with _listen(host, port) as listening:
        app = _application(data, database, redis)
        address = address_of(host, listening.getsockname()[1])
        sys.stdout.write(f"Hatake is at {address}   (Ctrl+C ends it)\n")
        sys.stdout.flush()
        if browser and _has_screen():
            threading.Timer(0.5, webbrowser.open, [address]).start()
        uvicorn.Server(_config(app)).run(sockets=[listening])


def _config(app: Litestar) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=4 * LONGEST_MESSAGE,
        lifespan="on",
        server_header=False,
    )


def _application(data: Path | None, database: str, redis: str) -> Litestar:
    """The application over a database that is ready; where it cannot be had, a sentence."""
    from hatake.web.app import make_app
    from hatake.web.prepare import prepare

    try:
        settings = settled(data, database, redis)
        return make_app(settings, asyncio.run(prepare(settings)))
    except (OSError, ValueError, ImportError, SQLAlchemyError) as error:
        raise SystemExit(f"The tables cannot be kept{_where(data, database)}: {_reason(error)}") from None


def _where(data: Path | None, database: str) -> str:
    """Only the place that was named here; an address in the environment may hold a password."""
    return f" in {data}" if data and not database else ""


def _reason(error: Exception) -> str:
    """What the database itself says, without SQLAlchemy's notes on it."""
    return str(getattr(error, "orig", None) or error).splitlines()[0]


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(socket.SOMAXCONN)
    except OSError as error:
        listening.close()
        raise SystemExit(_no_port(host, port, error)) from None
    return listening


def _no_port(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is taken by another program; choose another one with --port."
    return f"Nothing can be served at {host}, port {port}: {error.strerror}."


def address_of(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    host = host or HOST  # no name: wherever this machine can be reached
    with suppress(ValueError):
        given = ip_address(host)
        loopback = "127.0.0.1" if given.version == 4 else "::1"
        host = loopback if given.is_unspecified else host
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _has_screen() -> bool:
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
