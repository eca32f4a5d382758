# Refusals by the server.
refused-key-unreadable = Der Signierschlüssel ist nicht lesbar: Prüfe die Datei { $file } oder die Variable JOLLYROGER_KEY.
refused-port-taken = Port { $port } ist belegt: Beende das andere Programm, oder wähle einen anderen Port.
refused-host-unknown = „{ $host }“ ist keine Adresse: Gib eine dieses Rechners an, etwa 127.0.0.1.
refused-host-elsewhere = Die Adresse { $host } hat dieser Rechner nicht: Gib eine an, die er hat, oder --lan.
refused-port-forbidden = Port { $port } hält das System für andere frei: Wähle einen ab 1024, oder stell einen Proxy davor.
refused-key-alone = --key { $file } braucht ein Zertifikat dazu: Gib auch --certificate an.
refused-certificate-alone = { $file } enthält keinen Schlüssel, der zum Zertifikat passt: Gib die Schlüsseldatei mit --key an.
refused-certificate-unfit = { $file } und { $other } passen nicht zusammen, oder sind kein Zertifikat und Schlüssel in PEM: Gib die beiden an, die füreinander gemacht sind, den Schlüssel ohne Passwort.
refused-file-unread = { $file } lässt sich nicht lesen: Prüfe den Pfad, und wer die Datei lesen darf.
refused-table-full = Zu viele sehen diesem Tisch zu: Versuch es später noch einmal.
refused-no-spectators = Dieser Tisch will kein Publikum: Such dir einen Platz an einem anderen.
refused-no-such-table = Diesen Tisch gibt es nicht: Prüfe den Link, oder eröffne einen neuen.
refused-no-such-code = Diesen Code hat hier nichts: Frag noch einmal nach.
refused-bad-token = Dieser Ausweis ist nicht von uns: Stell dich neu vor.
refused-not-a-guest = Wir kennen dich noch nicht: Sag zuerst deinen Namen.
refused-too-many-lines = Du siehst zu viele Tische auf einmal: Schließ einen.
refused-join-first = Eine Leitung beginnt mit einem Beitritt: Schick ihn zuerst und nur einmal.
refused-already-joined = Diese Leitung ist schon beigetreten: Schick Züge.
refused-reload = Diese Seite ist zu alt für den Server, der Version { $protocol } spricht: Lade sie neu.
refused-unreadable-frame = Diese Nachricht ist nicht lesbar: Siehe docs/protocol.md.
refused-unreadable-body = Diese Anfrage ist nicht lesbar: Siehe docs/protocol.md.
refused-body-size = Diese Anfrage ist zu lang: höchstens { $most } Bytes.
refused-too-fast = Das ging zu schnell: Warte einen Augenblick.
refused-no-code-left = Auf diesem Server ist gerade kein Code frei: Versuche es später noch einmal.
refused-no-line = Der Server antwortet nicht: Prüfe die Verbindung und versuche es noch einmal.
refused-changed-often = Diese Wahl wurde in diesem Durchgang oft genug geändert: Sie bleibt jetzt, wie sie ist.
refused-option-value = --{ $option } kann nicht „{ $value }“ sein: Gib einen Wert wie { $example } an.
refused-log-full = Das Protokoll dieses Tisches ist voll: Spielt die Partie zu Ende, und eröffnet für mehr einen neuen Tisch.
refused-not-kept = Der Server kann gerade nichts speichern, also hat sich nichts geändert: Versuch es gleich noch einmal.
refused-foreign-page = Diese Anfrage kam von der Seite einer anderen Website: Öffne die Seite dieses Servers, und versuch es dort.
refused-unknown-host = Dieser Server heißt nicht „{ $host }“: Nimm die Adresse, mit der er gestartet wurde (--public-url).
refused-address-too-long = Diese Adresse ist zu lang: Prüfe den Link.
refused-body-not-json = Eine Anfrage mit Inhalt muss JSON sein: Schick sie mit dem Typ application/json.
refused-unknown-limit = Eine Grenze „{ $limit }“ gibt es nicht: Zur Wahl stehen { $limits }.
refused-limit-value = Die Grenze { $limit } braucht einen Wert wie { $limit }={ $example }.
refused-bad-proxies = „{ $proxies }“ ist keine Liste von Proxys: Gib ihre Adressen oder Netze an, mit Kommas dazwischen.
refused-bad-contact = „{ $contact }“ ist keine Adresse, an die man etwas melden kann: Gib eine an, die mit mailto:, https:// oder tel: beginnt.
refused-no-such-pad = Dieser Block liegt nicht oder nicht mehr auf dem Server: Prüfe den Link, oder lass ihn neu teilen.
refused-pad-full = Der Server behält höchstens { $most } Einträge eines Blocks: Führt ihn auf einem Gerät weiter, oder beginnt einen neuen.
refused-pad-from-the-future = Ein Eintrag auf diesem Block ist über einen Tag vordatiert: Stell die Uhr jenes Geräts richtig, und beginn einen neuen Block.
refused-pad-no-bid = Diese Ansage gibt es auf dem Block nicht: Wähle einen Durchgang und eine Person, die er hat.
refused-pad-bid-said = Diese Ansage steht schon auf dem Block: Ändere sie dort.
refused-pad-bid-sealed = Für diese Person hat ein anderes Gerät geheim angesagt: Ändere die Ansage dort, oder zeigt die Ansagen und berichtigt sie auf dem Block.
refused-pad-nothing-sealed = In diesem Durchgang hat niemand geheim angesagt: Sagt zuerst an.

# Copies of the database.
backed-up = Die Kopie liegt in { $file }.
restored = Die Kopie ist eingespielt: { $database }.
restored-beside = Die Kopie ist eingespielt: { $database }. Was vorher da war, liegt in { $file }.

# Where the page is told.
server-stop = Beenden mit Strg+C; jedes Spiel bleibt erhalten.
