### Ce que fait chaque composant : une phrase ou deux, et les règles qui les fondent.

# Par sorte

about-elements = { $level ->
    [1] Un élément de base, extrait sur les cases qui le montrent.
    [0] Une pierre de l’âme.
   *[other] Un élément de niveau { $level }, produit dans votre tour à partir de ces deux : { $sources }.
} { $level ->
    [3] Vaut 2 points au stock ou sur une figurine.
    [0] Vaut 3 points à l’alchimiste qui la porte.
   *[other] Il paie des formules et des extensions.
}
    .rule = MP-042, MP-092, MP-148, MP-152
about-alchemists = Attaque { $attack }, défense { $defence }, porte { $capacity }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} par tour. Sans âme : { $soulless }. Don : { $ability }.
    .rule = MP-026, MP-074
about-towers = Une tour, qui ne bouge plus : c’est là seulement qu’on range, convertit et transmute. Avec les tours singulières, celle-ci convertit aussi { $sources } en { $makes }.
    .rule = MP-013, MP-084, MP-166
about-cities = Une ville qui vend des formules ({ $sells }) et l’extension de sa carte. On n’y extrait rien.
    .rule = MP-047, MP-104, MP-108
about-decks = Un paquet de formules, piochées sans être vues par une recherche dans une ville qui le vend.
    .rule = MP-104
about-tiles = Une tuile de sept cases : { $hexes }.
    .rule = MP-002, MP-017
about-hexes = Une case du plateau : libre, d’élément, de ville ou de tour. Les marqueurs au sol n’y sont à personne.
    .rule = MP-017, MP-022
about-directions = Une direction : un déplacement mène à la case voisine de ce côté.
    .rule = MP-037
about-figures = Un de vos homoncules, trois au plus. Il agit dès le tour qui suit sa création, avec ses propres actions.
    .rule = MP-027, MP-030
about-figures-alchemist = Vous, sur le plateau. Vaincu, vous rentrez sans votre charge et avec une pierre de l’âme en moins ; vous gardez tout le reste.
    .rule = MP-029, MP-066
about-colours = Un joueur, par sa place à la table.
    .rule = MP-001
about-homunculi = Coûte { $cost }. Attaque { $attack }, défense { $defence }, porte { $capacity }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} par tour ; vaut { $level ->
    [one] { $level } point
   *[other] { $level } points
} sur le plateau.{ $capacity ->
    [0] {""} Il ne porte rien, donc n’extrait ni ne ramasse.
   *[other] {""}
}
    .rule = MP-030, MP-098, MP-149
about-equipment = Coûte { $cost } et vaut { $level ->
    [one] { $level } point
   *[other] { $level } points
}. Tant que votre alchimiste le porte : { $effect } ; deux objets au plus.
    .rule = MP-099, MP-120, MP-121, MP-150
about-stones = Une formule de la Pierre philosophale, niveau { $level } : coûte { $cost } et reste posée, pour { $level ->
    [one] { $level } point
   *[other] { $level } points
}. Une de chaque niveau fait la Pierre, 5 points de plus.{ $soul ->
    [0] {""}
   *[other] {""} Elle coûte une pierre de l’âme, fût-ce la dernière.
}
    .rule = MP-081, MP-100, MP-102, MP-151
about-extensions = { $wild ->
    [0] Un revenu : à chaque tour où elle est active, un marqueur arrive à votre stock : { $income }.
   *[other] Tant qu’elle est active, votre tour convertit { $base } et tout autre élément du même niveau en { $makes }.
} Prix : { $price }, sur la charge de l’alchimiste ; vaut 2 points.
    .rule = MP-093, MP-108, MP-112, MP-113, MP-153

# Alchimistes

about-alchemists-vitrudes = Le Duelliste : à chacune de ses attaques, un dé montrant 0 est relancé. Attaque 3, défense 2, porte 3 ; sans âme 5, 3 et 3.
    .rule = MP-125, MP-074
about-alchemists-sejlon = L’Hôte de marque : sa première recherche ou son premier achat de chaque tour ne prend pas d’action. Attaque 3, défense 3, porte 4 ; sans âme, défense 5.
    .rule = MP-129, MP-074
about-alchemists-kalda = La Voyante : sa recherche pioche deux cartes, et elle en garde une. Attaque 2, défense 4, porte 5 ; sans âme 3, 4 et 6.
    .rule = MP-130, MP-074
about-alchemists-togal = Le Sage : sa première conversion de chaque tour ne prend pas d’action. Attaque 2, défense 3, porte 4 ; sans âme, attaque 3 et 4 actions.
    .rule = MP-128, MP-074

# Éléments

about-elements-iron = Un élément de base, extrait sur une case de Fer. Avec le Feu, il donne du Mercure.
    .rule = MP-042, MP-092
about-elements-fire = Un élément de base, extrait sur une case de Feu. Avec le Fer, il donne du Mercure ; avec l’Air, du Cuivre.
    .rule = MP-042, MP-092
about-elements-air = Un élément de base, extrait sur une case d’Air. Avec le Feu, il donne du Cuivre ; avec la Terre, du Verre. Ses cases comptent aussi pour le Pacifiste.
    .rule = MP-042, MP-092
about-elements-earth = Un élément de base, extrait sur une case de Terre. Avec l’Air, il donne du Verre ; avec l’Eau, du Soufre. Ses cases comptent aussi pour la Secte.
    .rule = MP-042, MP-092
about-elements-water = Un élément de base, extrait sur une case d’Eau. Avec la Terre, il donne du Soufre.
    .rule = MP-042, MP-092
about-elements-mercury = Niveau 2, fait de Feu et de Fer. Avec le Cuivre, il donne de l’Or.
    .rule = MP-092
about-elements-copper = Niveau 2, fait d’Air et de Feu. Avec le Mercure, il donne de l’Or ; avec le Verre, du Platine.
    .rule = MP-092
about-elements-glass = Niveau 2, fait de Terre et d’Air. Avec le Cuivre, il donne du Platine ; avec le Soufre, de l’Eau régale.
    .rule = MP-092
about-elements-sulphur = Niveau 2, fait d’Eau et de Terre. Avec le Verre, il donne de l’Eau régale.
    .rule = MP-092
about-elements-gold = Niveau 3, fait de Cuivre et de Mercure. Vaut 2 points au stock ou porté ; trois déposés à Hammerbreach font la quête du Magnat.
    .rule = MP-092, MP-148
about-elements-platinum = Niveau 3, fait de Verre et de Cuivre. Vaut 2 points au stock ou porté.
    .rule = MP-092, MP-148
about-elements-aqua-regia = Niveau 3, fait de Soufre et de Verre. Vaut 2 points au stock ou portée.
    .rule = MP-092, MP-148
about-elements-soul = Une pierre de l’âme vaut 3 points et ne prend pas de place. Un combat perdu en coûte une ; sans aucune, on ne peut ni finir la partie ni la gagner.
    .rule = MP-075, MP-079, MP-152

# Villes et paquets

about-cities-hammerbreach = Vend des formules d’équipement et d’homoncules, et l’extension de sa carte. Le Magnat y dépose son Or.
    .rule = MP-104, MP-108
about-cities-blackholm = Vend des formules de la Pierre et d’équipement, et l’extension de sa carte. Le Maître Armurier y achève sa quête.
    .rule = MP-104, MP-108
about-cities-windshire = Vend des formules d’homoncules et de la Pierre, et l’extension de sa carte. Le Seigneur des Feux de l’Enfer y allume ses neuf Feu.
    .rule = MP-104, MP-108
about-decks-homunculus = Formules de figurines qui marchent, portent ou combattent pour vous ; en vente à Hammerbreach et à Windshire.
    .rule = MP-104
about-decks-equipment = Formules d’objets pour votre alchimiste ; en vente à Hammerbreach et à Blackholm.
    .rule = MP-104
about-decks-stone = Formules de la Pierre philosophale : il en faut une de chaque niveau ; en vente à Blackholm et à Windshire.
    .rule = MP-104

# Quêtes

about-quests-K01 = Il vous faut trois homoncules, un par ville ; le dernier entre quand vous avez Pierre et âme. En attendant, ils barrent leur ville aux autres.
    .rule = MP-119, MP-135
about-quests-K02 = Quatre objets de niveau 2 ou 3 créés dans la partie ; deux portés quand l’alchimiste gagne Blackholm. Chaque objet vaut en outre ses points.
    .rule = MP-141
about-quests-K03 = Trois éléments de niveau 3 sur une case voisine de la tour adverse la plus lointaine. Ce qui y est déjà compte, mais votre dépôt doit en ajouter un.
    .rule = MP-139, MP-140
about-quests-K04 = Trois pierres de l’âme à la fois : battez des alchimistes, ou créez un objet qui en apporte une ; puis gagnez Windshire.
    .rule = MP-135, MP-138
about-quests-K05 = Une seule attaque d’une de vos figurines, gagnée ou non, la fait échouer pour de bon ; se défendre est permis. Avec Pierre et âme, gagnez une case d’Air.
    .rule = MP-142
about-quests-K06 = Trois Or à Hammerbreach, en un dépôt ou plusieurs. Ce qui y est déjà compte, mais n’importe qui peut le ramasser avant.
    .rule = MP-139
about-quests-K07 = Neuf Feu à Windshire demandent plusieurs charges ; les homoncules peuvent aider. Le dernier dépôt ne compte qu’avec Pierre et âme.
    .rule = MP-139
about-quests-K08 = On la regarde au début de votre tour : deux homoncules sur des cases voisines de votre tour, non dedans. Ils doivent y survivre aux tours des autres.
    .rule = MP-143
about-quests-K09 = On la regarde à la fin de votre tour : votre alchimiste et trois homoncules réunis sur une même case de Terre.
    .rule = MP-144
about-quests-K10 = Deux pierres de l’âme sur une case voisine de la tour adverse la plus lointaine, et une encore sur vous. Au sol, tout alchimiste peut les prendre.
    .rule = MP-140, MP-145

# Cartes particulières

about-equipment-Q09 = Une fois par tour, une action extrait deux marqueurs du même élément, si l’alchimiste a place pour les deux. Coûte { $cost } ; vaut { $level ->
    [one] { $level } point
   *[other] { $level } points
}.
    .rule = MP-126, MP-150
about-equipment-Q11 = Votre alchimiste peut aussi attaquer à deux cases, mais jamais une figurine dans sa propre tour. Coûte { $cost } ; vaut { $level ->
    [one] { $level } point
   *[other] { $level } points
}.
    .rule = MP-073, MP-150
about-equipment-Q14 = Seul le premier déplacement de l’alchimiste à chaque tour est gratuit ; les homoncules n’en profitent pas. Coûte { $cost } ; vaut { $level ->
    [one] { $level } point
   *[other] { $level } points
}.
    .rule = MP-127, MP-150
about-equipment-Q15 = Une carte de plus à chaque recherche, une seule gardée. Avec Kalda, cela fait trois cartes au choix. Coûte { $cost } ; vaut { $level ->
    [one] { $level } point
   *[other] { $level } points
}.
    .rule = MP-130, MP-150
about-equipment-Q16 = La première conversion du tour est gratuite. Avec Togal, les deux premières le sont. Coûte { $cost } ; vaut { $level ->
    [one] { $level } point
   *[other] { $level } points
}.
    .rule = MP-128, MP-150
about-equipment-Q21 = Une action de plus à chaque tour qui commence avec lui équipé ; mis en cours de tour, il sert dès le suivant. Coûte { $cost } ; vaut { $level ->
    [one] { $level } point
   *[other] { $level } points
}.
    .rule = MP-131, MP-150
about-equipment-Q22 = Pour une action, l’alchimiste rentre à sa tour depuis n’importe quelle case. Ce n’est pas un déplacement : cela n’accomplit aucune quête. Coûte { $cost } ; vaut { $level ->
    [one] { $level } point
   *[other] { $level } points
}.
    .rule = MP-132, MP-150
about-equipment-Q23 = Sa création apporte une pierre de l’âme de la réserve, qui vaut 3 points, et rend son âme à qui l’a perdue. Une seule fois. Coûte { $cost } ; vaut { $level ->
    [one] { $level } point
   *[other] { $level } points
}.
    .rule = MP-133, MP-150
about-equipment-Q24 = Sa création apporte une pierre de l’âme de la réserve, qui vaut 3 points, et rend son âme à qui l’a perdue. Une seule fois. Coûte { $cost } ; vaut { $level ->
    [one] { $level } point
   *[other] { $level } points
}.
    .rule = MP-133, MP-150

# Places et signes de l’image

about-ground = Des marqueurs posés sur une case, avec leur nombre. Ils ne sont à personne tant qu’une figurine ne les ramasse pas.
    .name = Au sol
    .rule = MP-022, MP-044
about-wanted = Une case qui sert votre quête : ce qu’elle demande de poser doit s’y trouver.
    .name = Voulu par votre quête
    .rule = MP-135
about-chance = La chance qu’a la figurine choisie de gagner ce combat, avec tous ses dés et équipements.
    .name = Chance de l’attaque
    .rule = MP-060, MP-064
about-cost = Ce que coûte la formule : tout se paie d’un coup dans votre tour, avec le stock et la charge. Ce que vous avez est coché.
    .name = Coût
    .rule = MP-096
about-attack = Combien de dés cette figurine lance quand elle attaque. Un homoncule à 0 ne peut pas combattre.
    .name = Attaque
    .rule = MP-030, MP-060
about-defence = Combien de dés cette figurine lance quand elle est attaquée.
    .name = Défense
    .rule = MP-061
about-capacity = Combien de marqueurs cette figurine peut porter. Un homoncule à 0 n’extrait ni ne ramasse. Les pierres de l’âme ne comptent pas.
    .name = Capacité
    .rule = MP-030, MP-042
about-actions = Combien d’actions cette figurine a par tour ; les pâles sont dépensées, et celles qui restent sont perdues à la fin du tour.
    .name = Actions
    .rule = MP-026, MP-032
about-hand = Trois formules au plus. Dans votre tour, on en réalise une en payant son coût ; personne d’autre ne les voit.
    .name = Vos formules
    .rule = MP-096, MP-105
about-hearted = La colonne en vigueur tant que l’alchimiste a une pierre de l’âme.
    .name = Avec une pierre de l’âme
    .rule = MP-074
about-soulless = La colonne en vigueur sans pierre de l’âme : plus forte, mais un tel alchimiste ne met pas fin à la partie et ne la gagne pas.
    .name = Sans pierre de l’âme
    .rule = MP-074, MP-075
about-stone = Obtenue quand la troisième partie est posée. Elle n’est jamais perdue, et sans elle aucune quête ne compte.
    .name = La Pierre philosophale
    .rule = MP-102, MP-103
about-parts = Trois places, une par niveau, dans n’importe quel ordre. Remplies, elles font la Pierre philosophale : 1, 2 et 3 points, et 5 pour l’ensemble.
    .name = Parties de la Pierre
    .rule = MP-100, MP-102, MP-151
about-points = Les points de sagesse visibles de tous. Seuls les 9 d’une quête s’y ajoutent, et ils mettent fin à la partie.
    .name = Points de sagesse
    .rule = MP-154, MP-157
about-no-item = Votre alchimiste porte deux équipements au plus. Dans la tour, une action Équiper apporte ceux qui sont rangés.
    .name = Place d’équipement
    .rule = MP-087, MP-120
about-load = Ce que porte votre alchimiste, et les places libres. Dans votre tour, charge et stock paient ensemble formules et conversions.
    .name = Charge
    .rule = MP-042, MP-089, MP-096
about-company = Trois homoncules au plus. Chacun naît dans la tour d’une formule, agit de son côté et peut être vaincu.
    .name = Homoncules
    .rule = MP-098, MP-115
about-items = Les équipements rangés dans la tour comptent leurs points mais n’ont aucun effet. Une action Équiper les donne à l’alchimiste, deux au plus.
    .name = Équipements
    .rule = MP-087, MP-120
about-tower-extensions = Les extensions achetées : 2 points chacune. Au début de chaque tour, une seule devient active.
    .name = Extensions
    .rule = MP-112, MP-153
about-no-extension = Cette ville n’a plus d’extension à vendre.
    .name = Pas d’extension
    .rule = MP-108
about-stock = Ce que contient la tour, par élément : de quoi payer les formules et les conversions faites là.
    .name = Stock
    .rule = MP-089, MP-096
about-work = Toutes les conversions : deux éléments voisins font celui du dessus. À côté : combien vous en avez, et combien la réserve.
    .name = Le Grand Œuvre
    .rule = MP-089, MP-092
about-happened = Le dernier combat avec ses dés, et la dernière action.
    .name = Ce qui s’est passé
    .rule = MP-060, MP-064
about-die = Faces 0, 0, 1, 1, 2, 2 : en moyenne 1 par dé. La somme est la force, et l’attaque doit dépasser la défense.
    .name = Dé
    .rule = MP-060, MP-064
about-reroll = Des dés à 0 ont été relancés une fois, grâce à un équipement ou une capacité.
    .name = Relancé
    .rule = MP-060
about-force = La somme des dés de ce camp. L’attaque ne gagne que si sa force est supérieure.
    .name = Force
    .rule = MP-063, MP-064
about-fight = Les deux camps lancent leurs dés. Si l’attaque est plus forte, le défenseur est vaincu ; sinon, il ne se passe rien.
    .name = Combat
    .rule = MP-060, MP-063, MP-064
about-account = Tous les points de tous, selon leur origine. Qui n’a pas de pierre de l’âme ne peut pas gagner.
    .name = Le compte
    .rule = MP-075, MP-154
about-choice = Les réponses à la question posée : un clic en donne une.
    .name = Votre choix
    .rule = MP-044, MP-105

# Joueurs

about-seat = La place { OF($a) } : les points à droite, puis les valeurs de l’alchimiste, ses pierres de l’âme, les parties de la Pierre, formules, homoncules, équipements et extensions.
    .rule = MP-074, MP-154
