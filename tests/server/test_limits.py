"""Limits: read from a host's words, told on its page, and kept by meters with a clock of ours."""

import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from jollyroger.rules.refused import Refused
from jollyroger.server.limits import (
    PLENTY,
    Bucket,
    Limits,
    Meter,
    Rate,
    read_limits,
    without_rates,
)
from jollyroger.words.catalogue import words
from jollyroger.words.refusals import refusal

ROOT = Path(__file__).parents[2]
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
ROWS = dict(re.findall(r"^\| `(\w+)` \| (\S+) \|", HOSTING, re.MULTILINE))
USUAL = {each.name: each.default for each in fields(Limits)}
RATES = [name for name, usual in USUAL.items() if isinstance(usual, Rate)]
NUMBERS = [name for name, usual in USUAL.items() if isinstance(usual, int)]


@pytest.mark.parametrize("name", USUAL)
def test_the_page_for_hosts_names_every_limit_with_its_usual_value(name: str) -> None:
    """Finding 1: all of them are options; what stands there can be typed."""
    assert ROWS[name] == str(USUAL[name])
    assert read_limits([f"{name}={ROWS[name]}"]) == Limits()


def test_the_page_for_hosts_names_no_limit_that_is_none() -> None:
    """The table is between its heading and the next."""
    (section,) = re.findall(r"^## Limits\n(.*?)\n## ", HOSTING, re.MULTILINE | re.DOTALL)
    assert re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE) == [*USUAL]


@pytest.mark.parametrize("name", RATES)
def test_every_rate_can_be_changed(name: str) -> None:
    """So many at once, so many a second; everything else stays as it is."""
    found = read_limits([f"{name}=2.5/0.25"])
    assert getattr(found, name) == Rate(2.5, 0.25)
    assert [each for each in USUAL if getattr(found, each) != USUAL[each]] == [name]


@pytest.mark.parametrize("name", NUMBERS)
def test_every_number_can_be_changed(name: str) -> None:
    """A whole one."""
    assert getattr(read_limits([f"{name}=7"]), name) == 7


def test_who_names_a_limit_twice_means_the_last() -> None:
    """As with any option."""
    assert read_limits(["listed=1", "watchers=9", "listed=2"]).listed == 2


@pytest.mark.parametrize("text", ["nonsense=1", "", "=1", "Calls=1/1", "calls =1/1", "burst=1"])
def test_what_is_no_limit_is_refused_with_those_there_are(text: str) -> None:
    """The sentence has all of them."""
    with pytest.raises(Refused, match="unknown_limit") as refused:
        read_limits([text])
    said = refusal(words("en"), refused.value)
    assert all(name in said for name in USUAL)


@pytest.mark.parametrize(
    "value", ["", "1", "1/", "/1", "a/b", "0/1", "1/0", "-1/1", "nan/1", "1/inf"]
)
def test_what_is_no_rate_is_refused_with_an_example(value: str) -> None:
    """Nothing is never, and nothing is without end."""
    with pytest.raises(Refused, match="limit_value") as refused:
        read_limits([f"calls={value}"])
    for lang in ("en", "de", "fr", "it"):
        assert "calls=300/20" in refusal(words(lang), refused.value)


@pytest.mark.parametrize("value", ["", "0", "-3", "1.5", "1/2", "many", "1e3"])
def test_what_is_no_number_is_refused_with_an_example(value: str) -> None:
    """A table with half a watcher is none."""
    with pytest.raises(Refused, match="limit_value") as refused:
        read_limits([f"watchers={value}"])
    assert "watchers=50" in refusal(words("en"), refused.value)


@pytest.mark.parametrize(
    "arguments",
    [
        ("--limit", "nonsense=1"),
        ("--limit", "calls=fast"),
        ("--limit", "calls=1/1", "--limit", "listed=0"),
        ("--proxies", "*"),
        ("--proxies", "10.0.0.1/8"),
        ("--proxies", "the proxy"),
    ],
)
def test_a_server_with_an_impossible_option_says_so_in_one_line(
    tmp_path: Path, arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And does not start."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    command = [sys.executable, "-m", "jollyroger", "serve", "--port", "0", "--lang", "en"]
    ended = subprocess.run([*command, *arguments], capture_output=True, text=True, timeout=60)
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert len(ended.stderr.splitlines()) == 1


def test_without_rates_only_numbers_are_left() -> None:
    """For a server that only our own programs reach."""
    found = without_rates(read_limits(["watchers=3", "calls=1/1"]))
    assert {getattr(found, name) for name in RATES} == {PLENTY}
    assert found.watchers == 3


# Meters


def test_a_bucket_is_spent_at_once_and_fills_at_its_rate() -> None:
    """Up to its rim and not further; what was refused has taken nothing."""
    now = [0.0]
    bucket = Bucket(Rate(3, 0.5), lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 4.0
    assert not bucket.take(3)
    assert bucket.take(2)
    assert not bucket.take()
    now[0] = 1e6
    assert not bucket.take(3.5)
    assert bucket.take(3)
    assert bucket.take(0)


def test_what_is_given_back_can_be_taken_again_and_is_no_gain() -> None:
    """A right guess costs nothing, and earns nothing."""
    bucket = Bucket(Rate(2, 1e-9), lambda: 0.0)
    bucket.give(100)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    bucket.give()
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_everybody_has_a_bucket_and_nobody_in_particular_has_none() -> None:
    """Finding 12: a proxy's own requests are not counted."""
    meter = Meter(Rate(1, 1e-9), lambda: 0.0)
    assert [meter.allows(who) for who in ("a", "b", "a", "b")] == [True, True, False, False]
    assert all(meter.allows(None) for _ in range(100))
    meter.give(None)
    meter.give("a")
    assert [meter.allows("a"), meter.allows("b")] == [True, False]


def test_the_longest_silent_are_forgotten_first() -> None:
    """Finding 5: a meter keeps so many and no more."""
    meter = Meter(Rate(1, 1e-9), lambda: 0.0, tracked=3)
    for who in ("a", "b", "c"):
        assert meter.allows(who)
    assert not meter.allows("a")
    assert meter.allows("d")
    assert len(meter._buckets) == 3
    assert not meter.allows("a")
    assert meter.allows("b")
