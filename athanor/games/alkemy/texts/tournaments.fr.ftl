## Mode compétitif

AK-252 = Les joueurs sont classés par points de victoire ; à égalité, par l’indice scénario.
AK-253 = L’indice scénario d’une partie est cent fois la part des points de scénario du joueur, arrondie au plus proche (la moitié vers le haut), et 50 pour chacun s’il n’y en a pas. Celui d’un événement est la somme de ses parties.
AK-254 = Les autres départages appartiennent à l’organisateur : à défaut, le nombre de victoires, puis les points d’objectifs secrets, puis le sort.
