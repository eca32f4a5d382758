"""In the game: whose move it is, who is away, who comes in, and what comes after."""

from dataclasses import replace

import pytest

from jollyroger.rules.events import Dealt, GameOver, RoundScored
from jollyroger.rules.moves import Bid, Deal, Play
from jollyroger.rules.state import Phase
from jollyroger.table.acts import Leave, Lost, Pledge, Rematch, Remove, Sit
from jollyroger.table.events import (
    BotSat,
    HostPassed,
    Rematched,
    Removed,
    Returned,
    Sat,
    SeedShown,
    StoodIn,
    Waiting,
)
from jollyroger.table.settings import Settings
from jollyroger.table.state import Stage
from table.crew import ANNE, JACK, MARY, THREE, Crew, kinds, only, under_way

SHORT = Settings("skull_queen", 2)

# Moves


def test_a_person_moves_for_their_own_seat() -> None:
    """Nobody names a seat: it is the one they hold."""
    crew = under_way().deal()
    crew.do(MARY, Bid(1))
    assert crew.play.choices == (None, Bid(1), None)


def test_a_bot_moves_for_the_seat_it_plays() -> None:
    """Through the same door."""
    crew = under_way().deal()
    crew.do(2, Bid(0))
    assert crew.play.choices == (None, None, Bid(0))


def test_who_has_no_seat_cannot_move() -> None:
    """A spectator watches; the table itself does not play."""
    crew = under_way().deal()
    assert crew.refuses(JACK, Bid(0)) == "not_seated"
    assert crew.refuses(None, Bid(0)) == "not_seated"


def test_the_rules_refuse_what_the_rules_refuse() -> None:
    """Out of turn, out of range, out of phase; the table adds nothing to that."""
    crew = under_way().deal()
    assert crew.refuses(ANNE, Bid(2)) == "bid_range"
    assert crew.refuses(ANNE, Play("Y1")) == "not_now"
    crew.sail_to_tricks()
    (due,) = crew.table.due()
    others = [seat for seat in range(3) if seat != due]
    for seat in others:
        assert crew.refuses(crew.actor(seat), Play("Y1")) == "not_your_turn"


def test_nobody_deals_by_asking() -> None:
    """The table deals by itself when the numbers are in."""
    crew = under_way()
    assert crew.refuses(ANNE, Deal()) == "not_now"
    assert crew.refuses(None, Deal()) == "not_now"
    assert crew.refuses(ANNE, Bid(0)) == "not_now"


def test_after_the_game_nothing_is_played() -> None:
    """It is over."""
    crew = under_way(SHORT).sail()
    assert crew.state.stage is Stage.OVER
    assert crew.refuses(ANNE, Bid(0)) == "game_over"


# Away and back


def test_leaving_a_game_brings_the_stated_bot() -> None:
    """It is announced with its name; the seat and its score stay the person's."""
    crew = under_way(replace(THREE, bot="random")).sail_to_round(3)
    scores = crew.play.scores()
    assert crew.do(MARY, Leave()) == (StoodIn(1, "random"),)
    assert crew.state.seat_of(MARY) == 1
    assert crew.holder(1).name == "Mary Read"
    assert crew.play.scores() == scores
    assert 1 in crew.table.bots_due()


def test_a_lost_line_brings_a_bot_like_leaving() -> None:
    """The table does for a person what they could not do."""
    crew = under_way().sail_to_bids()
    assert crew.do(None, Lost(1)) == (StoodIn(1, "heuristic"),)


def test_who_is_stood_in_for_must_come_back_before_a_move() -> None:
    """Two cannot play one hand."""
    crew = under_way().deal()
    crew.do(MARY, Leave())
    assert crew.refuses(MARY, Bid(0)) == "stood_in"
    assert crew.refuses(MARY, Leave()) == "not_seated"
    assert crew.do(MARY, Sit(1, "Mary")) == (Returned(1),)
    crew.do(MARY, Bid(0))


def test_coming_back_means_the_same_hand() -> None:
    """Nothing is dealt again, and what the bot has played is played."""
    crew = under_way().sail_to_round(4)
    hands = crew.play.hands
    crew.do(MARY, Leave())
    crew.do(1, Bid(2))
    crew.do(MARY, Sit(1, "Mary"))
    assert crew.play.hands == hands
    assert crew.play.choices[1] == Bid(2)


def test_one_person_keeps_the_seat_while_a_bot_stands_in() -> None:
    """Nobody takes it, and its owner takes no other."""
    crew = under_way().deal()
    crew.do(MARY, Leave())
    assert crew.refuses(JACK, Sit(1, "Jack")) == "seat_taken"
    assert crew.refuses(MARY, Sit(2, "Mary")) == "already_seated"


def test_a_host_who_goes_passes_the_table_on() -> None:
    """Whoever is away cannot be host."""
    crew = under_way().deal()
    assert crew.do(ANNE, Leave()) == (StoodIn(0, "heuristic"), HostPassed(1))
    crew.do(ANNE, Sit(0, "Anne"))
    assert crew.refuses(ANNE, Remove(1)) == "host_only"


def test_bots_rest_while_nobody_is_there() -> None:
    """And go on when somebody is back."""
    crew = under_way(THREE, ANNE).deal()
    assert crew.table.bots_due() == [1, 2]
    crew.do(ANNE, Leave())
    assert crew.table.bots_due() == []
    crew.do(ANNE, Sit(0, "Anne"))
    assert crew.table.bots_due() == [1, 2]


def test_a_game_goes_on_to_its_end_with_everybody_coming_and_going() -> None:
    """Every round is dealt once, in order, and scored once."""
    crew = under_way(Settings("skull_queen", 3), seed=5)
    while crew.state.stage is not Stage.OVER:
        crew.do(MARY, Leave() if crew.holder(1).present else Sit(1, "Mary"))
        if crew.play.phase is Phase.DEAL:
            crew.deal()
        elif crew.table.due():
            crew.turn()
    rounds = crew.table.state.settings.load().rounds[3]
    dealt = [entry.round for entry in crew.table.log if isinstance(entry, Dealt)]
    assert dealt == list(range(1, rounds + 1))
    assert sum(isinstance(entry, RoundScored) for entry in crew.table.log) == rounds


# A guest is removed


def test_a_guest_removed_from_a_game_is_followed_by_a_bot() -> None:
    """The hand is played on, and the guest stays out."""
    crew = under_way().deal()
    hands = crew.play.hands
    assert crew.do(ANNE, Remove(1)) == (Removed(1, MARY), BotSat(1, "Mary Read", "heuristic"))
    assert crew.play.hands == hands
    assert crew.refuses(MARY, Sit(1, "Mary")) == "removed"
    assert crew.refuses(MARY, Bid(0)) == "not_seated"


def test_a_bot_is_not_removed_from_a_game() -> None:
    """Somebody has to play that hand."""
    assert under_way().refuses(ANNE, Remove(2)) == "cannot_remove"


# Newcomers


def test_a_bots_seat_is_taken_over_when_the_round_is_over() -> None:
    """Until then the newcomer waits and the bot plays; the score goes on."""
    crew = under_way().sail_to_tricks()
    assert crew.do(JACK, Sit(2, "Jack")) == (Waiting(2, "Jack", JACK),)
    assert crew.refuses(JACK, Play("Y1")) == "not_seated"
    assert crew.holder(2).bot
    entries = crew.turn()
    while not any(isinstance(entry, RoundScored) for entry in entries):
        entries = crew.turn()
    order = [kind for kind in kinds(entries) if kind in (RoundScored, SeedShown, Sat, Dealt)]
    assert order == [RoundScored, SeedShown, Sat]
    assert crew.holder(2).present
    assert crew.awaited() == [0, 1, 2]


def test_a_bots_seat_waits_for_one_newcomer() -> None:
    """And a newcomer for one seat."""
    crew = under_way(THREE, ANNE).deal()
    crew.do(JACK, Sit(2, "Jack"))
    assert crew.refuses(MARY, Sit(2, "Mary")) == "seat_taken"
    assert crew.refuses(JACK, Sit(1, "Jack")) == "seat_taken"
    assert crew.refuses(JACK, Sit(2, "Jack")) == "seat_taken"


def test_who_comes_after_the_end_does_not_sit_down() -> None:
    """There is nothing left to play."""
    crew = under_way(Settings("dice", 3)).sail()
    assert crew.refuses(JACK, Sit(2, "Jack")) == "game_over"


# The next game


@pytest.mark.parametrize("game", ["dice", "skull_king", "skull_queen", "doubloons"])
def test_the_host_goes_on_with_any_game_of_the_family(game: str) -> None:
    """Everything else stays as it was agreed; options belong to their own game."""
    settings = Settings("dice", 3, ("landlubber",), "none", "random", chat=True)
    crew = under_way(settings).sail()
    wanted = replace(settings, game=game, options=("landlubber",) if game == "dice" else ())
    assert crew.do(ANNE, Rematch(game)) == (Rematched(wanted),)
    assert crew.state.rematch == wanted
    assert crew.refuses(ANNE, Rematch("dice")) == "already_started"


def test_a_rematch_is_the_hosts_and_of_a_game_this_crew_can_play() -> None:
    """Each mistake has its own answer; the dice game is for three and more."""
    crew = under_way(SHORT).sail()
    assert crew.refuses(MARY, Rematch("skull_queen")) == "host_only"
    assert crew.refuses(ANNE, Rematch("whist")) == "unknown_game"
    assert crew.refuses(ANNE, Rematch("dice")) == "player_count"


def test_a_game_ends_with_its_seed_shown() -> None:
    """And nothing more is wanted from anybody."""
    crew = under_way(SHORT).sail()
    assert kinds(tuple(crew.table.log[-2:])) == [GameOver, SeedShown]
    assert crew.refuses(ANNE, Pledge("0" * 64)) == "no_number_wanted"
    assert crew.table.due() == ()


def test_a_seat_is_seated_once_and_started_once() -> None:
    """What a log says happens is said once."""
    log = tuple(Crew().sit(ANNE, MARY).start().table.log)
    assert only(BotSat, log).seat == 2
