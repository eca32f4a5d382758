"""What holds in every game: shared wins, fixed seats, what is public, sealed choices."""

import random
from collections import Counter
from itertools import takewhile

import pytest

from jollyroger.rules.chance import Drawn
from jollyroger.rules.events import Dealt, GameOver, Played, RoundScored, Sealed
from jollyroger.rules.game import Game, may
from jollyroger.rules.moves import Bid, Move, Secret
from jollyroger.rules.scoring import BidLine
from jollyroger.rules.shelf import GAMES
from jollyroger.rules.state import State, fold
from jollyroger.rules.tricks import TrickGame
from rulebook.scenes import (
    MIDDLE,
    Scene,
    begun,
    dealt,
    happened,
    moment_by_moment,
    placing,
    played_out,
    playing,
    sailing,
)
from shelf import players as players_of


def ends(game: Game) -> set[int]:
    return {min(game.rounds), max(game.rounds)}


def three(id: str) -> Scene:
    """Three, or as near to it as the game allows, with a first round dealt."""
    scene = begun(id, players_of(GAMES[id]))
    return scene.deal(Drawn(random.Random(1).randrange))


def sealed(id: str) -> bool:
    asked = GAMES[id].asks(three(id).state)
    return asked is not None and not asked.openly


# The smallest and the largest table of every game; with three or four, the Queen's centre differs.
QUEENS = [("skull_queen", players) for players in (3, 4)]
TABLES = [*((id, n) for id, game in GAMES.items() for n in ends(game)), *QUEENS]
CHOOSING = [id for id in GAMES if sealed(id)]  # choices are made unseen, before the first trick
BIDDING = [id for id in CHOOSING if GAMES[id].declares.board == "bids"]
TRICKS = [id for id, game in GAMES.items() if isinstance(game, TrickGame)]
LAST_TRICKS = {  # by Skull King's rules, of which these games are made
    "skull_king": ("K1 / Y12 / B13", "K1 Y12 B13", 10),
    "dice": ("K / R / Y", "K7 R1 YF", 8),
    "doubloons": ("S0 / C9 / T9", "S0 C9 T9", 10),
}


def last_round(id: str, bids: tuple[int, ...]) -> Scene:
    """The last round of a game of three, in which seat 0 takes the only trick."""
    hands, trick, number = LAST_TRICKS[id]
    return playing(id, hands, bids=bids, number=number).lay(trick)


# G1, the win


@pytest.mark.parametrize("id", LAST_TRICKS)
def test_equal_totals_share_the_win(id: str) -> None:
    """Two with equal totals at the top have both won (G1)."""
    assert last_round(id, (1, 0, 0)).log[-1] == GameOver((1, 2))


@pytest.mark.parametrize("id", LAST_TRICKS)
def test_the_highest_total_wins_alone(id: str) -> None:
    """A total that nobody equals is not shared (G1)."""
    assert last_round(id, (1, 1, 0)).log[-1] == GameOver((2,))


@pytest.mark.parametrize("id", LAST_TRICKS)
def test_a_tie_is_of_totals_and_not_of_the_last_round(id: str) -> None:
    """Who led before an equal last round wins alone (G1)."""
    hands, trick, number = LAST_TRICKS[id]
    scene = playing(id, hands, bids=(1, 0, 0), number=number)
    ahead = RoundScored(tuple(BidLine(0, 0, 0, points, "") for points in (0, 0, 10)))
    scene.state = scene.state._replace(sheet=fold(scene.state, [ahead]).sheet)
    assert scene.lay(trick).log[-1] == GameOver((2,))


def test_a_whole_table_may_win() -> None:
    """In Skull Queen too, three captains with equal totals share the win (G1)."""
    scene = sailing("R2 / Y3 / G4", number=3).lay("R2 Y3 G4")
    assert scene.log[-1] == GameOver((0, 1, 2))


# G2, the seats


def left_midway(id: str, players: int) -> Scene:
    """A game in the middle of a trick of its second round, where somebody gets up and goes."""
    scene = begun(id, players)
    for state in moment_by_moment(scene, random.Random(1)):
        if state.round == 2 and state.trick:
            return scene
    raise AssertionError("the second round has no trick")


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_a_seat_keeps_its_score_when_a_stand_in_plays_on(id: str, players: int) -> None:
    """A stand-in goes on from the score the seat has, and so does the owner later (G2)."""
    scene = left_midway(id, players)
    score = scene.state.scores()[1]
    list(moment_by_moment(scene, random.Random(2), until=3, instead={1: random.Random(3)}))
    assert scene.state.scores()[1] == score + scene.state.sheet[1][1].points
    list(moment_by_moment(scene, random.Random(2)))
    assert scene.state.scores()[1] == score + sum(row[1].points for row in scene.state.sheet[1:])


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_nothing_is_dealt_again_for_a_stand_in(id: str, players: int) -> None:
    """The stand-in plays the pieces that the seat holds, and no round is dealt twice (G2)."""
    scene = left_midway(id, players)
    hand, before = scene.state.hands[1], len(scene.log)
    list(moment_by_moment(scene, random.Random(2), until=3, instead={1: random.Random(3)}))
    events = list(takewhile(lambda event: not isinstance(event, Dealt), scene.log[before:]))
    laid = [event.piece for event in happened(events, Played) if event.seat == 1]
    assert sorted(laid) == sorted(map(str, hand))
    assert len(happened(events, RoundScored)) == 1


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_every_round_is_dealt_once(id: str, players: int) -> None:
    """There is one deal a round, whoever chooses for the seats (G2)."""
    scene = left_midway(id, players)
    list(moment_by_moment(scene, random.Random(2), instead={1: random.Random(3)}))
    deals = [event.round for event in happened(scene.log, Dealt)]
    assert deals == list(range(1, len(scene.state.sheet) + 1))


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_the_seats_are_fixed_for_the_game(id: str, players: int) -> None:
    """Every round is dealt to and scored for the same number of seats (G2)."""
    scene = played_out(id, players)
    scored = happened(scene.log, RoundScored)
    assert {len(event.lines) for event in scored} == {players}
    assert scene.state.players == players


# G3, what is public


def is_hidden(own: int | None, state: State, seen: State) -> bool:
    """Whether the hands and the sealed choices of all others are covered."""
    others = [owner for owner in range(len(state.hands)) if owner != own]
    covered = all(set(seen.hands[owner]) <= {None} for owner in others)
    sealed = [seen.choices[owner] for owner in others if owner < len(seen.choices)]
    return covered and all(choice in (None, Secret()) for choice in sealed)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_hands_and_sealed_choices_are_never_seen(id: str, players: int) -> None:
    """At no moment of a game does anybody see another's hand or sealed choice (G3)."""
    scene = begun(id, players)
    for state in moment_by_moment(scene, random.Random(3)):
        for seat in (*range(players), None):
            assert is_hidden(seat, state, scene.seen_by(seat))


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_a_seat_sees_its_own_hand_and_choice(id: str, players: int) -> None:
    """Everybody sees the own hand and the own choice, shown or not (G3)."""
    scene = begun(id, players)
    for state in moment_by_moment(scene, random.Random(4)):
        for seat in range(players):
            seen = scene.seen_by(seat)
            assert seen.hands[seat] == state.hands[seat]
            assert seen.choices[seat] == state.choices[seat]


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_everything_else_is_public(id: str, players: int) -> None:
    """Bids and planks once shown, trick counts, scores and all that was played are open (G3)."""
    scene = begun(id, players)
    for state in moment_by_moment(scene, random.Random(5)):
        for seat in (0, None):
            seen = scene.seen_by(seat)
            assert seen._replace(hands=state.hands, choices=state.choices) == state
            assert seen.scores() == state.scores()
            assert [seen.won(s) for s in range(players)] == [state.won(s) for s in range(players)]


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_the_number_of_pieces_in_a_hand_is_public(id: str, players: int) -> None:
    """A hidden hand shows how many pieces it has (G3)."""
    scene = begun(id, players)
    for state in moment_by_moment(scene, random.Random(6), until=3):
        sizes = [len(hand) for hand in state.hands]
        assert [len(hand) for hand in scene.seen_by(None).hands] == sizes


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_what_a_seat_is_told_adds_up_to_what_it_sees(id: str, players: int) -> None:
    """At every moment the events as told to a seat give it its view, and no more (G3)."""
    scene = begun(id, players)
    known: dict[int | None, State] = dict.fromkeys((*range(players), None), scene.state)
    heard = 0
    for _ in moment_by_moment(scene, random.Random(7)):
        for seat in known:
            known[seat] = fold(known[seat], [event.seen_by(seat) for event in scene.log[heard:]])
            assert known[seat] == scene.seen_by(seat)
        heard = len(scene.log)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_what_a_seat_is_told_holds_no_secret(id: str, players: int) -> None:
    """A seat is told that others were dealt pieces and have chosen, and not what (G3)."""
    log = played_out(id, players).log
    for seat in (*range(players), None):
        told = [event.seen_by(seat) for event in log]
        others = [event.choice for event in happened(told, Sealed) if event.seat != seat]
        assert set(others) <= {Secret()}
        assert bool(others) == bool(happened(log, Sealed))
        for event in happened(told, Dealt):
            hands = [hand for owner, hand in enumerate(event.hands) if owner != seat]
            assert {code for hand in hands for code in hand} == {None}


@pytest.mark.parametrize("id", TRICKS)
def test_undealt_pieces_are_in_nobodys_sight(id: str) -> None:
    """After the deal a seat knows its own pieces and what was turned up, and no others (G3)."""
    scene = begun(id, players_of(GAMES[id]))
    list(moment_by_moment(scene, random.Random(8), until=2))
    known = Counter(code for hand in scene.seen_by(1).hands for code in hand if code)
    assert known == Counter(scene.state.hands[1])
    assert len(scene.seen_by(1).centre) == GAMES[id].declares.turns_up


@pytest.mark.parametrize("id", GAMES)
def test_the_last_trick_may_be_looked_at_until_the_next_lead(id: str) -> None:
    """Before the next lead everybody can see who laid what in the last trick (G3)."""
    players = players_of(GAMES[id])
    scene = begun(id, players)
    for state in moment_by_moment(scene, random.Random(9)):
        if state.tricks and not state.trick:
            seen = [scene.seen_by(seat).last_trick for seat in (*range(players), None)]
            assert seen == [state.tricks[-1]] * (players + 1)
            assert len(state.tricks[-1].laid) >= players


# G4, choices that are not shown yet


def choices(scene: Scene) -> tuple[Move, Move]:
    """Two different choices for a first round."""
    listed = may(scene.game, scene.state, 0)
    assert len(listed) > 1
    return listed[0], listed[-1]


@pytest.mark.parametrize("id", CHOOSING)
def test_a_choice_may_be_changed_until_the_last_is_in(id: str) -> None:
    """A bid or a placement may be changed, back and forth, while one is missing (G4)."""
    scene = three(id)
    one, other = choices(scene)
    for move in (one, other, one, other):
        scene.do(0, move)
        assert scene.state.choices[0] == move
        assert scene.seen_by(1).choices[0] == Secret()
        assert set(scene.state.choices[1:]) == set(scene.seen_by(1).choices[1:]) == {None}


@pytest.mark.parametrize("id", BIDDING)
def test_the_changed_bid_is_the_one_that_is_shown(id: str) -> None:
    """What is shown is the bid that stood when the last one came in (G4)."""
    scene = three(id)
    last = scene.state.players - 1
    scene.bid(1, *[0] * (last - 1))
    scene.do(0, Bid(0))
    scene.do(last, Bid(1))
    assert scene.state.bids == (*[0] * last, 1)


def test_the_changed_placement_is_the_one_that_is_shown() -> None:
    """What is shown is the placement that stood when the last one came in (G4)."""
    scene = dealt("skull_queen", "R2 / R12 / G7").place(MIDDLE, MIDDLE)
    scene.do(0, placing("back R8 Y1 G5 B2"))
    scene.do(2, placing(MIDDLE))
    assert scene.plank(0) == "R8 Y1 G5 B2"
    assert scene.state.planks[0].side == "back"


@pytest.mark.parametrize("id", CHOOSING)
def test_a_choice_is_fixed_once_all_are_shown(id: str) -> None:
    """After the last one is in, nobody may change a bid or a placement (G4)."""
    scene = three(id)
    one, other = choices(scene)
    seats = range(scene.state.players)
    for seat in seats:
        scene.do(seat, one)
    assert {scene.refusal(seat, other) for seat in seats} == {("not_now", None)}


@pytest.mark.parametrize("id", CHOOSING)
def test_everybody_may_choose_until_the_last_is_in(id: str) -> None:
    """Those who have chosen may choose again as long as the others may choose at all (G4)."""
    scene = three(id)
    scene.do(1, choices(scene)[0])
    assert scene.turn() == tuple(range(scene.state.players))
