# A finished game looked at again.
review-note = What the admiral expects of a round, from each seat's own view: of a bid its points, of a piece the lead over the others.
review-nothing = Nothing here can be judged: no decision with a choice was made.
review-seat =
    { $count ->
        [one] { $name }: one decision, { $cost } points given away.
       *[other] { $name }: { $count } decisions, { $same } of them the best, { $cost } points given away.
    }
review-bid = Round { $round }: bid { $chosen } promised { $points }, bid { $best } { $better }.
review-play = Round { $round }, trick { $trick }: { $chosen } promised { $points }, { $best } { $better }.
