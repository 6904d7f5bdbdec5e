### Ce que fait chaque composant : une phrase ou deux, et les règles qui les fondent.

# Par sorte

about-elements = Un élément, en jetons : { $five } à cinq joueurs, { $four } à quatre, { $three } à trois. Il paie les recettes et la { $tent }.
    .rule = AM-003, AM-016, AM-073
about-tents = La tente d’un maître : { $recipes ->
    [one] { $recipes } recette
   *[other] { $recipes } recettes
}, dont deux visibles, gagnées seulement là où se tient votre apprenti. Venir et rester se paient en { $element } ; quand toutes sont gagnées, la manche est la dernière.
    .rule = AM-015, AM-073, AM-086, AM-094
about-apprentices = Un pion : on gagne des recettes sous la tente où se tient le sien. Chaque autre apprenti présent, même neutre, y renchérit de 1 jeton venir et rester.
    .rule = AM-019, AM-075, AM-086
about-colours = Un nom d’alchimiste, pour un joueur qui n’en a pas d’autre.
    .rule = AM-011
about-princes = Le prince d’une ligne du livre. Des articles différents de sa ligne rapportent des Florims à chaque manche : deux { $two }, trois { $three }, quatre { $four }, les cinq { $five }.
    .rule = AM-105, AM-107
about-families = Une famille d’articles, une colonne du livre : { $items }. Deux différents rapportent { $two } par manche, les trois { $three } ; à la fin, qui en a le plus de recettes reçoit { $award }.
    .rule = AM-106, AM-147
about-items = Un article de la ligne de { $prince }, famille : { $family }. Il a { $recipes ->
    [one] { $recipes } recette
   *[other] { $recipes } recettes
} ; ses exemplaires rapportent à chaque manche : { $duplicates }.
    .rule = AM-092, AM-104
about-recipes = Une recette de la { $tent } pour cet article : { $item }. Elle coûte { $cost } et rapporte aussitôt { FLORIMS($bonus) } ; dans votre livre, elle compte pour chaque salaire.
    .rule = AM-086, AM-088, AM-103

# Mystères

about-mysteries-princes_word = Phase III, une fois les mises révélées : la vôtre compte 7, plus que toute faveur. Même un 1 choisit alors sa place en premier.
    .rule = AM-128
about-mysteries-upside_down = Phase III : les places se choisissent à partir de la plus faible mise. Un second exemplaire rétablit l’ordre.
    .rule = AM-129
about-mysteries-second_sight = Phase IV, à votre tour : regardez deux cartes de la pioche des mystères, gardez-en une, remêlez l’autre. La pioche baisse d’une carte : la fin approche.
    .rule = AM-130
about-mysteries-glass_eye = Phase V, à votre tour : choisissez un élément ; vous seul voyez les faveurs qui s’y trouvent. Posez ensuite la vôtre en sachant quoi battre.
    .rule = AM-131
about-mysteries-false_seal = Fin de la phase V : déplacez une de vos faveurs posées, toujours face cachée, vers un autre élément où vous en avez moins de trois.
    .rule = AM-132
about-mysteries-rising_star = Phase VI : échangez les jetons de votre faveur avec ceux de la carte adverse classée juste au-dessus, si elle en porte plus.
    .rule = AM-133
about-mysteries-tithe = Phase VI : prenez 1 jeton sur une faveur adverse qui en porte au moins 2.
    .rule = AM-134
about-mysteries-horn_of_plenty = Phase IX, avant les salaires : prenez 2 jetons de votre choix dans la réserve. Ils serviront à la manche suivante.
    .rule = AM-135
about-mysteries-flying_carpet = Phase VII, à votre tour : aller ou rester ne vous coûte rien, sous n’importe laquelle des cinq tentes, même bondée.
    .rule = AM-136
about-mysteries-jostle = Phase VII, à votre tour : placez un autre apprenti, adverse ou neutre, sous une autre tente ; personne ne paie. De quoi dégager votre chemin ou renchérir celui d’un rival.
    .rule = AM-137
about-mysteries-catalyst = Phase VIII, à votre tour : votre prochaine recette de ce tour coûte 2 jetons de moins. Vous choisissez lesquels vous gardez.
    .rule = AM-138
about-mysteries-second_furnace = Phase VIII, à votre tour : vous pouvez gagner une recette de plus ce tour-ci, en la payant comme d’habitude.
    .rule = AM-139
about-mysteries-letter = Phase VIII, à votre tour : ce tour-ci, les recettes d’une autre tente vous sont ouvertes, comme si votre apprenti s’y tenait.
    .rule = AM-140
about-mysteries-invisible_ink = Phase VIII, à votre tour : remplacez une recette visible de votre tente par la suivante de la pile, puis remêlez l’ancienne.
    .rule = AM-141
about-mysteries-patronage = Phase IX, avant les salaires : pour cette manche, un prince dont vous avez 1 à 4 articles en compte un de plus pour vous.
    .rule = AM-142
about-mysteries-salt_tax = Phase IX : après les salaires, chaque joueur au salaire supérieur au vôtre vous paie 2 Florims. Une carte pour les manches maigres.
    .rule = AM-143
about-mysteries-counterspell = À tout moment, quand un rival joue un mystère : annulez-le. Un contre-sort peut lui-même être contré.
    .rule = AM-123

# Les faveurs, de 1 à 6

about-favours-1 = La plus faible des faveurs. Elle ne gagne un casier que là où il y a peu de monde ; une mise bon marché quand votre place importe peu.
    .rule = AM-012, AM-061
about-favours-2 = Une faveur faible. Elle gagne les derniers casiers, départage une égalité à côté d’une plus forte, et fait une mise honnête pour l’ordre.
    .rule = AM-012, AM-061
about-favours-3 = Une faveur moyenne. Bonne pour un deuxième ou troisième casier, ou pour surpasser les basses mises de l’ordre.
    .rule = AM-012, AM-061
about-favours-4 = Une faveur forte. Elle gagne souvent un premier ou deuxième casier ; misée, elle choisit tôt, mais manque aux éléments.
    .rule = AM-012, AM-061
about-favours-5 = À trois joueurs, la plus forte des faveurs : posez-la là où il vous faut le plus grand casier. À plus de joueurs, seul un 6 la dépasse.
    .rule = AM-012, AM-061
about-favours-6 = La plus forte des faveurs, présente à quatre ou cinq joueurs seulement. Deux 6 sur un élément : la carte suivante de chacun décide.
    .rule = AM-012, AM-061

# Les casiers : dits avec leurs jetons à cinq, quatre et trois joueurs

about-bins = Les casiers d’un élément : { $five } jetons à cinq joueurs, { $four } à quatre, { $three } à trois. La plus forte faveur posée ici gagne le premier, la suivante le deuxième.
    .rule = AM-032, AM-065

# Les signes de l’image

about-icon-florim = Une pièce d’or marquée F : les Florims, la monnaie du jeu. Qui en a le plus après les récompenses finales gagne.
    .rule = AM-002, AM-151
about-icon-bonus = L’écusson doré au coin d’une recette : le bonus en Florims qu’elle rapporte quand on la gagne. À la mise en place, il n’y en a pas.
    .rule = AM-023, AM-088
about-icon-cost = Les hexagones d’une recette : les jetons qu’elle coûte, par couleur et par signe. On paie exactement cela, et ils vont à la réserve.
    .rule = AM-005, AM-086
about-icon-duplicates = La ligne au pied d’une recette, comme ×2 2 ×3 5 : ce que paient à chaque manche deux, trois ou quatre exemplaires de cet article.
    .rule = AM-104
about-icon-raise = Une étiquette comme +2 sur une recette que vous pouvez gagner : ce qu’elle ajouterait à votre salaire, à chaque manche.
    .rule = AM-103
about-icon-frame = Un cadre doré : ce que vous pouvez choisir maintenant. Sur une recette, il dit que vos jetons la paient.
    .rule = AM-086
about-icon-copies = Une pastille comme ×2 sur une case du livre : le nombre d’exemplaires de cet article qu’il contient.
    .rule = AM-092
about-icon-crown = La couronne du prince Glorim, première ligne du livre.
    .rule = AM-105
about-icon-lily = Le lys du prince Passim, deuxième ligne du livre.
    .rule = AM-105
about-icon-tower = La tour du prince Serrim, troisième ligne du livre.
    .rule = AM-105
about-icon-family = Le petit signe sous celui du prince : la famille de la recette, une colonne du livre. Chez un joueur, les mêmes signes comptent ses recettes de chaque famille.
    .rule = AM-106
about-icon-book = Votre livre de recettes : trois lignes de princes, cinq colonnes de familles. Une case claire est un article possédé ; le nombre cerclé, ce que la ligne ou la colonne vous paie.
    .rule = AM-103
about-icon-masters = Les nombres en tête de colonne : la collection des maîtres, ce que paient à chaque manche un, deux ou trois articles différents de cette famille.
    .rule = AM-106
about-icon-princes = Les nombres au bout d’une ligne : la combinaison du prince, ce que paient à chaque manche un à cinq articles différents de sa ligne.
    .rule = AM-105
about-icon-award = Le nombre en gras au-dessus d’une colonne : la récompense finale de la famille, pour le plus de recettes, doubles compris. Le sceau à côté montre qui mène.
    .rule = AM-147
about-icon-salary = La mention + tant par manche : ce que le livre de ce joueur paie en phase IX, en doubles, princes et maîtres.
    .rule = AM-103
about-icon-phases = Le chemin aux neuf étapes : les phases d’une manche. La grande est en cours ; les dorées sont passées.
    .rule = AM-027
about-icon-rounds = Les ronds numérotés dans le coin : manches jouées et manches encore possibles. Chaque mystère acheté peut en ôter une.
    .rule = AM-038
about-icon-order = Le nombre devant le nom d’un joueur : sa place dans l’ordre du tour. La carte à côté est sa mise pour l’ordre.
    .rule = AM-007
about-icon-apprentice = Un pion à la couleur d’un joueur. On gagne des recettes sous la tente où est le sien ; chaque autre apprenti y renchérit de 1 jeton venir ou rester.
    .rule = AM-086
about-icon-neutral = Un pion gris au pied coloré : un apprenti neutre. Il ne gagne rien mais prend de la place ; le dernier de l’ordre peut le déplacer.
    .rule = AM-013, AM-084
about-icon-price = Le nombre de jetons sous une tente en phase VII : ce qu’il vous en coûte d’y aller, ou d’y rester.
    .rule = AM-073, AM-074
about-icon-bin = Une petite case sous une tente : des jetons à gagner là cette manche. Vide, elle montre 0 et son nombre habituel.
    .rule = AM-033
about-icon-bin_unused = Une case pâle avec un tiret : un casier hors d’usage à ce nombre de joueurs.
    .rule = AM-032
about-icon-pile = La pile près du sommet d’une tente : les recettes à venir. Quand la dernière recette d’une tente est gagnée, la manche est la dernière.
    .rule = AM-094
about-icon-supply = Le jeton et le nombre près du sommet d’une tente : la réserve de cet élément, pour les échanges et les prochains casiers.
    .rule = AM-004
about-icon-token = Un hexagone coloré : un jeton d’élément. Les jetons se gardent d’une manche à l’autre, mais ne valent rien à la fin.
    .rule = AM-112, AM-150
about-icon-favour_back = Un dos à la couleur et au signe d’un joueur : une faveur face cachée. Son propriétaire et son élément sont publics, pas sa valeur.
    .rule = AM-055
about-icon-favour_tokens = Le jeton sur une faveur révélée : ce qu’elle a gagné, à ramasser à la fin de la phase VI.
    .rule = AM-070
about-icon-mystery_back = La carte sombre à la lune : combien de mystères un joueur tient cachés.
    .rule = AM-050
about-icon-mystery_pile = La pioche des mystères. Chaque manche, elle retourne une carte par joueur ; quand elle ne le peut plus, la partie s’arrête aussitôt.
    .rule = AM-038
about-icon-known = Pris sous les yeux de tous : les mystères que chacun sait dans la main de quelqu’un, avec son sceau.
    .rule = AM-050
about-icon-seal = Un sceau de cire et son signe : la marque d’un joueur, sur ses cartes, son pion et les récompenses où il mène.
    .rule = AM-011
about-icon-turn = Le cadre doré et la flèche : le joueur dont c’est le tour.
    .rule = AM-007
