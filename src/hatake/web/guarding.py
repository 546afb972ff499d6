"""What protects people: security headers, limits on writes, forms that only our own pages can send."""

import re
from typing import Any

from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection, Request
from litestar.datastructures import MutableScopeHeaders
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.types import Message, Scope

from hatake.web.asking import CSRF_COOKIE
from hatake.web.settings import Settings

LARGEST_FORM = 16_384
HOST = re.compile(r"[A-Za-z0-9.\-]+(?::\d{1,5})?|\[[0-9A-Fa-f:.]+\](?::\d{1,5})?")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'{sockets}; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
"""For an SVG that is looked at by itself: it may have styles of its own, and nothing else."""
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


async def add_security_headers(message: Message, scope: Scope) -> None:
    """Every answer carries them, errors too. A handler's own policy is left alone."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    headers.setdefault("Content-Security-Policy", POLICY.format(sockets=_sockets(scope)))


def _sockets(scope: Scope) -> str:
    """Older browsers do not count WebSockets of the same host as 'self'."""
    host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
    return f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""


def is_same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a WebSocket is asked for by a page of this server. Programs that name no origin are let in."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    scheme, separator, host = origin.partition("://")
    return scheme in {"http", "https"} and bool(separator) and host == connection.headers.get("host")


def csrf(key: str) -> CSRFConfig:
    """A form counts only with the token that our page has put into it."""
    return CSRFConfig(secret=key, cookie_name=CSRF_COOKIE, cookie_httponly=True, cookie_samesite="lax")


def write_limit(settings: Settings) -> DefineMiddleware:
    """So many forms a minute from one address."""

    def is_write(request: Request[Any, Any, Any]) -> bool:
        return settings.writes_per_minute > 0 and request.method not in {"GET", "HEAD", "OPTIONS"}

    return RateLimitConfig(
        ("minute", settings.writes_per_minute), check_throttle_handler=is_write, set_rate_limit_headers=False
    ).middleware
