# A finished game looked at again.
review-note = Choices beside those of the strongest bot. Points are what it expects of the round.
review-note-thumb = Choices beside those of a bot that goes by rules of thumb: nothing has been learned about this game yet. Points are a rough guess.
review-nothing = Nothing here can be judged: no decision with a choice was made.
review-seat =
    { $name }: { $count ->
        [one] one decision
       *[other] { $count } decisions, { $same } of them the best
    }, { $cost ->
        [0] nothing given away
        [one] one point given away
       *[other] { $cost } points given away
    }.
review-bid =
    Round { $round }: bid { $chosen }; better: { $best }, { $points ->
        [one] about one point more
       *[other] about { $points } points more
    }.
review-play =
    Round { $round }, trick { $trick }, on { $laid }: { $chosen }; better: { $best }, { $points ->
        [one] about one point more
       *[other] about { $points } points more
    }.
review-lead =
    Round { $round }, trick { $trick }, leading: { $chosen }; better: { $best }, { $points ->
        [one] about one point more
       *[other] about { $points } points more
    }.
review-place =
    Round { $round }: { $chosen }; better: { $best }, { $points ->
        [one] about one point more
       *[other] about { $points } points more
    }.

# The same on the page.
review-title = Review
review-loading = The admiral looks at the game again …
review-none = There is nothing to review here
review-good = { $share }% good choices
review-best-move = Best move
review-best-was = { $chosen } promised { $points }: nothing was better.
review-lesson = One lesson
review-lesson-high = Most was lost in bids that were too high. Leave out the trick you only hope for.
review-lesson-low = Most was lost in bids that were too low. Count a high card as a trick.
review-lesson-bid = Most was lost in the bids. Look at the dearest one first.
review-lesson-place = Most was lost in the placing. Look at the dearest one first.
review-lesson-pick = Most was lost in the choices before the tricks. Look at the dearest one first.
review-lesson-play = Most was lost in the play. Look at the dearest trick first.
review-lesson-none = Nothing was given away. Try a stronger crew.
review-given =
    { $cost ->
        [0] Nothing was given away
        [one] One point was given away
       *[other] { $cost } points were given away
    }
review-split-bid = { $before } in bids, { $after } in pieces.
review-split-place = { $before } in placing, { $after } in cards.
review-split-pick = { $before } before the tricks, { $after } in the tricks.
review-same = { $same } of { $count } choices were the best.
review-whose = Whose choices
review-chart = What each round cost
review-chart-caption = Points given away in each round
review-kind-bid = bid
review-kind-place = placing
review-kind-pick = choice
review-kind-play = piece
review-kind-best = best choice
review-dearest = The dearest choices
review-points = points
review-bid-at = Round { $round }, bid.
review-place-at = Round { $round }, placing.
review-pick-at = Round { $round }, choice.
review-play-at = Round { $round }, trick { $trick }.
review-bid-was = Bid { $chosen }: { $points }. Bid { $best }: { $better }.
review-play-was = { $chosen } promised { $points }, { $best } { $better }.
review-about = { $best }: { $reasons }
review-show = Show
review-show-label = Show round { $round }
review-show-trick-label = Show round { $round }, trick { $trick }
review-every = Every choice
review-chosen = Chosen
review-best = Best
review-cost = Cost
review-when = When
review-bidding = The bids
review-kept = Kept
review-kept-of = { $kept } of { $rounds }
review-zero = Bids of 0 kept
review-off = Too high, too low
review-off-both = { $high } and { $low }
review-how = How this is counted
review-how-note = The admiral looked at every choice again, knowing only what that seat knew. Of a bid it guesses the points, of a piece the lead over the others at the end of the round. A cost is the gap to the best choice; bad luck costs nothing.
review-how-guess = These are guesses of a player that taught itself, not proofs: a point or two says little.
