"""Sockets, rooms and the HTTP API. No rule words here."""

from typing import Final

PORT: Final = 6660
