"""A whole review as text, for who has it made elsewhere: the nets are read when it is."""

from ..rules.record import Record


def reviewed(record: Record) -> str:
    """One JSON document, without the choices that were neither made nor best."""
    from .review import as_json, review

    return as_json(record, review(record), options=False)
