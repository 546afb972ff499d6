"""The table in the browser: pages, live tables, bots for company, and a store that forgets nothing."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hatake.web.server import serve as serve


def __getattr__(name: str) -> Any:
    """`serve` is loaded when first asked for."""
    if name != "serve":
        raise AttributeError(f"module 'hatake.web' has no attribute {name!r}")
    from hatake.web.server import serve

    return serve
