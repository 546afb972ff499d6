import pytest
from litestar.exceptions import WebSocketDisconnect

from hatake.engine.record import chance_faults, replay
from hatake.registry import GAMES
from tests.web.browsing import Browser, Live, Message, play_on
from tests.web.conftest import Come


def begun(hana: Browser, *seats: str) -> str:
    table = hana.lay(*seats)
    hana.go(f"/tables/{table}/start")
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(hana: Browser, game: str) -> None:
    table = hana.go(f"/play/{game}", name="Hana").removeprefix("/tables/")
    with hana.live(table) as live:
        last = play_on(live, live.frame())
    shown = [message["frame"]["number"] for message in live.heard if message["type"] in {"whole", "step"}]
    assert shown == list(range(shown[0], last["number"] + 1)), "every move comes, each once, in order"
    assert last["turn"] is None
    assert last["paths"] == []
    match = replay(hana.read(f"/tables/{table}/record").text)
    assert match.scores == last["result"]["scores"]
    assert match.winners == last["result"]["winners"]
    assert chance_faults(match) == []


def test_a_move_is_seen_in_every_tab_and_by_spectators(come: Come) -> None:
    hana = come()
    table = begun(hana, "me", "bot-1", "bot-1")
    with hana.live(table) as one, hana.live(table) as two, come().live(table) as spectator:
        frame = one.my_turn(one.hear("whole")["frame"])
        two.my_turn(two.hear("whole")["frame"])
        watching = spectator.hear("whole")
        one.move(frame)
        ours, theirs = one.frame(), two.frame()
        assert ours == theirs
        assert watching["seat"] == 0
        assert watching["seats_mine"] == []
        seen = watching["frame"]
        while seen["number"] < ours["number"]:
            seen = spectator.frame()
        assert seen["paths"] == []


def test_a_move_must_be_legal_and_ones_own(hana: Browser) -> None:
    table = begun(hana, "me", "bot-1")
    with hana.live(table) as live:
        frame = live.my_turn(live.frame())
        number = frame["number"] + 1
        live.say("move", number=number, seat=1, path=["nonsense"])
        assert live.hear("refused")["number"] == number
        live.say("move", number=number, seat=2, path=frame["paths"][0])
        assert live.hear("refused")["reason"] == "Somebody else sits on this seat."
        live.say("move", number=number + 5, seat=1, path=frame["paths"][0])
        assert live.hear("refused")["reason"] == "The table has moved on since."
        live.move(frame)
        assert live.frame()["number"] == number, "nothing was changed by what was refused"


def test_a_spectator_cannot_move(come: Come) -> None:
    table = begun(come(), "me", "bot-1")
    with come().live(table) as live:
        frame = live.frame()
        for seat in (0, 1, 2):
            live.say("move", number=frame["number"] + 1, seat=seat, path=["x"])
            assert live.hear("refused")["clause"] == ""


def test_a_move_sent_twice_is_made_once(hana: Browser) -> None:
    table = begun(hana, "me", "me")
    with hana.live(table) as live:
        mover = live.hear("whole")["frame"]["turn"]["seat"]
        live.say("face", seat=mover)
        frame = live.hear("whole")["frame"]
        live.move(frame, seat=mover)
        live.move(frame, seat=mover)
        after = live.frame()
        live.say("why", seat=mover, path=["nonsense"])
        live.hear("why")
        refused = [message for message in live.heard if message["type"] == "refused"]
        assert refused == []
        assert after["number"] == frame["number"] + 1


def test_a_stale_choice_is_refused(hana: Browser) -> None:
    table = begun(hana, "me", "bot-1")
    with hana.live(table) as live:
        frame = live.my_turn(live.frame())
        live.move(frame)
        later = live.my_turn(live.frame())
        if not later["result"]:
            other = next(path for path in later["paths"] if path != frame["paths"][0])
            live.say("move", number=frame["number"] + 1, seat=1, path=other)
            assert live.hear("refused")["reason"] == "The table has moved on since."


def test_why_not_names_reason_and_clause(hana: Browser) -> None:
    table = begun(hana, "me", "bot-1")
    with hana.live(table) as live:
        frame = live.my_turn(live.frame())
        shut = frame["shut"]
        live.say("why", seat=1, path=["nonsense"])
        assert live.hear("why")["reason"] is None
        live.say("why", seat=2, path=frame["paths"][0])
        assert live.hear("why")["reason"] is None, "nobody is told about somebody else's seat"
        for path in shut[:3]:
            live.say("why", seat=1, path=path)
            answer = live.hear("why")
            assert answer["path"] == path
            assert answer["reason"]
            assert answer["clause"]


def test_every_pick_has_a_caption(hana: Browser) -> None:
    table = begun(hana, "me", "bot-1")
    with hana.live(table) as live:
        play_on(live, live.frame())
        for message in live.heard:
            frame = message.get("frame") or {"paths": [], "shut": [], "captions": {}}
            picks = {pick for path in [*frame["paths"], *frame["shut"]] for pick in path}
            assert picks == set(frame["captions"])
            assert {tuple(path) for path in frame["paths"]}.isdisjoint(map(tuple, frame["shut"]))


# Broken lines


def test_what_was_missed_comes_step_by_step(hana: Browser) -> None:
    table = begun(hana, "me", "bot-1")
    with hana.live(table) as live:
        frame = live.my_turn(live.frame())
        live.move(frame)
        live.my_turn(live.frame())
    with hana.live(table, greets=False) as live:
        live.say("hello", have=frame["number"])
        assert live.hear("whole", "step")["type"] == "step"
        assert live.heard[-1]["frame"]["number"] == frame["number"] + 1


def test_whoever_shows_nothing_or_nonsense_gets_the_whole(hana: Browser) -> None:
    table = begun(hana, "me", "bot-1")
    with hana.live(table) as live:
        live.my_turn(live.frame())
        live.say("hello", have=999_999)
        live.hear("whole")
        live.say("hello", have=0)
        assert live.hear("whole", "step")["frame"]["number"] == 1


def test_the_whole_tells_the_log(hana: Browser) -> None:
    table = begun(hana, "me", "bot-1")
    with hana.live(table) as live:
        last = play_on(live, live.frame())
        lines = {m["frame"]["number"]: m["frame"]["line"] for m in live.heard if m["type"] == "step"}
        live.say("hello", have=-1)
        whole = live.hear("whole")
    told = {line["number"]: line["text"] for line in whole["log"]}
    assert whole["status"] == "over"
    assert max(told) == last["number"]
    assert {number: text for number, text in lines.items() if text} == {n: told[n] for n in told if n in lines}


# Several seats


def test_one_device_shows_one_seat_at_a_time(hana: Browser) -> None:
    table = begun(hana, "me", "me")
    with hana.live(table) as live:
        whole = live.hear("whole")
        assert whole["seat"] == 0, "nobody's hand is shown before somebody asks"
        assert whole["seats_mine"] == [1, 2]
        assert whole["frame"]["paths"] == []
        for seat in (1, 2, 0):
            live.say("face", seat=seat)
            assert live.hear("whole")["seat"] == seat


def test_nobody_sees_from_a_seat_of_somebody_else(come: Come) -> None:
    hana, ken = come(), come()
    table = hana.lay("me", "open")
    ken.go(f"/tables/{table}/seat", name="Ken")
    hana.go(f"/tables/{table}/start")
    with hana.live(table) as live:
        live.hear("whole")
        live.say("face", seat=2)
        live.say("face", seat=1)
        live.say("why", seat=1, path=["nonsense"])
        live.hear("why")
        assert [message["seat"] for message in live.heard if message["type"] == "whole"] == [1, 1]


def test_two_people_play_a_whole_game(come: Come) -> None:
    hana, ken = come(), come()
    table = hana.lay("me", "open")
    ken.go(f"/tables/{table}/seat", name="Ken")
    hana.go(f"/tables/{table}/start")
    with hana.live(table) as one, ken.live(table) as two:
        frames: list[Message] = [one.frame(), two.frame()]
        lives: list[Live] = [one, two]
        while not frames[0]["result"]:
            mover = frames[0]["turn"]["seat"]
            lives[mover - 1].move(frames[mover - 1], seat=mover)
            until = frames[0]["number"] + 1
            for i, live in enumerate(lives):
                frames[i] = live.frame()
                while not frames[i]["turn"] and not frames[i]["result"]:
                    frames[i] = live.frame()
                assert frames[i]["number"] >= until
        assert frames[0]["result"] == frames[1]["result"]


def test_who_is_here_is_known(come: Come) -> None:
    hana, ken = come(), come()
    table = hana.lay("me", "open")
    ken.go(f"/tables/{table}/seat", name="Ken")
    hana.go(f"/tables/{table}/start")
    with hana.live(table) as one:
        one.hear("whole")
        with ken.live(table) as two:
            two.hear("whole")
            while not one.hear("presence")["players"][1]["is_here"]:
                pass
        while one.hear("presence")["players"][1]["is_here"]:
            pass


# Whoever breaks the rules of the conversation


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        "null",
        '{"v": 2, "type": "hello", "have": -1}',
        '{"v": 1, "type": "hello"}',
        '{"v": 1, "type": "hello", "have": "x"}',
        '{"v": 1, "type": "hello", "have": -1, "more": 1}',
        '{"v": 1, "type": "move", "number": 1, "seat": 1, "path": []}',
        '{"v": 1, "type": "face", "seat": 99}',
        '{"v": 1, "type": "face", "seat": 1}',
        '{"v": 1, "type": "hello", "have": -1' + " " * 5000 + "}",
    ],
)
def test_what_makes_no_sense_ends_the_conversation(hana: Browser, text: str) -> None:
    table = begun(hana, "me", "bot-1")
    with hana.live(table, greets=False) as live:
        live.session.send_text(text)
        assert live.hear("lost")["reason"]
        with pytest.raises(WebSocketDisconnect):
            live.hear("whole")
