"""Games that no module of ours knows are played to their end, in lines and on the screen."""

import asyncio
import io
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from games import knaves, needs, oh_hell
from games.guests import modules
from games.shelved import shelved
from jollyroger.rules.game import Game
from jollyroger.rules.notation import write_move
from jollyroger.rules.state import Phase
from jollyroger.table.settings import Settings
from jollyroger.terminal.console import Console
from jollyroger.terminal.inquiries import COMMANDS
from jollyroger.terminal.listener import Listener
from jollyroger.terminal.local import LocalSitting
from jollyroger.terminal.plain import PlainTable
from jollyroger.terminal.plain_replay import Replay
from jollyroger.terminal.screen.help import help_text
from jollyroger.terminal.screen.marks import suit_mark
from jollyroger.words.aloud import Aloud
from jollyroger.words.catalogue import LANGUAGES
from terminal.pilots import USUAL, Hands, sailed


@pytest.fixture(params=modules(), ids=lambda guest: str(guest.GAME.id))
def game(request: pytest.FixtureRequest) -> Iterator[Game]:
    with shelved(request.param.GAME, request.param.WORDS) as found:
        yield found


class Player(io.StringIO):
    """Asks everything there is to ask, then moves by number or notation; Enter at the end."""

    def __init__(self, listener: Listener, seed: int) -> None:
        super().__init__()
        self.listener = listener
        self.luck = Random(seed)
        self.questions: list[str] = []

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        if self.listener.over:
            return "\n"
        if not self.questions:
            self.questions = [*COMMANDS, "repeat", self._move()]
        return f"{self.questions.pop(0)}\n"

    def _move(self) -> str:
        choices = self.listener.choices
        at = self.luck.randrange(len(choices.moves))
        return str(at + 1) if choices.are_numbered else write_move(choices.game, choices.moves[at])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_plain_lines_every_question_is_answered(game: Game, lang: str, tmp_path: Path) -> None:
    """Then the record is told once more."""
    out, listener = io.StringIO(), Listener(Aloud(lang))
    settings = Settings(game.id, 3, bot="random")
    sitting = LocalSitting.opened(settings, "Ada", 7, tmp_path / "game.jsonl")
    PlainTable(Console(Player(listener, 7), out), listener, sitting).play("back")
    assert listener.over
    assert "{" not in out.getvalue()
    again = io.StringIO()
    Replay(Console(None, again), Aloud(lang), asyncio.run(sitting.record())).play()
    assert " ".join(listener.lines[-1].split()) in " ".join(again.getvalue().split())


def test_on_the_screen_by_keys(game: Game, tmp_path: Path) -> None:
    """The list, the bids that are open, and pieces with no shape of their own."""

    async def play(hands: Hands) -> None:
        while not hands.heard.over:
            await hands.move()
        await hands.rest()

    sailed(game.id, 3, "en", tmp_path / "game.jsonl", play)


MOST_LOOKS = 8
MANY = [(oh_hell, 7), (needs, 8)]
many = pytest.mark.parametrize(
    ("guest", "players"), MANY, ids=[f"{guest.GAME.id}-{players}" for guest, players in MANY]
)


@many
def test_seven_and_eight_are_told_in_plain_lines(
    guest: ModuleType, players: int, tmp_path: Path
) -> None:
    """Everybody is named, and the game comes to its end."""
    with shelved(guest.GAME, guest.WORDS) as game:
        out, listener = io.StringIO(), Listener(Aloud("en"))
        settings = Settings(game.id, players, bot="random")
        sitting = LocalSitting.opened(settings, "Ada", 7, tmp_path / "game.jsonl")
        PlainTable(Console(Player(listener, 7), out), listener, sitting).play("back")
        assert listener.over
        told = " ".join(out.getvalue().split())
        assert "{" not in told
        assert len(listener.names) == players
        assert all(name in told for name in listener.names if name != "Ada")  # who is "you"


def _shown(heard: Listener) -> list[str]:
    return ["You" if seat == heard.seat else name for seat, name in enumerate(heard.names)]


@many
def test_seven_and_eight_are_played_on_the_smallest_screen(
    guest: ModuleType, players: int, tmp_path: Path
) -> None:
    """80 by 24: everybody is on it, in the list or beside the trick, and the keys play."""

    async def play(hands: Hands) -> None:
        while not hands.heard.over:
            if not hands.heard.known.trick:
                await hands.rest()
                screen = hands.screen()
                assert len(screen.splitlines()) <= USUAL[1]
                assert [name for name in _shown(hands.heard) if name not in screen] == []
            await hands.move()
        await hands.rest()

    with shelved(guest.GAME, guest.WORDS) as game:
        sailed(game.id, players, "en", tmp_path / "game.jsonl", play)


def test_a_bid_that_was_made_in_turn_is_seen_and_nobody_is_ready_before(tmp_path: Path) -> None:
    """OH4: on the screen every bid stands at its seat; who comes later is not called ready."""
    seen: list[tuple[str, str]] = []

    async def play(hands: Hands) -> None:
        while len(seen) < MOST_LOOKS and not hands.heard.over:
            await hands.rest()
            if hands.heard.known.phase is Phase.CHOOSE:
                made = {hands.heard.names[seat] for seat, _ in hands.heard.known.chosen}
                rows = {line.split()[0]: line for line in hands.screen().splitlines()[2:9]}
                seen.extend((name, row) for name, row in rows.items() if name in made)
                assert all(("ready" in row) == (name in made) for name, row in rows.items())
                assert all(re.search(r"\d +-?\d+ +ready", rows[name]) for name in made)
            await hands.move()

    with shelved(oh_hell.GAME, oh_hell.WORDS) as game:
        sailed(game.id, 7, "en", tmp_path / "game.jsonl", play)
    assert len(seen) >= MOST_LOOKS


def test_eight_have_a_row_each_on_the_smallest_screen(tmp_path: Path) -> None:
    """While somebody bids or plays; a list of choices takes their room."""
    looks = 0

    async def play(hands: Hands) -> None:
        nonlocal looks
        while looks < 3:
            await hands.rest()
            rows = [line.strip(" ►").split() for line in hands.screen().splitlines()[1:9]]
            assert sorted(row[0] for row in rows) == sorted(_shown(hands.heard))
            looks += 1
            await hands.move()

    with shelved(needs.GAME, needs.WORDS) as game:
        sailed(game.id, 8, "en", tmp_path / "game.jsonl", play)


def test_where_nobody_bids_nothing_is_told_of_bids(tmp_path: Path) -> None:
    """KN3, KN4: `table` names the trump and the tricks, `rules` says that there are none here."""
    with shelved(knaves.GAME, knaves.WORDS) as game:
        out, listener = io.StringIO(), Listener(Aloud("en"))
        sitting = LocalSitting.opened(Settings(game.id, 3, bot="random"), "Ada", 7, tmp_path / "g")
        PlainTable(Console(Player(listener, 7), out), listener, sitting).play("back")
        told = " ".join(out.getvalue().split())
        help_page = help_text(Aloud("en"), game, 76)
    assert "Nobody bids in this game." in told
    assert "There are no short rules of Knaves here." in told
    assert re.search(r"Trump: \w+\. (Ada|you) \d+ won; ", told)
    assert not re.search(r"Bids:|bid \d|bonus|Yo-ho-ho", told)
    assert "Mary" not in help_page
    assert " bid" not in help_page
    assert len({suit_mark(game, suit) for suit in game.box.suits}) == len(game.box.suits)
