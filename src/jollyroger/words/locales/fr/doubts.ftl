# What did not fit in how a table is dealt. Lines with a round are spoken whole: at most 140 characters.
doubt-title = Quelque chose ne va pas
doubt-early = Manche { $round } : les nombres ont été demandés avant que chacun ait déposé le sien.
doubt-late = Manche { $round } : un nombre a été déposé alors qu'il était trop tard.
doubt-changed = Manche { $round } : ce qui était scellé ou déposé a été modifié.
doubt-number = Manche { $round } : un nombre révélé ne correspond pas à celui qui était déposé.
doubt-bot = Manche { $round } : un nombre est venu d'une place où il n'y a personne.
doubt-left_out = Manche { $round } : un nombre a été écarté de la donne sans que ce soit dit.
doubt-seed = Manche { $round } : la graine du serveur n'est pas celle qu'il avait scellée.
doubt-deal = Manche { $round } : la donne ou un jet de dé n'est pas ce que donnent la graine et les nombres.
doubt-withheld = Votre appareil ne donne pas de nombre dans cette manche.
doubt-way-out = Un serveur honnête ne fait pas cela. Continuez ou partez ; vos notes montreront plus tard ce qui s'est passé.
doubt-go-on = Continuer
doubt-leave = Quitter la table
doubt-dealt = La manche { $round } a été donnée sans votre nombre : quelque chose n'allait pas.
doubt-unchecked-title = Non vérifié
doubt-unchecked =
    { $count ->
        [one] La manche { $rounds } n'a pas été vérifiée : elle s'est terminée pendant que votre connexion était perdue.
       *[other] Les manches { $rounds } n'ont pas été vérifiées : elles se sont terminées pendant que votre connexion était perdue.
    } Vos notes peuvent encore être comparées à la partie téléchargée.
doubt-unchecked-read = Compris
