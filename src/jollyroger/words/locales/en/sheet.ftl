# The score sheet, the race and the end of a game.
race-title = The race
race-caption = Totals after each round

sheet-round = Round
sheet-round-short = Rd
sheet-player = Player
sheet-bid = Bid
sheet-won = Won
sheet-bonus = Bonus
sheet-extra = Extra
sheet-spaces = Spaces
sheet-change = Change
sheet-total = Total
sheet-why = Why
sheet-sum = Sum
sheet-made = made
sheet-missed = missed
sheet-standing = standing
sheet-all-wet = all overboard
sheet-all = All rounds
sheet-key = won / bid, bonus, points
sheet-key-plank = spaces, points
sheet-key-tricks = tricks, what lay in them, points
sheet-none = No round has been scored yet.
sheet-round-title = Round { $round }
sheet-round-caption = Round { $round }: points, totals and why
sheet-best = Round { $round }: { $name } did best, { $points }
sheet-best-you = Round { $round }: you did best, { $points }
sheet-cell =
    { $outcome }: bid { $bid }, won { $won }{ $bonus ->
        [0] {""}
       *[other] {", "}bonus { $bonus }
    }, { $points }, total { $total }
sheet-cell-plank = { $spaces }: { $points }, total { $total }

end-over = Game over
end-wins = { $name } wins by { $gap }
end-wins-you = You win by { $gap }
end-shared = { $names } share the win
end-place = You came in at place { $place } of { $players }.
end-rank = Place { $place }
end-points = points
end-dealt = Deals with your number in them: { $mine } of { $rounds }.
end-kept = { $kept } of { $rounds } bids kept
end-wet =
    { $wet ->
        [0] no pirate overboard
        [one] one pirate overboard
       *[other] { $wet } pirates overboard
    }
end-next = What next
end-rematch = Rematch
end-host-can = { $name } is the host and can open the next game. You will be taken along.
end-no-host = Nobody is the host any more, so nobody can open the next game here.
end-opened = The next table is open.
end-follow = To the next table
end-replay = Replay
end-review = Review
end-record = Record as a file
end-share = Share the replay
end-start = To the start page
