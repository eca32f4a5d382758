"""What stands on a pad: the rules' own scores, filled in as far as it can be known."""

import pytest

from contract.voyages import SHIPPED, Table, at_tables
from jollyroger.pad.events import bonus_events
from jollyroger.pad.pad import Head, Pad, merge
from jollyroger.pad.sheet import Missing, Sheet, TricksOff
from jollyroger.rules.game import winners
from jollyroger.rules.shelf import GAMES
from jollyroger.rules.state import State
from pad.scribbles import HEAD, ID, QUEEN, bids, kept, pen, won, written


@at_tables(SHIPPED, voyages=2)
def test_a_pad_kept_beside_a_game_says_what_the_rules_say(table: Table, seed: int) -> None:
    """In every game, option and player count: rows, totals, dealer, leader and winners."""
    for state, pad in kept(table, seed):
        sheet = Sheet(pad)
        assert sheet.lines(state.round) == state.sheet[-1]
        assert sheet.totals == state.scores()
        assert sheet.dealer(state.round) == state.dealer
        assert sheet.problem(state.round) is None
    assert sheet.over
    assert sheet.leading() == winners(state)
    assert [totals for _, totals in sheet.race][-1] == state.scores()


@at_tables(SHIPPED, voyages=1)
def test_the_leader_of_a_round_is_the_one_the_rules_deal_to(table: Table, seed: int) -> None:
    """Left of the dealer, or in the dice game the starter; with two queens, the old King."""
    for dealt in {0, table.players - 1}:
        sheet = Sheet(
            written({"dealer": dealt}, Head(ID, table.game.id, table.options, table.players))
        )
        stack = table.game.order(State(table.players))[0] >= table.players
        for number in range(1, table.game.rounds[table.players] + 1):
            dealer = (dealt + number - 1) % table.players
            leader = (dealer + table.game.opens) % table.players
            assert sheet.leader(number) == ("stack" if stack else leader)


def test_nobody_deals_before_somebody_has_said_who() -> None:
    """A pad does not guess."""
    assert Sheet(Pad(HEAD)).dealer(1) is None
    assert Sheet(Pad(HEAD)).leader(1) is None


# Bonuses by name


def test_bonus_events_are_the_captures_of_the_rules() -> None:
    """Pirates by the Skull King, the Skull King by a Mermaid; landlubbers and queens have none."""
    named = {id: [(e.id, e.points, e.rule) for e in bonus_events(id)] for id in GAMES}
    cards = [("pirate", 30, "SK21"), ("king", 50, "SK22")]
    typed = {
        "skull_king": cards,
        "doubloons": cards,
        "dice": [("pirate", 30, "DI14"), ("king", 50, "DI15")],
        "skull_queen": [],
    }
    assert {id: named[id] for id in typed} == typed
    for id, game in GAMES.items():
        captures = game.rules.captures if game.rules else ()
        assert [rule for _, _, rule in named[id]] == [capture.rule for capture in captures]
    assert bonus_events("dice", ("landlubber",)) == ()


def test_a_bonus_happens_no_more_often_than_the_box_allows() -> None:
    """There is one Skull King: one trick, with one piece of every other player."""
    pirates, king = bonus_events("skull_king")
    assert [pirates.most(players) for players in range(2, 7)] == [1, 2, 3, 4, 5]
    assert {king.most(players) for players in range(2, 7)} == {1}
    pirates, _ = bonus_events("doubloons")
    assert pirates.most(6) == 3  # two Pirates and Scary Mary


def test_a_bonus_is_paid_only_with_the_bid() -> None:
    """Bid 1: made with a Pirate taken it is 50, missed it is minus 10 (SK17, SK18)."""
    caught = {**bids(2, 1, 1, 0, 0), "2/bonus/0/pirate": 1, "2/bonus/1/king": 1}
    pad = written({**caught, **won(2, {1: 0, 2: 1})})
    assert [line.points for line in Sheet(pad).lines(2)][:2] == [50, -10]


# Filling in


def test_tricks_are_as_bid_until_somebody_says_otherwise() -> None:
    """Only the wrong ones are entered."""
    assert Sheet(written(bids(3, 1, 0, 2, 0))).won(3) == (1, 0, 2, 0)
    assert Sheet(written({**bids(3, 1, 0, 2, 0), **won(3, {2: 1})})).won(3) == (1, 0, 1, 0)


def test_the_last_one_who_is_open_gets_what_is_left() -> None:
    """When all others have been entered, only one number is possible."""
    pad = written({**bids(5, 1, 1, 1, 1), **won(5, {0: 2, 1: 0, 3: 1})})
    assert Sheet(pad).won(5) == (2, 0, 2, 1)


def test_what_is_left_is_never_less_than_nothing() -> None:
    """If the others took too many already, the bid stands and the sum check speaks."""
    pad = written({**bids(2, 0, 1, 0, 0), **won(2, {0: 2, 2: 1, 3: 0})})
    assert Sheet(pad).won(2) == (2, 1, 1, 0)
    assert Sheet(pad).problem(2) == TricksOff(4, 2)


@pytest.mark.parametrize(("said", "code"), [(2, "pad_tricks_over"), (0, "pad_tricks_under")])
def test_a_round_is_saved_only_when_the_tricks_add_up(said: int, code: str) -> None:
    """The difference is named."""
    problem = Sheet(written({**bids(1, 0, 0, 0, 0), **bids(2, said, 1, 0, 0)})).problem(2)
    assert problem == TricksOff(said + 1, 2)
    assert problem.code == code


def test_a_round_without_every_bid_cannot_be_saved() -> None:
    """The seats that are missing are named."""
    assert Sheet(written({"1/bid/1": 1})).problem(1) == Missing((0, 2, 3))


def test_in_skull_queen_every_pirate_needs_a_space() -> None:
    """In the water is a space too; nothing said is none."""
    spaces = {f"1/space/{seat}/{suit}": 8 for seat in range(3) for suit in "RYGB"}
    whole = written({**spaces, "1/space/0/B": 0}, QUEEN)
    assert Sheet(whole).problem(1) is None
    assert [line.points for line in Sheet(whole).lines(1)] == [24, 32, 32]
    assert Sheet(written({**spaces, "1/space/2/B": None}, QUEEN)).problem(1) == Missing((2,), True)


def test_saving_writes_every_trick_down() -> None:
    """What was only filled in until then does not move any more when a bid is changed."""
    pad, step = pen().save(written(bids(1, 1, 0, 0, 0)), 1)
    assert [change.cell for change in step] == [*won(1, dict.fromkeys(range(4))), "1/saved"]
    later = pen("bbbbbbbb").write(pad, {"1/bid/0": 0})[0]
    assert Sheet(later).won(1) == (1, 0, 0, 0)
    assert [line.points for line in Sheet(later).lines(1)] == [-10, 10, 10, 10]


def test_a_merge_that_does_not_add_up_is_scored_and_told() -> None:
    """Nothing vanishes from the sheet; the problem stays visible until it is corrected."""
    pad = pen().save(written(bids(1, 1, 0, 0, 0)), 1)[0]
    one = pen("bbbbbbbb").write(pad, {"1/won/0": 0})[0]
    other = pen("cccccccc").write(pad, {"1/won/0": 0, "1/won/1": 1})[0]
    third = pen("dddddddd").write(pad, {"1/won/2": 1})[0]
    sheet = Sheet(merge(merge(one, other), third))
    assert sheet.on_sheet(1)
    assert sheet.problem(1) == TricksOff(2, 1)


def test_the_open_round_is_the_first_that_is_not_saved() -> None:
    """Also when a later one is."""
    pad = pen().save(written({**bids(1, 1, 0, 0, 0), **bids(2, 2, 0, 0, 0)}), 2)[0]
    assert Sheet(pad).open == 1
    assert Sheet(pad).rounds == (2,)
    assert Sheet(pad).totals == (40, 20, 20, 20)
