# What only the command line says: the plain table, the simulator, files and databases.
command-say = sage
command-start = start
command-extend = mehrzeit
command-return = rückkehr
command-brief = knapp
command-normal = normal
command-full = ausführlich
command-planks = planken
command-gone = weg
command-time = zeit
command-repeat = nochmal
detail-brief = Ab jetzt wenige Worte.
detail-normal = Ab jetzt so viele Worte wie üblich.
detail-full = Ab jetzt jede Einzelheit.
clock-warning = Noch { $seconds } Sekunden. mehrzeit gibt dir 30 mehr.
choice-in = Deine Wahl gilt. Wir warten auf { $names }.
minus = minus { $number }
code-minus = { $code } minus
code-plus = { $code } plus
numerals = null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn
last-round = Das ist der letzte Durchgang.
away-return = rückkehr gibt dir deinen Platz zurück.
stand-in-bid = Ein Bot hat für dich { $bid } angesagt. Du kannst es noch ändern: Gib eine andere Ansage ein.
stand-in-placed = Ein Bot hat deine Piraten aufgestellt. Du kannst das noch ändern: Stelle sie neu auf.
stand-in-chose = Ein Bot hat für dich gewählt: { $move }. Du kannst es noch ändern.
clock-rule = Es läuft eine Uhr: { $move } Sekunden für jeden Zug und { $bank } mehr für das ganze Spiel. Du wirst gewarnt, bevor sie abläuft.
phrases = Du kannst sagen: { $phrases }
command-codes = kürzel
codes-suit = { $first } bis { $last }: { $name } bis { $other }
codes-one = { $code }: { $name }, { $count } in der Schachtel
codes-die = { $code }: { $name }, { $count } im Beutel; zeigt { $faces }
gone = In diesem Durchgang gespielt: { $pieces }.
gone-nothing = In diesem Durchgang ist noch nichts gespielt.
gone-suit = { $suit } { $values }
gone-some = { $piece } { $count } von { $all }
legal-winning = Vorn läge jetzt: { $pieces }.
trick-would = So, wie der Stich liegt: { $moves }
trick-would-move-nobody = So, wie der Stich liegt, bewegt sich kein Pirat.
trick-would-be-lost = So, wie der Stich liegt, bekommt ihn niemand.
hand-empty = Deine Hand ist leer.
bid-so-far = { $won }, angesagt { $bid }
won-so-far = { $won } gemacht
nobody-bids = In diesem Spiel sagt niemand an.
no-short-rules = Kurzregeln für { $game } gibt es hier nicht.
bid-complete = Du hast, was du angesagt hast.
who-host = { $name } leitet den Tisch.
who-host-you = Du leitest den Tisch.
rules-more-skull_king =
    Die Farben sind Gelb, Rot, Blau und Schwarz, jede von 1 bis 13.
    Wer die Farbe nicht hat, spielt, was er will. Nach einer Sonderkarte legt die
    nächste Zahl die Farbe fest. Scary Mary ist Pirat oder Escape, wie du es beim
    Ausspielen sagst. Von mehreren gleichen Sonderkarten zählt die erste.
    kürzel nennt jede Karte. Die meisten Punkte am Ende gewinnen.
    Für den Skull King zählt sie immer als gefangener Pirat.
rules-more-dice =
    Schwarze Würfel zeigen 5 bis 7, blaue 3 bis 5, rote 1 bis 3, gelbe eine
    Flagge, 1 oder 7. Sonderwürfel zeigen ihren Totenkopf oder eine Flagge, die
    nichts gewinnt. Wer die Farbe nicht hat, wirft, was er will. kürzel nennt
    jeden Würfel.
rules-more-doubloons =
    Die Formen sind Kreis, Dreieck, Quadrat und Stern, jede von 0 bis 9.
    Wer die Form nicht hat, spielt, was er will. Scary Mary ist Pirat oder
    Flagge, wie du es beim Ausspielen sagst. Von mehreren gleichen zählt die
    erste. kürzel nennt jede Münze. Die meisten Punkte am Ende gewinnen.
    Für den Skull King zählt sie immer als gefangener Pirat.
rules-more-skull_queen =
    Oben ist das schmale Ende. Das Äffchen zählt 0, der Erste Maat 13, in der Farbe
    des Stichs. Karten in der Mitte gehören niemandem: für sie zieht keiner.
    Hat eine Farbe Piraten bewegt, kommen ihre Karten weg, auch die der Mitte.
    Ein Pirat im Wasser zählt nichts und bleibt bis zum Ende des Durchgangs dort.
    So viele Durchgänge wie Spieler; zu zweit sind es zwei.
lobby-waits = Das Spiel hat noch nicht begonnen. Der Gastgeber tippt start.
table-open = Der Tisch ist offen. Andere kommen mit dem Code { $code } dazu oder mit diesem Link:
usual-name = Matrose

prompt-bid = Ansage, 0 bis { $most }:
prompt-start = Tippe start, wenn alle da sind:
prompt-place = Stelle deine Piraten auf, etwa Vorderseite R8 Y5 G5 B2:
prompt-play = Spiele { $legal }:
prompt-choose = Wähle, 1 bis { $most }:
welcome = { $game }, { $players } Spieler, { $rounds } Durchgänge. Tippe jederzeit hilfe.
kept = Das Spiel ist gespeichert. Weiter geht es mit:
review-offer = Tippe rückblick für deine Entscheidungen, oder die Eingabetaste:
recorded = Die Aufzeichnung dieses Spiels liegt in:
help-table =
    Frag mit: hand spielbar tisch { $standing } punkte dran letzter logbuch wer
    warum regeln kürzel hilfe weg zeit nochmal.
    weg sagt, was in diesem Durchgang gespielt ist, nochmal, was zuletzt kam.
    tipp sagt, was der stärkste Bot täte. zurück nimmt deinen letzten Zug zurück.
    Ist das Spiel vorbei, sagt rückblick, was deine Entscheidungen wert waren.
    knapp, normal und ausführlich bestimmen, wie viel erzählt wird.
    speichern legt das Spiel in eine Datei, ende tut das auch und hört auf.
    Mit anderen Menschen: start beginnt das Spiel, wenn du Gastgeber bist, sage
    und ein Text sagt ihn, mehrzeit gibt dir 30 Sekunden mehr, und rückkehr
    holt deinen Platz zurück, wenn ein Bot für dich gespielt hat.
saved = Das Spiel ist gespeichert. { $file }

replay-begins = { $game } noch einmal: { $names }.
replay-hands = Hände: { $hands }.
taken-back =
    { $count ->
        [one] In diesem Spiel wurde ein Zug zurückgenommen; erzählt ist, was galt.
       *[other] In diesem Spiel wurden { $count } Züge zurückgenommen; erzählt ist, was galt.
    }
taken-back-here =
    { $count ->
        [one] Hier wurde ein Zug zurückgenommen.
       *[other] Hier wurden { $count } Züge zurückgenommen.
    }
replay-prompt = Eingabetaste für weiter, oder vorher, durchgang 3, hände, alles, ende:
replay-help = Die Eingabetaste geht weiter. vorher und durchgang mit einer Zahl gehen dorthin, alles erzählt den Rest, hände zeigt alle Hände. Frag mit: tisch { $standing } punkte letzter logbuch wer warum regeln.
replay-command-next = weiter
replay-command-back = vorher
replay-command-round = durchgang
replay-command-all = alles
replay-command-hands = hände
replay-command-quit = ende
refused-no-such-round = Einen Durchgang „{ $round }“ gibt es in diesem Spiel nicht: nenne einen, der gespielt wurde, etwa durchgang 3.
settings = Im Terminal: { $mode }; das Logbuch ist { $detail }.
settings-lines = einfache Zeilen
settings-screen = ganzer Bildschirm
settings-name = An anderen Tischen heißt du { $name }.
settings-lang = Die Sprache ist { $lang }.
language-name = Deutsch

sim-title =
    { $game }, { $players } am Tisch, { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }, Startwert { $seed }
sim-name = Bot
sim-win = Siegquote
sim-interval = 95-%-Intervall
sim-score = Punkte im Schnitt
sim-bids = Ansagen erfüllt
sim-time = ms je Entscheidung, p50 und p99

arena-rank = Rang
arena-name = Bot
arena-rating = Wertung
arena-mu = mu
arena-sigma = sigma
arena-games = Spiele
arena-forfeits = aufgegeben

bench-game = Spiel
bench-players = am Tisch
bench-engine = Maschine
bench-device = Gerät
bench-batch = Spiele zugleich
bench-steps = Schritte/s
bench-compile = Übersetzen, s
bench-bytes = Byte je Spiel
bench-missing = Nicht installiert und darum nicht gemessen: { $packages }. Mit pip install 'jollyroger[jax]' kommt es dazu.

refused-watching = Wer zusieht, kann am Tisch nichts sagen: Nimm dir mit play --join und dem Link des Tischs einen Platz.
refused-no-game-kept = Kein gespeichertes Spiel kann weitergehen: Fang mit play ein neues an.
refused-server-deals = Ein Server gibt selbst: Lass --seed weg.
refused-host-chooses = Uhr, Chat und Tipps wählst du für einen Tisch auf einem Server: Füge --host und die Adresse hinzu.
refused-no-server-address = „{ $server }“ ist keine Adresse eines Servers: Schreib sie wie https://play.example.org.
refused-bot-count =
    { $bots ->
        [one] Ein Bot füllt
       *[other] { $bots } Bots füllen
    } nicht { $players } Plätze: Nenne einen für jeden Platz oder einen für alle.
refused-game-count = { $games } Spiele sind zu wenige: Spiel mindestens eines.
refused-league-of-one = Einer allein macht keine Liga: Nenne mindestens zwei Bots.
refused-name-taken = „{ $name }“ gibt es zweimal: Jeder Bot und jedes Programm braucht einen eigenen Namen.
refused-program-unreadable = „{ $text }“ nennt kein Programm: Schreib NAME="BEFEHL".
refused-no-such-program = „{ $command }“ lässt sich nicht starten: Prüfe den Befehl von { $name }.
refused-program-absent = { $name } saß nach { $seconds } Sekunden noch nicht am Tisch: Versuch den Befehl an einem Tisch von jollyroger serve.
refused-program-ended = { $name } war zu Ende, bevor es am Tisch saß: Versuch den Befehl an einem Tisch von jollyroger serve.
refused-batch-size = { $batch } Spiele zugleich sind zu wenige: Spiel mindestens eines.
refused-record-newer = Diese Aufzeichnung hat Version { $version }, dieses Programm liest nur bis { $known }: Installiere ein neueres.
refused-record-damaged = Die Aufzeichnung ist in Zeile { $line } beschädigt: Nichts wurde geändert; nimm eine heile Kopie.
refused-no-such-file = „{ $file }“ lässt sich nicht lesen: Prüfe den Namen.
refused-cannot-write = „{ $file }“ lässt sich nicht schreiben: Prüfe deine Rechte dort, oder wähle einen anderen Ort.
refused-database-newer = Die Datenbank { $url } stammt von einer neueren Version: Installiere diese, oder spiel eine ältere Kopie ein.
refused-database-unreadable = Die Datenbank { $url } lässt sich nicht öffnen ({ $cause }): Prüfe Namen und Rechte und ob sie läuft; nichts wurde geändert.
refused-database-foreign = „{ $file }“ gehört einem anderen Programm: Nimm eine andere Datei; nichts wurde geändert.
refused-copy-unreadable = „{ $file }“ ist keine Kopie von jollyroger backup oder ist beschädigt ({ $cause }): Nimm eine andere; nichts wurde geändert.
refused-database-in-use = Die Datenbank { $file } gehört gerade einem anderen Server: Halte ihn an, oder nimm eine andere Datei.
refused-database-linked = Die Datenbank { $file } hat einen zweiten Namen (einen harten Link), und das würde sie beschädigen: Lösche den anderen Namen, oder nimm eine Kopie der Datei.
refused-database-unknown = „{ $url }“ ist keine Adresse einer Datenbank: Schreib sqlite:///DATEI oder postgresql://RECHNER/NAME.
refused-database-driver = Der Treiber für diese Datenbank fehlt: Installiere { $package }.
refused-backup-exists = „{ $file }“ gibt es schon: Wähle einen anderen Namen, oder lösche die Datei zuerst.
refused-backup-by-pg-dump = Eine PostgreSQL-Datenbank wird nicht von hier aus kopiert: Nimm pg_dump und pg_restore.
refused-arguments = Die Befehlszeile ist nicht zu lesen: { $detail } Hilfe: { $command } --help.
arguments-command = Den Befehl „{ $word }“ gibt es nicht.
arguments-word = „{ $word }“ ist ein Wort zu viel.
arguments-option = Die Option { $option } gibt es nicht.
arguments-twice = { $option } steht zweimal da.
arguments-missing = { $option } fehlt oder hat keinen Wert.
arguments-value = „{ $value }“ passt nicht zu { $option }.
arguments-wanted = „{ $value }“ passt nicht zu { $option }; möglich: { $wanted }.
arguments-number = eine ganze Zahl
refused-file-exists = „{ $file }“ gibt es schon: Wähle einen anderen Namen.
refused-resume-alone = Ein Spiel, das weitergeht, hat Spiel, Anzahl, Bots und Startwert schon: Lass sie weg.
refused-machine = Dieser Computer meldet: { $detail }. Behebe das und versuch es noch einmal.

# Environments for agents that learn.
refused-missing-extra = { $package } ist nicht installiert: Führe pip install 'jollyroger[{ $extra }]' aus.
refused-unknown-action = Eine Aktion { $action } gibt es nicht: Wähle eine Zahl von 0 bis { $most }.
refused-unknown-render-mode = Die Darstellung „{ $mode }“ gibt es nicht: Wähle eine von { $modes }.
refused-reset-first = Das Spiel hat noch nicht begonnen: Ruf zuerst reset auf.
refused-missing-key = Ein Schritt teilt aus und würfelt: Gib ihm einen Schlüssel mit.

# The score pad by lines.
pad-games = Spiele: { $games }.
pad-ask-game = Spiel, oder Enter für { $game }:
pad-ask-names = Namen im Uhrzeigersinn, mit Kommas dazwischen:
pad-ask-dealer = Wer gibt zuerst? Ein Name, oder Enter für das Los:
pad-ask-starter = Wer würfelt zuerst? Ein Name, oder Enter für das Los:
pad-help-opening = Erst das Spiel, dann die Namen im Uhrzeigersinn, dann wer anfängt. Enter nimmt, was angeboten ist; ende hört auf.
pad-prompt-bids = Ansagen, 0 bis { $most }, der Reihe nach oder mit Namen:
pad-prompt-bid = Ansage von { $name }, 0 bis { $most }:
pad-prompt-won-each = Stiche, 0 bis { $most }, der Reihe nach oder mit Namen:
pad-prompt-won = Stiche von { $name }, 0 bis { $most }:
pad-prompt-tricks = Stiche: Enter, wenn wie angesagt, sonst wie { $name } 1:
pad-prompt-off = Wer hat wie viele gemacht, wie { $name } 1:
pad-prompt-bonus = Boni wie { $name } pirat 2, oder Enter zum Speichern:
pad-prompt-captures = Was darin lag, wie { $name } { $word }, oder Enter:
pad-prompt-planks = { $name }, wie R8 Y5 G0 B2, 0 ist im Wasser:
pad-prompt-save = Enter speichert den Durchgang, oder eine Änderung:
pad-prompt-again = Durchgang { $round }, eine Änderung, oder Enter:
pad-prompt-over = Das Spiel ist aus. punkte, durchgang 3, statistik, ende:
pad-tricks = Stiche: { $tricks }.
pad-adds-up = Die Summe stimmt.
pad-once = { $piece } gibt es nur einmal, zählt in diesem Durchgang aber doppelt: Prüfe die Boni.
pad-no-bonus = Kein Bonus ist notiert.
pad-step-bid = Durchgang { $round }, Ansagen: { $changes }
pad-step-won = Durchgang { $round }, Stiche: { $changes }
pad-step-space = Durchgang { $round }, Planken: { $changes }
pad-step-bonus = Durchgang { $round }, Bonus: { $changes }
pad-step-one = { $name } von { $before } auf { $after }
pad-ready = Jeder Pirat hat ein Feld: Der Durchgang kann gespeichert werden.
pad-kept = Alles ist gespeichert. Weiter geht es mit:
pad-exported = Die Datei ist geschrieben.
pad-merged =
    { $count ->
        [0] In dieser Datei ist nichts neu.
        [one] Ein Eintrag ist neu.
       *[other] { $count } Einträge sind neu.
    }
pad-imported = Jetzt unter deinen Blöcken: { $title }
pad-help =
    Ansagen: je eine Zahl, der Reihe nach: 2 1 0 1. Oder mit Namen: { $name } 2, { $other } 1.
    Stiche: Enter, wenn alles wie angesagt ist, oder nur die anderen: { $name } 1.
    Boni: { $name } pirat 2 für zwei Piraten, die der Skull King gefangen hat,
    { $name } könig für den Skull King, den eine Meerjungfrau besiegt hat.
    { $name } ansage 2 ändert eine Ansage, - nimmt einen Wert weg. speichern oder Enter
    speichert den Durchgang.
    Frage mit: punkte rennen warum wer prüfen verlauf statistik hilfe;
    warum { $name } 3 meint { $name } in Durchgang 3. durchgang 3 liest diesen Durchgang vor
    und ändert ihn, bis du Enter drückst. zurück und wieder gehen hin und her.
    name { $name } Maria und geber { $name } ändern das.
    schiedsrichter und ein Stich klärt einen Streit:
    schiedsrichter gelb 2, schwarz 1.
    export csv, text oder json und ein Dateiname schreibt eine Datei. vereinen und
    ein Dateiname nimmt auf, was ein anderes Gerät geschrieben hat, import nimmt
    ein anderes Spiel unter deine Blöcke auf.
    ende hört auf; alles ist jederzeit gespeichert.
pad-help-tricks =
    Stiche: je eine Zahl, der Reihe nach: 2 1 0 1. Oder mit Namen: { $name } 2, { $other } 1.
    Was darin lag: { $name } { $word }. - nimmt einen Wert weg.
    speichern oder Enter speichert den Durchgang.
    Frage mit: punkte rennen warum wer prüfen verlauf statistik hilfe;
    warum { $name } 3 meint { $name } in Durchgang 3. durchgang 3 liest diesen Durchgang vor
    und ändert ihn, bis du Enter drückst. zurück und wieder gehen hin und her.
    name { $name } Maria und geber { $name } ändern das.
    schiedsrichter und ein Stich klärt einen Streit:
    schiedsrichter { $trick }.
    export csv, text oder json und ein Dateiname schreibt eine Datei. vereinen und
    ein Dateiname nimmt auf, was ein anderes Gerät geschrieben hat, import nimmt
    ein anderes Spiel unter deine Blöcke auf.
    ende hört auf; alles ist jederzeit gespeichert.
pad-help-planks =
    Planken: das Feld jedes Piraten am Ende: R8 Y5 G0 B2, oder 8 5 0 2 in der
    Reihenfolge R Y G B; 0 ist im Wasser. Mit einem Namen davor gilt es für diese
    Person: { $other } R5. Enter oder speichern speichert den Durchgang.
    Frage mit: punkte rennen warum wer prüfen verlauf statistik hilfe;
    warum { $name } 2 meint { $name } in Durchgang 2. durchgang 2 liest diesen Durchgang vor
    und ändert ihn, bis du Enter drückst. zurück und wieder gehen hin und her.
    name { $name } Maria und geber { $name } ändern das.
    schiedsrichter und ein Stich klärt einen Streit: schiedsrichter rot 2, rot 12.
    export csv, text oder json und ein Dateiname schreibt eine Datei. vereinen und
    ein Dateiname nimmt auf, was ein anderes Gerät geschrieben hat, import nimmt
    ein anderes Spiel unter deine Blöcke auf.
    ende hört auf; alles ist jederzeit gespeichert.
pad-command-score = punkte
pad-command-race = rennen
pad-command-round = durchgang
pad-command-undo = zurück
pad-command-redo = wieder
pad-command-why = warum
pad-command-who = wer
pad-command-check = prüfen
pad-command-history = verlauf
pad-command-stats = statistik
pad-command-export = export
pad-command-merge = vereinen
pad-command-import = import
pad-command-referee = schiedsrichter
pad-command-name = name
pad-command-dealer = geber
pad-command-save = speichern
pad-command-help = hilfe
pad-command-quit = ende
pad-word-pirate = pirat | piraten
pad-word-king = könig | meerjungfrau
refused-pad-who = „{ $text }“ nennt niemanden eindeutig: Sage { $names }.
refused-pad-unreadable = „{ $text }“ ist nicht zu verstehen: Tippe Zahlen der Reihe nach, oder Name und Zahl, oder hilfe.
refused-pad-count =
    { $count ->
        [one] Eine Zahl passt
       *[other] { $count } Zahlen passen
    } nicht: Tippe { $players } der Reihe nach, oder Namen mit ihren Zahlen.
refused-pad-over = Das Spiel ist aus: Ändere einen früheren Durchgang mit seiner Nummer, wie durchgang 3.
refused-pad-export = „{ $kind }“ lässt sich nicht schreiben: Sage csv, text oder json, und einen Dateinamen.
refused-pad-has-game = „{ $file }“ hat sein eigenes Spiel und seine eigenen Leute: Lass sie weg.
refused-pad-names-count = { $count } Namen sind nicht { $players } Leute: Nenne alle, oder lass eins von beiden weg.
refused-pad-name = „{ $name }“ ist kein Name: Er hat 1 bis { $most } Zeichen, und nicht nur Ziffern.
refused-pad-name-twice = „{ $name }“ steht zweimal da: Gib allen einen eigenen Namen.
refused-pad-range = { $name } kann dort nicht { $value } haben: Tippe eine Zahl von 0 bis { $most }.
refused-pad-no-round = Noch ist kein Durchgang gespeichert: Speichere zuerst einen.

# What --help says about the commands that players use.
cli-usage = Aufruf
cli-commands = Befehle
cli-parameters = Angaben
cli-default = sonst
cli-choices = möglich
cli-required = nötig
cli-lang = en, de, fr oder it; sonst die gemerkte oder die des Systems.
cli-game = Eines von { $games }.
cli-program = Stichspiele mit Piraten: spielen, Streit schlichten, Bots gegeneinander antreten lassen.
cli-play = Im Terminal spielen: gegen Bots oder am Tisch eines Servers.
cli-play-game = Eines von { $games }; das erste, wenn du keines nennst.
cli-play-players = Wie viele am Tisch sitzen, du mitgezählt; sonst 4.
cli-play-option = Eine Regeloption, etwa landlubber fürs Würfelspiel.
cli-play-bot = Gegen wen du spielst: level1 bis level5, sonst level3.
cli-play-seed = Eine Zahl, mit der sich ein Spiel wiederholen lässt.
cli-play-resume = Ein gespeichertes Spiel fortsetzen: seine Datei, sein Name, oder nichts für das letzte.
cli-play-join = An den Tisch eines Servers setzen: sein Link, oder Adresse des Servers und Code des Tischs.
cli-play-host = Auf diesem Server einen Tisch für andere öffnen.
cli-play-speed = Mit --host: eine Uhr, calm (ruhig) oder brisk (flott); keine, wenn du nichts sagst.
cli-play-chat = Mit --host: Alle dürfen schreiben, was sie wollen, nicht nur fertige Sprüche.
cli-play-hints = Mit --host: wann man um einen Tipp bitten darf: alone (allein unter Bots), always (immer) oder never (nie).
cli-play-name = Wie du dort heißt.
cli-play-plain = Nur Textzeilen, für Screenreader, Braillezeile oder Pipe.
cli-play-detail = Wie viel ungefragt erzählt wird: brief, normal oder full.
cli-watch = Am Tisch eines Servers zusehen.
cli-watch-link = Der Link des Tischs, oder Adresse des Servers und Code des Tischs.
cli-watch-plain = Nur Textzeilen.
cli-replay = Ein Spiel Schritt für Schritt mit offenen Händen ansehen.
cli-replay-record = Eine Datei mit der Aufzeichnung eines Spiels.
cli-replay-plain = Nur Textzeilen.
cli-pad = An einem echten Tisch Punkte schreiben, in Textzeilen.
cli-pad-game = Eines von { $games }; sonst wirst du gefragt.
cli-settings = Einmal wählen, wie das Terminal mit dir spielt; ohne Wahl: sagen, was gilt.
cli-settings-plain = Nur Textzeilen, in jedem Spiel.
cli-settings-detail = Wie viel ungefragt erzählt wird: brief, normal oder full.
cli-settings-name = Wie du an fremden Tischen heißt.
cli-settings-lang = Die Sprache aller Befehle von jetzt an: en, de, fr oder it.
cli-referee = Streit schlichten: wer den Stich macht, was gespielt werden darf, was es zählt.
cli-verify = Eine Aufzeichnung prüfen: Sind Lose, Karten und Würfe, was die gezeigten Zahlen ergeben?
cli-review = Auf ein Spiel zurückblicken: was jede Entscheidung wert war und was besser war.
cli-simulate = Bots gegen Bots: Siege, Punkte, getroffene Ansagen, Bedenkzeit.
cli-bench-game = Eines von { $games }; sonst alle.
cli-serve = Tische für Menschen und Programme bereitstellen.
cli-completion = Ein Skript ausgeben, das Befehle und Optionen in deiner Shell ergänzt.
cli-man = Die Handbuchseite ausgeben: jeder Befehl mit seinen Optionen.
