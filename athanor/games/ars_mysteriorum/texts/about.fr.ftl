### Ce que fait chaque composant : une phrase ou deux, et les règles qui les fondent.

# Par sorte

about-elements = Un élément, en jetons : { $five } à cinq joueurs, { $four } à quatre, { $three } à trois. Il paie les recettes et la { $tent }.
    .rule = AM-003, AM-016, AM-073
about-tents = La tente d’un maître : { $recipes ->
    [one] { $recipes } recette
   *[other] { $recipes } recettes
}, dont deux visibles, gagnées seulement là où se tient votre apprenti. Venir et rester se paient en { $element } ; quand toutes sont gagnées, la manche est la dernière.
    .rule = AM-015, AM-073, AM-086, AM-094
about-apprentices = Un pion : on gagne des recettes sous la tente où se tient le sien. Chaque autre apprenti présent y renchérit de 1 jeton venir et rester. Un pion gris est neutre : il ne gagne rien, et le dernier de l’ordre peut le déplacer.
    .rule = AM-019, AM-075, AM-084, AM-086
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
    .name = Faveur 1
    .rule = AM-012, AM-061
about-favours-2 = Une faveur faible. Elle gagne les derniers casiers, départage une égalité à côté d’une plus forte, et fait une mise honnête pour l’ordre.
    .name = Faveur 2
    .rule = AM-012, AM-061
about-favours-3 = Une faveur moyenne. Bonne pour un deuxième ou troisième casier, ou pour surpasser les basses mises de l’ordre.
    .name = Faveur 3
    .rule = AM-012, AM-061
about-favours-4 = Une faveur forte. Elle gagne souvent un premier ou deuxième casier ; misée, elle choisit tôt, mais manque aux éléments.
    .name = Faveur 4
    .rule = AM-012, AM-061
about-favours-5 = À trois joueurs, la plus forte des faveurs : posez-la là où il vous faut le plus grand casier. À plus de joueurs, seul un 6 la dépasse.
    .name = Faveur 5
    .rule = AM-012, AM-061
about-favours-6 = La plus forte des faveurs, présente à quatre ou cinq joueurs seulement. Deux 6 sur un élément : la carte suivante de chacun décide.
    .name = Faveur 6
    .rule = AM-012, AM-061

# Les casiers : dits avec leurs jetons à cinq, quatre et trois joueurs

# Places et signes de l’image

about-florim = La monnaie du jeu et ses points : qui en a le plus après les récompenses finales gagne.
    .name = Florims
    .rule = AM-002, AM-151
about-bonus = Le ruban d’une recette : les Florims qu’elle rapporte aussitôt gagnée. À la mise en place, elle n’en rapporte pas.
    .name = Bonus
    .rule = AM-023, AM-088
about-duplicates = Ce que deux, trois ou quatre exemplaires de cet article vous rapportent à chaque manche.
    .name = Doubles
    .rule = AM-104
about-raise = Ce que cette recette ajouterait à votre salaire, à chaque manche, dans l’état de votre livre.
    .name = Augmentation
    .rule = AM-103
about-copies = Le nombre de recettes de cet article dans le livre. Les exemplaires paient à chaque manche et comptent pour la récompense de la famille.
    .name = Exemplaires
    .rule = AM-092, AM-104, AM-147
about-book = Les lignes sont les princes, les colonnes les familles. Une place claire est un article possédé ; le nombre doré est ce que cette ligne ou colonne vous paie à chaque manche.
    .name = Livre de recettes
    .rule = AM-103, AM-105, AM-106
about-award = Des Florims à la fin pour qui a le plus de recettes de cette famille, doubles compris. À égalité, on partage.
    .name = Récompense
    .rule = AM-147, AM-148
about-salary = Ce qu’un livre paie en phase IX de chaque manche : pour les doubles, les lignes des princes, les colonnes des maîtres.
    .name = Salaire
    .rule = AM-103
about-order = La place de ce joueur dans l’ordre du tour de la manche : 1 joue en premier.
    .name = Place dans l’ordre
    .rule = AM-007, AM-044
about-bid = La faveur que ce joueur a misée pour l’ordre du tour : cachée tant que tous n’ont pas choisi, et hors d’usage jusqu’à la manche suivante.
    .name = Mise pour l’ordre
    .rule = AM-040, AM-041, AM-047
about-price = Ce qu’il en coûte maintenant d’aller sous cette tente ou d’y rester, en jetons de son élément.
    .name = Prix du trajet
    .rule = AM-073, AM-074
about-pile = Les recettes encore à venir sous cette tente. Quand la dernière recette d’une tente est gagnée, la manche est la dernière.
    .name = Pile de recettes
    .rule = AM-030, AM-094
about-slot = Un emplacement de recette. Il est garni depuis la pile de la tente au début de la manche suivante, tant qu’elle dure.
    .name = Emplacement vide
    .rule = AM-030, AM-087
about-ground = Là où se tiennent les apprentis de cette tente. Chacun renchérit de 1 jeton, pour les autres, venir et rester.
    .name = Sol
    .rule = AM-073, AM-075
about-won = Ce que cette faveur a gagné : son propriétaire prend les jetons à la fin de la phase VI.
    .name = Jetons gagnés
    .rule = AM-065, AM-070
about-hand = Vos faveurs, vos mystères et vos jetons. Ce qui brille peut servir maintenant.
    .name = Votre main
    .rule = AM-008, AM-051, AM-113
about-favour-back = Une faveur face cachée : tous savent à qui elle est et où elle se trouve, seul son propriétaire connaît sa valeur.
    .name = Faveur
    .rule = AM-055
about-mystery-back = Combien de mystères ce joueur tient cachés.
    .name = Mystères en main
    .rule = AM-008, AM-050
about-mystery-pile = Chaque manche en retourne une carte par joueur. Quand il n’en reste pas assez, la partie s’arrête ; chaque carte achetée en rapproche.
    .name = Pioche des mystères
    .rule = AM-037, AM-038, AM-089
about-known = Des mystères pris sous les yeux de tous : chacun sait dans quelle main ils sont.
    .name = Mystères connus
    .rule = AM-050
about-account = Les Florims de tous à la fin, et leur origine. Qui en a le plus gagne ; à égalité, la victoire est partagée.
    .name = Le compte
    .rule = AM-151, AM-152
about-from-bonus = Les Florims que les recettes ont rapportés aussitôt gagnées.
    .name = Des recettes
    .rule = AM-088
about-from-duplicates = Les Florims de toutes les manches pour plusieurs recettes du même article.
    .name = Des doubles
    .rule = AM-104
about-from-princes = Les Florims de toutes les manches pour des articles différents dans les lignes des princes.
    .name = Des princes
    .rule = AM-105
about-from-masters = Les Florims de toutes les manches pour des articles différents dans les colonnes des maîtres.
    .name = Des maîtres
    .rule = AM-106
about-from-awards = Les Florims de la fin pour qui a le plus de recettes d’une famille.
    .name = Des récompenses
    .rule = AM-147
about-from-other = Le Florim du départ, et ce qu’une Gabelle a rapporté ou coûté.
    .name = Autres Florims
    .rule = AM-018, AM-143

# Ce que chaque élément possède

about-bins-yellow = Des jetons de { NAME("elements", 0) } à gagner cette manche : la plus forte faveur posée ici prend le premier casier, la suivante le deuxième.
    .name = Casiers de { NAME("elements", 0) }
    .rule = AM-033, AM-065
about-bins-green = Des jetons de { NAME("elements", 1) } à gagner cette manche : la plus forte faveur posée ici prend le premier casier, la suivante le deuxième.
    .name = Casiers de { NAME("elements", 1) }
    .rule = AM-033, AM-065
about-bins-blue = Des jetons de { NAME("elements", 2) } à gagner cette manche : la plus forte faveur posée ici prend le premier casier, la suivante le deuxième.
    .name = Casiers de { NAME("elements", 2) }
    .rule = AM-033, AM-065
about-bins-red = Des jetons de { NAME("elements", 3) } à gagner cette manche : la plus forte faveur posée ici prend le premier casier, la suivante le deuxième.
    .name = Casiers de { NAME("elements", 3) }
    .rule = AM-033, AM-065
about-bins-purple = Des jetons de { NAME("elements", 4) } à gagner cette manche : la plus forte faveur posée ici prend le premier casier, la suivante le deuxième.
    .name = Casiers de { NAME("elements", 4) }
    .rule = AM-033, AM-065
about-field-yellow = On pose ici des faveurs en phase V, trois au plus par joueur, pour gagner les casiers de { NAME("elements", 0) }.
    .name = Faveurs sur { NAME("elements", 0) }
    .rule = AM-051, AM-053, AM-065
about-field-green = On pose ici des faveurs en phase V, trois au plus par joueur, pour gagner les casiers de { NAME("elements", 1) }.
    .name = Faveurs sur { NAME("elements", 1) }
    .rule = AM-051, AM-053, AM-065
about-field-blue = On pose ici des faveurs en phase V, trois au plus par joueur, pour gagner les casiers de { NAME("elements", 2) }.
    .name = Faveurs sur { NAME("elements", 2) }
    .rule = AM-051, AM-053, AM-065
about-field-red = On pose ici des faveurs en phase V, trois au plus par joueur, pour gagner les casiers de { NAME("elements", 3) }.
    .name = Faveurs sur { NAME("elements", 3) }
    .rule = AM-051, AM-053, AM-065
about-field-purple = On pose ici des faveurs en phase V, trois au plus par joueur, pour gagner les casiers de { NAME("elements", 4) }.
    .name = Faveurs sur { NAME("elements", 4) }
    .rule = AM-051, AM-053, AM-065
about-supply-yellow = Les jetons de { NAME("elements", 0) } que personne n’a : ils garniront les prochains casiers et s’obtiennent par échange, trois jetons contre un.
    .name = Réserve de { NAME("elements", 0) }
    .rule = AM-004, AM-033, AM-095
about-supply-green = Les jetons de { NAME("elements", 1) } que personne n’a : ils garniront les prochains casiers et s’obtiennent par échange, trois jetons contre un.
    .name = Réserve de { NAME("elements", 1) }
    .rule = AM-004, AM-033, AM-095
about-supply-blue = Les jetons de { NAME("elements", 2) } que personne n’a : ils garniront les prochains casiers et s’obtiennent par échange, trois jetons contre un.
    .name = Réserve de { NAME("elements", 2) }
    .rule = AM-004, AM-033, AM-095
about-supply-red = Les jetons de { NAME("elements", 3) } que personne n’a : ils garniront les prochains casiers et s’obtiennent par échange, trois jetons contre un.
    .name = Réserve de { NAME("elements", 3) }
    .rule = AM-004, AM-033, AM-095
about-supply-purple = Les jetons de { NAME("elements", 4) } que personne n’a : ils garniront les prochains casiers et s’obtiennent par échange, trois jetons contre un.
    .name = Réserve de { NAME("elements", 4) }
    .rule = AM-004, AM-033, AM-095

# Joueurs

about-seat = La place { OF($a) } : ses Florims à droite, puis ses jetons, ses cartes en main, ses recettes par famille et ce que son livre paie à chaque manche.
    .rule = AM-008
