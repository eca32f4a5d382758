"""Training at toy size: it runs, goes on where it stopped, and its nets go aboard a bot."""

from dataclasses import replace
from pathlib import Path
from random import Random

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from jollyroger.arrays.chance import NumpyChance
from jollyroger.bots.net import Net
from jollyroger.learn.__main__ import each
from jollyroger.learn.checkpoint import aboard, load, ship
from jollyroger.learn.course import Course
from jollyroger.learn.evaluation import Duel
from jollyroger.learn.nets import head, trunk
from jollyroger.learn.ppo import fresh
from jollyroger.learn.rollout import Batch, Crew, sizes
from jollyroger.learn.standing import Pace, chances, gains, start
from jollyroger.learn.voyage import Each, Plan, Voyage, heat
from shelf import COLUMNED

TOY = Course("dice", width=16, depth=2, tables=(3,))


def toy(decisions: float) -> Plan:
    return Plan(decisions=decisions, seconds=600, plays=800, plain=1500, games=0)


def test_a_voyage_goes_on_where_it_stopped(tmp_path: Path) -> None:
    first = Voyage(TOY, toy(1000), tmp_path)
    untrained = np.asarray(first.params["play"]["w0"])
    first.sail()
    assert not np.array_equal(untrained, first.params["play"]["w0"])
    again = Voyage(TOY, toy(3000), tmp_path)
    assert again.done == first.done
    assert np.array_equal(again.params["play"]["w0"], first.params["play"]["w0"])
    again.sail()
    assert again.done >= 3000
    assert (tmp_path / "plain.npz").exists()
    assert len((tmp_path / "log.jsonl").read_text().splitlines()) >= 4
    assert all(np.isfinite(part).all() for net in again.params.values() for part in net.values())


def test_a_shipped_net_thinks_as_it_was_trained(tmp_path: Path) -> None:
    """Halves and folded scales change no more than the last digits."""
    voyage = Voyage(TOY, toy(0), tmp_path)
    ship(TOY, voyage.params, tmp_path / "dice.npz")
    with np.load(tmp_path / "dice.npz") as kept:
        shipped = Net({n.split("/")[1]: kept[n] for n in kept.files if n.startswith("play")})
    rows = np.array([[Random(at).randrange(3) for at in range(TOY.layout.size)]], "int8")
    theirs = head(voyage.params["play"], "policy", trunk(voyage.params["play"], rows * TOY.scales))
    mine = shipped.head("policy", shipped.trunk(rows))
    assert np.allclose(mine, theirs, atol=0.02)
    back = aboard(TOY, tmp_path / "dice.npz")
    assert np.allclose(back["play"]["w0"], voyage.params["play"]["w0"], atol=1e-2)


def test_a_checkpoint_comes_back_as_it_was_saved(tmp_path: Path) -> None:
    voyage = Voyage(TOY, toy(0), tmp_path)
    voyage.anchor()
    back = load(tmp_path / "params.npz")
    assert set(back) == {"choice", "play", "critic"}
    assert all(
        np.array_equal(back[net][part], value)
        for net, parts in voyage.params.items()
        for part, value in parts.items()
    )


def test_everything_cools_down_and_a_new_critic_learns_alone_at_first() -> None:
    plan = toy(1000)
    start, end = heat(plan, 0), heat(plan, 2000)
    assert np.allclose([start.rate, end.rate], plan.rate)
    assert np.allclose([start.play_entropy, end.play_entropy], plan.play_entropy)
    assert heat(plan, 10, alone=20).policy_rate == 0
    assert heat(plan, 20, alone=20).policy_rate > 0


@pytest.mark.parametrize("game", COLUMNED)
def test_a_batch_has_rounds_of_every_size(game: str) -> None:
    course = Course(game)
    for players in course.players:
        plan = sizes(course, players, 10_000)
        assert set(plan.rounds) == set(course.steps(players).numbers)
        assert plan.plays == 10_000
        assert plan.choices == players * len(plan.rounds)


def test_every_placement_is_the_sum_of_five_factors() -> None:
    factors = Course("skull_queen").factors
    assert factors.shape == (42, 1250)
    assert (factors.sum(axis=0) == 5).all()
    assert len(np.unique(factors, axis=1).T) == 1250


def test_a_duel_of_equals_is_even() -> None:
    """The same nets on every seat, which goes around: nobody is ahead on the whole."""
    duel, params = Duel(TOY, 3, 1200), fresh(TOY, jax.random.key(5))
    told = jax.jit(duel.run)(params, params, jax.random.key(6))
    assert abs(float(told["win"]) - 1 / 3) < 0.06
    assert abs(float(told["lead"])) < 12
    assert 0 < float(told["hit"]) < 0.6


def test_a_lone_seat_learns_against_rivals_that_stay(tmp_path: Path) -> None:
    """How far a bot can be exploited: its nets on all seats but one, unchanged."""
    ship(TOY, fresh(TOY, jax.random.key(1)), tmp_path / "dice.npz")
    plan = Plan(decisions=600, seconds=600, plays=400, games=0, alone=0, lone=True)
    voyage = Voyage(TOY, plan, tmp_path)
    voyage.board(tmp_path / "dice.npz")
    voyage.face(tmp_path / "dice.npz")
    before, rival = voyage.params["play"]["w0"], voyage.rival["play"]["w0"]
    voyage.sail()
    assert not np.array_equal(before, voyage.params["play"]["w0"])
    assert np.array_equal(rival, voyage.rival["play"]["w0"])
    told = voyage.compare(3, 12)
    assert len(told["leads"]) == TOY.steps(3).rounds


def test_rules_of_thumb_sit_where_they_should() -> None:
    """In every second round of theirs all seats but one, in the others about half."""
    batch = Batch(TOY, 3, 2000, Crew(thumbs=2))
    guests = batch.guests[:, 1::2].sum(axis=0)
    assert set(guests[::2]) == {2}
    assert set(guests[1::2]) == {1, 2}
    assert not Batch(TOY, 3, 2000, Crew()).thumbs


def test_a_lone_seat_among_rules_of_thumb_has_no_other_company() -> None:
    batch = Batch(TOY, 3, 2000, Crew(thumbs=1, lone=True))
    assert (batch.guests.sum(axis=0) == 2).all()
    assert batch.thumbs
    assert batch.ruled == slice(0, None, 1)


def test_numbers_are_told_for_all_tables_or_for_some() -> None:
    assert [each(["4", "6:2.5"], Each(0)).at(players) for players in (3, 6)] == [4, 2.5]
    assert [each(["6:2"], Each(1)).at(players) for players in (3, 6)] == [1, 2]


def test_a_table_has_its_share_and_its_goal() -> None:
    course = Course("dice", width=16, depth=2, tables=(3, 4))
    plan = Plan(plays=400, shares=Each(1, {4: 3}), win=Each(0.25, {4: 0.75}))
    params, key = fresh(course, jax.random.key(1)), jax.random.key(2)
    for players, plays, win in ((3, 400, 0.25), (4, 1200, 0.75)):
        pace = start(True, course.steps(players).rounds)
        _, played, _ = plan.rounds(course, players)(params, params, pace, key)
        assert played.action.shape == (plays,)
        assert np.allclose(played.win, win)


def test_who_peeks_sees_hands_and_starts_from_who_does_not(tmp_path: Path) -> None:
    ship(TOY, fresh(TOY, jax.random.key(1)), tmp_path / "dice.npz")
    peeks = replace(TOY, peeks=True)
    fair, cheat = (aboard(course, tmp_path / "dice.npz") for course in (TOY, peeks))
    for net in ("choice", "play"):
        seen = len(fair[net]["w0"])
        assert len(cheat[net]["w0"]) == seen + 6 * TOY.pieces
        assert np.array_equal(cheat[net]["w0"][:seen], fair[net]["w0"])
        assert not cheat[net]["w0"][seen:].any()


def test_who_peeks_sees_every_hand() -> None:
    steps, chance = TOY.steps(3), NumpyChance(3)
    watch = replace(TOY, peeks=True).watch(3)
    state = steps.init(np, chance.lot(2, 3))
    state = steps.deal(np, state, chance.draw(steps.deck, 3, 3, 2))
    hands = watch.layout.views(watch.observe(np, state))["hands"]
    assert (hands[:, :3].sum(axis=2) == 1).all()  # one die each in round 1
    assert not hands[:, 3:].any()


def test_chances_to_win_add_up_and_end_with_who_has_won() -> None:
    scores = jnp.array([[50.0, 50, 0], [10, 50, 20], [10, 0, 0]])  # [seat, game]
    during, after = (chances(scores, jnp.full(3, left)) for left in (40.0, 0.0))
    assert np.allclose(during.sum(axis=0), 1)
    assert (np.diff(during[:, 0]) <= 0).all()
    assert np.allclose(after.T, [[1.0, 0.0, 0.0], [0.5, 0.5, 0.0], [0.0, 1.0, 0.0]])


def test_early_in_a_game_a_chance_won_is_a_lead_won() -> None:
    """Told in points, the two goals agree where nothing is decided yet."""
    pace = Pace(jnp.full(10, 20.0), jnp.full(10, 40.0))
    points = jnp.array([[6.0], [0], [0], [0]])
    won = gains(pace, jnp.zeros((4, 1)), points, jnp.array([1]))
    assert np.allclose(won[:, 0], [6, -2, -2, -2], atol=0.6)
