"""Fair dealing: hash first, then everybody's hash, then the numbers, then the cards."""

from hashlib import sha256

import pytest

from jollyroger.rules.events import Dealt, LotDrawn, RoundScored
from jollyroger.table.acts import DealOn, Leave, Pledge, Reveal, Sit
from jollyroger.table.events import (
    Pledged,
    PledgesIn,
    Revealed,
    SeedSealed,
    SeedShown,
    StoodIn,
    WentWithout,
)
from jollyroger.table.fair import Fair
from table.crew import ANNE, JACK, MARY, THREE, Crew, kinds, only, under_way

DIGEST = sha256(bytes(32)).hexdigest()


def test_the_table_shows_its_hash_before_anybody_pledges() -> None:
    """It comes with the start, and its seed opens it."""
    crew = Crew().sit(ANNE, MARY)
    assert crew.refuses(ANNE, Pledge(DIGEST)) == "no_number_wanted"
    crew.start()
    sealed = only(SeedSealed, tuple(crew.table.log))
    assert sealed.round == 1
    assert sealed.digest == sha256(bytes.fromhex(sealed.seed)).hexdigest()
    assert len(sealed.seed) == 64


def test_nobody_sees_the_seed_while_the_round_is_played() -> None:
    """Not even its own seat."""
    sealed = only(SeedSealed, tuple(under_way().table.log))
    for seat in (0, 1, 2, None):
        assert sealed.seen_by(seat) == SeedSealed(1, sealed.digest, "")


def test_numbers_are_shown_only_when_everybody_has_pledged() -> None:
    """Else the last one could choose a number to suit the others."""
    crew = under_way()
    assert crew.refuses(ANNE, Reveal(crew.nonce(0))) == "no_number_wanted"
    assert kinds(crew.pledge(0)) == [Pledged]
    assert crew.refuses(ANNE, Reveal(crew.nonce(0))) == "no_number_wanted"
    assert kinds(crew.pledge(1)) == [Pledged, PledgesIn]
    assert kinds(crew.reveal(0)) == [Revealed]
    assert kinds(crew.reveal(1)) == [Revealed, LotDrawn, Dealt]


def test_another_number_than_the_pledged_one_is_refused() -> None:
    """So is none at all, and the right one written otherwise."""
    crew = under_way()
    crew.pledge(0)
    crew.pledge(1)
    nonce = crew.nonce(0)
    for wrong in ("f" * 64, crew.nonce(1), "", nonce.upper(), f" {nonce}", nonce[:-2], "x" * 64):
        assert crew.refuses(ANNE, Reveal(wrong)) == "no_number_wanted"
    crew.reveal(0)
    assert crew.refuses(ANNE, Reveal(nonce)) == "no_number_wanted"


@pytest.mark.parametrize("digest", ["", "0" * 63, "0" * 65, "G" * 64, "A" * 64, "é" * 64])
def test_a_pledge_is_a_hash(digest: str) -> None:
    """Sixty-four hexadecimal digits in small letters."""
    assert under_way().refuses(ANNE, Pledge(digest)) == "no_number_wanted"


def test_a_pledge_is_made_once() -> None:
    """Nobody thinks again after others have pledged."""
    crew = under_way()
    crew.pledge(0)
    assert crew.refuses(ANNE, Pledge(DIGEST)) == "no_number_wanted"


def test_numbers_are_wanted_from_people_alone() -> None:
    """A bot gives none, and neither does a spectator or who is away."""
    crew = under_way()
    assert crew.awaited() == [0, 1]
    assert crew.refuses(2, Pledge(DIGEST)) == "no_number_wanted"
    assert crew.refuses(JACK, Pledge(DIGEST)) == "not_seated"
    crew.do(MARY, Leave())
    assert crew.awaited() == [0]
    assert crew.refuses(MARY, Pledge(DIGEST)) == "no_number_wanted"


def test_who_leaves_is_not_waited_for() -> None:
    """If everybody else has given theirs, the cards are dealt."""
    crew = under_way()
    crew.pledge(0)
    crew.pledge(1)
    crew.reveal(0)
    assert kinds(crew.do(MARY, Leave())) == [StoodIn, LotDrawn, Dealt]


def test_who_never_pledged_goes_without_and_the_others_still_count() -> None:
    """One silent person does not take the numbers of the rest out of the deal."""
    crew = under_way()
    crew.pledge(0)
    assert crew.do(None, DealOn()) == (WentWithout((1,)), PledgesIn())
    assert kinds(crew.reveal(0)) == [Revealed, LotDrawn, Dealt]


def test_who_pledged_and_never_reveals_goes_without() -> None:
    """The deal names them."""
    crew = under_way()
    crew.pledge(0)
    crew.pledge(1)
    crew.reveal(1)
    assert kinds(crew.do(None, DealOn())) == [WentWithout, LotDrawn, Dealt]
    assert only(WentWithout, tuple(crew.table.log)).seats == (0,)


def test_the_deal_does_not_wait_for_a_silent_table() -> None:
    """Everybody goes without, and the cards come from the table's seed alone."""
    assert kinds(under_way().do(None, DealOn())) == [WentWithout, LotDrawn, Dealt]


def test_nobody_is_late_once_the_cards_are_dealt() -> None:
    """A timer that rings too late does nothing."""
    assert under_way().deal().do(None, DealOn()) == ()
    assert Crew().do(None, DealOn()) == ()


def test_who_comes_back_between_the_numbers_is_too_late() -> None:
    """Whoever pledged now could have chosen a number to suit those that are shown."""
    crew = under_way(THREE, ANNE, MARY, JACK)
    crew.do(JACK, Leave())
    crew.pledge(0)
    crew.pledge(1)
    crew.reveal(0)
    crew.do(JACK, Sit(2, "Jack"))
    assert crew.refuses(JACK, Pledge(DIGEST)) == "no_number_wanted"
    assert Dealt in kinds(crew.reveal(1))


def test_the_seed_is_shown_when_the_round_is_over_and_the_next_is_sealed() -> None:
    """In this order, and not before."""
    crew = under_way().sail_to_round(2)
    told = [
        type(entry)
        for entry in crew.table.log
        if isinstance(entry, SeedSealed | Dealt | RoundScored | SeedShown)
    ]
    assert told == [SeedSealed, Dealt, RoundScored, SeedShown, SeedSealed, Dealt]
    sealed = next(entry for entry in crew.table.log if isinstance(entry, SeedSealed))
    assert only(SeedShown, tuple(crew.table.log)) == SeedShown(1, sealed.seed)


def test_every_round_has_a_seed_of_its_own() -> None:
    """And a hash of its own, therefore."""
    log = under_way().sail().table.log
    seeds = [entry.seed for entry in log if isinstance(entry, SeedShown)]
    assert len(seeds) == len(set(seeds)) == 10


def test_every_number_changes_the_deal() -> None:
    """Each person's, and the table's own; a bot has none to change."""
    crew = under_way()
    crew.pledge(0)
    crew.pledge(1)
    crew.reveal(0)
    next_deal = crew.state.next_deal
    assert next_deal
    source = Fair.of(next_deal)
    one = source.chance(crew.play).below
    other = type(source)(source.seed, 1, {**source.nonces, 1: bytes(32)}).chance(crew.play).below
    third = type(source)(bytes(32), 1, source.nonces).chance(crew.play).below
    first = [[below(1000) for _ in range(20)] for below in (one, other, third)]
    assert first[0] != first[1] != first[2] != first[0]


def test_chance_asked_twice_answers_the_same() -> None:
    """A move that is decided twice, as after a failed commit, throws the same die."""
    crew = under_way().deal()
    assert crew.state.next_deal
    source = Fair.of(crew.state.next_deal)
    answers = [[source.chance(crew.play).below(99) for _ in range(3)] for _ in range(2)]
    assert answers[0] == answers[1]
