"""The web client's types are those of the frames, and real frames fit their schema."""

import json
import re
from pathlib import Path

import jsonschema_rs
import pytest

from jollyroger.rules.declaration import Declaration
from jollyroger.rules.shelf import GAMES, OPTIONS, load
from jollyroger.wire import answers, decks, pad_schema
from jollyroger.wire.schema import GROUPS, GameFacts, document, typescript
from jollyroger.words import lessons

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
EXCHANGE = re.findall(r"^([<>]) (\{.*\})$", PAGE, re.MULTILINE)
WAYS = {">": "Up", "<": "Down"}


def test_the_generated_types_are_fresh() -> None:
    """`make types` writes them."""
    assert (ROOT / "web" / "src" / "wire.generated.ts").read_text("utf-8") == typescript()


def test_the_generated_frames_of_a_pad_and_answers_are_fresh() -> None:
    page = ROOT / "web" / "src"
    assert (page / "pad" / "frames.generated.ts").read_text("utf-8") == pad_schema.typescript()
    assert (page / "api.generated.ts").read_text("utf-8") == answers.typescript()


def test_the_generated_decks_are_fresh() -> None:
    """`make types` writes them, too; an option that changed what is dealt would need its own."""
    page = ROOT / "web" / "src" / "line" / "decks.generated.ts"
    assert page.read_text("utf-8") == decks.typescript()
    for name, options in OPTIONS.items():
        for option in options:
            assert load(name, (option,)).box is GAMES[name].box


def test_the_generated_lessons_are_fresh() -> None:
    """`make types` writes them from words/guides."""
    page = ROOT / "web" / "src" / "learn" / "lessons.generated.ts"
    assert page.read_text("utf-8") == lessons.typescript()


def test_every_type_that_is_named_is_declared() -> None:
    """No reference leads nowhere, and nothing is declared twice."""
    declared = re.findall(r"^export (?:type|interface) (\w+)", typescript(), re.MULTILINE)
    assert len(declared) == len(set(declared))
    named = set(re.findall(r'"\$ref": "#/\$defs/(\w+)"', json.dumps(document())))
    assert named <= set(declared)
    constants = {GameFacts.__name__, Declaration.__name__}  # in the page itself, and in no frame
    assert named | {"Up", "Down", *GROUPS, *constants} == set(declared)


def fits(way: str, frame: object) -> bool:
    schema = {**document(), "$ref": f"#/$defs/{WAYS[way]}"}
    return jsonschema_rs.validator_for(schema).is_valid(frame)


@pytest.mark.parametrize(("way", "text"), EXCHANGE)
def test_the_frames_of_a_real_exchange_fit_the_schema(way: str, text: str) -> None:
    """Those of docs/protocol.md, which came off a line; a frame with a field amiss does not."""
    frame = json.loads(text)
    assert fits(way, frame)
    for name in set(frame) - {"since", "token", "at", "facts", "rule", "id", "move", "act"}:
        assert not fits(way, {**frame, name: {"no": "such"}})
