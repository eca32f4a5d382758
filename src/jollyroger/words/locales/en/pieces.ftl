# Names of suits and pieces. A piece's name starts with its most telling word.

suit-Y = yellow
suit-R = red
suit-B = blue
suit-K = black
suit-G = green
suit-C = circle
suit-T = triangle
suit-Q = square
suit-S = star

# What stands on a piece for its suit. In one game no two begin alike, and none is the code of another suit.
letter-Y = Y
letter-R = R
letter-B = B
letter-K = Bk
letter-G = G
letter-C = C
letter-T = T
letter-Q = Sq
letter-S = St

number-Y = Yellow { $value }
number-R = Red { $value }
number-B = Blue { $value }
number-K = Black { $value }
number-G = Green { $value }
number-C = Circle { $value }
number-T = Triangle { $value }
number-Q = Square { $value }
number-S = Star { $value }

piece-ES = Escape
piece-PI = Pirate
piece-ME = Mermaid
piece-SM = Scary Mary
piece-SK = Skull King
piece-FL = Flag
piece-MO = Monkey
piece-FM = First Mate

die-K = Black die
die-B = Blue die
die-R = Red die
die-Y = Yellow die
die-PI = Pirate die
die-ME = Mermaid die
die-SK = Skull King die
skull-PI = Pirate skull
skull-ME = Mermaid skull
skull-SK = Skull King skull
flag-PI = Pirate flag
flag-ME = Mermaid flag
flag-SK = Skull King flag
flag-Y = Yellow flag

# DO5: how a doubloon feels.
touch-number = plain disc, a raised { $suit }, { $value }
touch-FL = thin rim, a flag
touch-PI = jagged rim, a rounded triangle
touch-ME = jagged rim, a fish
touch-SM = jagged rim, a flag
touch-SK = jagged rim, a crown

game-skull_king = Skull King
game-dice = Skull King, the dice game
game-doubloons = Skull King in doubloons
game-skull_queen = Skull Queen
declared = { $piece } as { $like }
option-landlubber = landlubber scoring
