"""What checking a record found, round by round, in words."""

from collections.abc import Sequence

from ..rules.record import Record
from ..table.verify import Round, Verdict
from ..words.catalogue import Words


def told(words: Words, record: Record, found: Verdict) -> str:
    names = [seat.name for seat in record.seats]
    first = words.say(f"verdict-{found.verdict}", rounds=len(found.rounds))
    return "\n".join([first, *(_round(words, names, row) for row in found.rounds)])


def _round(words: Words, names: Sequence[str], row: Round) -> str:
    def named(seats: Sequence[int]) -> str:
        return ", ".join(names[seat] for seat in seats) or words.say("verdict-nobody")

    return words.say(
        "verdict-round" if row.proven else "verdict-round-open",
        round=row.round,
        given=named(row.contributed),
        late=named(row.without),
        bots=named(row.bots),
    )
