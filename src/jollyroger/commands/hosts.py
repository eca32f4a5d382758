"""For hosts: a server for others, and copies of its database."""

from pathlib import Path

from ..server import PORT
from ..server.options import Level
from ..terminal import preferences, saves
from .interface import Lang, say


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
    limit: tuple[str, ...] = (),
    guest_days: int = 365,
    contact: str | None = None,
    log_level: Level = "info",
    access_log: bool = False,
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
    limit
        Another limit than the usual one, as NAME=VALUE; docs/hosting.md lists them.
    guest_days
        How many days a guest is known who left nothing behind.
    contact
        Where to report a security hole: mailto:, https:// or tel: and an address.
    log_level
        How much the server writes to its log: debug, info, warning or error.
    access_log
        Write a line for every request, with the visitor's address.
    """
    from ..server import options
    from ..server.limits import read_limits
    from ..server.security_txt import read_contact
    from ..server.serve import ServeOptions, serve

    serving = ServeOptions(
        host=listen_on(host, lan),
        port=options.read_port(port),
        database=database,
        public_url=options.read_public_url(public_url),
        certificate=certificate,
        key=key,
        proxies=proxies,
        home=saves.folder(),
        limits=read_limits([*limit]),
        guest_days=options.read_days(guest_days),
        contact=read_contact(contact),
        log_level=log_level,
        access_log=access_log,
    )
    serve(serving)


def listen_on(host: str, lan: bool) -> str:
    return "0.0.0.0" if lan else host  # noqa: S104 - only when asked for


def backup(
    file: Path, *, keep: int | None = None, database: str | None = None, lang: Lang = None
) -> None:
    """Copy the database to a new file, also while a server runs on it.

    Parameters
    ----------
    file
        The copy to make; with --keep, the folder for copies.
    keep
        Name the copy after the time, and keep only so many of those in the folder.
    database
        A database URL; without one, the file in your data folder.
    """
    from .. import store
    from ..server.options import read_keep

    copy = file
    if keep is None:
        store.backup(_database(database), file)
    else:
        copy = store.backup_into(_database(database), file, read_keep(keep))
    say(preferences.spoken(lang).say("backed-up", file=str(copy)))


def restore(file: Path, *, database: str | None = None, lang: Lang = None) -> None:
    """Bring a copy back; the database as it was until now is kept beside it.

    Parameters
    ----------
    file
        A copy made by backup.
    database
        A database URL; without one, the file in your data folder.
    """
    from .. import store

    url = _database(database)
    kept, spoken = store.restore(file, url), preferences.spoken(lang)
    place = store.shown(url)
    if kept:
        say(spoken.say("restored-beside", database=place, file=str(kept)))
    else:
        say(spoken.say("restored", database=place))


def _database(url: str | None) -> str:
    from ..server.serve import ServeOptions

    return ServeOptions(database=url, home=saves.folder()).store_url()
