"""Steps from every earlier schema to this one; alembic reads them from here."""
