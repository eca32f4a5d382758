# The score pad, on the page and in the terminal.
pad-player = Player { $number }
pad-title = { $game }: { $names }.
pad-of = { $name }: { $what }
pad-event-SK21 = Pirate taken by the Skull King
pad-event-SK22 = Skull King taken by a Mermaid
pad-event-DI14 = Pirate skull taken by the Skull King
pad-event-DI15 = Skull King taken by a Mermaid skull
pad-times =
    { $times ->
        [one] { $event }
       *[other] { $times } times { $event }
    }

# Who deals, and the sentence after a save.
pad-deals = { $name } deals.
pad-said-change = { $name } { $points }, now { $total }
pad-said-round = Round { $round }: { $changes }.
pad-said-leads = { $name } is ahead with { $points }.
pad-said-leads-shared = { $names } are ahead with { $points } each.
pad-said-deals = { $name } deals next.
pad-said-throws = { $name } throws first next.
pad-said-totals = After round { $round }: { $totals }.

# Cells and their values, in the history and where two devices disagree.
pad-cell-name = Name of player { $number }
pad-cell-dealer = First dealer
pad-cell-starter = First to throw
pad-cell-bid = Round { $round }, bid of { $name }
pad-cell-won = Round { $round }, tricks of { $name }
pad-cell-bonus = Round { $round }, { $name }, { $event }
pad-cell-space = Round { $round }, { $name }, pirate { $suit }
pad-cell-saved = Round { $round } saved
pad-value-none = nothing
pad-value-yes = yes
pad-value-no = no
pad-change = { $cell }: { $before } becomes { $after }
pad-undone = Undone: { $changes }.
pad-redone = Redone: { $changes }.
pad-conflict = { $cell }: { $value } counts, the later entry; { $lost } was entered on another device.

# Statistics.
pad-stat =
    { $name }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $wins ->
        [0] none won
        [one] one won
       *[other] { $wins } won
    }, { $mean } points on average, best { $best }, worst { $worst }.
pad-stat-bids = Bids hit: { $hit } of { $bids }.
pad-stat-none = No game has been played to its end yet.

refused-pad-bids-missing = The round cannot be saved: the bid of { $names } is missing; enter it first.
refused-pad-tricks-missing = The round cannot be saved: the tricks of { $names } are missing; enter them first.
refused-pad-spaces-missing = The round cannot be saved: not every pirate of { $names } has a space; enter it first.
refused-pad-tricks-over =
    The tricks add up to { $sum } and the round has { $tricks }: { $off ->
        [one] one is too many
       *[other] { $off } are too many
    }. Correct who took fewer.
refused-pad-tricks-under =
    The tricks add up to { $sum } and the round has { $tricks }: { $off ->
        [one] one is missing
       *[other] { $off } are missing
    }. Correct who took more.
pad-nobodys =
    { $count ->
        [one] One trick is nobody's.
       *[other] { $count } tricks are nobody's.
    }
refused-pad-damaged =
    { $edit ->
        [0] This is no pad, or a damaged one
       *[other] The pad is damaged at entry { $edit }
    }: nothing was changed; use an intact copy, or one from another device.
refused-pad-newer = This pad has version { $version } and this program reads up to { $known }: install a newer one.
refused-pad-other-pad = That is the pad of another game, so the two cannot be merged: open it on its own.
refused-pad-other-game = The two pads have one number but other rules or players: they cannot be merged; keep both.
refused-pad-nothing-to-undo = There is nothing left to undo: change a value instead.
refused-pad-nothing-to-redo = There is nothing to redo: undo something first.

# The page.
pad-lead = For games at a real table, on every phone.
pad-new = New pad
pad-again = Same players again
pad-all = All pads
pad-game = Game
pad-players = Players
pad-begin = Start the pad
pad-unknown = This pad is not here
pad-unknown-note = Pads stay on the device they were written on. Bring this one as a file, or start a new one.
pad-parts = Parts of the pad
pad-part-round = Round
pad-part-score = Score
pad-part-referee = Referee
pad-part-more = More
pad-undo = Undo
pad-redo = Redo
pad-round = Round { $round }
pad-round-open = Round { $round } is open again.
pad-stage = What is entered
pad-bids = Bids
pad-bids-sum = Bids: { $sum } of { $tricks }
pad-won = Tricks
pad-bids-how = One tap a player.
pad-tricks-how = Filled with the bids. Tap only what was different.
pad-tricks-how-unbid = Tap how many each player took.
pad-bids-first = First all bids are needed.
pad-deal = { $name } deals, { $leader } leads.
pad-deal-king = { $name } deals, the old Pirate King leads.
pad-start = { $name } throws first.
pad-dealer = dealer
pad-starter = starts
pad-bid = bid { $bid }
pad-bid-short = bid { $bid }
pad-total = total { $total }
pad-bid-of = Bid of { $name }
pad-won-bid = Tricks of { $name }, bid { $bid }
pad-won-of = Tricks of { $name }
pad-bid-said = { $name }: { $bid }
pad-bid-ask = { $name } bids?
pad-back = back
pad-bids-so-far =
    { $sum } bid for { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
    }.
pad-bids-in = All bids are in: { $sum } of { $tricks }. The tricks are filled with the bids.
pad-bonus-of = Bonus for { $name }
pad-bonus-has = Bonus for { $name }: { $points }
pad-extra-of = Extra for { $name }
pad-extra-has = Extra for { $name }: { $points }
pad-sum =
    { $sum } of { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }.
pad-all-met = All bids are met.
pad-took-over =
    { $name } took { $off ->
        [one] one
       *[other] { $off }
    } too many.
pad-took-under =
    { $name } took { $off ->
        [one] one
       *[other] { $off }
    } too few.
pad-save = Save round { $round }
pad-planks-how = The space under each pirate: one tap fills a box and moves on.
pad-planks-full = All pirates have a space: { $points }.
pad-boxes-open =
    { $open ->
        [one] One box is open
       *[other] { $open } boxes are open
    }.
pad-open = open
pad-box = { $name }, { $suit }: { $value }
pad-space-ask = { $name }, { $suit }?
pad-race-key = Thick: the leader. The others differ by their dashes, in order of the table.
pad-rounds-key = Points, won / bid with bonus, total. Tap a value to edit it, the round to see why.
pad-rounds-key-plain = Points, won / bid, total. Tap a value to edit it, the round to see why.
pad-rounds-key-planks = Points, spaces, total; ~ is overboard. Tap a value to edit it, the round to see why.
pad-rounds-key-tricks = Points, tricks with extra, total. Tap a value to edit it, the round to see why.
pad-paper-key = Won / bid and bonus, points, total.
pad-paper-key-plain = Won / bid, points, total.
pad-paper-key-tricks = Tricks and extra, points, total.
pad-line = bid { $bid }, won { $won }, bonus { $bonus }, { $points }
pad-line-plain = bid { $bid }, won { $won }, { $points }
pad-line-plank = spaces { $spaces }, { $points }
pad-line-tricks = won { $won }, extra { $bonus }, { $points }
pad-edit-cell = Round { $round }, { $name }: { $what }, total { $total }. Edit
pad-edit-open = Round { $round }, { $name }: open. Edit
pad-editing = Editing round { $round }: every tap counts at once.
pad-editing-done = Back to the game
pad-referee-how = Tap the pieces in the order they were played.
pad-referee-how-planks = Tap the cards in the centre and those of the trick, in the order they were played.
pad-referee-ask = Who takes the trick? Tap its pieces.
pad-answer = The referee says
pad-trick = Trick
pad-specials = Special
pad-none-yet = Nothing yet
pad-clear = Clear
pad-add = Add { $piece }
pad-take-away = Take { $piece } away
pad-into = Where it goes
pad-trump = Trump
pad-trump-none = none
pad-group = Which pieces
pad-device = This device
pad-awake = Keep the screen on
pad-awake-note = While this pad is open.
pad-offline-ready = The pad is kept here whole: it works without a network.
pad-offline-soon = Every tap is kept on this device.
pad-insecure = Every tap is kept on this device. Opening without a network, installing and keeping the screen on need https, which this address has not.
pad-not-kept = This browser keeps nothing, or its store is full: export the pad before you close the page.
pad-files = Files
pad-files-note = The pad as a file opens on other devices and in the terminal; what both have is there once.
pad-export-file = Pad as a file
pad-export-csv = Table (CSV)
pad-export-text = Text
pad-merge = Merge a file
pad-joined = Merged: what was new is on the pad.
pad-bring = Bring a file
pad-bring-note = A pad from another device or from the terminal. One that is here already is merged, not doubled.
pad-brought = The pad is here.
pad-print = On paper
pad-print-normal = Print
pad-print-large = Print large
pad-history = Everything that was entered
pad-history-more = Show more
pad-entered = { $cell }: { $value }
pad-replaced = replaced
pad-understood = Understood
pad-remove = Delete this pad
pad-remove-sure = The pad leaves this device for good. Export it first if you may want it again.
pad-remove-yes = Yes, delete it
pad-remove-no = Keep it
pad-figures = Over all games
pad-figure-wins = Won
pad-figure-of = { $wins } of { $games }
pad-figure-mean = Mean
pad-figure-best = Best
pad-figure-hit = Bids met
