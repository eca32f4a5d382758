"""The tables of the database, and their rows as values."""

from typing import Literal, NamedTuple

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    false,
    text,
)

Kind = Literal["table", "pad"]

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, unique=True),  # retired with its game, and then free for another
    Column("head", Text, nullable=False),
    Column("kind", Text, nullable=False, server_default="table"),
    Column("open", Boolean, nullable=False, server_default=false()),
    # The number of the newest event: one row to lock and to compare, whatever the log's length.
    Column("last", Integer, nullable=False, server_default=text("0")),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("ended", Double),
    Index("ix_tables_ended_touched", "ended", "touched"),
)


def _table_id() -> Column[str]:
    reference = ForeignKey(tables.c.id, ondelete="CASCADE")
    return Column("table_id", Text, reference, primary_key=True)


events = Table(
    "events",
    metadata,
    _table_id(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
    sqlite_with_rowid=False,  # one tree, in the order in which it is read
)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("epoch", Integer, nullable=False, server_default=text("0")),
    Column("linked", Boolean, nullable=False, server_default=false()),
)

# Who holds or held a seat at a table that is kept: such guests are kept as well.
sittings = Table(
    "sittings",
    metadata,
    _table_id(),
    Column("guest", Text, primary_key=True, index=True),
    sqlite_with_rowid=False,
)

# A row that is changed to see whether anything can be written; what is in it says nothing.
probe = Table(
    "probe",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("turned", Boolean, nullable=False),
)


class Listing(NamedTuple):
    """A table as the lobby knows it, or a score pad: they share ids, codes and the log."""

    id: str
    code: str | None
    head: str
    open: bool
    last: int
    created: float
    touched: float
    ended: float | None  # a pad has no end
    kind: Kind = "table"


class Guest(NamedTuple):
    id: str
    name: str
    created: float
    seen: float
    epoch: int = 0  # tokens of an older one have ended
    linked: bool = False  # a return link was made
