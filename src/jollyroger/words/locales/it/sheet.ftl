# The score sheet, the race and the end of a game.
race-title = La corsa
race-caption = Totali dopo ogni mano

sheet-round = Mano
sheet-round-short = M.
sheet-player = Chi
sheet-bid = Dich.
sheet-won = Prese
sheet-bonus = Bonus
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
sheet-none = Nessuna mano è stata ancora contata.
sheet-show = Perché nella mano { $round }
sheet-round-title = Mano { $round }
sheet-round-caption = Mano { $round }: punti, totali e perché
sheet-best = Mano { $round }: meglio di tutti { $name }, { $points }
sheet-best-you = Mano { $round }: meglio di tutti tu, { $points }
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
end-place = Il tuo posto: { $place } su { $players }.
end-rank = Posto { $place }
end-points = punti
end-kept = { $kept } dichiarazioni riuscite su { $rounds }
end-wet =
    { $wet ->
        [0] nessun pirata in acqua
        [one] un pirata in acqua
       *[other] { $wet } pirati in acqua
    }
end-next = E adesso?
end-rematch = Rivincita
end-host-can = { $name } guida il tavolo e può aprire la prossima partita. Ci sarai anche tu.
end-no-host = Nessuno guida più il tavolo, quindi qui nessuno apre la prossima partita.
end-opened = Il prossimo tavolo è aperto.
end-follow = Al prossimo tavolo
end-replay = Rivedi la partita
end-record = Registrazione in un file
end-share = Condividi la partita
end-start = Alla pagina iniziale
