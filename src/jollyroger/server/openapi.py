"""The API described for programs: OpenAPI 3.1, from the same types that read the requests."""

from functools import lru_cache
from typing import Any, Final

from ..wire.codec import schemas
from ..wire.frames import HEADER, SERVED
from ..wire.requests import CodeRequest, GuestRequest, RefereeRequest, ReturnRequest, TableRequest

Json = dict[str, Any]
REFUSED: Final[Json] = {
    "type": "object",
    "properties": {
        "code": {"type": "string"},
        "facts": {"type": "object"},
        "rule": {"type": ["string", "null"]},
    },
    "required": ["code", "facts", "rule"],
}
TABLE: Final[Json] = {
    "name": "id",
    "in": "path",
    "required": True,
    "schema": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
}
EDIT: Final[Json] = {
    "type": "object",
    "properties": {
        "id": {"type": "string", "pattern": "^[0-9a-f]{8}-[1-9][0-9]{0,8}$"},
        "at": {"type": "integer", "minimum": 0},
        "cell": {"type": "string", "minLength": 1, "maxLength": 64},
        "value": {"type": ["string", "integer", "boolean", "null"]},
        "over": {"type": ["string", "null"]},
    },
    "required": ["id", "at", "cell", "value", "over"],
}
PAD: Final[Json] = {  # read by `pad.file`, which knows what fits into which cell
    "type": "object",
    "properties": {
        "pad": {"const": 1},
        "id": TABLE["schema"],
        "game": {"type": "string"},
        "options": {"type": "array", "items": {"type": "string"}},
        "players": {"type": "integer"},
        "edits": {"type": "array", "items": EDIT},
    },
    "required": ["pad", "id", "game", "options", "players", "edits"],
}
SPOKEN: Final[Json] = {  # without it, settings and entries come under the names of protocol 1
    "name": HEADER,
    "in": "header",
    "schema": {"enum": [str(number) for number in SERVED], "default": "1"},
}
GUEST: Final[list[Json]] = [{"cookie": []}, {"bearer": []}]


def _answer(text: str, schema: Json | None = None) -> Json:
    return {"description": text, "content": {"application/json": {"schema": schema or {}}}}


def _call(about: str, ok: str, refusals: str, body: type | str | None = None, **more: Any) -> Json:
    """One operation; `refusals` are the statuses a refusal may come with."""
    answers = {ok: _answer(about)}
    for status in (*refusals.split(), "429"):
        answers[status] = _answer("refused", {"$ref": "#/components/schemas/Refused"})
    call: Json = {"summary": about, "responses": answers, **more}
    if body:
        name = body if isinstance(body, str) else body.__name__
        schema = {"$ref": f"#/components/schemas/{name}"}
        call["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schema}},
        }
    return call


def _text_call(call: Json) -> Json:
    """Answers with plain text where it does not refuse."""
    call["responses"]["200"]["content"] = {"text/plain": {"schema": {"type": "string"}}}
    return call


@lru_cache
def document() -> Json:
    asked = schemas(
        [GuestRequest, TableRequest, CodeRequest, ReturnRequest, RefereeRequest],
        "#/components/schemas/",
    )
    return {
        "openapi": "3.1.0",
        "info": {"title": "Jolly Roger", "version": "1"},
        "paths": _paths(),
        "components": {
            "schemas": {**asked, "Pad": PAD, "Refused": REFUSED},
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "guest"},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _paths() -> Json:
    mine: Json = {"security": GUEST}
    table: Json = {"parameters": [TABLE]}
    spoken: Json = {"parameters": [SPOKEN]}
    told: Json = {"parameters": [TABLE, SPOKEN]}
    return {
        "/api/guests": {
            "post": _call("become a guest, or change my name", "200", "400 413", GuestRequest)
        },
        "/api/guests/me": {
            "get": _call("who I am", "200", ""),
            "delete": _call("forget me", "200", "401", **mine),
        },
        "/api/guests/me/tokens": {
            "delete": _call("end my tokens on all devices", "200", "401", **mine),
        },
        "/api/guests/me/return": {"get": _call("a link for my other device", "200", "401", **mine)},
        "/api/guests/return": {
            "post": _call("be myself on this device", "200", "400 401 413", ReturnRequest)
        },
        "/api/tables": {
            "get": _call("open tables", "200", "400", **spoken),
            "post": _call("open a table", "201", "400 401 413", TableRequest, **mine),
        },
        "/api/tables/{id}": {"get": _call("a table", "200", "400 404", **told)},
        "/api/tables/{id}/log": {
            "get": _call("its log, as I may see it", "200", "400 404", **told)
        },
        "/api/tables/{id}/record": {"get": _text_call(_call("its record", "200", "404", **table))},
        "/api/tables/{id}/review": {
            "get": _call("what its decisions were worth", "200", "400 404", **table)
        },
        "/api/pads": {"post": _call("share a score pad, or add to it", "200", "400 413", "Pad")},
        "/api/pads/{id}": {"get": _call("a score pad", "200", "404", **table)},
        "/api/codes": {
            "post": _call("the table or pad of a spoken code", "200", "400 404 413", CodeRequest)
        },
        "/api/server": {"get": _call("this server: its bots, its reach, its contact", "200", "")},
        "/api/referee": {"post": _call("settle an argument", "200", "400 413", RefereeRequest)},
        "/health": {"get": _call("the server runs", "200", "")},
        "/ready": {"get": _call("the server and its store work", "200", "")},
    }
