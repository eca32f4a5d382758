# Names of suits and pieces. A piece's name starts with its most telling word.

suit-Y = giallo
suit-R = rosso
suit-B = blu
suit-K = nero
suit-G = verde
suit-C = cerchio
suit-T = triangolo
suit-Q = quadrato
suit-S = stella

# What stands on a piece for its suit. In one game no two begin alike, and none is the code of another suit.
letter-Y = Gi
letter-R = R
letter-B = B
letter-K = N
letter-G = V
letter-C = C
letter-T = T
letter-Q = Q
letter-S = S

number-Y = Giallo { $value }
number-R = Rosso { $value }
number-B = Blu { $value }
number-K = Nero { $value }
number-G = Verde { $value }
number-C = Cerchio { $value }
number-T = Triangolo { $value }
number-Q = Quadrato { $value }
number-S = Stella { $value }

piece-ES = Escape
piece-PI = Pirata
piece-ME = Mermaid
piece-SM = Scary Mary
piece-SK = Skull King
piece-FL = Bandiera
piece-MO = Scimmia
piece-FM = Primo ufficiale

# All that is held in the dice game is a die: the bare word names it, most telling word first.
die-K = Nero
die-B = Blu
die-R = Rosso
die-Y = Giallo
die-PI = Pirata
die-ME = Mermaid
die-SK = Skull King
skull-PI = Pirata con teschio
skull-ME = Mermaid con teschio
skull-SK = Skull King con teschio
flag-PI = Pirata con bandiera
flag-ME = Mermaid con bandiera
flag-SK = Skull King con bandiera
flag-Y = Giallo con bandiera

# DO5: how a doubloon feels.
touch-number = disco liscio, { $suit } in rilievo, { $value }
touch-FL = bordo sottile, una bandiera
touch-PI = bordo dentellato, un triangolo arrotondato
touch-ME = bordo dentellato, un pesce
touch-SM = bordo dentellato, una bandiera
touch-SK = bordo dentellato, una corona

game-skull_king = Skull King
game-dice = Skull King, il gioco ai dadi
game-doubloons = Skull King con i dobloni
game-skull_queen = Skull Queen
declared = { $piece } come { $like }
option-landlubber = conteggio per marinai di terra
