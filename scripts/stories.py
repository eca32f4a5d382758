"""The moments of the pictures: tables played up to where something is to be seen."""

import time
from collections.abc import Callable
from copy import copy
from dataclasses import replace
from hashlib import sha256
from itertools import count
from random import Random

from jollyroger.bots.crew import BOTS, bot
from jollyroger.rules.moves import Move, Play
from jollyroger.rules.state import Phase, State
from jollyroger.server.identity import Signer
from jollyroger.table.actors import Bot, Person
from jollyroger.table.acts import Act, Enlist, Leave, Pledge, Reveal, Sit, Speak, Start
from jollyroger.table.dealing import awaited
from jollyroger.table.settings import Settings
from jollyroger.table.table import Table
from jollyroger.table.world import World

CREW = ("Robin", "Mara", "Jonas", "Ines", "Tom", "Kim")
ME, WATCHER = CREW[0], CREW[-1]
KING = Settings("skull_king", 4)
SIGNER = Signer([b"p" * 32])
Done = tuple[int, str | int, Act | Move]  # how many entries there were, who did what then


class Story:
    """One table and its crew; the same seed always tells the same story."""

    def __init__(self, settings: Settings, seed: int = 0, people: int = 3) -> None:
        self.table = Table(settings)
        self.sea = Random(seed)
        self.salt = seed
        self.done: list[Done] = []
        for seat, name in enumerate(CREW[: min(people, settings.players)]):
            self.do(guest(name), Sit(seat, name))

    @property
    def play(self) -> State:
        assert self.table.state.play is not None
        return self.table.state.play

    @property
    def my_turn(self) -> bool:
        return self.play.phase is Phase.PLAY and self.table.due() == (0,)

    @property
    def hand(self) -> tuple[str | None, ...]:
        return tuple(self.play.hands[0])

    @property
    def barred(self) -> int:
        """How many of my pieces may not be played."""
        open = {move.code for move in self.table.may(0) if isinstance(move, Play)}
        codes = {code.rstrip("+-") for code in open}
        return sum(piece not in codes for piece in self.hand)

    def branch(self, seed: int) -> "Story":
        other = copy(self)
        other.table = copy(self.table)
        other.table.log, other.done = [*self.table.log], [*self.done]
        other.sea, other.salt = Random(seed), seed
        return other

    def do(self, who: str | int, act: Act | Move) -> "Story":
        """A guest, or the bot in a seat."""
        world = World(time.time(), self.sea.randbytes, frozenset(BOTS))
        self.done.append((len(self.table.log), who, act))
        actor = Person(who) if isinstance(who, str) else Bot(who)
        self.table.commit(self.table.decide(actor, act, world))
        return self

    def start(self) -> "Story":
        return self.do(guest(ME), Start())

    def deal(self) -> None:
        for reveals in (False, True):
            assert self.table.state.next_deal is not None
            for seat in awaited(self.table.state, self.table.state.next_deal):
                number = sha256(f"{self.salt}/{seat}/{self.play.round}".encode())
                digest = sha256(number.digest()).hexdigest()
                act = Reveal(number.hexdigest()) if reveals else Pledge(digest)
                self.do(self.actor(seat), act)

    def actor(self, seat: int) -> str | int:
        holder = self.table.state.seats[seat]
        return holder.guest if holder and holder.guest and holder.present else seat

    def turn(self) -> None:
        """The last of those who are waited for moves, so that I am waited for to the end."""
        seat = self.table.due()[-1]
        may = self.table.may(seat)
        self.do(self.actor(seat), bot("heuristic")(self.table.view(seat), may, self.sea))

    def lay(self, wanted: str) -> bool:
        """Whose turn it is plays something of the kind, where that is allowed."""
        (seat,) = self.table.due()
        plays = [move for move in self.table.may(seat) if isinstance(move, Play)]
        liked = [move for move in plays if move.code.startswith(wanted)]
        self.do(self.actor(seat), (liked or plays)[0])
        return bool(liked)

    def sail(self, until: Callable[["Story"], bool]) -> bool:
        """On until that; whether it came before the end."""
        while not until(self):
            if self.play.phase is Phase.OVER:
                return False
            if self.play.phase is Phase.DEAL:
                self.deal()
            else:
                self.turn()
        return True


def guest(name: str) -> str:
    return sha256(name.encode()).hexdigest()[:32]


def moment(settings: Settings, until: Callable[[Story], bool], people: int = 3) -> Story:
    """The first such moment of the first game that has one."""
    for seed in count():
        story = Story(settings, seed, people).start()
        if story.sail(until):
            return story
    raise AssertionError


def lobby() -> Story:
    story = Story(replace(KING, players=5, open=True, bot="level3"), people=2)
    story.do(guest(ME), Enlist(2, "level4-bold")).do(guest(ME), Enlist(3, "random"))
    return story.do(guest("Mara"), Speak("ahoy"))


def hired(settings: Settings, until: Callable[[Story], bool], *bots: str) -> Story:
    """Alone with these, in seat order."""
    story = Story(settings, people=1)
    for seat, name in enumerate(bots, 1):
        story.do(guest(ME), Enlist(seat, name))
    story.start().sail(until)
    return story


def full_table() -> Story:
    """Ten cards in hand, red was led, black 3 is winning: what README shows."""
    left_leads = moment(KING, lambda story: bidding(10)(story) and story.play.leader == 1)
    base = Story(KING, left_leads.salt).start()
    base.sail(lambda story: story.play.round == 9 and story.play.phase is Phase.DEAL)
    for seed in count():
        story = base.branch(seed)
        story.sail(lambda story: story.play.phase is Phase.PLAY)
        faces = [story.lay(wanted) for wanted in ("R", "R", "K3")]
        if all(faces) and 4 <= story.barred <= 7:
            return story
    raise AssertionError


def bidding(round: int) -> Callable[[Story], bool]:
    def until(story: Story) -> bool:
        chosen = sum(choice is not None for choice in story.play.choices)
        here = story.play.phase is Phase.CHOOSE and story.play.round == round
        return here and chosen == story.play.players - 1

    return until


def my_turn(round: int, laid: int, barred: int = 0) -> Callable[[Story], bool]:
    def until(story: Story) -> bool:
        play = story.play
        here = story.my_turn and play.round >= round and len(play.trick) == laid
        return here and bool(play.tricks) and len(story.hand) > 2 and story.barred >= barred

    return until


def with_mary(story: Story) -> bool:
    return my_turn(5, 2)(story) and "SM" in story.hand


def over(story: Story) -> bool:
    return story.play.phase is Phase.OVER


def stood_in() -> Story:
    story = moment(KING, my_turn(6, 2, 1))
    return story.do(guest("Jonas"), Leave())
