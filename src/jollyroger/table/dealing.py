"""The next deal in the making: the table's sealed seed, every person's number, then the cards."""

from collections.abc import Iterable

from ..rules import game as rules
from ..rules.moves import Deal, Seat
from ..rules.refused import Refused
from ..rules.state import Phase, State
from .acts import Pledge, Reveal
from .events import Entry, Pledged, PledgesIn, Revealed, Sat, SeedSealed
from .fair import SIZE, commitment
from .state import NextDeal, TableState
from .world import World


def playing(state: TableState) -> State:
    if state.play is None:
        raise Refused("not_started")
    return state.play


def give_part(state: TableState, seat: Seat, act: Pledge | Reveal) -> Iterable[Entry]:
    """A hash while hashes are gathered, then the number that it was the hash of."""
    next_deal = state.next_deal
    if next_deal is None or seat not in awaited(state, next_deal):
        raise Refused("no_number_wanted")
    match act:
        case Pledge(digest) if next_deal.pledges[seat] is None and _is_hex(digest):
            return [Pledged(seat, digest)]
        case Reveal(nonce) if next_deal.revealing and _is_hex(nonce):
            if commitment(bytes.fromhex(nonce)) == next_deal.pledges[seat]:
                return [Revealed(seat, nonce)]
    raise Refused("no_number_wanted")


def _is_hex(text: str) -> bool:
    return len(text) == 2 * SIZE and not set(text) - set("0123456789abcdef")


def awaited(state: TableState, next_deal: NextDeal) -> list[Seat]:
    """The people whose hash, and later whose number, the next deal waits for."""
    if playing(state).phase is not Phase.DEAL:
        return []
    return [
        seat
        for seat in state.people()
        if next_deal.nonces[seat] is None
        and seat not in next_deal.without
        and not (next_deal.revealing and next_deal.pledges[seat] is None)
    ]


def dealing(state: TableState, play: State, world: World) -> tuple[Entry, ...]:
    """What comes next between two rounds: newcomers sit, the seed is sealed, the cards dealt."""
    next_deal = state.next_deal
    for seat, holder in enumerate(state.waiting):
        if holder and holder.guest is not None:
            return (Sat(seat, holder.name, holder.guest),)
    if next_deal is None:
        seed = world.entropy(SIZE)
        return (SeedSealed(play.round + 1, world.commit(seed), seed.hex()),)
    waited = awaited(state, next_deal)
    if not waited:
        chance = world.chance(next_deal).chance(play)
        return rules.decide(state.settings.load(), play, None, Deal(), chance)
    if not next_deal.revealing and all(next_deal.pledges[seat] for seat in waited):
        return (PledgesIn(),)
    return ()
