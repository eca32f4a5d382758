# Before a game: who sits where, what is played, how friends come.
bot-random = Papagei
bot-heuristic = Seebär
bot-level1 = Decksmann
bot-level2 = Matrose
bot-level3 = Bootsmann
bot-level4 = Kapitän
bot-level5 = Admiral
bot-about-random = spielt irgendetwas Erlaubtes
bot-about-heuristic = spielt nach Faustregeln
bot-about-level1 = vergisst Gespieltes, geht nach Gefühl
bot-about-level2 = merkt sich wenig, verschätzt sich oft
bot-about-level3 = zählt ein wenig mit, verschätzt sich manchmal
bot-about-level4 = zählt meist mit, verschätzt sich selten
bot-about-level5 = hat es sich selbst beigebracht; am stärksten
bot-styled = { $bot }, { $style }
bot-style-plain = neutral
bot-style-bold = kühn
bot-style-careful = vorsichtig
bot-style-showy = protzig
bot-style-thorough = gründlich
bot-style-about-plain = spielt, was am besten scheint, ohne lesbare Gewohnheit
bot-style-about-bold = will viel, gibt Sonderstücke gern her: Die Ansage kann mehr sein als die Hand
bot-style-about-careful = will wenig, hält Sonderstücke zurück: Die Hand kann mehr sein als die Ansage
bot-style-about-showy = spielt Sonderstücke so früh wie möglich: Später sind kaum welche übrig
bot-style-about-thorough = denkt einige Stiche voraus und braucht länger

lobby-table = Tisch { $code }
lobby-seats = Wer sitzt wo
lobby-name-title = Wie heißt du?
lobby-name-give = Hereinkommen
lobby-name-first = Sag uns deinen Namen, dann nimm Platz.
lobby-take-seat = Nimm Platz.
lobby-full = Alle Plätze sind besetzt: Schau zu, oder nimm den Platz eines Bots.
lobby-empty =
    { $empty ->
        [one] Ein Platz ist noch frei.
       *[other] { $empty } Plätze sind noch frei.
    }
lobby-all-here = Alle Plätze sind besetzt.
lobby-wait = Wir warten auf den Start.
lobby-wait-host = { $name } startet das Spiel.
lobby-bots-fill =
    { $empty ->
        [one] Wenn du jetzt startest, sitzt dort ein Bot ({ $bot }), bis jemand kommt.
       *[other] Wenn du jetzt startest, sitzen dort Bots ({ $bot }), bis jemand kommt.
    }
lobby-come-and-go = Wer später kommt, übernimmt nach dem Durchgang den Platz eines Bots.
lobby-waiting = Wir warten auf jemanden, der mitspielt.
lobby-meet = Andere finden diesen Tisch in der Liste. Vielleicht kommt niemand: du kannst jederzeit mit Bots starten.
lobby-nobody = Noch ist niemand gekommen, und vielleicht kommt auch niemand.
lobby-nobody-way = Dein Tisch steht in der Liste der offenen Tische. Starte mit Bots: wer später kommt, übernimmt einen ihrer Plätze.
lobby-start-line = Start
lobby-start = Spiel starten
lobby-start-bots = Mit Bots starten
lobby-phrases = Sprüche
lobby-spoken = Was gesagt wurde

seat-open = Freier Platz
seat-open-note = wer zuerst kommt, sitzt hier
seat-you = { $name } (du)
seat-host = leitet den Tisch,
seat-here = ist da,
seat-ready = bereit
seat-bot = Bot: { $bot }
seat-hushed = stumm
seat-sit = Hier sitzen
seat-enlist = Bot dazu
seat-number = Platz { $seat }
seat-level = Stärke von { $name }
seat-style = Stil von { $name }
seat-menu = Platz von { $name }
seat-leave = Meinen Platz verlassen
seat-remove = { $name } entfernen
seat-hush = { $name } um Ruhe bitten
seat-unhush = { $name } wieder sprechen lassen

levels-title = Bots für die freien Plätze
levels-note = kein Bot sieht ein verdecktes Stück
levels-style = Stil
levels-others = Zum Vergleich

invite-title = Mitspieler einladen
invite-code = Sag den Code weiter
invite-send = oder schick den Link
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-share = Teilen
invite-qr = Der Link als QR-Code
invite-show = QR-Code
invite-text = Spiel mit mir { $game }.
invite-computer = Dieser Link gilt nur auf diesem Computer. Für andere Geräte in deinem Netz starte den Server neu mit:
invite-network = Dieser Link gilt für Geräte in deinem eigenen Netz.
invite-insecure = Diese Seite kam über eine unverschlüsselte Verbindung (http). Browser erlauben dann weder die Zwischenablage noch das Installieren noch einen wachen Bildschirm; mit https schon.

options-title = Das Spiel
options-game = Spiel
options-game-skull_king = Skull King
options-game-dice = Würfel
options-game-doubloons = Dublonen
options-game-skull_queen = Skull Queen
options-seats = Plätze
options-seats-note = { $least } bis { $most } in diesem Spiel
options-speed = Tempo
options-speed-brisk = Flott
options-speed-calm = Ruhig
options-speed-none = Ohne Uhr
options-speed-note-brisk = 20 s je Zug, Reserve 90 s
options-speed-note-calm = 60 s je Zug, Reserve 4 min
options-speed-note-none = alle lassen sich Zeit
options-landlubber = Landrattenwertung
options-note-landlubber = verfehlte Ansage kostet nichts, außer der 0; kein Bonus
options-previews = Vorschau
options-note-previews = was ein Stück bewirken würde, in der Antwortzeile
options-hints = Tipps
options-hints-alone = Nur mit Bots
options-hints-always = Immer
options-hints-never = Nie
options-hints-note-alone = Rat vom Admiral, solange du allein gegen Bots spielst
options-hints-note-always = alle dürfen den Admiral um Rat fragen
options-hints-note-never = niemand erfährt, was am besten ist
options-chat = Chat
options-note-chat-on = alle dürfen schreiben; du kannst um Ruhe bitten
options-note-chat-off = nur fertige Sprüche
options-watchers = Zuschauer
options-note-watchers-on = dürfen zusehen, Hände bleiben verdeckt
options-note-watchers-off = niemand sieht zu; wer nach dem Start kommt, kann keinen Bot ablösen
options-open = Offener Tisch
options-note-open = steht auf der Startseite, alle dürfen kommen
options-host-only = Das stellt die Tischleitung ein; sag, was du möchtest.
