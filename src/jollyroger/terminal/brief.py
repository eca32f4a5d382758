"""The log in few words: plays by their codes, of a score only what has changed."""

from ..rules.events import Event, Played, RoundScored
from ..rules.state import State
from ..words.told import Teller
from .aloud import spell


def tell(teller: Teller, event: Event, before: State) -> str:
    match event:
        case Played(seat, _, face):
            return teller.of(seat, spell(teller.words, teller.game, face))
        case RoundScored(lines):
            totals = before.scores()
            each = (
                teller.of(
                    seat,
                    teller.words.say(
                        "told-line-plank",
                        points=f"{line.points:+d}",
                        total=totals[seat] + line.points,
                    ),
                )
                for seat, line in enumerate(lines)
            )
            return teller.words.say("told-scored", round=before.round, lines="; ".join(each))
        case _:
            return teller.tell(event, before)
