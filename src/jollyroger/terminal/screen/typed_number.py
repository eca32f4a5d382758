"""A number that is typed digit by digit: `1` and `0` soon after it are 10."""

from collections.abc import Callable
from typing import Final

TOGETHER: Final = 1.0  # seconds in which two digits are one number


class TypedNumber:
    def __init__(self) -> None:
        self._typed, self._at = "", 0.0

    def press(self, mark: str, now: float, find: Callable[[str], int | None]) -> int | None:
        """What `find` finds for all that was typed, else for this mark alone."""
        soon = now - self._at < TOGETHER
        for typed in (self._typed + mark, mark) if soon else (mark,):
            found = find(typed)
            if found is not None:
                self._typed, self._at = typed, now
                return found
        return None
