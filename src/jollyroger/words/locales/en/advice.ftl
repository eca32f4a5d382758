# A hint: the move first, then what speaks for it. The review gives the same reasons.
hint-ask = Hint
hint-mark = hint
hint-marked = { $piece }, hint
hint-bid = Hint: bid { $bid }.
hint-play = Hint: { $piece }.
hint-place = Hint: { $stands }.
hint-pick = Hint: choose { $choice }.
hint-other-bid = Bid { $bid }
hint-why-only = There is no other choice.
hint-why-likely =
    { $tricks ->
        [0] Zero tricks are likelier still.
        [one] One trick is likelier still.
       *[other] { $tricks } tricks are likelier still.
    }
hint-why-kept =
    { $tenths ->
        [0] Such a bid is hardly ever kept.
        [10] Such a bid is nearly always kept.
       *[other] Such a bid is kept about { $tenths } times in 10.
    }
hint-why-brings = It brings { $points } on average, without bonuses.
hint-why-needs =
    { $count ->
        [one] One more trick is needed.
       *[other] { $count } more tricks are needed.
    }
hint-why-enough = No more tricks are wanted.
hint-why-over =
    { $count ->
        [one] There is one trick too many already.
       *[other] There are { $count } tricks too many already.
    }
hint-why-lost = The bid can no longer be kept.
hint-why-leads =
    { $tenths ->
        [0] Hardly any unseen piece beats it.
        [10] Nearly every unseen piece beats it.
       *[other] About { $tenths } in 10 unseen pieces beat it.
    }
hint-why-takes =
    { $tenths ->
        [0] It takes the trick as it lies; hardly any unseen piece beats it.
        [10] It takes the trick as it lies; nearly every unseen piece beats it.
       *[other] It takes the trick as it lies; about { $tenths } in 10 unseen pieces beat it.
    }
hint-why-takes-last = It takes the trick: nobody plays after it.
hint-why-safe = No unseen piece beats it.
hint-why-ducks = It leaves the trick to the others.
hint-why-throws =
    { $tenths ->
        [0] It hardly ever takes the trick as it lies.
        [10] It nearly always takes the trick as it lies.
       *[other] It takes the trick as it lies about { $tenths } times in 10.
    }
hint-why-ahead =
    { $points ->
        [one] { $other } promises one point less.
       *[other] { $other } promises { $points } points less.
    }
hint-why-level = { $other } is just as good.
hint-why-thumb = It goes by rules of thumb: nothing has been learned about this game yet.
hint-why-gains =
    { $points ->
        [one] As the trick lies it brings one point on the plank.
       *[other] As the trick lies it brings { $points } points on the plank.
    }
hint-why-loses =
    { $points ->
        [one] As the trick lies it costs one point on the plank.
       *[other] As the trick lies it costs { $points } points on the plank.
    }
hint-why-stays = As the trick lies the plank stays as it is.
hint-why-others-gain =
    { $points ->
        [one] The others gain one point.
       *[other] The others gain { $points } points.
    }
hint-why-others-lose =
    { $points ->
        [one] The others lose one point.
       *[other] The others lose { $points } points.
    }
hint-why-rises = The { $suit } cards are high: that pirate will climb.
hint-why-sinks = The { $suit } cards are low: that pirate will go down.
