# What only the command line says: the plain table, the simulator, files and databases.
command-say = di
command-start = inizia
command-extend = proroga
command-return = ritorno
command-brief = breve
command-normal = normale
command-full = completo
command-planks = assi
command-gone = uscite
command-time = tempo
command-repeat = ripeti
detail-brief = D'ora in poi poche parole.
detail-normal = D'ora in poi le parole di sempre.
detail-full = D'ora in poi ogni dettaglio.
clock-warning = Ancora { $seconds } secondi. proroga ne dà 30 in più.
choice-in = La tua scelta è fatta. Si aspetta { $names }.
minus = meno { $number }
code-minus = { $code } meno
code-plus = { $code } più
numerals = zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici
last-round = Questa è l'ultima mano.
away-return = Scrivi ritorno per riprendere il tuo posto.
stand-in-bid = Un bot ha dichiarato { $bid } per te. Puoi ancora cambiare: scrivi un'altra dichiarazione.
stand-in-placed = Un bot ha piazzato i tuoi pirati. Puoi ancora cambiare: piazzali di nuovo.
stand-in-chose = Un bot ha scelto per te: { $move }. Puoi ancora cambiare.
clock-rule = C'è un orologio: { $move } secondi per ogni mossa e altri { $bank } per tutta la partita. Ti si avverte prima della fine.
phrases = Puoi dire: { $phrases }
command-codes = codici
codes-suit = da { $first } a { $last }: da { $name } a { $other }
codes-one = { $code }: { $name }, { $count } nella scatola
codes-die = { $code }: { $name }, { $count } nel sacchetto; mostra { $faces }
gone = Giocato in questa mano: { $pieces }.
gone-nothing = In questa mano non è ancora stato giocato niente.
gone-suit = { $suit } { $values }
gone-some = { $piece } { $count } su { $all }
legal-winning = In testa adesso: { $pieces }.
trick-would = La presa com'è: { $moves }
trick-would-move-nobody = La presa com'è non fa muovere nessun pirata.
trick-would-be-lost = La presa com'è non va a nessuno.
hand-empty = La tua mano è vuota.
bid-so-far = { $won }, dichiarate { $bid }
won-so-far = { $won } in tutto
nobody-bids = In questo gioco nessuno dichiara.
no-short-rules = Qui non ci sono regole brevi di { $game }.
bid-complete = Hai quanto hai dichiarato.
who-host = Chi ospita: { $name }.
who-host-you = Ospiti tu.
rules-more-skull_king =
    I colori sono giallo, rosso, blu e nero, ciascuno da 1 a 13.
    Chi non ha il colore gioca quello che vuole. Dopo una carta speciale il
    numero seguente fissa il colore. Scary Mary è Pirata o Escape, come dici quando
    la giochi. Di più speciali uguali conta la prima.
    codici elenca ogni carta. Vince chi ha più punti alla fine.
    Per lo Skull King conta sempre come un pirata catturato.
rules-more-dice =
    I dadi neri mostrano da 5 a 7, i blu da 3 a 5, i rossi da 1 a 3, i gialli una
    bandiera, 1 o 7. I dadi speciali mostrano il teschio o una bandiera, che non
    vince niente. Chi non ha il colore lancia quello che vuole. codici elenca
    ogni dado.
rules-more-doubloons =
    Le forme sono cerchio, triangolo, quadrato e stella, ciascuna da 0 a 9.
    Chi non ha la forma gioca quello che vuole. Scary Mary è Pirata o Bandiera,
    come dici quando la giochi. Di più uguali conta il primo.
    codici elenca ogni gettone. Vince chi ha più punti alla fine.
    Per lo Skull King conta sempre come un pirata catturato.
rules-more-skull_queen =
    In alto è l'estremità stretta. La Scimmia vale 0, il Primo ufficiale 13, nel
    colore della presa. Le carte al centro non sono di nessuno: per loro nessuno
    si muove. Quando un colore ha mosso pirati, le sue carte vanno via, anche dal
    centro. Un pirata in acqua non vale niente e ci resta fino a fine mano.
    Tante mani quanti giocatori; in due sono due.
lobby-waits = La partita non è cominciata. Chi ospita la avvia scrivendo inizia.
table-open = Il tavolo è aperto. Gli altri entrano con il codice { $code } o con questo link:
usual-name = Marinaio

prompt-bid = Dichiarazione, da 0 a { $most }:
prompt-start = Scrivi inizia quando ci siete tutti:
prompt-place = Piazza i tuoi pirati, per esempio fronte R8 Y5 G5 B2:
prompt-play = Gioca { $legal }:
prompt-choose = Scegli, da 1 a { $most }:
welcome = { $game }, { $players } giocatori, { $rounds } mani. Scrivi aiuto in ogni momento.
kept = La partita è salvata. Riprendila con:
review-offer = Scrivi analisi per rivedere le tue scelte, o Invio per uscire:
recorded = La registrazione di questa partita è in:
help-table =
    Chiedi con: carte giocabili tavolo { $standing } punti turno ultima diario
    chi motivo regole codici aiuto uscite tempo ripeti.
    uscite dice che cosa è stato giocato nella mano, ripeti quanto appena detto.
    consiglio dice che cosa farebbe il bot più forte. annulla ritira la tua ultima
    mossa. A partita finita, analisi dice quanto valevano le tue scelte.
    breve, normale e completo decidono quanto viene raccontato.
    salva mette la partita in un file, esci la salva e chiude.
    Con altre persone: inizia avvia la partita se ospiti tu, di e un testo lo
    dice, proroga ti dà 30 secondi in più, e ritorno riprende il tuo posto
    quando un bot ha giocato per te.
saved = La partita è salvata. { $file }

replay-begins = { $game } di nuovo: { $names }.
replay-hands = Carte in mano: { $hands }.
taken-back =
    { $count ->
        [one] In questa partita è stata annullata una mossa; si racconta quanto è valso.
       *[other] In questa partita sono state annullate { $count } mosse; si racconta quanto è valso.
    }
taken-back-here =
    { $count ->
        [one] Qui è stata annullata una mossa.
       *[other] Qui sono state annullate { $count } mosse.
    }
replay-prompt = Invio per la presa seguente, o prima, mano 3, mani, tutto, esci:
replay-help = Invio va avanti. prima e mano con un numero vanno lì, tutto racconta il resto, mani mostra le carte di tutti. Chiedi con: tavolo { $standing } punti ultima diario chi motivo regole.
replay-command-next = avanti
replay-command-back = prima
replay-command-round = mano
replay-command-all = tutto
replay-command-hands = mani
replay-command-quit = esci
refused-no-such-round = In questa partita non c'è una mano “{ $round }”: nominane una giocata, come mano 3.
settings = Nel terminale: { $mode }; il diario è { $detail }.
settings-lines = righe semplici
settings-screen = schermo intero
settings-name = Agli altri tavoli ti chiami { $name }.
settings-lang = La lingua è: { $lang }.
language-name = italiano

sim-title =
    { $game }, { $players } giocatori, { $games ->
        [one] una partita
       *[other] { $games } partite
    }, seme { $seed }
sim-name = bot
sim-win = quota di vittorie
sim-interval = intervallo al 95%
sim-score = punteggio medio
sim-bids = dichiarazioni riuscite
sim-time = ms a decisione, p50 e p99

arena-rank = posto
arena-name = bot
arena-rating = valutazione
arena-mu = mu
arena-sigma = sigma
arena-games = partite
arena-forfeits = abbandoni

bench-game = gioco
bench-players = giocatori
bench-engine = motore
bench-device = dispositivo
bench-batch = partite insieme
bench-steps = passi/s
bench-compile = compilazione, s
bench-bytes = byte a partita
bench-missing = Non installato e quindi non misurato: { $packages }. Aggiungilo con pip install 'jollyroger[jax]'.

refused-watching = Chi guarda non può parlare al tavolo: prendi un posto con play --join e il link del tavolo.
refused-no-game-kept = Nessuna partita salvata può continuare: cominciane una nuova con play.
refused-server-deals = Un server distribuisce da sé: togli --seed.
refused-host-chooses = Orologio, chat e consigli si scelgono per un tavolo su un server: aggiungi --host e il suo indirizzo.
refused-no-server-address = “{ $server }” non è l'indirizzo di un server: scrivilo come https://play.example.org.
refused-bot-count =
    { $bots ->
        [one] Un bot non riempie
       *[other] { $bots } bot non riempiono
    } { $players } posti: indicane uno per ogni posto, o uno solo per tutti.
refused-game-count = { $games } partite sono troppo poche: giocane almeno una.
refused-league-of-one = Un bot solo non fa una lega: indicane almeno due.
refused-name-taken = “{ $name }” compare due volte: ogni bot e ogni programma vuole un nome tutto suo.
refused-program-unreadable = “{ $text }” non indica un programma: scrivi NOME="COMANDO".
refused-no-such-program = Non si può avviare “{ $command }”: controlla il comando di { $name }.
refused-program-absent = { $name } non si è seduto entro { $seconds } secondi: prova il suo comando a un tavolo di jollyroger serve.
refused-program-ended = { $name } è finito prima di sedersi: prova il suo comando a un tavolo di jollyroger serve.
refused-batch-size = { $batch } partite insieme sono troppo poche: giocane almeno una.
refused-record-newer = Questa registrazione è in versione { $version } e questo programma legge fino alla { $known }: installane uno più recente.
refused-record-damaged = La registrazione è danneggiata alla riga { $line }: nulla è cambiato; usa una copia intatta.
refused-no-such-file = “{ $file }” non si può leggere: controlla il nome.
refused-cannot-write = “{ $file }” non si può scrivere: controlla i tuoi permessi lì, o scegli un altro posto.
refused-database-newer = Il database { $url } viene da una versione più recente: installa quella, o ripristina una copia più vecchia.
refused-database-unreadable = Il database { $url } non si può aprire ({ $cause }): controlla il nome, i permessi e che sia attivo; nulla è cambiato.
refused-database-foreign = “{ $file }” appartiene a un altro programma: scegli un altro file; nulla è cambiato.
refused-copy-unreadable = “{ $file }” non è una copia fatta da jollyroger backup, o è danneggiata ({ $cause }): scegline un'altra; nulla è cambiato.
refused-database-in-use = Il database { $file } è usato da un altro server: fermalo, o scegli un altro file.
refused-database-linked = Il database { $file } ha un secondo nome (un collegamento fisico), che lo danneggerebbe: cancella l'altro nome, o usa una copia del file.
refused-database-unknown = “{ $url }” non è l'indirizzo di un database: scrivi sqlite:///FILE o postgresql://HOST/NOME.
refused-database-driver = Manca il driver per questo database: installa { $package }.
refused-backup-exists = “{ $file }” esiste già: scegli un altro nome, o prima cancella il file.
refused-backup-by-pg-dump = Un database PostgreSQL non si copia da qui: usa pg_dump e pg_restore.
refused-arguments = La riga di comando non si può leggere: { $detail } Prova { $command } --help.
arguments-command = il comando “{ $word }” non esiste.
arguments-word = “{ $word }” è di troppo.
arguments-option = l'opzione { $option } non esiste.
arguments-twice = { $option } c'è due volte.
arguments-missing = { $option } manca, o non ha un valore.
arguments-value = “{ $value }” non va bene per { $option }.
arguments-wanted = “{ $value }” non va bene per { $option }: ci vuole { $wanted }.
arguments-number = un numero intero
refused-file-exists = “{ $file }” esiste già: scegli un altro nome.
refused-resume-alone = Una partita ripresa ha già gioco, giocatori, bot e seme: non indicarli.
refused-machine = Questo computer segnala: { $detail }. Rimedia e riprova.

# Environments for agents that learn.
refused-missing-extra = { $package } non è installato: esegui pip install 'jollyroger[{ $extra }]'.
refused-unknown-action = L'azione { $action } non esiste: scegli un numero da 0 a { $most }.
refused-unknown-render-mode = La modalità di resa “{ $mode }” non esiste: scegli tra { $modes }.
refused-reset-first = La partita non è cominciata: chiama prima reset.
refused-missing-key = Un passo distribuisce e lancia: passagli una chiave.

# The score pad by lines.
pad-games = Giochi: { $games }.
pad-ask-game = Gioco, o Invio per { $game }:
pad-ask-names = Nomi in senso orario, separati da virgole:
pad-ask-dealer = Chi dà le carte per primo? Un nome, o Invio per il sorteggio:
pad-ask-starter = Chi lancia per primo? Un nome, o Invio per il sorteggio:
pad-help-opening = Prima il gioco, poi i giocatori in senso orario, poi chi comincia. Invio prende quanto è proposto; esci chiude.
pad-prompt-bids = Dichiarazioni, da 0 a { $most }, in ordine o con i nomi:
pad-prompt-bid = Dichiarazione di { $name }, da 0 a { $most }:
pad-prompt-won-each = Prese, da 0 a { $most }, in ordine o con i nomi:
pad-prompt-won = Prese di { $name }, da 0 a { $most }:
pad-prompt-tricks = Prese: Invio se come dichiarato, o come { $name } 1:
pad-prompt-off = Chi ne ha fatte quante, come { $name } 1:
pad-prompt-bonus = Bonus come { $name } pirata 2, o Invio per salvare:
pad-prompt-captures = Che cosa contenevano, come { $name } { $word }, o Invio:
pad-prompt-planks = { $name }, come R8 Y5 G0 B2, 0 è in acqua:
pad-prompt-save = Invio per salvare la mano, o una modifica:
pad-prompt-again = Mano { $round }, una modifica, o Invio:
pad-prompt-over = La partita è finita. punti, mano 3, statistiche, esci:
pad-tricks = Prese: { $tricks }.
pad-adds-up = Il conto torna.
pad-once = { $piece }: ce n'è uno solo, contato due volte in questa mano: controlla i bonus.
pad-no-bonus = Nessun bonus è scritto.
pad-step-bid = Mano { $round }, dichiarazioni: { $changes }
pad-step-won = Mano { $round }, prese: { $changes }
pad-step-space = Mano { $round }, assi: { $changes }
pad-step-bonus = Mano { $round }, bonus: { $changes }
pad-step-one = { $name } da { $before } a { $after }
pad-ready = Ogni pirata ha uno spazio: la mano si può salvare.
pad-kept = È tutto conservato. Per continuare:
pad-exported = Il file è scritto.
pad-merged =
    { $count ->
        [0] In quel file non c'è niente di nuovo.
        [one] Una voce è nuova.
       *[other] { $count } voci sono nuove.
    }
pad-imported = Ora tra i tuoi segnapunti: { $title }
pad-help =
    Dichiarazioni: un numero ciascuno, in ordine: 2 1 0 1. O con i nomi: { $name } 2,
    { $other } 1. Prese: Invio se è tutto come dichiarato, o solo le altre: { $name } 1.
    Bonus: { $name } pirata 2 per due pirati presi dallo Skull King, { $name } re per lo
    Skull King preso da una sirena. { $name } dichiarate 2 cambia una dichiarazione,
    - toglie un valore. salva o Invio salva la mano.
    Chiedi con: punti corsa motivo chi verifica cronologia statistiche aiuto;
    motivo { $name } 3 riguarda { $name } nella mano 3. mano 3 legge quella mano e la
    cambia, finché premi Invio. annulla e ripeti vanno avanti e indietro.
    nome { $name } Maria e mazziere { $name } cambiano questo.
    arbitro e una presa risolve una discussione: arbitro giallo 2, nero 1.
    esporta csv, testo o json e un nome di file scrive un file. unisci e un nome di
    file aggiunge quanto ha scritto un altro dispositivo, importa aggiunge un'altra
    partita ai tuoi segnapunti.
    esci chiude; tutto è conservato in ogni momento.
pad-help-tricks =
    Prese: un numero ciascuno, in ordine: 2 1 0 1. O con i nomi: { $name } 2, { $other } 1.
    Che cosa contenevano: { $name } { $word }. - toglie un valore.
    salva o Invio salva la mano.
    Chiedi con: punti corsa motivo chi verifica cronologia statistiche aiuto;
    motivo { $name } 3 riguarda { $name } nella mano 3. mano 3 legge quella mano e la
    cambia, finché premi Invio. annulla e ripeti vanno avanti e indietro.
    nome { $name } Maria e mazziere { $name } cambiano questo.
    arbitro e una presa risolve una discussione: arbitro { $trick }.
    esporta csv, testo o json e un nome di file scrive un file. unisci e un nome di
    file aggiunge quanto ha scritto un altro dispositivo, importa aggiunge un'altra
    partita ai tuoi segnapunti.
    esci chiude; tutto è conservato in ogni momento.
pad-help-planks =
    Assi: lo spazio di ogni pirata alla fine: R8 Y5 G0 B2, o 8 5 0 2 nell'ordine
    R Y G B; 0 è in acqua. Con un nome davanti vale per quel giocatore: { $other } R5.
    Invio o salva salva la mano.
    Chiedi con: punti corsa motivo chi verifica cronologia statistiche aiuto;
    motivo { $name } 2 riguarda { $name } nella mano 2. mano 2 legge quella mano e la
    cambia, finché premi Invio. annulla e ripeti vanno avanti e indietro.
    nome { $name } Maria e mazziere { $name } cambiano questo.
    arbitro e una presa risolve una discussione: arbitro rosso 2, rosso 12.
    esporta csv, testo o json e un nome di file scrive un file. unisci e un nome di
    file aggiunge quanto ha scritto un altro dispositivo, importa aggiunge un'altra
    partita ai tuoi segnapunti.
    esci chiude; tutto è conservato in ogni momento.
pad-command-score = punti
pad-command-race = corsa
pad-command-round = mano
pad-command-undo = annulla
pad-command-redo = ripeti
pad-command-why = motivo
pad-command-who = chi
pad-command-check = verifica
pad-command-history = cronologia
pad-command-stats = statistiche
pad-command-export = esporta
pad-command-merge = unisci
pad-command-import = importa
pad-command-referee = arbitro
pad-command-name = nome
pad-command-dealer = mazziere
pad-command-save = salva
pad-command-help = aiuto
pad-command-quit = esci
pad-word-pirate = pirata | pirati
pad-word-king = re | sirena
refused-pad-who = “{ $text }” non indica un giocatore: di' uno tra { $names }.
refused-pad-unreadable = “{ $text }” non è chiaro: scrivi numeri in ordine, o un nome e un numero, o aiuto.
refused-pad-count =
    { $count ->
        [one] Un numero non va
       *[other] { $count } numeri non vanno
    } bene: scrivine { $players } in ordine, o nomi con i loro numeri.
refused-pad-over = La partita è finita: cambia una mano passata con il suo numero, come mano 3.
refused-pad-export = “{ $kind }” non si può scrivere: di' csv, testo o json, e un nome di file.
refused-pad-has-game = “{ $file }” ha già il suo gioco e i suoi giocatori: lasciali via.
refused-pad-names-count = { $count } nomi non sono { $players } giocatori: da' un nome a tutti, o lascia via uno dei due.
refused-pad-name = “{ $name }” non è un nome: ha da 1 a { $most } caratteri, e non solo cifre.
refused-pad-name-twice = “{ $name }” c'è due volte: da' a ognuno un nome suo.
refused-pad-range = { $name } non può avere { $value } lì: scrivi un numero da 0 a { $most }.
refused-pad-no-round = Nessuna mano è ancora salvata: prima salvane una.

# What --help says about the commands that players use.
cli-usage = Uso
cli-commands = Comandi
cli-parameters = Parametri
cli-default = altrimenti
cli-choices = scelte
cli-required = richiesto
cli-lang = en, de, fr o it; altrimenti quella salvata, o quella del sistema.
cli-game = Uno tra { $games }.
cli-program = Giochi di prese con i pirati: giocare, dirimere, far giocare i bot tra loro.
cli-play = Giocare nel terminale: contro i bot, o al tavolo di un server.
cli-play-game = Uno tra { $games }; il primo se non dici niente.
cli-play-players = Quanti siedono al tavolo, tu compreso; altrimenti 4.
cli-play-option = Un'opzione di regole, come landlubber per i dadi.
cli-play-bot = Contro chi giochi: da level1 a level5, altrimenti level3.
cli-play-seed = Un numero che rende ripetibile la partita.
cli-play-resume = Continuare una partita salvata: il file, il nome, o niente per l'ultima.
cli-play-join = Sedersi al tavolo di un server: il link, o l'indirizzo del server e il codice del tavolo.
cli-play-host = Aprire su questo server un tavolo per altri.
cli-play-speed = Con --host: un orologio, calm (calmo) o brisk (svelto); nessuno se non dici niente.
cli-play-chat = Con --host: tutti scrivono quello che vogliono, non solo frasi pronte.
cli-play-hints = Con --host: quando si può chiedere un consiglio: alone (soli tra i bot), always (sempre) o never (mai).
cli-play-name = Come ti chiami lì.
cli-play-plain = Solo righe di testo, per screen reader, display braille o pipe.
cli-play-detail = Quanto si racconta senza chiedere: brief, normal o full.
cli-watch = Guardare il tavolo di un server.
cli-watch-link = Il link del tavolo, o l'indirizzo del server e il codice del tavolo.
cli-watch-plain = Solo righe di testo.
cli-replay = Rivedere una partita passo per passo, a carte scoperte.
cli-replay-record = Un file con la registrazione di una partita.
cli-replay-plain = Solo righe di testo.
cli-pad = Segnare i punti a un tavolo vero, in righe di testo.
cli-pad-game = Uno tra { $games }; altrimenti ti viene chiesto.
cli-settings = Scegliere una volta come il terminale gioca con te; senza scelta, dire che cosa vale.
cli-settings-plain = Solo righe di testo, in ogni partita.
cli-settings-detail = Quanto si racconta senza chiedere: brief, normal o full.
cli-settings-name = Come ti chiami ai tavoli altrui.
cli-settings-lang = La lingua di ogni comando d'ora in poi: en, de, fr o it.
cli-referee = Dirimere: chi vince la presa, che cosa si può giocare, quanto vale.
cli-verify = Verificare una registrazione: sorteggi, carte e lanci vengono dai numeri mostrati?
cli-review = Rivedere una partita: quanto valeva ogni decisione, e che cosa era meglio.
cli-simulate = Bot contro bot: vittorie, punti, dichiarazioni riuscite, tempo di riflessione.
cli-bench-game = Uno tra { $games }; altrimenti tutti.
cli-serve = Offrire tavoli a persone e programmi, in rete.
cli-completion = Mostrare uno script che completa comandi e opzioni nella tua shell.
cli-man = Mostrare la pagina di manuale: ogni comando con le sue opzioni.
