"""Who I am to each server: a token that only this user may read, and that is never shown."""

import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import quote

from ..rules.characters import check_name
from ..rules.refused import Refused
from .http import RemoteServer

USUAL: Final = "Sailor"


@dataclass(frozen=True, slots=True)
class Visitor:
    """Whoever comes to a server: the folder with their tokens and notes, and their name.

    Without a name they are who they were there, or go by the usual one."""

    home: Path
    name: str | None = None
    usual: str = USUAL


def introduce(address: str, visitor: Visitor) -> RemoteServer:
    """The server, as the guest it knows us by; whoever is new there gets a token."""
    wanted = check_name(visitor.name) if visitor.name else None
    path = token_file(visitor.home, address)
    token = _read(path)
    known = RemoteServer(address, token).get("/api/guests/me").get("name") if token else None
    if isinstance(known, str) and known and wanted in (None, known):
        return RemoteServer(address, token, known)
    called = wanted or visitor.usual
    server = RemoteServer(address, token)
    fresh = server.post("/api/guests", name=called, bearer=True).get("token")
    if not isinstance(fresh, str) or not _is_token(fresh):
        raise server.no_answer()
    _keep(path, fresh)
    return RemoteServer(address, fresh, called)


def token_file(home: Path, address: str) -> Path:
    return home / "guests" / quote(address, safe="")


def _read(path: Path) -> str | None:
    """Nothing where nothing is kept: then we are new there."""
    try:
        token = path.read_text("ascii").strip()
    except (OSError, ValueError):
        return None
    return token if _is_token(token) else None


def _is_token(text: str) -> bool:
    return 0 < len(text) <= 1000 and text.isascii() and text.isprintable() and " " not in text


def _keep(path: Path, token: str) -> None:
    """Written whole or not at all, and from its first byte on for nobody else to read."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, beside = tempfile.mkstemp(dir=path.parent)
        with os.fdopen(handle, "w") as stream:
            stream.write(f"{token}\n")
        os.replace(beside, path)
    except OSError as error:
        raise Refused("cannot_write", file=str(path)) from error
