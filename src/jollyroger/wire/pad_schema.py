"""The frames of a score pad as types of the web client.

`python -m jollyroger.wire.pad_schema` prints the TypeScript; `make types` writes it."""

import sys
from typing import Final, get_args

from .codec import schemas
from .pads import EDITS, Down, Up
from .schema import REF, Schema, declared

HEAD: Final = "// Made by `make types` from jollyroger/wire/pad_schema.py. Do not edit.\n"
# An edit is what it is in a file; a refusal is what it is at a table.
IMPORTS: Final = """import type { Edit } from "../api.generated";
import type { Refused } from "../wire.generated";
"""


def definitions() -> dict[str, Schema]:
    frames = (*get_args(Up), *get_args(Down))
    defs = schemas(frames, REF)
    for name in ("Write", "Kept", "Whole"):
        defs[name]["properties"]["edits"] = {"type": "array", "items": {"$ref": REF + "Edit"}}
    for name, kinds in (("Up", get_args(Up)), ("Down", get_args(Down))):
        defs[name] = {"anyOf": [{"$ref": REF + kind.__name__} for kind in kinds]}
    defs["Down"]["anyOf"].append({"$ref": REF + "Refused"})
    return defs


def typescript() -> str:
    most = f"\n/** As many as the server takes at once. */\nexport const EDITS_A_FRAME = {EDITS};\n"
    return f"{HEAD}{IMPORTS}{declared(definitions())}{most}"


if __name__ == "__main__":
    sys.stdout.write(typescript())
