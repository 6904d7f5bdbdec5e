### Ce que fait chaque composant : une phrase ou deux, et les règles qui les fondent.

about-ingredients = Un ingrédient, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} dans la boîte. Ses cubes font les recettes, et deux cubes en stock valent 1 point à la fin ; rare alors, il récompense son école.
    .rule = AL-002, AL-080, AL-084
about-cauldrons = Un chaudron pour une potion, dont la recette ne contient ni { $first } ni { $second }. Qui la crée, et qui la copie, reçoit un cube de chaque dans la réserve.
    .rule = AL-003, AL-030, AL-040, AL-055
about-schools = Une école secrète. À la fin, les écoles sont classées selon les cubes de leur ingrédient dans la réserve et tous les stocks, le plus petit nombre en tête : vous voulez que les { $many } soient rares.
    .rule = AL-013, AL-084, AL-087
about-colours = La couleur d’un joueur, avec un écran qui cache son stock, un marqueur sur la piste de Renommée et { $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
}, un par potion créée.
    .rule = AL-011, AL-044, AL-068
about-tiles = Une tuile de Renommée qui vaut { $value ->
    [one] { $value } point
   *[other] { $value } points
} : à qui crée la potion qui la porte, et à quiconque copie cette potion.
    .rule = AL-037, AL-039, AL-054
about-reserve = Les cubes à côté du plateau, visibles de tous. Les produits en viennent, et l’on peut y prendre un cube pour action ; trois piles vides finissent la partie avec la manche.
    .rule = AL-017, AL-060, AL-076
about-bag = Le sac de l’Oracle : pour action, piochez au hasard deux cubes que vous seul voyez. On ne le remplit jamais.
    .rule = AL-060, AL-065, AL-066
about-token = Un jeton de Score : il dit que le marqueur a fait un tour de piste, ou deux quand il est retourné.
    .rule = AL-070, AL-071, AL-072
