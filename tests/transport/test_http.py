"""The HTTP API against a real server: what it gives, and what it refuses."""

import asyncio
import http.client
import json
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest

from borgo.client import ApiProblem, Borgo
from borgo.transport.app import endpoints
from borgo.transport.headers import SECURITY_HEADERS
from borgo.transport.openapi import describe
from tests.live.kit import Running, play, running, seat_all


async def ask(
    run: Running, method: str, path: str, body: bytes | str = b"", **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """One request as it is, without the client's help."""

    def request() -> tuple[int, dict[str, str], bytes]:
        connection = http.client.HTTPConnection(urlsplit(run.address).netloc, timeout=20)
        connection.request(method, path, body or None, {k.replace("_", "-"): v for k, v in headers.items()})
        response = connection.getresponse()
        found = response.status, {k.lower(): v for k, v in response.getheaders()}, response.read()
        connection.close()
        return found

    return await asyncio.to_thread(request)


async def refused(borgo: Borgo, method: str, path: str, body: Any = None) -> tuple[int, str]:
    with pytest.raises(ApiProblem) as problem:
        await borgo.call(method, path, body)
    return problem.value.status, problem.value.error


async def test_a_guest_comes_changes_and_leaves(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        guest = await run.guest("Nóra")
        me = await guest.call("GET", "/api/me")
        assert me["name"] == "Nóra"
        changed = await guest.call("PATCH", "/api/me", {"colour": 4})
        assert changed == {"id": me["id"], "name": "Nóra", "colour": 4}
        await guest.call("DELETE", "/api/me")
        assert await refused(guest, "GET", "/api/me") == (401, "unknown-token")


async def test_P_6_2_who_needs_a_token_and_has_none_is_told_so(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        stranger = run.stranger()
        assert await refused(stranger, "GET", "/api/me") == (401, "token-needed")
        stranger.token = "made up"  # noqa: S105
        assert await refused(stranger, "GET", "/api/games") == (401, "unknown-token")
        status, headers, _body = await ask(run, "GET", "/api/me", authorization="Basic abc")
        assert (status, headers["www-authenticate"]) == (401, "Bearer")


async def test_P_6_7_a_handover_lets_one_more_device_in_once(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        phone, laptop = await run.guest("Nora"), run.stranger()
        code = (await phone.call("POST", "/api/me/handover"))["code"]
        admission = await laptop.call("POST", "/api/handover", {"code": code})
        assert admission["guest"] == await phone.call("GET", "/api/me")
        assert admission["token"] != phone.token
        assert await refused(laptop, "POST", "/api/handover", {"code": code}) == (404, "unknown-handover")


async def test_everything_stored_about_a_guest_is_told_and_erased(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        guest = await run.guest("Nora")
        code = await guest.create_table("oddville", 2)
        told = await guest.call("GET", "/api/me/export")
        assert told["guest"]["name"] == "Nora"
        assert [table["code"] for table in told["tables"]] == [code]
        assert told["devices"] == 1
        await guest.call("DELETE", "/api/me")
        table = await run.stranger().call("GET", f"/api/tables/{code}")
        assert table["names"] == ["", ""]


@pytest.mark.parametrize(
    ("body", "answer"),
    [
        (b"{", (400, "malformed")),
        (b"\xff", (400, "malformed")),
        (b"[" * 3000, (422, "invalid")),
        (b'{"surplus": 1}', (422, "invalid")),
        (b'{"name": ""}', (422, "invalid")),
        (b'{"name": " Nora"}', (422, "invalid")),
        (b'{"name": "' + b"x" * 25 + b'"}', (422, "invalid")),
        (b'{"colour": 99}', (422, "invalid")),
        (b"[]", (422, "invalid")),
        (b'{"name": "' + b"x" * 9000 + b'"}', (413, "too-large")),
    ],
    ids=lambda value: str(value)[:24],
)
async def test_P_6_3_a_body_is_checked(tmp_path: Path, body: bytes, answer: tuple[int, str]) -> None:
    async with running(tmp_path) as run:
        status, headers, text = await ask(run, "POST", "/api/guests", body)
        assert (status, json.loads(text)["error"]) == answer
        assert headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "seats": 2},
        {"game": "oddville", "seats": 9},
        {"game": "oddville", "seats": 2, "options": {"end": "never"}},
        {"game": "oddville", "seats": 2, "options": {"surplus": 1}},
        {"game": "oddville", "seats": 2, "bots": 2},
        {"game": "oddville", "seats": 2, "botLevel": "genius"},
    ],
    ids=str,
)
async def test_a_table_that_cannot_be_is_not_opened(tmp_path: Path, wish: dict[str, Any]) -> None:
    async with running(tmp_path) as run:
        assert await refused(await run.guest(), "POST", "/api/tables", wish) == (422, "bad-plan")


async def test_P_6_4_who_asks_too_often_is_told_how_long_to_wait(tmp_path: Path) -> None:
    async with running(tmp_path, address_creations_per_minute=1.0) as run:
        await run.guest()
        status, headers, text = await ask(run, "POST", "/api/guests")
        assert (status, json.loads(text)["error"]) == (429, "too-fast")
        assert 1 <= int(headers["retry-after"]) <= 61
        assert (await ask(run, "GET", "/api/games"))[0] == 200


async def test_P_6_4_all_requests_of_an_address_are_limited(tmp_path: Path) -> None:
    async with running(tmp_path, address_requests_per_second=1.0) as run:
        answers = [(await ask(run, "GET", "/api/games"))[0] for _ in range(5)]
        assert answers[:3] == [200, 200, 200]
        assert answers[-1] == 429


async def test_P_6_5_paths_and_methods_that_are_not_there(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        stranger = run.stranger()
        assert await refused(stranger, "GET", "/api/nothing") == (404, "no-such-path")
        assert await refused(stranger, "PUT", "/api/games") == (405, "method-not-allowed")
        assert await refused(stranger, "GET", "/api/tables/ZZZZZ") == (404, "no-such-table")
        assert await refused(stranger, "GET", "/api/tables/ZZZZZ/record") == (404, "no-such-table")


async def test_tables_are_listed_found_and_finished(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        tables = await seat_all(run, "doodlecity", 2, public=True)
        code, stranger, host = tables[0].now.table.code, run.stranger(), run.guests[0]
        assert await stranger.call("GET", "/api/tables") == []
        assert await refused(stranger, "GET", f"/api/tables/{code}/result") == (409, "not-finished")
        assert await stranger.call("GET", f"/api/tables/{code}") == {
            "code": code,
            "game": "doodlecity",
            "options": {"passing": False},
            "pace": "live",
            "phase": "gathering",
            "names": ["Player 0", "Player 1"],
            "kinds": ["person", "person"],
            "waitsFor": [],
            "seats": 2,
            "free": 0,
            "spectators": 0,
        }
        await tables[0].start()
        (live,) = await stranger.call("GET", "/api/tables/live?game=doodlecity")
        assert (live["code"], live["phase"]) == (code, "playing")
        assert await stranger.call("GET", "/api/tables/live?game=venice") == []
        (mine,) = await host.call("GET", "/api/me/tables")
        assert (mine["code"], mine["finished"], mine["table"]["phase"]) == (code, False, "playing")
        async with asyncio.TaskGroup() as group:
            for table in tables:
                group.create_task(play(table))
        (mine,) = await host.call("GET", "/api/me/tables")
        result = await stranger.call("GET", f"/api/tables/{code}/result")
        assert (mine["finished"], mine["table"]) == (True, None)
        assert (mine["points"], mine["rank"]) == (result["points"][0], result["ranks"][0])
        replay = msgspec.msgpack.decode(await stranger.call("GET", f"/api/tables/{code}/replay"))
        assert [message[0] for message in replay] == ["snapshot"] + ["f"] * result["actions"]


async def test_a_free_seat_at_a_public_table_is_listed_and_quick_play_takes_it(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        host, other = await run.guest("Host"), await run.guest("Other")
        code = await host.create_table("oddville", 2, public=True)
        async with host.join(code):
            (listed,) = await run.stranger().call("GET", "/api/tables?game=oddville")
            assert (listed["code"], listed["free"]) == (code, 1)
            assert await other.quick_play("oddville") == code
        assert await refused(other, "POST", "/api/quick-play", {"game": "chess"}) == (422, "bad-plan")


async def test_play_now_begins_at_once_with_bots(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        guest = await run.guest("Host")
        for game, wishes in (("oddville", {"seats": 3}), ("doodlecity", {"seats": 1}), ("venice", {})):
            async with guest.join(await guest.play_now(game, **wishes)) as table:
                now = await table.until(lambda now: now.has_begun)
                assert [str(seat.kind.value) for seat in now.table.seats[1:]] == ["bot"] * (
                    len(now.table.seats) - 1
                )


async def test_the_daily_puzzle_is_the_same_for_all_and_for_that_day_only(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        dice = []
        for daily in (True, True, False):
            guest = await run.guest()
            async with guest.join(await guest.create_table("doodlecity", 1, daily=daily)) as table:
                await table.start(b"a nonce that must not matter")
                now = await table.until(lambda now: now.has_begun)
                dice.append((now.table.commitment, now.view.blue, now.view.whites))
        assert dice[0] == dice[1]
        assert dice[0][0] != dice[2][0]


async def test_P_6_1_the_api_describes_itself(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        described = await run.stranger().call("GET", "/api/openapi.json")
        assert described == json.loads(json.dumps(describe(endpoints())))
        assert set(described["paths"]) >= {"/api/guests", "/api/tables", "/api/tables/{code}/record"}
        games = await run.stranger().call("GET", "/api/games")
        assert {game["id"]: (game["minSeats"], game["maxSeats"]) for game in games} == {
            "oddville": (2, 4),
            "venice": (2, 5),
            "doodlecity": (1, 6),
        }


async def test_P_6_8_every_answer_says_what_a_page_may_do(tmp_path: Path) -> None:
    (tmp_path / "none" / "assets").mkdir(parents=True)
    (tmp_path / "none" / "index.html").write_text("<!doctype html>" + " " * 2000)
    (tmp_path / "none" / "assets" / "app-0123.js").write_text("1")
    async with running(tmp_path) as run:
        for path in (
            "/",
            "/table/ABCDE",
            "/api/games",
            "/healthz",
            "/assets/app-0123.js",
            "/assets/nothing.js",
        ):
            _status, headers, _body = await ask(run, "GET", path)
            assert SECURITY_HEADERS.items() <= headers.items()
        status, headers, body = await ask(run, "GET", "/table/ABCDE", accept_encoding="gzip")
        assert (status, headers["cache-control"], headers["content-encoding"]) == (200, "no-cache", "gzip")
        assert len(body) < 2000
        assert (await ask(run, "GET", "/", if_none_match=headers["etag"]))[0] == 304
        assert "immutable" in (await ask(run, "GET", "/assets/app-0123.js"))[1]["cache-control"]
        assert (await ask(run, "GET", "/assets/nothing.js"))[0] == 404


async def test_P_6_6_probes_and_metrics(tmp_path: Path) -> None:
    async with running(tmp_path, metrics_token="let me see") as run:  # noqa: S106
        assert (await ask(run, "GET", "/healthz"))[::2] == (200, b"ok\n")
        assert (await ask(run, "GET", "/readyz"))[::2] == (200, b"ok\n")
        await (await run.guest()).create_table("venice", 2)
        counted = (await ask(run, "GET", "/metrics"))[2]
        assert b"borgo_connections 0.0" in counted
        assert b"borgo_rooms_awake 1.0" in counted
        assert (await ask(run, "GET", "/metrics", x_forwarded_for="203.0.113.7"))[0] == 404
        seen = await ask(
            run, "GET", "/metrics", x_forwarded_for="203.0.113.7", authorization="Bearer let me see"
        )
        assert seen[0] == 200
        run.house.is_ready = False
        assert (await ask(run, "GET", "/readyz"))[0] == 503


async def test_pages_of_named_sites_may_use_the_api(tmp_path: Path) -> None:
    async with running(tmp_path, origins=("https://friend.example",)) as run:
        preflight = {
            "access_control_request_method": "POST",
            "access_control_request_headers": "authorization",
        }
        _s, headers, _b = await ask(
            run, "OPTIONS", "/api/guests", origin="https://friend.example", **preflight
        )
        assert headers["access-control-allow-origin"] == "https://friend.example"
        _s, headers, _b = await ask(
            run, "OPTIONS", "/api/guests", origin="https://other.example", **preflight
        )
        assert "access-control-allow-origin" not in headers
