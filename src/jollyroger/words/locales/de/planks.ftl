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

planks-trick = Der Stich in der Reihenfolge, in der gespielt wird
planks-sealed = verdeckt
planks-centre = Tischmitte
planks-nobodys = gehören niemandem
planks-on-plank = auf der Planke
planks-before = { $points } vorher
planks-would-fall = würde fallen
planks-yours = Deine Planke
planks-left-up = links ist oben
planks-others = Die anderen Planken
planks-king =
    { $cards ->
        [one] Noch eine Karte. Er hat keine Piraten.
       *[other] Noch { $cards } Karten. Er hat keine Piraten.
    }
planks-king-short = König
planks-led = Angespielt ist { $suit }.
planks-need = { $points } auf der Planke
planks-double = Die zwei, die verdoppeln
planks-aye = Jawohl, Madame!
planks-aye-does = Jede 8: Die höchste ihrer Farbe bringt zwei Felder nach oben.
planks-snack = Noch kurz was essen.
planks-snack-does = Jede 5: Die niedrigste ihrer Farbe bringt zwei Felder nach unten.
