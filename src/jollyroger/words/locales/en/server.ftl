# Refusals by the server.
refused-key-unreadable = The signing key cannot be read: check the file { $file } or the variable JOLLYROGER_KEY.
refused-port-taken = Port { $port } is taken: stop the other program, or choose another port.
refused-table-full = Too many people look at this table: try again later.
refused-no-spectators = This table does not want spectators: ask for a seat at another one.
refused-no-such-table = There is no such table: check the link, or open a new one.
refused-no-such-code = No table has that code: ask for it again.
refused-bad-token = That token is not one of ours: introduce yourself again.
refused-not-a-guest = We do not know you yet: tell us your name first.
refused-too-many-lines = You look at too many tables at once: close one.
refused-join-first = A line begins with one join frame: send that first, and once.
refused-already-joined = This line has joined already: send moves.
refused-reload = This page is too old for the server, which speaks version { $protocol }: load it again.
refused-unreadable-frame = That frame cannot be read: see docs/protocol.md.
refused-unreadable-body = That request cannot be read: see docs/protocol.md.
refused-body-size = That request is too long: at most { $most } bytes.
refused-too-fast = That was too fast: wait a moment.
refused-no-line = The server does not answer: check the connection, and try again.
refused-talked-out = Enough has been said at this table: play on, and talk at the next one.

# Copies of the database.
backed-up = The copy is in { $file }.
restored = The copy is in place.
restored-beside = The copy is in place; what was there before is in { $file }.

# Where the page is told.
server-stop = Stop with Ctrl+C; every game is kept.
