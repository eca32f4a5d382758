"""Tables and score pads are told apart by a column, and no longer by what stands in their head."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("kind", sa.Text, nullable=False, server_default="table"))
    listed = sa.table("tables", *map(sa.column, ("kind", "head", "ended")))
    # Until now a pad's end was its beginning.
    pads = sa.update(listed).where(listed.c.head.like('{"pad":%'))
    op.execute(pads.values(kind="pad", ended=None))
