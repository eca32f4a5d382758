# Der Tisch eines Servers, vom Terminal aus; der Befehl zum Zurückkommen steht in der nächsten Zeile.
online-lost = Die Verbindung zum Server ist weg. Wir versuchen, sie wiederzubekommen; bitte warte.
online-back = Die Verbindung zum Server ist wieder da.
online-gone = Der Server hat fünf Minuten lang nicht geantwortet. Dein Platz dort bleibt dir; wenn er wieder läuft, komm zurück mit:
online-unreadable = Der Server sagt etwas, das dieses Programm nicht lesen kann. Installiere ein neueres jollyroger und komm zurück mit:
online-kept = Dein Platz bleibt dir, und ein Bot spielt für dich, bis du wieder da bist. Komm zurück mit:
online-again = Hierher kommst du wieder mit:
online-notes = Deine eigenen Notizen zu diesem Spiel, mit denen sich die Aufzeichnung vergleichen lässt (jollyroger verify AUFZEICHNUNG --mine NOTIZEN), liegen in:
doubt-unreadable = Runde { $round }: Der Server hat etwas gesagt, das dieses Programm nicht lesen kann.
doubt-gap = Durchgang { $round }: Der Server hat etwas ausgelassen oder doppelt erzählt.
online-unchecked = Durchgang { $round } ließ sich nicht prüfen: Seine Saat kam, als die Leitung weg war. Deine Notizen prüfen ihn noch.

refused-no-link = „{ $link }“ führt zu keinem Tisch: Kopiere den Link von der Seite, oder schreib die Adresse des Servers und den Code des Tisches, in Anführungszeichen.
refused-no-server = Unter { $server } antwortet kein Server: Prüfe die Adresse und deine Verbindung und versuch es noch einmal.
refused-no-answer = { $server } antwortet nicht wie ein Server dieses Spiels: Prüfe den Link.
refused-no-seat = An diesem Tisch ist kein Platz zu haben: Sieh zu mit jollyroger watch { $link }
refused-other-version = Der Server spricht eine andere Version des Protokolls: Installiere das jollyroger, das dort läuft.
refused-unknown-refusal = Der Server hat das aus einem Grund abgelehnt, den dieses Programm nicht kennt ({ $code }): Installiere ein neueres jollyroger.
