## Mode compétitif

AK-250 = Dans un tournoi, une campagne ou une ligue, chaque joueur choisit en secret, avant le premier tour, un objectif secret qu’il n’y a pas encore employé ; aucun s’ils le sont tous.
AK-251 = À la fin, les objectifs secrets sont révélés. Une victoire vaut 6 points de victoire, une égalité 3, une défaite 1 ; un objectif accompli ajoute ses points, et son bonus si son propriétaire a gagné.
AK-252 = Les joueurs sont classés par points de victoire ; à égalité, par l’indice scénario.
AK-253 = L’indice scénario d’une partie est cent fois la part des points de scénario du joueur, arrondie au plus proche (la moitié vers le haut), et 50 pour chacun s’il n’y en a pas. Celui d’un événement est la somme de ses parties.
AK-254 = Les autres départages appartiennent à l’organisateur : à défaut, le nombre de victoires, puis les points d’objectifs secrets, puis le sort.
