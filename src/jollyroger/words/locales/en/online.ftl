# A server's table, from the terminal; the command to come back with stands on the next line.
online-lost = The line to the server is lost. Trying to get it back; please wait.
online-back = The line to the server is back.
online-gone = The server has not answered for five minutes. Your place is kept there; when it is up again, come back with:
online-unreadable = The server says something that this program cannot read. Install a newer jollyroger, then come back with:
online-kept = Your seat is kept, and a bot plays for you until you are back. Come back with:
online-again = Come here again with:
online-notes = Your own notes of this game, to compare its record with (jollyroger verify RECORD --mine NOTES), are in:
doubt-unreadable = Round { $round }: the server said something that this program cannot read.
doubt-gap = Round { $round }: the server left something out, or told something twice.
online-unchecked = Round { $round } could not be checked: its seed was shown while your line was lost. Your notes still check it.

refused-no-link = “{ $link }” leads to no table: copy the link from the page, or write the server's address and the table's code, in quotes.
refused-no-server = No server answers at { $server }: check the address and your connection, then try again.
refused-no-answer = { $server } does not answer like a server of this game: check the link.
refused-no-seat = No seat is to be had at this table: watch it with jollyroger watch { $link }
refused-other-version = The server speaks another version of the protocol: install the jollyroger that it runs.
refused-unknown-refusal = The server refused that for a reason this program does not know ({ $code }): install a newer jollyroger.
