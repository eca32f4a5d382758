"""For hosts: a server for others, and copies of its database."""

from pathlib import Path

from ..server import PORT
from ..terminal import saves
from ..words.catalogue import language, words
from .interface import Lang, part, say


def serve_tables(
    *,
    host: str = "127.0.0.1",
    port: int = PORT,
    lan: bool = False,
    database: str | None = None,
    public_url: str | None = None,
    certificate: Path | None = None,
    key: Path | None = None,
    proxies: str | None = None,
    lang: Lang = None,
) -> None:
    """Serve tables to people and programs over the network protocol.

    Parameters
    ----------
    host
        The address to listen on; this computer alone, if you do not say.
    port
        The port to listen on; 0 takes any that is free.
    lan
        Listen on the local network, and make links that work there.
    database
        A database URL; without one, a file in your data folder.
    public_url
        The address people use, where that is another one.
    certificate
        A certificate file, to serve over TLS.
    key
        The certificate's key file.
    proxies
        Addresses of proxies whose headers are believed, with commas.
    """
    server = part("server.serve")
    mooring = server.Mooring(
        host=listen_on(host, lan),
        port=port,
        database=database,
        public_url=public_url,
        certificate=certificate,
        key=key,
        proxies=proxies,
        home=saves.folder(),
    )
    server.serve(mooring)


def listen_on(host: str, lan: bool) -> str:
    return "0.0.0.0" if lan else host  # noqa: S104 - only when asked for


def backup(file: Path, *, database: str | None = None, lang: Lang = None) -> None:
    """Copy the database to a new file, also while a server runs on it.

    Parameters
    ----------
    file
        The copy to make.
    database
        A database URL; without one, the file in your data folder.
    """
    part("store").backup(_database(database), file)
    say(words(language(lang)).say("backed-up", file=str(file)))


def restore(file: Path, *, database: str | None = None, lang: Lang = None) -> None:
    """Bring a copy back; the database as it was until now is kept beside it.

    Parameters
    ----------
    file
        A copy made by backup.
    database
        A database URL; without one, the file in your data folder.
    """
    kept = part("store").restore(file, _database(database))
    spoken = words(language(lang))
    say(spoken.say("restored-beside", file=str(kept)) if kept else spoken.say("restored"))


def _database(url: str | None) -> str:
    return str(part("server.serve").Mooring(database=url, home=saves.folder()).store_url())
