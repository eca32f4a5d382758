# Un coup repris, seul parmi les bots.
undo-button = Reprendre
undo-bid = Coup repris : votre annonce, { $bid }.
undo-piece = Coup repris : { $piece }, de nouveau en main.
undo-place = Coup repris : vous pouvez replacer vos pirates.
undone = Votre dernier coup est repris.
refused-undo-alone = On ne reprend rien à une table avec d'autres personnes : continuez.
refused-nothing-to-undo = Vous n'avez fait dans cette manche aucun coup qui puisse être repris : continuez.
refused-undo-often = Vous avez repris beaucoup de coups en peu de temps : continuez, vous pourrez en reprendre dans une demi-minute.
