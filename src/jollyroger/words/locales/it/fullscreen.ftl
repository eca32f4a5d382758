# Il tavolo su tutto lo schermo di un terminale.
screen-plank = Asse, l'alto è a sinistra
screen-now = ora
screen-won-of-bid = Prese/dichiar.
screen-won = Prese
screen-away = assente
screen-leads = apre
screen-back = b riprende il tuo posto.
screen-lobby = La partita non è cominciata. Chi ospita la avvia con b.
screen-declare = Come che cosa?
screen-choose = Scegli: il numero o le frecce, poi Invio.
screen-chat = Con parole tue: premi /, poi scrivi “di” e il testo, se chi ospita lo permette.
screen-page-foot = Esc chiude, le frecce scorrono.
screen-over-foot = v: analisi delle tue scelte. q: uscire. Esc: il tavolo.
screen-pace = Pausa dopo le mosse degli altri: { $pace }.
screen-pace-0 = nessuna
screen-pace-brief = breve
screen-pace-1 = 1 secondo
screen-pace-3 = 3 secondi
screen-pace-key = fino alla barra spaziatrice

screen-do-help = Aiuto
screen-do-hint = Consiglio
screen-do-score = Punti
screen-do-last = Presa
screen-do-log = Diario
screen-do-why = Perché
screen-do-rules = Regole
screen-do-undo = Ritira
screen-do-field = Scrivi
screen-do-talk = Parla
screen-do-begin = Avvia
screen-do-extend = +30 s
screen-do-review = Analisi
screen-do-pace = Ritmo
screen-do-theme = Colori
screen-do-leave = Esci

screen-key-help = questa pagina
screen-key-hint = che cosa farebbe l'ammiraglio
screen-key-score = il foglio punti
screen-key-last = l'ultima presa, e perché è andata così
screen-key-log = tutto il diario
screen-key-why = perché la tua mossa è rifiutata, o perché la presa è andata così
screen-key-rules = le regole in breve
screen-key-undo = ritirare la tua ultima mossa, se giochi solo contro i bot
screen-key-field = scrivere una mossa o un comando
screen-key-talk = dire agli altri una delle frasi
screen-key-begin = avviare la partita, per chi ospita; riprendere il tuo posto, se un bot gioca per te
screen-key-extend = 30 secondi in più, se corre un orologio
screen-key-review = analisi delle tue scelte, a partita finita
screen-key-pace = quanto aspetta il tavolo dopo le mosse degli altri
screen-key-theme = chiaro o scuro
screen-key-leave = uscire; la partita è salvata

screen-help-walk = scorrere la mano o una scelta
screen-help-enter = giocare il pezzo, confermare la scelta
screen-help-mary = Scary Mary: come pirata, o per non vincere nulla
screen-help-digits = scegliere una dichiarazione o uno spazio
screen-help-tab = da una scelta alla successiva
screen-help-space = non aspettare, avanti
screen-help-scroll = scorrere il diario
screen-help-escape = chiudere una pagina, tornare alla mano
screen-help-mouse = Con il mouse: clicca un pezzo per guardarlo, di nuovo per giocarlo. Anche tutto ciò che sta nell'ultima riga si può cliccare.
screen-help-marks = I colori hanno una lettera e un segno: { $marks }.
screen-help-typed = Che cosa si può scrivere dopo /:

screen-step = Passo { $step } di { $steps }.
screen-replay-keys = ← → passo  ↑ ↓ presa  PgUp PgDn mano  s punti  ? aiuto  q esci
screen-replay-help =
    → o Invio: il passo successivo. ←: il passo prima.
    ↓ e ↑: alla prossima presa fatta, a quella prima.
    PgDn e PgUp: alla prossima distribuzione, a quella prima.
    Home e End: all'inizio, alla fine.
    s: il foglio punti. d: chiaro o scuro. q: uscire.
    A partita finita tutte le mani sono scoperte; altrimenti solo la tua.
