# Un segnapunti che più telefoni condividono.
pad-shared = Su ogni telefono
pad-shared-note = Metti questo segnapunti sul server: gli altri lo seguono dal vivo, ci scrivono o dichiarano in segreto. Senza linea tutto continua qui e viene unito dopo.
pad-shared-note-open = Metti questo segnapunti sul server: gli altri lo seguono dal vivo o ci scrivono. Senza linea tutto continua qui e viene unito dopo.
pad-share = Condividi il segnapunti
pad-link = Link a questo segnapunti
pad-shared-live = Condiviso: chi ha il link o il codice vede lo stesso segnapunti.
pad-shared-lost = Ora manca la linea. Tutto resta qui e viene unito quando torna.
pad-secret = La mia dichiarazione segreta
pad-secret-who = Chi sei?
pad-secret-bid = Dichiarazione segreta di { $name }
pad-secret-in = Sigillate: { $names }.
pad-secret-reveal = Yo-ho-ho! Mostra le dichiarazioni
pad-secret-shown = Yo-ho-ho! Le dichiarazioni della mano { $round } sono scoperte.
