"""Every way to be refused has its own code, what it is about, and the clause behind it."""

from collections.abc import Iterator
from random import Random

import pytest

from contract.book import book
from contract.voyages import (
    QUEENS,
    SEALED,
    Fate,
    Table,
    at_tables,
    everywhere,
    in_the_book,
    moments,
    pick,
)
from jollyroger.rules.game import acting, decide, may
from jollyroger.rules.moves import Bid, Deal, Move, Place, Play, Seat
from jollyroger.rules.refused import Refused
from jollyroger.rules.state import Phase, State

FRONT = Place("front", (8, 5, 3, 2))
SEEN = 6


def refused(table: Table, state: State, seat: Seat | None, move: Move) -> Refused:
    with pytest.raises(Refused) as caught:
        decide(table.game, state, seat, move, Fate(0).chance)
    return caught.value


def clause(table: Table, of: str) -> str:
    """By the book, where the game has a whole one."""
    return {**table.game.clauses, **book(table.game.id).clauses}[of]


def in_phase(table: Table, seed: int, phase: Phase) -> list[State]:
    """In the middle of a round, without those where a game asks something else in between."""
    found = [state for state in moments(table, seed, SEEN) if state.phase is phase]
    return [state for state in found if phase is not Phase.PLAY or not table.game.asks(state)]


def choosing(table: Table, state: State) -> tuple[str, Move, Move]:
    """The word for the choice before the first trick, such a choice, and one of another kind."""
    asked = table.game.asks(state)
    assert asked
    word = asked.choices[0].verb
    return word, asked.choices[0], Bid(1) if word == "place" else FRONT


@everywhere
def test_nobody_sits_outside_the_seats(table: Table, seed: int) -> None:
    """Not even the old Pirate King, whose stack lies after the last hand (SQ14)."""
    for state in moments(table, seed, SEEN):
        for seat in (-1, table.players, 99):
            for move in (Deal(), Bid(0), FRONT, Play("SK")):
                no = refused(table, state, seat, move)
                assert (no.code, no.facts) == (
                    "no_such_seat",
                    {"seat": seat, "players": table.players},
                )


@everywhere
def test_nothing_can_be_done_when_the_game_is_over(table: Table, seed: int) -> None:
    """Neither by a seat nor by the table."""
    (over,) = in_phase(table, seed, Phase.OVER)
    for seat in table.watchers:
        for move in (Deal(), Bid(0), FRONT, Play("SK")):
            assert refused(table, over, seat, move).code == "game_over"


@everywhere
def test_only_the_choice_that_is_asked_for_can_be_made_before_the_first_trick(
    table: Table, seed: int
) -> None:
    """No piece is played, nothing is dealt, and no other game's choice is made."""
    for state in in_phase(table, seed, Phase.CHOOSE):
        word, _, other = choosing(table, state)
        for seat in table.seats:
            for move in (Deal(), other, Play(str(state.hands[seat][0]))):
                no = refused(table, state, seat, move)
                assert (no.code, no.facts) == ("not_now", {"phase": word})


@everywhere
def test_only_plays_are_made_once_the_tricks_have_begun(table: Table, seed: int) -> None:
    """A bid or a placement is fixed when all have been shown (G4)."""
    for state in in_phase(table, seed, Phase.PLAY):
        for seat in table.watchers:
            for move in (Deal(), Bid(0), FRONT):
                no = refused(table, state, seat, move)
                assert (no.code, no.facts) == ("not_now", {"phase": "play"})


@everywhere
def test_only_the_table_deals_and_before_that_nothing_else_happens(table: Table, seed: int) -> None:
    """Between two rounds no seat has anything to do."""
    for state in in_phase(table, seed, Phase.DEAL):
        for seat in table.seats:
            for move in (Deal(), Bid(0), FRONT, Play("SK")):
                no = refused(table, state, seat, move)
                assert (no.code, no.facts) == ("not_now", {"phase": "deal"})


@everywhere
def test_the_table_itself_is_not_told_that_a_good_choice_is_a_bad_one(
    table: Table, seed: int
) -> None:
    """A bid in range, or a space that exists, asked for by no seat: that is the reason given."""
    for state in in_phase(table, seed, Phase.CHOOSE):
        _, choice, _ = choosing(table, state)
        assert refused(table, state, None, choice).code not in ("bid_range", "no_such_space")


@everywhere
def test_who_plays_out_of_turn_is_told_whose_turn_it_is(table: Table, seed: int) -> None:
    """The clause is the one about who leads and follows."""
    for state in in_phase(table, seed, Phase.PLAY):
        waiting = acting(table.game, state)
        for seat in set(table.seats) - set(waiting):
            for code in (str(state.hands[waiting[0]][0]), *map(str, state.hands[seat][:1]), "XX"):
                no = refused(table, state, seat, Play(code))
                assert (no.code, no.rule) == ("not_your_turn", clause(table, "turn"))
                assert no.facts == {"seat": waiting[0]}


def acting_moments(table: Table, seed: int) -> Iterator[tuple[State, Seat, list[str]]]:
    for state in in_phase(table, seed, Phase.PLAY):
        for seat in acting(table.game, state):
            yield state, seat, [code for code in state.hands[seat] if code]


@in_the_book
def test_who_holds_the_led_suit_is_told_to_follow_it(table: Table, seed: int) -> None:
    """SK7, DI6, SQ6: with the suit, and the pieces of it that are held."""
    for state, seat, hand in acting_moments(table, seed):
        read = book(table.game.id)
        suit = read.led([laid.face for laid in state.trick])
        held = tuple(code for code in hand if read.suit_of(code) == suit)
        plays = {play for code in hand for play in table.game.box.held[code].plays}
        for move in plays - set(may(table.game, state, seat)):
            no = refused(table, state, seat, move)
            assert (no.code, no.rule) == ("must_follow", clause(table, "follow"))
            assert no.facts == {"piece": move.code, "suit": suit, "held": held}


@everywhere
def test_a_piece_that_is_not_in_the_hand_is_refused_as_that(table: Table, seed: int) -> None:
    """Every way to play a piece of the box that the seat does not hold."""
    for state, seat, hand in acting_moments(table, seed):
        for piece in table.game.box.pieces:
            if piece.code not in hand:
                for play in piece.plays:
                    no = refused(table, state, seat, play)
                    assert (no.code, no.facts) == ("not_in_hand", {"piece": play.code})


@everywhere
def test_a_piece_named_as_it_is_held_and_not_held_is_not_in_the_hand(
    table: Table, seed: int
) -> None:
    """Scary Mary without a declaration is a piece of the game, not an unknown one."""
    for state, seat, hand in acting_moments(table, seed):
        for code in set(table.game.box.held) - set(hand):
            assert refused(table, state, seat, Play(code)).code == "not_in_hand"


@everywhere
def test_scary_mary_is_asked_how_she_is_played(table: Table, seed: int) -> None:
    """SK9: a piece with several faces to choose from is declared as it is played."""
    for state, seat, hand in acting_moments(table, seed):
        if "SM" in hand:
            no = refused(table, state, seat, Play("SM"))
            assert (no.code, no.rule) == ("say_how", "SK9")
            assert no.facts == {"piece": "SM"}


@everywhere
def test_what_no_box_holds_is_an_unknown_piece(table: Table, seed: int) -> None:
    """A code that is in no game of ours."""
    for state, seat, _ in acting_moments(table, seed):
        for code in ("XX", "", "K99", "MAST"):
            no = refused(table, state, seat, Play(code))
            assert (no.code, no.facts) == ("unknown_piece", {"piece": code})


@at_tables(SEALED)
def test_a_bid_is_between_nothing_and_every_trick_of_the_round(table: Table, seed: int) -> None:
    """SK3, DI4: the refusal says how many tricks the round has."""
    for state in in_phase(table, seed, Phase.CHOOSE):
        most = book(table.game.id).size(table.players, state.round)
        for tricks in (-1, most + 1, 99):
            seat = pick(Random(seed), table.seats)
            no = refused(table, state, seat, Bid(tricks))
            assert (no.code, no.rule) == ("bid_range", clause(table, "choose"))
            assert no.facts == {"most": most}


@at_tables(QUEENS)
def test_a_pirate_is_placed_on_a_space_of_the_plank(table: Table, seed: int) -> None:
    """SQ3, SQ5: four pirates, each on 8, 5, 3, 2 or 1."""
    impossible = [(4, 5, 3, 2), (8, 5, 3), (8, 5, 3, 2, 1), (), (0, 0, 0, 0), (-1, 5, 3, 2)]
    for state in in_phase(table, seed, Phase.CHOOSE):
        for spaces in impossible:
            for side in ("front", "back"):
                no = refused(table, state, 0, Place("front" if side == "front" else "back", spaces))
                assert (no.code, no.rule) == ("no_such_space", clause(table, "choose"))
