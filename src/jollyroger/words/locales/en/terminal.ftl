# What only the command line says: the plain table, the simulator, files and databases.
command-undo = undo
command-say = say
command-start = start
command-extend = extend
command-return = return
command-brief = brief
command-normal = normal
command-full = full
undone = Your last move is taken back.
detail-brief = Few words from now on.
detail-normal = The usual words from now on.
detail-full = Every detail from now on.
clock-warning = { $seconds } seconds left. Type extend for 30 more.
lobby-waits = The game has not begun. The host begins it by typing start.

prompt-bid = Bid 0-{ $most }:
prompt-place = Place, like front R8 Y5 G5 B2:
prompt-play = Play { $legal }:
welcome = { $game }, { $players } players. Type help at any prompt.
kept = The game is kept. Go on with:
review-offer = Type review to look back at your choices, or press Enter:
recorded = The record of this game is in:
help-table =
    Ask with: hand legal table bids score turn last log who why rules help.
    hint tells what the admiral would do. undo takes your last move back.
    When the game is over, review tells what your choices were worth.
    brief, normal and full choose how much is told.
    save keeps the game in a file, quit keeps it and leaves.
    With other people: start begins the game if you are the host, say and a text
    says it, extend gives you 30 seconds more, and return takes your seat back
    when a bot has been playing for you.
saved = The game is kept.

replay-begins = { $game } again: { $names }.
replay-hands = Hands: { $hands }.
replay-prompt = Enter for the next trick, or back, round 3, hands, all, quit:
replay-help = Enter goes on. back and round with a number go there, all tells the rest, hands shows all hands. Ask with: table bids score last log who why rules.
replay-command-next = next
replay-command-back = back
replay-command-round = round
replay-command-all = all
replay-command-hands = hands
replay-command-quit = quit
refused-no-such-round = There is no round “{ $round }” in this game: name one that was played, like round 3.
settings = In the terminal: { $mode }; the log is { $detail }.
settings-lines = plain lines
settings-screen = full screen
settings-name = At other tables you are called { $name }.

sim-title =
    { $game }, { $players } players, { $games ->
        [one] one game
       *[other] { $games } games
    }, seed { $seed }
sim-name = bot
sim-win = win share
sim-interval = 95 % interval
sim-score = mean score
sim-bids = bids hit
sim-time = ms a decision, p50 and p99

arena-rank = rank
arena-name = bot
arena-rating = rating
arena-mu = mu
arena-sigma = sigma
arena-games = games
arena-forfeits = forfeits

bench-game = game
bench-players = players
bench-engine = engine
bench-device = device
bench-batch = games at once
bench-steps = steps/s
bench-compile = compile, s
bench-bytes = bytes a game
bench-missing = Not installed and so not measured: { $packages }. Add them with pip install 'jollyroger[jax]'.

refused-undo-alone = Nothing is taken back at a table with other people: play on.
refused-nothing-to-undo = You have made no move in this round that could be taken back: play on.
refused-bot-count =
    { $bots ->
        [one] One bot does
       *[other] { $bots } bots do
    } not fill { $players } seats: name one for each seat, or one for all.
refused-game-count = “{ $games }” is no number of games: play at least one.
refused-league-of-one = A league of one is none: name at least two bots.
refused-name-taken = “{ $name }” is there twice: every bot and every program needs a name of its own.
refused-program-unreadable = “{ $text }” names no program: write NAME="COMMAND".
refused-no-such-program = “{ $command }” cannot be started: check the command of { $name }.
refused-program-absent = { $name } did not sit down within { $seconds } seconds: try its command at a table of jollyroger serve.
refused-program-ended = { $name } ended before it sat down: try its command at a table of jollyroger serve.
refused-batch-size = “{ $batch }” is no number of games at once: play at least one.
refused-record-newer = This record has version { $version } and this program reads up to { $known }: install a newer one.
refused-record-damaged = The record is damaged at line { $line }: nothing was changed; use an intact copy.
refused-no-such-file = “{ $file }” cannot be read: check the name.
refused-cannot-write = “{ $file }” cannot be written: choose another place.
refused-database-newer = The database { $url } was written by a newer version: install that one, or restore an older copy.
refused-database-unreadable = The database { $url } cannot be read: check its name, its rights and that it is running; nothing was changed.
refused-database-in-use = The database { $file } is in use by another server: stop that one, or choose another file.
refused-database-unknown = “{ $url }” is no address of a database: write sqlite:///FILE or postgresql://HOST/NAME.
refused-database-driver = The driver for this database is not installed: install { $package }.
refused-backup-exists = “{ $file }” is there already: choose another name, or remove it first.
refused-backup-by-pg-dump = A PostgreSQL database is not copied from here: use pg_dump and pg_restore.
refused-arguments = The command line cannot be read: { $detail } Try jollyroger --help.
refused-file-exists = “{ $file }” is there already: choose another name.
refused-resume-alone = A game that goes on has its own game, players and seed: leave those out.
refused-machine = This computer says: { $detail }. Mend that, and try again.

# Environments for agents that learn.
refused-missing-extra = { $package } is not installed: run pip install 'jollyroger[{ $extra }]'.
refused-unknown-action = There is no action { $action }: choose a number from 0 to { $most }.
refused-unknown-render-mode = There is no render mode “{ $mode }”: choose one of { $modes }.
refused-reset-first = The game has not begun: call reset first.
refused-missing-key = A step deals and throws: pass it a key.
