# Un conseil : le coup d'abord, puis ce qui parle pour lui. L'analyse donne les mêmes raisons.
hint-ask = Conseil
hint-mark = conseil
hint-marked = { $piece }, conseil
hint-bid = Conseil : annonce { $bid }.
hint-play = Conseil : { $piece }.
hint-place = Conseil : { $stands }.
hint-pick = Conseil : choisir { $choice }.
hint-other-bid = L'annonce { $bid }
hint-why-only = Il n'y a pas d'autre choix.
hint-why-likely =
    { $tricks ->
        [0] Aucun pli serait plus probable encore.
        [one] Un pli serait plus probable encore.
       *[other] { $tricks } plis seraient plus probables encore.
    }
hint-why-kept =
    { $tenths ->
        [0] Une telle annonce n'est presque jamais tenue.
        [10] Une telle annonce est presque toujours tenue.
       *[other] Une telle annonce est tenue environ { $tenths } fois sur 10.
    }
hint-why-brings = Elle rapporte { $points } en moyenne, sans les primes.
hint-why-needs =
    { $count ->
        [one] Il manque encore un pli.
       *[other] Il manque encore { $count } plis.
    }
hint-why-enough = Il ne faut plus de pli.
hint-why-over =
    { $count ->
        [one] Il y a déjà un pli de trop.
       *[other] Il y a déjà { $count } plis de trop.
    }
hint-why-lost = L'annonce ne peut plus être tenue.
hint-why-leads =
    { $tenths ->
        [0] Presque aucune pièce cachée ne la bat.
        [10] Presque toutes les pièces cachées la battent.
       *[other] Environ { $tenths } pièces cachées sur 10 la battent.
    }
hint-why-takes =
    { $tenths ->
        [0] Elle prend le pli tel qu'il est ; presque aucune pièce cachée ne la bat.
        [10] Elle prend le pli tel qu'il est ; presque toutes les pièces cachées la battent.
       *[other] Elle prend le pli tel qu'il est ; environ { $tenths } pièces cachées sur 10 la battent.
    }
hint-why-takes-last = Elle prend le pli : personne ne joue après.
hint-why-safe = Aucune pièce cachée ne la bat.
hint-why-ducks = Elle laisse le pli aux autres.
hint-why-throws =
    { $tenths ->
        [0] Il ne prend presque jamais le pli tel qu'il est.
        [10] Il prend presque toujours le pli tel qu'il est.
       *[other] Il prend le pli tel qu'il est environ { $tenths } fois sur 10.
    }
hint-why-ahead =
    { $points ->
        [one] { $other } promet un point de moins.
       *[other] { $other } promet { $points } points de moins.
    }
hint-why-level = { $other } vaut autant.
hint-why-thumb = C'est une règle empirique : rien n'a encore été appris sur ce jeu.
hint-why-gains =
    { $points ->
        [one] Le pli tel qu'il est rapporte un point sur la planche.
       *[other] Le pli tel qu'il est rapporte { $points } points sur la planche.
    }
hint-why-loses =
    { $points ->
        [one] Le pli tel qu'il est coûte un point sur la planche.
       *[other] Le pli tel qu'il est coûte { $points } points sur la planche.
    }
hint-why-stays = Le pli tel qu'il est ne change rien sur la planche.
hint-why-others-gain =
    { $points ->
        [one] Les autres gagnent un point.
       *[other] Les autres gagnent { $points } points.
    }
hint-why-others-lose =
    { $points ->
        [one] Les autres perdent un point.
       *[other] Les autres perdent { $points } points.
    }
hint-why-rises = En { $suit }, les cartes sont hautes : ce pirate va monter.
hint-why-sinks = En { $suit }, les cartes sont basses : ce pirate va descendre.
