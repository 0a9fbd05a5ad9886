"""The server as users start it: a process of its own, which can be killed at any moment."""

import asyncio
import os
import re
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from .kit import GENEROUS

STARTED = re.compile(rb"Borgo is at (http\S+)")


class ServerProcess:
    def __init__(self, data: Path, port: int, **settings: str) -> None:
        self._arguments = [sys.executable, "-m", "borgo", "serve", "--data", str(data), "--port", str(port)]
        environment = {f"BORGO_{name.upper()}": str(value) for name, value in GENEROUS.items()}
        self._environment = {**os.environ, **environment, "BORGO_BOT_SECONDS": "0", **settings}
        self._process: asyncio.subprocess.Process | None = None
        self.address = f"http://127.0.0.1:{port}"

    async def start(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            *self._arguments, env=self._environment, stderr=asyncio.subprocess.PIPE
        )
        assert self._process.stderr is not None
        line = await self._process.stderr.readline()
        assert STARTED.match(line), line + await self._process.stderr.read()

    async def stop(self, number: signal.Signals) -> tuple[int, bytes]:
        """The exit code, and what was logged."""
        process = self._process
        assert process is not None
        assert process.stderr is not None
        process.send_signal(number)
        logged = await process.stderr.read()
        self._process = None
        return await process.wait(), logged

    async def end(self) -> None:
        if self._process is not None:
            await self.stop(signal.SIGKILL)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
    return port


@asynccontextmanager
async def server_process(data: Path, **settings: str) -> AsyncIterator[ServerProcess]:
    server = ServerProcess(data, free_port(), **settings)
    try:
        await server.start()
        yield server
    finally:
        await server.end()
