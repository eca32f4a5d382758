"""What a host typed, looked at before anything starts."""

from typing import Final, Literal, NoReturn
from urllib.parse import urlsplit

from ..rules.refused import Refused

Level = Literal["debug", "info", "warning", "error"]
PUBLIC: Final = "https://play.example.org"


def read_port(port: int) -> int:
    """0 takes any that is free."""
    return port if 0 <= port < 2**16 else _refuse("port", str(port), "6660")


def read_days(days: int) -> int:
    return days if days >= 1 else _refuse("guest-days", str(days), "365")


def read_keep(copies: int) -> int:
    return copies if copies >= 1 else _refuse("keep", str(copies), "14")


def read_public_url(url: str | None) -> str | None:
    """A scheme and a host, perhaps a port: links are made of it, and pages are known by it."""
    if url is None:
        return None
    try:
        parts = urlsplit(url)
        whole = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        whole = False
    rest = "" if not whole else parts.path.rstrip("/") + parts.query + parts.fragment
    if not whole or rest or "@" in url:
        return _refuse("public-url", url, PUBLIC)
    return url


def _refuse(option: str, value: str, example: str) -> NoReturn:
    raise Refused("option_value", option=option, value=value[:80], example=example)
