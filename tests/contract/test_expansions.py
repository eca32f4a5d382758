"""The seam for expansions: a Game -> Game function that nobody ships fits in and pays out.

Its games sit among `TABLES`, so that they pass every other test of this suite as well."""

from contract.book import book
from contract.books.skull_king import SkullKing
from contract.gold import POINTS, gold, golden
from contract.voyages import GOLDEN, TABLES, Fate, Table, at_tables, logged, rounds, sail
from jollyroger.rules.bidding import BiddingGame
from jollyroger.rules.events import Event, Played, RoundScored, TrickTaken
from jollyroger.rules.game import decide
from jollyroger.rules.moves import Play
from jollyroger.rules.scoring import BidLine
from jollyroger.rules.shelf import GAMES, load
from jollyroger.rules.state import Phase, State, fold
from jollyroger.rules.trick import taken


def bidding(id: str, *options: str) -> BiddingGame:
    game = load(id, options)
    assert isinstance(game, BiddingGame)
    return game


def test_the_golden_games_pass_the_whole_contract() -> None:
    """They are tables like all others, with every player count of the game they grew from."""
    names = {str(table) for table in TABLES}
    assert {f"skull_king-gold-{players}" for players in range(2, 7)} <= names
    assert {f"dice-landlubber-gold-{players}" for players in range(3, 7)} <= names


def test_thirteens_are_gold_in_the_cards_and_sevens_in_the_dice() -> None:
    """The expansion reads the box it is given."""
    assert golden(bidding("skull_king")) == {"Y13", "R13", "B13", "K13"}
    assert golden(bidding("dice")) == {"K7", "Y7"}


def test_an_expansion_leaves_the_game_on_the_shelf_alone() -> None:
    """A second game comes out; the first one is what it was."""
    before = repr(GAMES["skull_king"])
    assert gold(bidding("skull_king")) != GAMES["skull_king"]
    assert repr(GAMES["skull_king"]) == before


def test_two_captured_thirteens_pay_twenty_when_the_bid_is_made() -> None:
    """Bid 1 made is 20, and 10 for each thirteen in the trick, one's own included."""
    game = gold(bidding("skull_king"))
    assert last_round(game, (("Y13",), ("R13",), ("Y2",)), bids=(1, 0, 0)) == [40, 10, 10]


def test_captured_thirteens_pay_nothing_when_the_bid_is_missed() -> None:
    """Like every other bonus of the game."""
    game = gold(bidding("skull_king"))
    assert last_round(game, (("Y13",), ("R13",), ("Y2",)), bids=(0, 1, 0)) == [-10, -10, 10]


def test_the_old_bonuses_are_paid_beside_the_gold() -> None:
    """The Skull King's trick: 20, 30 for the Pirate (SK21) and 10 for the thirteen."""
    game = gold(bidding("skull_king"))
    assert last_round(game, (("PI",), ("SK",), ("R13",)), bids=(0, 1, 0)) == [10, 60, 10]


def test_the_gentle_dice_game_pays_gold_and_still_no_other_bonus() -> None:
    """Landlubber (DI16) has no bonuses, so the Skull King's Pirate stays worthless."""
    game = gold(bidding("dice", "landlubber"))
    faces = [game.box.faces[code] for code in ("PI", "SK", "K7", "Y7")]
    assert taken(game.rules, faces).bonus == 2 * POINTS
    assert game.scoring.line(4, bid=1, won=1, bonus=2 * POINTS).points == 40


def last_round(
    game: BiddingGame, hands: tuple[tuple[str, ...], ...], bids: tuple[int, ...]
) -> list[int]:
    """The points of a first round in which each seat plays its only piece."""
    none = (None,) * len(hands)
    state = State(len(hands), Phase.PLAY, 1, 2, 0, hands, none, bids, cards=1)
    events: tuple[Event, ...] = ()
    for seat, (code,) in enumerate(hands):
        events = decide(game, state, seat, Play(code), Fate(0).chance)
        state = fold(state, events)
    return [line.points for line in state.sheet[-1]]


@at_tables(GOLDEN)
def test_gold_is_paid_to_whoever_makes_the_bid_and_to_nobody_else(table: Table, seed: int) -> None:
    """The difference to the game without gold is 10 for every golden face captured."""
    for number, events in enumerate(rounds(logged(sail(table, seed))), 1):
        scored = next(event for event in events if isinstance(event, RoundScored))
        for seat, line in enumerate(scored.lines):
            assert isinstance(line, BidLine)
            found = POINTS * captured(table, events, seat)
            assert line.points - without_gold(table, number, line, found) == (
                found if 0 < line.bid == line.won else 0
            )


def without_gold(table: Table, number: int, line: BidLine, found: int) -> int:
    options = [option for option in table.options if option != "gold"]
    bonus = line.bonus - found if line.bonus else 0
    return book(table.game.id).score(number, line.bid, line.won, bonus, options).points


def captured(table: Table, events: list[Event], seat: int) -> int:
    faces: list[str] = []
    found, read = 0, book(table.game.id)
    assert isinstance(read, SkullKing)
    for event in events:
        match event:
            case Played(face=face):
                faces.append(face)
            case TrickTaken(taker):
                found += sum(face in read.gold for face in faces) * (taker == seat)
                faces = []
    return found


@at_tables(GOLDEN, 1)
def test_gold_is_found_at_every_golden_table(table: Table, seed: int) -> None:
    """The tests above are not about nothing: twenty voyages bring some gold home."""
    lines = [line for at in range(20) for line in score_lines(table, seed + at)]
    assert any(isinstance(line, BidLine) and line.bonus for line in lines)


def score_lines(table: Table, seed: int) -> list[object]:
    log = logged(sail(table, seed))
    return [line for event in log if isinstance(event, RoundScored) for line in event.lines]
