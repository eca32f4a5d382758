# What happens around the game, as one seat hears it; keys that end in -you are about that seat.
people-empty = place libre
people-arranged = Les réglages ont changé.
people-sat = { $name } s'assoit à la table.
people-sat-you = Vous êtes à la table, { $name }.
people-waiting = { $name } prend la place de { $bot } après la manche.
people-gave-up = { $name } renonce à la place.
people-bot-sat = { $name }, un bot, s'assoit à la table.
people-bot-takes = Un bot reprend la place de { $name }.
people-stood-up = { $name } se lève.
people-stood-in = { $name } n'est pas là : un bot joue à sa place.
people-stood-in-you = Vous n'êtes pas là : un bot joue pour vous.
people-returned = { $name } est de retour.
people-returned-you = Vous avez repris votre place.
people-removed = { $name } a dû quitter la table.
people-host = { $name } est maintenant l'hôte.
people-host-you = Vous êtes maintenant l'hôte.
people-started = La partie commence.
people-extended = { $name } prend 30 secondes de plus.
people-extended-you =
    30 secondes de plus pour vous ; { $left ->
        [0] c'était la dernière fois
       *[other] encore { $left } fois
    }.
people-spoke = { $name } : { $phrase }
people-spoke-you = Vous : { $phrase }
people-said = { $name } dit : { $text }
people-said-you = Vous dites : { $text }
people-chat-on = Le chat est ouvert.
people-chat-off = Le chat est coupé.
people-hushed = { $name } n'a plus la parole.
people-hushed-you = Vous n'avez plus la parole.
people-heard = { $name } a de nouveau la parole.
people-heard-you = Vous avez de nouveau la parole.
people-rematched = Le même équipage continue : { $game }.
people-next-table = La table suivante est prête.
people-help = Demandez avec : { $commands }.
people-refused = Cela a été refusé ({ $code }) : rechargez la page, puis réessayez.
people-no-line = Le serveur ne répond pas : vérifiez votre connexion, puis réessayez.

# What can be said without a chat.
phrase-ahoy = Ohé !
phrase-well-played = Bien joué !
phrase-good-luck = Bonne chance !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-hurry = Larguez les amarres !
phrase-think = Je réfléchis.
phrase-yo-ho-ho = Yo-ho-ho, l'équipage !
phrase-farewell = Bon vent !
phrase-again = Encore une partie ?
