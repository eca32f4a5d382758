# Skull Queen on the page: planks, placing, the trick.
overboard = in acqua
plank-front = fronte
plank-back = retro
plank-stands = { $suit } { $value }
plank-wet = { $suit } in acqua

place-question = Dove stanno i tuoi pirati?
place-hint = In alto c'è l'estremità stretta. Oltre ogni estremità c'è l'acqua.
place-side = Lato dell'asse
place-front = Fronte: { $spaces }
place-back = Retro: { $spaces }
place-pirate = Pirata: { $suit }
place-space = { $suit } su { $value }
place-missing =
    { $missing ->
        [one] Un pirata non ha ancora uno spazio.
       *[other] { $missing } pirati non hanno ancora uno spazio.
    }
place-points =
    { $points ->
        [one] Un punto
       *[other] { $points } punti
    }
place-if = se nessuno si muove
place-sealed = Fatto. Puoi cambiare finché non sono pronti tutti.
place-ready = Ho scelto
place-change = Cambia
place-done = Scelta fatta
place-state-ready = fatto
place-state-placing = sceglie
place-watch = I pirati prendono posto.

move-up = Su di { $spaces }:
move-down = Giù di { $spaces }:
move-to = { $name }, { $suit }, da { $from } a { $to }
move-to-you = il tuo pirata { $suit }, da { $from } a { $to }
move-wet = { $name }, { $suit },
move-wet-you = il tuo pirata { $suit },
moves-would = Che cosa farebbe questa carta
moves-now = La presa com'è adesso
moves-done = Che cosa ha fatto l'ultima presa

planks-trick = La presa, nell'ordine in cui si gioca
planks-sealed = coperta
planks-centre = Centro
planks-nobodys = non sono di nessuno
planks-on-plank = sull'asse
planks-before = { $points } prima
planks-would-fall = cadrebbe
planks-yours = La tua asse
planks-left-up = l'alto è a sinistra
planks-others = Le altre assi
planks-king =
    { $cards ->
        [one] Ancora una carta. Non ha pirati.
       *[other] Ancora { $cards } carte. Non ha pirati.
    }
planks-king-short = Re
planks-led = Colore della presa: { $suit }.
planks-need = { $points } sull'asse
planks-double = Le due che raddoppiano
planks-aye = Signorsì, signora!
planks-aye-does = Ogni 8: la più alta del suo colore sale di due spazi.
planks-snack = Spuntino fugace.
planks-snack-does = Ogni 5: la più bassa del suo colore scende di due spazi.
