# The score sheet, the race and the end of a game.
race-title = La corsa
race-caption = Totali dopo ogni mano

sheet-round = Mano
sheet-round-short = M.
sheet-player = Chi
sheet-bid = Dich.
sheet-won = Prese
sheet-bonus = Bonus
sheet-extra = Extra
sheet-spaces = Spazi
sheet-change = Punti
sheet-total = Totale
sheet-why = Perché
sheet-sum = Totale
sheet-made = riuscita
sheet-missed = mancata
sheet-standing = in piedi
sheet-all-wet = tutti in acqua
sheet-all = Tutte le mani
sheet-key = prese / dichiarazione, bonus, punti
sheet-key-plank = spazi, punti
sheet-key-tricks = prese, ciò che contenevano, punti
sheet-none = Ancora nessuna mano è stata contata.
sheet-round-title = Mano { $round }
sheet-round-caption = Mano { $round }: punti, totali e ragioni
sheet-best = Mano { $round }: miglior punteggio per { $name }, { $points }
sheet-best-you = Mano { $round }: miglior punteggio per te, { $points }
sheet-cell =
    { $outcome }: dichiarazione { $bid }, prese { $won }{ $bonus ->
        [0] {""}
       *[other] {", "}bonus { $bonus }
    }, { $points }, totale { $total }
sheet-cell-plank = { $spaces }: { $points }, totale { $total }

end-over = Partita finita
end-wins = { $name } vince con { $gap } di vantaggio
end-wins-you = Vinci con { $gap } di vantaggio
end-shared = { $names } si dividono la vittoria
end-place = La tua posizione: { $place } su { $players }.
end-rank = Posizione { $place }
end-points = punti
end-dealt = Distribuzioni con il tuo numero: { $mine } su { $rounds }.
end-kept = dichiarazioni riuscite: { $kept } su { $rounds }
end-wet =
    { $wet ->
        [0] nessun pirata in acqua
        [one] un pirata in acqua
       *[other] { $wet } pirati in acqua
    }
end-next = E adesso?
end-rematch = Rivincita
end-host-can = { $name } ospita il tavolo e può aprire la prossima partita. Ci sarai anche tu.
end-no-host = Nessuno ospita più il tavolo, quindi qui nessuno può aprire la prossima partita.
end-opened = Il prossimo tavolo è aperto.
end-follow = Al prossimo tavolo
end-replay = Rivedi la partita
end-review = Analisi
end-record = Scarica la partita
end-share = Condividi la partita
end-start = Alla pagina iniziale
