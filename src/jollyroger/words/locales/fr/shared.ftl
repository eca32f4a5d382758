# Un bloc que plusieurs téléphones partagent.
pad-shared = Sur chaque téléphone
pad-shared-note = Mettez ce bloc sur le serveur : les autres le suivent en direct, y écrivent ou annoncent en secret. Sans ligne, tout continue ici et sera réuni plus tard.
pad-shared-note-open = Mettez ce bloc sur le serveur : les autres le suivent en direct ou y écrivent. Sans ligne, tout continue ici et sera réuni plus tard.
pad-share = Partager ce bloc
pad-link = Lien vers ce bloc
pad-shared-live = Partagé : qui a le lien ou le code voit le même bloc.
pad-shared-lost = Pas de ligne pour l'instant. Tout est gardé ici et sera réuni à son retour.
pad-secret = Ma propre annonce secrète
pad-secret-who = Qui êtes-vous ?
pad-secret-bid = Annonce secrète de { $name }
pad-secret-in = Scellé : { $names }.
pad-secret-reveal = Yo-ho-ho ! Montrer les annonces
pad-secret-shown = Yo-ho-ho ! Les annonces de la manche { $round } sont ouvertes.
