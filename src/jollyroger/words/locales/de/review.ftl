# Ein Spiel, noch einmal angesehen.
review-note = Entscheidungen neben denen des stärksten Bots. Punkte sind, was er vom Durchgang erwartet.
review-note-thumb = Entscheidungen neben denen eines Bots mit Faustregeln: Für dieses Spiel ist noch nichts gelernt. Punkte sind grob geschätzt.
review-nothing = Hier gibt es nichts zu beurteilen: Nirgends war etwas zu entscheiden.
review-seat =
    { $name }: { $count ->
        [one] eine Entscheidung
       *[other] { $count } Entscheidungen, davon { $same } die besten
    }, { $cost ->
        [0] nichts verschenkt
        [one] einen Punkt verschenkt
       *[other] { $cost } Punkte verschenkt
    }.
review-bid =
    Durchgang { $round }: angesagt { $chosen }; besser: { $best }, { $points ->
        [one] etwa einen Punkt mehr
       *[other] etwa { $points } Punkte mehr
    }.
review-play =
    Durchgang { $round }, Stich { $trick }, es lag { $laid }: { $chosen }; besser: { $best }, { $points ->
        [one] etwa einen Punkt mehr
       *[other] etwa { $points } Punkte mehr
    }.
review-lead =
    Durchgang { $round }, Stich { $trick }, ausgespielt: { $chosen }; besser: { $best }, { $points ->
        [one] etwa einen Punkt mehr
       *[other] etwa { $points } Punkte mehr
    }.
review-place =
    Durchgang { $round }: { $chosen }; besser: { $best }, { $points ->
        [one] etwa einen Punkt mehr
       *[other] etwa { $points } Punkte mehr
    }.

# Dasselbe auf der Seite.
review-title = Rückblick
review-loading = Der Admiral sieht sich das Spiel noch einmal an …
review-none = Hier gibt es keinen Rückblick
review-good = { $share } % gute Entscheidungen
review-best-move = Bester Zug
review-best-was = { $chosen } versprach { $points }: Besser ging es nicht.
review-lesson = Eine Lehre
review-lesson-high = Am meisten kosteten zu hohe Ansagen. Lass den Stich weg, auf den du nur hoffst.
review-lesson-low = Am meisten kosteten zu niedrige Ansagen. Zähle eine hohe Karte als Stich.
review-lesson-bid = Am meisten kosteten die Ansagen. Sieh dir zuerst die teuerste an.
review-lesson-place = Am meisten kostete das Aufstellen. Sieh dir zuerst das teuerste an.
review-lesson-pick = Am meisten kosteten die Entscheidungen vor den Stichen. Sieh dir zuerst die teuerste an.
review-lesson-play = Am meisten kostete das Spielen. Sieh dir zuerst den teuersten Stich an.
review-lesson-none = Nichts wurde verschenkt. Versuche eine stärkere Mannschaft.
review-given =
    { $cost ->
        [0] Nichts wurde verschenkt
        [one] Ein Punkt wurde verschenkt
       *[other] { $cost } Punkte wurden verschenkt
    }
review-split-bid = { $before } beim Ansagen, { $after } beim Spielen.
review-split-place = { $before } beim Aufstellen, { $after } mit Karten.
review-split-pick = { $before } vor den Stichen, { $after } in den Stichen.
review-same = { $same } von { $count } Entscheidungen waren die besten.
review-whose = Wessen Entscheidungen
review-chart = Was jeder Durchgang gekostet hat
review-chart-caption = In jedem Durchgang verschenkte Punkte
review-kind-bid = Ansage
review-kind-place = Aufstellung
review-kind-pick = Wahl
review-kind-play = Stück
review-kind-best = beste Wahl
review-dearest = Die teuersten Entscheidungen
review-points = Punkte
review-bid-at = Durchgang { $round }, Ansage.
review-place-at = Durchgang { $round }, Aufstellung.
review-pick-at = Durchgang { $round }, Wahl.
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
