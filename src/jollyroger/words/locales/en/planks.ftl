# Skull Queen on the page: planks, placing, the trick.
overboard = overboard
plank-front = front
plank-back = back
plank-stands = { $suit } { $value }
plank-wet = { $suit } overboard

place-question = Where do your pirates stand?
place-hint = Up is towards the narrow end. Past either end is water.
place-side = Side of the plank
place-front = Front: { $spaces }
place-back = Back: { $spaces }
place-pirate = Pirate: { $suit }
place-space = { $suit } on { $value }
place-missing =
    { $missing ->
        [one] One pirate has no space yet.
       *[other] { $missing } pirates have no space yet.
    }
place-points =
    { $points ->
        [one] One point
       *[other] { $points } points
    }
place-if = if nobody moves
place-sealed = You are ready. You may change it until the last one is in.
place-ready = Ready
place-change = Change it
place-done = You are ready
place-state-ready = ready
place-state-placing = placing
place-watch = The captains are placing their pirates.

move-up = Up { $spaces }:
move-down = Down { $spaces }:
move-to = { $name }'s { $suit }, { $from } to { $to }
move-to-you = your { $suit }, { $from } to { $to }
move-wet = { $name }'s { $suit } goes
move-wet-you = your { $suit } goes
moves-would = What this card would do
moves-now = As the trick lies now
moves-done = What the last trick did

planks-trick = The trick, in the order it is played
planks-sealed = face down
planks-centre = Centre
planks-nobodys = nobody's cards
planks-on-plank = on the plank
planks-before = { $points } before
planks-would-fall = would fall
planks-yours = Your plank
planks-left-up = left is up
planks-others = The other planks
planks-king =
    { $cards ->
        [one] One card left. He has no pirates.
       *[other] { $cards } cards left. He has no pirates.
    }
planks-king-short = King
planks-led = { $suit } was led.
planks-need = { $points } on the plank
planks-double = The two that double
planks-aye = Aye, Ma'am!
planks-aye-does = Every 8: the highest of its suit moves up two.
planks-snack = Quick Snack.
planks-snack-does = Every 5: the lowest of its suit moves down two.
