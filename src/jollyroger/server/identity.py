"""Guests: nobody has an account, everybody has a signed token that says who they are."""

import hmac
import os
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from ..rules.refused import Refused

KEY_BYTES: Final = 32
SESSION: Final = "session"  # lives in a cookie or in a program's hands
RETURN: Final = "return"  # lives behind the # of a link, and makes a session on another device


def cookie_of(scheme: str) -> str:
    """Under TLS a name that only this very host can set, and none of its neighbours."""
    return "__Host-guest" if scheme in ("https", "wss") else "guest"


class Claim(NamedTuple):
    """What a token says, if we signed it: whose it is, and of which epoch of theirs."""

    guest: str
    epoch: int


@dataclass(frozen=True, slots=True)
class Signer:
    """The first key signs; all of them are believed, so that a key can be changed in peace."""

    keys: Sequence[bytes]

    def token(self, guest: str, purpose: str = SESSION, epoch: int = 0) -> str:
        """A guest's first tokens name no epoch: those from before there were any are like them."""
        whose = f"{guest}.{epoch}" if epoch else guest
        return f"{whose}.{_mac(self.keys[0], whose, purpose)}"

    def claim(self, token: str, purpose: str = SESSION) -> Claim | None:
        """Who the token says it is, if we said so; whether it has ended, the store knows."""
        whose, _, mac = token.rpartition(".")
        said = mac.encode("utf-8", "surrogateescape")
        for key in self.keys:
            if hmac.compare_digest(_mac(key, whose, purpose).encode(), said):
                guest, _, epoch = whose.partition(".")
                return Claim(guest, int(epoch or 0))
        return None


def new_guest() -> str:
    return secrets.token_hex(16)


def _mac(key: bytes, whose: str, purpose: str) -> str:
    message = f"{purpose}/{whose}".encode("utf-8", "surrogateescape")
    return hmac.new(key, message, sha256).hexdigest()


def keys(file: Path, environ: str | None) -> list[bytes]:
    """From the environment (hex, commas between), else from a file that only we may read."""
    if environ:
        return _read(environ.replace(",", "\n"))
    try:
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            _write(file, secrets.token_hex(KEY_BYTES))
        return _read(file.read_text("ascii"))
    except (OSError, UnicodeError) as error:
        raise Refused("key_unreadable", file=str(file)) from error


def _write(file: Path, text: str) -> None:
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w") as stream:
        stream.write(f"{text}\n")


def _read(text: str) -> list[bytes]:
    try:
        found = [bytes.fromhex(line) for line in text.split()]
    except ValueError as error:
        raise Refused("key_unreadable", file="") from error
    if not found or any(len(key) < KEY_BYTES for key in found):
        raise Refused("key_unreadable", file="")
    return found
