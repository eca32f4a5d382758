# What happens around the game, as one seat hears it; keys that end in -you are about that seat.
people-empty = freier Platz
people-arranged = Die Einstellungen sind geändert.
people-sat = { $name } setzt sich an den Tisch.
people-sat-you = Du sitzt am Tisch, { $name }.
people-waiting = { $name } übernimmt nach dem Durchgang den Platz von { $bot }.
people-gave-up = { $name } möchte den Platz nicht mehr.
people-bot-sat = { $name }, ein Bot, setzt sich an den Tisch.
people-bot-takes = Ein Bot übernimmt den Platz von { $name }.
people-stood-up = { $name } steht auf.
people-stood-in = { $name } ist weg: Ein Bot spielt weiter.
people-stood-in-you = Du bist weg: Ein Bot spielt für dich weiter.
people-returned = { $name } ist wieder da.
people-returned-you = Du bist wieder an deinem Platz.
people-removed = { $name } wurde vom Tisch entfernt.
people-host = Jetzt leitet { $name } den Tisch.
people-host-you = Jetzt leitest du den Tisch.
people-started = Das Spiel beginnt.
people-extended = { $name } nimmt sich 30 Sekunden mehr.
people-extended-you =
    30 Sekunden mehr für dich; { $left ->
        [0] das war das letzte Mal
       *[other] noch { $left } Mal
    }.
people-spoke = { $name }: { $phrase }
people-spoke-you = Du: { $phrase }
people-said = { $name } sagt: { $text }
people-said-you = Du sagst: { $text }
people-chat-on = Der Chat ist an.
people-chat-off = Der Chat ist aus.
people-hushed = { $name } ist jetzt stumm.
people-hushed-you = Du bist jetzt stumm.
people-heard = { $name } darf wieder sprechen.
people-heard-you = Du darfst wieder sprechen.
people-rematched = Dieselbe Mannschaft spielt weiter: { $game }.
people-next-table = Der nächste Tisch ist bereit.
people-help = Frag mit: { $commands }.
people-refused = Das wurde abgelehnt ({ $code }): Lade die Seite neu und versuch es noch einmal.
people-no-line = Der Server ist nicht zu erreichen: Prüfe deine Verbindung und versuch es noch einmal.

# What can be said without a chat.
phrase-ahoy = Ahoi!
phrase-well-played = Gut gespielt!
phrase-good-luck = Viel Glück!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-hurry = Leinen los!
phrase-think = Ich überlege noch.
phrase-yo-ho-ho = Yo-ho-ho, Mannschaft!
phrase-farewell = Gute Fahrt!
phrase-again = Noch eine Runde?
