"""A certificate and its key are read before anybody is told an address."""

from pathlib import Path

import pytest

from jollyroger.rules.refused import Refused
from jollyroger.server.serve import ServeOptions, serve
from jollyroger.server.tls import check_certificate
from server.ports import certified


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return certified(tmp_path_factory.mktemp("tls"))


def parts(both: Path, folder: Path) -> tuple[Path, Path]:
    """The certificate alone, and the key alone."""
    key, _, certificate = both.read_text().partition("-----BEGIN CERTIFICATE-----")
    files = folder / "certificate.pem", folder / "key.pem"
    files[0].write_text(f"-----BEGIN CERTIFICATE-----{certificate}")
    files[1].write_text(key)
    return files


def refused(certificate: Path | None, key: Path | None) -> str:
    with pytest.raises(Refused) as caught:
        check_certificate(certificate, key)
    return caught.value.code


def test_what_can_be_served_with_is_taken(both: Path, tmp_path: Path) -> None:
    """Two files, or one that holds both, or no TLS at all."""
    check_certificate(*parts(both, tmp_path))
    check_certificate(both, None)
    check_certificate(None, None)


def test_what_cannot_is_refused_by_its_reason(both: Path, tmp_path: Path) -> None:
    certificate, key = parts(both, tmp_path)
    (tmp_path / "other").mkdir()
    _, stranger = parts(certified(tmp_path / "other"), tmp_path / "other")
    assert refused(certificate, None) == "certificate_alone"
    assert refused(None, key) == "key_alone"
    assert refused(certificate, stranger) == "certificate_unfit"
    assert refused(certificate, tmp_path / "nowhere") == "file_unread"
    assert refused(tmp_path, key) == "file_unread"


def test_nothing_is_printed_and_no_port_is_taken_before_that(both: Path, tmp_path: Path) -> None:
    """The address came first, and then a traceback."""
    certificate, _ = parts(both, tmp_path)
    home = tmp_path / "home"
    told: list[str] = []
    with pytest.raises(Refused) as caught:
        serve(ServeOptions(port=0, home=home, certificate=certificate), told.append)
    assert (caught.value.code, told, home.exists()) == ("certificate_alone", [], False)
