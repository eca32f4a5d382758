# The plain table: prompts, commands and their answers.
command-hand = main
command-legal = jouables
command-table = table
command-bids = annonces
command-score = score
command-turn = tour
command-last = dernier
command-log = journal
command-who = qui
command-why = pourquoi
command-rules = règles
command-help = aide
command-hint = conseil
command-undo = annuler
command-review = analyse
command-save = sauver
command-quit = quitter

named = { $code } { $name }
nothing-yet = Rien pour l'instant.
table-empty = Rien n'a encore été joué dans ce pli.
bid-and-won = { $won } sur { $bid }
tricks-won =
    { $won ->
        [one] { $won } pli
       *[other] { $won } plis
    }
turn = On attend : { $names }.
rules-skull_king =
    Annoncez combien de plis vous ferez, puis faites-en exactement autant.
    La première carte à nombre fixe la couleur : suivez-la, ou jouez une
    carte spéciale. Mermaid capture Skull King, Skull King capture les
    pirates, les pirates capturent les Mermaids. Tous battent les nombres ;
    le noir bat les autres couleurs ; les Escapes ne gagnent rien.
    Tenue : 20 par pli, plus les primes. Manquée : moins 10 par pli d'écart.
    Annonce 0 : 10 par carte de la manche, en plus si tenue, sinon en moins.
    Primes : 30 par pirate pris par le Skull King, 50 pour le Skull King
    pris par une Mermaid.
rules-dice =
    Annoncez combien de plis vous ferez, puis faites-en exactement autant.
    Le premier dé à nombres fixe la couleur : suivez-la, ou lancez un dé
    spécial. Ensuite seules comptent les faces : les têtes de mort battent
    les nombres, Mermaid capture Skull King, Skull King les pirates,
    les pirates les Mermaids.
    À égalité, le dernier gagne ; s'il n'y a que des drapeaux, le premier.
    Tenue : 20 par pli, plus les primes. Manquée : moins 10 par pli d'écart.
    Annonce 0 : 10 par dé de la manche, en plus si tenue, sinon en moins.
rules-doubloons =
    Annoncez combien de plis vous ferez, puis faites-en exactement autant.
    Le premier doublon à nombre fixe la forme : suivez-la, ou jouez un
    doublon spécial. Quand un pirate entame, chacun joue ce qu'il veut.
    Mermaid capture Skull King, Skull King capture les pirates, les pirates
    capturent les Mermaids. Tous battent les nombres ; les étoiles battent
    les autres formes ; les drapeaux ne gagnent rien.
    Tenue : 20 par pli, plus les primes. Manquée : moins 10 par pli d'écart.
    Annonce 0 : 10 par doublon de la manche, en plus si tenue, sinon en moins.
rules-skull_queen =
    Placez quatre pirates sur votre planche et gardez-les sur de bonnes cases.
    Suivez la première couleur si vous pouvez ; Petit singe et Second de la
    capitaine vont avec toutes. Dans chaque couleur qui a deux cartes ou plus,
    centre compris, qui a joué la plus haute fait monter d'une case son pirate
    de cette couleur, qui a joué la plus basse le fait descendre d'une case.
    Avec le 8 de la couleur, c'est deux vers le haut ; avec le 5, deux vers
    le bas. Au-delà d'un bout, c'est à l'eau. Une carte solitaire reste
    au centre. Qui a joué la carte la plus haute entame le pli suivant.
    À la fin de la manche, chaque pirate marque la case où il se tient.

how-skull_king =
    Pour annoncer, tapez un nombre. Pour jouer, un code ou un nom, comme K7
    ou Noir 7.
    Pour Scary Mary, dites en quoi : Scary Mary en Pirate, ou Scary Mary en Escape.
how-dice =
    Pour annoncer, tapez un nombre. Pour lancer, le dé, comme K ou Noir.
how-doubloons =
    Pour annoncer, tapez un nombre. Pour jouer, un code ou un nom, comme S7
    ou Étoile 7.
    Pour Scary Mary, dites en quoi : Scary Mary en Pirate, ou Scary Mary en Drapeau.
how-skull_queen =
    Pour placer, tapez avant ou arrière, puis une case par
    couleur : avant R8 Y5 G5 B2. Du bout étroit vers le bas, l'avant a
    8 5 3 2 1, l'arrière 1 2 3 5 8.
    Pour jouer, tapez un code ou un nom, comme R7 ou Rouge 7.
rules-landlubber =
    Décompte pour marins d'eau douce : une annonce manquée ne coûte rien,
    sauf l'annonce 0, qui coûte 10 par dé de la manche.
    Les primes ne comptent pas.
