"""Ids that we make up, and codes that can be said across a table: of tables and of pads."""

import re
import secrets
from typing import Final

CONSONANTS: Final = "BDFGKLMNPRSTVZ"
VOWELS: Final = "AEIOU"
ID: Final = re.compile(r"[0-9a-f]{16}")


def new_id() -> str:
    return secrets.token_hex(8)


def is_id(text: str) -> bool:
    """Asked before anything else is done with what somebody sent."""
    return ID.fullmatch(text) is not None


def spoken_code() -> str:
    """Three syllables that can be read aloud in all our languages."""
    return "".join(secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(3))
