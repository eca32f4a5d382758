# Il tavolo di un server, dal terminale; il comando per tornare sta nella riga seguente.
online-lost = La linea con il server è caduta. Proviamo a riprenderla; aspetta, per favore.
online-back = La linea con il server è tornata.
online-gone = Il server non risponde da cinque minuti. Il tuo posto là resta tuo; quando sarà di nuovo acceso, torna con:
online-unreadable = Il server dice qualcosa che questo programma non sa leggere. Installa un jollyroger più recente, poi torna con:
online-kept = Il tuo posto resta tuo, e un bot gioca per te finché non torni. Torna con:
online-again = Per tornare qui:
online-notes = Le tue note di questa partita, con cui confrontare la registrazione (jollyroger verify REGISTRAZIONE --mine NOTE), sono in:
doubt-unreadable = Round { $round }: il server ha detto qualcosa che questo programma non può leggere.
doubt-gap = Mano { $round }: il server ha tralasciato qualcosa, o l'ha detto due volte.
online-unchecked = Mano { $round } non verificata: il suo seme è arrivato mentre la linea era caduta. Le tue note la verificano ancora.

refused-no-link = “{ $link }” non porta a nessun tavolo: copia il link dalla pagina, o scrivi l'indirizzo del server e il codice del tavolo, tra virgolette.
refused-no-server = Nessun server risponde a { $server }: controlla l'indirizzo e la connessione, poi riprova.
refused-no-answer = { $server } non risponde come un server di questo gioco: controlla il link.
refused-no-seat = A questo tavolo non c'è posto: guardalo con jollyroger watch { $link }
refused-other-version = Il server parla un'altra versione del protocollo: installa il jollyroger che usa lui.
refused-unknown-refusal = Il server ha rifiutato per un motivo che questo programma non conosce ({ $code }): installa un jollyroger più recente.
