"""Run by alembic: the connection, and its transaction, are given by `migrate.py`."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
