### Ce que la page des règles dit de plus : le déroulement d’un tour, les légendes de ses exemples dessinés.

turn = On joue à tour de rôle jusqu’à ce que l’un des joueurs ait quatre jetons alignés.
turn-1 = Choisissez une colonne qui n’est pas pleine
    .rule = CF-004, CF-005
turn-2 = Laissez-y tomber un jeton
    .text = Il s’arrête dans la case libre la plus basse.
    .rule = CF-004
turn-3 = Quatre jetons alignés ?
    .text = Vous avez gagné. Sinon, c’est à l’autre joueur.
    .rule = CF-003, CF-006

example-three = Jaune a trois jetons debout dans la colonne a : un quatrième gagnerait, à moins que Rouge n’en pose d’abord un dessus.
