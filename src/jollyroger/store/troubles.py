"""What may go wrong between a table and its log; people's mistakes are `Refused` instead."""


class Trouble(Exception):
    """The database did not do what it was asked; each kind says what is known of the log."""


class Overtaken(Trouble):
    """Another writer has already written this number: the table must read the log again."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(f"{table} has an event {seq} already")
        self.table, self.seq = table, seq


class Gap(Trouble):
    """A line would leave numbers out."""

    def __init__(self, table: str, seq: int, last: int) -> None:
        super().__init__(f"{table} ends at {last}, so {seq} would leave a gap")
        self.table, self.seq, self.last = table, seq, last


class Missing(Trouble):
    """There is no such table, or no longer."""


class Taken(Trouble):
    """A table with this id or code is there already: choose another one."""


class Outage(Trouble):
    """The database's own trouble: the log has one line for its beginning and one for its end."""


class Unkept(Outage):
    """Nothing was written, that is certain: it failed before the commit. Trying again is safe."""


class Unwritten(Outage):
    """The database did not confirm; whether the lines are there, only reading tells."""


class Unread(Outage):
    """The database could not be read; nothing was to be written."""
