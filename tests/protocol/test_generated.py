"""What is generated from the structs is what lies in the repository."""

import pytest

from borgo.protocol import generate as protocol
from borgo.transport import generate as transport

FILES = {**protocol.generated(), **transport.generated()}


@pytest.mark.parametrize("name", FILES)
def test_generated_file_is_fresh(name: str) -> None:
    kept = (protocol.ROOT / name).read_text(encoding="utf-8")
    assert kept == FILES[name], f"{name} is stale: run `make schema`"
