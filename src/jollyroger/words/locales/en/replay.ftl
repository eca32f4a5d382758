# A finished game, step by step, with open hands.
replay-title = Replay
replay-of = Replay: { $game }
replay-loading = The game is being fetched …
replay-none = There is nothing to watch here
replay-to-table = To the table
replay-controls = Steps of the game
replay-slider = Place in the game
replay-first = To the beginning
replay-previous-trick = Previous trick
replay-previous = Previous step
replay-next = Next step
replay-next-trick = Next trick
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-pace = Pace
replay-seconds =
    { $seconds ->
        [one] one second a step
       *[other] { $seconds } seconds a step
    }
replay-where = Round { $round }, trick { $trick }
replay-hand = Hand: { $name }
replay-no-hand = no cards left
replay-copy = Copy the link
