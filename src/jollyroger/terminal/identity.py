"""Who I am to each server: a token that only this user may read, and that is never shown."""

import os
import tempfile
from pathlib import Path
from typing import Final
from urllib.parse import quote

from ..rules.characters import check_name
from ..rules.refused import Refused
from . import saves
from .server import Server

USUAL: Final = "Sailor"


def introduced(address: str, name: str | None, usual: str = USUAL) -> Server:
    """The server, as the guest it knows us by; whoever is new there gets a token.

    Without a name we are who we were there, or go by the usual one."""
    wanted = check_name(name) if name else None
    token = _read(file(address))
    known = Server(address, token).get("/api/guests/me").get("name") if token else None
    if isinstance(known, str) and known and wanted in (None, known):
        return Server(address, token, known)
    called = wanted or usual
    server = Server(address, token)
    fresh = server.post("/api/guests", name=called, bearer=True).get("token")
    if not isinstance(fresh, str) or not _is_token(fresh):
        raise server.no_answer()
    keep(file(address), fresh)
    return Server(address, fresh, called)


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
