# Before a game: who sits where, what is played, how friends come.
bot-random = Parrot
bot-heuristic = Old salt
bot-level1 = Deckhand
bot-level2 = Sailor
bot-level3 = Bosun
bot-level4 = Captain
bot-level5 = Admiral
bot-about-random = plays anything allowed
bot-about-heuristic = plays by rules of thumb
bot-about-level1 = forgets what was played, goes by feel
bot-about-level2 = remembers little, often misjudges
bot-about-level3 = counts a little, sometimes misjudges
bot-about-level4 = mostly counts, seldom misjudges
bot-about-level5 = taught itself; the strongest
bot-styled = { $bot }, { $style }
bot-style-plain = no leaning
bot-style-bold = bold
bot-style-careful = careful
bot-style-showy = showy
bot-style-thorough = thorough
bot-style-about-plain = plays what seems best, with no habit to be read
bot-style-about-bold = aims high, spends specials gladly: the bid may be more than the hand
bot-style-about-careful = aims low, keeps specials back: the hand may be more than the bid
bot-style-about-showy = plays specials as soon as it can: later few are left
bot-style-about-thorough = thinks some tricks ahead and takes longer

lobby-table = Table { $code }
lobby-seats = Who sits where
lobby-name-title = What are you called?
lobby-name-give = Come in
lobby-name-first = Tell us your name, then take a seat.
lobby-take-seat = Take a seat.
lobby-full = All seats are taken: you may watch, or take a bot's seat.
lobby-empty =
    { $empty ->
        [one] One seat is still open.
       *[other] { $empty } seats are still open.
    }
lobby-all-here = All seats are taken.
lobby-wait = We wait for the start.
lobby-wait-host = { $name } starts the game.
lobby-bots-fill =
    { $empty ->
        [one] Start now and a bot ({ $bot }) sits there until a friend comes.
       *[other] Start now and bots ({ $bot }) sit there until friends come.
    }
lobby-come-and-go = Who comes later takes a bot's seat after the round.
lobby-waiting = Waiting for somebody to play with.
lobby-meet = Others find this table in the list. Nobody may come: you can start with bots at any time.
lobby-nobody = Nobody has come yet, and perhaps nobody will.
lobby-nobody-way = Your table is in the list of open tables. Start with bots: who comes later takes a seat of theirs.
lobby-start-line = Start
lobby-start = Start the game
lobby-start-bots = Start with bots
lobby-phrases = Phrases
lobby-spoken = What was said

seat-open = Open seat
seat-open-note = first to come sits here
seat-you = { $name } (you)
seat-host = host,
seat-here = here,
seat-ready = ready
seat-bot = bot: { $bot }
seat-hushed = quiet
seat-sit = Sit here
seat-enlist = Add a bot
seat-number = seat { $seat }
seat-level = Level of { $name }
seat-style = Style of { $name }
seat-menu = Seat of { $name }
seat-leave = Leave my seat
seat-remove = Remove { $name }
seat-hush = Ask { $name } to be quiet
seat-unhush = Let { $name } speak again

levels-title = Bots for the empty seats
levels-note = no bot sees a hidden piece
levels-style = Style
levels-others = For comparison

invite-title = Invite friends
invite-code = Say the code
invite-send = or send the link
invite-link = Link to this table
invite-copy = Copy link
invite-share = Share
invite-qr = The link as a QR code
invite-show = QR code
invite-text = Come and play { $game } with me.
invite-computer = This link works on this computer only. For other devices in your network, start the server again with:
invite-network = This link works for devices in your own network.
invite-insecure = This page came over an open line (http). Browsers then give no clipboard, no installing and no staying awake; with https they do.

options-title = The game
options-game = Game
options-game-skull_king = Skull King
options-game-dice = Dice
options-game-doubloons = Doubloons
options-game-skull_queen = Skull Queen
options-seats = Seats
options-seats-note = { $least } to { $most } in this game
options-speed = Speed
options-speed-brisk = Brisk
options-speed-calm = Calm
options-speed-none = No clock
options-speed-note-brisk = 20 s a move, reserve 90 s
options-speed-note-calm = 60 s a move, reserve 4 min
options-speed-note-none = everybody takes their time
options-landlubber = Landlubber scoring
options-note-landlubber = a missed bid costs nothing unless it was 0, no bonuses
options-previews = Previews
options-note-previews = what a piece would do, in the answer line
options-hints = Hints
options-hints-alone = Bots only
options-hints-always = Always
options-hints-never = Never
options-hints-note-alone = the admiral's advice, while you play bots alone
options-hints-note-always = everybody may ask the admiral for advice
options-hints-note-never = nobody is told what is best
options-chat = Chat
options-note-chat-on = everybody may type; you may ask for quiet
options-note-chat-off = ready-made phrases only
options-watchers = Watchers
options-note-watchers-on = may look on, hands stay hidden
options-note-watchers-off = nobody looks on; a friend who comes after the start cannot take a bot's seat
options-open = Open table
options-note-open = listed on the start page, anybody may come
options-host-only = The host sets these; ask for what you like.
