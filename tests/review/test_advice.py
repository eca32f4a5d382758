"""A hint comes from one seat's view, is the best by the review's own measure, and says why."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from games import needs
from games.shelved import shelved
from jollyroger.bots.crew import bot
from jollyroger.review.advice import Advice, advise
from jollyroger.review.review import review
from jollyroger.rules.aid import aid
from jollyroger.rules.events import Event, TrickTaken
from jollyroger.rules.game import may
from jollyroger.rules.moves import Place, Play, Seat
from jollyroger.rules.record import Record, Seated
from jollyroger.rules.shelf import GAMES, load
from jollyroger.rules.state import State
from jollyroger.rules.view import View, view
from jollyroger.table.match import Match, seeded
from jollyroger.words.catalogue import LANGUAGES, words
from jollyroger.words.hints import describe_hint

games = pytest.mark.parametrize("game", GAMES)
bidding = pytest.mark.parametrize("game", ["skull_king", "dice", "doubloons"])
ME = 0
WINNING = {"leads", "takes", "safe", "takes-last"}


def decisions(game: str, players: int = 4, seed: int = 5) -> Iterator[tuple[State, View, Advice]]:
    """Whatever seat 0 has to decide in a game of chance, and the hint for it."""
    match, rng = Match(load(game), players, seeded(seed)), Random(seed)
    while not match.over:
        match.deal_if_due()
        seat = match.due()[0]
        seen, moves = match.view(seat), match.may(seat)
        if seat == ME:
            yield match.state, seen, advise(seen, moves)
        match.take(seat, bot("random")(seen, moves, rng))


def swapped(state: State, seat: Seat, rng: Random) -> State:
    """The same table to `seat`: every other piece that is not seen lies somewhere else."""
    others = [at for at in range(len(state.hands)) if at != seat]
    pool = [code for at in others for code in state.hands[at]]
    rng.shuffle(pool)
    hands = list(state.hands)
    for at in others:
        hands[at] = tuple(pool.pop() for _ in hands[at])
    return state._replace(hands=tuple(hands))


@games
def test_hidden_pieces_change_nothing(game: str) -> None:
    rng, differed = Random(1), 0
    for state, seen, advice in decisions(game):
        other = swapped(state, ME, rng)
        differed += other != state
        again = view(seen.game, other, ME)
        assert advise(again, may(seen.game, other, ME)) == advice
    assert differed > 5


@games
def test_the_advised_move_is_what_the_strongest_bot_would_do(game: str) -> None:
    for state, seen, advice in decisions(game):
        open_moves = may(seen.game, state, ME)
        assert advice.move == bot("level5")(seen, open_moves, Random(1))
        others = [option.points for option in advice.options[1:]]
        assert others == sorted(others, reverse=True)
        if advice.options:
            assert advice.options[0].move == advice.move
        only = [reason.code for reason in advice.reasons] == ["only"]
        assert only == (len(open_moves) == 1)


@games
def test_whoever_follows_every_hint_gives_nothing_away(game: str) -> None:
    match, rng = Match(load(game), 3, seeded(4)), Random(4)
    events: list[Event] = []
    while not match.over:
        events += match.deal_if_due()
        seat = match.due()[0]
        seen, moves = match.view(seat), match.may(seat)
        move = advise(seen, moves).move if seat == ME else bot("random")(seen, moves, rng)
        events += match.take(seat, move)
    record = Record(game, (), tuple(Seated(str(seat)) for seat in range(3)), tuple(events))
    own = [decision for decision in review(record) if decision.seat == ME]
    assert len(own) > 10
    assert [decision.cost for decision in own if decision.cost] == []


@bidding
def test_what_it_says_of_the_bid_is_so(game: str) -> None:
    for state, _, advice in decisions(game):
        facts = {reason.code: reason.facts for reason in advice.reasons}
        missing = state.bids[ME] - state.won(ME) if state.bids else None
        if "needs" in facts:
            assert facts["needs"]["count"] == missing
        if "enough" in facts:
            assert missing == 0
        if "over" in facts:
            assert missing == -int(facts["over"]["count"])


@pytest.mark.parametrize("game", ["skull_king", "doubloons"])
def test_what_it_says_of_the_trick_is_what_the_rules_say(game: str) -> None:
    seen_codes = set()
    for _, seen, advice in decisions(game, 3):
        codes = {reason.code for reason in advice.reasons}
        if not isinstance(advice.move, Play) or "only" in codes:
            continue
        would = (aid(seen).would or {})[advice.move.code]
        assert isinstance(would, TrickTaken)
        assert ("ducks" in codes) == (would.seat != ME)
        assert len(codes & {*WINNING, "ducks"}) == 1
        seen_codes |= codes
    assert {"ducks", "takes", "leads"} <= seen_codes


@games
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hint_is_told_in_every_language(game: str, lang: str) -> None:
    for _, seen, advice in decisions(game, 3, seed=6):
        said = describe_hint(words(lang), seen.game, advice)
        assert said.startswith(words(lang).say("hint-ask"))
        assert len(said) < 300


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_pick_is_told_by_its_name(lang: str) -> None:
    """It is no piece that is played, whatever the game calls it."""
    with shelved(needs.GAME, needs.WORDS):
        said = describe_hint(words(lang), needs.GAME, Advice(needs.SHOTS[1], (), ()))
        assert said == words(lang).say("hint-pick", choice="Cannonball")


def test_a_placement_is_told_with_its_side_and_spaces() -> None:
    places = [a for _, _, a in decisions("skull_queen") if isinstance(a.move, Place)]
    assert places
    for advice in places:
        said = describe_hint(words("en"), load("skull_queen"), advice)
        assert isinstance(advice.move, Place)
        assert f"Hint: {advice.move.side}, red {advice.move.spaces[0]}, yellow" in said


@pytest.mark.parametrize(("game", "players"), [(g.id, n) for g in GAMES.values() for n in g.rounds])
def test_there_is_a_hint_at_every_table(game: str, players: int) -> None:
    for state, seen, advice in islice(decisions(game, players), 12):
        assert advice.move in may(seen.game, state, ME)
