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
bonus-SK21 = { $points } Bonuspunkte, wenn die Ansage stimmt: 30 für jeden gefangenen Piraten; Scary Mary zählt mit.
bonus-SK22 = { $points } Bonuspunkte, wenn die Ansage stimmt: für den Sieg über den Skull King.
bonus-DI14 = { $points } Bonuspunkte, wenn die Ansage stimmt: 30 für jeden gefangenen Piraten mit Totenkopf.
bonus-DI15 = { $points } Bonuspunkte, wenn die Ansage stimmt: für den Sieg über den Skull King.
why-without-trump = Es wurde kein Trumpf genannt, also ist ohne Trumpf entschieden.

# Why a piece may be played.
why-open = Noch ist keine Farbe angespielt: Alles darf gespielt werden.
why-freed = Ein Pirat wurde ausgespielt: In diesem Stich darf alles gespielt werden.
why-follow = { $suit } wurde angespielt: Spiele { $suit } oder ein Sonderstück.
why-follow-suit = { $suit } wurde angespielt: Spiele { $suit }.
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
score-plain = Angesagt { $bid }, gemacht { $won }: { $points }.
score-tricks = Gemacht { $won }: { $points }.
score-tricks-bonus = Gemacht { $won }: { $tricks }, und { $bonus } für das, was in den Stichen lag: { $points }.
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
ask-end = ende | beenden | tschüss | tschüs | schluss | raus | fertig | aufhören
ask-filler = als und dann mit in im ins der die das den dem ein eine einen

told-legal = Spielbar: { $legal }.
told-why = { $why } ({ $rule })
help-skull_king = Tippe einen Stich in der Reihenfolge, in der er fiel: gelb 2, gelb 12, schwarz 1. Oder: hand rot 3 blau 7 stich rot 5. Oder: durchgang 4 ansage 0 gemacht 0.
help-dice = Tippe die Würfe der Reihe nach: schwarz 6, schwarz 7, gelb mit flagge, pirat mit totenkopf. Oder: hand schwarz, pirat stich schwarz 7. Oder: durchgang 4 ansage 0 gemacht 0 wertung landlubber.
help-doubloons = Tippe einen Stich in der Reihenfolge, in der er fiel: kreis 2, stern 0, flagge. Oder: hand kreis 3 stern 7 stich kreis 5. Oder: durchgang 4 ansage 0 gemacht 0.
help-skull_queen = Tippe Mitte und Stich: mitte gelb 4 blau 3 stich blau 6 grün 7 blau 12 blau 8. Oder: felder 8 5 2 wasser.

# Questions in people's own words. A rung says who takes a trick, whichever pieces are meant.
rung-SK10 = Liegen Skull King und Mermaid in einem Stich, macht ihn die erste Mermaid.
rung-SK11 = Der Skull King macht den Stich, wenn keine Mermaid darin liegt.
rung-SK12 = Der erste Pirat macht den Stich, wenn kein Skull King darin liegt.
rung-SK13 = Von mehreren Mermaids macht die erste den Stich.
rung-SK14 = Der höchste Trumpf macht den Stich, wenn nichts Stärkeres darin liegt.
rung-SK15 = Die höchste Zahl der angespielten Farbe macht den Stich.
rung-SK16 = Spielt niemand etwas Stärkeres, geht der Stich an das zuerst gespielte Stück.
rung-DI7 = Zeigen Skull King und Mermaid in einem Stich den Totenkopf, macht ihn die letzte Mermaid mit Totenkopf.
rung-DI8 = Der Skull King mit Totenkopf macht den Stich, wenn keine Mermaid mit Totenkopf darin liegt.
rung-DI9 = Der letzte Pirat mit Totenkopf macht den Stich, wenn kein Skull King mit Totenkopf darin liegt.
rung-DI10 = Von mehreren Mermaids mit Totenkopf macht die letzte den Stich.
rung-DI11 = Die höchste Zahl macht den Stich, egal in welcher Farbe; bei gleichen die letzte.
rung-DI12 = Liegen nur Flaggen, macht die erste den Stich.
clause-players = Das Spiel ist für { $least } bis { $most } Personen.
clause-wrong = Was falsch gespielt wurde, wird zurückgenommen, wenn danach noch niemand gespielt hat; sonst gilt der Stich.
clause-change = Eine Ansage darf man ändern, bis die letzte feststeht; dann werden alle gezeigt und bleiben.
clause-change-place = Umstellen darf man, bis alle fertig sind; dann werden alle Planken gezeigt und bleiben.
clause-sum = Die Ansagen müssen zusammen nicht die Zahl der Stiche ergeben: Alle sagen an, was sie wollen.
clause-look = Den letzten Stich darf man ansehen, bis zum nächsten ausgespielt wird.
clause-back = Vor jedem Durchgang kommt alles zurück und wird neu gemischt.
clause-trump = Trumpf: { $suit }.
clause-no-bids = Hier wird nicht angesagt: Du stellst deine Piraten auf eine Planke, und die Stiche bewegen sie.
clause-no-trump = Hier ist keine Farbe Trumpf: Jede Farbe wird für sich betrachtet.
clause-lead = Links vom Kartengeber wird zuerst ausgespielt.
clause-share = Mehrere Piraten dürfen auf einem Feld stehen.
clause-centre-end = Karten, die am Ende des Durchgangs in der Tischmitte liegen, zählen nichts.
clause-touch-number = Eine Zahlendublone ist eine glatte Scheibe mit erhabener Form.
clause-touch-escape = Eine Flagge hat einen dünnen Rand und innen eine Flagge.
clause-touch-pirate = Ein Pirat hat einen gezackten Rand, in der Mitte ein abgerundetes Dreieck.
clause-touch-mermaid = Eine Mermaid hat einen gezackten Rand, in der Mitte einen Fisch.
clause-touch-mary = Scary Mary hat einen gezackten Rand, in der Mitte eine Flagge.
clause-touch-king = Der Skull King hat einen gezackten Rand, in der Mitte eine Krone.
clause-no-colours = Dublonen haben keine Farben, sondern Formen: Kreis, Dreieck, Viereck und Stern.
told-count = { $name }: { $count }.
told-in-all = In der ganzen Schachtel: { $count }.
told-deal = Bei { $players } Personen bekommen alle { $cards } Karten.
told-deal-centre = Bei { $players } Personen bekommen alle { $cards } Karten, und { $centre } liegen offen in der Tischmitte.
told-deal-king = Zu zweit bekommen beide { $cards } Karten und der alte Piratenkönig ebenso viele.
told-deals = Karten für jede Hand: { $pairs }.
told-deal-pair = { $cards } bei { $players } Personen
told-yes = Ja. { $told }
told-no = Nein. { $told }
told-if = { $piece }:
told-no-bonus = Dafür gibt es keine Bonuspunkte.
told-ladder = { $piece }: schlägt { $beats }; verliert gegen { $loses }; zwei davon: { $two }.
told-does = { $piece }: { $does }; { $mind }.
help-natural = Oder frag in deinen Worten: „{ $first }“, „{ $second }“ oder „{ $third }“.
help-end = Mit „{ $quit }“ ist Schluss.
refused-not-understood = „{ $text }“ verstehe ich nicht. Frag zum Beispiel „{ $first }“, „{ $second }“ oder „{ $third }“.
example-2 = 2 angesagt, 2 gemacht: Wie viele Punkte?
example-3 = 3 angesagt, 1 gemacht: Wie viele Punkte?
example-tricks-2 = 3 Stiche gemacht: wie viele Punkte?
example-skull_king-1 = Wer gewinnt: Pirat, Meerjungfrau, Skull King?
example-skull_king-2 = Darf ich einen Escape spielen, wenn ich bedienen könnte?
example-skull_king-3 = Durchgang 7, 0 angesagt, 1 gemacht: Wie viele Punkte?
example-dice-1 = Wer gewinnt: schwarze 6, gelbe 7, Pirat mit Flagge?
example-dice-2 = Muss ich bedienen, wenn ich einen Sonderwürfel habe?
example-dice-3 = 2 angesagt, 3 gemacht: Wie viele Punkte?
example-doubloons-1 = Schlägt der Stern 0 den Kreis 9?
example-doubloons-2 = Ein Pirat wurde ausgespielt: Muss ich bedienen?
example-doubloons-3 = Durchgang 4, 0 angesagt, keinen gemacht: Wie viele Punkte?
example-skull_queen-1 = Wer zieht: rote 5, rote 9, rote 8?
example-skull_queen-2 = Was macht das Äffchen?
example-skull_queen-3 = Piraten auf 8, 5, 2 und einer im Wasser: Wie viele Punkte?
