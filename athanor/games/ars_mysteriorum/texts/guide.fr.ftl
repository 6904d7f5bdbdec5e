### Ce que la page des règles dit de plus : le déroulement d’un tour, le barème, les légendes de ses exemples dessinés.

turn = Une manche a neuf phases, et chacun prend part à toutes.
turn-1 = Étals
    .text = On garnit les emplacements de recettes et les casiers des éléments.
    .rule = AM-030, AM-033
turn-2 = Mystères
    .text = On retourne autant de cartes qu’il y a de joueurs.
    .rule = AM-037
turn-3 = Ordre du tour
    .text = Chacun mise une faveur en secret ; les plus fortes mises choisissent d’abord leur place.
    .rule = AM-040, AM-043
turn-4 = Choix
    .text = Dans le nouvel ordre, chacun prend un des mystères.
    .rule = AM-048
turn-5 = Faveurs
    .text = Tour à tour, une faveur à la fois, face cachée, sur un élément.
    .rule = AM-051, AM-053
turn-6 = Éléments
    .text = La plus forte faveur d’un élément reçoit son plus grand casier, la suivante le deuxième. Puis on peut échanger trois jetons contre un.
    .rule = AM-061, AM-065, AM-095
turn-7 = Apprentis
    .text = Payez pour aller sous une autre tente, ou davantage pour rester.
    .rule = AM-073, AM-074
turn-8 = Recettes
    .text = Gagnez une recette de la tente de votre apprenti, ou achetez un mystère.
    .rule = AM-086, AM-089
turn-9 = Salaires
    .text = Votre livre de recettes vous paie ; puis vient la manche suivante.
    .rule = AM-103, AM-112

score-1 = Une recette gagnée
    .points = son bonus, aussitôt
    .rule = AM-088
score-2 = À chaque manche : un article possédé 2 fois ou plus
    .points = comme imprimé dans le livre
    .rule = AM-104
score-3 = À chaque manche : des articles différents de la ligne d’un prince
    .points = la somme au bout de la ligne
    .rule = AM-105
score-4 = À chaque manche : des articles différents de la colonne d’un maître
    .points = la somme en tête de colonne
    .rule = AM-106
score-5 = À la fin : le plus de recettes d’une famille
    .points = sa récompense
    .rule = AM-147

tie-shared = Autant de Florims : la victoire est partagée.
    .rule = AM-152

tabled-removed = Jetons hors jeu
    .head = Joueurs | soufre | vert-de-gris | mercure | réalgar | sel
    .rule = AM-016
tabled-bins = Les casiers en jeu
    .head = Élément | 3 joueurs | 4 joueurs | 5 joueurs
    .rule = AM-032
tabled-duplicates = Florims par manche pour un article possédé
    .head = Article | en double | en triple | quatre fois
    .rule = AM-104
tabled-lines = Florims par manche pour des articles différents d’une ligne
    .head = Prince | 1 | 2 | 3 | 4 | 5
    .rule = AM-105
tabled-columns = Florims par manche pour des articles différents d’une colonne, et la récompense à la fin
    .head = Famille | 1 | 2 | 3 | récompense
    .rule = AM-106

example-tie = Au mercure, sous la tente de l’Eau, deux joueurs ont un 5. L’un d’eux y a une seconde carte : il passe devant et reçoit le plus grand casier.
example-salary = Deux Myrrhes dans le livre : un article en double, payé désormais à chaque manche.
