"""Fair dealing checked afterwards: every lot, deal and throw made again from what was shown.

Nothing here needs a server: a record and the rules are enough."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from typing import Literal, assert_never

from ..rules import events as rules
from ..rules.chance import Chance
from ..rules.game import decide, start
from ..rules.moves import Seat, Secret
from ..rules.record import Record
from ..rules.refused import Refused
from ..rules.replay import Retold, asked
from ..rules.state import Phase, State, fold
from .events import Pledged, Revealed, SeedSealed, SeedShown, WentWithout
from .fair import SIZE, Fair, commitment
from .records import Fairness, read_note

# The verdict


@dataclass(frozen=True, slots=True)
class Round:
    """Whose numbers are in a round's chance, who gave none in time, and who gives none at all.

    `proven` once its seed is shown; `bots` are also the seats a bot stood in for."""

    round: int
    contributed: tuple[Seat, ...]
    without: tuple[Seat, ...]
    bots: tuple[Seat, ...]
    proven: bool


@dataclass(frozen=True, slots=True)
class Verdict:
    """`running`: fair as far as it got. `repeatable`: from a local seed, not provably fair."""

    verdict: Literal["fair", "running", "repeatable"]
    rounds: tuple[Round, ...] = ()


def as_json(verdict: Verdict) -> str:
    return json.dumps(asdict(verdict), indent=2)


def verify(record: Record) -> Verdict:
    """The verdict on a record whose every deal is what it has to be; else `Refused`."""
    if any(_is_hidden(event) for event in record.events):
        raise Refused("record_hidden")
    if record.seed is not None:
        record.state()
        return Verdict("repeatable")
    noted = [read_note(record, number) for number in range(len(record.notes))]
    if not any(noted):
        raise Refused("nothing_to_verify")
    return _Check(record, noted).verdict()


def _is_hidden(event: rules.Event) -> bool:
    match event:
        case rules.Dealt(hands=hands):
            return any(None in hand for hand in hands)
        case rules.Sealed(choice=choice):
            return isinstance(choice, Secret)
        case _:
            return False


# The check


@dataclass(frozen=True, slots=True)
class _Sealing:
    """What is known of a round's chance before its seed is shown."""

    round: int
    digest: str
    pledges: dict[Seat, str]
    nonces: dict[Seat, bytes]
    without: tuple[Seat, ...] = ()


class _Check:
    """One walk through a record: notes and moves in their order, nothing taken on trust."""

    def __init__(self, record: Record, noted: list[Fairness | None]) -> None:
        self.record = record
        self.noted = noted
        self.game = record.load()
        self.state: State = start(self.game, len(record.seats))
        self.sealing: _Sealing | None = None
        self.seeds = dict(self._seeds())
        self.rounds: list[Round] = []

    def _seeds(self) -> Iterator[tuple[int, bytes]]:
        """The seeds in advance of their place: without them nothing could be made again."""
        for number, note in enumerate(self.noted):
            if isinstance(note, SeedShown):
                seed = _secret(note.seed)
                if seed is None:
                    raise self._unfair(note.round, self.record.line_of_note(number))
                yield note.round, seed

    def verdict(self) -> Verdict:
        at, number = 0, 0
        while at < len(self.record.events):
            number = self._take_notes(number, at)
            at += self._take_move(at)
        self._take_notes(number, at)
        over = self.state.phase is Phase.OVER
        if over and self.sealing:
            raise self._unfair(self.state.round, self.record.line(at) - 1)
        return Verdict("fair" if over else "running", tuple(self.rounds))

    def _unfair(self, round: int, line: int) -> Refused:
        return Refused("unfair_deal", round=round, line=line)

    # Notes

    def _take_notes(self, number: int, at: int) -> int:
        """The notes from that number up to event `at`; gives the number of the next note."""
        while number < len(self.noted) and self.record.notes[number].at <= at:
            note, round = self.noted[number], self._round()
            if note and not self._took(note):
                raise self._unfair(round, self.record.line_of_note(number))
            number += 1
        return number

    def _round(self) -> int:
        """The round that is dealt next, or played, or just over and its seed not yet shown."""
        if self.sealing:
            return self.sealing.round
        return self.state.round + (self.state.phase is Phase.DEAL)

    def _took(self, note: Fairness) -> bool:
        """Whether this could be noted here; hash before pledges before numbers before the deal."""
        sealing = self.sealing
        match note:
            case SeedSealed(number, digest):
                self.sealing = _Sealing(number, digest, {}, {})
                return sealing is None and self._dealing(number)
            case _ if sealing is None:
                return False
            case SeedShown(number, seed):
                self.sealing = None
                over = self.state.phase in (Phase.DEAL, Phase.OVER)
                mine = number == sealing.round == self.state.round
                return over and mine and _opens(seed, sealing.digest)
            case Pledged() | Revealed() | WentWithout():
                self.sealing = _given(sealing, note)
                return self._dealing(sealing.round) and self._may_give(sealing, note)
            case _:
                assert_never(note)

    def _dealing(self, number: int) -> bool:
        return self.state.phase is Phase.DEAL and number == self.state.round + 1

    def _may_give(self, sealing: _Sealing, note: Pledged | Revealed | WentWithout) -> bool:
        seats = range(self.state.players)
        match note:
            case Pledged(seat):
                # Whoever pledges after a reveal could have chosen to suit it.
                return seat in seats and seat not in sealing.pledges and not sealing.nonces
            case Revealed(seat, nonce):
                open = seat not in sealing.nonces and seat not in sealing.without
                return open and _opens(nonce, sealing.pledges.get(seat))
            case WentWithout(late):
                return set(late) <= set(seats) and not set(late) & sealing.nonces.keys()
            case _:
                assert_never(note)

    # Moves

    def _take_move(self, at: int) -> int:
        """What one move caused, made again; gives how many events that are."""
        logged = self.record.events[at:]
        line = self.record.line
        dealing = self.state.phase is Phase.DEAL
        if self.sealing is None or (dealing and self.sealing.round != self.state.round + 1):
            raise self._unfair(self._round(), line(at))
        try:
            seat, move = asked(self.game, logged[0])
            chance = self._chance(self.sealing, logged)
            caused = decide(self.game, self.state, seat, move, chance)
        except Refused as refused:
            raise Refused("record_damaged", line=line(at)) from refused
        for ahead, event in enumerate(caused):
            told = logged[ahead] if ahead < len(logged) else None
            if told != event:
                if _is_chance(event, told):
                    raise self._unfair(self._round(), line(at + ahead))
                raise Refused("record_damaged", line=line(at + ahead))
        self.state = fold(self.state, caused)
        if dealing:
            self.rounds.append(self._dealt(self.sealing))
        return len(caused)

    def _chance(self, sealing: _Sealing, logged: tuple[rules.Event, ...]) -> Chance:
        """As long as the seed is not shown, chance can only be taken from the log itself."""
        seed = self.seeds.get(sealing.round)
        if seed is None:
            return Retold(logged)
        return Fair(seed, sealing.round, sealing.nonces).chance(self.state)

    def _dealt(self, sealing: _Sealing) -> Round:
        given, late = tuple(sorted(sealing.nonces)), tuple(sorted(sealing.without))
        bots = tuple(s for s in range(self.state.players) if s not in (*given, *late))
        return Round(sealing.round, given, late, bots, sealing.round in self.seeds)


def _given(sealing: _Sealing, note: Pledged | Revealed | WentWithout) -> _Sealing:
    match note:
        case Pledged(seat, digest):
            return replace(sealing, pledges={**sealing.pledges, seat: digest})
        case Revealed(seat, nonce):
            return replace(sealing, nonces={**sealing.nonces, seat: _secret(nonce) or b""})
        case WentWithout(late):
            return replace(sealing, without=late)
        case _:
            assert_never(note)


def _is_chance(made: rules.Event, told: rules.Event | None) -> bool:
    """Whether these differ in what chance decides, and not in what the rules do."""
    match made, told:
        case (rules.LotDrawn(), rules.LotDrawn()) | (rules.Dealt(), rules.Dealt()):
            return True
        case rules.Played(seat, piece), rules.Played(teller, laid):
            return (seat, piece) == (teller, laid)
        case _:
            return False


def _opens(secret: str, digest: str | None) -> bool:
    given = _secret(secret)
    return given is not None and commitment(given) == digest


def _secret(text: str) -> bytes | None:
    """The bytes of a seed or a number, written in one way only."""
    if len(text) != 2 * SIZE or set(text) - set("0123456789abcdef"):
        return None
    return bytes.fromhex(text)
