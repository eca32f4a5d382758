# Der Tisch auf dem ganzen Bildschirm eines Terminals.
screen-plank = Planke, links ist oben
screen-now = jetzt
screen-won-of-bid = Stiche/Ansage
screen-won = Stiche
screen-away = weg
screen-leads = spielt aus
screen-back = b nimmt deinen Platz zurück.
screen-lobby = Das Spiel hat noch nicht begonnen. Der Gastgeber beginnt es mit b.
screen-declare = Als was?
screen-choose = Wähle eines: seine Nummer oder die Pfeiltasten, dann Eingabe.
screen-chat = Eigene Worte: drücke /, dann tippe „sage“ und den Text, wenn der Gastgeber es erlaubt.
screen-page-foot = Escape schließt, Pfeile blättern.
screen-over-foot = v: deine Entscheidungen im Rückblick. q: gehen. Escape: zum Tisch.
screen-pace = Pause nach den Zügen der anderen: { $pace }.
screen-pace-0 = keine
screen-pace-brief = kurz
screen-pace-1 = 1 Sekunde
screen-pace-3 = 3 Sekunden
screen-pace-key = bis zur Leertaste

screen-do-help = Hilfe
screen-do-hint = Tipp
screen-do-score = Punkte
screen-do-last = Stich
screen-do-log = Logbuch
screen-do-why = Warum
screen-do-rules = Regeln
screen-do-undo = Zurück
screen-do-field = Tippen
screen-do-talk = Reden
screen-do-begin = Los
screen-do-extend = +30 s
screen-do-review = Rückblick
screen-do-pace = Tempo
screen-do-theme = Farben
screen-do-leave = Ende

screen-key-help = diese Seite
screen-key-hint = was der Admiral täte
screen-key-score = der Punktezettel
screen-key-last = der letzte Stich, und warum er so ausging
screen-key-log = das ganze Logbuch
screen-key-why = warum dein Zug nicht ging, oder warum der Stich so ausging
screen-key-rules = die Regeln in Kürze
screen-key-undo = deinen letzten Zug zurücknehmen, wenn du nur gegen Bots spielst
screen-key-field = einen Zug oder Befehl tippen
screen-key-talk = den anderen einen der Sprüche sagen
screen-key-begin = beginnen, als Gastgeber; deinen Platz zurücknehmen, wenn ein Bot für dich spielt
screen-key-extend = 30 Sekunden mehr, wenn eine Uhr läuft
screen-key-review = deine Entscheidungen im Rückblick, wenn das Spiel zu Ende ist
screen-key-pace = wie lange der Tisch nach den Zügen der anderen wartet
screen-key-theme = hell oder dunkel
screen-key-leave = gehen; das Spiel wird gespeichert

screen-help-walk = durch die Hand oder durch eine Auswahl gehen
screen-help-enter = das Stück spielen, die Wahl treffen
screen-help-mary = Scary Mary: als Pirat, oder um nichts zu gewinnen
screen-help-digits = eine Ansage oder ein Feld wählen
screen-help-tab = von einer Auswahl zur nächsten
screen-help-space = nicht warten, weiter
screen-help-scroll = im Logbuch blättern
screen-help-escape = eine Seite schließen, zurück zur Hand
screen-help-mouse = Mit der Maus: Klicke ein Stück an, um es anzusehen, noch einmal, um es zu spielen. Auch alles in der untersten Zeile lässt sich anklicken.
screen-help-marks = Farben haben einen Buchstaben und ein Zeichen: { $marks }.
screen-help-typed = Was sich nach / tippen lässt:

screen-step = Schritt { $step } von { $steps }.
screen-replay-keys = ← → Schritt  ↑ ↓ Stich  PgUp PgDn Durchgang  s Punkte  ? Hilfe  q Ende
screen-replay-help =
    → oder Eingabe: der nächste Schritt. ←: der Schritt davor.
    ↓ und ↑: zum nächsten Stich, der gemacht wird, zum vorigen.
    PgDn und PgUp: zum nächsten Geben, zum vorigen.
    Home und End: zum Anfang, zum Ende.
    s: der Punktezettel. d: hell oder dunkel. q: gehen.
    Ist das Spiel zu Ende, liegen alle Hände offen, sonst nur deine eigene.
