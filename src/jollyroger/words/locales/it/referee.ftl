# Why a trick is taken: { $piece } is the winning piece, { $suit } the suit that was led.
why-SK10 = { $piece } cattura lo Skull King: vince la prima Mermaid, qualunque altra cosa ci sia.
why-SK11 = { $piece } batte tutto quando nella presa non c'è una Mermaid.
why-SK12 = { $piece } vince: il primo pirata batte le Mermaid, i numeri e ciò che vale meno.
why-SK13 = { $piece } vince: la prima Mermaid batte i numeri e ciò che vale meno.
why-SK14 = { $piece } vince: la briscola più alta batte gli altri numeri.
why-SK15 = { $piece } vince: è il numero più alto nel colore della presa, { $suit }.
why-SK16 = { $piece } vince: nessuno voleva la presa, quindi va a chi ha giocato per primo.
why-DI7 = { $piece } vince: l'ultima Mermaid con teschio cattura lo Skull King.
why-DI8 = { $piece } batte tutto quando nella presa non c'è una Mermaid con teschio.
why-DI9 = { $piece } vince: l'ultimo pirata con teschio batte Mermaid, numeri e bandiere.
why-DI10 = { $piece } vince: l'ultima Mermaid con teschio batte numeri e bandiere.
why-DI11 = { $piece } vince: conta il numero più alto, di qualunque colore; a parità l'ultimo.
why-DI12 = { $piece } vince: ci sono solo bandiere, quindi vale la prima.
bonus = { $points } punti bonus se la dichiarazione riesce.
bonus-SK21 = { $points } punti bonus se la dichiarazione riesce: 30 per ogni pirata catturato.
bonus-SK22 = { $points } punti bonus se la dichiarazione riesce, per la cattura dello Skull King.
bonus-DI14 = { $points } punti bonus se la dichiarazione riesce: 30 per ogni pirata con teschio catturato.
bonus-DI15 = { $points } punti bonus se la dichiarazione riesce, per la cattura dello Skull King.

# Why a piece may be played.
why-open = La presa non ha ancora un colore: si può giocare di tutto.
why-freed = La presa si è aperta con un pirata: si può giocare di tutto.
why-follow = { $suit } è il colore della presa: gioca { $suit } o un pezzo speciale.
why-void = { $suit } è il colore della presa e non ne hai: puoi giocare di tutto.

# A wrong play at a real table.
why-take-back = Dopo non ha ancora giocato nessuno: la giocata sbagliata si ritira.
why-stands = Dopo si è già giocato: la presa resta valida.

# Where points come from.
score-made = Prese dichiarate { $bid }, vinte { $won }: 20 per ogni presa dichiarata, fa { $points }.
score-made-bonus = Prese dichiarate { $bid }, vinte { $won }: 20 per ogni presa dichiarata e { $bonus } di bonus, fa { $points }.
score-missed =
    Prese dichiarate { $bid }, vinte { $won }: { $off ->
        [one] una presa
       *[other] { $off } prese
    } di scarto, meno 10 per presa, fa { $points }.
score-missed-free = Prese dichiarate { $bid }, vinte { $won }: qui una dichiarazione mancata non vale nulla.
score-zero-made = Prese dichiarate 0, vinte 0: 10 per il numero della mano, { $round }, fa { $points }.
score-zero-broken = Prese dichiarate 0, vinte { $won }: meno 10 per il numero della mano, { $round }, fa { $points }.
score-bonus-lost = Il bonus di { $bonus } è perso con la dichiarazione.
score-plank = { $sum } fa { $points }.
score-plank-wet =
    { $sum } fa { $points }; { $wet ->
        [one] un pirata è in acqua e non conta
       *[other] { $wet } pirati sono in acqua e non contano
    }.
score-all-wet = Tutti i pirati sono in acqua: 0.

# Skull Queen's tricks.
why-up =
    { $piece } è la carta più alta in { $suit }: il pirata { $suit } sale di { $spaces ->
        [one] uno spazio
       *[other] { $spaces } spazi
    }.
why-down =
    { $piece } è la carta più bassa in { $suit }: il pirata { $suit } scende di { $spaces ->
        [one] uno spazio
       *[other] { $spaces } spazi
    }.
why-nobody-moves = Nessun pirata si muove.
why-leads = { $piece } apre la prossima presa.

# The words of a question typed in plain language, and words that carry no meaning in one.
ask-hand = carte
ask-trick = presa
ask-center = centro
ask-round = mano
ask-bid = dichiarate
ask-won = vinte
ask-bonus = bonus
ask-scoring = conteggio
ask-king = re apre
ask-wrong = errore
ask-spaces = spazi
ask-water = acqua
ask-filler = come e ed poi con in nel nella il lo la i gli le l un uno una di del dello della

told-legal = Puoi giocare { $legal }.
told-why = { $why } ({ $rule })
help-skull_king = Scrivi una presa nell'ordine di gioco: giallo 2, giallo 12, nero 1. Oppure: carte rosso 3 blu 7 presa rosso 5. Oppure: mano 4 dichiarate 0 vinte 0.
help-dice = Scrivi i lanci in ordine: nero 6, nero 7, giallo con bandiera, pirata con teschio. Oppure: carte nero, pirata presa nero 7. Oppure: mano 4 dichiarate 0 vinte 0 conteggio landlubber.
help-doubloons = Scrivi una presa nell'ordine di gioco: cerchio 2, stella 0, bandiera. Oppure: carte cerchio 3 stella 7 presa cerchio 5. Oppure: mano 4 dichiarate 0 vinte 0.
help-skull_queen = Scrivi centro e presa: centro giallo 4 blu 3 presa blu 6 verde 7 blu 12 blu 8. Oppure: spazi 8 5 2 in acqua.
