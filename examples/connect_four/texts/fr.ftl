# Les mots de puissance quatre.

CF-001 = Deux joueurs s’affrontent ; chacun a vingt et un jetons d’une couleur.
CF-002 = Le plateau est dressé : sept colonnes de six cases, toutes vides au début.
CF-003 = Rouge commence ; ensuite, on joue à tour de rôle.
    .no = Ce n’est pas à { SEAT($seat) } de jouer.
CF-004 = À son tour, on glisse un jeton dans une colonne ; il descend jusqu’à la plus basse case libre.
    .news = { SEAT($a) } glisse un jeton dans la { NAME("columns", $b) }.
CF-005 = Une colonne pleine n’accepte plus de jeton.
    .no = Il n’y a plus de case libre dans la { NAME("columns", $a) }.
CF-006 = Qui aligne quatre jetons voisins, debout, à plat ou en biais, gagne aussitôt.
    .news = { SEAT($a) } complète une rangée et gagne.
CF-007 = Si le plateau est plein sans que personne ait aligné quatre jetons, la partie est nulle.
    .news = Le plateau est plein : la partie est nulle.
CF-008 = Rien n’est caché et rien n’est laissé au hasard.

goal = Quatre jetons alignés gagnent.
    .rule = CF-006
why-column = Le jeton reste où il tombe. Voyez quelle case il ouvre au-dessus de lui à votre rival.
    .rule = CF-004
about-columns = Une colonne de six cases : un jeton glissé ici tombe dans la plus basse case libre.
    .rule = CF-002, CF-004
about-disc = Un jeton. Il reste là où il s’est arrêté et ne bouge plus.
    .name = Jeton
    .rule = CF-004
ask-column = Dans quelle colonne glissez-vous votre jeton ?
do-drop = Glisser un jeton dans la { NAME("columns", $a) }

pic-waiting = C’est au tour { OF($a) }
pic-winner = { SEAT($a) } a gagné
pic-drawn = Partie nulle
pic-discs = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
pic-panel-players = Joueurs
pic-panel-board = Plateau
pic-where-column = choisissez une colonne qui brille
