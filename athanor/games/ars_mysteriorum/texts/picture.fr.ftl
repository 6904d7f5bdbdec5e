# Les mots de l’image d’Ars Mysteriorum.

## Panneaux

pic-panel-seats = Joueurs
pic-panel-standing = Classement
pic-panel-tents = Tentes
pic-panel-time = Temps
pic-panel-earth = Terre
pic-panel-water = Eau
pic-panel-fire = Feu
pic-panel-air = Air
pic-panel-book = Livre
pic-panel-hand = Main
pic-panel-mysteries = Mystères
pic-panel-final = Le décompte

## Où sont les choix

pic-where-colour = choisissez un apprenti qui luit sous sa tente
pic-where-first = choisissez une recette qui luit, ou un jeton d’une réserve à obtenir par échange
pic-where-give = choisissez un jeton qui luit dans votre main
pic-where-bid = choisissez une carte qui luit dans votre main
pic-where-window_3 = choisissez un mystère qui luit dans votre main
pic-where-select = choisissez un mystère qui luit
pic-where-keep = choisissez l’une des deux cartes devant vous
pic-where-place = prenez une carte de votre main, puis un champ de faveurs qui luit
pic-where-window_5 = choisissez un mystère qui luit dans votre main
pic-where-window_6 = choisissez un mystère qui luit dans votre main
pic-where-trade = choisissez dans une réserve le jeton voulu
pic-where-move = choisissez le sol d’une tente
pic-where-pay = choisissez un jeton qui luit dans votre main
pic-where-neutral = choisissez le sol d’une tente
pic-where-brew = choisissez une recette qui luit, ou l’un de vos jetons pour acheter un mystère
pic-where-save = choisissez un jeton qui luit dans votre main
pic-where-window_9 = choisissez un mystère qui luit dans votre main
pic-where-horn = choisissez un jeton d’une réserve qui luit
pic-where-counter = ou votre Contre-sort, s’il luit dans votre main
pic-where-aim-glass_eye = choisissez un champ de faveurs à regarder
pic-where-aim-false_seal = choisissez le champ de faveurs où elle va
pic-where-aim-jostle = choisissez la tente où il va
pic-where-aim-letter = choisissez le sol d’une tente
pic-where-aim-invisible_ink = choisissez une recette à remplacer
pic-where-pick-false_seal = laquelle de vos cartes bouge ?
pic-where-pick-jostle = quel apprenti bouge ?
pic-where-aim-patronage = quel prince ?
pic-where-pick-tithe = choisissez un champ de faveurs qui luit
pic-where-aim-tithe = sur quelle carte ?
pic-where-pick-rising_star = choisissez un champ de faveurs qui luit
pic-where-aim-rising_star = pour laquelle de vos cartes ?

## Ce qui est demandé, où en est la partie

pic-winner = { SEAT($a) } l’emporte
pic-winners = { $names } l’emportent ensemble
pic-aiming = { $card } : { $what }
pic-ask-counter = { SEAT($a) } joue { $card } : contrer ?
pic-ask-give = Pour un jeton de { $element }, donnez { $n } { $n ->
    [one] jeton
   *[other] jetons
}.
pic-secret = Des mystères ?
pic-bidding = { $n ->
    [one] Un joueur choisit encore sa faveur.
   *[other] { $n } joueurs choisissent encore leur faveur.
}
pic-waits = À { $who } de jouer.
pic-setup = mise en place
pic-round = { $left ->
    [0] manche { $n }, la dernière
    [one] manche { $n }, encore { $left } au plus
   *[other] manche { $n }, encore { $left } au plus
}
pic-phase-1 = Étals
pic-phase-2 = Mystères
pic-phase-3 = Ordre
pic-phase-4 = Choix
pic-phase-5 = Faveurs
pic-phase-6 = Éléments
pic-phase-7 = Apprentis
pic-phase-8 = Recettes
pic-phase-9 = Salaires

## Boutons

pic-position = Place { $n }
pic-taken = { $n } : { SEAT($a) }
pic-back = Reposer la carte
pic-apprentice = L’apprenti { OF($a) }
pic-favour-at = Votre { $n } sur le { $element }
pic-favour-of = Le { $n } { OF($a) } sur le { $element }

## Tentes

pic-master-0 = Temps
pic-master-1 = Terre
pic-master-2 = Eau
pic-master-3 = Feu
pic-master-4 = Air
pic-supply = { $n ->
    [0] La réserve est vide.
    [one] 1 jeton en réserve
   *[other] { $n } jetons en réserve
}
pic-pile = { $n ->
    [0] Plus aucune recette dans la pile.
    [one] 1 recette dans la pile
   *[other] { $n } recettes dans la pile
}
pic-bins = Les casiers : la meilleure faveur posée ici gagne le premier, la suivante le deuxième.
pic-go = aller :
pic-stay = rester :
pic-lay = poser le { $n } ici
pic-favours-later = faveurs : phase V
pic-no-bin = { $n ->
    [one] { $n } faveur n’a rien gagné.
   *[other] { $n } faveurs n’ont rien gagné.
}
pic-pick = Choisir le { $n }
pic-aim = { $card } : choisir la cible
pic-look-here = { $card } : une carte sur le { $element }
pic-raise = +{ $n } par manche pour vous
pic-copies = ×{ $n } valent { $florims }

## Joueurs

pic-you = vous
pic-per-round = +{ $n } / manche
pic-mysteries-held = { $n ->
    [one] { $n } mystère
   *[other] { $n } mystères
}
pic-favours-held = { $n ->
    [one] { $n } faveur
   *[other] { $n } faveurs
}
pic-no-favours = aucune faveur en main

## Le livre

pic-book = Votre livre de recettes
pic-wages = salaire { $n } = doubles { $d } + princes { $p } + maîtres { $m }
pic-award = { FLORIMS($n) } à la fin pour le plus de recettes de cette famille ; à ce jour : { $who }
pic-nobody = personne
pic-family-0 = Métaux
pic-family-1 = Gemmes
pic-family-2 = Pierres fines
pic-family-3 = Aromates
pic-family-4 = Colorants

## Main et mystères

pic-hand = Votre main
pic-in-pile = { $n ->
    [one] { $n } en pioche
   *[other] { $n } en pioche
}
pic-face-up = visibles, à prendre en phase IV
pic-known = pris sous les yeux de tous
pic-left-over = restés en main
pic-none-known = aucun n’est visible
pic-before-you = les deux devant vous
pic-played = vient d’être joué ; peut être contré
pic-when-window_3 = phase III
pic-when-select = phase IV, à votre tour
pic-when-place = phase V, à votre tour
pic-when-window_5 = fin de la phase V
pic-when-window_6 = phase VI
pic-when-window_9 = phase IX
pic-when-move = phase VII, à votre tour
pic-when-brew = phase VIII, à votre tour
pic-when-counter = à tout moment

## La fin

pic-column-bonus = recettes
pic-column-duplicates = doubles
pic-column-princes = princes
pic-column-masters = maîtres
pic-column-awards = prix
pic-column-other = autres
pic-from-bonus = recettes { $n }
pic-from-duplicates = doubles { $n }
pic-from-princes = princes { $n }
pic-from-masters = maîtres { $n }
pic-from-awards = prix { $n }
pic-from-other = départ et gabelle { $n }

## En mots

pic-nothing = rien
pic-words-phase = Phase { $n } : { $name }
pic-words-tent = La { $tent } ({ $element })
pic-words-apprentices = Apprentis présents : { $names }
pic-words-bins = Casiers : { $list }
pic-words-favours = Faveurs : { $list }
pic-words-favour = le { $n } { OF($a) }
pic-words-hidden = { $n ->
    [one] 1 carte cachée { OF($a) }
   *[other] { $n } cartes cachées { OF($a) }
}
pic-words-recipe = { $name } : coûte { $cost } ; rapporte { $bonus } ; { $copies }.
pic-words-player = { $you ->
    [1] { $place } : { SEAT($a) }, vous
   *[other] { $place } : { SEAT($a) }
}
pic-words-bid = Mise de { $n } pour l’ordre
pic-words-book = Livre : { $items }. Recettes par famille : { $families }. Chaque manche : { $wages }.
pic-words-line = { $name } : { $list }. Florims par manche selon le nombre d’articles différents : { $scale }. Dans le livre ouvert : { $n }.
pic-words-pawn = celui { OF($a) }
pic-words-mysteries = Mystères : { $pile } ; { $words }.
pic-words-known = - Dans la main { OF($a) } : { $list }.
pic-words-by = Jouée par { SEAT($a) }.
pic-words-hand = Vos faveurs : { $favours }. Vos mystères :
pic-words-account = { $place } : { SEAT($a) }, { FLORIMS($n) } : { $list }.
