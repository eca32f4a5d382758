# One sentence each: the thing, the reason, the way out.
none = nessuna

phase-deal = la distribuzione
phase-bid = le dichiarazioni
phase-place = i pirati sulle assi
phase-play = la prossima giocata
phase-over = più nulla

refused-player-count = In { $count } non si può giocare: questo gioco è da { $least } a { $most } giocatori.
refused-no-such-seat = Questo posto non esiste: il tavolo ha { $players } posti.
refused-game-over = La partita è finita: cominciane un'altra.
refused-not-now = Adesso non si può: il tavolo aspetta { $phase }.
refused-no-such-space = Questo spazio non esiste: un'asse ha gli spazi 8, 5, 3, 2 e 1.
refused-bid-range = Questa dichiarazione non è possibile: dichiara un numero da 0 a { $most }.
refused-bid-barred = Stavolta non puoi dichiarare { $bid }: scegli un altro numero.
refused-no-such-choice = Qui non si può scegliere questo: prendi una delle scelte mostrate.
refused-not-your-turn = Non è il tuo turno: prima gioca { $seat }.
refused-say-how = { $piece } aspetta una scelta: come Pirata, o come Escape o Bandiera per non vincere niente.
refused-unknown-piece = “{ $piece }” non esiste in questo gioco: usa il nome, o un codice di docs/notation.md.
refused-not-in-hand = Non hai in mano { $piece }: gioca qualcosa che hai.
refused-must-follow = { $piece } non si può giocare: { $suit } è il colore della presa e tu hai { $held }; gioca { $suit } o un pezzo speciale.
must-follow-suit = { $piece } non si può giocare: { $suit } è il colore della presa e tu hai { $held }; gioca { $suit }.
refused-unreadable-move = “{ $text }” non è una mossa: scrivi ciò che è chiesto, o “aiuto”.
refused-unknown-game = Nessun gioco si chiama “{ $game }”: scegli tra { $games }.
refused-no-lockstep = { $game } non si gioca in molte partite alla volta: usa simulate, che le gioca una dopo l'altra.
refused-unknown-option = { $game } non ha un'opzione “{ $option }”; opzioni possibili: { $options }.
refused-unknown-bot = Nessun bot si chiama “{ $bot }”: scegli tra { $bots }.
refused-unknown-language = Non parliamo “{ $language }”: scegli tra { $languages }.
refused-unknown-question = Questa domanda non ha risposta: chiedi di una presa, delle carte in mano o dei punti, o scrivi “aiuto”.
refused-unreadable-question = Questa domanda non si può leggere: scrivi una lista di codici, come ["Y2", "Y12"].
refused-not-json = Questa riga non è un oggetto JSON: scrivi {"{"}"trick": ["Y2", "Y12"]{"}"} o la presa a parole.
refused-no-number-card = Nessuno ha giocato una carta con numero, quindi la presa non ha colore: aggiungi le carte che mancano.
refused-trick-size =
    { $count ->
        [one] Un pezzo non fa
       *[other] { $count } pezzi non fanno
    } una presa: ne servono da { $least } a { $most }.
refused-too-many = { $piece }: nella scatola ce ne sono solo { $count }; controlla i codici.
refused-number-range = “{ $name }” deve essere un numero intero da { $least } a { $most }.
refused-unreadable-placement = Per disporre servono un lato e uno spazio per ogni colore: fronte R8 Y5 G5 B2.
refused-empty-hand = La mano è vuota, quindi non si può giocare niente: scrivi che cosa contiene.
refused-king-trick = Con il vecchio re dei pirati una presa ha { $count } carte, la sua per prima: scrivile tutte.
refused-spaces-count = Su un'asse stanno { $count } pirati: indica uno spazio per ciascuno, o acqua.
