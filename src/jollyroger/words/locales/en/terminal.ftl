# What only the command line says: the plain table, the simulator, files and databases.
command-say = say
command-start = start
command-extend = extend
command-return = return
command-brief = brief
command-normal = normal
command-full = full
command-planks = planks
command-gone = gone
command-time = time
command-repeat = repeat
detail-brief = Few words from now on.
detail-normal = The usual words from now on.
detail-full = Every detail from now on.
clock-warning = { $seconds } seconds left. Type extend for 30 more.
choice-in = Your choice is in. Waiting for { $names }.
minus = minus { $number }
code-minus = { $code } minus
code-plus = { $code } plus
numerals = zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen
last-round = This is the last round.
away-return = Type return to take your seat back.
stand-in-bid = A bot has bid { $bid } for you. You can still change it: type another bid.
stand-in-placed = A bot has placed your pirates. You can still change that: place them anew.
stand-in-chose = A bot has chosen for you: { $move }. You can still change it.
clock-rule = A clock runs: { $move } seconds for each move, and { $bank } more for the whole game. You are warned before it runs out.
phrases = You can say: { $phrases }
command-codes = codes
codes-suit = { $first } to { $last }: { $name } to { $other }
codes-one = { $code }: { $name }, { $count } in the box
codes-die = { $code }: { $name }, { $count } in the bag; shows { $faces }
gone = Played in this round: { $pieces }.
gone-nothing = Nothing has been played in this round yet.
gone-suit = { $suit } { $values }
gone-some = { $piece } { $count } of { $all }
legal-winning = Winning as the trick lies: { $pieces }.
trick-would = As the trick lies: { $moves }
trick-would-move-nobody = As the trick lies nobody moves.
trick-would-be-lost = As the trick lies nobody takes it.
hand-empty = Your hand is empty.
bid-so-far = { $won } won, bid { $bid }
won-so-far = { $won } won
nobody-bids = Nobody bids in this game.
no-short-rules = There are no short rules of { $game } here.
bid-complete = You have what you bid.
who-host = { $name } is the host.
who-host-you = You are the host.
rules-more-skull_king =
    The suits are yellow, red, blue and black, each from 1 to 13.
    Who has none of the suit plays anything. After a special card the next number
    sets the suit. Scary Mary is a Pirate or an Escape, as you say when you play
    her. Of several Pirates, Mermaids or Escapes the first counts.
    codes lists every card. Most points after the last round win.
    For the Skull King she always counts as a Pirate taken.
rules-more-dice =
    Black dice show 5 to 7, blue 3 to 5, red 1 to 3, yellow a flag, 1 or 7.
    Special dice show their skull, or a flag, which wins nothing.
    Who has none of the colour throws anything. codes lists every die.
rules-more-doubloons =
    The shapes are circle, triangle, square and star, each from 0 to 9.
    Who has none of the shape plays anything. Scary Mary is a Pirate or a Flag,
    as you say when you play her. Of several alike the first counts.
    codes lists every token. Most points after the last round win.
    For the Skull King she always counts as a Pirate taken.
rules-more-skull_queen =
    Up is towards the narrow end. The Monkey counts 0, the First Mate 13, in the
    colour of the trick. Cards in the centre have no owner: for them nobody moves.
    When a colour has moved pirates, its cards are set aside, in the centre too.
    A pirate overboard is worth nothing and stays out until the round is over.
    As many rounds as players; with two players there are two.
lobby-waits = The game has not begun. The host begins it by typing start.
table-open = The table is open. Others join by the code { $code }, or by this link:
usual-name = Sailor

prompt-bid = Bid, 0 to { $most }:
prompt-start = Type start when everybody is here:
prompt-place = Place your pirates, like front R8 Y5 G5 B2:
prompt-play = Play { $legal }:
prompt-choose = Choose, 1 to { $most }:
welcome = { $game }, { $players } players, { $rounds } rounds. Type help at any prompt.
kept = The game is kept. Go on with:
review-offer = Type review to look back at your choices, or press Enter to leave:
recorded = The record of this game is in:
help-table =
    Ask with: hand legal table { $standing } score turn last log who why rules codes help
    gone time repeat. gone tells what was played this round, repeat the last answer.
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
taken-back =
    { $count ->
        [one] One move was taken back in this game; it is told as it counted.
       *[other] { $count } moves were taken back in this game; it is told as it counted.
    }
taken-back-here =
    { $count ->
        [one] Here one move was taken back.
       *[other] Here { $count } moves were taken back.
    }
replay-prompt = Enter for the next trick, or back, round 3, hands, all, quit:
replay-help = Enter goes on. back and round with a number go there, all tells the rest, hands shows all hands. Ask with: table { $standing } score last log who why rules.
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
settings-lang = The language is { $lang }.
language-name = English

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

refused-watching = Who only watches cannot speak at the table: take a seat with play --join and the link of the table.
refused-no-game-kept = No game is kept that could go on: start a new one with play.
refused-server-deals = A server deals by itself: leave the seed out.
refused-host-chooses = Clock, chat and hints are chosen for a table at a server: add --host and its address.
refused-no-server-address = “{ $server }” is no address of a server: write it like https://play.example.org.
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
refused-cannot-write = “{ $file }” cannot be written: check your rights there, or choose another place.
refused-database-newer = The database { $url } was written by a newer version: install that one, or restore an older copy.
refused-database-unreadable = The database { $url } cannot be opened ({ $cause }): check its name, its rights and that it is running; nothing was changed.
refused-database-foreign = “{ $file }” belongs to another program: choose another file; nothing was changed.
refused-copy-unreadable = “{ $file }” is no copy made by jollyroger backup, or it is damaged ({ $cause }): choose another one; nothing was changed.
refused-database-in-use = The database { $file } is in use by another server: stop that one, or choose another file.
refused-database-linked = The database { $file } has a second name (a hard link), which would spoil it: remove the other name, or make a copy of the file and use that.
refused-database-unknown = “{ $url }” is no address of a database: write sqlite:///FILE or postgresql://HOST/NAME.
refused-database-driver = The driver for this database is not installed: install { $package }.
refused-backup-exists = “{ $file }” is there already: choose another name, or remove it first.
refused-backup-by-pg-dump = A PostgreSQL database is not copied from here: use pg_dump and pg_restore.
refused-arguments = The command line cannot be read: { $detail } Try { $command } --help.
arguments-command = there is no command “{ $word }”.
arguments-word = “{ $word }” is one word too many.
arguments-option = there is no option { $option }.
arguments-twice = { $option } is there twice.
arguments-missing = { $option } is missing, or has no value.
arguments-value = “{ $value }” does not fit { $option }.
arguments-wanted = “{ $value }” does not fit { $option }, which takes { $wanted }.
arguments-number = a whole number
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
pad-help-opening = First the game, then the players clockwise, then who begins. Enter takes what is offered; quit leaves.
pad-prompt-bids = Bids, 0 to { $most }, in order or with names:
pad-prompt-bid = Bid of { $name }, 0 to { $most }:
pad-prompt-won-each = Tricks, 0 to { $most }, in order or with names:
pad-prompt-won = Tricks of { $name }, 0 to { $most }:
pad-prompt-tricks = Tricks: Enter if as bid, else like { $name } 1:
pad-prompt-off = Who took how many, like { $name } 1:
pad-prompt-bonus = Bonuses like { $name } pirate 2, or Enter to save:
pad-prompt-captures = What lay in them, like { $name } { $word }, or Enter to save:
pad-prompt-planks = { $name }, like R8 Y5 G0 B2, 0 is overboard:
pad-prompt-save = Enter to save the round, or a change:
pad-prompt-again = Round { $round }, a change, or Enter when done:
pad-prompt-over = The game is over. score, round 3, stats or quit:
pad-tricks = Tricks: { $tricks }.
pad-adds-up = They add up.
pad-once = There is one { $piece } in the box, and it is counted twice in this round: check the bonuses.
pad-no-bonus = No bonus is written.
pad-step-bid = Round { $round }, bids: { $changes }
pad-step-won = Round { $round }, tricks: { $changes }
pad-step-space = Round { $round }, planks: { $changes }
pad-step-bonus = Round { $round }, bonuses: { $changes }
pad-step-one = { $name } from { $before } to { $after }
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
    Bids: a number each, in order: 2 1 0 1. Or by name: { $name } 2, { $other } 1.
    Tricks: Enter if all are as bid, or only the others: { $name } 1.
    Bonuses: { $name } pirate 2 for two Pirates taken by the Skull King, { $name } king for
    the Skull King taken by a Mermaid. { $name } bid 2 changes a bid, - takes a value
    away. save or Enter keeps the round.
    Ask with: score race why who check history stats help; why { $name } 3 is about
    { $name } in round 3. round 3 reads that round and changes it, until you press Enter.
    undo and redo go back and forth. name { $name } Maria and dealer { $name } change those.
    referee and a trick settles an argument: referee yellow 2, black 1.
    export csv, text or json and a file name writes a file. merge and a file name
    adds what another device wrote, import adds another game to your pads.
    quit leaves; everything is kept at any time.
pad-help-tricks =
    Tricks: a number each, in order: 2 1 0 1. Or by name: { $name } 2, { $other } 1.
    What lay in them: { $name } { $word }. - takes a value away.
    save or Enter keeps the round.
    Ask with: score race why who check history stats help; why { $name } 3 is about
    { $name } in round 3. round 3 reads that round and changes it, until you press Enter.
    undo and redo go back and forth. name { $name } Maria and dealer { $name } change those.
    referee and a trick settles an argument: referee { $trick }.
    export csv, text or json and a file name writes a file. merge and a file name
    adds what another device wrote, import adds another game to your pads.
    quit leaves; everything is kept at any time.
pad-help-planks =
    Planks: the space of every pirate at the end: R8 Y5 G0 B2, or 8 5 0 2 in the
    order R Y G B; 0 is overboard. With a name in front it is that player's:
    { $other } R5. Enter or save keeps the round.
    Ask with: score race why who check history stats help; why { $name } 2 is about
    { $name } in round 2. round 2 reads that round and changes it, until you press Enter.
    undo and redo go back and forth. name { $name } Maria and dealer { $name } change those.
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

# What --help says about the commands that players use.
cli-usage = Usage
cli-commands = Commands
cli-parameters = Parameters
cli-default = default
cli-choices = choices
cli-required = required
cli-lang = en, de, fr or it; else what was kept, or the locale's.
cli-game = One of { $games }.
cli-program = Pirate trick-taking games: play, settle arguments, let bots play each other.
cli-play = Play in the terminal: against bots, or at a server's table.
cli-play-game = One of { $games }; the first if you name none.
cli-play-players = How many sit at the table, you included; 4 if you do not say.
cli-play-option = A rule option, such as landlubber for the dice game.
cli-play-bot = Whom you play against: level1 to level5, the bosun level3 if you do not say.
cli-play-seed = A number that makes a game repeatable.
cli-play-resume = Go on with a game that was kept: its file, its name, or nothing for the last one.
cli-play-join = Sit down at a server's table: its link, or the server's address and the table's code.
cli-play-host = Open a table at this server, for others to join.
cli-play-speed = With --host: a clock that is calm or brisk; none if you do not say.
cli-play-chat = With --host: people may write what they like, not only ready-made phrases.
cli-play-hints = With --host: who may ask for a hint: alone among bots, always or never.
cli-play-name = What you are called there.
cli-play-plain = Lines of text only, for a screen reader, a braille display or a pipe.
cli-play-detail = How much is told without being asked for: brief, normal or full.
cli-watch = Look on at a server's table.
cli-watch-link = The table's link, or the server's address and the table's code.
cli-watch-plain = Lines of text only.
cli-replay = See a game again, step by step, with open hands.
cli-replay-record = A file with the record of a game.
cli-replay-plain = Lines of text only.
cli-pad = Keep score at a real table, in plain lines.
cli-pad-game = One of { $games }; else you are asked.
cli-settings = Choose once how the terminal plays with you; without a choice, say what is chosen.
cli-settings-plain = Lines of text only, in every game.
cli-settings-detail = How much is told without being asked for: brief, normal or full.
cli-settings-name = What you are called at other people's tables.
cli-settings-lang = The language of every command from now on: en, de, fr or it.
cli-referee = Settle an argument: who takes the trick, what may be played, what it scores.
cli-verify = Check a record: are its lots, deals and throws what the shown seeds and numbers make?
cli-review = Look at a game again: what each decision was worth, and what was better.
cli-simulate = Bots against bots: win share, score, bids hit, and how long they think.
cli-bench-game = One of { $games }; else all of them.
cli-serve = Serve tables to people and programs over the network protocol.
cli-completion = Print a script that completes commands and options in your shell.
cli-man = Print the manual page: every command with its options.
