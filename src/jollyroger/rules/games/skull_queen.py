"""Skull Queen: no bids; every trick makes four pirates climb, slip or fall off your plank."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from ..chance import Chance
from ..declaration import Declaration
from ..events import (
    Climb,
    Event,
    Pirate,
    Plank,
    PlanksShown,
    Played,
    TrickOutcome,
    TrickResolved,
)
from ..game import Asked, Game
from ..moves import Place, Play, Seat, Side
from ..pieces import Box, Code, Face, Suit, card, numbers
from ..planks import PlankRules, Resolution, Step
from ..scoring import Line, PlankLine
from ..state import Phase, State
from ..trick import led

SUITS: Final = "RYGB"
KING: Final = 2  # SQ14: with two players, the third hand is the old Pirate King's stack

BOX = Box(  # SQ1
    (
        *numbers(SUITS, range(1, 13)),
        card("MO", "wild", value=0),
        card("FM", "wild", value=13),
    )
)
LEFT_OUT: Final = frozenset(f"{suit}{value}" for suit in SUITS for value in (1, 12))  # SQ2

PLANKS: Final[dict[Side, tuple[int, ...]]] = {  # SQ3, from the narrow end to the wide end
    "front": (8, 5, 3, 2, 1),
    "back": (1, 2, 3, 5, 8),
}
STRONG: Final = {+1: 8, -1: 5}  # SQ8: the value that doubles the step up, the step down

PLACEMENTS: Final = tuple(
    Place(side, spaces)
    for side, values in PLANKS.items()
    for spaces in product(values, repeat=len(SUITS))
)


ALL_PLACE: Final = {players: Asked(tuple(range(players)), PLACEMENTS) for players in range(2, 7)}


def resolve(centre: Sequence[Face], trick: Sequence[Face], unowned: int = 0) -> Resolution:
    """What a full trick does (SQ7-SQ12). The first `unowned` cards of it move nobody."""
    suit = led(trick)
    cards = [*((None, face) for face in centre), *enumerate(trick)]
    steps: list[Step] = []
    left: list[Code] = []
    for colour in SUITS:
        group = [(owner, face) for owner, face in cards if (face.suit or suit) == colour]
        if len(group) == 1:
            left.append(group[0][1].code)
        elif group:
            steps += _steps(colour, group, unowned)
    best = max(range(len(trick)), key=lambda index: (trick[index].value, index))
    return Resolution(
        tuple(sorted(steps, key=lambda step: (step.index, step.suit, step.by))),
        tuple(sorted(left)),
        best,
    )


def _steps(colour: Suit, group: Sequence[tuple[int | None, Face]], unowned: int) -> Iterable[Step]:
    """The highest card moves its owner up, the lowest down; the 8 and the 5 make it two."""
    values = {face.value for _, face in group if face.suit}
    for way, value in STRONG.items():
        owner, _ = max(group, key=lambda card: way * card[1].value)
        if owner is not None and owner >= unowned:
            yield Step(owner, colour, way * (2 if value in values else 1))


def points(spaces: Iterable[int | None]) -> PlankLine:
    """SQ13: the values under the pirates still on the plank."""
    held = tuple(spaces)
    return PlankLine(held, sum(value or 0 for value in held), "SQ13")


@dataclass(frozen=True, kw_only=True)
class SkullQueen(Game):
    def deal(self, players: int, number: int, chance: Chance) -> tuple[tuple[Code, ...], ...]:
        """SQ2, SQ4: all cards evenly, what is left over open in the centre; SQ14 for two."""
        deck = self.deck(players)
        drawn = chance.draw(deck, len(deck))
        stacks = max(players, 3)
        size = len(deck) // stacks
        hands = [drawn[at * size : (at + 1) * size] for at in range(stacks)]
        owned = (self.box.sorted(hand) for hand in hands[:players])
        # The King's stack keeps its order: he plays it from the top.
        return (*owned, *hands[players:], self.box.sorted(drawn[stacks * size :]))

    def deck(self, players: int) -> tuple[Code, ...]:
        """SQ2: up to three players leave the ends of every colour in the box."""
        return tuple(code for code in self.box.deck if players > 3 or code not in LEFT_OUT)

    def asks(self, state: State) -> Asked | None:
        """SQ5: everybody places their pirates at the same moment, unseen."""
        return ALL_PLACE[state.players] if state.phase is Phase.CHOOSE else None

    def show(self, state: State) -> Event:
        return PlanksShown(
            tuple(_plank(place) for place in state.choices if isinstance(place, Place))
        )

    def order(self, state: State) -> tuple[Seat, ...]:
        seats = super().order(state)
        return (KING, *seats) if self.blind(state.players) else seats

    def acting(self, state: State) -> tuple[Seat, ...]:
        """SQ14: with the King, both captains choose at the same moment."""
        return (0, 1) if self.blind(state.players) else super().acting(state)

    def blind(self, players: int) -> bool:
        return players == 2

    def unasked(self, state: State) -> Event | None:
        """SQ14: the King leads his top card; the captains' cards are shown together."""
        if not self.blind(state.players) or state.phase is not Phase.PLAY:
            return None
        if len(state.trick) == len(self.order(state)) or not any(state.hands):
            return None
        seat = self.order(state)[len(state.trick)]
        if seat == KING:
            top = state.hands[KING][0]
            assert top is not None
            return Played(KING, top, top)
        if len(state.trick) == 1 and None in state.choices:
            return None
        chosen = state.choices[seat]
        assert isinstance(chosen, Play)
        return Played(seat, chosen.code, chosen.code)

    def resolve(self, state: State) -> TrickOutcome:
        king = self.blind(state.players)
        result = resolve(
            [self.box.faces[code] for code in state.centre], self.faces(state), unowned=int(king)
        )
        climbs = (
            climb
            for step in result.steps
            if (climb := _climb(state, state.trick[step.index].seat, step))
        )
        # With the King the two captains' order stays: he leads, then who did not deal.
        leader = state.leader if king else state.trick[result.leader].seat
        rule = self.clauses["king" if king else "moves"]
        return TrickResolved(tuple(climbs), result.centre, leader, rule)

    def lines(self, state: State) -> tuple[Line, ...]:
        return tuple(points(spaces(plank)) for plank in state.planks)


def _plank(place: Place) -> Plank:
    at = PLANKS[place.side].index
    return Plank(
        place.side,
        tuple(Pirate(suit, at(value)) for suit, value in zip(SUITS, place.spaces, strict=True)),
    )


def _climb(state: State, seat: Seat, step: Step) -> Climb | None:
    """SQ9: past either end is in the water, and what is in the water moves no more."""
    (stood,) = (pirate.at for pirate in state.planks[seat].pirates if pirate.suit == step.suit)
    if stood is None:
        return None
    to = stood - step.by
    return Climb(seat, step.suit, step.by, to if to in range(5) else None)


def spaces(plank: Plank) -> tuple[int | None, ...]:
    return RULES.under(plank)


RULES = PlankRules(sides=PLANKS, strong=STRONG, resolve=resolve, points=points)
GAME = SkullQueen(
    id="skull_queen",
    box=BOX,
    rounds={players: players for players in range(2, 7)},  # SQ4
    opens=1,  # SQ6
    clauses={
        "choose": "SQ5",
        "turn": "SQ6",
        "open": "SQ6",
        "follow": "SQ6",
        "few": "SQ2",
        "space": "SQ3",
        "deal": "SQ4",
        "moves": "SQ8",
        "king": "SQ14",
    },
    declares=Declaration(
        board="planks",
        bids="none",
        inks={"R": "red", "Y": "yellow", "G": "green", "B": "blue"},
        sign="queen",
        still=("G8",),
    ),
    planks=RULES,
)
