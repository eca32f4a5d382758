"""Whom to tell about a hole in this server: /.well-known/security.txt, as RFC 9116 has it."""

import re
from datetime import UTC, datetime, timedelta
from typing import Final

from ..rules.refused import Refused
from ..words.catalogue import LANGUAGES
from .berth import Berth

PATH: Final = "/.well-known/security.txt"
LASTS: Final = timedelta(days=364)  # the RFC wants less than a year; every start begins anew
CONTACT: Final = re.compile(r"mailto:[^\s@]+@[^\s@]+|https://[^\s/]\S*|tel:\+?[\d().-]+")


def read_contact(text: str | None) -> str | None:
    """An address that a page may link and that fits on a line of its own."""
    if text is None or (text.isascii() and text.isprintable() and CONTACT.fullmatch(text)):
        return text
    raise Refused("bad_contact", contact=text[:80])


def write_security_txt(berth: Berth, started: float) -> str:
    """Without a contact the page says whom to tell; an address without TLS is nothing to rely on,
    so it is not called canonical."""
    url = berth.public_url.rstrip("/")
    expires = datetime.fromtimestamp(int(started), UTC) + LASTS
    fields = [
        ("Contact", berth.contact or f"{url}/about"),
        ("Expires", f"{expires:%Y-%m-%dT%H:%M:%SZ}"),
        ("Preferred-Languages", ", ".join(LANGUAGES)),
    ]
    if url.startswith("https://"):
        fields.append(("Canonical", f"{url}{PATH}"))
    return "".join(f"{name}: {value}\n" for name, value in fields)
