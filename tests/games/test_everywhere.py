"""Games that no module of ours knows are simulated, judged, recorded, dealt fairly, and kept."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from contract.voyages import CATCH_THE_TEN, GUESTS, KNAVES, OH_HELL, Table, logged, record, sail
from games.guests import guests, modules
from jollyroger.__main__ import main
from jollyroger.arena.report import as_table
from jollyroger.arena.simulate import BATCH, Plan, planned, played
from jollyroger.bots.crew import bot
from jollyroger.pad.sheet import Sheet
from jollyroger.rules.game import may
from jollyroger.rules.moves import Play
from jollyroger.rules.record import read, write
from jollyroger.rules.shelf import GAMES
from jollyroger.rules.view import view
from jollyroger.table.records import record_of
from jollyroger.table.verify import verify
from jollyroger.words.catalogue import LANGUAGES, words
from pad.keeping import CREW, on_disk
from pad.scribbles import kept
from pad.test_lines import typed
from rulebook.scenes import unbid
from shell import jollyroger
from table.voyages import Voyage

IDS = [guest.GAME.id for guest in modules()]


@pytest.fixture(autouse=True)
def on_the_shelf() -> Iterator[None]:
    with guests():
        yield
    assert not set(IDS) & set(GAMES)


def said(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    main([*args])
    return capsys.readouterr().out


@pytest.mark.parametrize("game", IDS)
def test_bots_play_it_by_rules_of_thumb_at_every_level(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """There are no nets; as many games as one process plays, another has a shelf of its own."""
    asked = ("--bots", "heuristic,level3,random", "--games", str(BATCH), "--json")
    told = said(capsys, "simulate", game, *asked, "--lang", "en")
    assert [row["name"] for row in json.loads(told)["bots"]] == ["heuristic", "level3", "random"]


@pytest.mark.parametrize("game", IDS)
def test_the_rules_of_thumb_beat_chance(game: str) -> None:
    plan = planned(Plan(game, ("heuristic", "level3", "random"), 40, 1))
    tallies = played(plan, range(plan.games))
    worst = min(tallies["heuristic"].mean_score, tallies["level3"].mean_score)
    assert worst > tallies["random"].mean_score


def test_the_referee_settles_a_trick_with_the_trump_of_the_round(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """OH7 and OH8, in codes, in words and as JSON."""
    assert "(OH8)" in said(capsys, "referee", "oh_hell", "L5 L9 H3", "--lang", "en")
    assert "(OH7)" in said(capsys, "referee", "oh_hell", "trump hearts, L5 L9 H3", "--lang", "en")
    assert "(OH7)" in said(capsys, "referee", "oh_hell", "Trumpf Herz: L5 L9 H3", "--lang", "de")
    asked = json.dumps({"game": "oh_hell", "trick": ["L5", "L9", "H3"], "trump": "H"})
    assert json.loads(said(capsys, "referee", "oh_hell", asked, "--lang", "en"))["winner"] == 2


def test_the_referee_counts_its_points_and_not_ours(capsys: pytest.CaptureFixture[str]) -> None:
    """OH9: 10 and one for every trick; no sentence of Skull King's is told about it."""
    told = said(capsys, "referee", "oh_hell", "bid 2 won 2 round 3", "--lang", "en")
    assert told.strip() == "Bid 2, won 2: 12. (OH9)"


@pytest.mark.parametrize("players", [3, 4])
def test_where_nobody_bids_a_bot_takes_what_pays_and_leaves_what_costs(players: int) -> None:
    """KN8-KN12: clearly more than who plays at random; bids are neither counted nor told."""
    plan = planned(Plan("knaves", ("heuristic", *["random"] * (players - 1)), 40, 1))
    tallies = played(plan, range(plan.games))
    assert tallies["heuristic"].mean_score > tallies["random"].mean_score + 3
    assert tallies["heuristic"].bids_hit is None
    assert "bids" not in as_table(words("en"), plan, tallies)


def test_a_bot_does_not_lead_what_costs_to_others_who_can_play_lower() -> None:
    """KN9: they would; a knave goes on the trick of somebody else."""
    scene = unbid("knaves", "H11 L4 / H3 H12 / H4 H13 / H5 H14", trump="P")
    seen = view(scene.game, scene.state, 0)
    assert bot("heuristic")(seen, may(scene.game, scene.state, 0), Random(1)) == Play("L4")


def test_the_referee_judges_tricks_and_counts_points_where_nobody_bids(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """KN6-KN12: every knave with its own cost; without a trump that was named, it is said."""
    asked = "trump spades, H5 H11 D11"
    told = " ".join(said(capsys, "referee", "knaves", asked, "--lang", "en").split())
    assert "hearts in it: minus 4." in told
    assert "The knave of diamonds in it: minus 3." in told
    assert "(KN7, KN9, KN10)" in told
    assert "without" in said(capsys, "referee", "knaves", "H5 H11 D11", "--lang", "en")
    asked = json.dumps({"won": 7, "bonus": -6})
    answered = json.loads(said(capsys, "referee", "knaves", asked, "--lang", "en"))
    assert (answered["points"], answered["rule"]) == (1, "KN8")
    assert answered["why"] == "Won 7: 7, and minus 6 for what lay in the tricks: 1."
    for cost in ("bonus -6", "bonus minus 6", "bonus 6"):
        asked = f"won 7 {cost}: how many points?"
        assert ": 1." in said(capsys, "referee", "knaves", asked, "--lang", "en")
    hand = said(capsys, "referee", "knaves", "hand H2 D3 trick H5", "--lang", "en")
    assert "special" not in hand


@pytest.mark.parametrize("table", GUESTS, ids=str)
def test_its_record_is_read_as_it_was_written(table: Table) -> None:
    log = logged(sail(table, 4))
    text = write(record(table, log))
    again = read(text)
    assert again.events == log
    assert write(again) == text
    assert again.state().sheet == list(sail(table, 4))[-1].after.sheet


@pytest.mark.parametrize("table", [*OH_HELL[:2], *KNAVES, CATCH_THE_TEN[0], GUESTS[-1]], ids=str)
def test_its_deals_are_proven_fair(table: Table) -> None:
    """The turned card and the order of what was not dealt come of the seed, too."""
    voyage = Voyage(table, 2)
    for _ in voyage.steps():
        pass
    assert verify(read(write(record_of(voyage.crew.table)))).verdict == "fair"


@pytest.mark.parametrize("table", [*OH_HELL[:2], *KNAVES, CATCH_THE_TEN[0]], ids=str)
def test_a_scorekeeper_keeps_it_by_lines(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A whole game as it was played: the pad asks for bids and tricks, and counts as the rules."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    *_, (state, pad) = kept(table, seed=7)
    lines = "".join(f"{line}\n" for line in (CREW[0], *typed(pad, "en")))
    asked = ("--game", table.game.id, "--names", *CREW[: table.players], "--lang", "en")
    ran = jollyroger("pad", *asked, typed=lines)
    assert (ran.status, ran.err) == (0, "")
    (folder,) = tmp_path.glob("jollyroger/pads")
    assert Sheet(on_disk(folder)).totals == state.scores()


@pytest.mark.parametrize("command", ["play", "pad", "referee", "simulate", "arena", "bench"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_names_every_game_on_the_shelf(
    command: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = " ".join(said(capsys, command, "--help", "--lang", lang).split())
    assert ", ".join(GAMES) in told


def test_the_manual_and_the_shell_name_every_game_on_the_shelf(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The shell asks for them when somebody presses the tab key; its own hint may be cut short."""
    assert ", ".join(GAMES) in said(capsys, "man", "--lang", "en")
    for shell in ("zsh", "fish"):
        assert ", ".join([*GAMES][:4]) in said(capsys, "completion", shell, "--lang", "en")
    for typed_so_far in (("play", ""), ("pad", "--game", ""), ("arena", "")):
        assert said(capsys, "__complete", *typed_so_far).split() == ["begin", *GAMES]
