# Faires Austeilen, hinterher geprüft.
verdict-fair =
    { $rounds ->
        [one] Fair: Lose, Karten und Würfe des einen Durchgangs ergeben sich aus den gezeigten Saaten und Zahlen.
       *[other] Fair: Lose, Karten und Würfe aller { $rounds } Durchgänge ergeben sich aus den gezeigten Saaten und Zahlen.
    }
verdict-running = So weit fair: Das Spiel ist nicht zu Ende, und die letzte Saat ist vielleicht noch verdeckt.
verdict-repeatable = Wiederholbar, aber nicht beweisbar fair: ein lokales Spiel, ausgeteilt aus der Saat in der Aufzeichnung.
verdict-nobody = niemand
verdict-round = Durchgang { $round }: Zahlen von: { $given }; zu spät: { $late }; Bots oder abwesend: { $bots }.
verdict-round-open = Durchgang { $round }, Saat noch nicht gezeigt: Zahlen von: { $given }; zu spät: { $late }; Bots oder abwesend: { $bots }.
refused-unfair-deal = Durchgang { $round } wurde nicht fair ausgeteilt: Zeile { $line } ergibt sich nicht aus Saat und Zahlen; bitte den Gastgeber um eine heile Kopie.
refused-record-hidden = Diese Aufzeichnung verbirgt, was ihr Platz nicht sehen konnte: Hol sie noch einmal, wenn das Spiel vorbei ist.
refused-nothing-to-verify = Diese Aufzeichnung sagt nicht, woraus ausgeteilt wurde: Das halten nur Tische auf einem Server fest.
