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
review-place = Mano { $round }: { $chosen } prometteva { $points }, { $best } { $better }.

# Lo stesso sulla pagina.
review-title = Analisi
review-loading = L'ammiraglio riguarda la partita …
review-none = Qui non c'è niente da analizzare
review-given =
    { $cost ->
        [0] Niente è stato regalato
        [one] Un punto è stato regalato
       *[other] { $cost } punti sono stati regalati
    }
review-split = { $before } nelle dichiarazioni, { $after } nei pezzi.
review-split-planks = { $before } nella disposizione, { $after } nelle carte.
review-same = { $same } scelte su { $count } erano le migliori.
review-whose = Le scelte di
review-chart = Che cosa è costata ogni mano
review-chart-caption = Punti regalati in ogni mano
review-kind-bid = dichiarazione
review-kind-place = disposizione
review-kind-play = pezzo
review-kind-best = scelta migliore
review-dearest = Le scelte più care
review-points = punti
review-bid-at = Mano { $round }, dichiarazione.
review-place-at = Mano { $round }, disposizione.
review-play-at = Mano { $round }, presa { $trick }.
review-bid-was = Dichiarazione { $chosen }: { $points }. Dichiarazione { $best }: { $better }.
review-play-was = { $chosen } prometteva { $points }, { $best } { $better }.
review-about = { $best }: { $reasons }
review-show = Mostra
review-show-label = Mostra la mano { $round }
review-show-trick-label = Mostra la mano { $round }, presa { $trick }
review-every = Tutte le scelte
review-chosen = Scelta
review-best = Migliore
review-cost = Costo
review-when = Quando
review-bidding = Le dichiarazioni
review-kept = Riuscite
review-kept-of = { $kept } su { $rounds }
review-zero = Dichiarazioni di 0 riuscite
review-off = Troppo alte, troppo basse
review-off-both = { $high } e { $low }
review-how = Come si conta
review-how-note = L'ammiraglio ha riguardato ogni scelta sapendo solo ciò che sapeva quel posto. Di una dichiarazione stima i punti, di un pezzo il vantaggio sugli altri alla fine della mano. Un costo è la distanza dalla scelta migliore; la sfortuna non costa niente.
review-how-guess = Sono stime di chi ha imparato da sé, non prove: un punto o due dicono poco.
