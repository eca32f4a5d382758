"""One finished record, line by line, and what verify says of it."""

import json
from functools import lru_cache

from contract.logbooks import text_of
from jollyroger.rules.record import Record, read, write
from jollyroger.rules.refused import Refused
from jollyroger.table.records import record_of
from jollyroger.table.settings import Settings
from jollyroger.table.verify import verify
from table.crew import under_way

DICE = Settings("dice", 3)


QUEEN = Settings("skull_queen", 2)


@lru_cache
def finished(settings: Settings = DICE) -> Record:
    return record_of(under_way(settings, seed=3).sail().table)


def lines() -> list[str]:
    return write(finished()).splitlines()


def verdict_on(texts: list[str]) -> str:
    """The verdict, or the code of the refusal with its round and line."""
    try:
        return verify(read(text_of(texts))).verdict
    except Refused as refused:
        facts = refused.facts
        return " ".join(str(fact) for fact in (refused.code, *facts.values()))


def notes(name: str) -> list[int]:
    """Where notes of that name stand, counted from 0."""
    return [at for at, line in enumerate(lines()) if json.loads(line).get("note") == name]
