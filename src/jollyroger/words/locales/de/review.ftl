# Ein Spiel, noch einmal angesehen.
review-note = Was der Admiral von einem Durchgang erwartet, aus der Sicht jedes Platzes: von einer Ansage ihre Punkte, von einem gespielten Stück den Vorsprung vor den anderen.
review-nothing = Hier gibt es nichts zu beurteilen: Nirgends war etwas zu entscheiden.
review-seat =
    { $count ->
        [one] { $name }: eine Entscheidung, { $cost } Punkte verschenkt.
       *[other] { $name }: { $count } Entscheidungen, davon { $same } die besten, { $cost } Punkte verschenkt.
    }
review-bid = Durchgang { $round }: Ansage { $chosen } versprach { $points }, Ansage { $best } { $better }.
review-play = Durchgang { $round }, Stich { $trick }: { $chosen } versprach { $points }, { $best } { $better }.
review-place = Durchgang { $round }: { $chosen } versprach { $points }, { $best } { $better }.

# Dasselbe auf der Seite.
review-title = Rückblick
review-loading = Der Admiral sieht sich das Spiel noch einmal an …
review-none = Hier gibt es keinen Rückblick
review-given =
    { $cost ->
        [0] Nichts wurde verschenkt
        [one] Ein Punkt wurde verschenkt
       *[other] { $cost } Punkte wurden verschenkt
    }
review-split = { $before } beim Ansagen, { $after } beim Spielen.
review-split-planks = { $before } beim Aufstellen, { $after } mit Karten.
review-same = { $same } von { $count } Entscheidungen waren die besten.
review-whose = Wessen Entscheidungen
review-chart = Was jeder Durchgang gekostet hat
review-chart-caption = In jedem Durchgang verschenkte Punkte
review-kind-bid = Ansage
review-kind-place = Aufstellung
review-kind-play = Stück
review-kind-best = beste Wahl
review-dearest = Die teuersten Entscheidungen
review-points = Punkte
review-bid-at = Durchgang { $round }, Ansage.
review-place-at = Durchgang { $round }, Aufstellung.
review-play-at = Durchgang { $round }, Stich { $trick }.
review-bid-was = Ansage { $chosen }: { $points }. Ansage { $best }: { $better }.
review-play-was = { $chosen } versprach { $points }, { $best } { $better }.
review-about = { $best }: { $reasons }
review-show = Zeigen
review-show-label = Durchgang { $round } zeigen
review-show-trick-label = Durchgang { $round }, Stich { $trick } zeigen
review-every = Alle Entscheidungen
review-chosen = Gewählt
review-best = Beste
review-cost = Kosten
review-when = Wann
review-bidding = Die Ansagen
review-kept = Geschafft
review-kept-of = { $kept } von { $rounds }
review-zero = Nullen geschafft
review-off = Zu hoch, zu niedrig
review-off-both = { $high } und { $low }
review-how = Wie gezählt wird
review-how-note = Der Admiral hat jede Entscheidung noch einmal angesehen und dabei nur gewusst, was dieser Platz wusste. Von einer Ansage schätzt er die Punkte, von einem Stück den Vorsprung vor den anderen am Ende des Durchgangs. Kosten sind der Abstand zur besten Wahl; Pech kostet nichts.
review-how-guess = Das sind Schätzungen von jemandem, der es sich selbst beigebracht hat, keine Beweise: Ein, zwei Punkte sagen wenig.
