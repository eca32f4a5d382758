# The log, as one seat hears it. Keys that end in -you are said to the player they are about.
you = du
old-king = der alte Piratenkönig

told-lot = { $name } gibt zuerst.
told-lot-you = Du gibst zuerst.
told-lot-dice = { $name } ist ausgelost und wirft zuerst.
told-lot-dice-you = Du bist ausgelost und wirfst zuerst.
told-round = Durchgang { $round }.
told-leads = { $name } spielt aus.
told-leads-you = Du spielst aus.
told-hand = Deine Hand: { $hand }.
told-centre = In der Mitte: { $cards }.
told-bids =
    Yo-ho-ho! Angesagt: { $bids }. Zusammen { $sum } für { $tricks ->
        [one] einen Stich
       *[other] { $tricks } Stiche
    }.
told-bids-open =
    Alle Ansagen: { $bids }. Zusammen { $sum } für { $tricks ->
        [one] einen Stich
       *[other] { $tricks } Stiche
    }.
told-bid = { $name } sagt { $bid } an.
told-bid-you = Du sagst { $bid } an.
told-bid-changed = { $name } ändert die Ansage auf { $bid }.
told-bid-changed-you = Du änderst deine Ansage auf { $bid }.
told-picked = { $name } wählt: { $choice }.
told-picked-you = Du wählst: { $choice }.
told-trump = Trumpf: { $suit }.
told-no-trump = In dieser Runde gibt es keinen Trumpf.
told-lost = Niemand macht den Stich.
told-changed = { $name } nimmt { $taken } verdeckt auf und legt { $left } ab.
told-changed-you = Du nimmst auf: { $gained }. Du legst ab: { $lost }.
told-looked = { $name } sieht Verdecktes an: { $count }.
told-looked-you = Nur du siehst: { $pieces }.
told-none = nichts
told-planks = Alle Planken: { $planks }.
told-of = { $name } { $what }
told-played = { $name }: { $piece }.
told-played-you = Du: { $piece }.
told-taken = { $name } macht den Stich: { $won }, angesagt { $bid }.
told-taken-you = Du machst den Stich: { $won }, angesagt { $bid }.
told-bonus = Er ist { $points } Bonuspunkte wert.
told-taken-unbid = { $name } macht den Stich: { $won } gemacht.
told-taken-unbid-you = Du machst den Stich: { $won } gemacht.
told-worth = Was darin liegt, zählt { $points }.
told-up = { $name }: { $suit } um { $spaces } hoch auf { $value }.
told-down = { $name }: { $suit } um { $spaces } runter auf { $value }.
told-overboard = { $name }: { $suit } fällt ins Wasser!
told-scored = Durchgang { $round } ist vorbei: { $lines }.
told-line =
    { $bid } angesagt, { $won } gemacht{ $bonus ->
        [0] {""}
       *[other] {", "}Bonus { $bonus }
    }, { $points }, gesamt { $total }
told-line-plank = { $points }, gesamt { $total }
told-line-unbid =
    gemacht { $won }{ $bonus ->
        [0] {""}
       *[other] {", "}darin { $bonus }
    }, { $points }, gesamt { $total }
told-wins =
    { $name } gewinnt mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
told-wins-you =
    Du gewinnst mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }!
told-shared =
    Geteilter Sieg mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }: { $names }.
