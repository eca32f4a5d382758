# Refusals by the server.
refused-key-unreadable = La chiave di firma non si può leggere: controlla il file { $file } o la variabile JOLLYROGER_KEY.
refused-port-taken = La porta { $port } è occupata: ferma l'altro programma, o scegli un'altra porta.
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
refused-no-line = Il server non risponde: controlla la connessione e riprova.
refused-talked-out = A questo tavolo si è parlato abbastanza: gioca, e parla al prossimo.
refused-no-such-pad = Questo segnapunti non è, o non è più, sul server: controlla il link, o fallo condividere di nuovo.
refused-pad-full = Il server tiene al massimo { $most } voci di un segnapunti: continuatelo su un solo dispositivo, o cominciatene uno nuovo.
refused-pad-from-the-future = Una voce di questo segnapunti è datata più di un giorno avanti: regola l'orologio di quel dispositivo, e comincia un segnapunti nuovo.
refused-pad-no-bid = Questa dichiarazione non c'è sul segnapunti: scegli una mano e una persona che ci sono.
refused-pad-bid-said = Questa dichiarazione è già sul segnapunti: cambiala lì.
refused-pad-nothing-sealed = Nessuno ha dichiarato in segreto in questa mano: prima dichiarate.

# Copies of the database.
backed-up = La copia è in { $file }.
restored = La copia è al suo posto.
restored-beside = La copia è al suo posto; quel che c'era prima è in { $file }.

# Where the page is told.
server-stop = Ferma con Ctrl+C; ogni partita resta salvata.
