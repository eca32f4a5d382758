# Why a trick is taken: { $piece } is the winning piece, { $suit } the suit that was led.
why-SK10 = { $piece } capture le Skull King : la première Mermaid gagne, quoi qu'il y ait d'autre.
why-SK11 = { $piece } bat tout quand il n'y a pas de Mermaid dans le pli.
why-SK12 = { $piece } gagne : le premier pirate bat les Mermaids, les nombres et plus faible encore.
why-SK13 = { $piece } gagne : la première Mermaid bat les nombres et plus faible encore.
why-SK14 = { $piece } gagne : l'atout le plus haut bat les autres nombres.
why-SK15 = { $piece } gagne : c'est le nombre le plus haut dans la couleur annoncée, { $suit }.
why-SK16 = { $piece } gagne : personne ne voulait du pli, il revient à qui a joué en premier.
why-DI7 = { $piece } gagne : la dernière Mermaid à tête de mort capture le Skull King.
why-DI8 = { $piece } bat tout quand il n'y a pas de Mermaid à tête de mort dans le pli.
why-DI9 = { $piece } gagne : le dernier pirate à tête de mort bat les Mermaids, les nombres et les drapeaux.
why-DI10 = { $piece } gagne : la dernière Mermaid à tête de mort bat les nombres et les drapeaux.
why-DI11 = { $piece } gagne : le nombre le plus haut l'emporte, peu importe la couleur ; à égalité, le dernier.
why-DI12 = { $piece } gagne : il n'y a que des drapeaux, le premier l'emporte.
bonus = { $points } points de prime si l'annonce est tenue.
bonus-SK21 = { $points } points de prime si l'annonce est tenue : 30 par pirate capturé.
bonus-SK22 = { $points } points de prime si l'annonce est tenue, pour la capture du Skull King.
bonus-DI14 = { $points } points de prime si l'annonce est tenue : 30 par pirate à tête de mort capturé.
bonus-DI15 = { $points } points de prime si l'annonce est tenue, pour la capture du Skull King.

# Why a piece may be played.
why-open = Pas encore de couleur annoncée : tout peut être joué.
why-freed = Un pirate a entamé le pli : tout peut y être joué.
why-follow = { $suit } est la couleur annoncée : jouez { $suit } ou une pièce spéciale.
why-void = { $suit } est la couleur annoncée et vous n'en avez pas : tout peut être joué.

# A wrong play at a real table.
why-take-back = Personne n'a encore joué après : le coup fautif est repris.
why-stands = On a déjà joué après : le pli reste tel quel.

# Where points come from.
score-made = Annonce { $bid }, gagné { $won } : 20 par pli annoncé, soit { $points }.
score-made-bonus = Annonce { $bid }, gagné { $won } : 20 par pli annoncé et { $bonus } de prime, soit { $points }.
score-missed =
    Annonce { $bid }, gagné { $won } : { $off ->
        [one] { $off } pli
       *[other] { $off } plis
    } d'écart, moins 10 par pli, soit { $points }.
score-missed-free = Annonce { $bid }, gagné { $won } : ici, une annonce manquée ne vaut rien.
score-zero-made = Annonce 0, gagné 0 : 10 fois le numéro de la manche, { $round }, soit { $points }.
score-zero-broken = Annonce 0, gagné { $won } : moins 10 fois le numéro de la manche, { $round }, soit { $points }.
score-bonus-lost = La prime de { $bonus } est perdue avec l'annonce.
score-plank = { $sum }, soit { $points }.
score-plank-wet =
    { $sum }, soit { $points } ; { $wet ->
        [one] { $wet } pirate est à l'eau et ne compte pas
       *[other] { $wet } pirates sont à l'eau et ne comptent pas
    }.
score-all-wet = Tous les pirates sont à l'eau : 0.

# Skull Queen's tricks.
why-up =
    { $piece } est la carte la plus haute en { $suit } : le pirate { $suit } monte { $spaces ->
        [one] d'une case
       *[other] de { $spaces } cases
    }.
why-down =
    { $piece } est la carte la plus basse en { $suit } : le pirate { $suit } descend { $spaces ->
        [one] d'une case
       *[other] de { $spaces } cases
    }.
why-nobody-moves = Aucun pirate ne bouge.
why-leads = { $piece } entame le pli suivant.

# The words of a question typed in plain language, and words that carry no meaning in one.
ask-hand = main
ask-trick = pli
ask-center = centre
ask-round = manche
ask-bid = annonce
ask-won = gagné
ask-bonus = prime
ask-scoring = décompte
ask-king = roi entame
ask-wrong = erreur
ask-spaces = cases
ask-water = eau
ask-filler = en comme et puis avec dans le la les l un une de du des d à au aux

told-legal = Vous pouvez jouer { $legal }.
told-why = { $why } ({ $rule })
help-skull_king = Tapez un pli dans l'ordre du jeu : jaune 2, jaune 12, noir 1. Ou : main rouge 3 bleu 7 pli rouge 5. Ou : manche 4 annonce 0 gagné 0.
help-dice = Tapez les lancers dans l'ordre : noir 6, noir 7, jaune au drapeau, pirate à tête de mort. Ou : main noir, pirate pli noir 7. Ou : manche 4 annonce 0 gagné 0 décompte landlubber.
help-doubloons = Tapez un pli dans l'ordre du jeu : cercle 2, étoile 0, drapeau. Ou : main cercle 3 étoile 7 pli cercle 5. Ou : manche 4 annonce 0 gagné 0.
help-skull_queen = Tapez le centre et le pli : centre jaune 4 bleu 3 pli bleu 6 vert 7 bleu 12 bleu 8. Ou : cases 8 5 2 à l'eau.
