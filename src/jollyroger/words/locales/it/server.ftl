# Refusals by the server.
refused-key-unreadable = La chiave di firma non si può leggere: controlla il file { $file } o la variabile JOLLYROGER_KEY.
refused-port-taken = La porta { $port } è occupata: ferma l'altro programma, o scegli un'altra porta.
refused-host-unknown = “{ $host }” non è un indirizzo: danne uno di questo computer, come 127.0.0.1.
refused-host-elsewhere = Questo computer non ha l'indirizzo { $host }: danne uno che ha, o --lan.
refused-port-forbidden = Il sistema riserva la porta { $port } ad altri: scegline una da 1024 in su, o metti un proxy davanti.
refused-key-alone = --key { $file } richiede anche un certificato: indica anche --certificate.
refused-certificate-alone = { $file } non contiene una chiave adatta al certificato: indica il file della chiave con --key.
refused-certificate-unfit = { $file } e { $other } non vanno insieme, o non sono un certificato e una chiave in PEM: indica i due fatti l'uno per l'altra, con la chiave senza password.
refused-file-unread = { $file } non si può leggere: controlla il percorso e chi può leggere il file.
refused-table-full = Troppe persone guardano questo tavolo: riprova più tardi.
refused-no-spectators = Questo tavolo non vuole spettatori: cerca un posto a un altro.
refused-no-such-table = Questo tavolo non esiste: controlla il link, o aprine uno nuovo.
refused-no-such-code = Niente qui ha questo codice: chiedilo di nuovo.
refused-bad-token = Questo gettone non è nostro: presentati di nuovo.
refused-not-a-guest = Non ti conosciamo ancora: di' prima il tuo nome.
refused-too-many-lines = Guardi troppi tavoli insieme: chiudine uno.
refused-join-first = Una linea comincia con un frame join: invialo per primo e una volta sola.
refused-already-joined = Questa linea è già entrata: invia le mosse.
refused-reload = Questa pagina è troppo vecchia per il server, che parla la versione { $protocol }: ricaricala.
refused-unreadable-frame = Questo frame non si può leggere: vedi docs/protocol.md.
refused-unreadable-body = Questa richiesta non si può leggere: vedi docs/protocol.md.
refused-body-size = Questa richiesta è troppo lunga: al massimo { $most } byte.
refused-too-fast = Troppo veloce: aspetta un momento.
refused-no-code-left = In questo momento su questo server nessun codice è libero: riprova più tardi.
refused-no-line = Il server non risponde: controlla la connessione e riprova.
refused-changed-often = Questa scelta è stata cambiata abbastanza volte in questa mano: ora resta com'è.
refused-option-value = --{ $option } non può essere “{ $value }”: indica un valore come { $example }.
refused-log-full = Il registro di questo tavolo è pieno: finite la partita, poi aprite un tavolo nuovo.
refused-not-kept = Il server per ora non può salvare nulla, quindi non è cambiato nulla: riprova tra un momento.
refused-foreign-page = La richiesta viene dalla pagina di un altro sito: apri la pagina di questo server e riprova lì.
refused-unknown-host = Questo server non risponde al nome “{ $host }”: usa l'indirizzo con cui è stato avviato (--public-url).
refused-address-too-long = Questo indirizzo è troppo lungo: controlla il link.
refused-body-not-json = Una richiesta con un contenuto deve essere JSON: mandala con il tipo application/json.
refused-unknown-limit = Nessun limite si chiama “{ $limit }”: scegli tra { $limits }.
refused-limit-value = Il limite { $limit } vuole un valore come { $limit }={ $example }.
refused-bad-proxies = “{ $proxies }” non è un elenco di proxy: indica i loro indirizzi o reti, separati da virgole.
refused-bad-contact = “{ $contact }” non è un recapito: indica un indirizzo che inizi con mailto:, https:// o tel:.
refused-no-such-pad = Questo segnapunti non è, o non è più, sul server: controlla il link, o fallo condividere di nuovo.
refused-pad-full = Il server tiene al massimo { $most } voci di un segnapunti: continuatelo su un solo dispositivo, o cominciatene uno nuovo.
refused-pad-from-the-future = Una voce di questo segnapunti è datata più di un giorno avanti: regola l'orologio di quel dispositivo, e comincia un segnapunti nuovo.
refused-pad-no-bid = Questa dichiarazione non c'è sul segnapunti: scegli una mano e una persona che ci sono.
refused-pad-bid-said = Questa dichiarazione è già sul segnapunti: cambiala lì.
refused-pad-bid-sealed = Un altro dispositivo ha dichiarato in segreto per questa persona: cambia lì la dichiarazione, o mostrate le dichiarazioni e correggetela sul segnapunti.
refused-pad-nothing-sealed = Nessuno ha dichiarato in segreto in questa mano: prima dichiarate.

# Copies of the database.
backed-up = La copia è in { $file }.
restored = La copia è al suo posto: { $database }.
restored-beside = La copia è al suo posto: { $database }. Quello che c'era prima è in { $file }.

# Where the page is told.
server-stop = Ferma con Ctrl+C; ogni partita resta salvata.
