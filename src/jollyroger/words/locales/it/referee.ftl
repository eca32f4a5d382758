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
bonus-SK21 = { $points } punti bonus se la dichiarazione riesce: 30 per ogni pirata catturato; conta anche Scary Mary.
bonus-SK22 = { $points } punti bonus se la dichiarazione riesce, per la cattura dello Skull King.
bonus-DI14 = { $points } punti bonus se la dichiarazione riesce: 30 per ogni pirata con teschio catturato.
bonus-DI15 = { $points } punti bonus se la dichiarazione riesce, per la cattura dello Skull King.
why-without-trump = Nessuna briscola è stata indicata: si giudica senza.

# Why a piece may be played.
why-open = La presa non ha ancora un colore: si può giocare di tutto.
why-freed = La presa si è aperta con un pirata: si può giocare di tutto.
why-follow = { $suit } è il colore della presa: gioca { $suit } o un pezzo speciale.
why-follow-suit = { $suit } è il colore della presa: gioca { $suit }.
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
score-plain = Prese dichiarate { $bid }, vinte { $won }: { $points }.
score-tricks = Prese vinte { $won }: { $points }.
score-tricks-bonus = Prese vinte { $won }: { $tricks }, e { $bonus } per ciò che contenevano: { $points }.
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
ask-end = esci | fine | ciao | basta | uscire | smetti
ask-filler = come e ed poi con in nel nella il lo la i gli le l un uno una di del dello della

told-legal = Puoi giocare { $legal }.
told-why = { $why } ({ $rule })
help-skull_king = Scrivi una presa nell'ordine di gioco: giallo 2, giallo 12, nero 1. Oppure: carte rosso 3 blu 7 presa rosso 5. Oppure: mano 4 dichiarate 0 vinte 0.
help-dice = Scrivi i lanci in ordine: nero 6, nero 7, giallo con bandiera, pirata con teschio. Oppure: carte nero, pirata presa nero 7. Oppure: mano 4 dichiarate 0 vinte 0 conteggio landlubber.
help-doubloons = Scrivi una presa nell'ordine di gioco: cerchio 2, stella 0, bandiera. Oppure: carte cerchio 3 stella 7 presa cerchio 5. Oppure: mano 4 dichiarate 0 vinte 0.
help-skull_queen = Scrivi centro e presa: centro giallo 4 blu 3 presa blu 6 verde 7 blu 12 blu 8. Oppure: spazi 8 5 2 in acqua.

# Questions in people's own words. A rung says who takes a trick, whichever pieces are meant.
rung-SK10 = Se nella stessa presa ci sono lo Skull King e una Mermaid, vince la prima Mermaid.
rung-SK11 = Lo Skull King vince la presa se non c'è una Mermaid.
rung-SK12 = Il primo pirata vince la presa se non c'è lo Skull King.
rung-SK13 = Tra più Mermaid la presa va alla prima.
rung-SK14 = La briscola più alta vince la presa se non c'è niente di più forte.
rung-SK15 = Il numero più alto nel colore della presa vince.
rung-SK16 = Se nessuno gioca qualcosa di più forte, la presa va al primo pezzo giocato.
rung-DI7 = Se nella stessa presa Skull King e Mermaid mostrano il teschio, vince l'ultima Mermaid con teschio.
rung-DI8 = Lo Skull King con teschio vince la presa se non c'è una Mermaid con teschio.
rung-DI9 = L'ultimo pirata con teschio vince la presa se non c'è lo Skull King con teschio.
rung-DI10 = Tra più Mermaid con teschio la presa va all'ultima.
rung-DI11 = Vince il numero più alto, di qualunque colore; a parità l'ultimo.
rung-DI12 = Se ci sono solo bandiere, la presa va alla prima.
clause-players = Si gioca da { $least } a { $most } persone.
clause-wrong = Una giocata sbagliata si ritira se dopo non ha ancora giocato nessuno; altrimenti la presa resta valida.
clause-change = Una dichiarazione si può cambiare finché non c'è l'ultima; poi si mostrano tutte e restano così.
clause-change-place = I pirati si possono spostare finché non sono pronti tutti; poi le assi si mostrano e restano così.
clause-sum = La somma delle dichiarazioni è libera: non deve essere pari al numero delle prese.
clause-look = L'ultima presa si può guardare finché non si apre la prossima.
clause-back = Prima di ogni mano si rimette tutto insieme e si mescola di nuovo.
clause-trump = Briscola: { $suit }.
clause-no-bids = Qui non si dichiara: metti i tuoi pirati su un'asse e le prese li muovono.
clause-no-trump = Qui non c'è briscola: ogni colore si guarda per sé.
clause-lead = Apre per primo chi siede a sinistra del mazziere.
clause-share = Più pirati possono stare sullo stesso spazio.
clause-centre-end = Le carte rimaste al centro alla fine della mano non contano.
clause-touch-number = Un doblone con un numero è un disco liscio con la forma in rilievo.
clause-touch-escape = Una bandiera ha il bordo sottile, con una bandiera dentro.
clause-touch-pirate = Un pirata ha il bordo dentellato, con un triangolo arrotondato al centro.
clause-touch-mermaid = Una Mermaid ha il bordo dentellato, con un pesce al centro.
clause-touch-mary = Scary Mary ha il bordo dentellato, con una bandiera al centro.
clause-touch-king = Lo Skull King ha il bordo dentellato, con una corona al centro.
clause-no-colours = I dobloni non hanno colori, ma forme: cerchio, triangolo, quadrato e stella.
told-count = { $name }: { $count }.
told-in-all = In tutta la scatola: { $count }.
told-deal = In { $players } ognuno riceve { $cards } carte.
told-deal-centre = In { $players } ognuno riceve { $cards } carte, e { $centre } stanno scoperte al centro.
told-deal-king = In due ognuno riceve { $cards } carte, e altrettante il vecchio re dei pirati.
told-deals = Carte per ognuno: { $pairs }.
told-deal-pair = { $cards } in { $players }
told-yes = Sì. { $told }
told-no = No. { $told }
told-if = { $piece }:
told-no-bonus = Per questo non ci sono punti bonus.
told-ladder = { $piece }. Batte: { $beats }. Perde contro: { $loses }. Se sono due: { $two }.
told-does = { $piece }: { $does }; { $mind }.
help-natural = Oppure chiedi con parole tue: “{ $first }”, “{ $second }” o “{ $third }”.
help-end = “{ $quit }” per finire.
refused-not-understood = Non capisco “{ $text }”. Chiedi per esempio “{ $first }”, “{ $second }” o “{ $third }”.
example-2 = Dichiarate 2, fatte 2 prese: quanti punti?
example-3 = Dichiarate 3, fatta 1 presa: quanti punti?
example-tricks-2 = 3 prese vinte: quanti punti?
example-skull_king-1 = Chi vince: pirata, sirena, Skull King?
example-skull_king-2 = Posso giocare un Escape se potrei servire il colore?
example-skull_king-3 = Mano 7, dichiarate 0, fatta 1 presa: quanti punti?
example-dice-1 = Chi vince: nero 6, giallo 7, pirata con bandiera?
example-dice-2 = Devo servire il colore se ho un dado speciale?
example-dice-3 = Dichiarate 2, fatte 3: quanti punti?
example-doubloons-1 = La stella 0 batte il cerchio 9?
example-doubloons-2 = Si è aperto con un pirata: devo servire il colore?
example-doubloons-3 = Mano 4, dichiarate 0, nessuna presa fatta: quanti punti?
example-skull_queen-1 = Chi muove: rosso 5, rosso 9, rosso 8?
example-skull_queen-2 = Che cosa fa la Scimmia?
example-skull_queen-3 = Pirati su 8, 5, 2 e uno in acqua: quanti punti?
