"""Secret bids at a pad: kept in memory alone, so that nothing can show them too early."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from ..pad import cells
from ..pad.cells import Value
from ..pad.pad import Head
from ..rules.moves import Seat
from ..rules.refused import Refused
from ..wire.pads import SecretSeats
from .lines import Line

Owner = str | Line  # the key of the device; without one, the line
Reading = Callable[[str], Value]  # what stands in a cell: of a long pad only a few are asked for


class SecretBid(NamedTuple):
    bid: int
    owner: Owner


class SecretBids:
    def __init__(self, head: Head) -> None:
        self._head = head
        self._bids: dict[int, dict[Seat, SecretBid]] = {}

    def put(self, read: Reading, number: int, seat: Seat, bid: int | None, owner: Owner) -> None:
        """The owner's last one counts; nobody can seal what stands on the pad."""
        self._check(number, seat, bid)
        if read(cells.bid(number, seat)) is not None:
            raise Refused("pad_bid_said")
        bids = dict(self._bids.get(number, {}))
        known = bids.pop(seat, None)
        if known and known.owner != owner:
            raise Refused("pad_bid_sealed", round=number, seat=seat)
        if bid is not None:
            bids[seat] = SecretBid(bid, owner)
        self._keep(number, bids)

    def _check(self, number: int, seat: Seat, bid: int | None) -> None:
        if seat >= self._head.players:
            raise Refused("no_such_seat", seat=seat, players=self._head.players)
        cell = cells.bid(number, seat)
        if cell not in self._head.cells:
            raise Refused("pad_no_bid")
        if not cells.fits(self._head.cells, cell, bid):
            raise Refused("bid_range", most=self._head.tricks(number))

    def settle(self, read: Reading) -> None:
        """A bid that stands on the pad is no secret any more."""
        for number, bids in [*self._bids.items()]:
            open_ = (seat for seat in bids if read(cells.bid(number, seat)) is None)
            self._keep(number, {seat: bids[seat] for seat in open_})

    def complete(self, read: Reading) -> list[int]:
        """The rounds in which nobody is waited for any more."""
        return [number for number in sorted(self._bids) if not self._missing(read, number)]

    def _missing(self, read: Reading, number: int) -> bool:
        silent = set(range(self._head.players)) - self._bids[number].keys()
        return any(read(cells.bid(number, seat)) is None for seat in silent)

    def values(self, number: int) -> Mapping[str, Value]:
        """What is written when they are shown."""
        if number not in self._bids:
            raise Refused("pad_nothing_sealed")
        bids = sorted(self._bids[number].items())
        return {cells.bid(number, seat): secret.bid for seat, secret in bids}

    def open(self, number: int) -> None:
        del self._bids[number]

    def seats(self) -> list[SecretSeats]:
        """Who has bid in secret: all that anybody may know."""
        return [SecretSeats(number, sorted(bids)) for number, bids in sorted(self._bids.items())]

    def __bool__(self) -> bool:
        return bool(self._bids)

    def _keep(self, number: int, bids: dict[Seat, SecretBid]) -> None:
        self._bids.pop(number, None)
        if bids:
            self._bids[number] = bids
