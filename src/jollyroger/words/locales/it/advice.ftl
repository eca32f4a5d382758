# Un consiglio: prima la mossa, poi che cosa parla per lei. L'analisi dà le stesse ragioni.
hint-ask = Consiglio
hint-mark = consiglio
hint-marked = { $piece }, consiglio
hint-bid = Consiglio: dichiara { $bid }.
hint-play = Consiglio: { $piece }.
hint-place = Consiglio: { $stands }.
hint-pick = Consiglio: scegli { $choice }.
hint-other-bid = La dichiarazione { $bid }
hint-why-only = Non c'è altra scelta.
hint-why-likely =
    { $tricks ->
        [0] Ancora più probabile è nessuna presa.
        [one] Ancora più probabile è una presa.
       *[other] Ancora più probabili sono { $tricks } prese.
    }
hint-why-kept =
    { $tenths ->
        [0] Una dichiarazione così non riesce quasi mai.
        [10] Una dichiarazione così riesce quasi sempre.
       *[other] Una dichiarazione così riesce circa { $tenths } volte su 10.
    }
hint-why-brings = Porta in media { $points }, senza bonus.
hint-why-needs =
    { $count ->
        [one] Manca ancora una presa.
       *[other] Mancano ancora { $count } prese.
    }
hint-why-enough = Non servono altre prese.
hint-why-over =
    { $count ->
        [one] C'è già una presa di troppo.
       *[other] Ci sono già { $count } prese di troppo.
    }
hint-why-lost = La dichiarazione non si può più mantenere.
hint-why-leads =
    { $tenths ->
        [0] Quasi nessun pezzo coperto lo batte.
        [10] Quasi ogni pezzo coperto lo batte.
       *[other] Circa { $tenths } pezzi coperti su 10 lo battono.
    }
hint-why-takes =
    { $tenths ->
        [0] Fa la presa così com'è; quasi nessun pezzo coperto lo batte.
        [10] Fa la presa così com'è; quasi ogni pezzo coperto lo batte.
       *[other] Fa la presa così com'è; circa { $tenths } pezzi coperti su 10 lo battono.
    }
hint-why-takes-last = Fa la presa: dopo non gioca più nessuno.
hint-why-safe = Nessun pezzo coperto lo batte.
hint-why-ducks = Lascia la presa agli altri.
hint-why-throws =
    { $tenths ->
        [0] Non fa quasi mai la presa così com'è.
        [10] Fa quasi sempre la presa così com'è.
       *[other] Fa la presa così com'è circa { $tenths } volte su 10.
    }
hint-why-ahead =
    { $points ->
        [one] { $other } promette un punto in meno.
       *[other] { $other } promette { $points } punti in meno.
    }
hint-why-level = { $other } vale altrettanto.
hint-why-thumb = È una regola pratica: su questo gioco non si è ancora imparato niente.
hint-why-gains =
    { $points ->
        [one] La presa così com'è porta un punto sull'asse.
       *[other] La presa così com'è porta { $points } punti sull'asse.
    }
hint-why-loses =
    { $points ->
        [one] La presa così com'è costa un punto sull'asse.
       *[other] La presa così com'è costa { $points } punti sull'asse.
    }
hint-why-stays = La presa così com'è lascia l'asse com'è.
hint-why-others-gain =
    { $points ->
        [one] Gli altri guadagnano un punto.
       *[other] Gli altri guadagnano { $points } punti.
    }
hint-why-others-lose =
    { $points ->
        [one] Gli altri perdono un punto.
       *[other] Gli altri perdono { $points } punti.
    }
hint-why-rises = In { $suit } hai carte alte: quel pirata salirà.
hint-why-sinks = In { $suit } hai carte basse: quel pirata scenderà.
