# Refusals by the server.
refused-key-unreadable = Der Signierschlüssel ist nicht lesbar: Prüfe die Datei { $file } oder die Variable JOLLYROGER_KEY.
refused-port-taken = Port { $port } ist belegt: Beende das andere Programm, oder wähle einen anderen Port.
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
refused-no-line = Der Server antwortet nicht: Prüfe die Verbindung und versuche es noch einmal.
refused-talked-out = An diesem Tisch ist genug geredet: Spielt weiter und redet am nächsten.
refused-no-such-pad = Dieser Block liegt nicht oder nicht mehr auf dem Server: Prüfe den Link, oder lass ihn neu teilen.
refused-pad-full = Der Server behält höchstens { $most } Einträge eines Blocks: Führt ihn auf einem Gerät weiter, oder beginnt einen neuen.
refused-pad-from-the-future = Ein Eintrag auf diesem Block ist über einen Tag vordatiert: Stell die Uhr jenes Geräts richtig, und beginn einen neuen Block.
refused-pad-no-bid = Diese Ansage gibt es auf dem Block nicht: Wähle einen Durchgang und eine Person, die er hat.
refused-pad-bid-said = Diese Ansage steht schon auf dem Block: Ändere sie dort.
refused-pad-nothing-sealed = In diesem Durchgang hat niemand geheim angesagt: Sagt zuerst an.

# Copies of the database.
backed-up = Die Kopie liegt in { $file }.
restored = Die Kopie ist eingespielt.
restored-beside = Die Kopie ist eingespielt; was vorher da war, liegt in { $file }.

# Where the page is told.
server-stop = Beenden mit Strg+C; jedes Spiel bleibt erhalten.
