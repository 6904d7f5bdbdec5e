# Les mots de l’image d’Ars Mysteriorum.

pic-over = La partie est finie.
pic-secret = Des mystères ?
pic-bidding = { $n ->
    [one] Un joueur choisit encore sa faveur.
   *[other] { $n } joueurs choisissent encore leur faveur.
}
pic-waits = À { $who } de jouer.
pic-setup = mise en place
pic-round = manche { $n }
pic-last = dernière manche
pic-phase-1 = Étals
pic-phase-2 = Mystères
pic-phase-3 = Ordre
pic-phase-4 = Choix
pic-phase-5 = Faveurs
pic-phase-6 = Éléments
pic-phase-7 = Apprentis
pic-phase-8 = Recettes
pic-phase-9 = Salaires
pic-master-0 = Temps
pic-master-1 = Terre
pic-master-2 = Eau
pic-master-3 = Feu
pic-master-4 = Air
pic-supply = réserve
pic-pile = pile
pic-go = aller
pic-stay = rester
pic-lay = poser le { $n } ici
pic-pick = Choisir le { $n }
pic-aim = { $card } : choisir la cible
pic-raise = +{ $n } par manche
pic-per-round = +{ $n } / manche
pic-book = Livre de recettes
pic-wages = salaire { $n } = doubles { $d } + princes { $p } + maîtres { $m }
pic-earned = bonus { $b }, doubles { $d }, princes { $p }, maîtres { $m }, fin { $a }
pic-mysteries = Mystères
pic-in-pile = { $n ->
    [one] { $n } carte en pioche
   *[other] { $n } cartes en pioche
}
pic-rounds-left = { $n ->
    [0] plus aucune manche ensuite
    [one] encore 1 manche au plus
   *[other] encore { $n } manches au plus
}
pic-face-up = Visibles, à prendre en phase IV
pic-known = Pris sous les yeux de tous
pic-discards = { $n ->
    [one] { $n } carte défaussée
   *[other] { $n } cartes défaussées
}
pic-in-question = { $who } : { $card }
pic-undo = reprendre
pic-nothing = rien
pic-when-window_3 = phase III
pic-when-select = phase IV, à votre tour
pic-when-place = phase V, à votre tour
pic-when-window_5 = fin de la phase V
pic-when-window_6 = phase VI
pic-when-window_9 = phase IX
pic-when-move = phase VII, à votre tour
pic-when-brew = phase VIII, à votre tour
pic-when-counter = à tout moment
pic-tent-words = { $tent } : { $recipes }. Casiers { $bins }, { $favours } faveurs, réserve { $supply }.
pic-player-words = { $place } : { $who }, { $florims ->
    [one] { $florims } Florim
   *[other] { $florims } Florims
}, { $tokens }, { $cards ->
    [one] { $cards } mystère
   *[other] { $cards } mystères
}, salaire { $salary }.
pic-own-words = Vos mystères : { $cards }. Vos faveurs : { $favours }.
pic-family-0 = Métaux
pic-family-1 = Gemmes
pic-family-2 = Pierres fines
pic-family-3 = Aromates
pic-family-4 = Colorants
pic-back = retour
