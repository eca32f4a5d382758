# La distribuzione onesta, controllata dopo.
verdict-fair =
    { $rounds ->
        [one] Onesto: sorteggi, distribuzioni e lanci dell'unica mano vengono dai semi e dai numeri mostrati.
       *[other] Onesto: sorteggi, distribuzioni e lanci di tutte le { $rounds } mani vengono dai semi e dai numeri mostrati.
    }
verdict-scope = Per mosse, nomi e di chi è ogni numero parla solo la registrazione; la controllano le tue note: --mine NOTE.
verdict-running = Onesto fin qui: la partita non è finita, e l'ultimo seme può essere ancora nascosto.
verdict-repeatable = Ripetibile: sorteggi, distribuzioni e lanci vengono dal seme casuale nella registrazione. Non prova l'onestà: qualcuno l'ha scelto.
verdict-unproven = Questa registrazione non prova nulla: segue le regole, ma il suo seme non dà queste carte in nessun modo noto a questo programma.
verdict-nobody = nessuno
verdict-round = Mano { $round }: numeri da { $given }; troppo tardi: { $late }; assenti: { $away }; bot: { $bots }.
verdict-round-open = Mano { $round }, seme non ancora mostrato: numeri da { $given }; troppo tardi: { $late }; assenti: { $away }; bot: { $bots }.
verdict-unexplained = Mano { $round }: nessun numero e nessun motivo per { $names }. Questa registrazione non dice se mancavano o se furono esclusi.
verdict-mine =
    { $rounds ->
        [0] Nulla contraddice le tue note, ma non hanno visto nessuna distribuzione di questa partita.
        [one] Le tue note concordano con la registrazione. È stata confrontata una mano; mani con un tuo numero: { $own }.
       *[other] Le tue note concordano con la registrazione. Mani confrontate: { $rounds }; mani con un tuo numero: { $own }.
    }
verdict-doubts = Durante la partita qualcosa non tornava in queste mani: { $rounds }.
refused-unfair-deal = La mano { $round } non è stata distribuita onestamente: la riga { $line } non viene dal seme e dai numeri; chiedi all'host una copia intatta.
refused-record-hidden = Questa registrazione nasconde ciò che il suo posto non poteva vedere: richiedila quando la partita è finita.
refused-nothing-to-verify = Questa registrazione non dice da dove vengono le sue carte: lo annotano solo i tavoli su un server.
refused-notes-differ =
    La riga { $line } delle tue note e la riga { $other } della registrazione si contraddicono: { $what ->
        [game] un altro gioco, altre opzioni o un altro numero di giocatori
        [name] chi sedeva dove
        [seat] chi ha preso un posto, l'ha lasciato o è tornato
        [seal] l'impronta del seme del server
        [seed] il seme
        [pledge] un numero depositato
        [number] un numero
        [late] chi era in ritardo
        [lot] il sorteggio
        [hand] la distribuzione
        [move] una puntata, un piazzamento o una giocata
        [points] l'esito di una presa o di una mano
       *[order] ciò che è successo dopo
    }. Conserva entrambi i file: uno dei due è falso.
refused-notes-damaged = La riga { $line } delle tue note è illeggibile: il file è stato tagliato o cambiato; prendi una copia intatta.
refused-notes-newer = Queste note sono della versione { $version }, e questo programma conosce la { $known }: installa un jollyroger più recente.
refused-notes-of-another-game = Queste note sono di un'altra partita: prendi quelle dello stesso tavolo, il cui file ha il nome del tavolo.
refused-notes-as-record = Queste sono le tue note, non una registrazione: indica prima la registrazione, poi le note dopo --mine.
refused-record-as-notes = Dopo --mine c'è una registrazione, non le tue note: indica il file che ti è stato detto quando hai lasciato il tavolo.
