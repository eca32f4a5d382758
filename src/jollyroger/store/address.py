"""Where a database is, and how to say so without its password."""

from pathlib import Path
from typing import NamedTuple

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from ..rules.refused import Refused

SQLITE, POSTGRES = "sqlite+aiosqlite", "postgresql+psycopg"
DRIVERS = {"sqlite": SQLITE, SQLITE: SQLITE} | dict.fromkeys(
    ("postgresql", "postgres", POSTGRES), POSTGRES
)


class Address(NamedTuple):
    url: URL

    @property
    def file(self) -> Path | None:
        """The file of an SQLite database; a server has none."""
        return Path(self.url.database or "") if self.url.drivername == SQLITE else None

    def at(self, file: Path) -> "Address":
        return Address(self.url.set(database=str(file)))

    @property
    def shown(self) -> str:
        # The query goes too: it may hold a password as well.
        return str(self.file or self.url._replace(password=None, query={}))  # type: ignore[arg-type]

    def cleared(self, text: str) -> str:
        """What a driver says, without anything of this address that is a secret."""
        secrets = (self.url.password, self.url.query.get("password"))
        for secret in filter(None, secrets):
            text = text.replace(str(secret), "***")
        return text


def address(url: str) -> Address:
    """The short forms `sqlite:///FILE` and `postgresql://HOST/NAME` will do."""
    parsed = _parsed(url)
    driver = DRIVERS.get(parsed.drivername)
    if driver is None or (driver == SQLITE and not _names_a_file(parsed)):
        raise Refused("database_unknown", url=parsed.drivername)
    return Address(parsed.set(drivername=driver))


def shown(url: str) -> str:
    """For people: without a password."""
    return address(url).shown


def _parsed(url: str) -> URL:
    try:
        return make_url(url)
    except (ArgumentError, ValueError):
        # What cannot be read cannot be cleared of its password either: only its beginning is told.
        raise Refused("database_unknown", url=url.partition(":")[0]) from None


def _names_a_file(url: URL) -> bool:
    """Memory forgets, and SQLite's own addresses would slip past the lock."""
    return bool(url.database) and url.database != ":memory:" and not url.query
