"""Who a browser is: no other site changes it, and it can end everywhere else."""

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from playwright.sync_api import BrowserContext

import asking
from waiting import PATIENCE
from web.conftest import People
from web.crew import comes_in, hosts
from web.quay import Quay

FORM = """<!doctype html><form method=post action={action} enctype=text/plain>
<input name='{{"{key}":"' value='","{key}":"{value}"}}'></form>
<script>document.forms[0].submit()</script>"""


@pytest.fixture
def elsewhere() -> Iterator[tuple[dict[str, str], str]]:
    """Another site: what it shows at each path, and its port."""
    pages: dict[str, str] = {}

    class Site(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            shown = pages.get(self.path, "").encode()
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.send_header("content-length", str(len(shown)))
            self.end_headers()
            self.wfile.write(shown)

        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    site = ThreadingHTTPServer(("127.0.0.1", 0), Site)
    thread = Thread(target=site.serve_forever)
    thread.start()
    yield pages, str(site.server_port)
    site.shutdown()
    thread.join(PATIENCE)
    site.server_close()


def cookie(context: BrowserContext, url: str) -> str | None:
    return next((each["value"] for each in context.cookies(url) if each["name"] == "guest"), None)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"], ids=["same site", "cross site"])
def test_a_form_of_another_site_makes_nobody_somebody_else(
    people: People, harbour: Quay, elsewhere: tuple[dict[str, str], str], host: str
) -> None:
    """Finding 4: after one click the victim's cookie was the attacker's."""
    pages, port = elsewhere
    mallory = token(harbour, "Mallory")
    bearer = {"authorization": f"Bearer {mallory}"}
    link = asking.get(f"{harbour.url}/api/guests/me/return", headers=bearer).json()["link"]
    for key, value, path in (
        ("secret", link.partition("#")[2], "/api/guests/return"),
        ("name", "Puppet", "/api/guests"),
    ):
        pages[path] = FORM.format(action=harbour.url + path, key=key, value=value)
    mary = people()
    mary.expects("foreign", "40[0-9]", "41[0-9]", "form-action")
    context = mary.context
    context.add_cookies([{"name": "guest", "value": token(harbour, "Mary"), "url": harbour.url}])
    before = cookie(context, harbour.url)
    for path in pages:
        tab = mary.tab()
        with tab.expect_response(harbour.url + path) as answer:
            tab.goto(f"http://{host}:{port}{path}", wait_until="commit")
        assert answer.value.status == 403
        assert cookie(context, harbour.url) == before


def token(harbour: Quay, name: str) -> str:
    asked = {"name": name, "bearer": True}
    return str(asking.post(f"{harbour.url}/api/guests", json=asked).json()["token"])


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_other_devices_are_signed_out_with_one_press(
    people: People, harbour: Quay, lang: str
) -> None:
    """Finding 16: tokens and return links never ended."""
    mary, old = people(lang), token(harbour, "Mary")
    mary.context.add_cookies([{"name": "guest", "value": old, "url": harbour.url}])
    mary.goto("/settings")
    mary.press("settings-others-end")
    mary.press("settings-others-sure")
    mary.page.get_by_text(mary.say("settings-others-ended")).wait_for()
    assert cookie(mary.context, harbour.url) not in (None, old)
    me = asking.get(f"{harbour.url}/api/guests/me", headers={"authorization": f"Bearer {old}"})
    assert me.json() == {"name": None}
    mary.page.reload()
    mary.page.get_by_role("button", name=mary.say("settings-others-end")).wait_for()
    assert mary.page.get_by_label(mary.say("start-name")).input_value() == "Mary"


def test_a_page_whose_cookie_has_ended_comes_in_under_a_new_name(
    people: People, harbour: Quay
) -> None:
    """Finding 16: a page cannot take its cookie away; it asks for a name like anybody's."""
    anne, mary = people(), people()
    table = hosts(anne)
    ended = token(harbour, "Ended")
    mary.context.add_cookies([{"name": "guest", "value": ended, "url": harbour.url}])
    bearer = {"authorization": f"Bearer {ended}"}
    assert asking.delete(f"{harbour.url}/api/guests/me", headers=bearer).is_success
    mary.goto(f"/t/{table}")
    comes_in(mary)
    anne.page.get_by_text("Mary", exact=True).first.wait_for()
    assert cookie(mary.context, harbour.url) not in (None, ended)


def test_a_page_that_is_signed_out_at_its_table_looks_on_and_comes_in_again(
    people: People, harbour: Quay
) -> None:
    """Finding 16: signed out from another device, with the table open."""
    anne, mary = people(), people()
    table = hosts(anne)
    mary.goto(f"/t/{table}")
    comes_in(mary)
    anne.page.get_by_text("Mary", exact=True).first.wait_for()
    bearer = {"authorization": f"Bearer {cookie(mary.context, harbour.url)}"}
    assert asking.delete(f"{harbour.url}/api/guests/me/tokens", headers=bearer).is_success
    mary.page.get_by_label(mary.say("start-name")).fill("Molly")
    mary.press("lobby-name-give")
    anne.page.get_by_text("Molly", exact=True).first.wait_for()
