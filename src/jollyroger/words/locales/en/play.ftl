# The table in the browser.
play-you = You
play-points = points
play-heading = { $game }, the table
play-round = Round { $round } of { $rounds }
play-trick = Trick { $trick }
play-phase-bids = Bids
play-phase-place = Placing
play-phase-deal = Dealing
play-title-turn = Your turn · { $game }
play-coming = Coming to the table …
play-closed = This table is closed to you
play-reload = Load again
play-to-start = To the start page
play-try-again = Try again
play-line-lost = The line is lost.
play-line-lost-note = We keep trying. Nothing at the table is lost.
play-line-back = The line is back.
play-unsent = Not sent yet. It goes out once, when the line is back.
play-unsent-tag = not sent yet

# Seats.
play-seats = Seats, clockwise from your left
play-seats-watched = Seats, clockwise
play-to-move = to move
play-stands-in = plays for them
play-away = line lost
play-away-told = The line of { $name } is lost. A bot plays on if it does not come back.
play-led-tag = led
play-back = back
play-ready = ready
play-thinking = thinking
play-choosing = choosing
play-order = played as number { $order },
play-winning = winning
play-wins = wins
play-slot-yours =
    { $game ->
        [dice] your die
        [doubloons] yours
       *[other] your card
    }
play-slot-open =
    { $game ->
        [dice] to throw
        [doubloons] to play
       *[other] to play
    }
play-led = { $suit } was led.
play-nothing-led = No suit is set yet.
play-winning-with = { $name } is winning with { $piece }.
play-winning-you = You are winning with { $piece }.

# Bidding.
play-cry = Yo-ho-ho!
play-fists =
    { $up ->
        [one] 1 of { $all } fists is up.
       *[other] { $up } of { $all } fists are up.
    } Bids open together.
play-only-you = only you see it
play-sum =
    { $tricks ->
        [one] { $sum } bid for one trick
       *[other] { $sum } bid for { $tricks } tricks
    }
play-last-round = Round { $round }: you { $points }, total { $total }
play-last-round-best = Round { $round }: { $name } is ahead, { $points }, total { $total }
play-end-narrow = narrow end, up
play-end-wide = wide end, down
play-bid-question = How many tricks will you take?
play-bid-note = You may change it until everybody has bid.
play-bid-waiting =
    { $count ->
        [one] You bid { $bid }. One more has to bid; you may still change it.
       *[other] You bid { $bid }. { $count } more have to bid; you may still change it.
    }
play-bid-choose = Choose a number
play-bid-confirm = Bid { $bid }, Yo-ho-ho!
play-bid-open = Bid { $bid }
play-bid-change = Change to { $bid }
play-bid-enter = Press Enter to change your bid to { $bid }.
play-bid-done = { $bid } is bid

# The answer line.
play-answer-line = What may be done now
play-your-turn = Your turn.
play-turn-lead =
    { $game ->
        [dice] Your turn: you throw first.
        [doubloons] Your turn: you lead.
       *[other] Your turn: you lead.
    }
play-turn-free =
    { $game ->
        [dice] Your turn: throw any die.
        [doubloons] Your turn: play anything.
       *[other] Your turn: play anything.
    }
play-turn-follow =
    { $game ->
        [dice] Your turn: throw { $suit }.
        [doubloons] Your turn: play { $suit }.
       *[other] Your turn: play { $suit }.
    }
play-turn-follow-special =
    { $game ->
        [dice] Your turn: throw { $suit }, or a special die.
        [doubloons] Your turn: play { $suit }, or any special.
       *[other] Your turn: play { $suit }, or any special.
    }
play-turn-bid = Your bid, 0 to { $most }.
play-turn-bid-of = Your bid: { $bids }.
play-turn-pick = Choose one: { $choices }.
play-picks = Your choices
play-turn-place = Place your pirates.
play-last-itself = Your last piece, { $piece }, plays itself.
play-you-hold = You hold { $pieces }.
play-times = { $count } × { $piece }
play-thinks = { $name } is thinking.
play-dealing-now = Round { $round } is being dealt.
play-going-on = The table goes on.
play-enter-goes-on = Enter goes on.
play-you-bid = You bid { $bid }.
play-chosen = { $piece } is chosen.
play-chosen-would = { $piece } { $would }.
play-would-win = would be winning
play-would-not = would not win now
play-chosen-note =
    { $game ->
        [dice] Enter or a second tap throws it.
        [doubloons] Enter or a second tap plays it.
       *[other] Enter or a second tap plays it.
    }
play-do-it =
    { $game ->
        [dice] Throw it
       *[other] Play it
    }
play-as-what = Scary Mary: as what?
play-as = as { $piece }
play-why = Why?
play-taken-over = A bot plays for you: { $bot }.
play-taken-over-note = The seat is still yours.
play-take-back = Take my seat back
play-need-more =
    { $count ->
        [one] You need 1 more
       *[other] You need { $count } more
    }
play-need-none = Exactly there
play-need-over =
    { $count ->
        [one] 1 too many
       *[other] { $count } too many
    }
play-go-on = Go on

# The hand.
play-hand = Your hand
play-barred = { $piece }, not playable: { $reason }
play-follow = follow { $suit }
play-by-touch = By touch
play-feels = { $piece }: { $feel }.

# The clock.
play-clock = Your clock
play-extend = +30 s
play-extend-long = 30 seconds more
play-reserve = reserve { $time }
play-on-reserve = your reserve
play-clock-warning = { $seconds } seconds left. M asks for 30 more.
play-word-time = time
play-clock-timer = Time left
play-clock-left =
    { $reserve ->
        [0] { $seconds } seconds.
       *[other] { $seconds } seconds, then { $reserve } in reserve.
    }
play-clock-none = No clock runs for you.

# Beside the table.
play-rail = Log and questions
play-last-trick = Last trick
play-last-of-round = Last trick of round { $round }
play-took = { $name } took it.
play-took-it = took it
play-race = The race
play-log = Ship's log
play-said = Everything said
play-field = Type a move or a question
play-enter = Enter
play-ask = Ask
play-dock = Panels
play-dock-last = Last trick
play-dock-score = Score
play-dock-type = Type
play-dock-more = More
play-score-sheet = Score sheet
play-rules = Rules
play-rules-all = All the rules, with pictures
play-rule-cited = The rule behind it
play-close = Close
play-more-label = More: talk, settings, leave
play-more-watching = More: settings, leave

# More.
play-talk = Talk
play-chat = Say something
play-chat-send = Say it
play-chat-sent = Sent.
play-chat-on = Allow chat
play-chat-off = Stop chat
play-mute = Do not hear { $name }
play-unmute = Hear { $name } again
play-hush = Silence { $name } for all
play-unhush = Let { $name } speak
play-remove = Remove { $name }
play-remove-sure = Remove { $name }?
play-remove-yes = Yes, remove
play-remove-no = No
play-device = On this device
play-sound = Sound
play-autoplay = Play the last piece by itself
play-keys = Single-key shortcuts
play-keys-title = Keys
play-settings = All settings
play-fairness = Fair dealing
play-dealt-with = Round { $round } was dealt with your number.
play-dealt-without = Round { $round } was dealt without your number: it came too late.
play-dealt-note = Your device adds a secret number to every deal, so nobody can choose the cards.
play-notes = Save my notes
play-notes-note = Your notes are what this device saw of the game; they can be compared with its record.
play-leave-title = Leave the table
play-leave = Leave …
play-leave-sure = A bot plays on for you. You can come back any time by the same link.
play-leave-yes = Yes, leave
play-leave-no = No, stay
play-leave-watching = Leave

# Watching.
play-watching = You are watching.
play-watching-title = Watching
play-watching-hands = Hands stay closed until the game is over; then the replay opens them.
play-watching-note = Who watches sees what every seat may see: bids, tricks won, the trick, the last trick.
play-closed-hands = Closed hands
play-pieces =
    { $game ->
        [dice] { $count ->
            [one] one die
           *[other] { $count } dice
        }
        [doubloons] { $count ->
            [one] one doubloon
           *[other] { $count } doubloons
        }
       *[other] { $count ->
            [one] one card
           *[other] { $count } cards
        }
    }
play-take-seat = Take { $name }'s seat
play-seat-soon = You take { $name }'s seat when this round is over.
play-seat-give-up = I would rather watch
play-turn-table = Turn the table

# Heard.
play-heard-bids = Bids: { $bids }.
play-heard-scored = Round { $round }: you score { $points }, total { $total }.
play-heard-lost = Round { $round }: you lose { $points }, total { $total }.
play-heard-minus = minus { $points }
play-heard-place =
    { $place ->
        [2] You are second of { $players } with { $points }.
        [3] You are third of { $players } with { $points }.
       *[other] You are number { $place } of { $players } with { $points }.
    }
play-heard-where = Round { $round }, trick { $trick }.
play-heard-times =
    { $count ->
        [2] { $piece } twice
       *[other] { $piece } { $count } times
    }
play-heard-threw = You throw { $piece }.
play-heard-clock = Your clock runs: C says the time left, M asks for 30 seconds more.
play-heard-away = To return, type { $word } or press “{ $button }”.
play-heard-totals = Totals: { $totals }.
play-heard-no-centre = The centre is empty.

# Keys.
play-keys-where = These keys work while your hand, the bids or the answer line have the focus.
play-keys-are-off = Single-key shortcuts are switched off; arrows, Enter and Escape still work.
play-key-walk = walk through the hand
play-key-enter = choose a piece; again: play it; go on, if the table waits for you to read
play-key-escape = put the piece back, close a panel
play-key-mary = Scary Mary as Pirate, or to win nothing
play-key-hand = hear your hand
play-key-legal = hear what you may play
play-key-table = hear the trick
play-key-bids = hear bids and tricks won
play-key-score = hear the score
play-key-turn = hear whose turn it is
play-key-last = hear the last trick
play-key-why = hear why
play-key-time = hear the time left
play-key-hint = hear a hint
play-key-more = 30 seconds more
play-key-next = to the next piece you may play
play-key-undo = take your last move back, alone among bots
play-key-field = go to the field
play-key-bid = choose a bid
