# Les mots de l’image d’Ars Mysteriorum.

picture-over = La partie est finie.
picture-secret = Des mystères ?
picture-bidding = { $n ->
    [one] Un joueur choisit encore sa faveur.
   *[other] { $n } joueurs choisissent encore leur faveur.
}
picture-waits = À { $who } de jouer.
picture-setup = mise en place
picture-round = manche { $n }
picture-last = dernière manche
picture-phase-1 = Étals
picture-phase-2 = Mystères
picture-phase-3 = Ordre
picture-phase-4 = Choix
picture-phase-5 = Faveurs
picture-phase-6 = Éléments
picture-phase-7 = Apprentis
picture-phase-8 = Recettes
picture-phase-9 = Salaires
picture-master-0 = Temps
picture-master-1 = Terre
picture-master-2 = Eau
picture-master-3 = Feu
picture-master-4 = Air
picture-supply = réserve
picture-pile = pile
picture-go = aller
picture-stay = rester
picture-lay = poser le { $n } ici
picture-pick = Choisir le { $n }
picture-aim = { $card } : choisir la cible
picture-raise = +{ $n } par manche
picture-per-round = +{ $n } / manche
picture-book = Livre de recettes
picture-wages = salaire { $n } = doubles { $d } + princes { $p } + maîtres { $m }
picture-earned = bonus { $b }, doubles { $d }, princes { $p }, maîtres { $m }, fin { $a }
picture-mysteries = Mystères
picture-in-pile = { $n ->
    [one] { $n } carte en pioche
   *[other] { $n } cartes en pioche
}
picture-rounds-left = { $n ->
    [0] plus aucune manche ensuite
    [one] encore 1 manche au plus
   *[other] encore { $n } manches au plus
}
picture-face-up = Visibles, à prendre en phase IV
picture-known = Pris sous les yeux de tous
picture-discards = { $n ->
    [one] { $n } carte défaussée
   *[other] { $n } cartes défaussées
}
picture-in-question = { $who } : { $card }
picture-undo = reprendre
picture-nothing = rien
picture-when-window_3 = phase III
picture-when-select = phase IV, à votre tour
picture-when-place = phase V, à votre tour
picture-when-window_5 = fin de la phase V
picture-when-window_6 = phase VI
picture-when-window_9 = phase IX
picture-when-move = phase VII, à votre tour
picture-when-brew = phase VIII, à votre tour
picture-when-counter = à tout moment
picture-tent-words = { $tent } : { $recipes }. Casiers { $bins }, { $favours } faveurs, réserve { $supply }.
picture-player-words = { $place } : { $who }, { $florims ->
    [one] { $florims } Florim
   *[other] { $florims } Florims
}, { $tokens }, { $cards ->
    [one] { $cards } mystère
   *[other] { $cards } mystères
}, salaire { $salary }.
picture-own-words = Vos mystères : { $cards }. Vos faveurs : { $favours }.
picture-family-0 = Métaux
picture-family-1 = Gemmes
picture-family-2 = Pierres fines
picture-family-3 = Aromates
picture-family-4 = Colorants
picture-back = retour
