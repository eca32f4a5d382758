# Faires Austeilen, hinterher geprüft.
verdict-fair =
    { $rounds ->
        [one] Fair: Lose, Karten und Würfe des einen Durchgangs ergeben sich aus den gezeigten Saaten und Zahlen.
       *[other] Fair: Lose, Karten und Würfe aller { $rounds } Durchgänge ergeben sich aus den gezeigten Saaten und Zahlen.
    }
verdict-scope = Für Züge, Namen und wessen Zahl welche ist, steht nur die Aufzeichnung; deine eigenen Notizen prüfen sie: --mine NOTIZEN.
verdict-running = So weit fair: Das Spiel ist nicht zu Ende, und die letzte Saat ist vielleicht noch verdeckt.
verdict-repeatable = Wiederholbar: Lose, Karten und Würfe ergeben sich aus der Saat in der Aufzeichnung. Das beweist keine Fairness: Jemand hat die Saat gewählt.
verdict-unproven = Diese Aufzeichnung beweist nichts: Sie hält die Regeln ein, aber ihre Saat ergibt diese Karten auf keinem Weg, den dieses Programm kennt.
verdict-nobody = niemand
verdict-round = Durchgang { $round }: Zahlen von: { $given }; zu spät: { $late }; abwesend: { $away }; Bots: { $bots }.
verdict-round-open = Durchgang { $round }, Saat noch nicht gezeigt: Zahlen von: { $given }; zu spät: { $late }; abwesend: { $away }; Bots: { $bots }.
verdict-unexplained = Durchgang { $round }: keine Zahl und kein Grund dafür bei: { $names }. Ob sie abwesend waren oder übergangen wurden, sagt diese Aufzeichnung nicht.
verdict-mine =
    { $rounds ->
        [0] Nichts widerspricht deinen Notizen, aber sie haben keinen Durchgang dieses Spiels gesehen.
        [one] Deine Notizen stimmen mit der Aufzeichnung überein. Verglichen wurde ein Durchgang; Durchgänge mit einer Zahl von dir: { $own }.
       *[other] Deine Notizen stimmen mit der Aufzeichnung überein. Verglichen wurden { $rounds } Durchgänge; Durchgänge mit einer Zahl von dir: { $own }.
    }
verdict-doubts = Beim Spielen stimmte in diesen Durchgängen etwas nicht: { $rounds }.
refused-unfair-deal = Durchgang { $round } wurde nicht fair ausgeteilt: Zeile { $line } ergibt sich nicht aus Saat und Zahlen; bitte den Gastgeber um eine heile Kopie.
refused-record-hidden = Diese Aufzeichnung verbirgt, was ihr Platz nicht sehen konnte: Hol sie noch einmal, wenn das Spiel vorbei ist.
refused-nothing-to-verify = Diese Aufzeichnung sagt nicht, woraus ausgeteilt wurde: Das halten nur Tische auf einem Server fest.
refused-notes-differ =
    Zeile { $line } deiner Notizen und Zeile { $other } der Aufzeichnung widersprechen sich: { $what ->
        [game] ein anderes Spiel, andere Optionen oder eine andere Spielerzahl
        [name] wer wo saß
        [seat] wer einen Platz nahm, verließ oder zurückkam
        [seal] der Hash der Saat des Servers
        [seed] die Saat
        [pledge] eine hinterlegte Zahl
        [number] eine Zahl
        [late] wer zu spät war
        [lot] das Los
        [hand] die ausgeteilten Karten
        [move] eine Ansage, eine Platzierung oder ein Zug
        [points] was aus einem Stich oder Durchgang wurde
       *[order] was als Nächstes geschah
    }. Heb beide Dateien auf: Eine von ihnen ist falsch.
refused-notes-damaged = Zeile { $line } deiner Notizen ist nicht zu lesen: Die Datei ist abgeschnitten oder verändert; nimm eine unversehrte Kopie.
refused-notes-newer = Diese Notizen haben Version { $version }, dieses Programm kennt { $known }: Installiere ein neueres jollyroger.
refused-notes-of-another-game = Diese Notizen gehören zu einem anderen Spiel als diese Aufzeichnung: Nimm die Notizen desselben Tischs; ihre Datei heißt wie der Tisch.
refused-notes-as-record = Das sind deine eigenen Notizen, keine Aufzeichnung: Nenne erst die Aufzeichnung, dann die Notizen hinter --mine.
refused-record-as-notes = Hinter --mine steht eine Aufzeichnung, keine eigenen Notizen: Nenne die Datei, die dir beim Verlassen des Tischs gesagt wurde.
