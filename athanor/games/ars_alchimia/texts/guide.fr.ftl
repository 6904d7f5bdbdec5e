### Ce que la page des règles dit de plus : le déroulement d’un tour, le barème, les légendes de ses exemples dessinés.

turn = La partie dure quatre années. Dans l’étape principale de chacune, on joue à tour de rôle jusqu’à ce que tous aient passé.
turn-1 = Début de l’année
    .text = Les cartes Atelier donnent l’ordre du tour et de nouveaux ouvriers ; chaque assistant gardé coûte un ouvrier.
    .rule = AA-040, AA-046, AA-054
turn-2 = Étape principale : envoyez des ouvriers ou passez
    .text = Au moins un de plus que ceux qui s’y trouvent. Ces derniers vont sur la place jusqu’à la fin de l’année.
    .rule = AA-071, AA-073, AA-076
turn-2-a = Un lieu
    .text = Collectez ses ressources ; le dé, plus votre surplus d’ouvriers, peut donner son bonus.
    .rule = AA-092, AA-094
turn-2-b = Une commande
    .text = Prenez-la sur votre plateau, trois au plus. Les commandes Université ouvrent les niveaux B et A.
    .rule = AA-101, AA-110
turn-2-c = Un assistant
    .text = Engagez-le : son effet vaut aussitôt.
    .rule = AA-120, AA-123
turn-2-d = Une forge
    .text = Réalisez des commandes ou produisez des Élixirs, un par fiole ; un bon jet rend la visite parfaite.
    .rule = AA-144, AA-146
turn-2-e = Passer
    .text = Pour le reste de l’année.
    .rule = AA-082, AA-084
turn-3 = Fin de l’année
    .text = Les ouvriers rentrent, les assistants se redressent, la ville montre de nouvelles cartes. Après l’année 4, on compte les points.
    .rule = AA-170, AA-176

score-1 = Une commande réalisée
    .points = ses points
    .rule = AA-155
score-2 = … dans une visite parfaite, niveau C, B ou A
    .points = +1, +2, +3
    .rule = AA-156
score-3 = Un Élixir produit dans une visite parfaite
    .points = 1
    .rule = AA-164
score-4 = À la fin : une commande non réalisée
    .points = − la moitié de ses points
    .rule = AA-180
score-5 = À la fin : 2, 3, 4, 5 ou 6 commandes d’une catégorie
    .points = 1, 3, 6, 9, 12
    .rule = AA-181
score-6 = À la fin : un Élixir, un assistant
    .points = 1
    .rule = AA-183, AA-184

tie-1 = Totaux égaux : les commandes Université réalisées départagent, { $mine } contre { $other }.
    .rule = AA-187
tie-shared = Totaux égaux et autant de commandes Université : la victoire est partagée.
    .rule = AA-188
tie-alone = { $mine } PV ; seul, on gagne à partir de { $other }.
    .rule = AA-275

tabled-series = Points des commandes réalisées d’une catégorie
    .head = 0 | 1 | 2 | 3 | 4 | 5 | 6 ou plus
    .rule = AA-181
tabled-workers = Nouveaux ouvriers
    .head = Atelier 1 | Atelier 2 | Atelier 3 | Atelier 4
    .rule = AA-050

example-crowd = Deux ouvriers sont au Marché des Colporteurs : qui veut y aller en envoie trois ou plus, et ces deux-là vont sur la place.
example-perfect = À la forge : deux commandes sur le plateau, et de quoi payer les deux. Le jet de 1, plus les 2 de la Souffleuse de Forge, atteint le 3 que demande cette forge : la visite est parfaite, un point de plus par commande.
