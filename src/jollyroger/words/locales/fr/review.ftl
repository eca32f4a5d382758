# Une partie revue après coup.
review-note = Les choix à côté de ceux du bot le plus fort. Les points sont ce qu'il attend de la manche.
review-note-thumb = Les choix à côté de ceux d'un bot aux règles empiriques : rien n'a encore été appris sur ce jeu. Les points sont une estimation grossière.
review-nothing = Rien à juger ici : il n'y avait aucun choix à faire.
review-seat =
    { $name } : { $count ->
        [one] une décision
       *[other] { $count } décisions, dont { $same } les meilleures
    }, { $cost ->
        [0] aucun point perdu
        [one] un point perdu
       *[other] { $cost } points perdus
    }.
review-bid =
    Manche { $round } : annonce { $chosen } ; mieux : { $best }, { $points ->
        [one] environ { $points } point de plus
       *[other] environ { $points } points de plus
    }.
review-play =
    Manche { $round }, pli { $trick }, sur { $laid } : { $chosen } ; mieux : { $best }, { $points ->
        [one] environ { $points } point de plus
       *[other] environ { $points } points de plus
    }.
review-lead =
    Manche { $round }, pli { $trick }, entame : { $chosen } ; mieux : { $best }, { $points ->
        [one] environ { $points } point de plus
       *[other] environ { $points } points de plus
    }.
review-place =
    Manche { $round } : { $chosen } ; mieux : { $best }, { $points ->
        [one] environ { $points } point de plus
       *[other] environ { $points } points de plus
    }.

# La même chose sur la page.
review-title = Analyse
review-loading = L'amiral regarde la partie encore une fois …
review-none = Il n'y a rien à analyser ici
review-good = { $share } % de bons choix
review-best-move = Meilleur coup
review-best-was = { $chosen } promettait { $points } : rien n'était meilleur.
review-lesson = Une leçon
review-lesson-high = Les annonces trop hautes ont coûté le plus. Laissez de côté le pli que vous ne faites qu'espérer.
review-lesson-low = Les annonces trop basses ont coûté le plus. Comptez une carte forte comme un pli.
review-lesson-bid = Les annonces ont coûté le plus. Regardez d'abord la plus chère.
review-lesson-place = Le placement a coûté le plus. Regardez d'abord le plus cher.
review-lesson-pick = Les choix d'avant les plis ont coûté le plus. Regardez d'abord le plus cher.
review-lesson-play = Le jeu des plis a coûté le plus. Regardez d'abord le pli le plus cher.
review-lesson-none = Rien n'a été gaspillé. Essayez un équipage plus fort.
review-given =
    { $cost ->
        [0] Rien n'a été perdu
        [one] Un point a été perdu
       *[other] { $cost } points ont été perdus
    }
review-split-bid = { $before } par les annonces, { $after } par les pièces.
review-split-place = { $before } par le placement, { $after } par les cartes.
review-split-pick = { $before } avant les plis, { $after } pendant les plis.
review-same = { $same } choix sur { $count } étaient les meilleurs.
review-whose = Les choix de
review-chart = Ce que chaque manche a coûté
review-chart-caption = Points perdus à chaque manche
review-kind-bid = annonce
review-kind-place = placement
review-kind-pick = choix
review-kind-play = pièce
review-kind-best = meilleur choix
review-dearest = Les choix les plus chers
review-points = points
review-bid-at = Manche { $round }, annonce.
review-place-at = Manche { $round }, placement.
review-pick-at = Manche { $round }, choix.
review-play-at = Manche { $round }, pli { $trick }.
review-bid-was = Annonce { $chosen } : { $points }. Annonce { $best } : { $better }.
review-play-was = { $chosen } promettait { $points }, { $best } { $better }.
review-about = { $best } : { $reasons }
review-show = Montrer
review-show-label = Montrer la manche { $round }
review-show-trick-label = Montrer la manche { $round }, pli { $trick }
review-every = Tous les choix
review-chosen = Choisi
review-best = Meilleur
review-cost = Coût
review-when = Quand
review-bidding = Les annonces
review-kept = Tenues
review-kept-of = { $kept } sur { $rounds }
review-zero = Annonces de 0 tenues
review-off = Trop hautes, trop basses
review-off-both = { $high } et { $low }
review-how = Comment on compte
review-how-note = L'amiral a revu chaque choix en ne sachant que ce que cette place savait. D'une annonce il estime les points, d'une pièce l'avance sur les autres à la fin de la manche. Un coût est l'écart avec le meilleur choix ; la malchance ne coûte rien.
review-how-guess = Ce sont les estimations d'un joueur qui a appris seul, pas des preuves : un point ou deux ne disent pas grand-chose.
