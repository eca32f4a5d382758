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
choice-in = Your choice is in. Waiting for { $names }.
last-round = This is the last round.
phrases = You can say: { $phrases }
command-codes = codes
codes-suit = { $first } to { $last }: { $name } to { $other }
codes-one = { $code }: { $name }, { $count } in the box
codes-die = { $code }: { $name }, { $count } in the bag; shows { $faces }
rules-more-skull_king =
    The suits are yellow, red, blue and black, each from 1 to 13.
    Who has none of the suit plays anything. After a special card the next number
    sets the suit. Scary Mary is a Pirate or an Escape, as you say when you play
    her. Of several Pirates, Mermaids or Escapes the first counts.
    codes lists every card. Most points after the last round win.
rules-more-dice =
    Black dice show 5 to 7, blue 3 to 5, red 1 to 3, yellow a flag, 1 or 7.
    Special dice show their skull, or a flag, which wins nothing.
    Who has none of the colour throws anything. codes lists every die.
rules-more-doubloons =
    The shapes are circle, triangle, square and star, each from 0 to 9.
    Who has none of the shape plays anything. Scary Mary is a Pirate or a Flag,
    as you say when you play her. Of several alike the first counts.
    codes lists every token. Most points after the last round win.
rules-more-skull_queen =
    Up is towards the narrow end. The Monkey counts 0, the First Mate 13, in the
    colour of the trick. Cards in the centre have no owner: for them nobody moves.
    When a colour has moved pirates, its cards are set aside, in the centre too.
    A pirate overboard is worth nothing and stays out until the round is over.
    As many rounds as players; with two players there are two.
lobby-waits = The game has not begun. The host begins it by typing start.

prompt-bid = Bid 0-{ $most }:
prompt-start = Type start when everybody is here:
prompt-place = Place your pirates, like front R8 Y5 G5 B2:
prompt-play = Play { $legal }:
welcome = { $game }, { $players } players, { $rounds } rounds. Type help at any prompt.
kept = The game is kept. Go on with:
review-offer = Type review to look back at your choices, or press Enter to leave:
recorded = The record of this game is in:
help-table =
    Ask with: hand legal table bids score turn last log who why rules codes help.
    hint tells what the strongest bot would do. undo takes your last move back.
    When the game is over, review tells what your choices were worth.
    brief, normal and full choose how much is told.
    save keeps the game in a file, quit keeps it and leaves.
    With other people: start begins the game if you are the host, say and a text
    says it, extend gives you 30 seconds more, and return takes your seat back
    when a bot has been playing for you.
saved = The game is kept. { $file }

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
refused-resume-alone = A game that goes on has its own game, players, bots and seed: leave those out.
refused-machine = This computer says: { $detail }. Mend that, and try again.

# Environments for agents that learn.
refused-missing-extra = { $package } is not installed: run pip install 'jollyroger[{ $extra }]'.
refused-unknown-action = There is no action { $action }: choose a number from 0 to { $most }.
refused-unknown-render-mode = There is no render mode “{ $mode }”: choose one of { $modes }.
refused-reset-first = The game has not begun: call reset first.
refused-missing-key = A step deals and throws: pass it a key.

# The score pad by lines.
pad-games = Games: { $games }.
pad-ask-game = Game, or Enter for { $game }:
pad-ask-names = Names clockwise, with commas between:
pad-ask-dealer = Who deals first? A name, or Enter to draw lots:
pad-ask-starter = Who throws first? A name, or Enter to draw lots:
pad-prompt-bids = Bids 0-{ $most }, in order or with names:
pad-prompt-bid = Bid of { $name }, 0-{ $most }:
pad-prompt-tricks = Tricks: Enter if as bid, else like anne 1:
pad-prompt-off = Who took how many, like anne 1:
pad-prompt-bonus = Bonuses like anne pirate 2, or Enter to save:
pad-prompt-planks = { $name }, like R8 Y5 G0 B2, 0 is overboard:
pad-prompt-save = Enter to save the round, or a change:
pad-prompt-again = Round { $round }, a change, or Enter when done:
pad-prompt-over = The game is over. score, round 3, stats or quit:
pad-tricks = Tricks: { $tricks }.
pad-adds-up = They add up.
pad-ready = Every pirate has a space: the round can be saved.
pad-kept = Everything is kept. Go on with:
pad-exported = The file is written.
pad-merged =
    { $count ->
        [0] Nothing in that file is new.
        [one] One entry is new.
       *[other] { $count } entries are new.
    }
pad-imported = Among your pads now: { $title }
pad-help =
    Bids: a number each, in order: 2 1 0 1. Or by name: anne 2, mary 1.
    Tricks: Enter if all are as bid, or only the others: anne 1.
    Bonuses: anne pirate 2 for two Pirates taken by the Skull King, anne king for
    the Skull King taken by a Mermaid. anne bid 2 changes a bid, - takes a value
    away. save or Enter keeps the round.
    Ask with: score race why who check history stats help; why anne 3 is about
    Anne in round 3. round 3 reads that round and changes it, until you press Enter.
    undo and redo go back and forth. name anne Anna and dealer anne change those.
    referee and a trick settles an argument: referee yellow 2, black 1.
    export csv, text or json and a file name writes a file. merge and a file name
    adds what another device wrote, import adds another game to your pads.
    quit leaves; everything is kept at any time.
pad-help-planks =
    Planks: the space of every pirate at the end: R8 Y5 G0 B2, or 8 5 0 2 in the
    order R Y G B; 0 is overboard. With a name in front it is that player's:
    mary R5. Enter or save keeps the round.
    Ask with: score race why who check history stats help; why anne 2 is about
    Anne in round 2. round 2 reads that round and changes it, until you press Enter.
    undo and redo go back and forth. name anne Anna and dealer anne change those.
    referee and a trick settles an argument: referee red 2, red 12.
    export csv, text or json and a file name writes a file. merge and a file name
    adds what another device wrote, import adds another game to your pads.
    quit leaves; everything is kept at any time.
pad-command-score = score
pad-command-race = race
pad-command-round = round
pad-command-undo = undo
pad-command-redo = redo
pad-command-why = why
pad-command-who = who
pad-command-check = check
pad-command-history = history
pad-command-stats = stats
pad-command-export = export
pad-command-merge = merge
pad-command-import = import
pad-command-referee = referee
pad-command-name = name
pad-command-dealer = dealer
pad-command-save = save
pad-command-help = help
pad-command-quit = quit
pad-word-pirate = pirate | pirates
pad-word-king = king | mermaid
refused-pad-who = “{ $text }” does not name one player: say one of { $names }.
refused-pad-unreadable = “{ $text }” is not understood: type numbers in order, or a name and a number, or help.
refused-pad-count =
    { $count ->
        [one] One number does
       *[other] { $count } numbers do
    } not fit: type { $players } in order, or names with their numbers.
refused-pad-over = The game is over: change a past round with its number, like round 3.
refused-pad-export = “{ $kind }” is nothing that can be written: say csv, text or json, and a file name.
refused-pad-has-game = “{ $file }” has its own game and players: leave those out.
refused-pad-names-count = { $count } names are not { $players } players: give each a name, or leave one of the two out.
refused-pad-name = “{ $name }” is no name: it has 1 to { $most } characters, and not only digits.
refused-pad-name-twice = “{ $name }” is there twice: give every player a name of their own.
refused-pad-range = { $name } cannot have { $value } there: type a number from 0 to { $most }.
refused-pad-no-round = No round has been saved yet: save one first.
