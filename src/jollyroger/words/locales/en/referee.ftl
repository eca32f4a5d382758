# Why a trick is taken: { $piece } is the winning piece, { $suit } the suit that was led.
why-SK10 = { $piece } takes the Skull King: the first Mermaid wins, whatever else lies there.
why-SK11 = { $piece } beats everything when no Mermaid is in the trick.
why-SK12 = { $piece } wins: the first Pirate beats Mermaids and whatever is lower.
why-SK13 = { $piece } wins: the first Mermaid beats numbers and whatever is lower.
why-SK14 = { $piece } wins: the highest trump beats the other numbers.
why-SK15 = { $piece } wins: it is the highest { $suit }, the suit that was led.
why-SK16 = { $piece } wins: nobody wanted the trick, so the first piece takes it.
why-DI7 = { $piece } wins: of the Mermaid skulls the last one takes the Skull King.
why-DI8 = { $piece } beats everything when no Mermaid skull is in the trick.
why-DI9 = { $piece } wins: the last Pirate skull beats Mermaids, numbers and flags.
why-DI10 = { $piece } wins: the last Mermaid skull beats numbers and flags.
why-DI11 = { $piece } wins: the highest number, whatever its colour; of equals the last.
why-DI12 = { $piece } wins: only flags were thrown, so the first one takes it.
bonus = Worth { $points } bonus points if the bid is made.
bonus-SK21 = Worth { $points } bonus points if the bid is made, 30 for each Pirate taken; Scary Mary counts as one.
bonus-SK22 = Worth { $points } bonus points if the bid is made, for taking the Skull King.
bonus-DI14 = Worth { $points } bonus points if the bid is made, 30 for each Pirate skull taken.
bonus-DI15 = Worth { $points } bonus points if the bid is made, for taking the Skull King.
why-without-trump = No trump was named, so it was judged without one.

# Why a piece may be played.
why-open = No suit is set yet, so anything may be played.
why-freed = A Pirate was led, so anything may be played in this trick.
why-follow = { $suit } was led: play { $suit } or a special piece.
why-follow-suit = { $suit } was led: play { $suit }.
why-void = { $suit } was led and you hold none, so anything may be played.

# A wrong play at a real table.
why-take-back = The next player has not played yet, so the wrong play is taken back.
why-stands = The next player has played already, so the trick stands.

# Where points come from.
score-made = Bid { $bid }, won { $won }: 20 for each trick bid makes { $points }.
score-made-bonus = Bid { $bid }, won { $won }: 20 for each trick bid and { $bonus } bonus make { $points }.
score-missed =
    Bid { $bid }, won { $won }: { $off ->
        [one] one trick off
       *[other] { $off } tricks off
    } at 10 each makes { $points }.
score-plain = Bid { $bid }, won { $won }: { $points }.
score-tricks = Won { $won }: { $points }.
score-tricks-bonus = Won { $won }: { $tricks }, and { $bonus } for what lay in the tricks: { $points }.
score-missed-free = Bid { $bid }, won { $won }: a missed bid is worth nothing here.
score-zero-made = Bid 0, won none: 10 times round { $round } makes { $points }.
score-zero-broken = Bid 0, won { $won }: minus 10 times round { $round } makes { $points }.
score-bonus-lost = The bonus of { $bonus } is lost with the bid.
score-plank = { $sum } makes { $points }.
score-plank-wet =
    { $sum } makes { $points }; { $wet ->
        [one] one pirate is overboard and counts
       *[other] { $wet } pirates are overboard and count
    } nothing.
score-all-wet = All pirates are overboard: 0.

# Skull Queen's tricks.
why-up =
    { $piece } is the highest { $suit }: { $suit } pirate up { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    }.
why-down =
    { $piece } is the lowest { $suit }: { $suit } pirate down { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    }.
why-nobody-moves = Nobody moves.
why-leads = { $piece } leads next.

# The words of a question typed in plain language, and words that carry no meaning in one.
ask-hand = hand
ask-trick = trick
ask-center = centre | center
ask-round = round
ask-bid = bid
ask-won = won
ask-bonus = bonus
ask-scoring = scoring
ask-king = king leads
ask-wrong = wrong
ask-spaces = spaces
ask-water = overboard | water
ask-end = quit | exit | bye | goodbye | q | stop | done | leave
ask-filler = as and then with in the a

told-legal = You may play { $legal }.
told-why = { $why } ({ $rule })
help-skull_king = Type a trick in the order played: yellow 2, yellow 12, black 1. Or: hand red 3 blue 7 trick red 5. Or: round 4 bid 0 won 0.
help-dice = Type a throw in order: black 6, black 7, yellow flag, pirate skull. Or: hand black die, pirate die trick black 7. Or: round 4 bid 0 won 0 scoring landlubber.
help-doubloons = Type a trick in the order played: circle 2, star 0, flag. Or: hand circle 3 star 7 trick circle 5. Or: round 4 bid 0 won 0.
help-skull_queen = Type centre and trick: centre yellow 4 blue 3 trick blue 6 green 7 blue 12 blue 8. Or: spaces 8 5 2 overboard.

# Questions in people's own words. A rung says who takes a trick, whichever pieces are meant.
rung-SK10 = Where the Skull King and a Mermaid lie in one trick, the first Mermaid takes it.
rung-SK11 = The Skull King takes the trick when no Mermaid is in it.
rung-SK12 = The first Pirate takes the trick when no Skull King is in it.
rung-SK13 = Of several Mermaids the first one takes the trick.
rung-SK14 = The highest trump takes the trick when nothing stronger is in it.
rung-SK15 = The highest number of the suit that was led takes the trick.
rung-SK16 = When nobody plays anything stronger, the first piece takes the trick.
rung-DI7 = Where skulls of Skull King and Mermaid lie in one trick, the last Mermaid skull takes it.
rung-DI8 = The Skull King's skull takes the trick when no Mermaid skull is in it.
rung-DI9 = The last Pirate skull takes the trick when no Skull King's skull is in it.
rung-DI10 = Of several Mermaid skulls the last one takes the trick.
rung-DI11 = The highest number takes the trick, whatever its colour; of equals the last one.
rung-DI12 = When only flags are thrown, the first one takes the trick.
clause-players = The game is for { $least } to { $most } players.
clause-wrong = A wrong play is taken back if the next player has not played yet; after that the trick stands.
clause-change = A bid may be changed until the last one is in; then all are shown and stay as they are.
clause-change-place = Pirates may be placed anew until the last player is ready; then all planks are shown and stay.
clause-sum = Bids need not add up to the number of tricks: everybody bids what they like.
clause-look = The last trick may be looked at until the next one is led.
clause-back = Before every round everything goes back and is mixed anew.
clause-trump = Trump: { $suit }.
clause-no-bids = Nobody bids here: you place your pirates on a plank, and tricks move them.
clause-no-trump = No suit is trump here: every colour is looked at by itself.
clause-lead = Left of the dealer leads first.
clause-share = Several pirates may stand on one space.
clause-centre-end = Cards left in the centre at the end of a round do nothing.
clause-touch-number = A number doubloon is a plain disc with its shape raised.
clause-touch-escape = A Flag has a thin rim with a flag inside.
clause-touch-pirate = A Pirate has a jagged rim with a rounded triangle in the middle.
clause-touch-mermaid = A Mermaid has a jagged rim with a fish in the middle.
clause-touch-mary = Scary Mary has a jagged rim with a flag in the middle.
clause-touch-king = The Skull King has a jagged rim with a crown in the middle.
clause-no-colours = Doubloons have no colours: circle, triangle, square and star take their place.
told-count = { $name }: { $count }.
told-in-all = In the whole box: { $count }.
told-deal = With { $players } players everybody gets { $cards } cards.
told-deal-centre = With { $players } players everybody gets { $cards } cards, and { $centre } lie open in the centre.
told-deal-king = With two players everybody gets { $cards } cards, and so does the old Pirate King.
told-deals = Cards for everybody: { $pairs }.
told-deal-pair = { $cards } with { $players } players
told-yes = Yes. { $told }
told-no = No. { $told }
told-if = { $piece }:
told-no-bonus = There are no bonus points for that.
told-ladder = { $piece }: beats { $beats }; loses to { $loses }; two of them: { $two }.
told-does = { $piece }: { $does }; { $mind }.
help-natural = Or ask in your own words: “{ $first }”, “{ $second }” or “{ $third }”.
help-end = “{ $quit }” ends.
refused-not-understood = I do not understand “{ $text }”. Ask for example “{ $first }”, “{ $second }” or “{ $third }”.
example-2 = Bid 2, took 2: how many points?
example-3 = Bid 3, took 1: how many points?
example-tricks-2 = Took 3: how many points?
example-skull_king-1 = Who wins: pirate, mermaid, skull king?
example-skull_king-2 = Can I play an Escape if I could follow suit?
example-skull_king-3 = Round 7, bid 0, took 1: how many points?
example-dice-1 = Who wins: black 6, yellow 7, pirate flag?
example-dice-2 = Must I follow suit if I have a special die?
example-dice-3 = Bid 2, took 3: how many points?
example-doubloons-1 = Does a star 0 beat a circle 9?
example-doubloons-2 = A pirate was led: must I follow suit?
example-doubloons-3 = Round 4, bid 0, took none: how many points?
example-skull_queen-1 = Who moves: red 5, red 9, red 8?
example-skull_queen-2 = What does the Monkey do?
example-skull_queen-3 = Pirates on 8, 5, 2 and one overboard: how many points?
