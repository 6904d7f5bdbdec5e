SB-001 = Chacun tient les cartes 1 à 5 ; chaque carte ne se mise qu’une fois.
    .no = Vous avez déjà misé cette carte.
SB-002 = À chacune des trois manches, tous misent en même temps.
SB-003 = Une mise reste secrète tant que tous n’ont pas misé ; les autres voient seulement qui l’a fait.
    .no = Vous avez déjà misé.
    .news = { SEAT($a) } a misé.
SB-004 = Quand tous ont misé, on retourne les cartes ; la plus haute que personne d’autre n’a misée emporte la manche.
    .news = { SEAT($a) } a misé { $b }.
SB-005 = Une manche vaut un point ; après trois manches, le plus de points l’emporte.
    .news = { SEAT($a) } emporte la manche.

ask-bid = Quelle carte misez-vous ?
do-bid = Miser la carte { CARD($a) }
pic-panel-hand = Main
pic-waiting = { SEAT($a) } n’a pas encore misé
pic-winner = { SEAT($a) } a gagné
pic-winners = { $names } ont gagné
