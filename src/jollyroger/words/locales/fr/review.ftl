# Une partie revue après coup.
review-note = Ce que l'amiral attend d'une manche, du point de vue de chaque place : d'une annonce ses points, d'une pièce jouée l'avance sur les autres.
review-nothing = Rien à juger ici : il n'y avait aucun choix à faire.
review-seat =
    { $count ->
        [one] { $name } : une décision, { $cost } points perdus.
       *[other] { $name } : { $count } décisions, dont { $same } les meilleures, { $cost } points perdus.
    }
review-bid = Manche { $round } : l'annonce { $chosen } promettait { $points }, l'annonce { $best } { $better }.
review-play = Manche { $round }, pli { $trick } : { $chosen } promettait { $points }, { $best } { $better }.
