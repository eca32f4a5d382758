# Refusals by the server.
refused-key-unreadable = La clé de signature est illisible : vérifiez le fichier { $file } ou la variable JOLLYROGER_KEY.
refused-port-taken = Le port { $port } est occupé : arrêtez l'autre programme, ou choisissez un autre port.
refused-table-full = Trop de monde regarde cette table : réessayez plus tard.
refused-no-spectators = Cette table ne veut pas de spectateurs : demandez une place à une autre.
refused-no-such-table = Cette table n'existe pas : vérifiez le lien, ou ouvrez-en une.
refused-no-such-code = Rien ici n'a ce code : redemandez-le.
refused-bad-token = Ce jeton n'est pas de nous : présentez-vous à nouveau.
refused-not-a-guest = Nous ne vous connaissons pas encore : dites d'abord votre nom.
refused-too-many-lines = Vous regardez trop de tables à la fois : fermez-en une.
refused-join-first = Une liaison commence par une trame join : envoyez-la d'abord, une seule fois.
refused-already-joined = Cette liaison a déjà rejoint la table : envoyez des coups.
refused-reload = Cette page est trop ancienne pour le serveur, qui parle la version { $protocol } : rechargez-la.
refused-unreadable-frame = Cette trame est illisible : voir docs/protocol.md.
refused-unreadable-body = Cette requête est illisible : voir docs/protocol.md.
refused-body-size = Cette requête est trop longue : { $most } octets au plus.
refused-too-fast = C'était trop rapide : attendez un instant.
refused-no-line = Le serveur ne répond pas : vérifiez la connexion et réessayez.
refused-talked-out = On a assez parlé à cette table : jouez, et parlez à la suivante.
refused-no-such-pad = Ce carnet n'est pas, ou plus, sur le serveur : vérifiez le lien, ou faites-le partager à nouveau.
refused-pad-full = Le serveur garde au plus { $most } saisies par carnet : continuez-le sur un seul appareil, ou commencez-en un autre.
refused-pad-from-the-future = Une saisie de ce carnet est en avance de plus d'un jour : réglez l'horloge de cet appareil, et commencez un autre carnet.
refused-pad-no-bid = Cette annonce n'existe pas sur le carnet : choisissez une manche et une personne qui y sont.
refused-pad-bid-said = Cette annonce est déjà sur le carnet : changez-la là.
refused-pad-nothing-sealed = Personne n'a annoncé en secret dans cette manche : annoncez d'abord.

# Copies of the database.
backed-up = La copie est dans { $file }.
restored = La copie est en place.
restored-beside = La copie est en place ; l'ancienne base est dans { $file }.

# Where the page is told.
server-stop = Arrêtez avec Ctrl+C ; chaque partie est conservée.
