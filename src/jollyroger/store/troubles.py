"""What may go wrong between a table and its log; people's mistakes are `Refused` instead."""


class Trouble(Exception):
    """The line was not added, and the table has to look at its log again."""


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


class Unwritten(Trouble):
    """The database did not confirm; whether the lines are there, only reading tells."""
