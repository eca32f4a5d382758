# One sentence each: the thing, the reason, the way out.
none = aucune

phase-deal = la donne
phase-bid = les annonces
phase-place = les pirates sur les planches
phase-play = le prochain coup
phase-over = plus rien

refused-player-count = On ne peut pas jouer à { $count } : ce jeu se joue de { $least } à { $most }.
refused-no-such-seat = Cette place n'existe pas : la table a { $players } places.
refused-game-over = La partie est finie : commencez-en une autre.
refused-not-now = Ce n'est pas le moment : la table attend { $phase }.
refused-no-such-space = Cette case n'existe pas : une planche a les cases 8, 5, 3, 2 et 1.
refused-bid-range = Cette annonce n'est pas possible : annoncez un nombre de 0 à { $most }.
refused-bid-barred = { $bid } ne vous est pas permis cette fois : annoncez un autre nombre.
refused-no-such-choice = Ce choix n'existe pas ici : prenez l'un de ceux qui sont affichés.
refused-not-your-turn = Ce n'est pas votre tour : { $seat } joue d'abord.
refused-say-how = { $piece } attend votre choix : en Pirate, ou en Escape ou Drapeau pour ne rien gagner.
refused-unknown-piece = « { $piece } » n'existe pas dans ce jeu : prenez le nom, ou un code de docs/notation.md.
refused-not-in-hand = { $piece } n'est pas dans votre main : jouez ce que vous tenez.
refused-must-follow = { $piece } n'est pas jouable : on demande { $suit } et vous avez { $held } ; jouez { $suit } ou une pièce spéciale.
must-follow-suit = { $piece } n'est pas jouable : on demande { $suit } et vous avez { $held } ; jouez { $suit }.
refused-unreadable-move = « { $text } » n'est pas un coup : tapez ce qui est demandé, ou « aide ».
refused-unknown-game = Aucun jeu ne s'appelle « { $game } » : choisissez parmi { $games }.
refused-no-lockstep = { $game } ne se joue pas en beaucoup de parties à la fois : prenez simulate, qui les joue l'une après l'autre.
refused-unknown-option = { $game } n'a pas d'option « { $option } » ; options possibles : { $options }.
refused-unknown-bot = Aucun bot ne s'appelle « { $bot } » : choisissez parmi { $bots }.
refused-unknown-language = Nous ne parlons pas « { $language } » : choisissez parmi { $languages }.
refused-unknown-question = Cette question n'a pas de réponse : demandez un pli, une main ou un score, ou tapez « aide ».
refused-unreadable-question = Cette question est illisible : écrivez une liste de codes, comme ["Y2", "Y12"].
refused-not-json = Cette ligne n'est pas un objet JSON : écrivez {"{"}"trick": ["Y2", "Y12"]{"}"} ou le pli en toutes lettres.
refused-no-number-card = Personne n'a joué de carte à nombre, le pli n'a donc pas de couleur : ajoutez les cartes qui manquent.
refused-trick-size =
    { $count ->
        [one] { $count } pièce ne fait
       *[other] { $count } pièces ne font
    } pas un pli : il en faut de { $least } à { $most }.
refused-too-many = { $piece } : la boîte n'en contient que { $count } ; vérifiez les codes.
refused-number-range = « { $name } » doit être un nombre entier de { $least } à { $most }.
refused-unreadable-placement = Un placement nomme un côté et une case par couleur : avant R8 Y5 G5 B2.
refused-empty-hand = La main est vide, rien n'est donc jouable : nommez ce qu'elle contient.
refused-king-trick = Avec le vieux roi des pirates un pli a { $count } cartes, la sienne d'abord : écrivez-les toutes.
refused-spaces-count = Une planche porte { $count } pirates : donnez une case à chacun, ou l'eau.
