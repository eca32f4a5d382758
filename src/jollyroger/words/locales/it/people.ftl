# What happens around the game, as one seat hears it; keys that end in -you are about that seat.
people-empty = posto libero
people-arranged = Le impostazioni sono cambiate.
people-sat = { $name } si siede al tavolo.
people-sat-you = Ora siedi al tavolo, { $name }.
people-waiting = { $name } prende il posto di { $bot } alla fine della mano.
people-gave-up = { $name } rinuncia al posto.
people-bot-sat = { $name }, un bot, si siede al tavolo.
people-bot-takes = Un bot subentra al posto di { $name }.
people-stood-up = { $name } si alza.
people-stood-in = { $name } non c'è: gioca un bot.
people-stood-in-you = Non ci sei: un bot gioca per te.
people-returned = { $name } è di nuovo qui.
people-returned-you = Sei di nuovo al tuo posto.
people-removed = { $name } ha dovuto lasciare il tavolo.
people-host = Ora ospita { $name }.
people-host-you = Ora ospiti tu.
people-started = La partita comincia.
people-extended = { $name } prende altri 30 secondi.
people-extended-you =
    Altri 30 secondi per te; { $left ->
        [0] era l'ultima volta
        [one] ancora una volta
       *[other] ancora { $left } volte
    }.
people-spoke = { $name }: { $phrase }
people-spoke-you = Tu: { $phrase }
people-said = { $name } dice: { $text }
people-said-you = Tu dici: { $text }
people-chat-on = La chat è aperta.
people-chat-off = La chat è chiusa.
people-hushed = { $name } non ha più la parola.
people-hushed-you = Non hai più la parola.
people-heard = { $name } ha di nuovo la parola.
people-heard-you = Hai di nuovo la parola.
people-rematched = Lo stesso equipaggio va avanti: { $game }.
people-next-table = Il prossimo tavolo è pronto.
people-help = Chiedi con: { $commands }.
people-refused = Non è stato accettato ({ $code }): ricarica la pagina e riprova.
people-no-line = Il server non risponde: controlla la connessione e riprova.

# What can be said without a chat.
phrase-ahoy = Ehilà!
phrase-well-played = Ben giocato!
phrase-good-luck = Buona fortuna!
phrase-thanks = Grazie!
phrase-oops = Ops!
phrase-hurry = Salpiamo!
phrase-think = Ci penso.
phrase-yo-ho-ho = Yo-ho-ho, ciurma!
phrase-farewell = Buon vento!
phrase-again = Ancora una partita?
