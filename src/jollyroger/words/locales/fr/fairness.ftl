# La donne équitable, vérifiée après coup.
verdict-fair =
    { $rounds ->
        [one] Équitable : tirages, donnes et lancers de la seule manche découlent des graines et des nombres montrés.
       *[other] Équitable : tirages, donnes et lancers des { $rounds } manches découlent des graines et des nombres montrés.
    }
verdict-scope = Pour les coups, les noms et à qui est chaque nombre, seul l'enregistrement parle ; vos propres notes le vérifient : --mine NOTES.
verdict-running = Équitable jusqu'ici : la partie n'est pas finie, et la dernière graine est peut-être encore cachée.
verdict-repeatable = Répétable : tirages, donnes et lancers découlent de la graine enregistrée. Cela ne prouve pas l'équité : quelqu'un a choisi la graine.
verdict-unproven = Cet enregistrement ne prouve rien : il suit les règles, mais sa graine ne donne ces cartes d'aucune façon que ce programme connaisse.
verdict-nobody = personne
verdict-round = Manche { $round } : nombres de { $given } ; trop tard : { $late } ; absents : { $away } ; bots : { $bots }.
verdict-round-open = Manche { $round }, graine pas encore montrée : nombres de { $given } ; trop tard : { $late } ; absents : { $away } ; bots : { $bots }.
verdict-unexplained = Manche { $round } : pas de nombre et pas de raison pour { $names }. Cet enregistrement ne dit pas s'il y a eu absence ou mise à l'écart.
verdict-mine =
    { $rounds ->
        [0] Rien ne contredit vos notes, mais elles n'ont vu aucune donne de cette partie.
        [one] Vos notes concordent avec l'enregistrement. Une manche a été comparée ; manches avec un nombre de vous : { $own }.
       *[other] Vos notes concordent avec l'enregistrement. { $rounds } manches ont été comparées ; manches avec un nombre de vous : { $own }.
    }
verdict-doubts = Pendant la partie, quelque chose n'allait pas dans ces manches : { $rounds }.
refused-unfair-deal = La manche { $round } n'a pas été donnée équitablement : la ligne { $line } ne découle pas de la graine et des nombres ; demandez à l'hôte une copie intacte.
refused-record-hidden = Cet enregistrement cache ce que sa place ne pouvait pas voir : redemandez-le quand la partie sera finie.
refused-nothing-to-verify = Cet enregistrement ne dit pas d'où viennent ses donnes : seules les tables d'un serveur le notent.
refused-notes-differ =
    La ligne { $line } de vos notes et la ligne { $other } de l'enregistrement se contredisent : { $what ->
        [game] un autre jeu, d'autres options ou un autre nombre de joueurs
        [name] qui était assis où
        [seat] qui a pris une place, l'a quittée ou est revenu
        [seal] l'empreinte de la graine du serveur
        [seed] la graine
        [pledge] un nombre déposé
        [number] un nombre
        [late] qui était en retard
        [lot] le tirage au sort
        [hand] la donne
        [move] une annonce, un placement ou un coup
        [points] l'issue d'un pli ou d'une manche
       *[order] ce qui s'est passé ensuite
    }. Gardez les deux fichiers : l'un des deux est faux.
refused-notes-damaged = La ligne { $line } de vos notes est illisible : le fichier est coupé ou modifié ; prenez une copie intacte.
refused-notes-newer = Ces notes sont de la version { $version }, et ce programme connaît la { $known } : installez un jollyroger plus récent.
refused-notes-of-another-game = Ces notes sont d'une autre partie que cet enregistrement : prenez celles de la même table, dont le fichier porte le nom.
refused-notes-as-record = Ce sont vos notes, pas un enregistrement : donnez d'abord l'enregistrement, puis les notes après --mine.
refused-record-as-notes = Après --mine se trouve un enregistrement, pas vos notes : donnez le fichier indiqué quand vous avez quitté la table.
