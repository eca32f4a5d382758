"""The schema brought up to date at start, after a copy; what is newer than we are is left alone."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, inspect, select

from ..rules.refused import Refused
from .address import Address
from .copies import copy
from .engine import WRITES, make_engine
from .server_lock import KEY

MIGRATIONS = Path(__file__).parent / "migrations"


async def migrate(address: Address, steps: Path = MIGRATIONS) -> None:
    """All steps in one transaction: a migration that fails has changed nothing."""
    engine = make_engine(address, references=False)
    try:
        async with engine.execution_options(**WRITES).begin() as connection:
            await connection.run_sync(_migrate, address, steps)
    finally:
        await engine.dispose()


def _migrate(connection: Connection, address: Address, steps: Path) -> None:
    if not address.file:
        # Several nodes may start together; the second waits, and then finds nothing to do.
        connection.execute(select(func.pg_advisory_xact_lock(KEY + 1)))
    current = MigrationContext.configure(connection).get_current_revision()
    head = _scripts(steps).get_current_head()
    if current != head:
        _check(connection, address, current, steps)
        if address.file and current:
            copy(address.file, Path(f"{address.file}.before-{head}"))
        _upgrade(connection, steps)


def _check(connection: Connection, address: Address, current: str | None, steps: Path) -> None:
    if current and not is_known(current, steps):
        raise Refused("database_newer", url=address.shown)
    if address.file and not current and inspect(connection).get_table_names():
        # Somebody else's file: it has tables, and none of them is ours.
        raise Refused("database_foreign", file=address.shown)


def is_known(revision: str, steps: Path = MIGRATIONS) -> bool:
    return revision in {script.revision for script in _scripts(steps).walk_revisions()}


def _upgrade(connection: Connection, steps: Path) -> None:
    config = _config(steps)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _scripts(steps: Path) -> ScriptDirectory:
    return ScriptDirectory.from_config(_config(steps))


def _config(steps: Path) -> Config:
    """What an alembic.ini would say; a percent sign in a path is no placeholder."""
    config = Config()
    config.set_main_option("script_location", str(steps).replace("%", "%%"))
    return config
