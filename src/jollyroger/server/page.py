"""The page in the browser: files that were built beforehand, kept in memory, sent packed."""

import gzip
import mimetypes
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ..words.catalogue import LANGUAGES

BUILT: Final = Path(__file__).parent / "page"
FOREVER: Final = "public, max-age=31536000, immutable"  # these have a hash in their name
ASK_AGAIN: Final = "no-cache"  # kept, but asked for each time whether it is still true
TYPES: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}
PACKED: Final = ("text/", "application/manifest", "application/json", "image/svg")
SCREENS: Final = frozenset({"learn", "pad", "settings", "about", "return"})
GAMES_ROOM: Final = frozenset({"t", "replay", "review", "learn", "pad"})
# What a screen asks for once the page runs; the page itself names the rest.
PARTS: Final = {
    "": ("Start", "Art", "controls", "start-{lang}", "start.css"),
    "t": ("hail", "TableScreen", "table", "table.css"),
    "replay": ("Replay", "record", "steps", "table", "planks", "sheet", "sheet.css", "scores.css"),
    "review": ("Review", "record", "steps", "table", "scores.css", "Review.css"),
    "pad": ("Pad", "pad", "controls", "pads-{lang}", "Pad.css"),
}
LATER: Final = "further-{lang}"  # words that every screen but a table begins with
ASSET: Final = re.compile(r"assets/(.+)-[\w-]{8}\.(js|css)")
PACKED_WELL: Final = ".br"  # written beside a file by the build: brotli, which Python has not
NOT_BUILT: Final = "The page has not been built yet: run make web, then start the server again.\n"


@dataclass(frozen=True, slots=True)
class File:
    body: bytes
    packed: Mapping[str, bytes]  # by the name of the packing, the best first
    kind: str
    etag: str
    caching: str


class Page:
    def __init__(self, folder: Path = BUILT) -> None:
        self._files: Mapping[str, File] = {
            path.relative_to(folder).as_posix(): _file(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix != PACKED_WELL
        }

    async def serve(self, request: Request) -> Response:
        """A file, or the page itself, which finds out where the reader is."""
        path = request.path_params["path"].strip("/")
        if path.startswith(("api/", "ws/")):
            return Response(status_code=404)
        if not self._files:
            return PlainTextResponse(NOT_BUILT, 404)
        if path in self._files and path != "index.html":
            return _answer(request, self._files[path])
        answer = _answer(request, self._files["index.html"], 200 if _is_screen(path) else 404)
        answer.headers["link"] = ", ".join(self._announced(path, request))
        return answer

    def _announced(self, path: str, request: Request) -> Iterator[str]:
        """What this reader's screen will want next, so that it is on its way before it is asked."""
        screen, lang = path.partition("/")[0], _language(request)
        words = ("words-{lang}",) if screen == "t" else ("words-{lang}", LATER)
        wanted = {part.format(lang=lang) for part in (*words, *PARTS.get(screen, ()))}
        for name in self._files:
            part, kind = _part(name)
            if kind == "js" and part in wanted:
                yield f"</{name}>; rel=modulepreload"
            elif kind == "css" and f"{part}.css" in wanted:
                yield f"</{name}>; rel=preload; as=style; crossorigin"


def _part(name: str) -> tuple[str, str]:
    """What the build called it, and its kind; nothing for what is no asset of the build."""
    found = ASSET.fullmatch(name)
    return (found[1], found[2]) if found else ("", "")


def _language(request: Request) -> str:
    asked = request.headers.get("accept-language", "").lower().split(",")
    return next((tag.strip()[:2] for tag in asked if tag.strip()[:2] in LANGUAGES), "en")


def _is_screen(path: str) -> bool:
    first, _, rest = path.partition("/")
    return not path or path in SCREENS or (first in GAMES_ROOM and bool(rest) and "/" not in rest)


def _file(path: Path, folder: Path) -> File:
    body = path.read_bytes()
    kind = (
        TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    )
    packed = dict(_packed(path, body)) if kind.startswith(PACKED) else {}
    hashed = path.relative_to(folder).parts[0] == "assets"
    return File(
        body, packed, kind, f'"{sha256(body).hexdigest()[:16]}"', FOREVER if hashed else ASK_AGAIN
    )


def _packed(path: Path, body: bytes) -> Iterator[tuple[str, bytes]]:
    better = path.with_name(path.name + PACKED_WELL)
    if better.exists():
        yield "br", better.read_bytes()
    yield "gzip", gzip.compress(body, mtime=0)


def _answer(request: Request, file: File, status: int = 200) -> Response:
    headers = {"cache-control": file.caching, "etag": file.etag, "vary": "accept-encoding"}
    if status == 200 and request.headers.get("if-none-match") == file.etag:
        return Response(status_code=304, headers=headers)
    body = file.body
    unpacks = re.findall(r"\w+", request.headers.get("accept-encoding", ""))
    if coding := next((each for each in file.packed if each in unpacks), None):
        body, headers["content-encoding"] = file.packed[coding], coding
    return Response(body, status, headers, media_type=file.kind)
