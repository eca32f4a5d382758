# The table in the browser.
play-you = Tu
play-points = punti
play-heading = { $game }, il tavolo
play-round = Mano { $round } di { $rounds }
play-trick = Presa { $trick }
play-phase-bids = Dichiarazioni
play-phase-place = Piazzamento
play-phase-deal = Distribuzione
play-title-turn = Tocca a te · { $game }
play-coming = Arrivi al tavolo…
play-closed = Questo tavolo è chiuso per te
play-reload = Ricarica
play-to-start = Alla pagina iniziale
play-try-again = Riprova
play-line-lost = La connessione si è interrotta.
play-line-lost-note = Continuiamo a provare. Al tavolo non si perde nulla.
play-line-back = La connessione è tornata.
play-unsent = Non ancora inviato. Partirà una sola volta, quando torna la connessione.
play-unsent-tag = non ancora inviato

# Seats.
play-seats = Posti, in senso orario dalla tua sinistra
play-seats-watched = Posti, in senso orario
play-to-move = di turno
play-stands-in = sostituisce
play-away = senza connessione
play-away-told = { $name } non ha più la connessione. Se non torna, continua un bot.
play-led-tag = ha aperto
play-back = di ritorno
play-ready = fatto
play-thinking = pensa
play-choosing = scegli
play-order = in posizione { $order },
play-winning = vince
play-wins = vince
play-slot-yours =
    { $game ->
        [dice] il tuo dado
        [doubloons] il tuo
       *[other] la tua carta
    }
play-slot-open =
    { $game ->
        [dice] deve lanciare
        [doubloons] deve giocare
       *[other] deve giocare
    }
play-led = { $suit } è il colore della presa.
play-nothing-led = Ancora nessun colore.
play-winning-with = { $name } è in testa con { $piece }.
play-winning-you = Sei in testa con { $piece }.

# Bidding.
play-cry = Yo-ho-ho!
play-fists = Pugni alzati: { $up } su { $all }. Si aprono tutti insieme.
play-only-you = lo vedi solo tu
play-sum =
    { $tricks ->
        [one] Totale dichiarato: { $sum } per una presa
       *[other] Totale dichiarato: { $sum } per { $tricks } prese
    }
play-last-round = Mano { $round }: tu { $points }, totale { $total }
play-last-round-best = Mano { $round }: { $name } è in testa, { $points }, totale { $total }
play-end-narrow = estremità stretta, in alto
play-end-wide = estremità larga, in basso
play-bid-question = Quante prese farai?
play-bid-note = Puoi cambiarla finché non hanno dichiarato tutti.
play-bid-waiting =
    { $count ->
        [one] Dichiari { $bid }. Manca una dichiarazione; puoi ancora cambiare la tua.
       *[other] Dichiari { $bid }. Mancano { $count } dichiarazioni; puoi ancora cambiare la tua.
    }
play-bid-choose = Scegli un numero
play-bid-confirm = Dichiara { $bid }, Yo-ho-ho!
play-bid-open = Dichiara { $bid }
play-bid-change = Cambia in { $bid }
play-bid-enter = Premi Invio per cambiare la tua dichiarazione in { $bid }.
play-bid-done = Dichiarazione fatta: { $bid }

# The answer line.
play-answer-line = Che cosa si può fare ora
play-your-turn = Tocca a te.
play-turn-lead =
    { $game ->
        [dice] Tocca a te: cominci tu a lanciare.
        [doubloons] Tocca a te: apri tu.
       *[other] Tocca a te: apri tu.
    }
play-turn-free =
    { $game ->
        [dice] Tocca a te: lancia quello che vuoi.
        [doubloons] Tocca a te: gioca quello che vuoi.
       *[other] Tocca a te: gioca quello che vuoi.
    }
play-turn-follow =
    { $game ->
        [dice] Tocca a te: lancia { $suit }.
        [doubloons] Tocca a te: gioca { $suit }.
       *[other] Tocca a te: gioca { $suit }.
    }
play-turn-follow-special =
    { $game ->
        [dice] Tocca a te: lancia { $suit } o un dado speciale.
        [doubloons] Tocca a te: gioca { $suit } o un doblone speciale.
       *[other] Tocca a te: gioca { $suit } o una carta speciale.
    }
play-turn-bid = La tua dichiarazione, da 0 a { $most }.
play-turn-bid-of = La tua dichiarazione: { $bids }.
play-turn-pick = Scegli: { $choices }.
play-picks = Le tue scelte
play-turn-place = Piazza i tuoi pirati.
play-last-itself = Il tuo ultimo pezzo si gioca da solo: { $piece }.
play-you-hold = Hai { $pieces }.
play-times = { $count } × { $piece }
play-thinks = { $name } sta pensando.
play-dealing-now = Si distribuisce la mano { $round }.
play-going-on = La partita continua.
play-enter-goes-on = Invio per andare avanti.
play-you-bid = Dichiari { $bid }.
play-chosen = Scelta: { $piece }.
play-chosen-would = { $piece } { $would }.
play-would-win = sarebbe in testa
play-would-not = non sarebbe in testa
play-chosen-note =
    { $game ->
        [dice] Invio o un secondo tocco lo lancia.
        [doubloons] Invio o un secondo tocco lo gioca.
       *[other] Invio o un secondo tocco la gioca.
    }
play-do-it =
    { $game ->
        [dice] Tira
       *[other] Gioca
    }
play-as-what = Scary Mary: quale ruolo?
play-as = come { $piece }
play-why = Perché?
play-taken-over = Un bot gioca per te: { $bot }.
play-taken-over-note = Il posto è ancora tuo.
play-take-back = Riprendi il mio posto
play-need-more =
    { $count ->
        [one] Te ne serve ancora 1
       *[other] Te ne servono ancora { $count }
    }
play-need-none = Giusto così
play-need-over =
    { $count ->
        [one] 1 di troppo
       *[other] { $count } di troppo
    }
play-go-on = Avanti

# The hand.
play-hand = La tua mano
play-barred = { $piece }, non giocabile: { $reason }
play-follow = servire { $suit }
play-by-touch = Al tatto
play-feels = { $piece }: { $feel }.

# The clock.
play-clock = Il tuo orologio
play-extend = +30 s
play-extend-long = altri 30 secondi
play-reserve = riserva { $time }
play-on-reserve = la tua riserva
play-clock-warning = Ancora { $seconds } secondi. M ne chiede altri 30.
play-word-time = tempo
play-clock-timer = Tempo rimasto
play-clock-left =
    { $reserve ->
        [0] { $seconds } secondi.
       *[other] { $seconds } secondi, poi { $reserve } di riserva.
    }
play-clock-none = Per te non corre nessun orologio.

# Beside the table.
play-rail = Diario e domande
play-last-trick = Ultima presa
play-last-of-round = Ultima presa della mano { $round }
play-took = Presa vinta: { $name }.
play-took-it = fa la presa
play-race = La corsa
play-log = Diario di bordo
play-said = Tutto ciò che è stato detto
play-field = Scrivi una mossa o una domanda
play-enter = Invio
play-ask = Chiedi
play-dock = Pannelli
play-dock-last = Ultima presa
play-dock-score = Punti
play-dock-type = Scrivi
play-dock-more = Altro
play-score-sheet = Foglio punti
play-rules = Regole
play-rules-all = Tutte le regole, con immagini
play-rule-cited = La regola in questione
play-close = Chiudi
play-more-label = Altro: parlare, impostazioni, uscire
play-more-watching = Altro: impostazioni, uscire

# More.
play-talk = Parlare
play-chat = Di' qualcosa
play-chat-send = Invia
play-chat-sent = Inviato.
play-chat-on = Permetti la chat
play-chat-off = Disattiva la chat
play-mute = Non ascoltare più { $name }
play-unmute = Ascolta di nuovo { $name }
play-hush = Zittisci { $name } per tutti
play-unhush = Ridai la parola a { $name }
play-remove = Allontana { $name }
play-remove-sure = Allontanare { $name }?
play-remove-yes = Sì, allontana
play-remove-no = No
play-device = Su questo dispositivo
play-sound = Suono
play-autoplay = Gioca l'ultimo pezzo in automatico
play-keys = Scorciatoie a un tasto
play-keys-title = Tasti
play-settings = Tutte le impostazioni
play-fairness = Distribuzione leale
play-dealt-with = La mano { $round } è stata distribuita con il tuo numero.
play-dealt-without = La mano { $round } è stata distribuita senza il tuo numero: è arrivato tardi.
play-dealt-note = Il tuo dispositivo aggiunge un numero segreto a ogni distribuzione: nessuno può scegliere le carte.
play-notes = Salva le mie note
play-notes-note = Le tue note sono ciò che questo dispositivo ha visto della partita; si possono confrontare con la partita scaricata.
play-leave-title = Lasciare il tavolo
play-leave = Esci…
play-leave-sure = Un bot gioca al tuo posto. Puoi tornare quando vuoi con lo stesso link.
play-leave-yes = Sì, esco
play-leave-no = No, resto
play-leave-watching = Esci

# Watching.
play-watching = Stai guardando.
play-watching-title = Guardare
play-watching-hands = Le carte in mano restano coperte fino alla fine; poi si scoprono rivedendo la partita.
play-watching-note = Chi guarda vede ciò che tutti possono vedere: le dichiarazioni, le prese fatte, la presa in corso, l'ultima presa.
play-closed-hands = Mani coperte
play-pieces =
    { $game ->
        [dice] { $count ->
            [one] 1 dado
           *[other] { $count } dadi
        }
        [doubloons] { $count ->
            [one] 1 doblone
           *[other] { $count } dobloni
        }
       *[other] { $count ->
            [one] 1 carta
           *[other] { $count } carte
        }
    }
play-take-seat = Prendi il posto di { $name }
play-seat-soon = Prendi il posto di { $name } alla fine di questa mano.
play-seat-give-up = Preferisco guardare
play-turn-table = Gira il tavolo

# Heard.
play-heard-bids = Dichiarazioni: { $bids }.
play-heard-scored = Mano { $round }: fai { $points }, totale { $total }.
play-heard-lost = Mano { $round }: perdi { $points }, totale { $total }.
play-heard-minus = meno { $points }
play-heard-place =
    { $place ->
        [2] Sei al secondo posto su { $players } con { $points }.
        [3] Sei al terzo posto su { $players } con { $points }.
       *[other] Sei al posto { $place } su { $players } con { $points }.
    }
play-heard-where = Mano { $round }, presa { $trick }.
play-heard-times =
    { $count ->
        [2] due volte { $piece }
       *[other] { $count } volte { $piece }
    }
play-heard-threw = Lanci { $piece }.
play-heard-clock = Il tuo orologio corre: C dice il tempo che resta, M chiede altri 30 secondi.
play-heard-away = Per tornare scrivi “{ $word }” o premi “{ $button }”.
play-heard-totals = Totali: { $totals }.
play-heard-no-centre = Il centro è vuoto.

# Keys.
play-keys-where = Questi tasti valgono quando la mano, le dichiarazioni o la riga di risposta hanno il focus.
play-keys-are-off = Le scorciatoie sono disattivate; frecce, Invio ed Esc valgono ancora.
play-key-walk = scorrere la mano
play-key-enter = scegliere un pezzo; di nuovo: giocarlo; andare avanti, se il tavolo aspetta che tu legga
play-key-escape = rimettere giù il pezzo, chiudere un pannello
play-key-mary = Scary Mary come pirata, o per non vincere nulla
play-key-hand = sentire la mano
play-key-legal = sentire che cosa puoi giocare
play-key-table = sentire la presa
play-key-bids = sentire dichiarazioni e prese
play-key-score = sentire i punti
play-key-turn = sentire a chi tocca
play-key-last = sentire l'ultima presa
play-key-why = sentire il perché
play-key-time = sentire il tempo che resta
play-key-hint = sentire un consiglio
play-key-more = altri 30 secondi
play-key-next = al prossimo pezzo giocabile
play-key-undo = ritirare la tua ultima mossa, da soli tra i bot
play-key-field = andare al campo di testo
play-key-bid = scegliere una dichiarazione
