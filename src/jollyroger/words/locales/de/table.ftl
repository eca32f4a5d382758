# The plain table: prompts, commands and their answers.
command-hand = hand
command-legal = spielbar
command-table = tisch
command-bids = ansagen
command-score = punkte
command-turn = dran
command-last = letzter
command-log = logbuch
command-who = wer
command-why = warum
command-rules = regeln
command-help = hilfe
command-hint = tipp
command-undo = zurück
command-review = rückblick
command-save = speichern
command-quit = ende

named = { $code } { $name }
nothing-yet = Noch nichts.
table-empty = In diesem Stich liegt noch nichts.
bid-and-won = { $won } von { $bid }
tricks-won =
    { $won ->
        [one] { $won } Stich
       *[other] { $won } Stiche
    }
turn = Am Zug: { $names }.
rules-skull_king =
    Sag an, wie viele Stiche du machst, und mach dann genau so viele.
    Die erste Zahlenkarte gibt die Farbe vor: Bediene, oder spiel eine
    Sonderkarte. Mermaid besiegt Skull King, Skull King besiegt Piraten,
    Piraten besiegen Mermaids. Sie alle schlagen Zahlen; Schwarz schlägt die
    anderen Farben; Escapes gewinnen nichts.
    Getroffen: 20 je Stich, dazu der Bonus. Verfehlt: minus 10 je Stich daneben.
    Ansage 0: 10 je Karte des Durchgangs, plus wenn es gelingt, sonst minus.
    Bonus: 30 für jeden Piraten, den der Skull King fängt, 50 für den Skull
    King, den eine Mermaid fängt.
rules-dice =
    Sag an, wie viele Stiche du machst, und mach dann genau so viele.
    Der erste Zahlenwürfel gibt die Farbe vor: Bediene, oder wirf einen
    Sonderwürfel. Danach zählt nur, was oben liegt: Totenköpfe schlagen Zahlen,
    Mermaid besiegt Skull King, Skull King Piraten, Piraten Mermaids.
    Bei gleichen gewinnt der letzte Wurf; liegen nur Flaggen, der erste.
    Getroffen: 20 je Stich, dazu der Bonus. Verfehlt: minus 10 je Stich daneben.
    Ansage 0: 10 je Würfel des Durchgangs, plus wenn es gelingt, sonst minus.
rules-doubloons =
    Sag an, wie viele Stiche du machst, und mach dann genau so viele.
    Die erste Zahlendublone gibt die Form vor: Bediene, oder spiel eine
    Sonderdublone. Wird ein Pirat ausgespielt, darf jeder alles spielen.
    Mermaid besiegt Skull King, Skull King besiegt Piraten, Piraten besiegen
    Mermaids. Sie alle schlagen Zahlen; Sterne schlagen die anderen Formen;
    Flaggen gewinnen nichts.
    Getroffen: 20 je Stich, dazu der Bonus. Verfehlt: minus 10 je Stich daneben.
    Ansage 0: 10 je Dublone des Durchgangs, plus wenn es gelingt, sonst minus.
rules-skull_queen =
    Stell vier Piraten auf deine Planke und halte sie auf guten Feldern.
    Bediene die erste Farbe, wenn du kannst; Äffchen und Erster Maat passen
    zu jeder. In jeder Farbe mit zwei oder mehr Karten, die Mitte zählt mit,
    zieht seinen Piraten ein Feld hoch, wer die höchste gespielt hat, und eins
    runter, wer die niedrigste. Liegt die 8 dieser Farbe dabei, geht es zwei
    hoch, mit der 5 zwei runter. Über ein Ende hinaus ist im Wasser.
    Eine Einzelkarte bleibt in der Mitte. Wer die höchste Karte gespielt hat,
    spielt als Nächstes aus.
    Am Ende des Durchgangs zählt jeder Pirat das Feld, auf dem er steht.

how-skull_king =
    Zum Ansagen tippe eine Zahl, zum Spielen ein Kürzel oder einen Namen,
    etwa K7 oder Schwarz 7.
    Bei Scary Mary sag, als was: Scary Mary als Pirat oder Scary Mary als Escape.
how-dice =
    Zum Ansagen tippe eine Zahl, zum Werfen den Würfel, etwa K oder Schwarz.
how-doubloons =
    Zum Ansagen tippe eine Zahl, zum Spielen ein Kürzel oder einen Namen,
    etwa S7 oder Stern 7.
    Bei Scary Mary sag, als was: Scary Mary als Pirat oder Scary Mary als Flagge.
how-skull_queen =
    Zum Aufstellen tippe Vorderseite oder Rückseite und ein
    Feld für jede Farbe: Vorderseite R8 Y5 G5 B2. Vom schmalen Ende abwärts hat die
    Vorderseite 8 5 3 2 1, die Rückseite 1 2 3 5 8.
    Zum Spielen tippe ein Kürzel oder einen Namen, etwa R7 oder Rot 7.
rules-landlubber =
    Landrattenwertung: Eine verfehlte Ansage kostet nichts, außer der Ansage 0:
    Die kostet 10 je Würfel des Durchgangs. Bonus zählt nicht.
