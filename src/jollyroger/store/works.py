"""The other changes to the database, each a function that waits for the writer's connection."""

from collections.abc import Collection

from sqlalchemy import delete, exists, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import Guest, Listing, guests, probe, sittings, tables
from .troubles import Missing, Taken
from .writer import Work


def create(table: Listing) -> Work[None]:
    async def work(connection: AsyncConnection) -> None:
        try:
            await connection.execute(insert(tables).values(table._asdict()))
        except IntegrityError as error:
            raise Taken(table.id) from error

    return work


def end(id: str, now: float) -> Work[None]:
    """A table ends once; saying so again does not keep it longer. Its code is free again."""

    async def work(connection: AsyncConnection) -> None:
        mine = tables.c.id == id, tables.c.ended.is_(None), tables.c.kind == "table"
        await connection.execute(update(tables).where(*mine).values(ended=now, code=None))

    return work


def arrange(id: str, head: str, open: bool) -> Work[None]:
    async def work(connection: AsyncConnection) -> None:
        mine = update(tables).where(tables.c.id == id)
        await connection.execute(mine.values(head=head, open=open))

    return work


def expire(abandoned: float, finished: float, keep: Collection[str], most: int) -> Work[list[str]]:
    """Events go with their table (ON DELETE CASCADE)."""
    pad = tables.c.kind == "pad"
    left = ~pad & tables.c.ended.is_(None) & (tables.c.touched < abandoned)
    over = or_(pad, tables.c.ended < finished) & (tables.c.touched < finished)
    due = or_(left, over)
    kept = frozenset(keep)
    # Those to keep may be too many to name in a statement, so they are left out of its answer.
    eldest = select(tables.c.id).where(due).order_by(tables.c.touched).limit(most + len(kept))

    async def work(connection: AsyncConnection) -> list[str]:
        found = [id for id in await connection.scalars(eldest) if id not in kept][:most]
        gone = delete(tables).where(tables.c.id.in_(found), due).returning(tables.c.id)
        return list(await connection.scalars(gone)) if found else []

    return work


def sit(table: str, guest: str) -> Work[None]:
    async def work(connection: AsyncConnection) -> None:
        row = _inserting(connection)(sittings).values(table_id=table, guest=guest)
        try:
            await connection.execute(row.on_conflict_do_nothing())
        except IntegrityError as error:
            raise Missing(table) from error

    return work


def greet(guest: Guest) -> Work[None]:
    async def work(connection: AsyncConnection) -> None:
        row = _inserting(connection)(guests).values(guest._asdict())
        seen = {"name": guest.name, "seen": guest.seen}
        await connection.execute(row.on_conflict_do_update(index_elements=["id"], set_=seen))

    return work


def rename(id: str, name: str, now: float) -> Work[bool]:
    async def work(connection: AsyncConnection) -> bool:
        mine = update(guests).where(guests.c.id == id).values(name=name, seen=now)
        return await connection.scalar(mine.returning(guests.c.id)) is not None

    return work


def see(id: str, now: float) -> Work[None]:
    async def work(connection: AsyncConnection) -> None:
        await connection.execute(update(guests).where(guests.c.id == id).values(seen=now))

    return work


def link(id: str) -> Work[None]:
    async def work(connection: AsyncConnection) -> None:
        await connection.execute(update(guests).where(guests.c.id == id).values(linked=True))

    return work


def end_tokens(id: str) -> Work[int | None]:
    """The links that people come back by are tokens as well, and end with them."""

    async def work(connection: AsyncConnection) -> int | None:
        mine = update(guests).where(guests.c.id == id)
        later = mine.values(epoch=guests.c.epoch + 1, linked=False).returning(guests.c.epoch)
        epoch: int | None = await connection.scalar(later)
        return epoch

    return work


def expire_guests(before: float, most: int) -> Work[list[str]]:
    sat = exists().where(sittings.c.guest == guests.c.id)
    due = (guests.c.seen < before) & ~guests.c.linked & ~sat
    eldest = select(guests.c.id).where(due).order_by(guests.c.seen).limit(most)

    async def work(connection: AsyncConnection) -> list[str]:
        gone = delete(guests).where(guests.c.id.in_(eldest)).returning(guests.c.id)
        return list(await connection.scalars(gone))

    return work


def forget(id: str) -> Work[None]:
    async def work(connection: AsyncConnection) -> None:
        await connection.execute(delete(guests).where(guests.c.id == id))
        await connection.execute(delete(sittings).where(sittings.c.guest == id))

    return work


async def turn(connection: AsyncConnection) -> None:
    """A change each time: SQLite does not write a value that is there already."""
    row = _inserting(connection)(probe).values(id=1, turned=True)
    turned = {"turned": ~probe.c.turned}
    await connection.execute(row.on_conflict_do_update(index_elements=["id"], set_=turned))


def _inserting(connection: AsyncConnection) -> type[sqlite.Insert] | type[postgresql.Insert]:
    """Both say ON CONFLICT with the same words, each in a class of its own."""
    return sqlite.Insert if connection.dialect.name == "sqlite" else postgresql.Insert
