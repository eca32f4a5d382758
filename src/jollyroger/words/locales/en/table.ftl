# The plain table: prompts, commands and their answers.
command-hand = hand
command-legal = legal
command-table = table
command-bids = bids
command-score = score
command-turn = turn
command-last = last
command-log = log
command-who = who
command-why = why
command-rules = rules
command-help = help
command-hint = hint
command-undo = undo
command-review = review
command-save = save
command-quit = quit

named = { $code } { $name }
nothing-yet = Nothing yet.
table-empty = Nothing has been played in this trick.
bid-and-won = { $won } of { $bid }
tricks-won =
    { $won ->
        [one] { $won } trick
       *[other] { $won } tricks
    }
turn = Waiting for { $names }.
rules-skull_king =
    Bid how many tricks you will take, then take exactly those.
    The first number card sets the suit: follow it or play a special card.
    Mermaid takes Skull King, Skull King takes Pirates, Pirates take Mermaids.
    All of them beat numbers; black beats the other suits; Escapes win nothing.
    Made: 20 a trick, and bonuses. Missed: minus 10 for each trick off.
    Bid 0: 10 for each card of the round, plus if kept, minus if broken.
    The Skull King earns 30 for each Pirate, a Mermaid 50 for the Skull King.
rules-dice =
    Bid how many tricks you will win, then win exactly those.
    The first number die sets the colour: follow it or throw a special die.
    After that only the faces count: Mermaid skull takes Skull King skull,
    Skull King takes Pirates, Pirates take Mermaids, all beat numbers.
    Of equals the last wins; of flags alone the first.
    Made: 20 a trick, and bonuses. Missed: minus 10 for each trick off.
    Bid 0: 10 for each die of the round, plus if kept, minus if broken.
rules-doubloons =
    Bid how many tricks you will take, then take exactly those.
    The first number token sets the shape: follow it or play a special token.
    When a Pirate is led, everybody may play anything.
    Mermaid takes Skull King, Skull King takes Pirates, Pirates take Mermaids.
    All of them beat numbers; stars beat the other shapes; Flags win nothing.
    Made: 20 a trick, and bonuses. Missed: minus 10 for each trick off.
    Bid 0: 10 for each token of the round, plus if kept, minus if broken.
rules-skull_queen =
    Place four pirates on your plank, then keep them on good spaces.
    Follow the first colour if you can; Monkey and First Mate go with any colour.
    In every colour with two or more cards, counting the centre, the highest card
    moves its owner's pirate up one, the lowest moves its owner's down one.
    An 8 in that colour makes it two up, a 5 two down. Past an end is overboard.
    A single card stays in the centre. The highest card played leads next.
    At the end of a round each pirate scores the space it stands on.

how-skull_king =
    To bid, type a number. To play, type a code or a name, like K7 or Black 7.
    For Scary Mary say how: Scary Mary as Pirate, or Scary Mary as Escape.
how-dice =
    To bid, type a number. To throw, type the die, like K or Black die.
how-doubloons =
    To bid, type a number. To play, type a code or a name, like S7 or Star 7.
    For Scary Mary say how: Scary Mary as Pirate, or Scary Mary as Flag.
how-skull_queen =
    To place, type a side and a space for each colour: front R8 Y5 G5 B2.
    From the narrow end down, the front has 8 5 3 2 1, the back 1 2 3 5 8.
    To play, type a code or a name, like R7 or Red 7.
rules-landlubber =
    Landlubber scoring: a missed bid costs nothing, unless it was 0:
    that costs 10 for each die of the round. Bonuses do not count.
