"""Figures for a host: counted where things happen, told over HTTP, bounded, and about nobody."""

import re
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

import asking
from jollyroger import __version__
from jollyroger.server.figures import NAMES, OTHER, Counts, Histogram
from jollyroger.server.metrics import KIND
from server.harbour_of import Guest, Harbour, Person, guest, harbour_of, opened
from waiting import run_in_time

TOKEN = "a token of the host's"
PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
SAMPLE = re.compile(r'jollyroger_(\w+)(?:\{(\w+="[^"\\]*"(?:,\w+="[^"\\]*")*)\})? ([0-9.e+-]+)')


class Scrape(NamedTuple):
    """What a page of figures says, read as strictly as Prometheus does."""

    text: str
    kinds: dict[str, str]
    values: dict[str, float]  # by name and labels, as they stand there

    @classmethod
    def of(cls, text: str) -> "Scrape":
        found = cls(text, {}, {})
        for line in text.splitlines():
            found._read(line)
        return found

    def _read(self, line: str) -> None:
        if line.startswith("# TYPE"):
            _, _, name, kind = line.split()
            self.kinds[name] = kind
        elif not line.startswith("# HELP"):
            sample = SAMPLE.fullmatch(line)
            assert sample, line
            name = re.sub(r"_(bucket|sum|count)$", "", sample[1])
            assert f"jollyroger_{name}" in self.kinds or f"jollyroger_{sample[1]}" in self.kinds
            labelled = f"{sample[1]}{{{sample[2]}}}" if sample[2] else sample[1]
            self.values[labelled] = float(sample[3])

    def up_to(self, name: str) -> list[float]:
        return [value for each, value in self.values.items() if each.startswith(f"{name}_bucket")]


def scraped(harbour: Harbour) -> Scrape:
    headers = {"authorization": f"Bearer {TOKEN}"}
    answer = asking.get(f"{harbour.url}/metrics", headers=headers)
    assert (answer.status_code, answer.headers["content-type"]) == (200, KIND)
    return Scrape.of(answer.text)


@pytest.fixture
def token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JOLLYROGER_METRICS_TOKEN", TOKEN)


@pytest.mark.usefixtures("token")
def test_after_a_game_the_figures_tell_how_it_went(tmp_path: Path) -> None:
    """Moves and commits with how long they took, refusals by code, answers by status, version."""
    with harbour_of(tmp_path) as harbour:
        before = scraped(harbour)
        table, host = run_in_time(played(harbour))
        post = f"{harbour.url}/api/codes"
        for _ in range(3):
            asking.post(post, json={"code": "XXXXXX"})
        asking.get(f"{harbour.url}/health", headers={"host": "elsewhere.org"})
        after = scraped(harbour)
    values = after.values
    assert any(each.startswith(f'build_info{{version="{__version__}"') for each in values)
    assert values["database_up"] == 1
    for name in ("move_seconds", "commit_seconds"):
        assert before.values[f"{name}_count"] <= 3
        assert values[f"{name}_count"] > 20
        up_to = after.up_to(name)
        assert up_to == sorted(up_to)
        assert up_to[-1] == values[f"{name}_count"]
        assert values[f"{name}_sum"] > 0
    assert values['refusals_total{code="no_such_code"}'] == 3
    assert values['refusals_total{code="unknown_host"}'] == 1
    assert values['refusals_total{code="unreadable_move"}'] == 1
    assert values['requests_total{status="4xx"}'] == 4
    assert values['connections_total{outcome="accepted"}'] > 4
    assert values['log_lines_total{level="warning"}'] == 1  # about that name
    assert 'log_lines_total{level="error"}' not in values
    assert not [secret for secret in (table, host.name, host.token) if secret in after.text]


async def played(harbour: Harbour) -> tuple[str, Guest]:
    """A whole game against a bot, after one move that is none."""
    host = await guest(harbour, "Anne Bonny")
    table = await opened(harbour, host, game="skull_queen", players=2)
    person = Person(harbour, table, host, Random(1), starts=1)
    person._asked = ("none", "nonsense")
    await person.play_to_the_end()
    return table, host


@pytest.mark.usefixtures("token")
def test_every_figure_stands_on_the_page_for_hosts(tmp_path: Path) -> None:
    """And none that there is not."""
    with harbour_of(tmp_path) as harbour:
        names = set(scraped(harbour).kinds)
    assert set(re.findall(r"`(jollyroger_\w+)`", PAGE)) == names


@pytest.mark.usefixtures("token")
def test_who_has_not_the_token_finds_nothing(tmp_path: Path) -> None:
    with harbour_of(tmp_path) as harbour:
        for given in ({}, {"authorization": "Bearer guessed"}):
            answer = asking.get(f"{harbour.url}/metrics", headers=given)
            assert answer.status_code == 404


def test_a_duration_counts_up_to_its_bound() -> None:
    """Prometheus's buckets have their bound in them, and each has those below."""
    found = Histogram((0.5, 1.0, 2.0))
    for seconds in (0.5, 0.6, 2.0, 9.0):
        found.observe(seconds)
    assert found.up_to() == [1, 2, 3, 4]
    assert found.total == 12.1


def test_what_fails_has_no_duration() -> None:
    """A refused move is a refusal, and no fast move."""
    found, now = Histogram((1.0,)), iter([0.0, 5.0, 7.0])
    with pytest.raises(ValueError, match="no"), found.timing(lambda: next(now)):
        raise ValueError("no")
    with found.timing(lambda: next(now)):
        pass
    assert (found.up_to(), found.total) == ([0, 1], 2.0)


def test_kinds_are_few_however_many_come() -> None:
    """A label that anybody could fill would fill the memory of whoever watches."""
    counts = Counts()
    for number in range(2 * NAMES):
        counts.add(f"code_{number}")
    counts.add("code_1")
    assert len(counts.by_name) == NAMES + 1
    assert counts.by_name[OTHER] == NAMES
    assert counts.by_name["code_1"] == 2
