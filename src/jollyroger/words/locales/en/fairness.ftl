# Fair dealing, checked afterwards.
verdict-fair =
    { $rounds ->
        [one] Fair: the lots, deals and throws of the one round are what the shown seeds and numbers make.
       *[other] Fair: the lots, deals and throws of all { $rounds } rounds are what the shown seeds and numbers make.
    }
verdict-running = Fair as far as it goes: this game is not over, and the last seed may still be hidden.
verdict-repeatable = Repeatable, not provably fair: a local game whose deals come from the seed in the record.
verdict-nobody = nobody
verdict-round = Round { $round }: numbers from { $given }; too late: { $late }; bots or away: { $bots }.
verdict-round-open = Round { $round }, seed not shown yet: numbers from { $given }; too late: { $late }; bots or away: { $bots }.
refused-unfair-deal = Round { $round } was not dealt fairly: line { $line } is not what the seed and the numbers make; ask the host for an intact record.
refused-record-hidden = This record hides what its seat could not see: fetch it again when the game is over.
refused-nothing-to-verify = This record says nothing about where its deals came from: only tables on a server record that.
