# What only the command line says: the plain table, the simulator, files and databases.
command-say = dire
command-start = commencer
command-extend = prolonger
command-return = retour
command-brief = bref
command-normal = normal
command-full = complet
command-planks = planches
command-gone = sortis
command-time = temps
command-repeat = répéter
detail-brief = Peu de mots désormais.
detail-normal = Les mots habituels désormais.
detail-full = Tous les détails désormais.
clock-warning = Encore { $seconds } secondes. prolonger en donne 30 de plus.
choice-in = Votre choix est fait. On attend { $names }.
minus = moins { $number }
code-minus = { $code } moins
code-plus = { $code } plus
numerals = zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze
last-round = C'est la dernière manche.
away-return = Tapez retour pour reprendre votre place.
stand-in-bid = Un bot a annoncé { $bid } pour vous. Vous pouvez encore changer : tapez une autre annonce.
stand-in-placed = Un bot a placé vos pirates. Vous pouvez encore changer : placez-les à nouveau.
stand-in-chose = Un bot a choisi pour vous : { $move }. Vous pouvez encore changer.
clock-rule = Une pendule tourne : { $move } secondes par coup, et { $bank } de plus pour toute la partie. Vous êtes prévenu avant la fin.
phrases = Vous pouvez dire : { $phrases }
command-codes = codes
codes-suit = de { $first } à { $last } : de { $name } à { $other }
codes-one = { $code } : { $name }, { $count } dans la boîte
codes-die = { $code } : { $name }, { $count } dans le sac ; montre { $faces }
gone = Joué dans cette manche : { $pieces }.
gone-nothing = Rien n'a encore été joué dans cette manche.
gone-suit = { $suit } { $values }
gone-some = { $piece } { $count } sur { $all }
legal-winning = Mènerait maintenant : { $pieces }.
trick-would = Le pli tel qu'il est : { $moves }
trick-would-move-nobody = Le pli tel qu'il est ne fait bouger aucun pirate.
trick-would-be-lost = Le pli tel qu'il est ne revient à personne.
hand-empty = Votre main est vide.
bid-so-far = { $won }, annonce { $bid }
won-so-far = { $won } en tout
nobody-bids = Dans ce jeu, personne n'annonce.
no-short-rules = Il n'y a pas ici de règles courtes de { $game }.
bid-complete = Vous avez ce que vous avez annoncé.
who-host = Hôte : { $name }.
who-host-you = Vous êtes l'hôte.
rules-more-skull_king =
    Les couleurs sont jaune, rouge, bleu et noir, chacune de 1 à 13.
    Qui n'a pas la couleur joue ce qu'il veut. Après une carte spéciale, le
    nombre suivant donne la couleur. Scary Mary est Pirate ou Escape, comme vous
    le dites en la jouant. De plusieurs spéciales semblables, la première compte.
    codes nomme chaque carte. Le plus de points à la fin gagne.
    Pour le Skull King, elle compte toujours comme un pirate capturé.
rules-more-dice =
    Les dés noirs montrent 5 à 7, les bleus 3 à 5, les rouges 1 à 3, les jaunes
    un drapeau, 1 ou 7. Les dés spéciaux montrent leur crâne ou un drapeau, qui
    ne gagne rien. Qui n'a pas la couleur lance ce qu'il veut. codes nomme
    chaque dé.
rules-more-doubloons =
    Les formes sont cercle, triangle, carré et étoile, chacune de 0 à 9.
    Qui n'a pas la forme joue ce qu'il veut. Scary Mary est Pirate ou Drapeau,
    comme vous le dites en la jouant. De plusieurs semblables, le premier compte.
    codes nomme chaque jeton. Le plus de points à la fin gagne.
    Pour le Skull King, elle compte toujours comme un pirate capturé.
rules-more-skull_queen =
    Le haut est le bout étroit. Le Petit singe vaut 0, le Second de la
    capitaine 13, dans la couleur du pli. Les cartes du centre n'ont pas de
    maître : personne ne bouge pour elles. Quand une couleur a fait bouger, ses
    cartes s'en vont, au centre aussi. Un pirate à l'eau ne vaut rien et y reste
    jusqu'à la fin de la manche.
    Autant de manches que de joueurs ; à deux, il y en a deux.
lobby-waits = La partie n'a pas commencé. L'hôte la lance en tapant commencer.
table-open = La table est ouverte. On la rejoint par le code { $code } ou par ce lien :
usual-name = Matelot

prompt-bid = Annonce, de 0 à { $most } :
prompt-start = Tapez commencer quand tout le monde est là :
prompt-place = Placez vos pirates, par exemple avant R8 Y5 G5 B2 :
prompt-play = Jouez { $legal } :
prompt-choose = Choisissez, de 1 à { $most } :
welcome = { $game }, { $players } joueurs, { $rounds } manches. Tapez aide à tout moment.
kept = La partie est gardée. Reprenez-la avec :
review-offer = Tapez analyse pour revoir vos choix, ou Entrée pour partir :
recorded = L'enregistrement de cette partie est dans :
help-table =
    Demandez : main jouables table { $standing } score tour dernier journal qui
    pourquoi règles codes aide sortis temps répéter.
    sortis dit ce qui a été joué dans la manche, répéter redit la fin.
    conseil dit ce que ferait le bot le plus fort.
    annuler reprend votre dernier coup.
    La partie finie, analyse dit ce que valaient vos choix.
    bref, normal et complet règlent la longueur du récit.
    sauver garde la partie dans un fichier, quitter la garde et s'en va.
    Avec d'autres personnes : commencer lance la partie si vous êtes l'hôte, dire
    et un texte le dit, prolonger vous donne 30 secondes de plus, et retour
    reprend votre place quand un bot a joué pour vous.
saved = La partie est gardée. { $file }

replay-begins = { $game } à nouveau : { $names }.
replay-hands = Mains : { $hands }.
taken-back =
    { $count ->
        [one] Un coup a été repris dans cette partie ; elle est racontée comme elle a compté.
       *[other] { $count } coups ont été repris dans cette partie ; elle est racontée comme elle a compté.
    }
taken-back-here =
    { $count ->
        [one] Ici, un coup a été repris.
       *[other] Ici, { $count } coups ont été repris.
    }
replay-prompt = Entrée pour le pli suivant, ou avant, manche 3, mains, tout, quitter :
replay-help = Entrée continue. avant et manche avec un nombre y vont, tout raconte le reste, mains montre toutes les mains. Demandez : table { $standing } score dernier journal qui pourquoi règles.
replay-command-next = suivant
replay-command-back = avant
replay-command-round = manche
replay-command-all = tout
replay-command-hands = mains
replay-command-quit = quitter
refused-no-such-round = Il n'y a pas de manche « { $round } » dans cette partie : nommez-en une qui fut jouée, comme manche 3.
settings = Dans le terminal : { $mode } ; le journal est { $detail }.
settings-lines = lignes simples
settings-screen = plein écran
settings-name = Aux autres tables vous vous appelez { $name }.
settings-lang = La langue est { $lang }.
language-name = le français

sim-title =
    { $game }, { $players } joueurs, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed }
sim-name = bot
sim-win = part de victoires
sim-interval = intervalle à 95 %
sim-score = score moyen
sim-bids = annonces tenues
sim-time = ms par décision, p50 et p99

arena-rank = rang
arena-name = bot
arena-rating = cote
arena-mu = mu
arena-sigma = sigma
arena-games = parties
arena-forfeits = forfaits

bench-game = jeu
bench-players = joueurs
bench-engine = moteur
bench-device = machine
bench-batch = parties à la fois
bench-steps = coups/s
bench-compile = compilation, s
bench-bytes = octets par partie
bench-missing = Pas installé, donc pas mesuré : { $packages }. Ajoutez-le avec pip install 'jollyroger[jax]'.

refused-watching = Qui regarde ne peut pas parler à la table : prenez une place avec play --join et le lien de la table.
refused-no-game-kept = Aucune partie gardée ne peut continuer : commencez-en une avec play.
refused-server-deals = Un serveur distribue lui-même : enlevez --seed.
refused-host-chooses = Pendule, chat et conseils se choisissent pour une table sur un serveur : ajoutez --host et son adresse.
refused-no-server-address = « { $server } » n'est pas l'adresse d'un serveur : écrivez-la comme https://play.example.org.
refused-bot-count =
    { $bots ->
        [one] { $bots } bot ne remplit
       *[other] { $bots } bots ne remplissent
    } pas { $players } places : nommez-en un par place, ou un seul pour toutes.
refused-game-count = Nombre de parties trop petit, { $games } : jouez-en au moins une.
refused-league-of-one = Un bot seul ne fait pas une ligue : nommez-en au moins deux.
refused-name-taken = « { $name } » y est deux fois : chaque bot et chaque programme doit avoir son propre nom.
refused-program-unreadable = « { $text } » ne nomme aucun programme : écrivez NOM="COMMANDE".
refused-no-such-program = Impossible de lancer « { $command } » : vérifiez la commande de { $name }.
refused-program-absent = { $name } ne s'est pas assis en { $seconds } secondes : essayez sa commande à une table de jollyroger serve.
refused-program-ended = { $name } s'est arrêté avant de s'asseoir : essayez sa commande à une table de jollyroger serve.
refused-batch-size = Nombre de parties à la fois trop petit, { $batch } : jouez-en au moins une.
refused-record-newer = Cet enregistrement est en version { $version } et ce programme lit jusqu'à { $known } : installez-en un plus récent.
refused-record-damaged = L'enregistrement est abîmé à la ligne { $line } : rien n'a été changé ; prenez une copie intacte.
refused-no-such-file = « { $file } » est illisible : vérifiez le nom.
refused-cannot-write = Impossible d'écrire « { $file } » : vérifiez vos droits à cet endroit, ou choisissez-en un autre.
refused-database-newer = La base de données { $url } vient d'une version plus récente : installez celle-ci, ou restaurez une copie plus ancienne.
refused-database-unreadable = Impossible d'ouvrir la base de données { $url } ({ $cause }) : vérifiez son nom, ses droits et si elle tourne ; rien n'a été changé.
refused-database-foreign = « { $file } » appartient à un autre programme : choisissez un autre fichier ; rien n'a été changé.
refused-copy-unreadable = « { $file } » n'est pas une copie faite par jollyroger backup, ou elle est abîmée ({ $cause }) : choisissez-en une autre ; rien n'a été changé.
refused-database-in-use = La base de données { $file } sert à un autre serveur : arrêtez-le, ou choisissez un autre fichier.
refused-database-linked = La base de données { $file } a un second nom (un lien physique), ce qui l'endommagerait : supprimez l'autre nom, ou utilisez une copie du fichier.
refused-database-unknown = « { $url } » n'est pas l'adresse d'une base de données : écrivez sqlite:///FICHIER ou postgresql://HÔTE/NOM.
refused-database-driver = Le pilote de cette base de données manque : installez { $package }.
refused-backup-exists = « { $file } » existe déjà : choisissez un autre nom, ou supprimez d'abord ce fichier.
refused-backup-by-pg-dump = Une base PostgreSQL ne se copie pas d'ici : utilisez pg_dump et pg_restore.
refused-arguments = La ligne de commande est illisible : { $detail } Essayez { $command } --help.
arguments-command = la commande « { $word } » n'existe pas.
arguments-word = « { $word } » est de trop.
arguments-option = l'option { $option } n'existe pas.
arguments-twice = { $option } y est deux fois.
arguments-missing = { $option } manque, ou n'a pas de valeur.
arguments-value = « { $value } » ne va pas avec { $option }.
arguments-wanted = « { $value } » ne va pas avec { $option } : il faut { $wanted }.
arguments-number = un nombre entier
refused-file-exists = « { $file } » existe déjà : choisissez un autre nom.
refused-resume-alone = Une partie reprise a déjà son jeu, ses joueurs, ses bots et sa graine : ne les donnez pas.
refused-machine = Cet ordinateur signale : { $detail }. Corrigez cela, puis réessayez.

# Environments for agents that learn.
refused-missing-extra = { $package } n'est pas installé : lancez pip install 'jollyroger[{ $extra }]'.
refused-unknown-action = L'action { $action } n'existe pas : choisissez un nombre de 0 à { $most }.
refused-unknown-render-mode = Le mode d'affichage « { $mode } » n'existe pas : choisissez parmi { $modes }.
refused-reset-first = La partie n'a pas commencé : appelez d'abord reset.
refused-missing-key = Un pas distribue et lance les dés : donnez-lui une clé.

# The score pad by lines.
pad-games = Jeux : { $games }.
pad-ask-game = Jeu, ou Entrée pour { $game } :
pad-ask-names = Noms dans le sens horaire, séparés par des virgules :
pad-ask-dealer = Qui distribue d'abord ? Un nom, ou Entrée pour le sort :
pad-ask-starter = Qui lance d'abord ? Un nom, ou Entrée pour le sort :
pad-help-opening = D'abord le jeu, puis les joueurs dans le sens horaire, puis qui commence. Entrée prend ce qui est proposé ; quitter s'en va.
pad-prompt-bids = Annonces, de 0 à { $most }, dans l'ordre ou avec les noms :
pad-prompt-bid = Annonce de { $name }, de 0 à { $most } :
pad-prompt-won-each = Plis, de 0 à { $most }, dans l'ordre ou avec les noms :
pad-prompt-won = Plis de { $name }, de 0 à { $most } :
pad-prompt-tricks = Plis : Entrée si comme annoncé, sinon comme { $name } 1 :
pad-prompt-off = Qui en a fait combien, comme { $name } 1 :
pad-prompt-bonus = Primes comme { $name } pirate 2, ou Entrée pour sauver :
pad-prompt-captures = Leur contenu, comme { $name } { $word }, ou Entrée :
pad-prompt-planks = { $name }, comme R8 Y5 G0 B2, 0 est à l'eau :
pad-prompt-save = Entrée pour enregistrer la manche, ou un changement :
pad-prompt-again = Manche { $round }, un changement, ou Entrée :
pad-prompt-over = La partie est finie. score, manche 3, quitter :
pad-tricks = Plis : { $tricks }.
pad-adds-up = Le compte y est.
pad-once = Il n'y a qu'un { $piece }, compté deux fois dans cette manche : vérifiez les primes.
pad-no-bonus = Aucune prime n'est notée.
pad-step-bid = Manche { $round }, annonces : { $changes }
pad-step-won = Manche { $round }, plis : { $changes }
pad-step-space = Manche { $round }, planches : { $changes }
pad-step-bonus = Manche { $round }, primes : { $changes }
pad-step-one = { $name } de { $before } à { $after }
pad-ready = Chaque pirate a une case : la manche peut être enregistrée.
pad-kept = Tout est gardé. Pour continuer :
pad-exported = Le fichier est écrit.
pad-merged =
    { $count ->
        [0] Rien dans ce fichier n'est nouveau.
        [one] { $count } entrée est nouvelle.
       *[other] { $count } entrées sont nouvelles.
    }
pad-imported = Parmi vos carnets désormais : { $title }
pad-help =
    Annonces : un nombre chacun, dans l'ordre : 2 1 0 1.
    Ou par nom : { $name } 2, { $other } 1.
    Plis : Entrée si tout est comme annoncé, ou seulement les autres : { $name } 1.
    Primes : { $name } pirate 2 pour deux pirates pris par le Skull King, { $name } roi pour
    le Skull King pris par une sirène. { $name } annonce 2 change une annonce, - enlève
    une valeur. sauver ou Entrée enregistre la manche.
    Demandez avec : score course pourquoi qui vérifier historique statistiques
    aide ; pourquoi { $name } 3 concerne { $name } dans la manche 3. manche 3 lit cette
    manche et la change, jusqu'à Entrée. annuler et rétablir reviennent et
    repartent. nom { $name } Maria et donneur { $name } changent cela.
    arbitre et un pli règle une dispute : arbitre jaune 2, noir 1.
    exporter csv, texte ou json et un nom de fichier écrit un fichier. fusionner et
    un nom de fichier ajoute ce qu'un autre appareil a noté, importer ajoute une
    autre partie à vos carnets.
    quitter s'en va ; tout est gardé à tout moment.
pad-help-tricks =
    Plis : un nombre chacun, dans l'ordre : 2 1 0 1.
    Ou par nom : { $name } 2, { $other } 1.
    Ce qu'ils contenaient : { $name } { $word }. - enlève une valeur.
    sauver ou Entrée enregistre la manche.
    Demandez avec : score course pourquoi qui vérifier historique statistiques
    aide ; pourquoi { $name } 3 concerne { $name } dans la manche 3. manche 3 lit cette
    manche et la change, jusqu'à Entrée. annuler et rétablir reviennent et
    repartent. nom { $name } Maria et donneur { $name } changent cela.
    arbitre et un pli règle une dispute : arbitre { $trick }.
    exporter csv, texte ou json et un nom de fichier écrit un fichier. fusionner et
    un nom de fichier ajoute ce qu'un autre appareil a noté, importer ajoute une
    autre partie à vos carnets.
    quitter s'en va ; tout est gardé à tout moment.
pad-help-planks =
    Planches : la case de chaque pirate à la fin : R8 Y5 G0 B2, ou 8 5 0 2 dans
    l'ordre R Y G B ; 0 est à l'eau. Avec un nom devant, c'est pour ce joueur :
    { $other } R5. Entrée ou sauver enregistre la manche.
    Demandez avec : score course pourquoi qui vérifier historique statistiques
    aide ; pourquoi { $name } 2 concerne { $name } dans la manche 2. manche 2 lit cette
    manche et la change, jusqu'à Entrée. annuler et rétablir reviennent et
    repartent. nom { $name } Maria et donneur { $name } changent cela.
    arbitre et un pli règle une dispute : arbitre rouge 2, rouge 12.
    exporter csv, texte ou json et un nom de fichier écrit un fichier. fusionner et
    un nom de fichier ajoute ce qu'un autre appareil a noté, importer ajoute une
    autre partie à vos carnets.
    quitter s'en va ; tout est gardé à tout moment.
pad-command-score = score
pad-command-race = course
pad-command-round = manche
pad-command-undo = annuler
pad-command-redo = rétablir
pad-command-why = pourquoi
pad-command-who = qui
pad-command-check = vérifier
pad-command-history = historique
pad-command-stats = statistiques
pad-command-export = exporter
pad-command-merge = fusionner
pad-command-import = importer
pad-command-referee = arbitre
pad-command-name = nom
pad-command-dealer = donneur
pad-command-save = sauver
pad-command-help = aide
pad-command-quit = quitter
pad-word-pirate = pirate
pad-word-king = roi | sirène
refused-pad-who = « { $text } » ne désigne pas un joueur : dites { $names }.
refused-pad-unreadable = « { $text } » n'est pas clair : tapez des nombres dans l'ordre, ou un nom et un nombre, ou aide.
refused-pad-count =
    { $count ->
        [one] { $count } nombre ne va pas
       *[other] { $count } nombres ne vont pas
    } : tapez-en { $players } dans l'ordre, ou des noms avec leurs nombres.
refused-pad-over = La partie est finie : changez une manche passée par son numéro, comme manche 3.
refused-pad-export = « { $kind } » ne s'écrit pas : dites csv, texte ou json, et un nom de fichier.
refused-pad-has-game = « { $file } » a son jeu et ses joueurs : ne les donnez pas.
refused-pad-names-count = { $count } noms ne font pas { $players } joueurs : nommez chacun, ou ne donnez que l'un des deux.
refused-pad-name = « { $name } » n'est pas un nom : il a de 1 à { $most } caractères, et pas seulement des chiffres.
refused-pad-name-twice = « { $name } » est là deux fois : donnez à chacun son propre nom.
refused-pad-range = { $name } ne peut pas avoir { $value } ici : tapez un nombre de 0 à { $most }.
refused-pad-no-round = Aucune manche n'est encore enregistrée : enregistrez-en une d'abord.

# What --help says about the commands that players use.
cli-usage = Utilisation
cli-commands = Commandes
cli-parameters = Paramètres
cli-default = sinon
cli-choices = choix
cli-required = requis
cli-lang = en, de, fr ou it ; sinon celle gardée, ou celle du système.
cli-game = Un jeu parmi { $games }.
cli-program = Jeux de plis avec des pirates : jouer, trancher, faire jouer des bots entre eux.
cli-play = Jouer dans le terminal : contre des bots, ou à la table d'un serveur.
cli-play-game = Un jeu parmi { $games } ; le premier si vous ne dites rien.
cli-play-players = Combien sont à table, vous compris ; sinon 4.
cli-play-option = Une option de règles, comme landlubber pour les dés.
cli-play-bot = Contre qui vous jouez : level1 à level5, sinon level3.
cli-play-seed = Un nombre qui permet de refaire la même partie.
cli-play-resume = Continuer une partie gardée : son fichier, son nom, ou rien pour la dernière.
cli-play-join = S'asseoir à la table d'un serveur : son lien, ou l'adresse du serveur et le code de la table.
cli-play-host = Ouvrir sur ce serveur une table que d'autres rejoignent.
cli-play-speed = Avec --host : une pendule, calm (calme) ou brisk (vive) ; aucune si vous ne dites rien.
cli-play-chat = Avec --host : chacun écrit ce qu'il veut, pas seulement des phrases toutes prêtes.
cli-play-hints = Avec --host : quand demander un conseil : alone (seul parmi les bots), always (toujours) ou never (jamais).
cli-play-name = Comment vous vous y appelez.
cli-play-plain = Des lignes de texte seulement, pour un lecteur d'écran, une plage braille ou un tube.
cli-play-detail = Ce qui est dit sans demander : brief, normal ou full.
cli-watch = Regarder la table d'un serveur.
cli-watch-link = Le lien de la table, ou l'adresse du serveur et le code de la table.
cli-watch-plain = Des lignes de texte seulement.
cli-replay = Revoir une partie pas à pas, mains ouvertes.
cli-replay-record = Un fichier avec l'enregistrement d'une partie.
cli-replay-plain = Des lignes de texte seulement.
cli-pad = Tenir les points à une vraie table, en lignes de texte.
cli-pad-game = Un jeu parmi { $games } ; sinon on vous le demande.
cli-settings = Choisir une fois comment le terminal joue avec vous ; sans choix, dire ce qui vaut.
cli-settings-plain = Des lignes de texte seulement, dans chaque partie.
cli-settings-detail = Ce qui est dit sans demander : brief, normal ou full.
cli-settings-name = Comment vous vous appelez à la table des autres.
cli-settings-lang = La langue de chaque commande désormais : en, de, fr ou it.
cli-referee = Trancher : qui remporte le pli, ce qui peut être joué, ce que cela rapporte.
cli-verify = Vérifier un enregistrement : tirages, donnes et lancers viennent-ils des nombres montrés ?
cli-review = Revenir sur une partie : ce que valait chaque décision, et ce qui valait mieux.
cli-simulate = Bots contre bots : victoires, points, annonces tenues, temps de réflexion.
cli-bench-game = Un jeu parmi { $games } ; sinon tous.
cli-serve = Offrir des tables aux personnes et aux programmes, par le réseau.
cli-completion = Afficher un script qui complète commandes et options dans votre shell.
cli-man = Afficher la page de manuel : chaque commande avec ses options.
