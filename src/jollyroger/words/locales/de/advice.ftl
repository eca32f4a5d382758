# Ein Tipp: zuerst der Zug, dann was für ihn spricht. Der Rückblick nennt dieselben Gründe.
hint-ask = Tipp
hint-mark = Tipp
hint-marked = { $piece }, Tipp
hint-bid = Tipp: Ansage { $bid }.
hint-play = Tipp: { $piece }.
hint-place = Tipp: { $stands }.
hint-pick = Tipp: Wähle { $choice }.
hint-other-bid = Ansage { $bid }
hint-why-only = Es gibt keine andere Wahl.
hint-why-likely =
    { $tricks ->
        [0] Noch wahrscheinlicher ist gar kein Stich.
        [one] Noch wahrscheinlicher ist ein Stich.
       *[other] Noch wahrscheinlicher sind { $tricks } Stiche.
    }
hint-why-kept =
    { $tenths ->
        [0] Eine solche Ansage gelingt fast nie.
        [10] Eine solche Ansage gelingt fast immer.
       *[other] Eine solche Ansage gelingt etwa { $tenths } von 10 Mal.
    }
hint-why-brings = Sie bringt im Schnitt { $points }, ohne Bonus.
hint-why-needs =
    { $count ->
        [one] Ein Stich fehlt noch.
       *[other] { $count } Stiche fehlen noch.
    }
hint-why-enough = Weitere Stiche schaden.
hint-why-over =
    { $count ->
        [one] Ein Stich ist schon zu viel.
       *[other] { $count } Stiche sind schon zu viel.
    }
hint-why-lost = Die Ansage ist nicht mehr zu schaffen.
hint-why-leads =
    { $tenths ->
        [0] Kaum ein ungesehenes Stück schlägt es.
        [10] Fast jedes ungesehene Stück schlägt es.
       *[other] Etwa { $tenths } von 10 ungesehenen Stücken schlagen es.
    }
hint-why-takes =
    { $tenths ->
        [0] So wie der Stich liegt, gewinnt es ihn; kaum ein ungesehenes Stück schlägt es.
        [10] So wie der Stich liegt, gewinnt es ihn; fast jedes ungesehene Stück schlägt es.
       *[other] So wie der Stich liegt, gewinnt es ihn; etwa { $tenths } von 10 ungesehenen Stücken schlagen es.
    }
hint-why-takes-last = Es gewinnt den Stich: Danach spielt niemand mehr.
hint-why-safe = Kein ungesehenes Stück schlägt es.
hint-why-ducks = Es überlässt den Stich den anderen.
hint-why-throws =
    { $tenths ->
        [0] So wie der Stich liegt, gewinnt er ihn fast nie.
        [10] So wie der Stich liegt, gewinnt er ihn fast immer.
       *[other] So wie der Stich liegt, gewinnt er ihn etwa { $tenths } von 10 Mal.
    }
hint-why-ahead =
    { $points ->
        [one] { $other } verspricht einen Punkt weniger.
       *[other] { $other } verspricht { $points } Punkte weniger.
    }
hint-why-level = { $other } ist genauso gut.
hint-why-thumb = Das sind Faustregeln: Für dieses Spiel ist noch nichts gelernt.
hint-why-gains =
    { $points ->
        [one] So wie der Stich liegt, bringt sie einen Punkt auf der Planke.
       *[other] So wie der Stich liegt, bringt sie { $points } Punkte auf der Planke.
    }
hint-why-loses =
    { $points ->
        [one] So wie der Stich liegt, kostet sie einen Punkt auf der Planke.
       *[other] So wie der Stich liegt, kostet sie { $points } Punkte auf der Planke.
    }
hint-why-stays = So wie der Stich liegt, bleibt die Planke, wie sie ist.
hint-why-others-gain =
    { $points ->
        [one] Die anderen gewinnen einen Punkt.
       *[other] Die anderen gewinnen { $points } Punkte.
    }
hint-why-others-lose =
    { $points ->
        [one] Die anderen verlieren einen Punkt.
       *[other] Die anderen verlieren { $points } Punkte.
    }
hint-why-rises = Die Karten in { $suit } sind hoch: Dieser Pirat wird steigen.
hint-why-sinks = Die Karten in { $suit } sind niedrig: Dieser Pirat wird sinken.
