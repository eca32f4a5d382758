"""The log on disk: lines of text per table, durable and in order. It knows nothing of games."""

from .address import shown
from .backup import backup, restore
from .log import Store
from .rotation import backup_into
from .schema import Guest, Listing
from .troubles import Gap, Missing, Outage, Overtaken, Taken, Trouble, Unkept, Unread, Unwritten

__all__ = [
    "Gap",
    "Guest",
    "Listing",
    "Missing",
    "Outage",
    "Overtaken",
    "Store",
    "Taken",
    "Trouble",
    "Unkept",
    "Unread",
    "Unwritten",
    "backup",
    "backup_into",
    "restore",
    "shown",
]
