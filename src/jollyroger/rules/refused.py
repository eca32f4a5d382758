"""The one way to say no: a stable code, what it is about, and the clause."""

from collections.abc import Mapping

Fact = str | int | tuple[str, ...]


class Refused(Exception):
    """`words/` makes the sentence; nothing has changed when this is raised."""

    def __init__(self, code: str, /, rule: str | None = None, **facts: Fact) -> None:
        super().__init__(code, rule, facts)
        self.code = code
        self.rule = rule
        self.facts: Mapping[str, Fact] = facts

    def plain(self) -> dict[str, object]:
        """As it is told to programs, wherever it comes from."""
        return {"code": self.code, "facts": dict(self.facts), "rule": self.rule}

    def __reduce__(self) -> tuple[object, ...]:
        """So that a refusal travels from one process to another."""
        return _refuse, (self.code, self.rule, dict(self.facts))

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={fact}" for name, fact in self.facts.items())
        return f"{self.code}({facts})" + (f" [{self.rule}]" if self.rule else "")


def _refuse(code: str, rule: str | None, facts: Mapping[str, Fact]) -> Refused:
    return Refused(code, rule, **facts)
