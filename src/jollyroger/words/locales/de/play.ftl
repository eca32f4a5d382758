# The table in the browser.
play-you = Du
play-points = Punkte
play-heading = { $game }, der Tisch
play-round = Durchgang { $round } von { $rounds }
play-trick = Stich { $trick }
play-phase-bids = Ansagen
play-phase-place = Aufstellen
play-phase-deal = Geben
play-title-turn = Du bist dran · { $game }
play-coming = Du kommst an den Tisch …
play-closed = Dieser Tisch ist für dich geschlossen
play-reload = Neu laden
play-to-start = Zur Startseite
play-try-again = Noch einmal versuchen
play-line-lost = Die Verbindung ist weg.
play-line-lost-note = Wir versuchen es weiter. Am Tisch geht nichts verloren.
play-line-back = Die Verbindung ist wieder da.
play-unsent = Noch nicht gesendet. Es geht genau einmal hinaus, sobald die Verbindung wieder da ist.
play-unsent-tag = noch nicht gesendet

# Seats.
play-seats = Plätze, im Uhrzeigersinn, links von dir beginnend
play-seats-watched = Plätze, im Uhrzeigersinn
play-to-move = am Zug
play-stands-in = vertritt
play-away = Verbindung weg
play-away-told = { $name } hat keine Verbindung mehr. Bleibt es dabei, spielt ein Bot weiter.
play-led-tag = spielte aus
play-back = zurück
play-ready = bereit
play-thinking = überlegt
play-choosing = wählst
play-order = als Nummer { $order } gespielt,
play-winning = gewinnt
play-wins = siegt
play-slot-yours =
    { $game ->
        [dice] dein Würfel
        [doubloons] deine
       *[other] deine Karte
    }
play-slot-open =
    { $game ->
        [dice] würfelt noch
        [doubloons] spielt noch
       *[other] spielt noch
    }
play-led = { $suit } ist angespielt.
play-nothing-led = Noch ist keine Farbe angespielt.
play-winning-with = { $name } liegt mit { $piece } vorn.
play-winning-you = Du liegst mit { $piece } vorn.

# Bidding.
play-cry = Yo-ho-ho!
play-fists =
    { $up ->
        [one] 1 von { $all } Fäusten ist oben.
       *[other] { $up } von { $all } Fäusten sind oben.
    } Alle öffnen sich zugleich.
play-only-you = nur du siehst es
play-sum =
    { $tricks ->
        [one] { $sum } angesagt für einen Stich
       *[other] { $sum } angesagt für { $tricks } Stiche
    }
play-last-round = Durchgang { $round }: du { $points }, gesamt { $total }
play-last-round-best = Durchgang { $round }: { $name } führt, { $points }, gesamt { $total }
play-end-narrow = schmales Ende, oben
play-end-wide = breites Ende, unten
play-bid-question = Wie viele Stiche machst du?
play-bid-note = Du darfst sie ändern, bis alle angesagt haben.
play-bid-waiting =
    { $count ->
        [one] Du sagst { $bid } an. Eine Ansage fehlt noch; du darfst deine noch ändern.
       *[other] Du sagst { $bid } an. { $count } Ansagen fehlen noch; du darfst deine noch ändern.
    }
play-bid-choose = Wähle eine Zahl
play-bid-confirm = { $bid } ansagen, Yo-ho-ho!
play-bid-open = { $bid } ansagen
play-bid-change = Auf { $bid } ändern
play-bid-enter = Mit der Eingabetaste änderst du deine Ansage auf { $bid }.
play-bid-done = { $bid } ist angesagt

# The answer line.
play-answer-line = Was jetzt möglich ist
play-your-turn = Du bist dran.
play-turn-lead =
    { $game ->
        [dice] Du bist dran: Du wirfst zuerst.
        [doubloons] Du bist dran: Du spielst aus.
       *[other] Du bist dran: Du spielst aus.
    }
play-turn-free =
    { $game ->
        [dice] Du bist dran: Wirf, was du willst.
        [doubloons] Du bist dran: Spiel, was du willst.
       *[other] Du bist dran: Spiel, was du willst.
    }
play-turn-follow =
    { $game ->
        [dice] Du bist dran: Wirf { $suit }.
        [doubloons] Du bist dran: Spiel { $suit }.
       *[other] Du bist dran: Spiel { $suit }.
    }
play-turn-follow-special =
    { $game ->
        [dice] Du bist dran: Wirf { $suit } oder einen Sonderwürfel.
        [doubloons] Du bist dran: Spiel { $suit } oder eine Sonderdublone.
       *[other] Du bist dran: Spiel { $suit } oder eine Sonderkarte.
    }
play-turn-bid = Deine Ansage, 0 bis { $most }.
play-turn-bid-of = Deine Ansage: { $bids }.
play-turn-pick = Wähle aus: { $choices }.
play-picks = Deine Auswahl
play-turn-place = Stell deine Piraten auf.
play-last-itself = Dein letztes Stück spielt von selbst: { $piece }.
play-you-hold = Du hast { $pieces }.
play-times = { $count } × { $piece }
play-thinks = { $name } überlegt.
play-dealing-now = Durchgang { $round } wird gegeben.
play-going-on = Es geht weiter.
play-enter-goes-on = Weiter mit der Eingabetaste.
play-you-bid = Du sagst { $bid } an.
play-chosen = { $piece } ist gewählt.
play-chosen-would = { $piece } { $would }.
play-would-win = läge vorn
play-would-not = läge nicht vorn
play-chosen-note =
    { $game ->
        [dice] Mit Enter oder noch einem Tippen wirfst du ihn.
        [doubloons] Mit Enter oder noch einem Tippen spielst du sie.
       *[other] Mit Enter oder noch einem Tippen spielst du sie.
    }
play-do-it =
    { $game ->
        [dice] Werfen
       *[other] Spielen
    }
play-as-what = Scary Mary: als was?
play-as = als { $piece }
play-why = Warum?
play-taken-over = Ein Bot spielt für dich: { $bot }.
play-taken-over-note = Der Platz ist noch deiner.
play-take-back = Meinen Platz zurücknehmen
play-need-more =
    { $count ->
        [one] Dir fehlt noch 1
       *[other] Dir fehlen noch { $count }
    }
play-need-none = Genau richtig
play-need-over =
    { $count ->
        [one] 1 zu viel
       *[other] { $count } zu viel
    }
play-go-on = Weiter

# The hand.
play-hand = Deine Hand
play-barred = { $piece }, nicht spielbar: { $reason }
play-follow = { $suit } bedienen
play-by-touch = Beim Tasten
play-feels = { $piece }: { $feel }.

# The clock.
play-clock = Deine Uhr
play-extend = +30 s
play-extend-long = 30 Sekunden mehr
play-reserve = Reserve { $time }
play-on-reserve = deine Reserve
play-clock-warning = Noch { $seconds } Sekunden. M gibt dir 30 mehr.
play-word-time = zeit
play-clock-timer = Restzeit
play-clock-left =
    { $reserve ->
        [0] { $seconds } Sekunden.
       *[other] { $seconds } Sekunden, dann { $reserve } in Reserve.
    }
play-clock-none = Für dich läuft keine Uhr.

# Beside the table.
play-rail = Logbuch und Fragen
play-last-trick = Letzter Stich
play-last-of-round = Letzter Stich von Durchgang { $round }
play-took = Gewonnen: { $name }.
play-took-it = macht den Stich
play-race = Das Rennen
play-log = Logbuch
play-said = Alles Gesagte
play-field = Zug oder Frage eingeben
play-enter = Eingabe
play-ask = Fragen
play-dock = Tafeln
play-dock-last = Letzter Stich
play-dock-score = Punkte
play-dock-type = Tippen
play-dock-more = Mehr
play-score-sheet = Punktezettel
play-rules = Regeln
play-rules-all = Alle Regeln, mit Bildern
play-rule-cited = Die Regel dazu
play-close = Schließen
play-more-label = Mehr: reden, Einstellungen, gehen
play-more-watching = Mehr: Einstellungen, gehen

# More.
play-talk = Reden
play-chat = Etwas sagen
play-chat-send = Sagen
play-chat-sent = Gesagt.
play-chat-on = Chat erlauben
play-chat-off = Chat abschalten
play-mute = { $name } nicht hören
play-unmute = { $name } wieder hören
play-hush = { $name } für alle stummschalten
play-unhush = { $name } wieder reden lassen
play-remove = { $name } entfernen
play-remove-sure = { $name } entfernen?
play-remove-yes = Ja, entfernen
play-remove-no = Nein
play-device = Auf diesem Gerät
play-sound = Ton
play-autoplay = Das letzte Stück von selbst spielen
play-keys = Kürzel mit einer Taste
play-keys-title = Tasten
play-settings = Alle Einstellungen
play-fairness = Ehrlich gemischt
play-dealt-with = Durchgang { $round } wurde mit deiner Zahl gegeben.
play-dealt-without = Durchgang { $round } wurde ohne deine Zahl gegeben: Sie kam zu spät.
play-dealt-note = Dein Gerät steuert jedes Mal eine geheime Zahl bei: So kann niemand bestimmen, wer was bekommt.
play-notes = Meine Notizen sichern
play-notes-note = Deine Notizen sind, was dieses Gerät vom Spiel gesehen hat; sie lassen sich mit der Aufzeichnung vergleichen.
play-leave-title = Den Tisch verlassen
play-leave = Gehen …
play-leave-sure = Ein Bot spielt für dich weiter. Du kannst jederzeit über denselben Link zurückkommen.
play-leave-yes = Ja, gehen
play-leave-no = Nein, bleiben
play-leave-watching = Gehen

# Watching.
play-watching = Du siehst zu.
play-watching-title = Zusehen
play-watching-hands = Die Hände bleiben verdeckt, bis das Spiel zu Ende ist; dann zeigt sie die Wiedergabe.
play-watching-note = Wer zusieht, sieht, was alle sehen dürfen: die Ansagen, die gemachten Stiche, den laufenden und den letzten Stich.
play-closed-hands = Verdeckte Hände
play-pieces =
    { $game ->
        [dice] { $count ->
            [one] 1 Würfel
           *[other] { $count } Würfel
        }
        [doubloons] { $count ->
            [one] 1 Dublone
           *[other] { $count } Dublonen
        }
       *[other] { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }
    }
play-take-seat = Den Platz von { $name } nehmen
play-seat-soon = Du bekommst den Platz von { $name }, wenn dieser Durchgang zu Ende ist.
play-seat-give-up = Ich sehe lieber zu
play-turn-table = Den Tisch drehen

# Heard.
play-heard-bids = Angesagt: { $bids }.
play-heard-scored = Durchgang { $round }: du machst { $points }, gesamt { $total }.
play-heard-lost = Durchgang { $round }: du verlierst { $points }, gesamt { $total }.
play-heard-minus = minus { $points }
play-heard-place = Du bist auf Platz { $place } von { $players } mit { $points }.
play-heard-where = Durchgang { $round }, Stich { $trick }.
play-heard-times =
    { $count ->
        [2] zweimal { $piece }
       *[other] { $count } mal { $piece }
    }
play-heard-threw = Du würfelst { $piece }.
play-heard-clock = Deine Uhr läuft: C sagt die Restzeit, M gibt dir 30 Sekunden mehr.
play-heard-away = Zurück kommst du mit dem Wort „{ $word }“ oder der Schaltfläche „{ $button }“.
play-heard-totals = Gesamt: { $totals }.
play-heard-no-centre = Die Mitte ist leer.

# Keys.
play-keys-where = Diese Tasten wirken, solange Hand, Ansage oder Antwortzeile den Fokus haben.
play-keys-are-off = Die Kürzel sind abgeschaltet; Pfeile, Enter und Escape wirken weiter.
play-key-walk = durch die Hand gehen
play-key-enter = ein Stück wählen; noch einmal: spielen; weiter, wenn der Tisch beim Lesen auf dich wartet
play-key-escape = das Stück zurücklegen, eine Tafel schließen
play-key-mary = Scary Mary als Pirat, oder um nichts zu gewinnen
play-key-hand = die Hand hören
play-key-legal = hören, was du spielen darfst
play-key-table = den Stich hören
play-key-bids = Ansagen und Stiche hören
play-key-score = den Punktestand hören
play-key-turn = hören, wer dran ist
play-key-last = den letzten Stich hören
play-key-why = hören, warum
play-key-time = die Restzeit hören
play-key-hint = einen Tipp hören
play-key-more = 30 Sekunden mehr
play-key-next = zum nächsten Stück, das du spielen darfst
play-key-undo = deinen letzten Zug zurücknehmen, allein unter Bots
play-key-field = zum Eingabefeld
play-key-bid = eine Ansage wählen
