# Una partita rivista.
review-note = Le scelte accanto a quelle del bot più forte. I punti sono quanto si aspetta dalla mano.
review-note-thumb = Le scelte accanto a quelle di un bot che segue regole pratiche: su questo gioco non si è ancora imparato niente. I punti sono una stima approssimativa.
review-nothing = Qui non c'è niente da giudicare: non c'era nulla da scegliere.
review-seat =
    { $name }: { $count ->
        [one] una decisione
       *[other] { $count } decisioni, di cui { $same } le migliori
    }, { $cost ->
        [0] nessun punto regalato
        [one] un punto regalato
       *[other] { $cost } punti regalati
    }.
review-bid =
    Mano { $round }: dichiarate { $chosen }; meglio: { $best }, { $points ->
        [one] circa un punto in più
       *[other] circa { $points } punti in più
    }.
review-play =
    Mano { $round }, presa { $trick }, su { $laid }: { $chosen }; meglio: { $best }, { $points ->
        [one] circa un punto in più
       *[other] circa { $points } punti in più
    }.
review-lead =
    Mano { $round }, presa { $trick }, apertura: { $chosen }; meglio: { $best }, { $points ->
        [one] circa un punto in più
       *[other] circa { $points } punti in più
    }.
review-place =
    Mano { $round }: { $chosen }; meglio: { $best }, { $points ->
        [one] circa un punto in più
       *[other] circa { $points } punti in più
    }.

# Lo stesso sulla pagina.
review-title = Analisi
review-loading = L'ammiraglio riguarda la partita …
review-none = Qui non c'è niente da analizzare
review-good = { $share }% di buone scelte
review-best-move = Mossa migliore
review-best-was = { $chosen } prometteva { $points }: niente era meglio.
review-lesson = Una lezione
review-lesson-high = Le dichiarazioni troppo alte sono costate di più. Lascia fuori la presa che speri soltanto.
review-lesson-low = Le dichiarazioni troppo basse sono costate di più. Conta una carta alta come una presa.
review-lesson-bid = Le dichiarazioni sono costate di più. Guarda prima la più cara.
review-lesson-place = Il piazzamento è costato di più. Guarda prima il più caro.
review-lesson-pick = Le scelte prima delle prese sono costate di più. Guarda prima la più cara.
review-lesson-play = Il gioco delle prese è costato di più. Guarda prima la presa più cara.
review-lesson-none = Non è andato perso nulla. Prova una ciurma più forte.
review-given =
    { $cost ->
        [0] Niente è stato regalato
        [one] Un punto è stato regalato
       *[other] { $cost } punti sono stati regalati
    }
review-split-bid = { $before } nelle dichiarazioni, { $after } nei pezzi.
review-split-place = { $before } nella disposizione, { $after } nelle carte.
review-split-pick = { $before } prima delle prese, { $after } nelle prese.
review-same = { $same } scelte su { $count } erano le migliori.
review-whose = Le scelte di
review-chart = Che cosa è costata ogni mano
review-chart-caption = Punti regalati in ogni mano
review-kind-bid = dichiarazione
review-kind-place = disposizione
review-kind-pick = scelta
review-kind-play = pezzo
review-kind-best = scelta migliore
review-dearest = Le scelte più care
review-points = punti
review-bid-at = Mano { $round }, dichiarazione.
review-place-at = Mano { $round }, disposizione.
review-pick-at = Mano { $round }, scelta.
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
