# La table sur tout l'écran d'un terminal.
screen-plank = Planche, le haut est à gauche
screen-now = ici
screen-won-of-bid = Plis / annonce
screen-won = Plis
screen-away = absent
screen-leads = entame
screen-back = b reprend votre place.
screen-lobby = La partie n'a pas commencé. L'hôte la lance avec b.
screen-declare = En quoi ?
screen-choose = Choisissez : le numéro ou les flèches, puis Entrée.
screen-chat = Avec vos mots : pressez /, puis tapez « dire » et le texte, si l'hôte le permet.
screen-page-foot = Échap ferme, les flèches font défiler.
screen-over-foot = v : analyser vos choix. q : partir. Échap : la table.
screen-pace = Pause après les coups des autres : { $pace }.
screen-pace-0 = aucune
screen-pace-brief = courte
screen-pace-1 = 1 seconde
screen-pace-3 = 3 secondes
screen-pace-key = jusqu'à la barre d'espace

screen-do-help = Aide
screen-do-hint = Conseil
screen-do-score = Score
screen-do-last = Pli
screen-do-log = Journal
screen-do-why = Pourquoi
screen-do-rules = Règles
screen-do-undo = Reprendre
screen-do-field = Taper
screen-do-talk = Parler
screen-do-begin = Lancer
screen-do-extend = +30 s
screen-do-review = Analyse
screen-do-pace = Rythme
screen-do-theme = Couleurs
screen-do-leave = Partir

screen-key-help = cette page
screen-key-hint = ce que ferait l'amiral
screen-key-score = la feuille de score
screen-key-last = le dernier pli, et pourquoi il a fini ainsi
screen-key-log = tout le journal
screen-key-why = pourquoi votre coup est refusé, ou pourquoi le pli a fini ainsi
screen-key-rules = les règles en bref
screen-key-undo = reprendre votre dernier coup, si vous jouez seul contre des bots
screen-key-field = taper un coup ou une commande
screen-key-talk = dire une des phrases aux autres
screen-key-begin = lancer la partie, pour l'hôte ; reprendre votre place, si un bot joue pour vous
screen-key-extend = 30 secondes de plus, si une pendule tourne
screen-key-review = analyser vos choix, la partie terminée
screen-key-pace = combien de temps la table attend après les coups des autres
screen-key-theme = clair ou sombre
screen-key-leave = partir ; la partie est gardée

screen-help-walk = parcourir la main ou un choix
screen-help-enter = jouer la pièce, confirmer le choix
screen-help-mary = Scary Mary : en pirate, ou pour ne rien gagner
screen-help-digits = choisir une annonce ou une case
screen-help-tab = d'un choix au suivant
screen-help-space = ne pas attendre, continuer
screen-help-scroll = faire défiler le journal
screen-help-escape = fermer une page, revenir à la main
screen-help-mouse = À la souris : cliquez une pièce pour la regarder, encore une fois pour la jouer. Tout ce qui est dans la dernière ligne se clique aussi.
screen-help-marks = Les couleurs ont une lettre et un signe : { $marks }.
screen-help-typed = Ce qui se tape après / :

screen-step = Étape { $step } sur { $steps }.
screen-replay-keys = ← → étape  ↑ ↓ pli  PgUp PgDn manche  s score  ? aide  q partir
screen-replay-help =
    → ou Entrée : l'étape suivante. ← : l'étape d'avant.
    ↓ et ↑ : jusqu'au prochain pli remporté, jusqu'au précédent.
    PgDn et PgUp : jusqu'à la prochaine donne, jusqu'à la précédente.
    Home et End : au début, à la fin.
    s : la feuille de score. d : clair ou sombre. q : partir.
    La partie terminée, toutes les mains sont ouvertes ; sinon, la vôtre seule.
