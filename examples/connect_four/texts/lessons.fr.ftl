# Ce que dit le guide.

lesson-first = Trois jetons, deux bouts
lesson-first-goal = **Quatre de vos jetons** voisins font gagner : debout, à plat ou en biais. Vous avez les rouges et vous commencez.
lesson-first-middle = La plupart des rangées de quatre passent par le **milieu**. Glissez-y votre premier jeton.
    .wrong = Moins de rangées passent par cette colonne. Celle du milieu en compte le plus.
lesson-first-upright = Un jeton se pose sur ce qui se trouve dessous. Glissez-en un second au milieu : deux des vôtres y seront **debout**.
    .wrong = Ce jeton resterait seul. Au milieu, il se pose sur votre premier.
lesson-first-level = Une rangée peut aussi être **à plat**. Posez un jeton juste à droite de celui du pied de la colonne du milieu.
    .wrong = Ce n’est pas à côté de vos jetons. La colonne à droite du milieu en met deux à plat au pied.
lesson-first-stop = { SEAT(1) } a **trois jetons debout** à gauche : un quatrième ferait gagner. Posez le vôtre dessus.
    .wrong = { SEAT(1) } glisserait alors un quatrième jeton dessus et gagnerait. Arrêtez cela d’abord.
lesson-first-ends = Alignez maintenant trois jetons avec **deux bouts libres** : vous en avez deux au pied. Ajoutez-en un à gauche ou à droite : un seul jeton n’arrête pas les deux bouts.
    .wrong = Cela n’aligne pas trois jetons. Les colonnes voisines en alignent trois au pied, libres des deux côtés.
lesson-first-on = { SEAT(1) } a fermé un bout : trouvez l’**autre** et vous gagnez. Ensuite : préparez deux menaces à la fois, et arrêtez tout alignement de trois.
