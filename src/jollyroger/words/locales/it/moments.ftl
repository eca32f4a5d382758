# Ciò che si sente al tavolo: la fine di una mano, le catture, la fine di una partita, una parola a chi è nuovo.
moment-made = Riuscita!
moment-missed = Mancata!
moment-dry = Ancora a bordo!
moment-wet = Tutti in acqua!
moment-leads = Passi in testa!
moment-bid-won = dichiarazione { $bid }, prese { $won }
moment-capture = { $piece }! { $name }

moment-tip-bid = Indovina quante prese farai. Il numero esatto paga, ogni presa di differenza costa.
moment-tip-place = Scegli un lato dell'asse, poi uno spazio per ogni pirata. I numeri alti rendono di più, ma il bordo è vicino.
moment-tip-follow = { $suit } è il colore della presa: devi rispondere. Ciò che è affondato ora non si può giocare.
moment-tip-wins = L'anello d'ottone mostra che cosa vince la presa per ora.
moment-tip-yes = Capito
moment-sound = Vuoi sentire il tavolo? Carte sulla quercia, una campana quando la dichiarazione riesce.
moment-sound-yes = Con suono
moment-sound-no = In silenzio
moment-one-tap = Ormai sai come si fa. Deve bastare un tocco per giocare?
moment-one-tap-yes = Un tocco
moment-one-tap-no = Tieni i due tocchi
moment-fast = La tua dichiarazione è persa. Gli altri devono finire in fretta la mano?
moment-fast-yes = In fretta
moment-fast-no = Con calma

moment-end-first = La stiva è piena e la ciurma canta.
moment-end-second = Secondo posto: abbastanza vicino da sentire il profumo dell'oro.
moment-end-middle = Qualcuno deve pur tenere il timone mentre gli altri si vantano.
moment-end-last = Ultimo posto in porto, primo posto al bancone.
moment-again-ask = Chiedi la rivincita
moment-again-asked = Vuoi un'altra partita. Chi ospita il tavolo può aprirla.
moment-again-wanted =
    { $count ->
        [one] { $names } vorrebbe un'altra partita.
       *[other] { $names } vorrebbero un'altra partita.
    }
