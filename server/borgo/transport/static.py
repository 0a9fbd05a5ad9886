"""The built web app, read once at the start: an answer is a look into a table, whatever path is asked for.

Names with a hash in them never change what they mean, so browsers may keep them for ever; everything else is
asked for again each time and mostly answered with 304. A path that is no file is a page of the app.
"""

import gzip
import hashlib
import mimetypes
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

HASHED = "assets/"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
INDEX = "index.html"
WORTH_COMPRESSING = 1024
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
NOT_BUILT = "The web app is not built here: see `make help`. The API is described at /api/openapi.json.\n"


class Asset(msgspec.Struct, frozen=True):
    media_type: str
    caching: str
    etag: str
    body: bytes
    zipped: bytes | None


class Frontend:
    def __init__(self, directory: Path) -> None:
        self._assets = {
            path.relative_to(directory).as_posix(): _read(path, directory)
            for path in sorted(directory.rglob("*"))
            if path.is_file()
        }

    def __len__(self) -> int:
        return len(self._assets)

    async def answer(self, request: Request) -> Response:
        asset = self._find(request.path_params["path"])
        if asset is None:
            return PlainTextResponse("" if self._assets else NOT_BUILT, 404)
        headers = {"cache-control": asset.caching, "etag": asset.etag, "vary": "accept-encoding"}
        if asset.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        body = asset.body
        if asset.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = asset.zipped
            headers["content-encoding"] = "gzip"
        return Response(body, media_type=asset.media_type, headers=headers)

    def _find(self, path: str) -> Asset | None:
        asset = self._assets.get(path or INDEX)
        is_page = asset is None and "." not in path.rpartition("/")[2]
        return self._assets.get(INDEX) if is_page else asset


def _read(path: Path, directory: Path) -> Asset:
    body = path.read_bytes()
    hashed = path.relative_to(directory).as_posix().startswith(HASHED)
    zipped = gzip.compress(body, 9, mtime=0) if len(body) >= WORTH_COMPRESSING else None
    return Asset(
        media_type=TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream",
        caching=FOR_EVER if hashed else ASK_AGAIN,
        etag=f'"{hashlib.sha256(body).hexdigest()[:32]}"',
        body=body,
        zipped=zipped if zipped and len(zipped) < len(body) * 0.95 else None,
    )
