"""A game that nobody trained for: levels, hints and reviews go by rules of thumb, and say so."""

from dataclasses import dataclass, replace
from random import Random

import pytest

from jollyroger.arrays.lockstep import lockstep
from jollyroger.bots import heuristic
from jollyroger.bots.bidder import strengths
from jollyroger.bots.crew import BOTS, bot, looks_ahead
from jollyroger.bots.grades import MEASURED, grade, reach
from jollyroger.bots.trained import is_trained
from jollyroger.review.advice import advise, weighed
from jollyroger.rules.bidding import BiddingGame, bids
from jollyroger.rules.chance import Chance
from jollyroger.rules.events import BidsShown, Event, TrumpSet
from jollyroger.rules.game import ROTATIONS, Asked, Game
from jollyroger.rules.moves import Bid, Choice, Move, Pick, Play
from jollyroger.rules.pieces import Box, Code, numbers
from jollyroger.rules.refused import Refused
from jollyroger.rules.shelf import GAMES, load
from jollyroger.rules.state import Phase, State
from jollyroger.rules.trick import LED, TRUMP, Rung, TrickRules
from jollyroger.table.match import Match, seeded
from jollyroger.words.catalogue import LANGUAGES, words
from jollyroger.words.hints import describe_hint
from jollyroger.words.refusals import refusal

PLAYERS = 4


@dataclass(frozen=True, kw_only=True)
class NamedTrump(BiddingGame):
    """Three cards in every round; the dealer names the trump, then all bid in turn, never 1."""

    @property
    def verbs(self) -> frozenset[str]:
        return frozenset({"trump"})

    def deal(self, players: int, number: int, chance: Chance) -> tuple[tuple[Code, ...], ...]:
        return super().deal(players, 3, chance)

    def asks(self, state: State) -> Asked | None:
        asked = len(state.chosen)
        if state.phase is not Phase.CHOOSE or asked > state.players:
            return None
        if not asked:
            named: tuple[Choice, ...] = tuple(Pick("trump", (suit,)) for suit in self.box.suits)
            return Asked((state.dealer or 0,), named, openly=True)
        seat = ROTATIONS[state.players][state.leader][asked - 1]
        allowed = tuple(bid for bid in bids(state.cards) if bid.tricks != 1)
        return Asked((seat,), allowed, openly=True)

    def unasked(self, state: State) -> Event | None:
        if state.phase is Phase.CHOOSE and state.chosen and state.trump is None:
            named = state.chosen[0].choice
            assert isinstance(named, Pick)
            return TrumpSet(named.of[0])
        return None

    def show(self, state: State) -> Event:
        made = {each.seat: each.choice for each in state.chosen[1:]}
        said = (made[seat] for seat in range(state.players))
        return BidsShown(tuple(bid.tricks for bid in said if isinstance(bid, Bid)))


SKULL_KING = GAMES["skull_king"]
LADDER = TrickRules(
    (
        Rung("NT1", "number", "highest", suit=TRUMP),
        Rung("NT2", "number", "highest", suit=LED),
    )
)
GAME = NamedTrump(
    id="named_trump",
    box=Box(numbers("RYGB", range(1, 14))),
    rounds={PLAYERS: 4},
    opens=1,
    clauses={**SKULL_KING.clauses, "barred": "NT3"},
    declares=replace(SKULL_KING.declares, bids="open"),
    rules=LADDER,
)


def asked(game: Game) -> Match:
    """A table where a bid, a pick or a play is open."""
    match = Match(game, PLAYERS, seeded(5))
    match.deal_if_due()
    return match


def choose(match: Match, name: str = "heuristic") -> Move:
    seat = match.due()[0]
    return bot(name)(match.view(seat), match.may(seat), Random(1))


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_a_game_without_nets_to_its_end(name: str) -> None:
    """Its picks, its bids in turn and its plays are all among what it may do."""
    match = Match(GAME, PLAYERS, seeded(7))
    while not match.over:
        match.deal_if_due()
        match.take(match.due()[0], choose(match, name))
    assert len(match.state.sheet) == GAME.rounds[PLAYERS]


@pytest.mark.parametrize("name", [name for name in BOTS if name.startswith("level")])
def test_a_level_without_nets_chooses_as_the_rules_of_thumb_do(name: str) -> None:
    match = asked(replace(GAMES["skull_king"], id="untrained"))
    assert choose(match, name) == choose(match)
    assert not looks_ahead(bot(name), match.view(match.due()[0]))


def test_nets_are_for_the_box_and_the_questions_they_were_trained_on() -> None:
    assert is_trained(SKULL_KING)
    assert is_trained(load("dice", ("landlubber",)))
    assert not is_trained(replace(SKULL_KING, box=GAME.box))
    assert not is_trained(replace(GAME, id="skull_king", box=SKULL_KING.box))
    assert not is_trained(GAME)


def test_a_game_nobody_measured_has_the_grades_of_skull_king_and_no_reach() -> None:
    assert [grade("new", number) for number in range(1, 6)] == [*MEASURED["skull_king"].grades]
    assert reach("new").tricks == 0


def test_the_trump_of_the_round_makes_its_suit_strong() -> None:
    red = strengths(GAME.box, LADDER, "R")
    assert red["R2"] > red["B13"]
    assert strengths(GAME.box, LADDER, "B")["R2"] < red["R2"]


def test_who_names_the_trump_names_the_suit_held_most() -> None:
    match = asked(GAME)
    named = choose(match)
    hand = [code[0] for code in match.view(match.due()[0]).hand if code]
    assert isinstance(named, Pick)
    assert hand.count(named.of[0]) == max(map(hand.count, hand))


def test_a_barred_bid_is_never_chosen() -> None:
    """The hand would rather bid one than nothing; nobody may."""
    match = asked(GAME)
    match.take(match.due()[0], Pick("trump", ("R",)))
    made = [choose(match) for _ in range(PLAYERS) if match.take(match.due()[0], choose(match))]
    assert Bid(1) not in made


def test_a_question_nobody_has_a_rule_for_is_answered_by_any_of_the_choices() -> None:
    seen = replace(asked(GAME).view(0), game=replace(GAME, scoring=None))  # type: ignore[arg-type]
    moves = tuple(map(Bid, range(9)))
    assert {heuristic.choose(seen, moves, Random(seed)) for seed in range(99)} == {*moves}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_without_nets_says_that_it_is_a_rule_of_thumb(lang: str) -> None:
    match = asked(GAME)
    while not isinstance(match.may(match.due()[0])[0], Play):
        seat = match.due()[0]
        advice = advise(match.view(seat), match.may(seat))
        assert advice.move == choose(match)
        assert advice.points is None
        assert words(lang).say("hint-why-thumb") in describe_hint(words(lang), GAME, advice)
        match.take(seat, advice.move)


def test_a_review_without_nets_weighs_by_rules_of_thumb() -> None:
    match = asked(replace(GAMES["skull_king"], id="untrained"))
    seat = match.due()[0]
    best, options = weighed(match.view(seat), match.may(seat))
    assert best == max(options, key=lambda option: option.points)
    assert best.move == choose(match)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_that_asks_more_has_no_lockstep_form_and_that_is_said(lang: str) -> None:
    with pytest.raises(Refused) as caught:
        lockstep(GAME, PLAYERS)
    assert caught.value.code == "no_lockstep"
    assert "named_trump" in refusal(words(lang), caught.value, GAME)
