# Una partita rivista.
review-note = Che cosa l'ammiraglio si aspetta da una mano, dal punto di vista di ogni posto: da una dichiarazione i suoi punti, da un pezzo giocato il vantaggio sugli altri.
review-nothing = Qui non c'è niente da giudicare: non c'era nulla da scegliere.
review-seat =
    { $count ->
        [one] { $name }: una decisione, { $cost } punti regalati.
       *[other] { $name }: { $count } decisioni, di cui { $same } le migliori, { $cost } punti regalati.
    }
review-bid = Mano { $round }: la dichiarazione { $chosen } prometteva { $points }, la dichiarazione { $best } { $better }.
review-play = Mano { $round }, presa { $trick }: { $chosen } prometteva { $points }, { $best } { $better }.
