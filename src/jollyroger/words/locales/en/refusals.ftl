# One sentence each: the thing, the reason, the way out.
none = none

phase-deal = the deal
phase-bid = bids
phase-place = pirates on planks
phase-play = pieces to be played
phase-over = nothing

refused-player-count = { $count } players cannot play this game: it is for { $least } to { $most }.
refused-no-such-seat = There is no such seat: this table has { $players } seats.
refused-game-over = The game is over: start another one.
refused-not-now = That cannot be done now: the table is waiting for { $phase }.
refused-no-such-space = There is no such space: a plank has the spaces 8, 5, 3, 2 and 1.
refused-bid-range = That bid cannot be made: bid a number from 0 to { $most }.
refused-bid-barred = { $bid } is not open to you this time: bid another number.
refused-no-such-choice = That cannot be chosen here: take one of the choices you are shown.
refused-not-your-turn = It is not your turn: { $seat } plays first.
refused-say-how = { $piece } needs a word: as Pirate, or as Escape or Flag to win nothing.
refused-unknown-piece = “{ $piece }” is not a piece of this game: use its name, or a code like those in docs/notation.md.
refused-not-in-hand = { $piece } is not in your hand: play a piece you hold.
refused-must-follow = { $piece } cannot be played: { $suit } was led and you hold { $held }; play { $suit } or a special piece.
must-follow-suit = { $piece } cannot be played: { $suit } was led and you hold { $held }; play { $suit }.
refused-unreadable-move = “{ $text }” is not a move: type what the prompt asks for, or “help”.
refused-unknown-game = There is no game “{ $game }”: choose one of { $games }.
refused-no-lockstep = { $game } cannot be played many games at once: use simulate, which plays one after the other.
refused-unknown-option = { $game } has no option “{ $option }”: it has { $options }.
refused-unknown-bot = There is no bot “{ $bot }”: choose from { $bots }.
refused-unknown-language = We do not speak “{ $language }”: choose one of { $languages }.
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
refused-unreadable-placement = A placement names a side and a space for each colour: front R8 Y5 G5 B2.
refused-empty-hand = The hand is empty, so nothing can be played: name the pieces in it.
refused-king-trick = With the old Pirate King a trick has { $count } cards, his first: write them all.
refused-spaces-count = A plank carries { $count } pirates: name a space for each, or say overboard.
