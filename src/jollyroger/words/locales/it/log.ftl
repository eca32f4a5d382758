# The log, as one seat hears it. Keys that end in -you are said to the player they are about.
you = tu
old-king = il vecchio re dei pirati

told-lot = Primo mazziere: { $name }.
told-lot-you = Primo mazziere: tu.
told-lot-dice = Sorteggio: { $name } comincia a lanciare.
told-lot-dice-you = Sorteggio: cominci tu a lanciare.
told-round = Mano { $round }.
told-leads = { $name } apre.
told-leads-you = Apri tu.
told-hand = In mano hai: { $hand }.
told-centre = Al centro: { $cards }.
told-bids =
    Yo-ho-ho! Dichiarazioni: { $bids }. In tutto { $sum } per { $tricks ->
        [one] una presa
       *[other] { $tricks } prese
    }.
told-bids-open =
    Tutte le dichiarazioni: { $bids }. In totale { $sum } per { $tricks ->
        [one] una presa
       *[other] { $tricks } prese
    }.
told-bid = { $name } dichiara { $bid }.
told-bid-you = Dichiari { $bid }.
told-bid-changed = { $name } cambia la dichiarazione: { $bid }.
told-bid-changed-you = Cambi la tua dichiarazione: { $bid }.
told-picked = { $name } sceglie: { $choice }.
told-picked-you = Scegli: { $choice }.
told-trump = Briscola: { $suit }.
told-no-trump = In questo turno non c'è briscola.
told-lost = Nessuno vince la presa.
told-changed = { $name } prende { $taken } senza mostrare e ne scarta { $left }.
told-changed-you = Prendi: { $gained }. Scarti: { $lost }.
told-looked = { $name } guarda le carte coperte: { $count }.
told-looked-you = Solo tu vedi: { $pieces }.
told-none = niente
told-planks = Tutte le assi: { $planks }.
told-of = { $name } { $what }
told-played = { $name } gioca { $piece }.
told-played-you = Giochi { $piece }.
told-taken = { $name } vince la presa: { $won }, dichiarate { $bid }.
told-taken-you = Vinci la presa: { $won }, dichiarate { $bid }.
told-bonus = Vale { $points } punti bonus.
told-taken-unbid = { $name } vince la presa: { $won } in tutto.
told-taken-unbid-you = Vinci la presa: { $won } in tutto.
told-worth = Ciò che contiene conta { $points }.
told-up = { $name }: { $suit } sale di { $spaces }, spazio { $value }.
told-down = { $name }: { $suit } scende di { $spaces }, spazio { $value }.
told-overboard = { $name }: { $suit } cade in acqua!
told-scored = Mano { $round } finita: { $lines }.
told-line =
    dichiarate { $bid }, { $won ->
        [one] { $won } presa
       *[other] { $won } prese
    }{ $bonus ->
        [0] {""}
       *[other] {", "}bonus { $bonus }
    }, { $points }, totale { $total }
told-line-plank = { $points }, totale { $total }
told-line-unbid =
    vinte { $won }{ $bonus ->
        [0] {""}
       *[other] {", "}dentro { $bonus }
    }, { $points }, totale { $total }
told-wins =
    { $name } vince con { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
told-wins-you =
    Vinci con { $points ->
        [one] un punto
       *[other] { $points } punti
    }!
told-shared =
    Vittoria condivisa con { $points ->
        [one] un punto
       *[other] { $points } punti
    }: { $names }.
