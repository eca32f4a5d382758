"""Connections that keep their word: a commit is on the disk when it returns.

Parameters are hidden, since an error that is logged must not show a hand."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import URL, Connection, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..rules.refused import Refused
from .address import Address
from .health import reason

# Asked for by whoever writes. A transaction that begins by reading and then wants to write can
# find that another process wrote in between; SQLite would refuse it without waiting.
WRITES = {"writes": True}

PRAGMAS = (
    "busy_timeout = 5000",
    "journal_mode = WAL",
    "synchronous = FULL",  # every commit waits for the disk
    "fullfsync = ON",  # and on a Mac for the plate, not only for its cache
    "secure_delete = ON",  # a guest who is forgotten leaves no name in free pages
)
KEPT = (
    "SELECT set_config('synchronous_commit', 'on', false)"
    " WHERE current_setting('synchronous_commit') = 'off'"
)


def make_engine(address: Address, references: bool = True) -> AsyncEngine:
    """Without `references` a migration can rebuild a table and not take its events with it."""
    if address.file:
        return _sqlite(address, (*PRAGMAS, f"foreign_keys = {'ON' if references else 'OFF'}"))
    return _postgres(address)


def _sqlite(address: Address, pragmas: tuple[str, ...]) -> AsyncEngine:
    # The driver's own idea of when a transaction begins leaves out SELECT, DDL and SAVEPOINT.
    ours = {"isolation_level": None}
    engine = create_async_engine(address.url, connect_args=ours, hide_parameters=True)
    _at_connect(engine, *(f"PRAGMA {pragma}" for pragma in pragmas))

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _postgres(address: Address) -> AsyncEngine:
    try:
        url = _patient(address.url)
        engine = create_async_engine(url, pool_pre_ping=True, hide_parameters=True)
    except ImportError:
        raise Refused("database_driver", package="jollyroger[postgres]") from None
    _at_connect(engine, KEPT)
    return engine


def _patient(url: URL) -> URL:
    """Ten seconds, where the address says nothing else: an hour of silence helps nobody."""
    return (
        url if "connect_timeout" in url.query else url.update_query_dict({"connect_timeout": "10"})
    )


def _at_connect(engine: AsyncEngine, *statements: str) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for statement in statements:
            cursor.execute(statement)
        cursor.close()
        connection.commit()


@contextmanager
def reading(address: Address) -> Iterator[None]:
    """Whatever keeps the database from being opened becomes one clear line."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        cause = address.cleared(reason(error))
        raise Refused("database_unreadable", url=address.shown, cause=cause) from error
