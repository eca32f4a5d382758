"""Opening: one server a database, brought up to date after a copy, or one clear refusal."""

import asyncio
import shutil
import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from jollyroger.rules.refused import Refused
from jollyroger.store import Guest, Store, migrate
from jollyroger.store.address import address
from jollyroger.store.engine import make_engine
from jollyroger.store.schema import metadata
from store.afloat import create, lines, opened, run
from store.test_kill import appender
from waiting import next_line

HEAD = max(step.name[1:5] for step in migrate.MIGRATIONS.glob("versions/r*.py"))
REBUILDS = """
import sqlalchemy as sa
from alembic import op

revision, down_revision = "9998", "HEAD"

def upgrade() -> None:
    with op.batch_alter_table("tables", recreate="auto") as table:
        table.add_column(sa.Column("wind", sa.Text))
        table.alter_column("head", nullable=True)
""".replace("HEAD", HEAD)
BREAKS = f"""{REBUILDS}
    op.execute("SELECT * FROM nowhere")
"""


def refused(url: str, migrations: Path = migrate.MIGRATIONS) -> Refused:
    with pytest.raises(Refused) as caught:
        run(url, write, migrations)
    return caught.value


async def write(store: Store) -> None:
    await create(store, "a")
    await store.append("a", 1, lines(1, 3), 2.0)


async def check(store: Store) -> None:
    assert await store.read("a") == lines(1, 3)


@pytest.fixture
def later(tmp_path: Path) -> Path:
    """The migrations of a later program: those of this one, until a test puts a step to them."""
    scripts = tmp_path / "50% later"
    shutil.copytree(migrate.MIGRATIONS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
    return scripts


def step_of(migrations: Path) -> Path:
    return migrations / "versions" / "r9998.py"


# One server


def test_a_second_server_is_refused_until_the_first_has_closed(url: str) -> None:
    """Two writers would each think the database theirs."""

    async def test() -> None:
        async with opened(url):
            with pytest.raises(Refused, match="database_in_use"):
                await Store.open(url)
            with pytest.raises(Refused, match="database_in_use"):
                await Store.open(url, alone=False)
        async with opened(url):
            pass

    asyncio.run(test())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no shared lock of this kind")
def test_servers_that_share_keep_out_one_that_wants_to_be_alone(url: str) -> None:
    """Nodes open together; whoever needs the database alone waits for all of them."""

    async def test() -> None:
        async with opened(url, alone=False), opened(url, alone=False):
            with pytest.raises(Refused, match="database_in_use"):
                await Store.open(url)

    asyncio.run(test())


def test_the_lock_of_a_killed_server_is_free(url: str) -> None:
    """Whoever dies leaves nothing to clean up by hand."""
    with appender(url, "a") as child:
        assert next_line(child, "the first line that was kept")
        assert refused(url).code == "database_in_use"
    run(url, check_something)


async def check_something(store: Store) -> None:
    assert await store.read("a")


# Up to date


def test_the_migrations_add_up_to_the_schema(url: str) -> None:
    """What the steps build is what the program thinks it has."""

    def difference(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async def test(store: Store) -> None:
        async with store.engine.connect() as connection:
            assert await connection.run_sync(difference) == []

    run(url, test)


def test_a_database_of_the_first_release_is_brought_up_to_date(url: str, later: Path) -> None:
    """Games that are over lose their code, pads keep theirs, and no return link is broken."""
    for step in [*later.glob("versions/r*.py")]:
        if step.name[:5] > "r0001":
            step.unlink()
    asyncio.run(migrate.migrate(address(url), later))
    asyncio.run(as_the_first_release_left_it(url))

    async def test(store: Store) -> None:
        found = [await store.find(id) for id in ("going", "over", "pad")]
        assert [table and table.code for table in found] == ["GO", None, "PAD"]
        assert [table and table.kind for table in found] == ["table", "table", "pad"]
        assert [table and table.ended for table in found] == [None, 3.0, None]
        assert await store.read("over") == lines(1, 3)
        assert await store.guest("g") == Guest("g", "Anne", 1.0, 2.0, epoch=0, linked=True)
        await store.greet("h", "Mary", 3.0)
        assert await store.guest("h") == Guest("h", "Mary", 3.0, 3.0, epoch=0, linked=False)

    run(url, test)


async def as_the_first_release_left_it(url: str) -> None:
    engine = make_engine(address(url))
    async with engine.begin() as connection:
        for id, code, head, ended in (
            ("going", "GO", '{"game": "dice"}', "NULL"),
            ("over", "OV", '{"game": "dice"}', "3"),
            ("pad", "PAD", '{"pad": 1, "id": "pad"}', "1"),
        ):
            await connection.exec_driver_sql(
                "INSERT INTO tables (id, code, head, created, touched, ended)"
                f" VALUES ('{id}', '{code}', '{head}', 1, 2, {ended})"
            )
        for seq, line in enumerate(lines(1, 3), 1):
            await connection.exec_driver_sql(f"INSERT INTO events VALUES ('over', {seq}, '{line}')")
        await connection.exec_driver_sql("INSERT INTO guests VALUES ('g', 'Anne', 1, 2)")
    await engine.dispose()


def test_a_migration_keeps_every_event(url: str, later: Path) -> None:
    """Even one that rebuilds the table that all events belong to."""
    run(url, write, later)
    step_of(later).write_text(REBUILDS, "utf-8")
    run(url, check, later)


def test_a_copy_is_made_before_a_migration(file: Path, later: Path) -> None:
    """The way back is beside the file, whole and in the old schema."""
    url = f"sqlite:///{file}"
    run(url, write, later)
    copy = file.with_name("log.db.before-9998")
    assert not copy.exists()
    step_of(later).write_text(REBUILDS, "utf-8")
    run(url, check, later)
    with closing(sqlite3.connect(copy)) as old:
        assert [line for (line,) in old.execute("SELECT line FROM events")] == lines(1, 3)
        assert old.execute("SELECT version_num FROM alembic_version").fetchone() == (HEAD,)
        assert "wind" not in {row[1] for row in old.execute("PRAGMA table_info(tables)")}


def test_nothing_is_copied_when_nothing_changes(file: Path) -> None:
    """A new file and one that is up to date leave no copies behind."""
    run(f"sqlite:///{file}", write)
    run(f"sqlite:///{file}", check)
    assert {path.name for path in file.parent.iterdir()} == {"log.db", "log.db.lock"}


def test_a_migration_that_fails_changes_nothing(url: str, later: Path) -> None:
    """All steps or none: the old program still opens the database."""
    run(url, write, later)
    step_of(later).write_text(BREAKS, "utf-8")
    assert refused(url, later).code == "database_unreadable"
    step_of(later).unlink()
    run(url, check, later)


def test_a_newer_database_is_refused(url: str, later: Path) -> None:
    """An older program does not touch what it does not know."""
    run(url, write, later)
    step_of(later).write_text(REBUILDS, "utf-8")
    run(url, check, later)
    step = step_of(later)
    kept = step.rename(step.with_suffix(".kept"))
    assert refused(url, later).code == "database_newer"
    kept.rename(step)
    run(url, check, later)


# Refused


def test_a_file_that_is_no_database_is_refused_and_left_as_it_was(file: Path) -> None:
    """A mistyped name does not cost anybody a letter."""
    file.write_text("Dear diary, " * 400, "utf-8")
    told = {"url": str(file), "cause": "file is not a database"}
    assert refused(f"sqlite:///{file}").facts == told
    assert file.read_text("utf-8") == "Dear diary, " * 400


def test_the_database_of_another_program_is_refused(file: Path) -> None:
    """Tables that are not ours stay alone."""
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE bookmarks (id INTEGER)")
    assert refused(f"sqlite:///{file}").code == "database_foreign"


@pytest.mark.parametrize("name", ["", "/missing/log.db", "/"])
def test_a_place_where_no_file_can_be_is_refused(tmp_path: Path, name: str) -> None:
    """A folder that is missing, and a folder in place of a file."""
    assert refused(f"sqlite:///{tmp_path}{name}").code == "database_unreadable"


def test_a_server_that_cannot_be_reached_is_refused_without_its_password() -> None:
    """The sentence may land in a log that others read."""
    url = "postgresql://anne:secret@127.0.0.1:1/sea?password=secret&connect_timeout=2"
    error = refused(url)
    assert error.code == "database_unreadable"
    assert error.facts["url"] == "postgresql+psycopg://anne@127.0.0.1:1/sea"
    assert "refused" in str(error.facts["cause"])
    assert "secret" not in str(error)


def test_a_driver_that_repeats_a_password_is_not_believed() -> None:
    """Finding M7: the cause is told, so nothing of the address may stand in it."""
    where = address("postgresql://anne:secret@sea/log?password=hidden")
    assert where.cleared("secret is no hidden password") == "*** is no *** password"


def test_both_names_of_postgresql_are_known() -> None:
    """Finding L4: what hosters and other programs write."""
    urls = ("postgres://anne@sea/log", "postgresql://anne@sea/log")
    assert len({address(url) for url in urls}) == 1


@pytest.mark.parametrize(
    "url",
    [
        "",
        "log.db",
        "mysql://root:secret@sea/log",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite+pysqlite:///log.db",
        "sqlite:///file:log.db?uri=true",
        "postgresql://a:b:c/secret",
    ],
)
def test_what_is_no_address_is_refused(url: str) -> None:
    """Memory forgets, other databases are not ours, and no secret is repeated."""
    error = refused(url)
    assert error.code == "database_unknown"
    assert "secret" not in str(error)


def test_the_files_are_for_the_server_alone(file: Path) -> None:
    """A log holds every hand: other people on the machine do not read it."""
    run(f"sqlite:///{file}", write)
    for path in file.parent.iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
