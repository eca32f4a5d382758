# Refusals by the server.
refused-key-unreadable = La clé de signature est illisible : vérifiez le fichier { $file } ou la variable JOLLYROGER_KEY.
refused-port-taken = Le port { $port } est occupé : arrêtez l'autre programme, ou choisissez un autre port.
refused-host-unknown = « { $host } » n'est pas une adresse : donnez-en une de cet ordinateur, comme 127.0.0.1.
refused-host-elsewhere = Cet ordinateur n'a pas l'adresse { $host } : donnez-en une qu'il a, ou --lan.
refused-port-forbidden = Le système réserve le port { $port } à d'autres : choisissez-en un à partir de 1024, ou placez un proxy devant.
refused-key-alone = --key { $file } demande aussi un certificat : ajoutez --certificate.
refused-certificate-alone = { $file } ne contient pas de clé qui aille avec le certificat : indiquez le fichier de la clé avec --key.
refused-certificate-unfit = { $file } et { $other } ne vont pas ensemble, ou ne sont pas un certificat et une clé en PEM : donnez les deux qui ont été faits l'un pour l'autre, la clé sans mot de passe.
refused-file-unread = { $file } ne peut pas être lu : vérifiez le chemin, et qui a le droit de lire le fichier.
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
refused-no-code-left = Aucun code n'est libre sur ce serveur en ce moment : réessayez plus tard.
refused-no-line = Le serveur ne répond pas : vérifiez la connexion et réessayez.
refused-changed-often = Ce choix a été changé assez souvent dans cette manche : il reste maintenant tel quel.
refused-option-value = --{ $option } ne peut pas être « { $value } » : donnez une valeur telle que { $example }.
refused-log-full = Le journal de cette table est plein : finissez la partie, puis ouvrez une nouvelle table.
refused-not-kept = Le serveur ne peut rien enregistrer pour le moment, et rien n'a changé : réessayez dans un instant.
refused-foreign-page = Cette demande vient de la page d'un autre site : ouvrez la page de ce serveur, et réessayez là.
refused-unknown-host = Ce serveur ne répond pas au nom « { $host } » : prenez l'adresse avec laquelle il a été lancé (--public-url).
refused-address-too-long = Cette adresse est trop longue : vérifiez le lien.
refused-body-not-json = Une demande avec un contenu doit être en JSON : envoyez-la avec le type application/json.
refused-unknown-limit = Aucune limite ne s'appelle « { $limit } » : choisissez parmi { $limits }.
refused-limit-value = La limite { $limit } demande une valeur telle que { $limit }={ $example }.
refused-bad-proxies = « { $proxies } » n'est pas une liste de proxys : donnez leurs adresses ou réseaux, séparés par des virgules.
refused-bad-contact = « { $contact } » ne permet de joindre personne : donnez une adresse qui commence par mailto:, https:// ou tel:.
refused-no-such-pad = Ce carnet n'est pas, ou plus, sur le serveur : vérifiez le lien, ou faites-le partager à nouveau.
refused-pad-full = Le serveur garde au plus { $most } saisies par carnet : continuez-le sur un seul appareil, ou commencez-en un autre.
refused-pad-from-the-future = Une saisie de ce carnet est en avance de plus d'un jour : réglez l'heure de cet appareil, et commencez un autre carnet.
refused-pad-no-bid = Cette annonce n'existe pas sur le carnet : choisissez une manche et une personne qui y sont.
refused-pad-bid-said = Cette annonce est déjà sur le carnet : changez-la là.
refused-pad-bid-sealed = Un autre appareil a annoncé en secret pour cette personne : changez l'annonce là-bas, ou montrez les annonces et corrigez-la sur le carnet.
refused-pad-nothing-sealed = Personne n'a annoncé en secret dans cette manche : annoncez d'abord.

# Copies of the database.
backed-up = La copie est dans { $file }.
restored = La copie est en place : { $database }.
restored-beside = La copie est en place : { $database }. Ce qu'il y avait avant est dans { $file }.

# Where the page is told.
server-stop = Arrêtez avec Ctrl+C ; chaque partie est conservée.
