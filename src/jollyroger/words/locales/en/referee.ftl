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
bonus-SK21 = Worth { $points } bonus points if the bid is made, 30 for each Pirate taken.
bonus-SK22 = Worth { $points } bonus points if the bid is made, for taking the Skull King.
bonus-DI14 = Worth { $points } bonus points if the bid is made, 30 for each Pirate skull taken.
bonus-DI15 = Worth { $points } bonus points if the bid is made, for taking the Skull King.

# Why a piece may be played.
why-open = No suit is set yet, so anything may be played.
why-freed = A Pirate was led, so anything may be played in this trick.
why-follow = { $suit } was led: play { $suit } or a special piece.
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
ask-filler = as and then with in the a

told-legal = You may play { $legal }.
told-why = { $why } ({ $rule })
help-skull_king = Type a trick in the order played: yellow 2, yellow 12, black 1. Or: hand red 3 blue 7 trick red 5. Or: round 4 bid 0 won 0.
help-dice = Type a throw in order: black 6, black 7, yellow flag, pirate skull. Or: hand black die, pirate die trick black 7. Or: round 4 bid 0 won 0 scoring landlubber.
help-doubloons = Type a trick in the order played: circle 2, star 0, flag. Or: hand circle 3 star 7 trick circle 5. Or: round 4 bid 0 won 0.
help-skull_queen = Type centre and trick: centre yellow 4 blue 3 trick blue 6 green 7 blue 12 blue 8. Or: spaces 8 5 2 overboard.
