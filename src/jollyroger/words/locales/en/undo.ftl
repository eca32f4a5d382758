# A move that is taken back, alone among bots.
undo-button = Take back
undo-bid = Taken back: your bid of { $bid }.
undo-piece = Taken back: { $piece } is in your hand again.
undo-place = Taken back: your pirates can be placed again.
undone = Your last move is taken back.
refused-undo-alone = Nothing is taken back at a table with other people: play on.
refused-nothing-to-undo = You have made no move in this round that could be taken back: play on.
refused-undo-often = You have taken back many moves in a short time: play on, and in half a minute you can take back again.
