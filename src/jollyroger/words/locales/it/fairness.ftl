# La distribuzione onesta, controllata dopo.
verdict-fair =
    { $rounds ->
        [one] Onesto: sorteggi, distribuzioni e lanci dell'unica mano vengono dai semi e dai numeri mostrati.
       *[other] Onesto: sorteggi, distribuzioni e lanci di tutte le { $rounds } mani vengono dai semi e dai numeri mostrati.
    }
verdict-running = Onesto fin qui: la partita non è finita, e l'ultimo seme può essere ancora nascosto.
verdict-repeatable = Ripetibile, ma non provatamente onesto: una partita locale, distribuita dal seme nella registrazione.
verdict-nobody = nessuno
verdict-round = Mano { $round }: numeri da { $given }; troppo tardi: { $late }; bot o assenti: { $bots }.
verdict-round-open = Mano { $round }, seme non ancora mostrato: numeri da { $given }; troppo tardi: { $late }; bot o assenti: { $bots }.
refused-unfair-deal = La mano { $round } non è stata distribuita onestamente: la riga { $line } non viene dal seme e dai numeri; chiedi all'host una copia intatta.
refused-record-hidden = Questa registrazione nasconde ciò che il suo posto non poteva vedere: richiedila quando la partita è finita.
refused-nothing-to-verify = Questa registrazione non dice da dove vengono le sue carte: lo annotano solo i tavoli su un server.
