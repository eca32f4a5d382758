# The table on the whole screen of a terminal.
screen-plank = Plank, left is up
screen-now = now
screen-won-of-bid = Tricks / bid
screen-won = Tricks
screen-away = away
screen-leads = leads
screen-back = b takes your seat back.
screen-lobby = The game has not begun. The host begins it with b.
screen-declare = As what?
screen-choose = Choose one: its number or the arrows, then Enter.
screen-chat = A line of your own: press /, then type “say” and the text, where the host allows it.
screen-page-foot = Escape closes, arrows scroll.
screen-over-foot = v: look back at your choices. q: leave. Escape: the table.
screen-pace = Pause after the others' moves: { $pace }.
screen-pace-0 = none
screen-pace-brief = short
screen-pace-1 = 1 second
screen-pace-3 = 3 seconds
screen-pace-key = until the space bar is pressed

screen-do-help = Help
screen-do-hint = Hint
screen-do-score = Score
screen-do-last = Last trick
screen-do-log = Log
screen-do-why = Why
screen-do-rules = Rules
screen-do-undo = Undo
screen-do-field = Type
screen-do-talk = Talk
screen-do-begin = Begin
screen-do-extend = +30 s
screen-do-review = Review
screen-do-pace = Pace
screen-do-theme = Colours
screen-do-leave = Leave

screen-key-help = this page
screen-key-hint = what the admiral would do
screen-key-score = the score sheet
screen-key-last = the last trick, and why it went as it did
screen-key-log = the whole log
screen-key-why = why your move was refused, or why the trick went as it did
screen-key-rules = the rules, briefly
screen-key-undo = take your last move back, where you play against bots alone
screen-key-field = type a move or a command
screen-key-talk = say one of the phrases to the others
screen-key-begin = begin, as the host; take your seat back, if a bot plays for you
screen-key-extend = 30 seconds more, where a clock runs
screen-key-review = look back at your choices, when the game is over
screen-key-pace = how long the table waits after the others' moves
screen-key-theme = light or dark
screen-key-leave = leave; the game is kept

screen-help-walk = walk through your hand, a row of choices
screen-help-enter = play the piece, make the choice
screen-help-mary = Scary Mary: as Pirate, or to win nothing
screen-help-digits = choose a bid or a space
screen-help-tab = from one control to the next
screen-help-space = do not wait, go on
screen-help-scroll = scroll the log
screen-help-escape = close a page, back to your hand
screen-help-mouse = With the mouse: click a piece to look at it, click it again to play it. Everything in the bottom line can be clicked, too.
screen-help-marks = Suits have a letter and a mark: { $marks }.
screen-help-typed = What can be typed after /:

screen-step = Step { $step } of { $steps }.
screen-replay-keys = ← → step  ↑ ↓ trick  PgUp PgDn round  Home End  s score  ? help  q leave
screen-replay-help =
    → or Enter: the next step. ←: the step before.
    ↓ and ↑: to the next trick that is taken, to the one before.
    PgDn and PgUp: to the next deal, to the one before.
    Home and End: to the beginning, to the end.
    s: the score sheet. d: light or dark. q: leave.
    When the game is over all hands lie open; else only your own.
