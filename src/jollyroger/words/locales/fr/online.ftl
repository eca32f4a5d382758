# La table d'un serveur, depuis le terminal ; la commande pour revenir est à la ligne suivante.
online-lost = La liaison avec le serveur est perdue. Nous essayons de la rétablir ; patientez.
online-back = La liaison avec le serveur est rétablie.
online-gone = Le serveur n'a pas répondu depuis cinq minutes. Votre place y est gardée ; quand il sera de retour, revenez avec :
online-unreadable = Le serveur dit quelque chose que ce programme ne sait pas lire. Installez un jollyroger plus récent, puis revenez avec :
online-kept = Votre place est gardée, et un bot joue pour vous jusqu'à votre retour. Revenez avec :
online-again = Pour revenir ici :
online-notes = Vos propres notes de cette partie, pour vérifier son enregistrement (jollyroger verify ENREGISTREMENT --mine NOTES), sont dans :
doubt-unreadable = Manche { $round } : le serveur a dit quelque chose que ce programme ne peut pas lire.
doubt-gap = Manche { $round } : le serveur a omis quelque chose, ou l'a dit deux fois.
online-unchecked = Manche { $round } non vérifiée : sa graine est venue pendant que la ligne était coupée. Vos notes la vérifient encore.

refused-no-link = « { $link } » ne mène à aucune table : copiez le lien de la page, ou écrivez l'adresse du serveur et le code de la table, entre guillemets.
refused-no-server = Aucun serveur ne répond à { $server } : vérifiez l'adresse et votre connexion, puis réessayez.
refused-no-answer = { $server } ne répond pas comme un serveur de ce jeu : vérifiez le lien.
refused-no-seat = Aucune place n'est à prendre à cette table : regardez-la avec jollyroger watch { $link }
refused-other-version = Le serveur parle une autre version du protocole : installez le jollyroger qu'il utilise.
refused-unknown-refusal = Le serveur a refusé pour une raison que ce programme ne connaît pas ({ $code }) : installez un jollyroger plus récent.
