"""Files that do not change while the server runs: style sheets, modules, pictures."""

import hashlib
from functools import cache
from mimetypes import guess_type
from pathlib import Path

from litestar import Response, get

from hatake.web import rulebook
from hatake.web.asking import Asked, Name, Sorry
from hatake.web.guarding import PICTURE_POLICY
from hatake.web.pages import known

STATIC = Path(__file__).parent / "static"
TYPES = {".js": "text/javascript", ".svg": "image/svg+xml", ".css": "text/css"}


@get("/static/{name:str}", include_in_schema=False)
async def static(request: Asked, name: Name) -> Response[bytes]:
    """A file of web/static."""
    if name not in _names():
        raise Sorry(404, "error-404")
    file = STATIC / name
    return _answer(request, file.read_bytes(), TYPES.get(file.suffix) or guess_type(name)[0] or "text/plain")


@cache
def _names() -> frozenset[str]:
    return frozenset(file.name for file in STATIC.iterdir() if file.is_file())


@get("/games/{slug:str}/art.svg", include_in_schema=False)
async def art(request: Asked, slug: Name) -> Response[bytes]:
    """A game's drawings."""
    answer = _answer(request, rulebook.art(known(slug)).encode(), TYPES[".svg"])
    answer.headers["Content-Security-Policy"] = PICTURE_POLICY
    return answer


def _answer(request: Asked, content: bytes, media_type: str) -> Response[bytes]:
    """The file, or only that it is still the same."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    is_known = request.headers.get("if-none-match") == tag
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    status = 304 if is_known else 200
    return Response(b"" if is_known else content, media_type=media_type, headers=headers, status_code=status)
