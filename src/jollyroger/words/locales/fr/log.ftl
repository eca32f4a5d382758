# The log, as one seat hears it. Keys that end in -you are said to the player they are about.
you = vous
old-king = le vieux roi des pirates

told-lot = { $name } distribue en premier.
told-lot-you = Vous distribuez en premier.
told-lot-dice = Tirage au sort : { $name } lance en premier.
told-lot-dice-you = Tirage au sort : vous lancez en premier.
told-round = Manche { $round }.
told-leads = { $name } entame.
told-leads-you = Vous entamez.
told-hand = Votre main : { $hand }.
told-centre = Au centre : { $cards }.
told-bids =
    Yo-ho-ho ! Annonces : { $bids }. En tout { $sum } pour { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }.
told-bids-open =
    Toutes les annonces : { $bids }. Au total { $sum } pour { $tricks ->
        [one] un pli
       *[other] { $tricks } plis
    }.
told-bid = { $name } annonce { $bid }.
told-bid-you = Vous annoncez { $bid }.
told-bid-changed = { $name } change d'annonce : { $bid }.
told-bid-changed-you = Vous changez d'annonce : { $bid }.
told-picked = { $name } choisit : { $choice }.
told-picked-you = Vous choisissez : { $choice }.
told-trump = Atout : { $suit }.
told-no-trump = Il n'y a pas d'atout dans cette manche.
told-lost = Personne ne remporte le pli.
told-changed = { $name } prend { $taken } sans montrer et en écarte { $left }.
told-changed-you = Vous prenez : { $gained }. Vous écartez : { $lost }.
told-looked = { $name } regarde des cartes cachées : { $count }.
told-looked-you = Pour vos yeux seulement : { $pieces }.
told-none = rien
told-planks = Toutes les planches : { $planks }.
told-of = { $name } { $what }
told-played = { $name } joue { $piece }.
told-played-you = Vous jouez { $piece }.
told-taken = { $name } remporte le pli : { $won }, annonce { $bid }.
told-taken-you = Vous remportez le pli : { $won }, annonce { $bid }.
told-bonus = Il vaut { $points } points de prime.
told-taken-unbid = { $name } remporte le pli : { $won } en tout.
told-taken-unbid-you = Vous remportez le pli : { $won } en tout.
told-worth = Ce qu'il contient compte { $points }.
told-up = { $name } : { $suit } monte de { $spaces }, case { $value }.
told-down = { $name } : { $suit } descend de { $spaces }, case { $value }.
told-overboard = { $name } : { $suit } tombe à l'eau !
told-scored = Manche { $round } terminée : { $lines }.
told-line =
    { $won ->
        [one] { $won } pli
       *[other] { $won } plis
    }, annonce { $bid }{ $bonus ->
        [0] {""}
       *[other] {", "}prime { $bonus }
    }, { $points }, total { $total }
told-line-plank = { $points }, total { $total }
told-line-unbid =
    gagné { $won }{ $bonus ->
        [0] {""}
       *[other] {", "}dedans { $bonus }
    }, { $points }, total { $total }
told-wins =
    { $name } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
told-wins-you =
    Vous gagnez avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
told-shared =
    Victoire partagée avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $names }.
