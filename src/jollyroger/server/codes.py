"""Codes that can be said across a table: of tables and of pads, no two alike."""

import secrets
from typing import Final

CONSONANTS: Final = "BDFGKLMNPRSTVZ"
VOWELS: Final = "AEIOU"


def spoken_code() -> str:
    """Three syllables that can be read aloud in all our languages."""
    return "".join(secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(3))
