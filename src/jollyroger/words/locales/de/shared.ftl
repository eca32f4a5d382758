# Ein Block, den mehrere Telefone teilen.
pad-shared = Auf jedem Telefon
pad-shared-note = Lege diesen Block auf den Server: andere folgen ihm live, schreiben mit oder sagen geheim an. Ohne Verbindung geht hier alles weiter und wird später zusammengeführt.
pad-shared-note-open = Lege diesen Block auf den Server: andere folgen ihm live oder schreiben mit. Ohne Verbindung geht hier alles weiter und wird später zusammengeführt.
pad-share = Block teilen
pad-link = Link zu diesem Block
pad-shared-live = Geteilt: Wer den Link oder den Code hat, sieht denselben Block.
pad-shared-lost = Gerade keine Verbindung. Alles bleibt hier erhalten und wird zusammengeführt, sobald sie wieder da ist.
pad-secret = Meine eigene geheime Ansage
pad-secret-who = Wer bist du?
pad-secret-bid = Geheime Ansage von { $name }
pad-secret-in = Versiegelt: { $names }.
pad-secret-reveal = Yo-ho-ho! Ansagen zeigen
pad-secret-shown = Yo-ho-ho! Die Ansagen von Durchgang { $round } liegen offen.
