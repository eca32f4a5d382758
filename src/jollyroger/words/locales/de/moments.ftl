# Was man am Tisch spürt: das Ende eines Durchgangs, Fänge, das Ende eines Spiels, ein Wort an Neue.
moment-made = Geschafft!
moment-missed = Daneben!
moment-dry = Noch an Bord!
moment-wet = Alle im Wasser!
moment-leads = Du gehst in Führung!
moment-bid-won = Ansage { $bid }, Stiche { $won }
moment-capture = { $piece }! { $name }

moment-tip-bid = Schätze, wie viele Stiche du machst. Genau so viele bringen Punkte, jeder Stich daneben kostet.
moment-tip-place = Wähle eine Seite der Planke, dann für jeden Piraten ein Feld. Hohe Zahlen bringen mehr, liegen aber nah am Rand.
moment-tip-follow = { $suit } ist angespielt, also musst du bedienen. Was eingesunken ist, darfst du jetzt nicht spielen.
moment-tip-wins = Der Messingring zeigt, was den Stich gerade gewinnt.
moment-tip-yes = Verstanden
moment-sound = Soll man den Tisch hören? Karten auf Eiche, eine Glocke für jede erfüllte Ansage.
moment-sound-yes = Mit Ton
moment-sound-no = Leise
moment-one-tap = Du kennst dich jetzt aus. Soll ein Tippen gleich spielen?
moment-one-tap-yes = Einmal tippen
moment-one-tap-no = Zweimal wie bisher
moment-fast = Deine Ansage ist verloren. Sollen die anderen den Durchgang schnell zu Ende spielen?
moment-fast-yes = Schnell
moment-fast-no = Keine Eile

moment-end-first = Der Laderaum ist voll, und die Mannschaft singt.
moment-end-second = Platz zwei: so nah, dass man das Gold riechen kann.
moment-end-middle = Jemand muss ja steuern, während die anderen prahlen.
moment-end-last = Zuletzt im Hafen, aber zuerst an der Theke.
moment-again-ask = Um Revanche bitten
moment-again-asked = Du möchtest noch ein Spiel. Wer den Tisch leitet, kann es eröffnen.
moment-again-wanted =
    { $count ->
        [one] { $names } möchte noch ein Spiel.
       *[other] { $names } möchten noch ein Spiel.
    }
