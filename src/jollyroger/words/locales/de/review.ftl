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
