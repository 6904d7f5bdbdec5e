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
about-reserve = Les cubes à côté du plateau, visibles de tous. Les produits en viennent, et l’on peut y prendre un cube pour action ; trois piles vides finissent la partie avec la manche.
    .name = Réserve
    .rule = AL-017, AL-060, AL-076
about-bag = Le sac de l’Oracle : pour action, piochez au hasard deux cubes que vous seul voyez. On ne le remplit jamais.
    .name = Sac de l’Oracle
    .rule = AL-060, AL-065, AL-066
about-token = Un jeton de Score : il dit que le marqueur a fait un tour de piste, ou deux quand il est retourné.
    .name = Jeton de Score
    .rule = AL-070, AL-071, AL-072
about-tile = Une tuile de Renommée. Son nombre dit les points de la potion qui la porte : son créateur les marque une fois, et quiconque la copie les marque à son tour.
    .name = Tuile de Renommée
    .rule = AL-037, AL-039, AL-054
about-tiles = Les tuiles de Renommée qu’aucune potion ne porte encore. Le créateur prend celle qu’il veut, et chacune est unique : qui crée le premier a le meilleur choix.
    .name = Tuiles libres
    .rule = AL-010, AL-037, AL-038
about-place = Aucune tuile ici : qui crée une potion dans ce chaudron choisit l’une des tuiles libres.
    .name = Place d’une tuile
    .rule = AL-028, AL-037
about-track = La piste de Renommée, un anneau de 0 à 49 : un sceau de chaque joueur y marque les points. Passé la fin, on recommence, et un jeton compte les tours.
    .name = Piste de Renommée
    .rule = AL-070, AL-071
about-score = Les points acquis. Créer et copier rapportent aussitôt de la renommée ; les cubes en stock et l’école s’ajoutent à la fin.
    .name = Score
    .rule = AL-039, AL-054, AL-089
about-seals = Les sceaux qui restent : chacun marque une potion que son joueur crée, et y demeure. Sans sceau, on ne peut plus que copier et prendre.
    .name = Sceaux
    .rule = AL-027, AL-035, AL-044
about-stock = Les cubes derrière un écran. Son joueur en paie les recettes ; les autres en connaissent le nombre, et non la sorte avant la fin.
    .name = Stock
    .rule = AL-029, AL-068, AL-080
about-screen = Des cubes derrière l’écran d’un rival : vous en voyez le nombre, jamais la sorte. Tous ont vu ceux pris dans la réserve, non ceux du sac.
    .name = Écran
    .rule = AL-065, AL-068
about-candle = Qui a la chandelle doit jouer.
    .name = Chandelle
    .rule = AL-019
about-first = Le joueur qui a commencé. Une manche s’achève quand tous ont joué autant de tours que lui.
    .name = Premier joueur
    .rule = AL-007, AL-019
about-leads = Personne n’a plus de points pour l’instant. Les stocks et les écoles peuvent encore tout renverser.
    .name = En tête
    .rule = AL-089, AL-090
about-create = Mettez une recette inédite de vos cubes sur un chaudron vide : marquez la tuile de votre choix et recevez les deux produits.
    .name = Créer
    .rule = AL-034, AL-045
about-copy = Payez la recette de la potion d’un rival : marquez sa tuile et recevez ses produits. L’un des cubes revient au créateur en hommage.
    .name = Copier
    .rule = AL-046, AL-050, AL-054
about-take = Prenez un cube de votre choix dans la réserve, ou piochez-en deux au hasard dans le sac.
    .name = Prendre
    .rule = AL-060
about-bench = La place d’un cube de plus dans la recette : cliquez sur un cube de votre stock pour l’y mettre, et encore une fois pour le reprendre.
    .name = Place d’un cube
    .rule = AL-029, AL-031
about-gain = Ce que rapporte cette potion : les points de sa tuile, et un cube de chaque produit que la réserve a encore.
    .name = Gain
    .rule = AL-039, AL-040, AL-041
about-exhausted = Le nombre d’ingrédients dont la réserve n’a plus aucun cube. Quand trois sont épuisés, on finit la manche et la partie s’achève.
    .name = Épuisés
    .rule = AL-075, AL-076, AL-077
about-out = Les cubes sortis du jeu : ce qu’ont coûté les copies, moins les hommages. Ils ne comptent pour personne, et rendent leur ingrédient rare.
    .name = Hors jeu
    .rule = AL-052, AL-082
about-end = Ce que la fin ajoute : des points pour les cubes restés en stock, puis la récompense de chaque école, l’ingrédient le plus rare en tête.
    .name = La fin
    .rule = AL-080, AL-084, AL-087
about-pool = La réserve et tous les stocks réunis. Moins il y a là de cubes de son ingrédient, meilleur est le rang d’une école et plus elle marque.
    .name = Pot commun
    .rule = AL-081, AL-084, AL-087
about-places = La place finale, selon le total des points. Le premier est l’Adepte Suprême.
    .name = Place
    .rule = AL-089, AL-090
