# Ein Zug wird zurückgenommen, allein unter Bots.
undo-button = Zurücknehmen
undo-bid = Zurückgenommen: deine Ansage { $bid }.
undo-piece = Zurückgenommen: { $piece } ist wieder auf deiner Hand.
undo-place = Zurückgenommen: du kannst deine Piraten neu aufstellen.
undone = Dein letzter Zug ist zurückgenommen.
refused-undo-alone = An einem Tisch mit anderen Menschen wird nichts zurückgenommen: spiel weiter.
refused-nothing-to-undo = In diesem Durchgang hast du noch keinen Zug gemacht, der sich zurücknehmen ließe: spiel weiter.
refused-undo-often = Du hast in kurzer Zeit sehr oft zurückgenommen: spiel weiter, in einer halben Minute geht es wieder.
