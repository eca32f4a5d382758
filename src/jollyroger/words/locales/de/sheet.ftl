# The score sheet, the race and the end of a game.
race-title = Das Rennen
race-caption = Summen nach jedem Durchgang

sheet-round = Durchgang
sheet-round-short = Nr.
sheet-player = Wer
sheet-bid = Ansage
sheet-won = Stiche
sheet-bonus = Bonus
sheet-extra = Extra
sheet-spaces = Felder
sheet-change = Punkte
sheet-total = Summe
sheet-why = Warum
sheet-sum = Summe
sheet-made = erfüllt
sheet-missed = verfehlt
sheet-standing = steht
sheet-all-wet = alle im Wasser
sheet-all = Alle Durchgänge
sheet-key = Stiche / Ansage, Bonus, Punkte
sheet-key-plank = Felder, Punkte
sheet-key-tricks = Stiche, was darin lag, Punkte
sheet-none = Noch ist kein Durchgang gewertet.
sheet-round-title = Durchgang { $round }
sheet-round-caption = Durchgang { $round }: Punkte, Summen und warum
sheet-best = Durchgang { $round }: Am besten war { $name }, { $points }
sheet-best-you = Durchgang { $round }: Am besten warst du, { $points }
sheet-cell =
    { $outcome }: Ansage { $bid }, Stiche { $won }{ $bonus ->
        [0] {""}
       *[other] {", "}Bonus { $bonus }
    }, { $points }, Summe { $total }
sheet-cell-plank = { $spaces }: { $points }, Summe { $total }

end-over = Spiel zu Ende
end-wins = { $name } gewinnt mit { $gap } Vorsprung
end-wins-you = Du gewinnst mit { $gap } Vorsprung
end-shared = { $names } teilen sich den Sieg
end-place = Du bist auf Platz { $place } von { $players }.
end-rank = Platz { $place }
end-points = Punkte
end-dealt = Verteilungen mit deiner Zahl: { $mine } von { $rounds }.
end-kept = { $kept } von { $rounds } Ansagen erfüllt
end-wet =
    { $wet ->
        [0] kein Pirat im Wasser
        [one] ein Pirat im Wasser
       *[other] { $wet } Piraten im Wasser
    }
end-next = Wie weiter?
end-rematch = Revanche
end-host-can = { $name } leitet den Tisch und kann das nächste Spiel eröffnen. Du kommst von selbst mit.
end-no-host = Den Tisch leitet niemand mehr, also kann hier niemand das nächste Spiel eröffnen.
end-opened = Der nächste Tisch ist offen.
end-follow = Zum nächsten Tisch
end-replay = Wiedergabe ansehen
end-review = Rückblick
end-record = Aufzeichnung als Datei
end-share = Wiedergabe teilen
end-start = Zur Startseite
