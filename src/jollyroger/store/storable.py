"""Text that no database can hold: nothing is found by it, and nothing is kept of it."""

from ..rules.refused import Refused


def is_storable(text: str) -> bool:
    """PostgreSQL knows no NUL, and half a surrogate pair is no character anywhere."""
    try:
        return b"\0" not in text.encode()
    except UnicodeEncodeError:
        return False


def check_storable(*texts: str) -> None:
    """Refused, since whoever sent this made a mistake and the database did not."""
    if not all(map(is_storable, texts)):
        raise Refused("unreadable_body")
