"""Records as lines of text, and where they are refused."""

from functools import lru_cache

import pytest

from contract.voyages import SHIPPED, Table, logged, record, sail
from jollyroger.rules.record import read, write
from jollyroger.rules.refused import Refused

Lines = list[str]


@lru_cache(maxsize=64)
def record_lines(name: str, seed: int) -> tuple[str, ...]:
    (table,) = (table for table in SHIPPED if str(table) == name)
    text = write(record(table, logged(sail(table, seed)), seed))
    return tuple(text.splitlines())


def lines_of(table: Table, seed: int) -> Lines:
    return list(record_lines(str(table), seed))


def text_of(lines: Lines) -> str:
    """Every line has its end; a record whose last one has none was cut off."""
    return "".join(f"{line}\n" for line in lines)


def refused_at(text: str) -> tuple[str, object]:
    with pytest.raises(Refused) as refused:
        read(text).state()
    return refused.value.code, refused.value.facts.get("line")
