# Names of suits and pieces. A piece's name starts with its most telling word.

suit-Y = Gelb
suit-R = Rot
suit-B = Blau
suit-K = Schwarz
suit-G = Grün
suit-C = Kreis
suit-T = Dreieck
suit-Q = Viereck
suit-S = Stern

# What stands on a piece for its suit. In one game no two begin alike, and none is the code of another suit.
letter-Y = Ge
letter-R = R
letter-B = B
letter-K = S
letter-G = Gr
letter-C = K
letter-T = D
letter-Q = V
letter-S = S

number-Y = Gelb { $value }
number-R = Rot { $value }
number-B = Blau { $value }
number-K = Schwarz { $value }
number-G = Grün { $value }
number-C = Kreis { $value }
number-T = Dreieck { $value }
number-Q = Viereck { $value }
number-S = Stern { $value }

piece-ES = Escape
piece-PI = Pirat
piece-ME = Mermaid
piece-SM = Scary Mary
piece-SK = Skull King
piece-FL = Flagge
piece-MO = Äffchen
piece-FM = Erster Maat

# All that is held in the dice game is a die, so the bare word names it, in any grammatical case.
die-K = Schwarz
die-B = Blau
die-R = Rot
die-Y = Gelb
die-PI = Pirat
die-ME = Mermaid
die-SK = Skull King
skull-PI = Pirat mit Totenkopf
skull-ME = Mermaid mit Totenkopf
skull-SK = Skull King mit Totenkopf
flag-PI = Pirat mit Flagge
flag-ME = Mermaid mit Flagge
flag-SK = Skull King mit Flagge
flag-Y = Gelb mit Flagge

# DO5: how a doubloon feels.
touch-number = glatte Scheibe, { $suit } erhaben, { $value }
touch-FL = dünner Rand, eine Flagge
touch-PI = gezackter Rand, ein abgerundetes Dreieck
touch-ME = gezackter Rand, ein Fisch
touch-SM = gezackter Rand, eine Flagge
touch-SK = gezackter Rand, eine Krone

game-skull_king = Skull King
game-dice = Skull King, das Würfelspiel
game-doubloons = Skull King mit Dublonen
game-skull_queen = Skull Queen
declared = { $piece } als { $like }
option-landlubber = Landrattenwertung
