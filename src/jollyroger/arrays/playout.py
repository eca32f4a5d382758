"""Whole games of random moves, all games of a batch at the same point: what `bench` times."""

from typing import Any, TypeVar

from .chance import Chance, JaxChance
from .steps import Steps

S = TypeVar("S", bound=Any)


def steps_a_game(steps: Steps[S]) -> int:
    """Bids or placings and pieces of one game, every seat's counted."""
    return sum(steps.players * (1 + steps.tricks(number)) for number in steps.numbers)


def play(steps: Steps[S], chance: Chance, batch: int) -> S:
    """One random game of every entry, from the lot to the last point."""

    def one_round(chance: Chance, state: S) -> S:
        return play_round(steps, chance, state)

    state = steps.init(chance.xp, chance.lot(batch, steps.players))
    return chance.repeat(steps.rounds, one_round, state)


def play_round(steps: Steps[S], chance: Chance, state: S) -> S:
    xp, batch = chance.xp, len(state.round)
    number = state.round[0].astype("int32") + 1

    def choice(chance: Chance, state: S) -> S:
        return steps.choose(xp, state, steps.any_choice(xp, state, chance.bits(batch)))

    def piece(chance: Chance, state: S) -> S:
        play = steps.any_play(xp, state, chance.bits(batch))
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
