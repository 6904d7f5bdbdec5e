## Ce que l’image dit à côté de ses pièces.

pic-round = Manche { $n }
pic-waiting = Au tour { OF($a) }
pic-winner = { SEAT($a) } est Adepte Suprême
pic-winners = Adeptes Suprêmes : { $names }
pic-last-round = Dernière manche
pic-opening = Première action : créez, avec une tuile de { $n } ou plus
pic-nothing = Il ne reste rien à créer, à copier ni à prendre.

pic-panel-board = Chaudrons
pic-panel-mine = Votre place
pic-panel-supply = Réserve
pic-panel-shelf = Réserve
pic-panel-others = Joueurs
pic-panel-pairs = Joueurs
pic-panel-track = Piste
pic-panel-happened = Dernier coup
pic-panel-final = Décompte final
pic-panel-pool = Pot commun

pic-where-turn = choisissez un chaudron, un ingrédient ou le sac qui brille
pic-where-opening = choisissez un chaudron qui brille
pic-where-recipe = versez des cubes qui brillent dans le chaudron
pic-where-tile = choisissez une tuile de Renommée qui brille
pic-where-tribute = choisissez à votre place un cube qui brille

pic-empty = vide
pic-by = potion { OF($a) }
pic-board = Compendium Potionum
pic-tiles-left = { $n ->
    [0] plus de tuile de Renommée
   *[other] tuiles de Renommée
}
pic-tile = sa renommée ?
pic-reserve = La réserve
pic-exhausted = épuisés : { $n } sur { $most }
pic-bag = Sac de l’Oracle
pic-bag-draw = piochez { $n } sur
pic-out = Hors jeu

pic-first = premier joueur
pic-leads = en tête
pic-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
pic-seals = { $n ->
    [one] { $n } sceau
   *[other] { $n } sceaux
}
pic-screened = { $n ->
    [one] { $n } cube derrière l’écran
   *[other] { $n } cubes derrière l’écran
}
pic-stock = Vos ingrédients
pic-hidden = { $n ->
    [one] { $n } cube, caché aux autres
   *[other] { $n } cubes, cachés aux autres
}
pic-keep = { $n ->
    [one] que les { MANY($a) } restent rares : jusqu’à { $n } point à la fin
   *[other] que les { MANY($a) } restent rares : jusqu’à { $n } points à la fin
}
pic-end = À la fin
pic-end-cubes = { $n ->
    [one] un point par cube d’un stock
   *[other] un point par lot de { $n } cubes d’un stock
}
pic-end-schools = plus l’ingrédient d’une école est rare, plus elle marque : { $list }
pic-chronicle = Ce qui vient d’arriver
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
pic-col-stock-points = Cubes
pic-col-school = École
pic-col-pool = Pot
pic-col-rank = Rang
pic-col-reward = Récompense
pic-col-total = Score
pic-pool = Le pot commun
pic-pool-note = réserve et tous les stocks
pic-unused = Écartées : { $list }.
pic-sum = jeu { $play } + cubes { $cubes } + école { $school }
pic-ranked = { $n } dans le pot, rang { $rank }
pic-bag-held = Restés dans le sac

words-reserve = Réserve : { $list }.
words-bag = Sac de l’Oracle : { $cubes }.
words-out = Hors jeu : { $list }.
words-tiles = Tuiles de Renommée disponibles : { $list }.
words-empty = { NAME("cauldrons", $a) } (produit { NAME("ingredients", $b) } et { NAME("ingredients", $c) }) : vide.
words-potion = { NAME("cauldrons", $a) } (produit { NAME("ingredients", $b) } et { NAME("ingredients", $c) }) : { $list } ; renommée { $d }, par { SEAT($e) }.
words-order = Ordre du tour : { $list }.
words-end = À la fin : { $list }.
words-player = { SEAT($a) } : score { $score }{ $token ->
    [0] {""}
   *[other] {" "}(jeton de Score { $token })
}, { $cubes } derrière l’écran, { $seals } en réserve.
words-bench = Chaudron « { NAME("cauldrons", $a) } » : vous y mettez { $list } ; il vous reste { $left }.
words-pool = Le pot commun : { $list }.
words-stock = Vos ingrédients : { $list }.
words-school = Votre école : { NAME("schools", $a) }.
words-final = { SEAT($a) } : place { $place }, total { $total } = jeu { $play } + ingrédients { $stock } + école { $reward }. Ingrédients : { $list }.
words-final-school = { NAME("schools", $a) } : { $n } dans le pot commun, rang { $rank }.
words-aside = Écartées : { $list }.
words-bag-held = Restés dans le sac : { $list }.
