# What did not fit in how a table is dealt. Lines with a round are spoken whole: at most 140 characters.
doubt-title = Hier stimmt etwas nicht
doubt-early = Durchgang { $round }: Die Zahlen wurden verlangt, bevor alle eine hinterlegt hatten.
doubt-late = Durchgang { $round }: Eine Zahl wurde erst hinterlegt, als es dafür zu spät war.
doubt-changed = Durchgang { $round }: Was versiegelt oder hinterlegt war, wurde geändert.
doubt-number = Durchgang { $round }: Eine aufgedeckte Zahl passt nicht zu der hinterlegten.
doubt-bot = Durchgang { $round }: Eine Zahl kam von einem Platz, an dem niemand ist.
doubt-left_out = Durchgang { $round }: Beim Geben wurde eine Zahl weggelassen, ohne dass es gesagt wurde.
doubt-seed = Durchgang { $round }: Die Saat des Servers ist nicht die, die er versiegelt hatte.
doubt-deal = Durchgang { $round }: Gegeben oder gewürfelt wurde etwas anderes, als Saat und Zahlen ergeben.
doubt-withheld = Dein Gerät gibt in diesem Durchgang keine Zahl.
doubt-way-out = Ein ehrlicher Server tut das nicht. Spiel weiter oder geh; deine Notizen zeigen später, was war.
doubt-go-on = Weiterspielen
doubt-leave = Den Tisch verlassen
doubt-dealt = Durchgang { $round } wurde ohne deine Zahl gegeben: Etwas stimmte nicht.
doubt-unchecked-title = Nicht geprüft
doubt-unchecked =
    { $count ->
        [one] Durchgang { $rounds } wurde nicht geprüft: er endete, als deine Verbindung weg war.
       *[other] Die Durchgänge { $rounds } wurden nicht geprüft: sie endeten, als deine Verbindung weg war.
    } Deine Notizen lassen sich noch mit der Aufzeichnung vergleichen.
doubt-unchecked-read = Verstanden
