# A finished game, step by step, with open hands.
replay-title = Revoir
replay-of = Revoir : { $game }
replay-loading = La partie arrive…
replay-none = Il n'y a rien à voir ici
replay-to-table = Vers la table
replay-controls = Étapes de la partie
replay-slider = Position dans la partie
replay-first = Au début
replay-previous-trick = Pli précédent
replay-previous = Étape précédente
replay-next = Étape suivante
replay-next-trick = Pli suivant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-pace = Rythme
replay-seconds =
    { $seconds ->
        [one] { $seconds } seconde par étape
       *[other] { $seconds } secondes par étape
    }
replay-where = Manche { $round }, pli { $trick }
replay-hand = Main : { $name }
replay-no-hand = plus rien en main
replay-copy = Copier le lien
