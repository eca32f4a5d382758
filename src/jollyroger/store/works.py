"""The other changes to the database, each a function that waits for the writer's connection."""

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import Guest, Listing, guests, tables
from .troubles import Taken
from .writer import Work


def create(table: Listing) -> Work[None]:
    async def work(connection: AsyncConnection) -> None:
        try:
            await connection.execute(insert(tables).values(table._asdict()))
        except IntegrityError as error:
            raise Taken(table.id, table.code) from error

    return work


def end(id: str, now: float) -> Work[None]:
    """A table ends once; saying so again does not keep it longer."""

    async def work(connection: AsyncConnection) -> None:
        mine = tables.c.id == id, tables.c.ended.is_(None)
        await connection.execute(update(tables).where(*mine).values(ended=now))

    return work


def expire(abandoned: float, finished: float, most: int) -> Work[list[str]]:
    """Events go with their table (ON DELETE CASCADE)."""
    left = tables.c.ended.is_(None) & (tables.c.touched < abandoned)
    over = (tables.c.ended < finished) & (tables.c.touched < finished)
    eldest = select(tables.c.id).where(or_(left, over)).order_by(tables.c.touched).limit(most)

    async def work(connection: AsyncConnection) -> list[str]:
        gone = delete(tables).where(tables.c.id.in_(eldest)).returning(tables.c.id)
        return list(await connection.scalars(gone))

    return work


def greet(guest: Guest) -> Work[None]:
    async def work(connection: AsyncConnection) -> None:
        row = _inserting(connection)(guests).values(guest._asdict())
        seen = {"name": guest.name, "seen": guest.seen}
        await connection.execute(row.on_conflict_do_update(index_elements=["id"], set_=seen))

    return work


def forget(id: str) -> Work[None]:
    async def work(connection: AsyncConnection) -> None:
        await connection.execute(delete(guests).where(guests.c.id == id))

    return work


def _inserting(connection: AsyncConnection) -> type[sqlite.Insert] | type[postgresql.Insert]:
    """Both say ON CONFLICT with the same words, each in a class of its own."""
    return sqlite.Insert if connection.dialect.name == "sqlite" else postgresql.Insert
