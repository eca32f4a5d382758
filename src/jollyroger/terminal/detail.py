"""How much is told without being asked for."""

from enum import StrEnum


class Detail(StrEnum):
    BRIEF = "brief"
    NORMAL = "normal"
    FULL = "full"
