"""Browsers without a screen: they keep cookies, fill in forms, and talk to live tables."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from html import unescape
from typing import Any

from httpx import Response
from litestar import Litestar
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

from tests.secretive import secretive

GAME = secretive()
"""A game with secrets; apart from that, which one is all the same to the server."""
ORIGIN = "http://testserver.local"
TOKEN = re.compile(r'name="_csrf_token" value="([^"]+)"')
Message = dict[str, Any]
Client = TestClient[Litestar]


class Browser:
    """One person's browser. All browsers of a test share the server, but no cookies."""

    def __init__(self, client: Client, language: str = "en") -> None:
        self.client = client
        self.cookies: dict[str, str] = {}
        self.language = language

    def _headers(self) -> dict[str, str]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"Cookie": cookies, "Accept-Language": self.language}

    def _ask(self, method: str, path: str, **rest: Any) -> Response:
        self.client.cookies.clear()
        headers = self._headers() | rest.pop("headers", {})
        answer = self.client.request(method, path, headers=headers, follow_redirects=False, **rest)
        self.cookies |= dict(answer.cookies)
        return answer

    def read(self, path: str, **headers: str) -> Response:
        return self._ask("GET", path, headers=headers)

    def page(self, path: str) -> str:
        answer = self.read(path)
        assert answer.status_code == 200, (path, answer.status_code)
        return unescape(answer.text)

    def token(self) -> str:
        found = TOKEN.search(self.read("/about").text)
        assert found is not None
        return found[1]

    def send(self, path: str, **fields: str | int) -> Response:
        """Send a form of one of our pages."""
        return self._ask("POST", path, data={"_csrf_token": self.token(), **fields})

    def go(self, path: str, **fields: str | int) -> str:
        """Send a form that must succeed; the page it leads to."""
        answer = self.send(path, **fields)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"]

    # Tables

    def play_now(self, name: str = "Hana") -> str:
        return self.go(f"/play/{GAME}", name=name).removeprefix("/tables/")

    def lay(self, *seats: str, name: str = "Hana", game: str = GAME, **options: int) -> str:
        """Lay a table with seats like me, open, bot-3."""
        fields = {f"seat-{number}": seat for number, seat in enumerate(seats, 1)}
        chosen = {f"option-{option}": value for option, value in options.items()}
        return self.go("/tables", game=game, name=name, **fields, **chosen).removeprefix("/tables/")

    @contextmanager
    def live(self, table_id: str, *, greets: bool = True) -> Iterator["Live"]:
        self.client.cookies.clear()
        headers = self._headers() | {"Origin": ORIGIN}
        with self.client.websocket_connect(f"/tables/{table_id}/live", headers=headers) as session:
            live = Live(session)
            if greets:
                live.say("hello", have=-1)
            yield live


class Live:
    """A browser's end of a live table."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.heard: list[Message] = []

    def say(self, kind: str, **rest: Any) -> None:
        self.session.send_text(json.dumps({"v": 1, "type": kind, **rest}))

    def hear(self, *kinds: str, **wanted: Any) -> Message:
        """The next message of these kinds; others are kept in `heard`."""
        while True:
            message: Message = json.loads(self.session.receive_text(timeout=20))
            self.heard.append(message)
            if message["type"] in kinds and all(message[name] == value for name, value in wanted.items()):
                return message

    def frame(self) -> Message:
        frame: Message = self.hear("whole", "step")["frame"]
        return frame

    def my_turn(self, frame: Message) -> Message:
        """Wait until this browser is to move, or the game is over."""
        while not (frame["result"] or (frame["turn"] and frame["turn"]["is_mine"] and frame["paths"])):
            frame = self.frame()
        return frame

    def move(self, frame: Message, path: list[str] | None = None, seat: int = 1) -> None:
        self.say("move", number=frame["number"] + 1, seat=seat, path=path or frame["paths"][0])


def play_on(live: Live, frame: Message, seat: int = 1) -> Message:
    """Make the first legal move whenever there is one, to the end; the last frame."""
    frame = live.my_turn(frame)
    while not frame["result"]:
        live.move(frame, seat=seat)
        frame = live.my_turn(live.frame())
    return frame
