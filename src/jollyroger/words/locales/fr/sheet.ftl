# The score sheet, the race and the end of a game.
race-title = La course
race-caption = Totaux après chaque manche

sheet-round = Manche
sheet-round-short = M.
sheet-player = Qui
sheet-bid = Annonce
sheet-won = Plis
sheet-bonus = Prime
sheet-extra = En plus
sheet-spaces = Cases
sheet-change = Points
sheet-total = Total
sheet-why = Pourquoi
sheet-sum = Total
sheet-made = tenue
sheet-missed = manquée
sheet-standing = debout
sheet-all-wet = tous à l'eau
sheet-all = Toutes les manches
sheet-key = plis / annonce, prime, points
sheet-key-plank = cases, points
sheet-key-tricks = plis, leur contenu, points
sheet-none = Aucune manche n'a encore été comptée.
sheet-round-title = Manche { $round }
sheet-round-caption = Manche { $round } : points, totaux et raisons
sheet-best = Manche { $round } : meilleur score pour { $name }, { $points }
sheet-best-you = Manche { $round } : meilleur score pour vous, { $points }
sheet-cell =
    { $outcome } : annonce { $bid }, plis { $won }{ $bonus ->
        [0] {""}
       *[other] {", "}prime { $bonus }
    }, { $points }, total { $total }
sheet-cell-plank = { $spaces } : { $points }, total { $total }

end-over = Partie terminée
end-wins = { $name } gagne avec { $gap } d'avance
end-wins-you = Vous gagnez avec { $gap } d'avance
end-shared = { $names } partagent la victoire
end-place = Votre rang : { $place } sur { $players }.
end-rank = Rang { $place }
end-points = points
end-dealt = Donnes avec votre nombre : { $mine } sur { $rounds }.
end-kept = annonces tenues : { $kept } sur { $rounds }
end-wet =
    { $wet ->
        [0] aucun pirate à l'eau
        [one] { $wet } pirate à l'eau
       *[other] { $wet } pirates à l'eau
    }
end-next = Et ensuite ?
end-rematch = Revanche
end-host-can = { $name } est l'hôte et peut ouvrir la partie suivante. Vous suivrez automatiquement.
end-no-host = Il n'y a plus d'hôte : personne ne peut ouvrir la partie suivante ici.
end-opened = La table suivante est ouverte.
end-follow = Vers la table suivante
end-replay = Revoir la partie
end-review = Analyse
end-record = Télécharger la partie
end-share = Partager la partie
end-start = Vers la page d'accueil
