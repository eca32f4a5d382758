# Before a game: who sits where, what is played, how friends come.
bot-random = Pappagallo
bot-heuristic = Lupo di mare
bot-level1 = Mozzo
bot-level2 = Marinaio
bot-level3 = Nostromo
bot-level4 = Capitano
bot-level5 = Ammiraglio
bot-about-random = gioca una mossa permessa qualsiasi
bot-about-heuristic = segue regole semplici
bot-about-level1 = scorda che cosa è uscito, va a istinto
bot-about-level2 = ricorda poco, sbaglia spesso
bot-about-level3 = tiene un po' il conto, a volte sbaglia
bot-about-level4 = di solito tiene il conto, sbaglia di rado
bot-about-level5 = ha imparato da sé; il più forte
bot-styled = { $bot }, { $style }
bot-style-plain = neutrale
bot-style-bold = audace
bot-style-careful = prudente
bot-style-showy = teatrale
bot-style-thorough = meticoloso
bot-style-about-plain = gioca ciò che pare meglio, senza abitudini da leggere
bot-style-about-bold = punta in alto, cede volentieri i pezzi speciali: la dichiarazione può superare la mano
bot-style-about-careful = punta in basso, tiene da parte i pezzi speciali: la mano può superare la dichiarazione
bot-style-about-showy = gioca i pezzi speciali appena può: poi ne restano pochi
bot-style-about-thorough = pensa qualche presa in anticipo e ci mette di più

lobby-table = Tavolo { $code }
lobby-seats = Chi siede dove
lobby-name-title = Come ti chiami?
lobby-name-give = Entra
lobby-name-first = Di' il tuo nome, poi prendi posto.
lobby-take-seat = Prendi posto.
lobby-full = Tutti i posti sono presi: puoi guardare, o prendere quello di un bot.
lobby-empty =
    { $empty ->
        [one] Un posto è ancora libero.
       *[other] { $empty } posti sono ancora liberi.
    }
lobby-all-here = Tutti i posti sono presi.
lobby-wait = Aspettiamo l'inizio.
lobby-wait-host = { $name } avvia la partita.
lobby-bots-fill =
    { $empty ->
        [one] Se cominci ora, un bot ({ $bot }) siede lì finché non arriva qualcuno.
       *[other] Se cominci ora, dei bot ({ $bot }) siedono lì finché non arriva qualcuno.
    }
lobby-come-and-go = Chi arriva più tardi prende il posto di un bot alla fine della mano.
lobby-waiting = Si aspetta qualcuno con cui giocare.
lobby-meet = Altri trovano questo tavolo nella lista. Forse non verrà nessuno: puoi cominciare con i bot quando vuoi.
lobby-nobody = Non è ancora venuto nessuno, e forse non verrà nessuno.
lobby-nobody-way = Il tuo tavolo è nella lista dei tavoli aperti. Comincia con i bot: chi arriva più tardi prende uno dei loro posti.
lobby-start-line = Inizio
lobby-start = Comincia la partita
lobby-start-bots = Comincia con i bot
lobby-phrases = Frasi
lobby-spoken = Che cosa è stato detto

seat-open = Posto libero
seat-open-note = chi arriva per primo siede qui
seat-you = { $name } (tu)
seat-host = ospita,
seat-here = è qui,
seat-ready = tutto pronto
seat-bot = bot: { $bot }
seat-hushed = in silenzio
seat-sit = Siediti qui
seat-enlist = Aggiungi un bot
seat-number = posto { $seat }
seat-level = Livello di { $name }
seat-style = Stile di { $name }
seat-menu = Posto di { $name }
seat-leave = Lascia il mio posto
seat-remove = Allontana { $name }
seat-hush = Chiedi silenzio a { $name }
seat-unhush = Ridai la parola a { $name }

levels-title = Bot per i posti liberi
levels-note = nessun bot vede un pezzo coperto
levels-style = Stile
levels-others = Per confronto

invite-title = Invita gli amici
invite-code = Di' il codice
invite-send = o manda il link
invite-link = Link a questo tavolo
invite-copy = Copia il link
invite-share = Condividi
invite-qr = Il link come codice QR
invite-show = Codice QR
invite-text = Vieni a giocare con me a { $game }.
invite-computer = Questo link funziona solo su questo computer. Per gli altri dispositivi della tua rete, riavvia il server con:
invite-network = Questo link funziona per i dispositivi della tua rete.
invite-insecure = Questa pagina è arrivata su una connessione non cifrata (http). In tal caso i browser non permettono né gli appunti né l'installazione né lo schermo sempre acceso; con https sì.

options-title = La partita
options-game = Gioco
options-game-skull_king = Skull King
options-game-dice = Dadi
options-game-doubloons = Dobloni
options-game-skull_queen = Skull Queen
options-seats = Posti
options-seats-note = da { $least } a { $most } in questo gioco
options-speed = Ritmo
options-speed-brisk = Svelto
options-speed-calm = Calmo
options-speed-none = Senza orologio
options-speed-note-brisk = 20 s a mossa, riserva 90 s
options-speed-note-calm = 60 s a mossa, riserva 4 min
options-speed-note-none = ognuno si prende il suo tempo
options-landlubber = Conteggio per marinai di terra
options-note-landlubber = una dichiarazione mancata non costa niente, tranne lo 0; senza bonus
options-previews = Anteprima
options-note-previews = l'effetto di un pezzo, nella riga di risposta
options-hints = Consigli
options-hints-alone = Solo con bot
options-hints-always = Sempre
options-hints-never = Mai
options-hints-note-alone = il parere dell'ammiraglio, finché giochi solo contro i bot
options-hints-note-always = tutti possono chiedere il parere dell'ammiraglio
options-hints-note-never = nessuno viene a sapere la mossa migliore
options-chat = Chat
options-note-chat-on = tutti possono scrivere; puoi chiedere silenzio
options-note-chat-off = solo frasi pronte
options-watchers = Spettatori
options-note-watchers-on = possono guardare, le mani restano coperte
options-note-watchers-off = nessuno guarda; chi arriva dopo l'inizio non può prendere il posto di un bot
options-open = Tavolo aperto
options-note-open = appare nella pagina iniziale, può venire chiunque
options-host-only = Lo decide chi ospita; di' che cosa preferisci.
