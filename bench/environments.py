"""Random steps a second beside other libraries: one run, one core, processor time.

A step is one decision of one player; deals, scores and new games are included and not counted.
OpenSpiel's oh_hell is the nearest game that others have: four players, ten tricks, exact bids.
All take turns, several times around, and the best turn counts: the one that was disturbed least.
What is not installed is left out, and a line says so."""

import os
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from jollyroger.arrays.throughput import one_core, one_game
from jollyroger.rules.shelf import GAMES

GAME, PLAYERS, BATCH = GAMES["skull_king"], 4, 4096
SECONDS, TURNS = 0.5, 6
OH_HELL = "oh_hell(players=4,num_tricks_fixed=10)"
DECISIONS = PLAYERS * (1 + 10)  # of a game of oh_hell: the bids and the cards
NUMPY, PYTHON_LOOP, CPP_LOOP = "our numpy", "OpenSpiel, Python loop", "OpenSpiel, C++ loop"
TARGETS = {PYTHON_LOOP: 25, CPP_LOOP: 4}
Once = Callable[[], int]  # plays something, and says how many steps that were


# Ours


def rules() -> Once:
    return partial(one_game, GAME, PLAYERS, random.Random(1))


def numpy() -> Once:
    from jollyroger.arrays.chance import NumpyChance
    from jollyroger.arrays.lockstep import lockstep
    from jollyroger.arrays.playout import play, steps_a_game

    steps, chance = lockstep(GAME, PLAYERS), NumpyChance(1)

    def once() -> int:
        return len(play(steps, chance, BATCH).phase) * steps_a_game(steps)

    return once


def jax() -> Once:
    keys = import_module("jax").random
    from jollyroger.arrays.lockstep import lockstep
    from jollyroger.arrays.playout import compiled, steps_a_game

    steps = lockstep(GAME, PLAYERS)
    program = compiled(steps, BATCH)

    def once() -> int:
        state = program(keys.key(random.getrandbits(31)))
        return len(state.phase.block_until_ready()) * steps_a_game(steps)

    return once


def aec() -> Once:
    return _aec(import_module("jollyroger.envs").aec_env(GAME.id, PLAYERS))


# Theirs


def spiel_python() -> Once:
    """As any program has to do it that knows nothing about the game."""
    game = import_module("pyspiel").load_game(OH_HELL)

    def once() -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, odds)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
        return DECISIONS

    return once


def spiel_even() -> Once:
    """The same, knowing that all chance is even in oh_hell: nothing in Python is quicker."""
    game = import_module("pyspiel").load_game(OH_HELL)

    def once() -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
        return DECISIONS

    return once


def spiel_bots() -> Once:
    """`evaluate_bots` with uniform random bots: a whole game in C++, one call each."""
    spiel = import_module("pyspiel")
    game = spiel.load_game(OH_HELL)
    bots = [spiel.make_uniform_random_bot(seat, seat) for seat in range(PLAYERS)]

    def once() -> int:
        spiel.evaluate_bots(game.new_initial_state(), bots, random.getrandbits(31))
        return DECISIONS

    return once


def spiel_rollouts() -> Once:
    """`RandomRolloutEvaluator`: the fastest the wheel has, but from one deal on, never dealing.

    The wheel lets it be called by a search only, so we let one look a single move ahead."""
    spiel = import_module("pyspiel")
    game, playouts = spiel.load_game(OH_HELL), 1000
    evaluator = spiel.RandomRolloutEvaluator(playouts, 1)
    search = spiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))

    def once() -> int:
        search.mcts_search(state)
        return DECISIONS * playouts

    return once


def rlcard(name: str) -> Once:
    env = import_module("rlcard").make(name)

    def once() -> int:
        (state, _), steps = env.reset(), 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return once


def pettingzoo(name: str) -> Once:
    return _aec(import_module(f"pettingzoo.classic.{name}").env())


def _aec(env: Any) -> Once:
    """The loop of PettingZoo's own tutorials, with the mask that each observation carries."""

    def once() -> int:
        env.reset()
        steps = 0
        for agent in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            over = ended or cut
            env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
            steps += not over
        return steps

    return once


ENGINES: dict[str, Callable[[], Once]] = {
    NUMPY: numpy,
    "our JAX": jax,
    "our rules core": rules,
    "our PettingZoo env": aec,
    PYTHON_LOOP: spiel_python,
    "OpenSpiel, Python, even": spiel_even,
    CPP_LOOP: spiel_bots,
    "OpenSpiel, C++, no deals": spiel_rollouts,
    "RLCard bridge": partial(rlcard, "bridge"),
    "RLCard leduc-holdem": partial(rlcard, "leduc-holdem"),
    "PettingZoo texas_holdem": partial(pettingzoo, "texas_holdem_v4"),
}


def installed() -> dict[str, Once]:
    found = {}
    for name, engine in ENGINES.items():
        try:
            found[name] = engine()
            found[name]()  # compiles, fills caches
        except ImportError as error:
            print(f"{name}: {error.name or error} is not installed", file=sys.stderr)
    return found


def rate(once: Once) -> float:
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        done += once()
    return done / spent


def main() -> None:
    with one_core():
        engines = installed()
        turns = [{name: rate(once) for name, once in engines.items()} for _ in range(TURNS)]
    best = {name: max(turn[name] for turn in turns) for name in engines}
    print(f"{'':25} {'steps/s':>12} {'our numpy':>12}")
    for name, steps in best.items():
        wanted = f"   wanted: {TARGETS[name]} x" if name in TARGETS else ""
        times = f"{best[NUMPY] / steps:.3g} x" if NUMPY in best else "-"
        print(f"{name:25} {steps:12,.0f} {times:>12}{wanted}")
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
