"""A server's table from the terminal: real servers, real sockets, lines that break."""

import asyncio
import logging
import stat
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from jollyroger.client import line
from jollyroger.rules.moves import Bid, Move, Play
from jollyroger.rules.refused import Refused
from jollyroger.rules.state import Phase
from jollyroger.table.acts import Remove, Say, Speak, Start, Undo
from jollyroger.table.settings import Settings
from jollyroger.table.table import Table as Log
from jollyroger.terminal import identity
from jollyroger.terminal.inquiries import Inquiries
from jollyroger.terminal.link import Link, is_here, read
from jollyroger.terminal.listener import Listener
from jollyroger.terminal.remote import RemoteSitting
from jollyroger.terminal.server import Server, declined, tame
from jollyroger.terminal.sitting import Gone, Heard, News, Said, Seen
from jollyroger.wire import views
from jollyroger.wire.frames import Events, View, write
from jollyroger.words.catalogue import LANGUAGES, words
from jollyroger.words.refusals import refusal
from server.ears import listening
from server.harbour_of import PATIENCE, Harbour, guest, harbour_of, opened


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    with harbour_of(tmp_path_factory.mktemp("harbour")) as started:
        yield started
        assert started.troubles() == []


TESTS = count(1)


@pytest.fixture
def harbour(port: Harbour) -> Harbour:
    """A server, and a new one on its port before it has seen too many newcomers."""
    if next(TESTS) % 6 == 0:
        port.stop()
        port.start()
    return port


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user of our own, with nothing kept yet."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


@dataclass
class Terminal:
    """A sitting and its listener, as every mode of the terminal has them."""

    sitting: RemoteSitting
    heard: Listener = field(default_factory=lambda: Listener(words("en")))
    news: list[News] = field(default_factory=list)
    random: Random = field(default_factory=lambda: Random(7))
    lines: list[str] = field(default_factory=list)

    async def arrive(self) -> None:
        first = await self.sitting.news()
        assert isinstance(first, Seen)
        self.news.append(first)
        self.heard.arrive(first, await self.sitting.past())

    async def hear(self) -> None:
        news = await self.sitting.news()
        self.news.append(news)
        self.lines += self.heard.hear(news)

    async def outcome(self) -> None:
        """What came of a move: the next news that are not about the line."""
        async with asyncio.timeout(PATIENCE):
            await self.hear()
            while isinstance(self.news[-1], Said):
                await self.hear()

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                await self.hear()

    async def my_turn(self) -> None:
        await self.until(lambda: self.heard.my_turn or self.heard.over)

    def choice(self) -> Move:
        return self.random.choice(self.heard.may)

    async def play_on(self, moves: int = 10_000) -> None:
        """So many moves of ours, or until the end."""
        for _ in range(moves):
            await self.my_turn()
            if self.heard.over:
                return
            await self.sitting.take(self.choice())
            await self.outcome()

    @property
    def entries(self) -> list[Any]:
        return [each for news in self.news if isinstance(news, Heard) for each in news.entries]


@asynccontextmanager
async def terminal(link: str, name: str = "Ada", watch: bool = False) -> AsyncIterator[Terminal]:
    sitting = await asyncio.to_thread(RemoteSitting.open, link, name, watch)
    try:
        async with asyncio.timeout(PATIENCE):
            here = Terminal(sitting)
            await here.arrive()
        yield here
    finally:
        await sitting.close()


def sailing(voyage: Awaitable[None]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(voyage, 4 * PATIENCE)

    asyncio.run(bounded())


async def table(harbour: Harbour, **settings: Any) -> str:
    """A table that somebody has opened from elsewhere and left to us: a link, seat 0 free."""
    host = await guest(harbour, "Host")
    id = await opened(harbour, host, **{"players": 2, "bot": "random", **settings})
    return f"{harbour.url}/t/{id}"


def is_over(here: Terminal) -> bool:
    return here.heard.over


@asynccontextmanager
async def lone(harbour: Harbour, **settings: Any) -> AsyncIterator[Terminal]:
    """At a table of our own against bots, started: opened with our own token."""
    server = await asyncio.to_thread(identity.introduced, harbour.url, "Ada")
    asked = {"players": 2, "bot": "random", **settings}
    id = (await asyncio.to_thread(lambda: server.post("/api/tables", name="Ada", settings=asked)))[
        "id"
    ]
    async with terminal(f"{harbour.url}/t/{id}") as here:
        await here.sitting.take(Start())
        yield here


# Whole games


@pytest.mark.parametrize(
    ("game", "players"), [("skull_king", 2), ("doubloons", 3), ("dice", 3), ("skull_queen", 2)]
)
def test_a_whole_game_over_the_wire_ends_with_the_score_of_the_servers_record(
    harbour: Harbour, game: str, players: int
) -> None:
    """Against bots; what the listener knows is what the record says, and nothing is told twice."""

    async def voyage() -> None:
        async with lone(harbour, game=game, players=players) as here:
            await here.play_on()
            kept = await here.sitting.record()
            assert here.heard.over
            assert here.heard.known.scores() == kept.state().scores()
            assert len(here.heard.known.sheet) == here.heard.game.rounds[players]
            assert all(isinstance(news, Heard) for news in here.news[1:])
            sealed = [note for note in kept.notes if note.plain["note"] == "revealed"]
            assert len(sealed) == len(here.heard.known.sheet)  # our number was in every deal

    sailing(voyage())


def test_two_terminals_at_one_table(harbour: Harbour, tmp_path: Path, monkeypatch: Any) -> None:
    """Each its own seat and hand; both end with the same score, and hear each other talk."""

    async def voyage() -> None:
        async with AsyncExitStack() as lines:
            link = await table(harbour, game="skull_king", players=3, chat=True)
            crew = []
            for name in ("Ada", "Bea"):
                monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / name))
                crew.append(await lines.enter_async_context(terminal(link, name)))
            ada, bea = crew
            assert [each.heard.seat for each in crew] == [1, 2]
            await ada.sitting.take(Say("Ahoy from below"))
            await bea.until(lambda: "Ada says: Ahoy from below" in bea.heard.lines)
            with pytest.raises(Refused, match="host_only"):
                await bea.sitting.take(Start())

    sailing(voyage())


def test_two_people_play_a_game_to_its_end(
    harbour: Harbour, tmp_path: Path, monkeypatch: Any
) -> None:
    """At a table for two without bots."""

    async def voyage() -> None:
        async with AsyncExitStack() as lines:
            monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "a"))
            server = await asyncio.to_thread(identity.introduced, harbour.url, "Ada")
            settings = {"game": "skull_queen", "players": 2}
            answer = await asyncio.to_thread(
                lambda: server.post("/api/tables", name="Ada", settings=settings)
            )
            by_ear = f"{harbour.url} {answer['code'].lower()}"
            ada = await lines.enter_async_context(terminal(by_ear))
            monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "b"))
            bea = await lines.enter_async_context(terminal(answer["link"], "Bea"))
            assert (ada.heard.seat, bea.heard.seat) == (0, 1)
            await ada.sitting.take(Start())
            await asyncio.gather(ada.play_on(), bea.play_on())
            assert ada.heard.known.scores() == bea.heard.known.scores()
            assert ada.heard.names == bea.heard.names == ["Ada", "Bea"]

    sailing(voyage())


def test_a_table_is_opened_from_the_terminal(
    harbour: Harbour, tmp_path: Path, monkeypatch: Any
) -> None:
    """The link and the code lead others there; without a name nobody's login name goes out."""

    async def voyage() -> None:
        settings = Settings("dice", 3, (), "calm", "random", chat=True, advice="always")
        sitting = await asyncio.to_thread(RemoteSitting.host, harbour.url, "Mary", settings)
        invited = sitting.invitation
        assert invited is not None
        mary = Terminal(sitting)
        await mary.arrive()
        assert (mary.heard.seat, mary.heard.may_start) == (0, True)
        assert mary.heard.table is not None
        assert mary.heard.table.settings == settings
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "b"))
        by_code = f"{harbour.url} {invited.code}"
        tom = await asyncio.to_thread(RemoteSitting.open, by_code, None)
        there = Terminal(tom)
        await there.arrive()
        assert there.heard.names[1] == "Sailor"
        assert "--name Sailor" in tom.back
        asked = Inquiries(there.heard).ask("who")
        assert asked == "Mary, you, empty seat. Mary is the host."
        await mary.sitting.take(Start())
        await there.until(lambda: there.heard.playing)
        await tom.close()
        again = await asyncio.to_thread(RemoteSitting.open, invited.link, None)
        assert "--name Sailor" in again.back  # the server knows who comes back
        await sitting.close()

    sailing(voyage())


# Lines that break


async def cut(here: Terminal) -> None:
    """As if the cable had been pulled."""
    socket = here.sitting._client._socket
    assert socket is not None
    socket.transport.abort()


@pytest.fixture
def swift(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "SHORTEST", 0.02)


@pytest.mark.usefixtures("swift")
def test_a_line_that_is_cut_again_and_again_loses_and_doubles_nothing(harbour: Harbour) -> None:
    """The log that was heard is the log of the server, and each loss and return is told once."""

    async def voyage() -> None:
        async with lone(harbour, game="skull_king") as here:
            cuts = 0
            while not here.heard.over:
                await here.my_turn()
                if is_over(here):
                    break
                asking = asyncio.ensure_future(here.sitting.take(here.choice()))
                if here.random.random() < 0.3:
                    await asyncio.sleep(here.random.choice([0, 0.002]))
                    await cut(here)
                    cuts += 1
                await asking
                await here.outcome()
            record = await here.sitting.record()
            assert here.heard.known.scores() == record.state().scores()
            told = [news.key for news in here.news if isinstance(news, Said)]
            assert cuts > 3
            assert told == ["online-lost", "online-back"] * (len(told) // 2)
            assert told
            moves = [each for each in here.entries if type(each).__name__ == "Played"]
            assert moves == [each for each in record.events if type(each).__name__ == "Played"]

    sailing(voyage())


@pytest.mark.usefixtures("swift")
def test_a_server_that_is_killed_and_started_again_goes_on(tmp_path: Path) -> None:
    """In the middle of a game, with a move on its way; the seat, the game and the log go on."""

    async def voyage(own: Harbour) -> None:
        async with lone(own, game="doubloons") as here:
            for _ in range(3):
                await here.play_on(3)
                await here.my_turn()
                asking = asyncio.ensure_future(here.sitting.take(here.choice()))
                await asyncio.to_thread(own.kill)
                await asyncio.to_thread(own.start)
                await asking
                await here.outcome()
            await here.play_on()
            record = await here.sitting.record()
            assert here.heard.known.scores() == record.state().scores()
            told = [news.key for news in here.news if isinstance(news, Said)]
            assert told == ["online-lost", "online-back"] * 3

    with harbour_of(tmp_path / "own") as own:
        sailing(voyage(own))
        assert own.troubles() == []


@pytest.mark.usefixtures("swift")
def test_who_finds_no_server_for_too_long_is_told_how_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No news, no move, no hint any more; the way back is a command."""

    async def voyage(own: Harbour) -> None:
        async with lone(own, game="skull_king") as here:
            await here.my_turn()
            here.sitting._line._patience = 0.3
            await asyncio.to_thread(own.kill)
            for asked in (
                here.sitting.take(Bid(0)),
                here.until(lambda: False),
                here.sitting.hint(),
            ):
                with pytest.raises(Gone) as gone:
                    await asked
                assert gone.value.reason == "online-gone"
            assert here.sitting.back == f"play --join {here.sitting.link} --name Ada"
            assert here.sitting.parting == "online-kept"

    with harbour_of(tmp_path / "own") as own:
        sailing(voyage(own))


@pytest.mark.usefixtures("swift")
def test_who_is_removed_is_told_so_and_not_let_in_again(harbour: Harbour) -> None:
    """While the line is up, and at the door."""

    async def voyage() -> None:
        host = await guest(harbour, "Host")
        id = await opened(harbour, host, game="dice", players=3)
        link = f"{harbour.url}/t/{id}"
        async with terminal(link) as here:
            async with listening(harbour, id, host.token) as ear:
                await ear.act(Remove(1))
                with pytest.raises(Gone) as gone:
                    await here.until(lambda: False)
            assert gone.value.reason == "refused-removed"
        with pytest.raises(Refused, match="removed"):
            async with terminal(link):
                pass

    sailing(voyage())


# Seats


def test_coming_back_later_is_the_same_guest_in_the_same_seat(harbour: Harbour, home: Path) -> None:
    """The token is kept for this user alone, and is in nothing that could be shown."""

    async def voyage() -> None:
        link = await table(harbour, game="skull_king", players=4)
        async with terminal(link) as here:
            assert here.heard.seat == 1
        async with terminal(link) as here:
            assert here.heard.seat == 1
            assert here.heard.names == ["Host", "Ada", "", ""]
            (kept,) = (home / "jollyroger" / "guests").iterdir()
            token = kept.read_text().strip()
            assert token not in f"{here.sitting.back} {here.sitting.link} {here.heard.lines}"
            assert stat.S_IMODE(kept.stat().st_mode) == 0o600

    sailing(voyage())


def test_in_a_running_game_a_bots_seat_is_had_from_the_next_round_on(harbour: Harbour) -> None:
    """And the table tells so; whoever comes back while waiting waits on."""

    async def voyage() -> None:
        host = await guest(harbour, "Host")
        id = await opened(harbour, host, game="skull_king", players=2, bot="random")
        async with listening(harbour, id, host.token) as ear:
            await ear.act(Start())
            await ear.until(lambda ear: ear.my_turn)
            async with terminal(f"{harbour.url}/t/{id}") as here:
                assert here.heard.seat is None
                await here.until(lambda: any("takes the seat" in told for told in here.heard.lines))
            async with terminal(f"{harbour.url}/t/{id}") as here:
                await ear.play("bid 0")
                await ear.until(lambda ear: any(move.startswith("play") for move in ear.may))
                await ear.play(ear.may[0])
                await here.until(lambda: here.heard.seat == 1)
                await here.my_turn()
                assert here.heard.known.round == 2
                await here.sitting.take(Bid(1))

    sailing(voyage())


def test_where_no_seat_is_to_be_had_the_way_out_is_to_watch(
    harbour: Harbour, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full table, one sentence."""

    async def voyage() -> None:
        link = await table(harbour, game="skull_king")
        async with terminal(link):
            monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "other"))
            with pytest.raises(Refused) as refused:
                async with terminal(link, "Bea"):
                    pass
        assert refused.value.code == "no_seat"
        assert f"jollyroger watch {link}" in refusal(words("en"), refused.value)

    sailing(voyage())


# Watching


def test_who_watches_sees_no_hand_and_no_sealed_bid(harbour: Harbour) -> None:
    """Not even their own, if they sit there too; and they cannot play."""

    async def voyage() -> None:
        async with lone(harbour, game="skull_king", players=3) as here:
            await here.my_turn()
            async with terminal(here.sitting.link, watch=True) as watcher:
                assert watcher.heard.seat is None
                with pytest.raises(Refused, match="not_a_guest"):
                    await watcher.sitting.take(Bid(0))
                await here.play_on(20)
                round = here.heard.known.round
                await watcher.until(lambda: watcher.heard.known.round >= round)
                tables = [
                    watcher.heard.known,
                    *(n.table.play for n in watcher.news if isinstance(n, Seen)),
                ]
                hands = [hand for play in tables if play for hand in play.hands]
                assert hands
                assert not any(any(hand) for hand in hands)
                dealt = [each for each in watcher.entries if type(each).__name__ == "Dealt"]
                assert dealt
                assert not any(any(hand) for each in dealt for hand in each.hands)
                assert watcher.sitting.back == f"watch {here.sitting.link}"

    sailing(voyage())


# What is asked


def test_what_is_refused_says_why_and_the_next_move_is_taken(harbour: Harbour) -> None:
    """The server's reason, with its facts and its rule; nothing has changed."""

    async def voyage() -> None:
        async with lone(harbour, game="skull_king") as here:
            await here.my_turn()
            with pytest.raises(Refused) as refused:
                await here.sitting.take(Bid(9))
            assert (refused.value.code, refused.value.rule) == ("bid_range", "SK3")
            assert refused.value.facts == {"most": 1}
            with pytest.raises(Refused, match=r"not_in_hand|not_now"):
                await here.sitting.take(Play("K1"))
            with pytest.raises(Refused, match="nothing_to_undo"):
                await here.sitting.take(Undo())
            await here.sitting.take(Bid(1))
            await here.outcome()
            await here.play_on(1)

    sailing(voyage())


def test_a_move_is_taken_back_and_the_table_is_seen_anew(harbour: Harbour) -> None:
    """Alone among bots; the same hand again, and the record is marked."""

    async def voyage() -> None:
        async with lone(harbour, game="skull_king") as here:
            await here.play_on(4)
            await here.my_turn()
            if here.heard.known.phase is Phase.CHOOSE:
                await here.sitting.take(here.choice())
                await here.until(lambda: here.heard.known.phase is Phase.PLAY)
            await here.sitting.take(Undo())
            await here.until(lambda: isinstance(here.news[-1], Seen))
            await here.play_on()
            record = await here.sitting.record()
            assert here.heard.known.scores() == record.state().scores()
            assert [n for n in record.notes if n.plain["note"] == "taken_back"]
            async with terminal(here.sitting.link) as again:
                assert again.heard.over
                assert again.heard.lines[-3:] == here.heard.lines[-3:]

    sailing(voyage())


def test_a_hint_comes_with_its_reasons(harbour: Harbour) -> None:
    """As the terminal's own; refused when it is not our turn."""

    async def voyage() -> None:
        async with lone(harbour, game="skull_king") as here:
            await here.my_turn()
            advice = await here.sitting.hint()
            assert advice.move in here.heard.may
            assert advice.reasons
            assert all(option.move in here.heard.may for option in advice.options)

    sailing(voyage())


def test_what_was_too_fast_is_asked_again_by_itself(harbour: Harbour) -> None:
    """More phrases at once than the server takes: each is said once."""

    async def voyage() -> None:
        async with lone(harbour, game="skull_king") as here:
            async with asyncio.timeout(PATIENCE):
                for _ in range(50):
                    await here.sitting.take(Speak("ahoy"))
            await here.until(lambda: len(spoken(here)) >= 50)
            await here.my_turn()
            assert len(spoken(here)) == 50

    sailing(voyage())


def spoken(here: Terminal) -> list[Any]:
    return [each for each in here.entries if type(each).__name__ == "Spoke"]


def test_who_arrives_late_can_look_back(harbour: Harbour) -> None:
    """The log of the game so far comes with the table, and nothing in it is told again."""

    async def voyage() -> None:
        async with lone(harbour, game="skull_queen", players=3) as here:
            await here.play_on(6)
            await here.my_turn()
            here.heard.hear_plays()
            async with terminal(here.sitting.link) as again:
                assert again.heard.known == here.heard.known
                told = [line for line in here.heard.lines if "choice is in" not in line]
                assert again.heard.lines == told[told.index("The game begins.") + 1 :]
                assert again.heard.last == here.heard.last

    sailing(voyage())


def test_leaving_in_the_middle_makes_no_noise(
    harbour: Harbour, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    """Cancelled while waiting for news, as Ctrl-C does it."""

    async def voyage() -> None:
        async with lone(harbour, game="skull_king") as here:
            await here.my_turn()
            news = asyncio.ensure_future(here.sitting.news())
            await asyncio.sleep(0)
            news.cancel()
            with suppress(asyncio.CancelledError):
                await news
            await asyncio.sleep(0.1)
            asyncio.get_running_loop().call_soon(tasks[0].cancel)
            while True:
                await here.sitting.news()

    async def cancelled() -> None:
        tasks.append(asyncio.ensure_future(voyage()))
        with suppress(asyncio.CancelledError):
            await asyncio.wait_for(tasks[0], PATIENCE)
        assert tasks[0].cancelled()
        assert asyncio.all_tasks() == {asyncio.current_task()}

    tasks: list[asyncio.Task[None]] = []
    with caplog.at_level(logging.WARNING):
        asyncio.run(cancelled())
    assert caplog.records == []
    assert capfd.readouterr().err == ""


# Servers that are none of ours


@asynccontextmanager
async def stranger(*frames: str) -> AsyncIterator[RemoteSitting]:
    """Somebody who says just this to whoever joins."""

    async def speak(socket: ServerConnection) -> None:
        await socket.recv()
        for frame in frames:
            await socket.send(frame)
        await socket.wait_closed()

    async with serve(speak, "127.0.0.1", 0) as door:
        port = door.sockets[0].getsockname()[1]
        sitting = RemoteSitting(Server(f"http://127.0.0.1:{port}"), "ab12", "Ada", watch=True)
        try:
            async with asyncio.timeout(PATIENCE):
                yield sitting
        finally:
            await sitting.close()


def view(**changed: Any) -> str:
    plain = views.view(Log(Settings("skull_king", 2)), None) | changed
    return write(View(1, None, plain, [], [], {}))


def events(*entries: Any, seq: int = 2) -> str:
    return write(Events(seq, list(entries), [], [], {}))


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ('{"frame":"refused","code":"reload","facts":{"protocol":2}}', "other_version"),
        ('{"frame":"refused","code":"table_full"}', "table_full"),
        ('{"frame":"refused","code":"parrot_asleep"}', "unknown_refusal"),
        ("ahoy", "no_answer"),
        ('{"frame":"view","seq":1,"seat":null,"view":{},"may":[],"due":[],"aid":{}}', "no_answer"),
        (view(stage="afloat"), "no_answer"),
        (view(seats=[None]), "no_answer"),
    ],
)
def test_who_is_not_let_in_hears_why(frame: str, code: str) -> None:
    """A version that does not fit, a table that is full, a server that is none."""

    async def voyage() -> None:
        async with stranger(frame) as sitting:
            with pytest.raises(Refused) as refused:
                await sitting.news()
            assert refused.value.code == code
            assert all(refusal(words(lang), refused.value) for lang in LANGUAGES)

    sailing(voyage())


@pytest.mark.parametrize(
    "entry",
    [
        {"event": "played", "seat": 0, "piece": "K1", "face": "K1"},
        {"event": "sat", "seat": 7, "name": "Ada", "guest": ""},
        {"event": "sat", "seat": "0"},
        {"event": "taken_back", "to": 1},
        {"event": "stood_in", "seat": 0, "bot": "random"},
        {"event": "arranged", "settings": {"game": "whist"}},
        "ahoy",
    ],
)
def test_an_entry_that_cannot_be_ends_the_sitting_in_one_sentence(entry: Any) -> None:
    """Nothing a server says makes this program fall over."""

    async def voyage() -> None:
        async with stranger(view(), events(entry)) as sitting:
            assert isinstance(await sitting.news(), Seen)
            with pytest.raises(Gone) as gone:
                await sitting.news()
            assert gone.value.reason == "online-unreadable"

    sailing(voyage())


def test_entries_of_a_newer_server_are_passed_over_and_old_ones_told_once() -> None:
    """The numbers go on all the same; that something was told twice is doubted."""
    new = {"event": "parrot_spoke", "words": "pieces of eight"}
    sat = [{"event": "sat", "seat": n, "name": f"Ada {n}\x1b[2J", "guest": ""} for n in range(2)]

    async def voyage() -> None:
        async with stranger(
            view(), events(new), events(new, *sat, seq=4), events(sat[1], seq=4)
        ) as here:
            await here.news()
            told: list[Any] = []
            while len(told) < 2:
                news = await here.news()
                if isinstance(news, Heard):
                    told += news.entries
                else:
                    assert isinstance(news, Said)
                    assert news.key == "doubt-gap"
            assert [entry.name for entry in told] == ["Ada 0 [2J", "Ada 1 [2J"]
            assert here._reading.table.seq == 4

    sailing(voyage())


# Links


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("http://127.0.0.1:6660/t/ab12", Link("http://127.0.0.1:6660", table="ab12")),
        (" https://Example.ORG:443/t/ab-1_2/ ", Link("https://example.org", table="ab-1_2")),
        ("https://example.org/t/ab12?x=1#y", Link("https://example.org", table="ab12")),
        ("http://[::1]:6660/t/ab12", Link("http://[::1]:6660", table="ab12")),
        ("example.org/t/ab12", Link("https://example.org", table="ab12")),
        ("192.168.1.7:6660/t/ab12", Link("http://192.168.1.7:6660", table="ab12")),
        ("parrot.local:6660 RIBADO", Link("http://parrot.local:6660", code="RIBADO")),
        ("https://example.org/ ri-ba-do", Link("https://example.org", code="RIBADO")),
        ("localhost:6660 ri ba do", Link("http://localhost:6660", code="RIBADO")),
    ],
)
def test_a_link_is_read_as_the_page_shows_it_or_as_it_is_said(text: str, link: Link) -> None:
    """Always the same server by the same name, so that its token is found."""
    assert read(text) == link


@pytest.mark.parametrize(
    "text",
    [
        "",
        "RIBADO",
        "http://",
        "ftp://example.org/t/ab12",
        "file:///t/ab12",
        "http://me:secret@example.org/t/ab12",
        "http://example.org/replay/ab12",
        "http://example.org/t/ab12/more",
        "http://example.org:port/t/ab12",
        "http://example.org:99999/t/ab12",
        "http://[::1/t/ab12",
        "http://example.org",
        "http://example.org/t/ab12 RIBADO",
        "http://exa mple.org/t/ab12",
        "http://example.org/return#abc.secret",
    ],
)
def test_what_leads_to_no_table_is_refused_in_one_sentence(text: str) -> None:
    """With the way out, and without any secret that stood in it."""
    with pytest.raises(Refused) as refused:
        read(text)
    assert refused.value.code == "no_link"
    for lang in LANGUAGES:
        assert "secret" not in refusal(words(lang), refused.value).replace("me:secret@", "")


def test_a_server_on_this_computer_is_asked_without_a_proxy() -> None:
    """Nobody else could reach it."""
    assert [is_here(f"http://{host}") for host in ("localhost:1", "127.0.0.1", "[::1]:2")] == [
        True
    ] * 3
    assert not any(is_here(f"http://{host}") for host in ("example.org", "192.168.1.7"))


def test_a_server_that_is_not_there_and_a_table_that_is_not_there(harbour: Harbour) -> None:
    """One sentence each, whether one plays or watches."""
    for watch in (False, True):
        with pytest.raises(Refused, match="no_server"):
            RemoteSitting.open("http://127.0.0.1:9/t/ab12", "Ada", watch)
        with pytest.raises(Refused, match="no_such_table"):
            RemoteSitting.open(f"{harbour.url}/t/ab12", "Ada", watch)
        with pytest.raises(Refused, match="no_such_code"):
            RemoteSitting.open(f"{harbour.url} BABABA", "Ada", watch)
    for name, code in (("A" * 25, "text_length"), ("A\u202e", "name_unseen")):
        with pytest.raises(Refused, match=code):
            RemoteSitting.open(f"{harbour.url}/t/ab12", name)


def test_a_refusal_we_have_no_words_for_is_told_all_the_same() -> None:
    """A newer server may have reasons of its own, or other facts."""
    assert declined("bid_range", {"most": 3}, "SK3").code == "bid_range"
    assert declined("reload", {"protocol": 2}).code == "other_version"
    for code, facts in (("parrot_asleep", {}), ("bid_range", {}), ("bid_range", {"most": 1.5})):
        assert declined(code, facts).code == "unknown_refusal"


def test_no_server_sends_this_terminal_commands() -> None:
    """What a terminal would obey is a space here."""
    assert tame({"name\x1b": ["a\x1b[2Jb", 3, None]}) == {"name ": ["a [2Jb", 3, None]}
