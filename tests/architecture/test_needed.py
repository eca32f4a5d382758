"""What a test lacks is skipped at home and fails in CI."""

import pytest

from needed import lack, need, need_module


def test_what_is_missing_is_skipped_at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="no ship"):
        lack("no ship")


def test_what_is_missing_fails_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="no ship"):
        need(None, "no ship")
    with pytest.raises(pytest.fail.Exception, match="no_such_module"):
        need_module("no_such_module")


def test_what_is_there_is_no_reason_to_stop() -> None:
    need("a ship", "no ship")
    assert need_module("json").dumps([]) == "[]"
