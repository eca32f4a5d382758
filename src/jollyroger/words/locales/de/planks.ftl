# Skull Queen on the page: planks, placing, the trick.
overboard = im Wasser
plank-front = Vorderseite
plank-back = Rückseite
plank-stands = { $suit } { $value }
plank-wet = { $suit } im Wasser

place-question = Wo stehen deine Piraten?
place-hint = Oben ist das schmale Ende. Hinter beiden Enden ist Wasser.
place-side = Seite der Planke
place-front = Vorn: { $spaces }
place-back = Hinten: { $spaces }
place-pirate = Pirat: { $suit }
place-space = { $suit } auf { $value }
place-missing =
    { $missing ->
        [one] Ein Pirat hat noch kein Feld.
       *[other] { $missing } Piraten haben noch kein Feld.
    }
place-points =
    { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    }
place-if = wenn niemand zieht
place-sealed = Du bist bereit. Du kannst es ändern, bis alle bereit sind.
place-ready = Bereit
place-change = Ändern
place-done = Du bist bereit
place-state-ready = bereit
place-state-placing = stellt auf
place-watch = Die Piraten werden aufgestellt.

move-up = { $spaces } hoch:
move-down = { $spaces } runter:
move-to = { $name }, { $suit }, von { $from } auf { $to }
move-to-you = dein Pirat ({ $suit }), von { $from } auf { $to }
move-wet = { $name }, { $suit },
move-wet-you = dein Pirat ({ $suit }),
moves-would = Was diese Karte bewirkt
moves-now = So, wie der Stich jetzt liegt
moves-done = Was der letzte Stich bewirkt hat

queen-trick = Der Stich in der Reihenfolge, in der gespielt wird
queen-sealed = verdeckt
queen-centre = Tischmitte
queen-nobodys = gehören niemandem
queen-on-plank = auf der Planke
queen-before = { $points } vorher
queen-would-fall = würde fallen
queen-yours = Deine Planke
queen-left-up = links ist oben
queen-others = Die anderen Planken
queen-king =
    { $cards ->
        [one] Noch eine Karte. Er hat keine Piraten.
       *[other] Noch { $cards } Karten. Er hat keine Piraten.
    }
queen-king-short = König
queen-led = Angespielt ist { $suit }.
queen-need = { $points } auf der Planke
queen-double = Die zwei, die verdoppeln
queen-aye = Jawohl, Madame!
queen-aye-does = Jede 8: Die höchste ihrer Farbe bringt zwei Felder nach oben.
queen-snack = Noch kurz was essen.
queen-snack-does = Jede 5: Die niedrigste ihrer Farbe bringt zwei Felder nach unten.
