# The table in the browser.
play-you = Vous
play-points = points
play-heading = { $game }, la table
play-round = Manche { $round } sur { $rounds }
play-trick = Pli { $trick }
play-phase-bids = Annonces
play-phase-place = Placement
play-phase-deal = Donne
play-title-turn = À vous · { $game }
play-coming = Vous arrivez à la table…
play-closed = Cette table vous est fermée
play-reload = Recharger
play-to-start = Vers la page d'accueil
play-try-again = Réessayer
play-line-lost = La connexion est perdue.
play-line-lost-note = Nous réessayons. Rien n'est perdu à la table.
play-line-back = La connexion est rétablie.
play-unsent = Pas encore envoyé. Ce sera envoyé une seule fois, dès que la connexion sera rétablie.
play-unsent-tag = pas encore envoyé

# Seats.
play-seats = Places, dans le sens horaire depuis votre gauche
play-seats-watched = Places, dans le sens horaire
play-to-move = à jouer
play-stands-in = remplace
play-away = connexion perdue
play-away-told = La connexion avec { $name } est perdue. Si elle ne revient pas, un bot continue.
play-led-tag = a entamé
play-back = de retour
play-ready = fait
play-thinking = réfléchit
play-choosing = à vous
play-order = joué en position { $order },
play-winning = gagne
play-wins = gagne
play-slot-yours =
    { $game ->
        [dice] votre dé
        [doubloons] le vôtre
       *[other] votre carte
    }
play-slot-open =
    { $game ->
        [dice] va lancer
        [doubloons] va jouer
       *[other] va jouer
    }
play-led = Entame : { $suit }.
play-nothing-led = Aucune couleur n'est encore annoncée.
play-winning-with = { $name } mène avec { $piece }.
play-winning-you = Vous menez avec { $piece }.

# Bidding.
play-cry = Yo-ho-ho !
play-fists = Poings levés : { $up } sur { $all }. Les annonces s'ouvrent ensemble.
play-only-you = rien que pour vous
play-sum =
    { $tricks ->
        [one] Total annoncé : { $sum } pour un pli
       *[other] Total annoncé : { $sum } pour { $tricks } plis
    }
play-last-round = Manche { $round } : vous { $points }, total { $total }
play-last-round-best = Manche { $round } : { $name } est en tête, { $points }, total { $total }
play-end-narrow = bout étroit, en haut
play-end-wide = bout large, en bas
play-bid-question = Combien de plis ferez-vous ?
play-bid-note = Vous pouvez la changer tant que tous n'ont pas annoncé.
play-bid-waiting =
    { $count ->
        [one] Vous annoncez { $bid }. Il manque une annonce ; vous pouvez encore changer la vôtre.
       *[other] Vous annoncez { $bid }. Il manque { $count } annonces ; vous pouvez encore changer la vôtre.
    }
play-bid-choose = Choisissez un nombre
play-bid-confirm = Annoncer { $bid }, Yo-ho-ho !
play-bid-open = Annoncer { $bid }
play-bid-change = Changer pour { $bid }
play-bid-enter = Appuyez sur Entrée pour changer votre annonce en { $bid }.
play-bid-done = Annonce faite : { $bid }

# The answer line.
play-answer-line = Ce qui est possible maintenant
play-your-turn = À vous.
play-turn-lead =
    { $game ->
        [dice] À vous : vous lancez en premier.
        [doubloons] À vous : vous entamez.
       *[other] À vous : vous entamez.
    }
play-turn-free =
    { $game ->
        [dice] À vous : lancez ce que vous voulez.
        [doubloons] À vous : jouez ce que vous voulez.
       *[other] À vous : jouez ce que vous voulez.
    }
play-turn-follow =
    { $game ->
        [dice] À vous : lancez { $suit }.
        [doubloons] À vous : jouez { $suit }.
       *[other] À vous : jouez { $suit }.
    }
play-turn-follow-special =
    { $game ->
        [dice] À vous : lancez { $suit } ou un dé spécial.
        [doubloons] À vous : jouez { $suit } ou un doublon spécial.
       *[other] À vous : jouez { $suit } ou une carte spéciale.
    }
play-turn-bid = Votre annonce, de 0 à { $most }.
play-turn-bid-of = Votre annonce : { $bids }.
play-turn-pick = Choisissez : { $choices }.
play-picks = Vos choix
play-turn-place = Placez vos pirates.
play-last-itself = Votre dernière pièce se joue toute seule : { $piece }.
play-you-hold = Vous avez { $pieces }.
play-times = { $count } × { $piece }
play-thinks = { $name } réfléchit.
play-dealing-now = On distribue la manche { $round }.
play-going-on = La partie continue.
play-enter-goes-on = Entrée pour continuer.
play-you-bid = Vous annoncez { $bid }.
play-chosen = Choix : { $piece }.
play-chosen-would = { $piece } { $would }.
play-would-win = mènerait
play-would-not = ne mènerait pas
play-chosen-note =
    { $game ->
        [dice] Entrée ou un second appui le lance.
        [doubloons] Entrée ou un second appui le joue.
       *[other] Entrée ou un second appui la joue.
    }
play-do-it =
    { $game ->
        [dice] Lancer
       *[other] Jouer
    }
play-as-what = Scary Mary : quel rôle ?
play-as = en { $piece }
play-why = Pourquoi ?
play-taken-over = Un bot joue pour vous : { $bot }.
play-taken-over-note = La place est toujours la vôtre.
play-take-back = Reprendre ma place
play-need-more =
    { $count ->
        [one] Il vous en faut encore 1
       *[other] Il vous en faut encore { $count }
    }
play-need-none = Juste ce qu'il faut
play-need-over =
    { $count ->
        [one] 1 de trop
       *[other] { $count } de trop
    }
play-go-on = Continuer

# The hand.
play-hand = Votre main
play-barred = { $piece }, pas jouable : { $reason }
play-follow = suivre { $suit }
play-by-touch = Au toucher
play-feels = { $piece } : { $feel }.

# The clock.
play-clock = Votre pendule
play-extend = +30 s
play-extend-long = 30 secondes de plus
play-reserve = réserve { $time }
play-on-reserve = votre réserve
play-clock-warning = Encore { $seconds } secondes. M en demande 30 de plus.
play-word-time = temps
play-clock-timer = Temps restant
play-clock-left =
    { $reserve ->
        [0] { $seconds } secondes.
       *[other] { $seconds } secondes, puis { $reserve } en réserve.
    }
play-clock-none = Aucune pendule ne tourne pour vous.

# Beside the table.
play-rail = Journal et questions
play-last-trick = Dernier pli
play-last-of-round = Dernier pli de la manche { $round }
play-took = Pli remporté : { $name }.
play-took-it = remporte le pli
play-race = La course
play-log = Journal de bord
play-said = Tout ce qui a été dit
play-field = Tapez un coup ou une question
play-enter = Valider
play-ask = Demander
play-dock = Panneaux
play-dock-last = Dernier pli
play-dock-score = Score
play-dock-type = Écrire
play-dock-more = Plus
play-score-sheet = Feuille de score
play-rules = Règles
play-rules-all = Toutes les règles, en images
play-rule-cited = La règle en question
play-close = Fermer
play-more-label = Plus : parler, réglages, partir
play-more-watching = Plus : réglages, partir

# More.
play-talk = Parler
play-chat = Dire quelque chose
play-chat-send = Envoyer
play-chat-sent = Envoyé.
play-chat-on = Autoriser le chat
play-chat-off = Arrêter le chat
play-mute = Ne plus entendre { $name }
play-unmute = Entendre { $name } à nouveau
play-hush = Faire taire { $name } pour tous
play-unhush = Rendre la parole à { $name }
play-remove = Exclure { $name }
play-remove-sure = Exclure { $name } ?
play-remove-yes = Oui, exclure
play-remove-no = Non
play-device = Sur cet appareil
play-sound = Son
play-autoplay = Jouer automatiquement la dernière pièce
play-keys = Raccourcis à une touche
play-keys-title = Touches
play-settings = Tous les réglages
play-fairness = Donne loyale
play-dealt-with = La manche { $round } a été donnée avec votre nombre.
play-dealt-without = La manche { $round } a été donnée sans votre nombre : il est arrivé trop tard.
play-dealt-note = Votre appareil ajoute un nombre secret à chaque donne : personne ne peut choisir les cartes.
play-notes = Enregistrer mes notes
play-notes-note = Vos notes sont ce que cet appareil a vu de la partie ; on peut les comparer à la partie téléchargée.
play-leave-title = Quitter la table
play-leave = Partir…
play-leave-sure = Un bot continue pour vous. Vous pouvez revenir à tout moment avec le même lien.
play-leave-yes = Oui, partir
play-leave-no = Non, rester
play-leave-watching = Partir

# Watching.
play-watching = Vous regardez.
play-watching-title = Regarder
play-watching-hands = Les mains restent cachées jusqu'à la fin ; on les découvre en revoyant la partie.
play-watching-note = Qui regarde voit ce que tous peuvent voir : les annonces, les plis faits, le pli en cours, le dernier pli.
play-closed-hands = Mains cachées
play-pieces =
    { $game ->
        [dice] { $count ->
            [one] 1 dé
           *[other] { $count } dés
        }
        [doubloons] { $count ->
            [one] 1 doublon
           *[other] { $count } doublons
        }
       *[other] { $count ->
            [one] 1 carte
           *[other] { $count } cartes
        }
    }
play-take-seat = Prendre la place de { $name }
play-seat-soon = Vous prenez la place de { $name } à la fin de cette manche.
play-seat-give-up = Je préfère regarder
play-turn-table = Faire tourner la table

# Heard.
play-heard-bids = Annonces : { $bids }.
play-heard-scored = Manche { $round } : vous marquez { $points }, total { $total }.
play-heard-lost = Manche { $round } : vous perdez { $points }, total { $total }.
play-heard-minus = moins { $points }
play-heard-place =
    { $place ->
        [2] Vous êtes deuxième sur { $players } avec { $points }.
        [3] Vous êtes troisième sur { $players } avec { $points }.
       *[other] Vous êtes à la place { $place } sur { $players } avec { $points }.
    }
play-heard-where = Manche { $round }, pli { $trick }.
play-heard-times = { $count } fois { $piece }
play-heard-threw = Vous lancez { $piece }.
play-heard-clock = Votre pendule tourne : C dit le temps qui reste, M demande 30 secondes de plus.
play-heard-away = Pour revenir, tapez « { $word } » ou appuyez sur « { $button } ».
play-heard-totals = Totaux : { $totals }.
play-heard-no-centre = Le centre est vide.

# Keys.
play-keys-where = Ces touches agissent quand votre main, les annonces ou la ligne de réponse ont le focus.
play-keys-are-off = Les raccourcis sont désactivés ; les flèches, Entrée et Échap agissent toujours.
play-key-walk = parcourir la main
play-key-enter = choisir une pièce ; encore : la jouer ; continuer, si la table vous laisse lire
play-key-escape = reposer la pièce, fermer un panneau
play-key-mary = Scary Mary en pirate, ou pour ne rien gagner
play-key-hand = entendre votre main
play-key-legal = entendre ce que vous pouvez jouer
play-key-table = entendre le pli
play-key-bids = entendre annonces et plis faits
play-key-score = entendre le score
play-key-turn = entendre qui doit jouer
play-key-last = entendre le dernier pli
play-key-why = entendre pourquoi
play-key-time = entendre le temps qui reste
play-key-hint = entendre un conseil
play-key-more = 30 secondes de plus
play-key-next = à la prochaine pièce jouable
play-key-undo = reprendre votre dernier coup, seul parmi les bots
play-key-field = aller au champ de saisie
play-key-bid = choisir une annonce
