# The score pad, on the page and in the terminal.
pad-player = Joueur { $number }
pad-title = { $game } : { $names }.
pad-of = { $name } : { $what }
pad-event-SK21 = Pirate pris par le Skull King
pad-event-SK22 = Skull King pris par une sirène
pad-event-DI14 = Crâne de pirate pris par le Skull King
pad-event-DI15 = Skull King pris par un crâne de sirène
pad-times =
    { $times ->
        [one] { $event }
       *[other] { $times } fois { $event }
    }

# Who deals, and the sentence after a save.
pad-deals = { $name } distribue.
pad-said-change = { $name } { $points }, total { $total }
pad-said-round = Manche { $round } : { $changes }.
pad-said-leads = { $name } est en tête avec { $points }.
pad-said-leads-shared = { $names } sont en tête avec { $points } chacun.
pad-said-deals = { $name } distribue ensuite.
pad-said-throws = { $name } lance en premier ensuite.
pad-said-totals = Après la manche { $round } : { $totals }.

# Cells and their values, in the history and where two devices disagree.
pad-cell-name = Nom du joueur { $number }
pad-cell-dealer = Premier donneur
pad-cell-starter = Premier à lancer
pad-cell-bid = Manche { $round }, annonce de { $name }
pad-cell-won = Manche { $round }, plis de { $name }
pad-cell-bonus = Manche { $round }, { $name }, { $event }
pad-cell-space = Manche { $round }, { $name }, pirate { $suit }
pad-cell-saved = Manche { $round } enregistrée
pad-value-none = rien
pad-value-yes = oui
pad-value-no = non
pad-change = { $cell } : { $before } devient { $after }
pad-undone = Annulé : { $changes }.
pad-redone = Rétabli : { $changes }.
pad-conflict = { $cell } : { $value } compte, l'entrée la plus récente ; { $lost } avait été noté sur un autre appareil.

# Statistics.
pad-stat =
    { $name } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $wins ->
        [0] aucune gagnée
        [one] { $wins } gagnée
       *[other] { $wins } gagnées
    }, { $mean } points en moyenne, au mieux { $best }, au pire { $worst }.
pad-stat-bids = Annonces tenues : { $hit } sur { $bids }.
pad-stat-none = Aucune partie n'est encore allée jusqu'au bout.

refused-pad-bids-missing = La manche ne peut pas être enregistrée : l'annonce de { $names } manque ; entrez-la d'abord.
refused-pad-tricks-missing = La manche ne peut pas être enregistrée : les plis de { $names } manquent ; entrez-les d'abord.
refused-pad-spaces-missing = La manche ne peut pas être enregistrée : un pirate de { $names } n'a pas de case ; entrez-la d'abord.
refused-pad-tricks-over =
    Les plis font { $sum } et la manche en a { $tricks } : { $off ->
        [one] { $off } de trop
       *[other] { $off } de trop
    }. Corrigez qui en a fait moins.
refused-pad-tricks-under =
    Les plis font { $sum } et la manche en a { $tricks } : { $off ->
        [one] il en manque { $off }
       *[other] il en manque { $off }
    }. Corrigez qui en a fait plus.
pad-nobodys =
    { $count ->
        [one] Un pli n'est à personne.
       *[other] { $count } plis ne sont à personne.
    }
refused-pad-damaged =
    { $edit ->
        [0] Ce n'est pas un carnet, ou il est abîmé
       *[other] Le carnet est abîmé à l'entrée { $edit }
    } : rien n'a été changé ; prenez une copie intacte, ou celle d'un autre appareil.
refused-pad-newer = Ce carnet a la version { $version } et ce programme lit jusqu'à { $known } : installez-en un plus récent.
refused-pad-other-pad = C'est le carnet d'une autre partie, on ne peut pas réunir les deux : ouvrez-le à part.
refused-pad-other-game = Les deux carnets ont le même numéro mais d'autres règles ou joueurs : on ne peut pas les réunir ; gardez les deux.
refused-pad-nothing-to-undo = Il n'y a plus rien à annuler : changez plutôt une valeur.
refused-pad-nothing-to-redo = Il n'y a rien à rétablir : annulez d'abord quelque chose.

# The page.
pad-lead = Pour les parties à une vraie table, sur chaque téléphone.
pad-new = Nouveau bloc
pad-again = Encore, mêmes joueurs
pad-all = Tous les blocs
pad-game = Jeu
pad-players = Joueurs
pad-begin = Commencer le bloc
pad-unknown = Ce bloc n'est pas ici
pad-unknown-note = Un bloc reste sur l'appareil où il a été écrit. Apportez celui-ci sous forme de fichier, ou commencez-en un autre.
pad-parts = Parties du bloc
pad-part-round = Manche
pad-part-score = Score
pad-part-referee = Arbitre
pad-part-more = Plus
pad-undo = Annuler
pad-redo = Rétablir
pad-round = Manche { $round }
pad-round-open = La manche { $round } est de nouveau ouverte.
pad-stage = Ce que l'on note
pad-bids = Annonces
pad-bids-sum = Annonces : { $sum } sur { $tricks }
pad-won = Plis
pad-bids-how = Une touche par joueur.
pad-tricks-how = Rempli avec les annonces. Ne touchez que ce qui diffère.
pad-tricks-how-unbid = Touchez le nombre de plis de chacun.
pad-bids-first = Il manque encore des annonces.
pad-deal = { $name } donne, { $leader } entame.
pad-deal-king = { $name } donne, le vieux roi des pirates entame.
pad-start = { $name } lance en premier.
pad-dealer = donneur
pad-starter = commence
pad-bid = annonce { $bid }
pad-bid-short = ann. { $bid }
pad-total = total { $total }
pad-bid-of = Annonce de { $name }
pad-won-bid = Plis de { $name }, annonce { $bid }
pad-won-of = Plis de { $name }
pad-bid-said = { $name } : { $bid }
pad-bid-ask = { $name } annonce ?
pad-back = retour
pad-bids-so-far =
    { $sum } annoncés pour { $tricks ->
        [one] un pli
       *[other] { $tricks } plis
    }.
pad-bids-in = Toutes les annonces sont là : { $sum } sur { $tricks }. Les plis sont remplis avec les annonces.
pad-bonus-of = Prime de { $name }
pad-bonus-has = Prime de { $name } : { $points }
pad-extra-of = En plus pour { $name }
pad-extra-has = En plus pour { $name } : { $points }
pad-sum =
    { $sum } sur { $tricks ->
        [one] 1 pli
       *[other] { $tricks } plis
    }.
pad-all-met = Toutes les annonces sont tenues.
pad-took-over =
    { $name } en a { $off ->
        [one] un
       *[other] { $off }
    } de trop.
pad-took-under =
    Il en manque { $off ->
        [one] un
       *[other] { $off }
    } à { $name }.
pad-save = Enregistrer la manche { $round }
pad-planks-how = La case sous chaque pirate : une touche remplit un carré et passe au suivant.
pad-planks-full = Tous les pirates ont une case : { $points }.
pad-boxes-open =
    { $open ->
        [one] Un carré est ouvert
       *[other] { $open } carrés sont ouverts
    }.
pad-open = ouvert
pad-box = { $name }, { $suit } : { $value }
pad-space-ask = { $name }, { $suit } ?
pad-race-key = Épais : qui mène. Les autres se distinguent par leurs tirets, dans l'ordre de la table.
pad-rounds-key = Points, plis / annonce avec prime, total. Touchez une valeur pour la modifier, la manche pour savoir pourquoi.
pad-rounds-key-plain = Points, plis / annonce, total. Touchez une valeur pour la modifier, la manche pour savoir pourquoi.
pad-rounds-key-planks = Points, cases, total ; ~ est à l'eau. Touchez une valeur pour la modifier, la manche pour savoir pourquoi.
pad-rounds-key-tricks = Points, plis avec ce qui s'ajoute, total. Touchez une valeur pour la modifier, la manche pour savoir pourquoi.
pad-paper-key = Plis / annonce et prime, points, total.
pad-paper-key-plain = Plis / annonce, points, total.
pad-paper-key-tricks = Plis et en plus, points, total.
pad-line = annonce { $bid }, plis { $won }, prime { $bonus }, { $points }
pad-line-plain = annonce { $bid }, plis { $won }, { $points }
pad-line-plank = cases { $spaces }, { $points }
pad-line-tricks = plis { $won }, en plus { $bonus }, { $points }
pad-edit-cell = Manche { $round }, { $name } : { $what }, total { $total }. Modifier
pad-edit-open = Manche { $round }, { $name } : ouvert. Modifier
pad-editing = Modification de la manche { $round } : chaque touche compte aussitôt.
pad-editing-done = Retour à la partie
pad-referee-how = Touchez ce qui a été joué, dans l'ordre.
pad-referee-how-planks = Touchez les cartes du centre et celles du pli, dans l'ordre.
pad-referee-ask = Qui remporte le pli ? Touchez ses pièces.
pad-answer = L'arbitre dit
pad-trick = Pli
pad-specials = Spéciales
pad-none-yet = Rien encore
pad-clear = Vider
pad-add = Ajouter { $piece }
pad-take-away = Retirer { $piece }
pad-into = Où elle va
pad-trump = Atout
pad-trump-none = aucun
pad-group = Quelles pièces
pad-device = Cet appareil
pad-awake = Garder l'écran allumé
pad-awake-note = Tant que ce bloc est ouvert.
pad-offline-ready = Le bloc est gardé ici en entier : il marche sans réseau.
pad-offline-soon = Chaque touche est gardée sur cet appareil.
pad-insecure = Chaque touche est gardée sur cet appareil. Ouvrir sans réseau, installer et garder l'écran allumé demandent https, que cette adresse n'a pas.
pad-not-kept = Ce navigateur ne garde rien, ou sa mémoire est pleine : exportez le bloc avant de fermer la page.
pad-files = Fichiers
pad-files-note = Le fichier s'ouvre sur d'autres appareils et dans le terminal ; ce que les deux ont n'y est qu'une fois.
pad-export-file = Bloc en fichier
pad-export-csv = Tableau (CSV)
pad-export-text = Texte
pad-merge = Fusionner un fichier
pad-joined = Fusionné : ce qui était nouveau est sur le bloc.
pad-bring = Apporter un fichier
pad-bring-note = Un bloc d'un autre appareil ou du terminal. S'il est déjà ici, il est fusionné, pas doublé.
pad-brought = Le bloc est là.
pad-print = Sur papier
pad-print-normal = Imprimer
pad-print-large = Imprimer en grand
pad-history = Tout ce qui a été noté
pad-history-more = Montrer plus
pad-entered = { $cell } : { $value }
pad-replaced = remplacé
pad-understood = Compris
pad-remove = Supprimer ce bloc
pad-remove-sure = Le bloc quitte cet appareil pour de bon. Exportez-le d'abord si vous pourriez en avoir besoin.
pad-remove-yes = Oui, supprimer
pad-remove-no = Garder
pad-figures = Sur toutes les parties
pad-figure-wins = Gagnées
pad-figure-of = { $wins } sur { $games }
pad-figure-mean = Moyenne
pad-figure-best = Meilleur
pad-figure-hit = Annonces tenues
