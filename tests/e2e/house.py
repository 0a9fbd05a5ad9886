"""A server of our own: a free port, a fresh data directory, bots that do not pretend to think."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from shutil import copyfileobj
from threading import Thread
from typing import IO

SETTINGS = {
    "bot-seconds": "0",
    "messages-per-second": "5000",
    "messages-burst": "5000",
    "address-creations-per-minute": "6000",
    "address-requests-per-second": "500",
    "address-connects-per-second": "500",
    "log-level": "warning",
}
READY = "Borgo is at "


@dataclass(frozen=True)
class House:
    url: str
    log: Path
    """What the server had to say."""


@contextmanager
def start_house(python: str, dist: Path, data: Path, port: int = 0) -> Iterator[House]:
    settings = {"port": str(port), "data": str(data), "frontend": str(dist), **SETTINGS}
    flags = [f"--{name}={value}" for name, value in settings.items()]
    log = data / "server.log"
    with subprocess.Popen(
        [python, "-m", "borgo", "serve", *flags], stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stderr is not None
        url = _address(process.stderr)
        listener = Thread(target=_keep, args=(process.stderr, log))
        listener.start()
        try:
            yield House(url, log)
        finally:
            process.terminate()
            process.wait(timeout=15)
            listener.join()


def _address(stderr: IO[str]) -> str:
    heard = []
    for line in stderr:
        if line.startswith(READY):
            return line.removeprefix(READY).strip()
        heard.append(line)
    raise AssertionError(f"the server ended before it was ready:\n{''.join(heard)}")


def _keep(stderr: IO[str], log: Path) -> None:
    with log.open("w", encoding="utf-8") as file:
        copyfileobj(stderr, file)
