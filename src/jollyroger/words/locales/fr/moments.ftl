# Ce qui se ressent à la table : la fin d'une manche, les prises, la fin d'une partie, un mot aux nouveaux.
moment-made = Tenue !
moment-missed = Manquée !
moment-dry = Encore à bord !
moment-wet = Tous à l'eau !
moment-leads = Vous prenez la tête !
moment-bid-won = annonce { $bid }, plis { $won }
moment-capture = { $piece } ! { $name }

moment-tip-bid = Devinez combien de plis vous ferez. Le compte exact rapporte, chaque pli d'écart coûte.
moment-tip-place = Choisissez un côté de la planche, puis une case pour chaque pirate. Les grands nombres rapportent plus, mais le bord est proche.
moment-tip-follow = Entame : { $suit }. Vous devez fournir ; ce qui s'est enfoncé ne peut pas être joué maintenant.
moment-tip-wins = L'anneau de laiton montre ce qui remporte le pli pour l'instant.
moment-tip-yes = Compris
moment-sound = Voulez-vous entendre la table ? Des cartes sur le chêne, une cloche quand l'annonce est tenue.
moment-sound-yes = Avec le son
moment-sound-no = En silence
moment-one-tap = Vous connaissez le chemin. Un seul toucher doit-il suffire pour jouer ?
moment-one-tap-yes = Un toucher
moment-one-tap-no = Garder les deux
moment-fast = Votre annonce est perdue. Les autres doivent-ils finir la manche en vitesse ?
moment-fast-yes = En vitesse
moment-fast-no = Rien ne presse

moment-end-first = La cale est pleine et l'équipage chante.
moment-end-second = Deuxième place : assez près pour sentir l'odeur de l'or.
moment-end-middle = Il faut bien quelqu'un à la barre pendant que les autres se vantent.
moment-end-last = Au port en dernier, mais au comptoir en premier.
moment-again-ask = Demander une revanche
moment-again-asked = Vous voulez rejouer. L'hôte peut ouvrir la partie suivante.
moment-again-wanted =
    { $count ->
        [one] { $names } voudrait rejouer.
       *[other] { $names } voudraient rejouer.
    }
