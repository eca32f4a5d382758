# Fair dealing, checked afterwards.
verdict-fair =
    { $rounds ->
        [one] Fair: the lots, deals and throws of the one round are what the shown seeds and numbers make.
       *[other] Fair: the lots, deals and throws of all { $rounds } rounds are what the shown seeds and numbers make.
    }
verdict-scope = Moves, names and whose number is whose are the record's word; your own notes check them: --mine NOTES.
verdict-running = Fair as far as it goes: this game is not over, and the last seed may still be hidden.
verdict-repeatable = Repeatable: every lot, deal and throw is what the seed in the record makes. That proves nothing about fairness: the seed was somebody's choice.
verdict-unproven = This record proves nothing: it obeys the rules, but its seed does not make these deals in any way this program knows.
verdict-nobody = nobody
verdict-round = Round { $round }: numbers from { $given }; too late: { $late }; away: { $away }; bots: { $bots }.
verdict-round-open = Round { $round }, seed not shown yet: numbers from { $given }; too late: { $late }; away: { $away }; bots: { $bots }.
verdict-unexplained = Round { $round }: no number from { $names }, and no reason. This record cannot tell whether they were away or left out.
verdict-mine =
    { $rounds ->
        [0] Nothing contradicts your notes, but they saw no deal of this game.
        [one] Your notes agree with the record. One round was compared; rounds with a number of yours: { $own }.
       *[other] Your notes agree with the record. { $rounds } rounds were compared; rounds with a number of yours: { $own }.
    }
verdict-doubts = When you played, something did not fit in these rounds: { $rounds }.
refused-unfair-deal = Round { $round } was not dealt fairly: line { $line } is not what the seed and the numbers make; ask the host for an intact record.
refused-record-hidden = This record hides what its seat could not see: fetch it again when the game is over.
refused-nothing-to-verify = This record says nothing about where its deals came from: only tables on a server record that.
refused-notes-differ =
    Line { $line } of your notes and line { $other } of the record disagree: { $what ->
        [game] another game, other options or another number of players
        [name] who sat where
        [seat] who took a seat, left it or came back
        [seal] the hash of the server's seed
        [seed] the seed
        [pledge] a pledge
        [number] a number
        [late] who was too late
        [lot] the lot
        [hand] the deal
        [move] a bid, a placement or a play
        [points] what came of a trick or a round
       *[order] what happened next
    }. Keep both files: one of them is false.
refused-notes-damaged = Line { $line } of your notes cannot be read: the file was cut or changed; take an intact copy.
refused-notes-newer = These notes are of version { $version }, and this program knows { $known }: install a newer jollyroger.
refused-notes-of-another-game = These notes are of another game than this record: take the notes of the same table, whose file has the name of that table.
refused-notes-as-record = These are your own notes, not a record: name the record first, and the notes behind --mine.
refused-record-as-notes = What stands behind --mine is a record, not your own notes: name the file that you were told when you left the table.
