## Ce que l’image dit à côté de ses pièces.

pic-round = Manche { $n }
pic-waiting = Au tour { OF($a) }
pic-winner = { SEAT($a) } est Adepte Suprême
pic-winners = Adeptes Suprêmes : { $names }
pic-last-round = Dernière manche
pic-opening = Première action : créez, avec une tuile de { $n } ou plus

pic-board = Compendium Potionum
pic-tile = renommée
pic-reserve = La réserve
pic-exhausted = épuisés : { $n } sur { $most }
pic-bag = Sac de l’Oracle
pic-draw = piochez { $n }
pic-out = Hors jeu

pic-first = premier joueur
pic-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
pic-seals = { $n ->
    [one] { $n } sceau
   *[other] { $n } sceaux
}
pic-stock = Vos ingrédients
pic-chronicle = Ce qui vient d’arriver
pic-rules = Les règles de ce choix
pic-beginning = La partie commence : douze cubes chacun, tirés du sac.

pic-create = Créer
pic-copy = Copier
pic-take = Prendre
pic-can-create = { $n ->
    [0] aucun chaudron
    [one] { $n } chaudron
   *[other] { $n } chaudrons
}
pic-can-copy = { $n ->
    [0] aucune potion
    [one] { $n } potion
   *[other] { $n } potions
}
pic-can-take = { $n ->
    [0] aucun cube
    [one] { $n } source
   *[other] { $n } sources
}
pic-confirm = Préparer
pic-cancel = Annuler
pic-add = Ajouter 1 { NAME("ingredients", $a) }
pic-remove = Reprendre 1 { NAME("ingredients", $a) }
pic-recorded = Déjà inscrite : { NAME("cauldrons", $a) }
pic-choose-cubes = choisissez
pic-ready = prête
pic-gain = Vous recevez
pic-give = Hommage à { SEAT($a) }
pic-pass = Passer

pic-final = Décompte final
pic-col-place = Place
pic-col-play = Jeu
pic-col-stock = Ingrédients
pic-col-cubes = Cubes
pic-col-stock-points = Points
pic-col-school = École
pic-col-pool = Pot
pic-col-rank = Rang
pic-col-reward = Récompense
pic-col-total = Score
pic-pool = Le pot commun
pic-pool-note = réserve et tous les stocks
pic-unused = Écoles écartées
pic-bag-held = Restés dans le sac

words-reserve = Réserve : { $list }.
words-bag = Sac de l’Oracle : { $cubes }.
words-out = Hors jeu : { $list }.
words-tiles = Tuiles de Renommée disponibles : { $list }.
words-empty = { NAME("cauldrons", $a) } (produit { NAME("ingredients", $b) } et { NAME("ingredients", $c) }) : vide.
words-potion = { NAME("cauldrons", $a) } (produit { NAME("ingredients", $b) } et { NAME("ingredients", $c) }) : { $list } ; renommée { $d }, par { SEAT($e) }.
words-player = { SEAT($a) } : score { $score }, { $cubes } derrière l’écran, { $seals } en réserve.
words-stock = Vos ingrédients : { $list }.
words-school = Votre école : { NAME("schools", $a) }.
words-final = { SEAT($a) } : place { $place }, total { $total } = jeu { $play } + ingrédients { $stock } + école { $reward }. Ingrédients : { $list }.
words-final-school = { NAME("schools", $a) } : { $n } dans le pot commun, rang { $rank }.
words-aside = Écartées : { $list }.
words-bag-held = Restés dans le sac : { $list }.
