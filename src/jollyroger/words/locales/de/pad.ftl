# The score pad, on the page and in the terminal.
pad-player = Person { $number }
pad-title = { $game }: { $names }.
pad-of = { $name }: { $what }
pad-event-SK21 = Pirat vom Skull King gefangen
pad-event-SK22 = Skull King von einer Meerjungfrau besiegt
pad-event-DI14 = Piraten-Totenkopf vom Skull King gefangen
pad-event-DI15 = Skull King von einem Meerjungfrauen-Totenkopf besiegt
pad-times =
    { $times ->
        [one] { $event }
       *[other] { $times } mal { $event }
    }

# Who deals, and the sentence after a save.
pad-deals = { $name } gibt.
pad-said-change = { $name } { $points }, jetzt { $total }
pad-said-round = Durchgang { $round }: { $changes }.
pad-said-leads = { $name } liegt mit { $points } vorn.
pad-said-leads-shared = { $names } liegen mit je { $points } vorn.
pad-said-deals = { $name } gibt als Nächstes.
pad-said-throws = { $name } würfelt als Nächstes zuerst.
pad-said-totals = Nach Durchgang { $round }: { $totals }.

# Cells and their values, in the history and where two devices disagree.
pad-cell-name = Name von Person { $number }
pad-cell-dealer = Wer zuerst gibt
pad-cell-starter = Wer zuerst würfelt
pad-cell-bid = Durchgang { $round }, Ansage von { $name }
pad-cell-won = Durchgang { $round }, Stiche von { $name }
pad-cell-bonus = Durchgang { $round }, { $name }, { $event }
pad-cell-space = Durchgang { $round }, { $name }, Pirat { $suit }
pad-cell-saved = Durchgang { $round } gespeichert
pad-value-none = nichts
pad-value-yes = ja
pad-value-no = nein
pad-change = { $cell }: aus { $before } wird { $after }
pad-undone = Zurückgenommen: { $changes }.
pad-redone = Wiederhergestellt: { $changes }.
pad-conflict = { $cell }: { $value } gilt, der spätere Eintrag; { $lost } stand auf einem anderen Gerät.

# Statistics.
pad-stat =
    { $name }: { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }, { $wins ->
        [0] keins gewonnen
        [one] eins gewonnen
       *[other] { $wins } gewonnen
    }, im Schnitt { $mean } Punkte, am besten { $best }, am schlechtesten { $worst }.
pad-stat-bids = Ansagen getroffen: { $hit } von { $bids }.
pad-stat-none = Noch ist kein Spiel zu Ende gespielt.

refused-pad-bids-missing = Der Durchgang kann nicht gespeichert werden: Die Ansage von { $names } fehlt; trage sie zuerst ein.
refused-pad-tricks-missing = Der Durchgang kann nicht gespeichert werden: Die Stiche von { $names } fehlen; trage sie zuerst ein.
refused-pad-spaces-missing = Der Durchgang kann nicht gespeichert werden: Nicht jeder Pirat von { $names } hat ein Feld; trage es zuerst ein.
refused-pad-tricks-over =
    Die Stiche ergeben { $sum }, und der Durchgang hat { $tricks }: { $off ->
        [one] einer ist
       *[other] { $off } sind
    } zu viel. Berichtige, wer weniger gemacht hat.
refused-pad-tricks-under =
    Die Stiche ergeben { $sum }, und der Durchgang hat { $tricks }: { $off ->
        [one] einer fehlt
       *[other] { $off } fehlen
    }. Berichtige, wer mehr gemacht hat.
pad-nobodys =
    { $count ->
        [one] Ein Stich gehört niemandem.
       *[other] { $count } Stiche gehören niemandem.
    }
refused-pad-damaged =
    { $edit ->
        [0] Das ist kein Block, oder er ist beschädigt
       *[other] Der Block ist bei Eintrag { $edit } beschädigt
    }: Nichts wurde verändert; nimm eine heile Kopie oder eine von einem anderen Gerät.
refused-pad-newer = Dieser Block hat Version { $version }, und dieses Programm liest bis { $known }: Installiere ein neueres.
refused-pad-other-pad = Das ist der Block eines anderen Spiels, die beiden lassen sich nicht zusammenführen: Öffne ihn für sich.
refused-pad-other-game = Die beiden Blöcke haben eine Nummer, aber andere Regeln oder Leute: Sie lassen sich nicht zusammenführen; behalte beide.
refused-pad-nothing-to-undo = Es gibt nichts mehr zurückzunehmen: Ändere stattdessen einen Wert.
refused-pad-nothing-to-redo = Es gibt nichts wiederherzustellen: Nimm zuerst etwas zurück.

# The page.
pad-lead = Für Spiele am echten Tisch, auf jedem Handy.
pad-new = Neuer Block
pad-again = Noch einmal mit denselben
pad-all = Alle Blöcke
pad-game = Spiel
pad-players = Mitspieler
pad-begin = Block anfangen
pad-unknown = Diesen Block gibt es hier nicht
pad-unknown-note = Blöcke bleiben auf dem Gerät, auf dem sie geschrieben wurden. Hol diesen als Datei, oder fang einen neuen an.
pad-parts = Teile des Blocks
pad-part-round = Durchgang
pad-part-score = Stand
pad-part-referee = Schiri
pad-part-more = Mehr
pad-undo = Rückgängig
pad-redo = Wiederholen
pad-round = Durchgang { $round }
pad-round-open = Durchgang { $round } ist wieder offen.
pad-stage = Was eingetragen wird
pad-bids = Ansagen
pad-bids-sum = Ansagen: { $sum } von { $tricks }
pad-won = Stiche
pad-bids-how = Ein Tipp für jeden.
pad-tricks-how = Mit den Ansagen gefüllt. Tippe nur an, was anders war.
pad-tricks-how-unbid = Tippe an, wie viele jeder gemacht hat.
pad-bids-first = Zuerst fehlen noch Ansagen.
pad-deal = { $name } gibt, { $leader } spielt aus.
pad-deal-king = { $name } gibt, der alte Piratenkönig spielt aus.
pad-start = { $name } würfelt zuerst.
pad-dealer = gibt
pad-starter = beginnt
pad-bid = Ansage { $bid }
pad-bid-short = Ans. { $bid }
pad-total = gesamt { $total }
pad-bid-of = Ansage von { $name }
pad-won-bid = Stiche von { $name }, angesagt { $bid }
pad-won-of = Stiche von { $name }
pad-bid-said = { $name }: { $bid }
pad-bid-ask = { $name } sagt an?
pad-back = zurück
pad-bids-so-far =
    { $sum } angesagt für { $tricks ->
        [one] einen Stich
       *[other] { $tricks } Stiche
    }.
pad-bids-in = Alle Ansagen sind da: { $sum } von { $tricks }. Die Stiche sind mit den Ansagen gefüllt.
pad-bonus-of = Bonus für { $name }
pad-bonus-has = Bonus für { $name }: { $points }
pad-extra-of = Extra für { $name }
pad-extra-has = Extra für { $name }: { $points }
pad-sum =
    { $sum } von { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stichen
    }.
pad-all-met = Alle Ansagen sind erfüllt.
pad-took-over =
    { $name } hat { $off ->
        [one] einen
       *[other] { $off }
    } zu viel.
pad-took-under =
    { $name } hat { $off ->
        [one] einen
       *[other] { $off }
    } zu wenig.
pad-save = Durchgang { $round } sichern
pad-planks-how = Das Feld unter jedem Piraten: ein Tipp füllt ein Kästchen und geht weiter.
pad-planks-full = Alle Piraten haben ein Feld: { $points }.
pad-boxes-open =
    { $open ->
        [one] Ein Kästchen ist offen
       *[other] { $open } Kästchen sind offen
    }.
pad-open = offen
pad-box = { $name }, { $suit }: { $value }
pad-space-ask = { $name }, { $suit }?
pad-race-key = Dick: wer führt. Die anderen haben verschiedene Striche, in der Reihenfolge am Tisch.
pad-rounds-key = Punkte, Stiche / Ansage mit Bonus, gesamt. Tippe einen Wert an, um ihn zu ändern, den Durchgang für das Warum.
pad-rounds-key-plain = Punkte, Stiche / Ansage, gesamt. Tippe einen Wert an, um ihn zu ändern, den Durchgang für das Warum.
pad-rounds-key-planks = Punkte, Felder, gesamt; ~ ist im Wasser. Tippe einen Wert an, um ihn zu ändern, den Durchgang für das Warum.
pad-rounds-key-tricks = Punkte, Stiche mit Extra, gesamt. Tippe einen Wert an, um ihn zu ändern, den Durchgang für das Warum.
pad-paper-key = Stiche / Ansage und Bonus, Punkte, gesamt.
pad-paper-key-plain = Stiche / Ansage, Punkte, gesamt.
pad-paper-key-tricks = Stiche und extra, Punkte, gesamt.
pad-line = Ansage { $bid }, Stiche { $won }, Bonus { $bonus }, { $points }
pad-line-plain = Ansage { $bid }, Stiche { $won }, { $points }
pad-line-plank = Felder { $spaces }, { $points }
pad-line-tricks = Stiche { $won }, extra { $bonus }, { $points }
pad-edit-cell = Durchgang { $round }, { $name }: { $what }, gesamt { $total }. Ändern
pad-edit-open = Durchgang { $round }, { $name }: offen. Ändern
pad-editing = Durchgang { $round } wird geändert: jeder Tipp zählt sofort.
pad-editing-done = Zurück zum Spiel
pad-referee-how = Tippe an, was gespielt wurde, der Reihe nach.
pad-referee-how-planks = Tippe die Karten der Tischmitte an und die des Stichs, der Reihe nach.
pad-referee-ask = Wer macht den Stich? Tippe ihn ein.
pad-answer = Der Schiri sagt
pad-trick = Stich
pad-specials = Sonder
pad-none-yet = Noch nichts
pad-clear = Leeren
pad-add = { $piece } dazu
pad-take-away = { $piece } weg
pad-into = Wohin es kommt
pad-trump = Trumpf
pad-trump-none = keiner
pad-group = Welche Stücke
pad-device = Dieses Gerät
pad-awake = Bildschirm anlassen
pad-awake-note = Solange dieser Block offen ist.
pad-offline-ready = Der Block ist ganz hier: er geht ohne Netz.
pad-offline-soon = Jeder Tipp bleibt auf diesem Gerät.
pad-insecure = Jeder Tipp bleibt auf diesem Gerät. Öffnen ohne Netz, Installieren und ein Bildschirm, der anbleibt, brauchen https, und das hat diese Adresse nicht.
pad-not-kept = Dieser Browser behält nichts, oder sein Speicher ist voll: sichere den Block als Datei, bevor du die Seite schließt.
pad-files = Dateien
pad-files-note = Der Block als Datei öffnet sich auf anderen Geräten und im Terminal; was beide haben, ist einmal da.
pad-export-file = Block als Datei
pad-export-csv = Tabelle (CSV)
pad-export-text = Text
pad-merge = Datei dazunehmen
pad-joined = Zusammengeführt: was neu war, steht auf dem Block.
pad-bring = Datei holen
pad-bring-note = Ein Block von einem anderen Gerät oder aus dem Terminal. Ist er schon hier, wird er zusammengeführt, nicht verdoppelt.
pad-brought = Der Block ist da.
pad-print = Auf Papier
pad-print-normal = Drucken
pad-print-large = Groß drucken
pad-history = Alles, was eingetragen wurde
pad-history-more = Mehr zeigen
pad-entered = { $cell }: { $value }
pad-replaced = ersetzt
pad-understood = Verstanden
pad-remove = Diesen Block löschen
pad-remove-sure = Der Block verschwindet für immer von diesem Gerät. Sichere ihn vorher als Datei, wenn du ihn noch brauchst.
pad-remove-yes = Ja, löschen
pad-remove-no = Behalten
pad-figures = Über alle Spiele
pad-figure-wins = Siege
pad-figure-of = { $wins } von { $games }
pad-figure-mean = Schnitt
pad-figure-best = Bestes
pad-figure-hit = Ansagen erfüllt
