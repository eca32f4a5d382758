# What did not fit in how a table is dealt. Lines with a round are spoken whole: at most 140 characters.
doubt-title = Qualcosa non torna
doubt-early = Mano { $round }: i numeri sono stati chiesti prima che tutti ne avessero depositato uno.
doubt-late = Mano { $round }: un numero è stato depositato quando era troppo tardi.
doubt-changed = Mano { $round }: ciò che era sigillato o depositato è stato cambiato.
doubt-number = Mano { $round }: un numero mostrato non corrisponde a quello depositato.
doubt-bot = Mano { $round }: un numero è venuto da un posto dove non c'è nessuno.
doubt-left_out = Mano { $round }: un numero è stato escluso dalla distribuzione senza dirlo.
doubt-seed = Mano { $round }: il seme del server non è quello che aveva sigillato.
doubt-deal = Mano { $round }: la distribuzione o un lancio non è ciò che danno il seme e i numeri.
doubt-withheld = Il tuo dispositivo non dà alcun numero in questa mano.
doubt-way-out = Un server onesto non lo fa. Continua o vattene; le tue note mostreranno poi che cosa è successo.
doubt-go-on = Continua
doubt-leave = Lascia il tavolo
doubt-dealt = La mano { $round } è stata distribuita senza il tuo numero: qualcosa non tornava.
doubt-unchecked-title = Non controllato
doubt-unchecked =
    { $count ->
        [one] La mano { $rounds } non è stata controllata: è finita mentre la tua connessione era interrotta.
       *[other] Le mani { $rounds } non sono state controllate: sono finite mentre la tua connessione era interrotta.
    } Le tue note si possono ancora confrontare con la partita scaricata.
doubt-unchecked-read = Capito
