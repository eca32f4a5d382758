# One sentence each: the thing, the reason, the way out.
none = none

phase-deal = the deal
phase-bid = bids
phase-place = pirates on planks
phase-play = pieces to be played
phase-over = nothing

refused-player-count = { $count } players cannot play this game: it is for { $least } to { $most }.
refused-no-such-seat = There is no seat { $seat }: this table has { $players } seats, counted from 0.
refused-game-over = The game is over: start another one.
refused-not-now = That cannot be done now: the table is waiting for { $phase }.
refused-no-such-space = There is no such space: a plank has the spaces 8, 5, 3, 2 and 1.
refused-bid-range = That bid cannot be made: bid a number from 0 to { $most }.
refused-not-your-turn = It is not your turn: { $seat } plays first.
refused-say-how = { $piece } needs a word: SM+ as Pirate, or SM- to win nothing.
refused-unknown-piece = “{ $piece }” is not a piece of this game: use its name, or a code like those in docs/notation.md.
refused-not-in-hand = { $piece } is not in your hand: play a piece you hold.
refused-must-follow = { $piece } cannot be played: { $suit } was led and you hold { $held }; play { $suit } or a special piece.
refused-unreadable-move = “{ $text }” is not a move: type what the prompt asks for, or “help”.
refused-unknown-game = There is no game “{ $game }”: choose one of { $games }.
refused-unknown-option = { $game } has no option “{ $option }”: it has { $options }.
refused-unknown-bot = There is no bot “{ $bot }”: choose from { $bots }.
refused-unknown-language = We do not speak “{ $language }”: choose one of { $languages }.
refused-bot-count =
    { $bots ->
        [one] One bot does
       *[other] { $bots } bots do
    } not fill { $players } seats: name one for each seat, or one for all.
refused-game-count = “{ $games }” is no number of games: play at least one.
refused-record-newer = This record has version { $version } and this program reads up to { $known }: install a newer one.
refused-record-damaged = The record is damaged at line { $line }: nothing was changed; use an intact copy.
refused-no-such-file = “{ $file }” cannot be read: check the name.
refused-cannot-write = “{ $file }” cannot be written: choose another place.
refused-unknown-question = That question has no answer: ask about a trick, a hand or a score, or type “help”.
refused-unreadable-question = That question cannot be read: write pieces as a list of codes, such as ["Y2", "Y12"].
refused-not-json = That line is not a JSON object: write {"{"}"trick": ["Y2", "Y12"]{"}"} or the pieces in words.
refused-no-number-card = Nobody has played a number card, so the trick has no colour: add the missing cards.
refused-trick-size =
    { $count ->
        [one] One piece does
       *[other] { $count } pieces do
    } not make a trick: it has { $least } to { $most }.
refused-too-many = { $piece }: the box holds only { $count }; check the codes.
refused-number-range = “{ $name }” must be a whole number from { $least } to { $most }.
refused-database-newer = The database { $url } was written by a newer version: install that one, or restore an older copy.
refused-database-unreadable = The database { $url } cannot be read: check its name, its rights and that it is running; nothing was changed.
refused-database-in-use = The database { $file } is in use by another server: stop that one, or choose another file.
refused-database-unknown = “{ $url }” is no address of a database: write sqlite:///FILE or postgresql://HOST/NAME.
refused-database-driver = The driver for this database is not installed: install { $package }.
refused-backup-exists = “{ $file }” is there already: choose another name, or remove it first.
refused-backup-by-pg-dump = A PostgreSQL database is not copied from here: use pg_dump and pg_restore.
refused-arguments = The command line cannot be read: { $detail } Try jollyroger --help.
refused-unreadable-placement = A placement names a side and a space for each colour: front R8 Y5 G5 B2.
refused-empty-hand = The hand is empty, so nothing can be played: name the pieces in it.
refused-king-trick = With the old Pirate King a trick has { $count } cards, his first: write them all.
refused-spaces-count = A plank carries { $count } pirates: name a space for each, or say overboard.
refused-file-exists = “{ $file }” is there already: choose another name.
refused-resume-alone = A game that goes on has its own game, players and seed: leave those out.
refused-machine = This computer says: { $detail }. Mend that, and try again.
