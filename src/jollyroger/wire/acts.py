"""Acts as a client sends them: an object with the act's name and its fields, and nothing else."""

from collections.abc import Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from ..table.acts import Act


def _bounded(hint: Any) -> Any:
    """The same type, with the bound that `AtMost` names in the library's own words."""
    if get_origin(hint) is not Annotated:
        return hint
    kind, most = get_args(hint)
    return Annotated[kind, Meta(max_length=most.characters)]


def _form(kind: type[Act]) -> type[Struct]:
    hints = get_type_hints(kind, include_extras=True)
    return msgspec.defstruct(
        kind.__name__,
        [(field.name, _bounded(hints[field.name])) for field in fields(kind)],
        frozen=True,
        forbid_unknown_fields=True,
        tag_field="act",
        tag=kind.__name__.lower(),
        namespace={"__doc__": kind.__doc__},
    )


_FORMS: Final[Mapping[type[Act], type[Struct]]] = {kind: _form(kind) for kind in get_args(Act)}
_ACTS: Final[Mapping[type[Struct], type[Act]]] = {form: kind for kind, form in _FORMS.items()}

# A frame is read with its act in this form, and handed on with the act itself.
if TYPE_CHECKING:
    SentAct = Act
else:
    SentAct = Union[tuple(_ACTS)]  # noqa: UP007 - the forms are made, not written


def act_of(form: Any) -> Act:
    return _ACTS[type(form)](*msgspec.structs.astuple(form))


def form_of(act: Act) -> Any:
    return _FORMS[type(act)](*(getattr(act, name) for name in act.__match_args__))
