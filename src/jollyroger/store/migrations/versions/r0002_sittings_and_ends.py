"""Who sat where, tokens that can end, and codes that are retired with their game."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("code", existing_type=sa.Text, nullable=True)
    # A pad's end is its beginning, and its code stays.
    op.execute("UPDATE tables SET code = NULL WHERE ended > created")
    op.add_column(
        "guests", sa.Column("epoch", sa.Integer, nullable=False, server_default=sa.text("0"))
    )
    op.add_column(
        "guests", sa.Column("linked", sa.Boolean, nullable=False, server_default=sa.false())
    )
    # Who made a return link until now was not written down: everybody's is still good.
    op.execute(sa.update(sa.table("guests", sa.column("linked"))).values(linked=sa.true()))
    op.create_table(
        "sittings",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, primary_key=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_sittings_table_id", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_sittings_guest", "sittings", ["guest"])
