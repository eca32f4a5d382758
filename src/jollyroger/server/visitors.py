"""Where the people at a table come from: known while the table is awake, and never written down."""

from collections.abc import Iterable

from ..table.events import Entry, Removed


class Visitors:
    def __init__(self) -> None:
        self._addresses: dict[str, str] = {}  # of those who are here or have a seat
        self._barred: set[str] = set()  # of those the host has removed
        self.opened_from: str | None = None

    def arrive(self, guest: str, address: str | None) -> None:
        """Over a line, or to a seat that is kept until there is one."""
        if address:
            self._addresses[guest] = address

    def leave(self, guest: str) -> None:
        self._addresses.pop(guest, None)

    def bar(self, entries: Iterable[Entry]) -> None:
        """Whoever was removed does not come back under another name."""
        for entry in entries:
            if isinstance(entry, Removed) and entry.guest in self._addresses:
                self._barred.add(self._addresses.pop(entry.guest))

    def inherit(self, before: "Visitors") -> None:
        """Whoever was removed there is not let in here: it is the same company."""
        self._barred |= before._barred

    def is_barred(self, address: str | None) -> bool:
        return address in self._barred

    def places(self, guest: str) -> set[str]:
        """What tables of one opener have in common; no guest is called so."""
        addresses = {self._addresses.get(guest, guest), self.opened_from}
        return {f"from {address}" for address in addresses if address}
