# The score pad, on the page and in the terminal.
pad-player = Giocatore { $number }
pad-title = { $game }: { $names }.
pad-of = { $name }: { $what }
pad-event-SK21 = Pirata preso dallo Skull King
pad-event-SK22 = Skull King preso da una sirena
pad-event-DI14 = Teschio di pirata preso dallo Skull King
pad-event-DI15 = Skull King preso da un teschio di sirena
pad-times =
    { $times ->
        [one] { $event }
       *[other] { $times } volte { $event }
    }

# Who deals, and the sentence after a save.
pad-deals = { $name } dà le carte.
pad-said-change = { $name } { $points }, ora { $total }
pad-said-round = Mano { $round }: { $changes }.
pad-said-leads = { $name } è in testa con { $points }.
pad-said-leads-shared = { $names } sono in testa con { $points } a testa.
pad-said-deals = La prossima volta dà le carte { $name }.
pad-said-throws = La prossima volta lancia per primo { $name }.
pad-said-totals = Dopo la mano { $round }: { $totals }.

# Cells and their values, in the history and where two devices disagree.
pad-cell-name = Nome del giocatore { $number }
pad-cell-dealer = Primo mazziere
pad-cell-starter = Primo a lanciare
pad-cell-bid = Mano { $round }, dichiarazione di { $name }
pad-cell-won = Mano { $round }, prese di { $name }
pad-cell-bonus = Mano { $round }, { $name }, { $event }
pad-cell-space = Mano { $round }, { $name }, pirata { $suit }
pad-cell-saved = Mano { $round } salvata
pad-value-none = niente
pad-value-yes = sì
pad-value-no = no
pad-change = { $cell }: { $before } diventa { $after }
pad-undone = Annullato: { $changes }.
pad-redone = Ripristinato: { $changes }.
pad-conflict = { $cell }: vale { $value }, scritto più tardi; su un altro dispositivo c'era { $lost }.

# Statistics.
pad-stat =
    { $name }: { $games ->
        [one] una partita
       *[other] { $games } partite
    }, { $wins ->
        [0] nessuna vinta
        [one] una vinta
       *[other] { $wins } vinte
    }, in media { $mean } punti, al massimo { $best }, al minimo { $worst }.
pad-stat-bids = Dichiarazioni azzeccate: { $hit } su { $bids }.
pad-stat-none = Nessuna partita è ancora arrivata alla fine.

refused-pad-bids-missing = La mano non si può salvare: manca la dichiarazione di { $names }; scrivila prima.
refused-pad-tricks-missing = La mano non si può salvare: mancano le prese di { $names }; scrivile prima.
refused-pad-spaces-missing = La mano non si può salvare: non tutti i pirati di { $names } hanno uno spazio; scrivilo prima.
refused-pad-tricks-over =
    Le prese fanno { $sum } e la mano ne ha { $tricks }: { $off ->
        [one] una è di troppo
       *[other] { $off } sono di troppo
    }. Correggi chi ne ha fatte meno.
refused-pad-tricks-under =
    Le prese fanno { $sum } e la mano ne ha { $tricks }: { $off ->
        [one] ne manca una
       *[other] ne mancano { $off }
    }. Correggi chi ne ha fatte di più.
pad-nobodys =
    { $count ->
        [one] Una presa non è di nessuno.
       *[other] { $count } prese non sono di nessuno.
    }
refused-pad-damaged =
    { $edit ->
        [0] Questo non è un segnapunti, o è danneggiato
       *[other] Il segnapunti è danneggiato alla voce { $edit }
    }: niente è stato cambiato; usa una copia intatta, o quella di un altro dispositivo.
refused-pad-newer = Questo segnapunti ha la versione { $version } e questo programma legge fino alla { $known }: installane uno più nuovo.
refused-pad-other-pad = È il segnapunti di un'altra partita, i due non si possono unire: aprilo da solo.
refused-pad-other-game = I due segnapunti hanno lo stesso numero ma altre regole o altri giocatori: non si possono unire; tienili entrambi.
refused-pad-nothing-to-undo = Non c'è più niente da annullare: cambia invece un valore.
refused-pad-nothing-to-redo = Non c'è niente da ripristinare: prima annulla qualcosa.

# The page.
pad-lead = Per le partite a un tavolo vero, su ogni telefono.
pad-new = Nuovo blocchetto
pad-again = Ancora, stessi giocatori
pad-all = Tutti i blocchetti
pad-game = Gioco
pad-players = Giocatori
pad-begin = Inizia il blocchetto
pad-unknown = Questo blocchetto non è qui
pad-unknown-note = Un blocchetto resta sul dispositivo su cui è stato scritto. Porta questo come file, o iniziane un altro.
pad-parts = Parti del blocchetto
pad-part-round = Mano
pad-part-score = Punti
pad-part-referee = Arbitro
pad-part-more = Altro
pad-undo = Annulla
pad-redo = Ripeti
pad-round = Mano { $round }
pad-round-open = La mano { $round } è di nuovo aperta.
pad-stage = Che cosa si segna
pad-bids = Dichiarazioni
pad-bids-sum = Dichiarate: { $sum } su { $tricks }
pad-won = Prese
pad-bids-how = Un tocco per giocatore.
pad-tricks-how = Riempito con le dichiarazioni. Tocca solo ciò che è diverso.
pad-tricks-how-unbid = Tocca quante prese ha fatto ciascuno.
pad-bids-first = Prima servono tutte le dichiarazioni.
pad-deal = { $name } dà le carte, { $leader } apre.
pad-deal-king = { $name } dà le carte, il vecchio re dei pirati apre.
pad-start = { $name } lancia per primo.
pad-dealer = mazziere
pad-starter = inizia
pad-bid = dich. { $bid }
pad-bid-short = dich. { $bid }
pad-total = totale { $total }
pad-bid-of = Dichiarazione di { $name }
pad-won-bid = Prese di { $name }, dichiarate { $bid }
pad-won-of = Prese di { $name }
pad-bid-said = { $name }: { $bid }
pad-bid-ask = { $name } dichiara?
pad-back = indietro
pad-bids-so-far =
    { $sum } dichiarate per { $tricks ->
        [one] una presa
       *[other] { $tricks } prese
    }.
pad-bids-in = Ci sono tutte le dichiarazioni: { $sum } su { $tricks }. Le prese sono riempite con le dichiarazioni.
pad-bonus-of = Bonus di { $name }
pad-bonus-has = Bonus di { $name }: { $points }
pad-extra-of = Extra per { $name }
pad-extra-has = Extra per { $name }: { $points }
pad-sum =
    { $sum } su { $tricks ->
        [one] 1 presa
       *[other] { $tricks } prese
    }.
pad-all-met = Tutte le dichiarazioni sono rispettate.
pad-took-over =
    { $name } ne ha { $off ->
        [one] una
       *[other] { $off }
    } di troppo.
pad-took-under =
    A { $name } { $off ->
        [one] ne manca una
       *[other] ne mancano { $off }
    }.
pad-save = Salva la mano { $round }
pad-planks-how = Lo spazio sotto ogni pirata: un tocco riempie una casella e va avanti.
pad-planks-full = Tutti i pirati hanno uno spazio: { $points }.
pad-boxes-open =
    { $open ->
        [one] Una casella è aperta
       *[other] { $open } caselle sono aperte
    }.
pad-open = aperto
pad-box = { $name }, { $suit }: { $value }
pad-space-ask = { $name }, { $suit }?
pad-race-key = Spesso: chi è in testa. Gli altri si distinguono per i tratti, nell'ordine del tavolo.
pad-rounds-key = Punti, prese / dichiarazione con bonus, totale. Tocca un valore per cambiarlo, la mano per sapere perché.
pad-rounds-key-plain = Punti, prese / dichiarazione, totale. Tocca un valore per cambiarlo, la mano per sapere perché.
pad-rounds-key-planks = Punti, spazi, totale; ~ è in acqua. Tocca un valore per cambiarlo, la mano per sapere perché.
pad-rounds-key-tricks = Punti, prese con extra, totale. Tocca un valore per cambiarlo, la mano per sapere perché.
pad-paper-key = Prese / dichiarazione e bonus, punti, totale.
pad-paper-key-plain = Prese / dichiarazione, punti, totale.
pad-paper-key-tricks = Prese ed extra, punti, totale.
pad-line = dichiarazione { $bid }, prese { $won }, bonus { $bonus }, { $points }
pad-line-plain = dichiarazione { $bid }, prese { $won }, { $points }
pad-line-plank = spazi { $spaces }, { $points }
pad-line-tricks = prese { $won }, extra { $bonus }, { $points }
pad-edit-cell = Mano { $round }, { $name }: { $what }, totale { $total }. Modifica
pad-edit-open = Mano { $round }, { $name }: aperto. Modifica
pad-editing = Modifica della mano { $round }: ogni tocco conta subito.
pad-editing-done = Torna alla partita
pad-referee-how = Tocca ciò che è stato giocato, nell'ordine.
pad-referee-how-planks = Tocca le carte del centro e quelle della presa, nell'ordine.
pad-referee-ask = Chi prende? Tocca i pezzi.
pad-answer = L'arbitro dice
pad-trick = Presa
pad-specials = Speciali
pad-none-yet = Ancora niente
pad-clear = Svuota
pad-add = Aggiungi { $piece }
pad-take-away = Togli { $piece }
pad-into = Dove va
pad-trump = Briscola
pad-trump-none = nessuna
pad-group = Quali pezzi
pad-device = Questo dispositivo
pad-awake = Tieni acceso lo schermo
pad-awake-note = Finché questo blocchetto è aperto.
pad-offline-ready = Il blocchetto è qui per intero: funziona senza rete.
pad-offline-soon = Ogni tocco resta su questo dispositivo.
pad-insecure = Ogni tocco resta su questo dispositivo. Aprire senza rete, installare e tenere acceso lo schermo richiedono https, che questo indirizzo non ha.
pad-not-kept = Questo browser non conserva nulla, o la sua memoria è piena: esporta il blocchetto prima di chiudere la pagina.
pad-files = File
pad-files-note = Il file si apre su altri dispositivi e nel terminale; ciò che hanno entrambi c'è una volta sola.
pad-export-file = Blocchetto come file
pad-export-csv = Tabella (CSV)
pad-export-text = Testo
pad-merge = Unisci un file
pad-joined = Unito: ciò che era nuovo è sul blocchetto.
pad-bring = Porta un file
pad-bring-note = Un blocchetto da un altro dispositivo o dal terminale. Se c'è già, viene unito, non raddoppiato.
pad-brought = Il blocchetto è qui.
pad-print = Su carta
pad-print-normal = Stampa
pad-print-large = Stampa in grande
pad-history = Tutto ciò che è stato segnato
pad-history-more = Mostra altro
pad-entered = { $cell }: { $value }
pad-replaced = sostituito
pad-understood = Capito
pad-remove = Elimina questo blocchetto
pad-remove-sure = Il blocchetto lascia questo dispositivo per sempre. Esportalo prima, se può servirti ancora.
pad-remove-yes = Sì, elimina
pad-remove-no = Tienilo
pad-figures = Su tutte le partite
pad-figure-wins = Vinte
pad-figure-of = { $wins } su { $games }
pad-figure-mean = Media
pad-figure-best = Migliore
pad-figure-hit = Dich. rispettate
