# What did not fit in how a table is dealt. Lines with a round are spoken whole: at most 140 characters.
doubt-title = Something does not fit
doubt-early = Round { $round }: the numbers were called for before everybody had pledged one.
doubt-late = Round { $round }: a pledge came after the pledges were closed.
doubt-changed = Round { $round }: what was sealed or pledged before has been changed.
doubt-number = Round { $round }: a number was shown that does not fit its pledge.
doubt-bot = Round { $round }: a number came from a seat where nobody is.
doubt-left_out = Round { $round }: a number was left out of the deal, and nobody was told.
doubt-seed = Round { $round }: the seed of the server is not the one it had sealed.
doubt-deal = Round { $round }: what was dealt or thrown is not what the seed and the numbers make.
doubt-withheld = Your device gives no number in this round.
doubt-way-out = An honest server does not do this. Go on, or leave; your notes show later what happened.
doubt-go-on = Go on
doubt-leave = Leave the table
doubt-dealt = Round { $round } was dealt without your number: something did not fit.
doubt-unchecked-title = Not checked
doubt-unchecked =
    { $count ->
        [one] Round { $rounds } was not checked: it ended while your line was lost.
       *[other] Rounds { $rounds } were not checked: they ended while your line was lost.
    } Your notes can still be compared with the record.
doubt-unchecked-read = Understood
