"""The log on disk: lines of text per table, durable and in order. It knows nothing of games."""

from .backup import backup, restore
from .log import Store
from .schema import Guest, Listing
from .troubles import Gap, Missing, Overtaken, Taken, Trouble, Unwritten

__all__ = [
    "Gap",
    "Guest",
    "Listing",
    "Missing",
    "Overtaken",
    "Store",
    "Taken",
    "Trouble",
    "Unwritten",
    "backup",
    "restore",
]
