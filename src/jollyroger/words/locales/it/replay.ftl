# A finished game, step by step, with open hands.
replay-title = Rivedere
replay-of = Rivedere: { $game }
replay-loading = La partita sta arrivando…
replay-none = Qui non c'è niente da vedere
replay-to-table = Al tavolo
replay-controls = Passi della partita
replay-slider = Punto della partita
replay-first = All'inizio
replay-previous-trick = Presa precedente
replay-previous = Passo precedente
replay-next = Passo successivo
replay-next-trick = Presa successiva
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-pace = Ritmo
replay-seconds =
    { $seconds ->
        [one] un secondo per passo
       *[other] { $seconds } secondi per passo
    }
replay-where = Mano { $round }, presa { $trick }
replay-hand = In mano: { $name }
replay-no-hand = più niente in mano
replay-copy = Copia il link
