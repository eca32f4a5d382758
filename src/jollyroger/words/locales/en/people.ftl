# What happens around the game, as one seat hears it; keys that end in -you are about that seat.
people-empty = empty seat
people-arranged = The host has changed the settings.
people-sat = { $name } sits down.
people-sat-you = You, { $name }, sit down.
people-waiting = { $name } takes the seat of { $bot } when the round is over.
people-gave-up = { $name } does not want the seat any more.
people-bot-sat = { $name }, a bot, sits down.
people-bot-takes = A bot takes over the seat of { $name }.
people-stood-up = { $name } gets up.
people-stood-in = { $name } is away: a bot plays on.
people-stood-in-you = You are away: a bot plays on for you.
people-returned = { $name } is back.
people-returned-you = You are back in your seat.
people-removed = { $name } was removed by the host.
people-host = { $name } is the host now.
people-host-you = You are the host now.
people-started = The game begins.
people-extended = { $name } takes 30 seconds more.
people-extended-you =
    30 seconds more for you; { $left ->
        [0] that was the last time
        [one] one more time
       *[other] { $left } more times
    }.
people-spoke = { $name }: { $phrase }
people-spoke-you = You: { $phrase }
people-said = { $name } says: { $text }
people-said-you = You say: { $text }
people-chat-on = Chat is on.
people-chat-off = Chat is off.
people-hushed = { $name } has been asked to be quiet.
people-hushed-you = The host has asked you to be quiet.
people-heard = { $name } may speak again.
people-heard-you = You may speak again.
people-rematched = The same crew goes on: { $game }.
people-next-table = The next table is ready.
people-help = Ask with: { $commands }.
people-refused = That was refused ({ $code }): load the page again, then try once more.
people-no-line = The server cannot be reached: check your connection and try again.

# What can be said without a chat.
phrase-ahoy = Ahoy!
phrase-well-played = Well played!
phrase-good-luck = Good luck!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-hurry = Set sail!
phrase-think = Let me think.
phrase-yo-ho-ho = Yo-ho-ho, crew!
phrase-farewell = Fair winds!
phrase-again = Another round?
