"""`borgo serve` as an operator meets it: bad settings are told in one line, a second server is refused."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from borgo.transport.server import CannotListen, address_of, listen
from tests.live.process import server_process


def serve(*arguments: str, **environment: str) -> tuple[int, str]:
    """For what fails at once: the exit code and what is said."""
    command = [sys.executable, "-m", "borgo", "serve", *arguments]
    done = subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, check=False, timeout=60
    )
    return done.returncode, done.stderr


@pytest.mark.parametrize(
    ("arguments", "environment", "told"),
    [
        (["--port", "eighty"], {}, "borgo: --port 'eighty': "),
        ([], {"BORGO_HELLO_SECONDS": "0"}, "borgo: BORGO_HELLO_SECONDS '0': "),
        (["--host", "203.0.113.1", "--port", "0"], {}, "borgo: cannot listen on 203.0.113.1 port 0: "),
    ],
)
def test_a_bad_setting_is_told_in_one_line(
    tmp_path: Path, arguments: list[str], environment: dict[str, str], told: str
) -> None:
    code, said = serve("--data", str(tmp_path), *arguments, **environment)
    assert code == 2
    assert said.startswith(told)
    assert said.count("\n") == 1


async def test_two_servers_do_not_share_a_directory(tmp_path: Path) -> None:
    async with server_process(tmp_path):
        code, said = serve("--data", str(tmp_path), "--port", "0")
        assert code == 2
        assert "in use by process" in said


def test_a_directory_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    code, said = serve("--data", str(tmp_path / "file" / "data"), "--port", "0")
    assert (code, said.count("\n")) == (2, 1)


def test_an_address_that_is_taken_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(CannotListen, match="port"):
        listen("127.0.0.1", taken.getsockname()[1])


def test_all_addresses_of_both_kinds_can_be_listened_on() -> None:
    if not socket.has_dualstack_ipv6():
        pytest.skip("no IPv6 here")
    with listen("::", 0) as listener:
        assert address_of(listener).startswith("http://[::]:")
        with socket.create_connection(("127.0.0.1", listener.getsockname()[1])):
            pass
