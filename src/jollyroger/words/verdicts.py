"""What checking a record found, round by round, in words; and a comparison with own notes."""

from collections.abc import Iterator, Sequence

from ..rules.record import Record
from ..table.compare import Compared
from ..table.verify import Round, Verdict
from .catalogue import Words
from .records import describe_taken_back, seat_names


def describe_verdict(
    words: Words, record: Record, found: Verdict, mine: Compared | None = None
) -> str:
    names = seat_names(words, record)
    lines = [words.say(f"verdict-{found.verdict}", rounds=len(found.rounds))]
    if found.rounds and mine is None:
        lines.append(words.say("verdict-scope"))
    if mine:
        lines += _mine(words, mine)
    lines += describe_taken_back(words, record)
    for row in found.rounds:
        lines += _round(words, names, row)
    return "\n".join(lines)


def _mine(words: Words, mine: Compared) -> Iterator[str]:
    yield words.say("verdict-mine", rounds=len(mine.rounds), own=_numbers(words, mine.own))
    if mine.troubles:
        yield words.say("verdict-doubts", rounds=_numbers(words, mine.troubles))


def _numbers(words: Words, rounds: Sequence[int]) -> str:
    return ", ".join(map(str, rounds)) or words.say("none")


def _round(words: Words, names: Sequence[str], row: Round) -> Iterator[str]:
    def named(seats: Sequence[int]) -> str:
        return ", ".join(names[seat] for seat in seats) or words.say("verdict-nobody")

    yield words.say(
        "verdict-round" if row.proven else "verdict-round-open",
        round=row.round,
        given=named(row.contributed),
        late=named(row.without),
        away=named(row.away),
        bots=named(row.bots),
    )
    if row.unexplained:
        yield words.say("verdict-unexplained", round=row.round, names=named(row.unexplained))
