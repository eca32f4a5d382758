# A finished game, step by step, with open hands.
replay-title = Wiedergabe
replay-of = Wiedergabe: { $game }
replay-loading = Das Spiel wird geholt …
replay-none = Hier gibt es nichts zu sehen
replay-to-table = Zum Tisch
replay-controls = Schritte des Spiels
replay-slider = Stelle im Spiel
replay-first = Zum Anfang
replay-previous-trick = Voriger Stich
replay-previous = Voriger Schritt
replay-next = Nächster Schritt
replay-next-trick = Nächster Stich
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-pace = Tempo
replay-seconds =
    { $seconds ->
        [one] eine Sekunde je Schritt
       *[other] { $seconds } Sekunden je Schritt
    }
replay-where = Durchgang { $round }, Stich { $trick }
replay-hand = Auf der Hand: { $name }
replay-no-hand = nichts mehr auf der Hand
replay-copy = Link kopieren
