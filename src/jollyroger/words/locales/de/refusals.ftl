# One sentence each: the thing, the reason, the way out.
none = keine

phase-deal = das Geben
phase-bid = die Ansagen
phase-place = die Piraten auf den Planken
phase-play = den nächsten Zug
phase-over = nichts mehr

refused-player-count = Zu { $count } geht dieses Spiel nicht: Es ist für { $least } bis { $most }.
refused-no-such-seat = Diesen Platz gibt es nicht: Der Tisch hat { $players } Plätze.
refused-game-over = Das Spiel ist vorbei: Fang ein neues an.
refused-not-now = Das geht jetzt nicht: Der Tisch wartet auf { $phase }.
refused-no-such-space = Dieses Feld gibt es nicht: Eine Planke hat die Felder 8, 5, 3, 2 und 1.
refused-bid-range = Diese Ansage geht nicht: Sag eine Zahl von 0 bis { $most } an.
refused-bid-barred = { $bid } darfst du diesmal nicht ansagen: Nimm eine andere Zahl.
refused-no-such-choice = Das steht hier nicht zur Wahl: Nimm etwas von dem, was angezeigt wird.
refused-not-your-turn = Du bist nicht am Zug: Erst spielt { $seat }.
refused-say-how = { $piece } will eine Entscheidung: als Pirat, oder als Escape oder Flagge, um nichts zu gewinnen.
refused-unknown-piece = „{ $piece }“ gibt es in diesem Spiel nicht: Nimm den Namen oder ein Kürzel aus docs/notation.md.
refused-not-in-hand = { $piece } ist nicht auf deiner Hand: Spiele, was du hast.
refused-must-follow = { $piece } geht nicht: { $suit } wurde angespielt, und du hast { $held }; spiele { $suit } oder ein Sonderstück.
must-follow-suit = { $piece } geht nicht: { $suit } wurde angespielt, und du hast { $held }; spiele { $suit }.
refused-unreadable-move = „{ $text }“ ist kein Zug: Tippe, was gefragt ist, oder „hilfe“.
refused-unknown-game = Ein Spiel „{ $game }“ gibt es nicht: Zur Wahl stehen { $games }.
refused-no-lockstep = { $game } lässt sich nicht in vielen Partien zugleich spielen: Nimm simulate, das spielt eine nach der anderen.
refused-unknown-option = { $game } kennt keine Option „{ $option }“: Es gibt { $options }.
refused-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht: Zur Wahl stehen { $bots }.
refused-unknown-language = „{ $language }“ sprechen wir nicht: Zur Wahl stehen { $languages }.
refused-unknown-question = Auf diese Frage gibt es keine Antwort: Frag nach einem Stich, einer Hand oder Punkten, oder tippe „hilfe“.
refused-unreadable-question = Diese Frage ist nicht zu lesen: Schreib eine Liste von Kürzeln, etwa ["Y2", "Y12"].
refused-not-json = Diese Zeile ist kein JSON-Objekt: Schreib {"{"}"trick": ["Y2", "Y12"]{"}"} oder den Stich in Worten.
refused-no-number-card = Niemand hat eine Zahlenkarte gespielt, der Stich hat also keine Farbe: Ergänze die fehlenden Karten.
refused-trick-size =
    { $count ->
        [one] Eines allein ist
       *[other] { $count } Stück sind
    } kein Stich: Es müssen { $least } bis { $most } sein.
refused-too-many = { $piece }: Davon liegen nur { $count } in der Schachtel; prüfe die Kürzel.
refused-number-range = „{ $name }“ muss eine ganze Zahl von { $least } bis { $most } sein.
refused-unreadable-placement = Zum Aufstellen gehören eine Seite und ein Feld für jede Farbe: Vorderseite R8 Y5 G5 B2.
refused-empty-hand = Die Hand ist leer, also ist nichts spielbar: Nenne, was sie enthält.
refused-king-trick = Mit dem alten Piratenkönig hat ein Stich { $count } Karten, seine zuerst: Schreib alle auf.
refused-spaces-count = Auf einer Planke stehen { $count } Piraten: Nenne für jeden ein Feld oder Wasser.
