# Refusals by the server.
refused-key-unreadable = The signing key cannot be read: check the file { $file } or the variable JOLLYROGER_KEY.
refused-port-taken = Port { $port } is taken: stop the other program, or choose another port.
refused-table-full = Too many people look at this table: try again later.
refused-no-spectators = This table does not want spectators: ask for a seat at another one.
refused-no-such-table = There is no such table: check the link, or open a new one.
refused-no-such-code = Nothing here has that code: ask for it again.
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
refused-no-such-pad = This pad is not on the server, or no longer: check the link, or have it shared again.
refused-pad-full = The server keeps at most { $most } entries of a pad: go on with it on one device, or start a new pad.
refused-pad-from-the-future = An entry on this pad is dated more than a day ahead: set the clock of that device right, and start a new pad.
refused-pad-no-bid = There is no such bid on this pad: choose a round and a player that it has.
refused-pad-bid-said = That bid stands on the pad already: change it there.
refused-pad-nothing-sealed = Nobody has bid in secret in that round: bid first.

# Copies of the database.
backed-up = The copy is in { $file }.
restored = The copy is in place.
restored-beside = The copy is in place; what was there before is in { $file }.

# Where the page is told.
server-stop = Stop with Ctrl+C; every game is kept.
