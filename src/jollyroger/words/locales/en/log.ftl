# The log, as one seat hears it. Keys that end in -you are said to the player they are about.
you = you
old-king = the old Pirate King

told-lot = { $name } deals first.
told-lot-you = You deal first.
told-lot-dice = { $name } is drawn to throw first.
told-lot-dice-you = You are drawn to throw first.
told-round = Round { $round }.
told-leads = { $name } leads.
told-leads-you = You lead.
told-hand = Your hand: { $hand }.
told-centre = In the centre: { $cards }.
told-bids =
    Yo-ho-ho! Bids: { $bids }. Together { $sum } for { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
    }.
told-bids-open =
    All bids: { $bids }. Together { $sum } for { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
    }.
told-bid = { $name } bids { $bid }.
told-bid-you = You bid { $bid }.
told-bid-changed = { $name } changes the bid to { $bid }.
told-bid-changed-you = You change your bid to { $bid }.
told-picked = { $name } chooses: { $choice }.
told-picked-you = You choose: { $choice }.
told-trump = Trump: { $suit }.
told-no-trump = There is no trump this round.
told-lost = Nobody takes the trick.
told-changed = { $name } takes { $taken } unseen and lays { $left } aside.
told-changed-you = You take: { $gained }. You lay aside: { $lost }.
told-looked = { $name } looks at hidden pieces: { $count }.
told-looked-you = You alone see: { $pieces }.
told-none = none
told-planks = All planks: { $planks }.
told-of = { $name } { $what }
told-played = { $name } plays { $piece }.
told-played-you = You play { $piece }.
told-taken = { $name } takes the trick: { $won } won, bid { $bid }.
told-taken-you = You take the trick: { $won } won, bid { $bid }.
told-bonus = It is worth { $points } bonus points.
told-taken-unbid = { $name } takes the trick: { $won } won.
told-taken-unbid-you = You take the trick: { $won } won.
told-worth = What lies in it counts { $points }.
told-up = { $name }: { $suit } up { $spaces } to { $value }.
told-down = { $name }: { $suit } down { $spaces } to { $value }.
told-overboard = { $name }: { $suit } is overboard!
told-scored = Round { $round } is over: { $lines }.
told-line =
    bid { $bid } won { $won }{ $bonus ->
        [0] {""}
       *[other] {" "}bonus { $bonus }
    }, { $points }, total { $total }
told-line-plank = { $points }, total { $total }
told-line-unbid =
    won { $won }{ $bonus ->
        [0] {""}
       *[other] {", "}in them { $bonus }
    }, { $points }, total { $total }
told-wins =
    { $name } wins with { $points ->
        [one] one point
       *[other] { $points } points
    }.
told-wins-you =
    You win with { $points ->
        [one] one point
       *[other] { $points } points
    }!
told-shared =
    { $names } share the win with { $points ->
        [one] one point
       *[other] { $points } points
    }.
