# Refusals by the server.
refused-key-unreadable = The signing key cannot be read: check the file { $file } or the variable JOLLYROGER_KEY.
refused-port-taken = Port { $port } is taken: stop the other program, or choose another port.
refused-host-unknown = “{ $host }” is no address: give one of this computer, such as 127.0.0.1.
refused-host-elsewhere = This computer does not have the address { $host }: give one that it has, or --lan.
refused-port-forbidden = The system keeps port { $port } for others: choose one from 1024 on, or put a proxy in front.
refused-key-alone = --key { $file } needs a certificate beside it: give --certificate as well.
refused-certificate-alone = { $file } holds no key that fits the certificate: give the key file with --key.
refused-certificate-unfit = { $file } and { $other } do not fit together, or are no certificate and key in PEM: give the two that were made for each other, the key without a password.
refused-file-unread = { $file } cannot be read: check the path and who may read it.
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
refused-no-code-left = No code is free on this server right now: try again later.
refused-no-line = The server does not answer: check the connection, and try again.
refused-changed-often = That choice was changed often enough in this round: it stays as it is now.
refused-option-value = --{ $option } cannot be “{ $value }”: give a value such as { $example }.
refused-log-full = This table’s log is full: play the game to its end, and open a new table for more.
refused-not-kept = The server cannot write right now, so nothing has changed: try again in a moment.
refused-foreign-page = That request came from another site’s page: open this server’s own page, and try again there.
refused-unknown-host = This server does not go by the name “{ $host }”: use the address it was started with (--public-url).
refused-address-too-long = That address is too long: check the link.
refused-body-not-json = A request with a body has to be JSON: send it with the type application/json.
refused-unknown-limit = There is no limit “{ $limit }”: choose from { $limits }.
refused-limit-value = The limit { $limit } needs a value such as { $limit }={ $example }.
refused-bad-proxies = “{ $proxies }” is no list of proxies: give their addresses or networks, with commas between.
refused-bad-contact = “{ $contact }” is no address to report to: give one that begins with mailto:, https:// or tel:.
refused-no-such-pad = This pad is not on the server, or no longer: check the link, or have it shared again.
refused-pad-full = The server keeps at most { $most } entries of a pad: go on with it on one device, or start a new pad.
refused-pad-from-the-future = An entry on this pad is dated more than a day ahead: set the clock of that device right, and start a new pad.
refused-pad-no-bid = There is no such bid on this pad: choose a round and a player that it has.
refused-pad-bid-said = That bid stands on the pad already: change it there.
refused-pad-bid-sealed = Another device has bid in secret for this player: change the bid there, or show the bids and correct it on the pad.
refused-pad-nothing-sealed = Nobody has bid in secret in that round: bid first.

# Copies of the database.
backed-up = The copy is in { $file }.
restored = The copy is in place: { $database }.
restored-beside = The copy is in place: { $database }. What was there before is in { $file }.

# Where the page is told.
server-stop = Stop with Ctrl+C; every game is kept.
