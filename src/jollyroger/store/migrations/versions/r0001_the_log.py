"""Tables, their events, and guests."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("last", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("ended", sa.Double),
        sa.UniqueConstraint("code", name="uq_tables_code"),
    )
    op.create_index("ix_tables_ended_touched", "tables", ["ended", "touched"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("line", sa.Text, nullable=False),
        _of_its_table("events"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )


def _of_its_table(name: str) -> sa.ForeignKeyConstraint:
    fk = f"fk_{name}_table_id"
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=fk, ondelete="CASCADE")
