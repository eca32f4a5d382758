"""One deal as a client was told of it, and whether its seed and numbers make all of that."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ..rules import events as rules
from ..rules.game import Game, decide
from ..rules.moves import Deal, Seat
from ..rules.pieces import Code
from ..rules.state import Phase, State
from ..table.fair import Fair, secret_bytes
from ..table.state import NextDeal


class Laid(NamedTuple):
    """A piece that was laid: the finished tricks before it, the pieces before it in its own."""

    trick: int
    place: int
    seat: Seat
    piece: Code
    face: Code


@dataclass(slots=True)
class WatchedDeal:
    """One deal from its seal to its seed, as far as we were told of it."""

    round: int
    digest: str
    pledges: dict[Seat, str] = field(default_factory=dict)
    nonces: dict[Seat, str] = field(default_factory=dict)
    without: set[Seat] = field(default_factory=set)
    revealing: bool = False
    sure: bool = False  # every pledge was fixed when the numbers were called for
    before: State | None = None  # the game when it was dealt
    seer: Seat | None = None  # the seat we saw the deal from
    dealt: tuple[rules.Event, ...] = ()
    held: set[tuple[Seat, tuple[Code, ...]]] = field(default_factory=set)  # hands of ours in views
    dealers: set[Seat | None] = field(default_factory=set)  # in views of the round
    centres: set[tuple[Code, ...]] = field(default_factory=set)  # in views before its first trick
    laid: set[Laid] = field(default_factory=set)

    @classmethod
    def of(cls, shown: NextDeal) -> "WatchedDeal":
        pledges = {seat: text for seat, text in enumerate(shown.pledges) if text is not None}
        nonces = {seat: text for seat, text in enumerate(shown.nonces) if text is not None}
        without = set(shown.without)
        return cls(shown.round, shown.digest, pledges, nonces, without, shown.revealing)

    def is_closed(self, here: set[Seat]) -> bool:
        """Every person who is here has pledged, or was named out."""
        return here <= self.pledges.keys() | self.without

    def left_out(self, here: set[Seat]) -> set[Seat]:
        """Whose number is still to be waited for; who came after the pledges has none."""
        missing = here - self.nonces.keys() - self.without
        return missing & self.pledges.keys() if self.revealing else missing

    def keeps(self, was: "WatchedDeal") -> bool:
        """Nothing that was told is told otherwise."""
        same = was.pledges.items() <= self.pledges.items() and was.digest == self.digest
        more = was.without <= self.without and was.revealing <= self.revealing
        return same and more and was.nonces.items() <= self.nonces.items()

    def remember(self, was: "WatchedDeal") -> None:
        """What a view does not tell."""
        self.before, self.seer, self.dealt = was.before, was.seer, was.dealt
        self.held, self.dealers, self.centres = was.held, was.dealers, was.centres
        self.laid = was.laid


# The deal made again


def is_played(play: State, number: int) -> bool:
    """Whether that round is the one that has just been scored."""
    return play.round == number and play.phase in (Phase.DEAL, Phase.OVER)


def is_made(game: Game, deal: WatchedDeal, play: State, seed: str) -> bool:
    """Whether seed and numbers make all that we saw of the round."""
    secret = secret_bytes(seed)
    numbers = {seat: secret_bytes(nonce) for seat, nonce in deal.nonces.items()}
    nonces = {seat: number for seat, number in numbers.items() if number is not None}
    assert secret is not None
    fair = Fair(secret, deal.round, nonces)
    before = deal.before or _before(play)
    caused = decide(game, before, None, Deal(), fair.chance(before))
    # A trump may be turned up and the first trick begin at once: the deal is not always the last.
    drawn = [event for event in caused if event.is_deal]
    (dealt,) = (event for event in drawn if isinstance(event, rules.Dealt))
    if deal.dealt and deal.dealt != tuple(event.seen_by(deal.seer) for event in drawn):
        return False
    if not (deal.dealers <= {dealt.dealer} and deal.centres <= {dealt.centre}):
        return False
    hands = [[code for code in hand if code] for hand in dealt.hands]
    rest = hands.pop() if game.has_rest else []
    if not all(_is_laid(game, fair, play.players, hands, rest, each) for each in deal.laid):
        return False
    if not all(Counter(codes) <= Counter(hands[seat] + rest) for seat, codes in deal.held):
        return False
    return are_played(hands, rest, [*_laid(game, play, len(hands))])


def are_played(
    hands: Sequence[list[Code]], rest: list[Code], laid: Sequence[Counter[Code]]
) -> bool:
    """A round is over when every hand is played, with no other pieces than it took off the rest."""
    taken = Counter[Code]()
    for hand, played in zip(hands, laid, strict=True):
        if played.total() != len(hand):
            return False
        taken += played - Counter(hand)
    return taken <= Counter(rest)


def _laid(game: Game, play: State, stacks: int) -> Iterator[Counter[Code]]:
    """What was played from each hand."""
    laid = [each for trick in play.tricks for each in trick.laid]
    for seat in range(stacks):
        yield Counter(game.box.piece_of_face[e.face].code for e in laid if e.seat == seat)


def _before(play: State) -> State:
    """The game as it was when this round was dealt, for who joined after that."""
    dealer = None if play.round == 1 or play.dealer is None else (play.dealer - 1) % play.players
    return State(play.players, round=play.round - 1, dealer=dealer)


def _is_laid(
    game: Game, fair: Fair, players: int, hands: Sequence[list[Code]], rest: list[Code], laid: Laid
) -> bool:
    """Whether this piece was in that hand or came into it, and fell as it had to."""
    if laid.seat >= players:  # the King's stack is turned over from its top
        return hands[laid.seat][laid.trick] == laid.piece
    piece = game.box.held[laid.piece]
    if piece.thrown:
        faces = [fair.at(f"{laid.trick}.{laid.place}").throw(piece).code]
    else:
        faces = [face.code for face in piece.faces]
    return laid.piece in hands[laid.seat] + rest and laid.face in faces
