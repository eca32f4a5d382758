# Before a game: who sits where, what is played, how friends come.
bot-random = Perroquet
bot-heuristic = Loup de mer
bot-level1 = Mousse
bot-level2 = Matelot
bot-level3 = Bosco
bot-level4 = Capitaine
bot-level5 = Amiral
bot-about-random = joue n'importe quel coup permis
bot-about-heuristic = suit des règles simples
bot-about-level1 = oublie ce qui est tombé, joue à l'instinct
bot-about-level2 = retient peu, se trompe souvent
bot-about-level3 = compte un peu, se trompe parfois
bot-about-level4 = compte le plus souvent, se trompe rarement
bot-about-level5 = a appris seul, le plus fort
bot-styled = { $bot }, { $style }
bot-style-plain = neutre
bot-style-bold = hardi
bot-style-careful = prudent
bot-style-showy = théâtral
bot-style-thorough = minutieux
bot-style-about-plain = joue ce qui semble le mieux, sans habitude à deviner
bot-style-about-bold = vise haut, lâche volontiers ses pièces spéciales : l'annonce dépasse parfois la main
bot-style-about-careful = vise bas, garde ses pièces spéciales : la main dépasse parfois l'annonce
bot-style-about-showy = montre ses pièces spéciales au plus tôt : ensuite, il en reste peu
bot-style-about-thorough = calcule quelques plis d'avance et prend plus de temps

lobby-table = Table { $code }
lobby-seats = Qui est assis où
lobby-name-title = Comment vous appelez-vous ?
lobby-name-give = Entrer
lobby-name-first = Dites votre nom, puis prenez place.
lobby-take-seat = Prenez place.
lobby-full = Toutes les places sont prises : regardez, ou prenez celle d'un bot.
lobby-empty =
    { $empty ->
        [one] { $empty } place est encore libre.
       *[other] { $empty } places sont encore libres.
    }
lobby-all-here = Toutes les places sont prises.
lobby-wait = Nous attendons le début de la partie.
lobby-wait-host = { $name } lance la partie.
lobby-bots-fill =
    { $empty ->
        [one] Si vous lancez maintenant, un bot ({ $bot }) occupe la place jusqu'à ce que quelqu'un vienne.
       *[other] Si vous lancez maintenant, des bots ({ $bot }) occupent les places jusqu'à ce que quelqu'un vienne.
    }
lobby-come-and-go = Qui arrive plus tard prend la place d'un bot à la fin de la manche.
lobby-waiting = On attend quelqu'un pour jouer.
lobby-meet = D'autres trouvent cette table dans la liste. Peut-être que personne ne viendra : vous pouvez à tout moment lancer avec des bots.
lobby-nobody = Personne n'est encore venu, et personne ne viendra peut-être.
lobby-nobody-way = Votre table figure dans la liste des tables ouvertes. Lancez la partie avec des bots : qui arrive plus tard prend une de leurs places.
lobby-start-line = Départ
lobby-start = Lancer la partie
lobby-start-bots = Lancer avec des bots
lobby-phrases = Phrases
lobby-spoken = Ce qui a été dit

seat-open = Place libre
seat-open-note = au premier venu
seat-you = { $name } (vous)
seat-host = hôte,
seat-here = est là,
seat-ready = tout est prêt
seat-bot = bot : { $bot }
seat-hushed = en silence
seat-sit = S'asseoir ici
seat-enlist = Ajouter un bot
seat-number = place { $seat }
seat-level = Niveau de { $name }
seat-style = Style de { $name }
seat-menu = Place de { $name }
seat-leave = Quitter ma place
seat-remove = Exclure { $name }
seat-hush = Demander le silence à { $name }
seat-unhush = Rendre la parole à { $name }

levels-title = Bots pour les places libres
levels-note = aucun bot ne voit une pièce cachée
levels-style = Style
levels-others = Pour comparer

invite-title = Inviter des amis
invite-code = Dites le code
invite-send = ou envoyez le lien
invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-share = Partager
invite-qr = Le lien sous forme de code QR
invite-show = Code QR
invite-text = Venez jouer à { $game } avec moi.
invite-computer = Ce lien ne fonctionne que sur cet ordinateur. Pour les autres appareils de votre réseau, relancez le serveur avec :
invite-network = Ce lien fonctionne pour les appareils de votre propre réseau.
invite-insecure = Cette page est arrivée par une connexion non chiffrée (http). Les navigateurs n'autorisent alors ni le presse-papiers, ni l'installation, ni l'écran toujours allumé ; avec https, si.

options-title = La partie
options-game = Jeu
options-game-skull_king = Skull King
options-game-dice = Dés
options-game-doubloons = Doublons
options-game-skull_queen = Skull Queen
options-seats = Places
options-seats-note = { $least } à { $most } dans ce jeu
options-speed = Rythme
options-speed-brisk = Vif
options-speed-calm = Calme
options-speed-none = Sans pendule
options-speed-note-brisk = 20 s par coup, réserve 90 s
options-speed-note-calm = 60 s par coup, réserve 4 min
options-speed-note-none = chacun prend son temps
options-landlubber = Décompte pour marins d'eau douce
options-note-landlubber = une annonce manquée ne coûte rien, sauf le 0, mais pas de primes
options-previews = Aperçu
options-note-previews = l'effet d'une pièce, dans la ligne de réponse
options-hints = Conseils
options-hints-alone = Contre bots
options-hints-always = Toujours
options-hints-never = Jamais
options-hints-note-alone = l'avis de l'amiral, tant que vous jouez seul contre des bots
options-hints-note-always = chacun peut demander l'avis de l'amiral
options-hints-note-never = personne n'apprend le meilleur coup
options-chat = Chat
options-note-chat-on = chacun peut écrire ; vous pouvez demander le silence
options-note-chat-off = seulement des phrases toutes prêtes
options-watchers = Spectateurs
options-note-watchers-on = peuvent regarder, les mains restent cachées
options-note-watchers-off = personne ne regarde ; qui arrive après le début ne peut pas remplacer un bot
options-open = Table ouverte
options-note-open = affichée à l'accueil, chacun peut venir
options-host-only = C'est l'hôte qui règle cela ; dites-lui ce que vous préférez.
