"""A certificate and its key, read before anything is promised to anybody."""

import ssl
from pathlib import Path

from ..rules.refused import Refused


def check_certificate(certificate: Path | None, key: Path | None) -> None:
    """`Refused` for files that a server could not serve with; one file may hold both."""
    if certificate is None:
        if key is not None:
            raise Refused("key_alone", file=str(key))
        return
    for file in filter(None, (certificate, key)):
        _check_readable(file)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    try:
        context.load_cert_chain(certificate, key, password="")  # nobody is there to be asked
    except (OSError, ValueError) as error:
        if key is None:
            raise Refused("certificate_alone", file=str(certificate)) from error
        raise Refused("certificate_unfit", file=str(certificate), other=str(key)) from error


def _check_readable(file: Path) -> None:
    try:
        file.read_bytes()
    except OSError as error:
        raise Refused("file_unread", file=str(file)) from error
