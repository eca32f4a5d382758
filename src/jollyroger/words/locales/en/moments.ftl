# What is felt at the table: the end of a round, captures, the end of a game, a word to somebody new.
moment-made = Made it!
moment-missed = Missed!
moment-dry = Still aboard!
moment-wet = All overboard!
moment-leads = You take the lead!
moment-bid-won = bid { $bid }, won { $won }
moment-capture = { $piece }! { $name }

moment-tip-bid = Guess how many tricks you will win. Exactly that many pays; every trick off costs.
moment-tip-place = Choose a side of the plank, then a space for each pirate. High numbers pay, but they are close to the edge.
moment-tip-follow = { $suit } was led, so you must follow. What has sunk may not be played now.
moment-tip-wins = The brass ring marks what wins the trick so far.
moment-tip-yes = Got it
moment-sound = Shall the table have its sounds? Cards on oak, a bell when a bid is kept.
moment-sound-yes = With sound
moment-sound-no = Quiet
moment-one-tap = You know your way around. Shall one tap play at once?
moment-one-tap-yes = One tap
moment-one-tap-no = Keep two
moment-fast = Your bid is lost. Shall the others hurry to the end of the round?
moment-fast-yes = Hurry
moment-fast-no = No rush

moment-end-first = The hold is full and the crew is singing.
moment-end-second = Second: close enough to smell the gold.
moment-end-middle = Somebody has to steer while the others brag.
moment-end-last = Last into port, but first at the bar.
moment-again-ask = Ask for a rematch
moment-again-asked = You would like another game. Whoever hosts can open it.
moment-again-wanted =
    { $count ->
        [one] { $names } wants another game.
       *[other] { $names } want another game.
    }
