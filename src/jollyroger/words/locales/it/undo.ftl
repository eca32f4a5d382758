# Una mossa ritirata, da soli tra i bot.
undo-button = Ritira
undo-bid = Mossa ritirata: la tua dichiarazione, { $bid }.
undo-piece = Mossa ritirata: { $piece } è di nuovo in mano tua.
undo-place = Mossa ritirata: puoi disporre di nuovo i tuoi pirati.
undone = La tua ultima mossa è ritirata.
refused-undo-alone = A un tavolo con altre persone non si ritira niente: continua.
refused-nothing-to-undo = In questa mano non hai fatto mosse che si possano ritirare: continua.
refused-undo-often = Hai ritirato molte mosse in poco tempo: continua, tra mezzo minuto potrai ritirarne di nuovo.
