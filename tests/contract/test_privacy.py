"""Nobody sees what is hidden: views are folds of what was seen, and hidden things change none."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

import pytest

from contract.voyages import TABLES, VOYAGES, Fate, Table, at_tables, everywhere, pick, sail, some
from jollyroger.rules.events import Dealt, Event
from jollyroger.rules.game import acting, decide, due, may, refusal, start
from jollyroger.rules.moves import Bid, Deal, Move, Pick, Play, Seat
from jollyroger.rules.state import Phase, State, evolve, fold
from jollyroger.rules.view import known, view

MANY = 60


class Moment(NamedTuple):
    """A state, and the pieces that stayed undealt this round."""

    state: State
    rest: tuple[str, ...]


def hidden_moments(table: Table, seed: int, count: int) -> list[Moment]:
    found: list[Moment] = []
    rest: tuple[str, ...] = ()
    for step in sail(table, seed):
        for event in step.events:
            rest = undealt(table, event) if isinstance(event, Dealt) else rest
        found.append(Moment(step.after, rest))
    return some(Random(seed), found, count)


def undealt(table: Table, dealt: Dealt) -> tuple[str, ...]:
    """In Skull Queen everything is dealt: what stays in the box is known to everybody (SQ2)."""
    if table.game.id == "skull_queen":
        return ()
    used = Counter(code for hand in dealt.hands for code in hand)
    return tuple((Counter[str | None](table.game.box.deck) - used).elements())  # type: ignore[arg-type]


def twin(table: Table, moment: Moment, seat: Seat | None, helm: Random, swaps: int) -> State:
    """The same state to that seat: hidden pieces swapped among other hands, stack and rest."""
    others = [owner for owner in range(len(moment.state.hands)) if owner != seat]
    pool = [code for owner in others for code in moment.state.hands[owner]] + [*moment.rest]
    for _ in range(swaps if pool else 0):
        a, b = helm.randrange(len(pool)), helm.randrange(len(pool))
        pool[a], pool[b] = pool[b], pool[a]
    hands = list(moment.state.hands)
    for owner in others:
        size = len(hands[owner])
        hands[owner], pool = held(table, owner, pool[:size]), pool[size:]
    return moment.state._replace(hands=tuple(hands))


def held(table: Table, owner: Seat, codes: Sequence[str | None]) -> tuple[str | None, ...]:
    """A captain's hand is sorted; the old Pirate King's stack is not."""
    known_codes = [code for code in codes if code]
    return table.game.box.sorted(known_codes) if owner in table.seats else tuple(known_codes)


def resealed(table: Table, state: State, seat: Seat | None, helm: Random) -> State:
    """Every other seat that has chosen has chosen something else, as far as it could."""
    choices = list(state.choices)
    for owner, choice in enumerate(choices):
        if owner != seat and choice is not None:
            chosen = pick(helm, may(table.game, state, owner))
            assert not isinstance(chosen, Deal)
            choices[owner] = chosen
    return state._replace(choices=tuple(choices))


def twins(table: Table, seed: int, count: int) -> Iterator[tuple[Seat | None, State, State]]:
    helm = Random(seed)
    for moment in hidden_moments(table, seed, count):
        for seat in table.watchers:
            other = twin(table, moment, seat, helm, MANY)
            yield seat, moment.state, resealed(table, other, seat, helm)


@at_tables(TABLES, VOYAGES // 4)
def test_folding_the_events_a_seat_saw_gives_its_view_after_every_event(
    table: Table, seed: int
) -> None:
    """For every seat and the spectator: what it was shown and what it knows are one thing."""
    state = start(table.game, table.players)
    seen = dict.fromkeys(table.watchers, state)
    for step in sail(table, seed):
        for event in step.events:
            state = evolve(state, event)
            for seat in table.watchers:
                seen[seat] = evolve(seen[seat], event.seen_by(seat))
                assert seen[seat] == known(state, seat)


@everywhere
def test_a_view_shows_a_seat_its_own_hand_and_the_spectator_none(table: Table, seed: int) -> None:
    """Of every other hand only the number of pieces is known, of a sealed choice only that."""
    for moment in hidden_moments(table, seed, 6):
        for seat in table.watchers:
            seen = view(table.game, moment.state, seat)
            assert seen.hand == (() if seat is None else moment.state.hands[seat])
            assert [len(hand) for hand in seen.known.hands] == [*map(len, moment.state.hands)]
            strange = [hand for at, hand in enumerate(seen.known.hands) if at != seat]
            assert not any(code for hand in strange for code in hand)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_before_the_first_deal_every_hand_is_empty(table: Table) -> None:
    """Who sits down early sees a game without pieces, not an error."""
    state = start(table.game, table.players)
    assert all(view(table.game, state, seat).hand == () for seat in table.watchers)


@everywhere
def test_seeing_twice_is_seeing_once(table: Table, seed: int) -> None:
    """What a seat saw of an event hides nothing more from it, and all from the spectator."""
    for step in sail(table, seed):
        for event in step.events:
            for seat in table.watchers:
                seen = event.seen_by(seat)
                assert seen.seen_by(seat) == seen
                assert seen.seen_by(None) == event.seen_by(None)


@everywhere
def test_a_seat_knows_from_its_view_what_it_may_do(table: Table, seed: int) -> None:
    """`may`, `due` and `acting` need nothing that the seat does not see."""
    for moment in hidden_moments(table, seed, 10):
        for seat in table.watchers:
            seen = known(moment.state, seat)
            assert may(table.game, seen, seat) == may(table.game, moment.state, seat)
            assert due(table.game, seen) == due(table.game, moment.state)
            assert acting(table.game, seen) == acting(table.game, moment.state)


@everywhere
def test_states_that_differ_only_in_hidden_things_look_the_same(table: Table, seed: int) -> None:
    """Other hands, the undealt rest, the King's stack and sealed choices change no view."""
    for seat, state, other in twins(table, seed, 5):
        assert known(state, seat) == known(other, seat)
        assert may(table.game, state, seat) == may(table.game, other, seat)
        assert due(table.game, state) == due(table.game, other)


@at_tables(TABLES, VOYAGES // 2)
def test_a_refusal_tells_nothing_hidden(table: Table, seed: int) -> None:
    """Two states that look the same to a seat refuse it the same moves in the same words."""
    moves: list[Move] = [Deal(), Bid(0), Bid(11), *map(Play, sorted(table.game.box.held))]
    for seat, state, other in twins(table, seed, 3):
        for move in moves:
            if move not in may(table.game, state, seat):
                no, also_no = (refusal(table.game, each, seat, move) for each in (state, other))
                assert no.args == also_no.args


@everywhere
def test_a_choice_that_stays_sealed_is_seen_the_same_whatever_it_is(
    table: Table, seed: int
) -> None:
    """Bids, placements and blind cards: others see that one was made, not which."""
    helm = Random(seed)
    for seat, state, other in twins(table, seed, 5):
        for actor in sealing(table, state):
            if actor != seat:
                moves = [pick(helm, may(table.game, each, actor)) for each in (state, other)]
                a = seen_after(table, state, actor, moves[0], seat, seed)
                assert a == seen_after(table, other, actor, moves[1], seat, seed)


def sealing(table: Table, state: State) -> list[Seat]:
    """The seats whose choice now would not be the last one in."""
    blind = state.phase is Phase.PLAY and len(acting(table.game, state)) > 1
    if state.phase is not Phase.CHOOSE and not blind:
        return []
    return [seat for seat in acting(table.game, state) if set(due(table.game, state)) - {seat}]


def seen_after(
    table: Table, state: State, actor: Seat | None, move: Move, seat: Seat | None, seed: int
) -> list[Event]:
    events = decide(table.game, state, actor, move, Fate(seed).chance)
    return [event.seen_by(seat) for event in events]


@everywhere
def test_the_same_moves_look_the_same_whatever_is_hidden(table: Table, seed: int) -> None:
    """As long as two such states can go on alike, a seat sees the same events and views."""
    helm = Random(seed)
    for moment in hidden_moments(table, seed, 2):
        for seat in table.watchers:
            other = twin(table, moment, seat, helm, swaps=2)
            go_on_alike(table, moment.state, other, seat, helm)


def go_on_alike(table: Table, a: State, b: State, seat: Seat | None, helm: Random) -> None:
    for turn in range(40):
        waited_for = due(table.game, a)
        actor = pick(helm, waited_for) if waited_for else None
        both = set(may(table.game, a, actor)) & set(may(table.game, b, actor))
        if not both or uncovers(table, a):
            return
        move = pick(helm, sorted(both, key=repr))
        if actor == seat and move in LOOKS:  # then it is hidden no more
            return
        chances = [Fate(turn).chance, Fate(turn).chance]
        seen = [decide(table.game, s, actor, move, chances.pop()) for s in (a, b)]
        assert [e.seen_by(seat) for e in seen[0]] == [e.seen_by(seat) for e in seen[1]]
        a, b = fold(a, seen[0]), fold(b, seen[1])
        assert known(a, seat) == known(b, seat)


LOOKS = (Pick("power", ("look",)), Pick("power", ("swap",)))  # ND7


def uncovers(table: Table, state: State) -> bool:
    """SQ14: when the last choice is in, the old Pirate King turns up a hidden card; a ghost
    does so at any time (ND8)."""
    if table.players > 2:
        return False
    king = table.game.id == "skull_queen" and len(due(table.game, state)) == 1
    return king or table.game.id == "needs"
