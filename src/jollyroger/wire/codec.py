"""JSON and the types it is read into. Whoever reads or writes JSON by a type does it here."""

from collections.abc import Callable, Iterable
from types import UnionType
from typing import Any, Final, TypeVar, overload

import msgspec

T = TypeVar("T")
Json = Any
write: Final[Callable[[object], bytes]] = msgspec.json.Encoder().encode
plain: Final[Callable[[object], Json]] = msgspec.to_builtins


class Malformed(ValueError):
    """A text or a value that is none of the type that was asked for."""


def reader(kind: Any) -> Callable[[str | bytes], Any]:
    """Reads texts of that type, a union too; raises `Malformed`."""
    decode = msgspec.json.Decoder(kind).decode

    def read(text: str | bytes) -> Any:
        try:
            return decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Malformed(str(error)) from error

    return read


@overload
def convert(plain: Json, kind: type[T]) -> T: ...
@overload
def convert(plain: Json, kind: UnionType) -> Any: ...
def convert(plain: Json, kind: Any) -> Any:
    """The value of that type that `plain` stands for; raises `Malformed`."""
    try:
        return msgspec.convert(plain, kind)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Malformed(str(error)) from error


def schemas(kinds: Iterable[Any], ref: str) -> dict[str, Any]:
    """JSON Schema by the names of the types; `ref` is what a name stands behind."""
    _, found = msgspec.json.schema_components(kinds, ref_template=ref + "{name}")
    return found


read_json: Final = reader(Any)
