# Names of suits and pieces. A piece's name starts with its most telling word.

suit-Y = jaune
suit-R = rouge
suit-B = bleu
suit-K = noir
suit-G = vert
suit-C = cercle
suit-T = triangle
suit-Q = carré
suit-S = étoile

# What stands on a piece for its suit. In one game no two begin alike, and none is the code of another suit.
letter-Y = J
letter-R = R
letter-B = B
letter-K = N
letter-G = V
letter-C = Ce
letter-T = T
letter-Q = Ca
letter-S = É

number-Y = Jaune { $value }
number-R = Rouge { $value }
number-B = Bleu { $value }
number-K = Noir { $value }
number-G = Vert { $value }
number-C = Cercle { $value }
number-T = Triangle { $value }
number-Q = Carré { $value }
number-S = Étoile { $value }

piece-ES = Escape
piece-PI = Pirate
piece-ME = Mermaid
piece-SM = Scary Mary
piece-SK = Skull King
piece-FL = Drapeau
piece-MO = Petit singe
piece-FM = Second de la capitaine

# All that is held in the dice game is a die: the bare word names it, most telling word first.
die-K = Noir
die-B = Bleu
die-R = Rouge
die-Y = Jaune
die-PI = Pirate
die-ME = Mermaid
die-SK = Skull King
skull-PI = Pirate à tête de mort
skull-ME = Mermaid à tête de mort
skull-SK = Skull King à tête de mort
flag-PI = Pirate au drapeau
flag-ME = Mermaid au drapeau
flag-SK = Skull King au drapeau
flag-Y = Jaune au drapeau

# DO5: how a doubloon feels.
touch-number = disque lisse, { $suit } en relief, { $value }
touch-FL = bord fin, un drapeau
touch-PI = bord dentelé, un triangle arrondi
touch-ME = bord dentelé, un poisson
touch-SM = bord dentelé, un drapeau
touch-SK = bord dentelé, une couronne

game-skull_king = Skull King
game-dice = Skull King, le jeu de dés
game-doubloons = Skull King en doublons
game-skull_queen = Skull Queen
declared = { $piece } en { $like }
option-landlubber = décompte pour marins d'eau douce
