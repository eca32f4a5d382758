# La donne équitable, vérifiée après coup.
verdict-fair =
    { $rounds ->
        [one] Équitable : tirages, donnes et lancers de la seule manche découlent des graines et des nombres montrés.
       *[other] Équitable : tirages, donnes et lancers des { $rounds } manches découlent des graines et des nombres montrés.
    }
verdict-running = Équitable jusqu'ici : la partie n'est pas finie, et la dernière graine est peut-être encore cachée.
verdict-repeatable = Répétable, mais pas équitable de façon prouvée : une partie locale, donnée à partir de la graine enregistrée.
verdict-nobody = personne
verdict-round = Manche { $round } : nombres de { $given } ; trop tard : { $late } ; bots ou absents : { $bots }.
verdict-round-open = Manche { $round }, graine pas encore montrée : nombres de { $given } ; trop tard : { $late } ; bots ou absents : { $bots }.
refused-unfair-deal = La manche { $round } n'a pas été donnée équitablement : la ligne { $line } ne découle pas de la graine et des nombres ; demandez à l'hôte une copie intacte.
refused-record-hidden = Cet enregistrement cache ce que sa place ne pouvait pas voir : redemandez-le quand la partie sera finie.
refused-nothing-to-verify = Cet enregistrement ne dit pas d'où viennent ses donnes : seules les tables d'un serveur le notent.
