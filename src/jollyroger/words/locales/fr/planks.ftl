# Skull Queen on the page: planks, placing, the trick.
overboard = à l'eau
plank-front = avant
plank-back = arrière
plank-stands = { $suit } { $value }
plank-wet = { $suit } à l'eau

place-question = Où se tiennent vos pirates ?
place-hint = Le haut, c'est le bout étroit. Au-delà de chaque bout, c'est l'eau.
place-side = Côté de la planche
place-front = Avant : { $spaces }
place-back = Arrière : { $spaces }
place-pirate = Pirate : { $suit }
place-space = { $suit } sur { $value }
place-missing =
    { $missing ->
        [one] Un pirate n'a pas encore de case.
       *[other] { $missing } pirates n'ont pas encore de case.
    }
place-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
place-if = si personne ne bouge
place-sealed = C'est prêt. Vous pouvez changer jusqu'à ce que tout le monde soit prêt.
place-ready = C'est prêt
place-change = Changer
place-done = C'est prêt
place-state-ready = fait
place-state-placing = choisit
place-watch = Les pirates prennent place.

move-up = { $spaces } vers le haut :
move-down = { $spaces } vers le bas :
move-to = { $name }, { $suit }, de { $from } à { $to }
move-to-you = votre pirate { $suit }, de { $from } à { $to }
move-wet = { $name }, { $suit },
move-wet-you = votre pirate { $suit },
moves-would = L'effet de cette carte
moves-now = Le pli tel qu'il est maintenant
moves-done = L'effet du dernier pli

planks-trick = Le pli, dans l'ordre où l'on joue
planks-sealed = cachée
planks-centre = Centre
planks-nobodys = n'appartiennent à personne
planks-on-plank = sur la planche
planks-before = { $points } avant
planks-would-fall = tomberait
planks-yours = Votre planche
planks-left-up = le haut est à gauche
planks-others = Les autres planches
planks-king =
    { $cards ->
        [one] Encore { $cards } carte. Il n'a pas de pirates.
       *[other] Encore { $cards } cartes. Il n'a pas de pirates.
    }
planks-king-short = Roi
planks-led = Couleur annoncée : { $suit }.
planks-need = { $points } sur la planche
planks-double = Les deux qui doublent
planks-aye = À vos ordres, Madame !
planks-aye-does = Chaque 8 : la plus haute de sa couleur monte de deux cases.
planks-snack = Un petit creux.
planks-snack-does = Chaque 5 : la plus basse de sa couleur descend de deux cases.
