why-points = Cela rapporte environ { $points ->
    [one] 1 point
   *[other] { $points } points
} de plus par la suite.
why-denies = Cela laisse à { $seat } environ { $points ->
    [one] 1 point
   *[other] { $points } points
} de moins.
why-safer = Cela laisse moins de place à la chance.
why-later = La suite est meilleure ; dans l’immédiat, aucun point ne le montre.
sure-clear = Cela gagne environ { $percent } % des parties essayées, nettement plus que le choix suivant.
sure-close = Cela gagne environ { $percent } % des parties essayées ; le choix suivant vaut autant.
sure-other = Cela gagne environ { $percent } % des parties essayées.
curve = Chances de gagner
curve-known = Chances de gagner, si tout était connu
curve-axis = de la ligne 0 à la ligne { $lines }
by-champion = Jugé par le champion.
by-search = Jugé par la recherche : aucun champion n’a appris ce qui a été joué.
accuracy = { $seat } a choisi avec une précision de { $percent } %.
no-moments = Aucun choix n’a coûté plus de quelques centièmes des chances de gagner.
cost = { $percent } % des chances de gagner
played = Joué par { $seat } : { $action }
better = Meilleur : { $action }.
step = { $seat } : { $action }
