# Why a trick is taken: { $piece } is the winning piece, { $suit } the suit that was led.
why-SK10 = { $piece } capture le Skull King : la première Mermaid gagne, quoi qu'il y ait d'autre.
why-SK11 = { $piece } bat tout quand il n'y a pas de Mermaid dans le pli.
why-SK12 = { $piece } gagne : le premier pirate bat les Mermaids, les nombres et tout ce qui est plus faible.
why-SK13 = { $piece } gagne : la première Mermaid bat les nombres et tout ce qui est plus faible.
why-SK14 = { $piece } gagne : l'atout le plus haut bat les autres nombres.
why-SK15 = { $piece } gagne : c'est le nombre le plus haut de l'entame, { $suit }.
why-SK16 = { $piece } gagne : personne ne voulait du pli, il revient à qui a joué en premier.
why-DI7 = { $piece } gagne : la dernière Mermaid à tête de mort capture le Skull King.
why-DI8 = { $piece } bat tout quand il n'y a pas de Mermaid à tête de mort dans le pli.
why-DI9 = { $piece } gagne : le dernier pirate à tête de mort bat les Mermaids, les nombres et les drapeaux.
why-DI10 = { $piece } gagne : la dernière Mermaid à tête de mort bat les nombres et les drapeaux.
why-DI11 = { $piece } gagne : le nombre le plus haut l'emporte, peu importe la couleur ; à égalité, le dernier.
why-DI12 = { $piece } gagne : il n'y a que des drapeaux, le premier l'emporte.
bonus = { $points } points de prime si l'annonce est tenue.
bonus-SK21 = { $points } points de prime si l'annonce est tenue : 30 par pirate capturé ; Scary Mary compte aussi.
bonus-SK22 = { $points } points de prime si l'annonce est tenue, pour la capture du Skull King.
bonus-DI14 = { $points } points de prime si l'annonce est tenue : 30 par pirate à tête de mort capturé.
bonus-DI15 = { $points } points de prime si l'annonce est tenue, pour la capture du Skull King.
why-without-trump = Aucun atout n'a été nommé : c'est jugé sans atout.

# Why a piece may be played.
why-open = Rien n'est encore demandé : tout peut être joué.
why-freed = Un pirate a entamé le pli : tout peut y être joué.
why-follow = On demande { $suit } : jouez { $suit } ou une pièce spéciale.
why-follow-suit = On demande { $suit } : jouez { $suit }.
why-void = On demande { $suit } et vous n'en avez pas : tout peut être joué.

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
score-plain = Annonce { $bid }, gagné { $won } : { $points }.
score-tricks = Gagné { $won } : { $points }.
score-tricks-bonus = Gagné { $won } : { $tricks }, et { $bonus } pour ce que contenaient les plis : { $points }.
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
ask-end = quitter | fin | au revoir | sortir | terminer | stop
ask-filler = en comme et puis avec dans le la les l un une de du des d à au aux

told-legal = Vous pouvez jouer { $legal }.
told-why = { $why } ({ $rule })
help-skull_king = Tapez un pli dans l'ordre du jeu : jaune 2, jaune 12, noir 1. Ou : main rouge 3 bleu 7 pli rouge 5. Ou : manche 4 annonce 0 gagné 0.
help-dice = Tapez les lancers dans l'ordre : noir 6, noir 7, jaune au drapeau, pirate à tête de mort. Ou : main noir, pirate pli noir 7. Ou : manche 4 annonce 0 gagné 0 décompte landlubber.
help-doubloons = Tapez un pli dans l'ordre du jeu : cercle 2, étoile 0, drapeau. Ou : main cercle 3 étoile 7 pli cercle 5. Ou : manche 4 annonce 0 gagné 0.
help-skull_queen = Tapez le centre et le pli : centre jaune 4 bleu 3 pli bleu 6 vert 7 bleu 12 bleu 8. Ou : cases 8 5 2 à l'eau.

# Questions in people's own words. A rung says who takes a trick, whichever pieces are meant.
rung-SK10 = Si le Skull King et une Mermaid sont dans le même pli, la première Mermaid le remporte.
rung-SK11 = Le Skull King remporte le pli s'il n'y a pas de Mermaid.
rung-SK12 = Le premier pirate remporte le pli s'il n'y a pas de Skull King.
rung-SK13 = De plusieurs Mermaids, la première remporte le pli.
rung-SK14 = L'atout le plus haut remporte le pli s'il n'y a rien de plus fort.
rung-SK15 = Le nombre le plus haut de la couleur annoncée remporte le pli.
rung-SK16 = Si personne ne joue plus fort, la première pièce jouée remporte le pli.
rung-DI7 = Si Skull King et Mermaid montrent une tête de mort dans le même pli, la dernière Mermaid à tête de mort le remporte.
rung-DI8 = Le Skull King à tête de mort remporte le pli s'il n'y a pas de Mermaid à tête de mort.
rung-DI9 = Le dernier pirate à tête de mort remporte le pli s'il n'y a pas de Skull King à tête de mort.
rung-DI10 = De plusieurs Mermaids à tête de mort, la dernière remporte le pli.
rung-DI11 = Le nombre le plus haut remporte le pli, peu importe la couleur ; à égalité, le dernier.
rung-DI12 = S'il n'y a que des drapeaux, le premier remporte le pli.
clause-players = Le jeu se joue de { $least } à { $most } personnes.
clause-wrong = Un coup fautif est repris si personne n'a encore joué après ; sinon, le pli reste tel quel.
clause-change = Une annonce peut être changée jusqu'à ce que la dernière soit faite ; puis toutes sont montrées et fixées.
clause-change-place = On peut replacer ses pirates tant que tous ne sont pas prêts ; puis toutes les planches sont montrées et fixées.
clause-sum = La somme des annonces est libre : elle n'a pas à égaler le nombre de plis.
clause-look = On peut regarder le dernier pli jusqu'à l'entame du suivant.
clause-back = Avant chaque manche, on remet tout et on mélange de nouveau.
clause-trump = Atout : { $suit }.
clause-no-bids = Ici, on n'annonce rien : vous placez vos pirates sur une planche et les plis les déplacent.
clause-no-trump = Ici, il n'y a pas d'atout : chaque couleur est regardée à part.
clause-lead = La personne à gauche du donneur entame le premier pli.
clause-share = Plusieurs pirates peuvent être sur la même case.
clause-centre-end = Les cartes qui restent au centre à la fin de la manche ne comptent pas.
clause-touch-number = Un doublon à nombre est un disque lisse avec sa forme en relief.
clause-touch-escape = Un drapeau a un bord fin, avec un drapeau à l'intérieur.
clause-touch-pirate = Un pirate a un bord dentelé, avec un triangle arrondi au milieu.
clause-touch-mermaid = Une Mermaid a un bord dentelé, avec un poisson au milieu.
clause-touch-mary = Scary Mary a un bord dentelé, avec un drapeau au milieu.
clause-touch-king = Le Skull King a un bord dentelé, avec une couronne au milieu.
clause-no-colours = Les doublons n'ont pas de couleurs, mais des formes : cercle, triangle, carré et étoile.
told-count = { $name } : { $count }.
told-in-all = Dans toute la boîte : { $count }.
told-deal = À { $players } joueurs, chacun reçoit { $cards } cartes.
told-deal-centre = À { $players } joueurs, chacun reçoit { $cards } cartes, et { $centre } restent visibles au centre.
told-deal-king = À deux, chacun reçoit { $cards } cartes, et le vieux roi des pirates autant.
told-deals = Cartes pour chacun : { $pairs }.
told-deal-pair = { $cards } à { $players } joueurs
told-yes = Oui. { $told }
told-no = Non. { $told }
told-if = { $piece } :
told-no-bonus = Cela ne donne pas de points de prime.
told-ladder = { $piece }. Bat : { $beats }. Perd contre : { $loses }. S'il y en a deux : { $two }.
told-does = { $piece } : { $does } ; { $mind }.
help-natural = Ou demandez avec vos mots : « { $first } », « { $second } » ou « { $third } ».
help-end = « { $quit } » termine.
refused-not-understood = Je ne comprends pas « { $text } ». Demandez par exemple « { $first } », « { $second } » ou « { $third } ».
example-2 = Annonce 2, 2 plis faits : combien de points ?
example-3 = Annonce 3, 1 pli fait : combien de points ?
example-tricks-2 = 3 plis gagnés : combien de points ?
example-skull_king-1 = Qui gagne : pirate, sirène, Skull King ?
example-skull_king-2 = Puis-je jouer un Escape si je peux suivre la couleur ?
example-skull_king-3 = Manche 7, annonce 0, 1 pli fait : combien de points ?
example-dice-1 = Qui gagne : noir 6, jaune 7, pirate au drapeau ?
example-dice-2 = Dois-je suivre la couleur si j'ai un dé spécial ?
example-dice-3 = Annonce 2, 3 plis faits : combien de points ?
example-doubloons-1 = L'étoile 0 bat-elle le cercle 9 ?
example-doubloons-2 = Un pirate a été entamé : dois-je suivre la couleur ?
example-doubloons-3 = Manche 4, annonce 0, aucun pli fait : combien de points ?
example-skull_queen-1 = Qui bouge : rouge 5, rouge 9, rouge 8 ?
example-skull_queen-2 = Que fait le Petit singe ?
example-skull_queen-3 = Pirates sur 8, 5, 2 et un à l'eau : combien de points ?
