"""Whole games, all games of a batch at the same point, by whoever decides: by lot, or a net."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from .chance import Chance, JaxChance
from .columns import Column
from .steps import Steps

S = TypeVar("S", bound=Any)
Decide = Callable[[Chance, Any], Column]


class Mind(NamedTuple):
    """How a seat makes up its mind, for every game of a batch at once."""

    choice: Decide
    play: Decide


def by_lot(steps: Steps[S]) -> Mind:
    """Any open move, each as likely as the other: what `bench` times."""

    def choice(chance: Chance, state: S) -> Column:
        return steps.any_choice(chance.xp, state, chance.bits(len(state.round)))

    def play(chance: Chance, state: S) -> Column:
        return steps.any_play(chance.xp, state, chance.bits(len(state.round)))

    return Mind(choice, play)


def steps_a_game(steps: Steps[S]) -> int:
    """Bids or placings and pieces of one game, every seat's counted."""
    return sum(steps.players * (1 + steps.tricks(number)) for number in steps.numbers)


def play(steps: Steps[S], chance: Chance, batch: int) -> S:
    """One random game of every entry, from the lot to the last point."""
    mind = by_lot(steps)

    def one_round(chance: Chance, state: S) -> S:
        return play_round(steps, chance, state, mind)

    state = steps.init(chance.xp, chance.lot(batch, steps.players))
    return chance.repeat(steps.rounds, one_round, state)


def play_round(steps: Steps[S], chance: Chance, state: S, mind: Mind) -> S:
    """The next round of all games, which are at the same one."""
    xp, batch = chance.xp, len(state.round)
    number = state.round[0].astype("int32") + 1

    def choice(chance: Chance, state: S) -> S:
        return steps.choose(xp, state, mind.choice(chance, state))

    def piece(chance: Chance, state: S) -> S:
        play = mind.play(chance, state)
        thrown = chance.throw(batch) if steps.thrown else None
        return steps.lay(xp, state, play, thrown)

    def trick(chance: Chance, state: S) -> S:
        return steps.resolve(xp, chance.repeat(steps.players, piece, state))

    drawn = chance.draw(steps.deck, steps.draws(number), steps.draws(steps.rounds), batch)
    state = chance.repeat(steps.players, choice, steps.deal(xp, state, drawn))
    return steps.close(xp, chance.repeat(steps.tricks(number), trick, state))


def compiled(steps: Steps[S], batch: int) -> Any:
    """`key -> state`: a whole batch of games as one program for the device."""
    import jax

    return jax.jit(lambda key: play(steps, JaxChance(key), batch))
