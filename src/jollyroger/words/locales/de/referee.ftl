# Why a trick is taken: { $piece } is the winning piece, { $suit } the suit that was led.
why-SK10 = { $piece } besiegt den Skull King: Die erste Mermaid gewinnt, was sonst auch im Stich liegt.
why-SK11 = { $piece } schlägt alles, wenn keine Mermaid im Stich liegt.
why-SK12 = { $piece } gewinnt: Der erste Pirat schlägt Mermaids, Zahlen und alles darunter.
why-SK13 = { $piece } gewinnt: Die erste Mermaid schlägt Zahlen und alles darunter.
why-SK14 = { $piece } gewinnt: Der höchste Trumpf schlägt die anderen Zahlen.
why-SK15 = { $piece } gewinnt: { $suit } wurde angespielt, und keine Zahl darin ist höher.
why-SK16 = { $piece } gewinnt: Niemand wollte den Stich, da nimmt ihn, was zuerst lag.
why-DI7 = { $piece } gewinnt: Die letzte Mermaid mit Totenkopf besiegt den Skull King.
why-DI8 = { $piece } schlägt alles, wenn keine Mermaid mit Totenkopf im Stich liegt.
why-DI9 = { $piece } gewinnt: Der letzte Pirat mit Totenkopf schlägt Mermaids, Zahlen und Flaggen.
why-DI10 = { $piece } gewinnt: Die letzte Mermaid mit Totenkopf schlägt Zahlen und Flaggen.
why-DI11 = { $piece } gewinnt: Die höchste Zahl zählt, die Farbe ist egal; bei gleichen die letzte.
why-DI12 = { $piece } gewinnt: Es liegen nur Flaggen, da zählt die erste.
bonus = { $points } Bonuspunkte, wenn die Ansage stimmt.
bonus-SK21 = { $points } Bonuspunkte, wenn die Ansage stimmt: 30 für jeden gefangenen Piraten.
bonus-SK22 = { $points } Bonuspunkte, wenn die Ansage stimmt: für den Sieg über den Skull King.
bonus-DI14 = { $points } Bonuspunkte, wenn die Ansage stimmt: 30 für jeden gefangenen Piraten mit Totenkopf.
bonus-DI15 = { $points } Bonuspunkte, wenn die Ansage stimmt: für den Sieg über den Skull King.

# Why a piece may be played.
why-open = Noch ist keine Farbe angespielt: Alles darf gespielt werden.
why-freed = Ein Pirat wurde ausgespielt: In diesem Stich darf alles gespielt werden.
why-follow = { $suit } wurde angespielt: Spiele { $suit } oder ein Sonderstück.
why-void = { $suit } wurde angespielt, und du hast nichts davon: Alles darf gespielt werden.

# A wrong play at a real table.
why-take-back = Danach hat noch niemand gespielt: Der falsche Zug wird zurückgenommen.
why-stands = Danach wurde schon gespielt: Der Stich gilt.

# Where points come from.
score-made = Angesagt { $bid }, gemacht { $won }: je angesagtem Stich 20, macht { $points }.
score-made-bonus = Angesagt { $bid }, gemacht { $won }: je angesagtem Stich 20 und { $bonus } Bonus, macht { $points }.
score-missed =
    Angesagt { $bid }, gemacht { $won }: { $off ->
        [one] ein Stich
       *[other] { $off } Stiche
    } daneben zu je 10, macht { $points }.
score-missed-free = Angesagt { $bid }, gemacht { $won }: Eine verfehlte Ansage zählt hier nichts.
score-zero-made = Angesagt 0, gemacht 0: 10 mal Durchgang { $round }, macht { $points }.
score-zero-broken = Angesagt 0, gemacht { $won }: minus 10 mal Durchgang { $round }, macht { $points }.
score-bonus-lost = Der Bonus von { $bonus } ist mit der Ansage verloren.
score-plank = { $sum } macht { $points }.
score-plank-wet =
    { $sum } macht { $points }; { $wet ->
        [one] ein Pirat ist im Wasser und zählt
       *[other] { $wet } Piraten sind im Wasser und zählen
    } nichts.
score-all-wet = Alle Piraten sind im Wasser: 0.

# Skull Queen's tricks.
why-up =
    { $piece } ist in { $suit } am höchsten: Pirat { $suit } um { $spaces ->
        [one] ein Feld
       *[other] { $spaces } Felder
    } hoch.
why-down =
    { $piece } ist in { $suit } am niedrigsten: Pirat { $suit } um { $spaces ->
        [one] ein Feld
       *[other] { $spaces } Felder
    } runter.
why-nobody-moves = Kein Pirat bewegt sich.
why-leads = { $piece } spielt als Nächstes aus.

# The words of a question typed in plain language, and words that carry no meaning in one.
ask-hand = Hand
ask-trick = Stich
ask-center = Mitte | Tischmitte
ask-round = Durchgang
ask-bid = Ansage
ask-won = gemacht
ask-bonus = Bonus
ask-scoring = Wertung
ask-king = König spielt aus
ask-wrong = falsch
ask-spaces = Felder
ask-water = Wasser
ask-filler = als und dann mit in im ins der die das den dem ein eine einen

told-legal = Spielbar: { $legal }.
told-why = { $why } ({ $rule })
help-skull_king = Tippe einen Stich in der Reihenfolge, in der er fiel: gelb 2, gelb 12, schwarz 1. Oder: hand rot 3 blau 7 stich rot 5. Oder: durchgang 4 ansage 0 gemacht 0.
help-dice = Tippe die Würfe der Reihe nach: schwarz 6, schwarz 7, gelb mit flagge, pirat mit totenkopf. Oder: hand schwarz, pirat stich schwarz 7. Oder: durchgang 4 ansage 0 gemacht 0 wertung landlubber.
help-doubloons = Tippe einen Stich in der Reihenfolge, in der er fiel: kreis 2, stern 0, flagge. Oder: hand kreis 3 stern 7 stich kreis 5. Oder: durchgang 4 ansage 0 gemacht 0.
help-skull_queen = Tippe Mitte und Stich: mitte gelb 4 blau 3 stich blau 6 grün 7 blau 12 blau 8. Oder: felder 8 5 2 wasser.
