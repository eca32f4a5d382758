"""Oh Hell is Oh Hell: held against OpenSpiel's own, deal by deal."""

from random import Random

import pytest

from games.oh_hell import GAME, MOST
from jollyroger.rules.chance import Drawn
from jollyroger.rules.events import Dealt, RoundScored, TrickTaken
from jollyroger.rules.game import acting, decide, due, may, start
from jollyroger.rules.moves import Bid, Deal, Move, Play
from jollyroger.rules.refused import Refused
from jollyroger.rules.state import Phase, State, fold
from needed import need_module

SUITS = "LDPH"  # OpenSpiel's order: clubs, diamonds, spades, hearts
DEALS = 300


def card(code: str) -> int:
    """OpenSpiel counts the cards rank by rank, from the twos on."""
    return (int(code[1:]) - 2) * len(SUITS) + SUITS.index(code[0])


def theirs(players: int, dealt: Dealt) -> object:
    """The same deal as OpenSpiel deals it: one card around at a time, from its first player."""
    size = len(dealt.hands[0])
    game = need_module("pyspiel").load_game(f"oh_hell(players={players},num_tricks_fixed={size})")
    state = game.new_initial_state()
    state.apply_action(size)
    state.apply_action(dealt.dealer)
    for at in range(size):
        for hand in dealt.hands:
            state.apply_action(card(str(hand[at])))
    state.apply_action(card(dealt.centre[0]))
    return state


def action(move: Move) -> int:
    match move:
        case Bid(tricks):
            return 52 + tricks
        case Play(code):
            return card(code)
    raise AssertionError(move)


def in_round(players: int, number: int, luck: Random) -> tuple[State, Dealt]:
    """A round of that number, as if the others had been played."""
    state = start(GAME, players)._replace(round=number - 1, dealer=luck.randrange(players))
    events = decide(GAME, state, None, Deal(), Drawn(luck.randrange))
    (dealt,) = (event for event in events if isinstance(event, Dealt))
    return fold(state, events), dealt


@pytest.mark.parametrize("players", GAME.rounds)
def test_every_deal_is_played_as_openspiel_plays_it(players: int) -> None:
    """Who is to act, every legal bid and play, who takes each trick, and the points (OH3-OH9)."""
    luck = Random(players)
    for _ in range(DEALS):
        state, dealt = in_round(players, luck.randint(1, 2 * MOST - 1), luck)
        other = theirs(players, dealt)
        takers: list[int] = []
        while state.phase in (Phase.CHOOSE, Phase.PLAY):
            (seat,) = due(GAME, state)
            moves = may(GAME, state, seat)
            assert other.current_player() == seat  # type: ignore[attr-defined]
            assert sorted(map(action, moves)) == other.legal_actions()  # type: ignore[attr-defined]
            move = luck.choice(moves)
            events = decide(GAME, state, seat, move, Drawn(luck.randrange))
            takers += [event.seat for event in events if isinstance(event, TrickTaken)]
            other.apply_action(action(move))  # type: ignore[attr-defined]
            state = fold(state, events)
            if takers and state.phase is Phase.PLAY and not state.trick:
                assert other.current_player() == takers[-1]  # type: ignore[attr-defined]
            scored = next((e for e in events if isinstance(e, RoundScored)), None)
        assert scored is not None
        points = [line.points for line in scored.lines]
        assert points == other.returns()  # type: ignore[attr-defined]


def test_the_dealer_may_not_make_the_bids_add_up() -> None:
    """OH5, and the refusal says that the number is the reason."""
    luck = Random(5)
    state, dealt = in_round(3, 2, luck)
    for _ in range(2):
        (seat,) = acting(GAME, state)
        state = fold(state, decide(GAME, state, seat, Bid(0), Drawn(luck.randrange)))
    assert acting(GAME, state) == (dealt.dealer,)
    assert may(GAME, state, dealt.dealer) == (Bid(0), Bid(1))
    with pytest.raises(Refused) as caught:
        decide(GAME, state, dealt.dealer, Bid(2), Drawn(luck.randrange))
    assert (caught.value.code, caught.value.rule) == ("bid_barred", "OH5")


def test_who_bids_out_of_turn_is_told_whose_turn_it_is() -> None:
    """OH4."""
    state, dealt = in_round(4, 3, Random(1))
    with pytest.raises(Refused) as caught:
        decide(GAME, state, dealt.dealer, Bid(0), Drawn(Random(1).randrange))
    assert caught.value.code == "not_your_turn"
    assert caught.value.facts == {"seat": (dealt.dealer + 1) % 4}


def test_hands_go_up_to_seven_and_down_again() -> None:
    """OH2."""
    sizes = [GAME.cards(4, number) for number in range(1, GAME.rounds[4] + 1)]
    assert sizes == [1, 2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2, 1]
