### Ce que la page des règles dit de plus : le déroulement d’un tour, le barème, les légendes de ses exemples dessinés.

turn = À votre tour, vous accomplissez une action sur trois, et une seule.
turn-1 = Choisissez une action
    .rule = AL-020
turn-1-a = Créer une potion
    .text = Votre sceau et 1 à 5 cubes vont sur un chaudron vide, avec une tuile de Renommée encore libre. Marquez la tuile et recevez les deux ingrédients du chaudron.
    .rule = AL-028, AL-045
turn-1-b = Copier une potion
    .text = Payez toute la recette d’une potion d’un autre : un cube à son créateur, les autres hors du jeu. Marquez sa tuile et recevez les deux ingrédients.
    .rule = AL-046, AL-059
turn-1-c = Prendre des ingrédients
    .text = Un cube au choix dans la réserve, ou deux piochés dans le sac.
    .rule = AL-060
turn-2 = Au joueur suivant, dans le sens horaire
    .text = Chacun joue un tour par manche.
    .rule = AL-007, AL-023
turn-3 = Fin de la manche
    .text = S’il manque trois ingrédients ou plus dans la réserve, la partie est finie. Sinon, une nouvelle manche commence.
    .rule = AL-076

score-1 = Une potion créée ou copiée
    .points = la valeur de sa tuile, de 1 à 10
    .rule = AL-039, AL-054
score-2 = À la fin : deux cubes de votre stock
    .points = 1
    .rule = AL-080
score-3 = À la fin : votre école, à 2 joueurs, selon son rang
    .points = 6, 0
    .rule = AL-087
score-4 = … à 3 joueurs
    .points = 10, 5, 0
    .rule = AL-087
score-5 = … à 4 joueurs
    .points = 12, 8, 4, 0
    .rule = AL-087
score-6 = … à 5 joueurs
    .points = 12, 9, 6, 3, 0
    .rule = AL-087

tie-1 = Totaux égaux : la plus grande récompense d’école l’emporte, { $mine } contre { $other }.
    .rule = AL-091
tie-shared = Totaux égaux et récompenses d’école égales : la victoire est partagée.
    .rule = AL-092

tabled-cubes = Cubes de chaque ingrédient
    .head = Joueurs | Dans le sac | En réserve | Hors jeu
    .rule = AL-008
tabled-rewards = La récompense de l’école
    .head = Joueurs | Première | Deuxième | Troisième | Quatrième | Cinquième
    .rule = AL-087

example-copy = La recette de la Tour demande cinq cubes pour 10 points ; celle de la Clairière, deux seulement pour 9. Tout autre que son créateur peut la copier, encore et encore.
example-reserve = La réserve, pile par pile. Dès que trois des cinq sont vides, on termine la manche et la partie s’arrête.
