"""Each worker has one browser and one server; every person has a context of their own."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser

from web.browser import Person, chromium, preferring
from web.guests import guests_quay
from web.quay import Quay, quay_of

People = Callable[..., Person]
SEEN = {"reduced_motion": "reduce", "viewport": {"width": 1440, "height": 900}}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.fixture(scope="session")
def harbour(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Quay]:
    with quay_of(tmp_path_factory.mktemp("harbour")) as quay:
        yield quay
        assert not quay.troubles()


@pytest.fixture(scope="module")
def guests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Quay]:
    """A server and a page with games that live in the tests alone; they leave the shelf again."""
    folder = tmp_path_factory.getbasetemp()
    run = folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder
    with guests_quay(tmp_path_factory.mktemp("guests"), run / "guests-page") as quay:
        yield quay
        assert not quay.troubles()


@contextmanager
def crowd(browser: Browser, harbour: Quay) -> Iterator[People]:
    """Opens a browser for one more person; in the end nothing may have gone wrong for anybody."""
    here: list[Person] = []

    def person(
        lang: str = "en",
        prefers: dict[str, object] | None = None,
        at: Quay = harbour,
        **options: Any,
    ) -> Person:
        context = browser.new_context(**SEEN | {"locale": lang} | options)
        preferring(context, **{"lang": lang} | (prefers or {}))
        here.append(Person(context, at.url, seed=len(here), lang=lang))
        return here[-1]

    yield person
    troubles = [trouble for each in here for trouble in each.unexpected()]
    for each in here:
        each.context.close()
    assert not troubles


@pytest.fixture
def people(browser: Browser, harbour: Quay) -> Iterator[People]:
    with crowd(browser, harbour) as people:
        yield people
