"""Who I am to each server: a token that only this user may read, and that is never shown."""

import os
import tempfile
from pathlib import Path
from urllib.parse import quote

from ..rules.refused import Refused
from ..table.door import NAME_LENGTH
from . import saves
from .server import Server


def introduced(address: str, name: str) -> Server:
    """The server, as the guest it knows us by; whoever is new there gets a token."""
    called = " ".join("".join(char if char.isprintable() else " " for char in name).split())
    if not 0 < len(called) <= NAME_LENGTH:
        raise Refused("text_length", most=NAME_LENGTH)
    server = Server(address, _read(file(address)))
    if server.token and server.get("/api/guests/me").get("name") == called:
        return server
    token = server.post("/api/guests", name=called, bearer=True).get("token")
    if not isinstance(token, str) or not _is_token(token):
        raise server.no_answer()
    keep(file(address), token)
    return Server(address, token)


def file(address: str) -> Path:
    return saves.folder() / "guests" / quote(address, safe="")


def _read(path: Path) -> str | None:
    """Nothing where nothing is kept: then we are new there."""
    try:
        token = path.read_text("ascii").strip()
    except (OSError, ValueError):
        return None
    return token if _is_token(token) else None


def _is_token(text: str) -> bool:
    return 0 < len(text) <= 1000 and text.isascii() and text.isprintable() and " " not in text


def keep(path: Path, token: str) -> None:
    """Written whole or not at all, and from its first byte on for nobody else to read."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, beside = tempfile.mkstemp(dir=path.parent)
        with os.fdopen(handle, "w") as stream:
            stream.write(f"{token}\n")
        os.replace(beside, path)
    except OSError as error:
        raise Refused("cannot_write", file=str(path)) from error
