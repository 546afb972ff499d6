"""The one door to Numba: the `rule` decorator and the folder of compiled code.

Numba does not notice that a function called from another file has changed. So compiled code is kept in a folder
named by a hash of every kernel source: edit one of them, and everything is compiled anew.
"""

import hashlib
import os
import platform
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba

Function = TypeVar("Function", bound=Callable[..., Any])

PACKAGE = Path(__file__).parent
COMPILED_PARTS = ("jit.py", "contract", "kit", "games", "engine", "bots", "lab", "research")


def _sources() -> Iterator[Path]:
    for part in COMPILED_PARTS:
        path = PACKAGE / part
        found = [path] if path.suffix == ".py" else path.rglob("*.py")
        yield from (file for file in sorted(found) if "tests" not in file.parts)


@cache
def fingerprint() -> str:
    """A short hash of all sources that compiled code can depend on, and of what compiles them."""
    digest = hashlib.sha256()
    bounds = os.environ.get("NUMBA_BOUNDSCHECK", "")
    digest.update(f"{numba.__version__} {platform.python_version()} {bounds}".encode())
    for file in _sources():
        digest.update(str(file.relative_to(PACKAGE)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """Where compiled code is kept: $HATAKE_CACHE, or the user's cache folder, or a temporary one."""
    base = os.environ.get("HATAKE_CACHE") or os.environ.get("XDG_CACHE_HOME")
    if base is None and os.access(Path.home(), os.W_OK):
        base = str(Path.home() / ".cache")
    return Path(base or tempfile.gettempdir()) / "hatake" / fingerprint()


@contextmanager
def kept_in(folder: str) -> Iterator[None]:
    """Functions decorated inside keep their compiled code in a folder of their own.

    Two games that load the same template with equal types would otherwise find each other's code.
    """
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_root() / folder)
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


def rule(function: Function) -> Function:
    """Compile a kernel function on its first call: cached, without the GIL, C-like division."""
    return cast("Function", numba.njit(cache=True, nogil=True, error_model="numpy")(function))


numba.config.CACHE_DIR = str(cache_root() / "shared")
