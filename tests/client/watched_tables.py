"""Honest tables, one move after the other, and what is doubted at them."""

from client.lines import TableLine
from contract.voyages import CATCH_THE_TEN, KNAVES, NEEDS, OH_HELL
from jollyroger.rules.shelf import GAMES
from jollyroger.table.events import Entry
from jollyroger.table.settings import Settings
from shelf import players
from table.crew import Crew

DICE = Settings("dice", 3)


# Two captains play with the old Pirate King, whose stack is dealt too (SQ14).
PLAYERS = {id: players(game) for id, game in GAMES.items()} | {"skull_queen": 2}
# Games in which something follows the deal at once.
TURNED_UP = [*OH_HELL[:1], *KNAVES, *CATCH_THE_TEN[:1]]
CHANGING = NEEDS  # hands change: pieces come from what was left over


def codes(line: TableLine) -> list[tuple[str, int]]:
    return [(doubt.code, doubt.round) for doubt in line.doubts]


def owing(crew: Crew) -> list[int]:
    """The seats whose pledge or number is still to come."""
    deal = crew.state.next_deal
    return [s for s in crew.awaited() if deal and (deal.revealing or not deal.pledges[s])]


def onward(crew: Crew) -> tuple[Entry, ...]:
    """The next pledge, number or move."""
    give = crew.reveal if crew.state.next_deal and crew.state.next_deal.revealing else crew.pledge
    waited = owing(crew)
    return give(waited[0]) if waited else crew.turn()


def digest(crew: Crew, seat: int) -> str:
    return crew.digest(seat) if crew.state.next_deal else ""
