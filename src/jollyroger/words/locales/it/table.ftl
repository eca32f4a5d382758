# The plain table: prompts, commands and their answers.
command-hand = carte
command-legal = giocabili
command-table = tavolo
command-bids = dichiarazioni
command-score = punti
command-turn = turno
command-last = ultima
command-log = diario
command-who = chi
command-why = motivo
command-rules = regole
command-help = aiuto
command-hint = consiglio
command-undo = annulla
command-review = analisi
command-save = salva
command-quit = esci

named = { $code } { $name }
nothing-yet = Ancora niente.
table-empty = In questa presa non c'è ancora niente.
bid-and-won = { $won } su { $bid }
tricks-won =
    { $won ->
        [one] { $won } presa
       *[other] { $won } prese
    }
turn = Di turno: { $names }.
rules-skull_king =
    Dichiara quante prese farai, poi fanne esattamente altrettante.
    La prima carta con numero dà il colore: servilo, o gioca una carta
    speciale. Mermaid cattura Skull King, Skull King cattura i pirati,
    i pirati catturano le Mermaid. Tutti battono i numeri; il nero batte
    gli altri colori; le Escape non vincono nulla.
    Riuscita: 20 a presa, più i bonus. Mancata: meno 10 per presa di scarto.
    Dichiarazione 0: 10 a carta della mano, più se riesce, meno se fallisce.
    Bonus: 30 per ogni pirata preso dallo Skull King, 50 per lo Skull King
    preso da una Mermaid.
rules-dice =
    Dichiara quante prese farai, poi fanne esattamente altrettante.
    Il primo dado con numeri dà il colore: servilo, o lancia un dado speciale.
    Poi contano solo le facce: i teschi battono i numeri, Mermaid cattura
    Skull King, Skull King cattura i pirati, i pirati catturano le Mermaid.
    A parità vince l'ultimo; se ci sono solo bandiere, il primo.
    Riuscita: 20 a presa, più i bonus. Mancata: meno 10 per presa di scarto.
    Dichiarazione 0: 10 a dado della mano, più se riesce, meno se fallisce.
rules-doubloons =
    Dichiara quante prese farai, poi fanne esattamente altrettante.
    Il primo doblone con numero dà la forma: servila, o gioca un doblone
    speciale. Se la presa si apre con un pirata, tutti giocano ciò che vogliono.
    Mermaid cattura Skull King, Skull King cattura i pirati, i pirati
    catturano le Mermaid. Tutti battono i numeri; le stelle battono le altre
    forme; le bandiere non vincono nulla.
    Riuscita: 20 a presa, più i bonus. Mancata: meno 10 per presa di scarto.
    Dichiarazione 0: 10 a doblone della mano, più se riesce, meno se fallisce.
rules-skull_queen =
    Disponi quattro pirati sulla tua asse e tienili su buoni spazi.
    Servi il primo colore, se puoi; Scimmia e Primo ufficiale vanno con tutti.
    In ogni colore con due o più carte, centro compreso, chi ha giocato la più
    alta fa salire di uno il suo pirata di quel colore, chi ha giocato la più
    bassa lo fa scendere di uno. Con l'8 di quel colore si sale di due, con
    il 5 si scende di due. Oltre un'estremità si cade in acqua. Una carta
    singola resta al centro. Chi ha giocato la carta più alta apre la prossima.
    A fine mano ogni pirata vale lo spazio su cui si trova.

how-skull_king =
    Per dichiarare, scrivi un numero. Per giocare, un codice o un nome,
    come K7 o Nero 7.
    Per Scary Mary di' come: Scary Mary come Pirata, o Scary Mary come Escape.
how-dice =
    Per dichiarare, scrivi un numero. Per tirare, il dado, come K o Nero.
how-doubloons =
    Per dichiarare, scrivi un numero. Per giocare, un codice o un nome,
    come S7 o Stella 7.
    Per Scary Mary di' come: Scary Mary come Pirata, o Scary Mary come Bandiera.
how-skull_queen =
    Per disporre, scrivi fronte o retro e uno spazio per ogni
    colore: fronte R8 Y5 G5 B2. Dall'estremità stretta in giù il fronte ha
    8 5 3 2 1, il retro 1 2 3 5 8.
    Per giocare, scrivi un codice o un nome, come R7 o Rosso 7.
rules-landlubber =
    Conteggio per marinai di terra: una dichiarazione mancata non costa niente,
    tranne lo 0, che costa 10 per ogni dado della mano.
    I bonus non contano.
