"""What the server answers is what a page's types say of it: every field, and none besides."""

import json
from itertools import islice
from typing import Any, Final

import httpx
import jsonschema_rs

import asking
from jollyroger.review.review import as_json, review
from jollyroger.wire import answers
from jollyroger.wire.codec import schemas
from jollyroger.wire.frames import HEADER, PROTOCOL
from review.test_review import played
from server.harbour_of import Harbour, regular

REF: Final = "#/$defs/"
BESIDE: Final = ("Ruling",)  # what was asked for comes with it
PAD: Final = {"pad": 1, "id": "0123456789abcdef", "game": "dice", "options": [], "players": 3}
NOW: Final = {HEADER: str(PROTOCOL)}  # without it the names are those of protocol 1
EDIT: Final = {"id": "abcdef01-1", "at": 1, "cell": "name/0", "value": "Anne", "over": None}


def misfits(kind: type, answer: Any) -> list[str]:
    defs = schemas(answers.ANSWERS, REF)
    for name, shape in defs.items():
        if shape.get("type") == "object" and name not in BESIDE:
            shape["additionalProperties"] = False
    validator = jsonschema_rs.validator_for({"$defs": defs, "$ref": REF + kind.__name__})
    return [error.message for error in validator.iter_errors(answer)]


def told(answer: httpx.Response) -> Any:
    assert answer.is_success, answer.text
    return answer.json()


def test_guests_are_answered_as_the_page_reads_it(harbour: Harbour) -> None:
    url, mine = harbour.url, regular(harbour, "Ada").headers
    assert not misfits(answers.Me, told(asking.get(f"{url}/api/guests/me")))
    assert not misfits(answers.Me, told(asking.get(f"{url}/api/guests/me", headers=mine)))
    for bearer in (False, True):
        asked = {"name": "Ada", "bearer": bearer}
        greeted = told(asking.post(f"{url}/api/guests", json=asked, headers=mine))
        assert not misfits(answers.Greeted, greeted)
    link = told(asking.get(f"{url}/api/guests/me/return", headers=mine))
    assert not misfits(answers.ReturnLink, link)
    ended = told(asking.delete(f"{url}/api/guests/me/tokens", headers=mine))
    assert not misfits(answers.Greeted, ended)


def test_tables_pads_and_codes_are_answered_as_the_page_reads_it(harbour: Harbour) -> None:
    url, mine = harbour.url, regular(harbour, "Ada").headers
    asked = {"name": "Ada", "settings": {"game": "dice", "players": 3, "open": True}}
    table = told(asking.post(f"{url}/api/tables", json=asked, headers=mine))
    pad = told(asking.post(f"{url}/api/pads", json={**PAD, "edits": [EDIT]}))
    for reached in (table, pad):
        assert not misfits(answers.Reached, reached)
        found = told(asking.post(f"{url}/api/codes", json={"code": reached["code"]}))
        assert not misfits(answers.Found, found)
    assert not misfits(answers.PadFile, told(asking.get(f"{url}/api/pads/{pad['id']}")))
    where = f"{url}/api/tables/{table['id']}"
    assert not misfits(answers.Summary, told(asking.get(where, headers=NOW)))
    assert not misfits(answers.LogPage, told(asking.get(f"{where}/log", headers=mine | NOW)))
    for listed in told(asking.get(f"{url}/api/tables", headers=NOW)):
        assert not misfits(answers.Listed, listed)
    assert not misfits(answers.ServerInfo, told(asking.get(f"{url}/api/server")))


def test_the_referee_gives_a_rule_and_a_reason(harbour: Harbour) -> None:
    question = {"game": "skull_king", "question": {"trick": ["R5", "K3"]}, "lang": "en"}
    ruling = told(asking.post(f"{harbour.url}/api/referee", json=question))
    assert not misfits(answers.Ruling, ruling)


def test_a_review_is_what_the_page_reads() -> None:
    """As the server gives it, without what else could have been chosen."""
    record = played("dice")
    document = json.loads(as_json(record, islice(review(record), 40), options=False))
    assert document["decisions"]
    assert not misfits(answers.Reviewed, document)


def test_a_field_amiss_is_found() -> None:
    assert misfits(answers.Me, {})
    assert misfits(answers.Found, {"id": "0", "table": True})
    assert misfits(answers.PadFile, {**PAD, "edits": [{**EDIT, "value": []}]})
