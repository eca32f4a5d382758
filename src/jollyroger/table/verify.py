"""Fair dealing checked afterwards: every lot, deal and throw made again from what was shown.

Nothing here needs a server: a record and the rules are enough."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Literal, assert_never

from ..rules import events as rules
from ..rules.chance import Chance
from ..rules.game import decide, start
from ..rules.moves import Seat
from ..rules.plain_values import write_value
from ..rules.record import Record, Seated
from ..rules.refused import Refused
from ..rules.replay import Retold, asked
from ..rules.state import Phase, State, fold
from .compare import Compared
from .events import (
    BotSat,
    Pledged,
    Returned,
    Revealed,
    Sat,
    SeedSealed,
    SeedShown,
    StoodIn,
    WentWithout,
)
from .fair import Fair, commitment, opens, secret_bytes, seeded_secret
from .match import seeded
from .records import Fairness, Seating, is_undo, read_note, taken_back

# The verdict


@dataclass(frozen=True, slots=True)
class Round:
    """Whose numbers are in a round's chance, and why each other seat gave none.

    `without` were named late; `away` had a bot in their seat, or came when the pledges were in;
    `unexplained` are people of whom the record says nothing. `proven` once its seed is shown."""

    round: int
    contributed: tuple[Seat, ...]
    without: tuple[Seat, ...]
    away: tuple[Seat, ...]
    unexplained: tuple[Seat, ...]
    bots: tuple[Seat, ...]
    proven: bool


@dataclass(frozen=True, slots=True)
class Verdict:
    """`running`: fair as far as it got. `repeatable`: what its seed makes, not provably fair.

    `unproven`: it obeys the rules, and nothing says where its deals came from.
    `taken_back` has the round of every move that was taken back."""

    verdict: Literal["fair", "running", "repeatable", "unproven"]
    rounds: tuple[Round, ...] = ()
    taken_back: tuple[int, ...] = ()


def as_json(verdict: Verdict, mine: Compared | None = None) -> str:
    compared = {} if mine is None else {"mine": write_value(mine)}
    return json.dumps(write_value(verdict) | compared, indent=2)


def verify(record: Record) -> Verdict:
    """The verdict on a record whose every deal is what it has to be; else `Refused`."""
    return replace(_verdict(record), taken_back=taken_back(record))


def _verdict(record: Record) -> Verdict:
    if any(event.is_hidden for event in record.events):
        raise Refused("record_hidden")
    noted = [read_note(record, number) for number in range(len(record.notes))]
    fairness = any(isinstance(note, Fairness) for note in noted)
    if record.seed is not None and not fairness:
        record.state()
        return Verdict("repeatable" if _is_made_by(record, record.seed) else "unproven")
    if not fairness:
        raise Refused("nothing_to_verify")
    found = _Check(record, noted).verdict()
    return found if record.seed is None else Verdict("repeatable")


# A seed in the header


def _is_made_by(record: Record, seed: int) -> bool:
    """Whether the seed makes this game, in one of the two ways that games are made from one."""
    stream = seeded(seed)
    ways: list[Callable[[State], Chance]] = [
        lambda state: Fair.seeded(seed, _round_of(state)).chance(state),  # the terminal's
        lambda state: stream,  # a `Match`
    ]
    return any(_is_made_again(record, chance) for chance in ways)


def _round_of(state: State) -> int:
    """The round that is dealt next, or played."""
    return state.round + (state.phase is Phase.DEAL)


def _is_made_again(record: Record, chance: Callable[[State], Chance]) -> bool:
    game = record.load()
    return all(
        decide(game, turn.before, turn.seat, turn.move, chance(turn.before)) == turn.caused
        for turn in record.turns()
    )


# The check


@dataclass(frozen=True, slots=True)
class _NextDeal:
    """What is known of a round's chance before its seed is shown."""

    round: int
    digest: str
    pledges: dict[Seat, str]
    nonces: dict[Seat, bytes]
    without: tuple[Seat, ...] = ()


class _Place(Enum):
    """Who is in a seat: a person, a bot for a person who is away, or a bot."""

    PERSON = "person"
    AWAY = "away"
    BOT = "bot"


def _first_places(
    seats: tuple[Seated, ...], noted: list[Fairness | Seating | None]
) -> list[_Place]:
    """Who was where at the start. The header tells of the end, each change of what was before."""
    places = [_Place.BOT if seated.bot else _Place.PERSON for seated in seats]
    for note in reversed(noted):
        if isinstance(note, Seating) and note.seat in range(len(places)):
            places[note.seat] = _place_before(note)
    return places


def _place_before(note: Seating) -> _Place:
    match note:
        case Sat():
            return _Place.BOT
        case Returned():
            return _Place.AWAY
        case BotSat() | StoodIn():
            return _Place.PERSON
        case _:
            assert_never(note)


class _Check:
    """One walk through a record: notes and moves in their order, nothing taken on trust."""

    def __init__(self, record: Record, noted: list[Fairness | Seating | None]) -> None:
        self.record = record
        self.noted = noted
        self.game = record.load()
        self.state: State = start(self.game, len(record.seats))
        self.places = _first_places(record.seats, noted)
        self.came: set[Seat] = set()  # since the last pledge
        self.next_deal: _NextDeal | None = None
        self.seeds = dict(self._seeds())
        self.rounds: list[Round] = []

    def _seeds(self) -> Iterator[tuple[int, bytes]]:
        """The seeds in advance of their place: without them nothing could be made again."""
        for number, note in enumerate(self.noted):
            if isinstance(note, SeedShown):
                seed = secret_bytes(note.seed)
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
        if over and self.next_deal:
            raise self._unfair(self.state.round, self.record.line(at) - 1)
        return Verdict("fair" if over else "running", tuple(self.rounds))

    def _unfair(self, round: int, line: int) -> Refused:
        return Refused("unfair_deal", round=round, line=line)

    # Notes

    def _take_notes(self, number: int, at: int) -> int:
        """The notes from that number up to event `at`; gives the number of the next note."""
        while number < len(self.noted) and self.record.notes[number].at <= at:
            note, round = self.noted[number], self._round()
            if is_undo(self.record.notes[number]) and self._people() > 1:
                raise Refused("record_damaged", line=self.record.line_of_note(number))
            if isinstance(note, Seating):
                self._seat(note, self.record.line_of_note(number))
            elif note and not (self._took(note) and self._is_of_seed(note)):
                raise self._unfair(round, self.record.line_of_note(number))
            number += 1
        return number

    def _people(self) -> int:
        """Nobody takes a move back among people, and who is away is still somebody's opponent."""
        return sum(place is not _Place.BOT for place in self.places)

    def _seat(self, note: Seating, line: int) -> None:
        if note.seat not in range(len(self.places)):
            raise Refused("record_damaged", line=line)
        match note:
            case Sat(seat) | Returned(seat):
                self.places[seat] = _Place.PERSON
                self.came.add(seat)
            case StoodIn(seat):
                self.places[seat] = _Place.AWAY
            case BotSat(seat):
                self.places[seat] = _Place.BOT
            case _:
                assert_never(note)

    def _is_of_seed(self, note: Fairness) -> bool:
        """A seed in the header is the only source: notes of any other are false."""
        if self.record.seed is None:
            return True
        match note:
            case SeedSealed(number, digest):
                return digest == commitment(seeded_secret(self.record.seed, "table", number))
            case Revealed(seat, nonce):
                return (seat, nonce) == (0, self._person(self.record.seed).hex())
            case WentWithout():
                return False
            case Pledged() | SeedShown():
                return True  # held to what they open, or are opened by
            case _:
                assert_never(note)

    def _person(self, seed: int) -> bytes:
        return seeded_secret(seed, "person", self._round())

    def _round(self) -> int:
        """The round that is dealt next, or played, or just over and its seed not yet shown."""
        return self.next_deal.round if self.next_deal else _round_of(self.state)

    def _took(self, note: Fairness) -> bool:
        """Whether this could be noted here; hash before pledges before numbers before the deal."""
        next_deal = self.next_deal
        match note:
            case SeedSealed(number, digest):
                self.next_deal = _NextDeal(number, digest, {}, {})
                self.came = set()
                return next_deal is None and self._dealing(number)
            case _ if next_deal is None:
                return False
            case SeedShown(number, seed):
                self.next_deal = None
                over = self.state.phase in (Phase.DEAL, Phase.OVER)
                mine = number == next_deal.round == self.state.round
                return over and mine and opens(seed, next_deal.digest)
            case Pledged() | Revealed() | WentWithout():
                self.next_deal = _given(next_deal, note)
                self.came = set() if isinstance(note, Pledged) else self.came
                return self._dealing(next_deal.round) and self._may_give(next_deal, note)
            case _:
                assert_never(note)

    def _dealing(self, number: int) -> bool:
        return self.state.phase is Phase.DEAL and number == self.state.round + 1

    def _may_give(self, next_deal: _NextDeal, note: Pledged | Revealed | WentWithout) -> bool:
        seats = range(self.state.players)
        match note:
            case Pledged(seat):
                # Whoever pledges after a reveal could have chosen to suit it.
                first = seat not in next_deal.pledges and not next_deal.nonces
                return self._is_person(seat) and first
            case Revealed(seat, nonce):
                open = seat not in next_deal.nonces and seat not in next_deal.without
                return self._is_person(seat) and open and opens(nonce, next_deal.pledges.get(seat))
            case WentWithout(late):
                more = set(next_deal.without) <= set(late) <= set(seats)
                return more and not set(late) & next_deal.nonces.keys()
            case _:
                assert_never(note)

    def _is_person(self, seat: Seat) -> bool:
        """A bot's number would be the server's own, a second one to choose."""
        return seat in range(len(self.places)) and self.places[seat] is _Place.PERSON

    # Moves

    def _take_move(self, at: int) -> int:
        """What one move caused, made again; gives how many events that are."""
        logged = self.record.events[at:]
        line = self.record.line
        dealing = self.state.phase is Phase.DEAL
        if self.next_deal is None or (dealing and self.next_deal.round != self.state.round + 1):
            raise self._unfair(self._round(), line(at))
        try:
            seat, move = asked(self.game, logged[0])
            chance = self._chance(self.next_deal, logged)
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
            self.rounds.append(self._dealt(self.next_deal))
        return len(caused)

    def _chance(self, next_deal: _NextDeal, logged: tuple[rules.Event, ...]) -> Chance:
        """As long as the seed is not shown, chance can only be taken from the log itself."""
        seed = self.seeds.get(next_deal.round)
        if seed is None:
            return Retold(logged)
        return Fair(seed, next_deal.round, next_deal.nonces).chance(self.state)

    def _dealt(self, next_deal: _NextDeal) -> Round:
        given, late = tuple(sorted(next_deal.nonces)), tuple(sorted(next_deal.without))
        rest = [seat for seat in range(self.state.players) if seat not in (*given, *late)]
        bots = tuple(seat for seat in rest if self.places[seat] is _Place.BOT)
        away = tuple(s for s in rest if self.places[s] is _Place.AWAY or self._came(next_deal, s))
        silent = tuple(seat for seat in rest if seat not in (*bots, *away))
        proven = next_deal.round in self.seeds
        return Round(next_deal.round, given, late, away, silent, bots, proven)

    def _came(self, next_deal: _NextDeal, seat: Seat) -> bool:
        """Whoever sits down when the last pledge is in gives no number in that round."""
        return self._is_person(seat) and seat in self.came and seat not in next_deal.pledges


def _given(next_deal: _NextDeal, note: Pledged | Revealed | WentWithout) -> _NextDeal:
    match note:
        case Pledged(seat, digest):
            return replace(next_deal, pledges={**next_deal.pledges, seat: digest})
        case Revealed(seat, nonce):
            return replace(next_deal, nonces={**next_deal.nonces, seat: secret_bytes(nonce) or b""})
        case WentWithout(late):
            return replace(next_deal, without=late)
        case _:
            assert_never(note)


def _is_chance(made: rules.Event, told: rules.Event | None) -> bool:
    """Whether these differ in what chance decides, and not in what the rules do."""
    return told is not None and made.without_chance() == told.without_chance()
