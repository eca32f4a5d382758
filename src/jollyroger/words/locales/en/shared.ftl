# A pad that several phones share.
pad-shared = On every phone
pad-shared-note = Put this pad on the server: others follow it live, write in it, or bid in secret. Without a line everything goes on here and is merged later.
pad-shared-note-open = Put this pad on the server: others follow it live or write in it. Without a line everything goes on here and is merged later.
pad-share = Share this pad
pad-link = Link to this pad
pad-shared-live = Shared: everybody with the link or the code sees the same pad.
pad-shared-lost = No line at the moment. Everything is kept here and joined with the others when the line is back.
pad-secret = My own secret bid
pad-secret-who = Who are you?
pad-secret-bid = Secret bid of { $name }
pad-secret-in = Sealed: { $names }.
pad-secret-reveal = Yo-ho-ho! Show the bids
pad-secret-shown = Yo-ho-ho! The bids of round { $round } are open.
