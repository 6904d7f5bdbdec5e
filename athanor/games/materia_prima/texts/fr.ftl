### Materia Prima en français. MP-nnn est la phrase d’une règle, `.news` sa ligne au journal, `.no` le refus qu’elle donne.

game-line = Extrayez, convertissez, transmutez jusqu’à la Pierre philosophale, puis servez-vous-en pour une quête connue de vous seul.

## Options

option-layout = Plateau
option-layout-default = disposition imprimée
option-layout-random = tuiles et rotations au hasard
option-layout-random_balanced = au hasard, villes espacées
option-layout-chosen = disposé par le doyen
option-free_shape = Forme libre (plateau disposé par un joueur)
option-free_shape-off = non, la fleur habituelle
option-free_shape-on = oui, toute forme d’un seul tenant
option-oldest = Qui dispose le plateau
option-oldest-first = le premier joueur
option-oldest-0 = { SEAT(0) }
option-oldest-1 = { SEAT(1) }
option-oldest-2 = { SEAT(2) }
option-oldest-3 = { SEAT(3) }
option-first_player = Premier joueur
option-first_player-random = tiré au sort
option-first_player-0 = { SEAT(0) }
option-first_player-1 = { SEAT(1) }
option-first_player-2 = { SEAT(2) }
option-first_player-3 = { SEAT(3) }
option-random_roles = Alchimistes et tours
option-random_roles-off = choisis à tour de rôle
option-random_roles-on = distribués au hasard
option-quick_start = Emplacement des tours (disposition imprimée)
option-quick_start-off = choisi à tour de rôle
option-quick_start-on = fixé, pour commencer vite
option-adjacent_towers = Tours voisines
option-adjacent_towers-off = interdites
option-adjacent_towers-on = permises
option-unlimited_markers = Marqueurs d’élément
option-unlimited_markers-off = ceux de la boîte
option-unlimited_markers-on = sans limite
option-max_rounds = Dernière manche
option-max_rounds-60 = 60
option-max_rounds-40 = 40 (table minutée)
option-max_rounds-20 = 20 (courte)
option-max_rounds-100 = 100
option-pickup_one = Un ramassage prend
option-pickup_one-off = autant de marqueurs qu’on veut
option-pickup_one-on = un marqueur
option-early_quests = Quêtes avant la Pierre
option-early_quests-off = ne comptent pas
option-early_quests-on = comptent aussitôt
option-quest_set = Cartes de quête
option-quest_set-ten = les dix
option-quest_set-eight = les huit premières
option-retail_quests = Quêtes distribuées à chacun
option-retail_quests-off = une
option-retail_quests-on = deux, dont une gardée
option-retail_25 = Fin à 25 points
option-retail_25-off = non
option-retail_25-on = oui
option-retail_soulless = Un joueur sans âme à la fin
option-retail_soulless-off = ne peut pas gagner
option-retail_soulless-on = perd 5 points
option-special_towers = Tours
option-special_towers-off = toutes pareilles
option-special_towers-on = chacune sa conversion propre

## Questions et actions

ask-spot = Où va la tuile suivante ?
ask-tile = Quelle tuile posez-vous ?
ask-rotation = Comment est-elle tournée ?
ask-alchemist = Quel alchimiste êtes-vous ?
ask-tower = Quelle tour est la vôtre ?
ask-quest = Quelle quête gardez-vous ?
ask-site = Où s’élèvent votre tour et votre alchimiste ?
ask-extension = Quelle extension de votre tour est active ce tour-ci ?
ask-turn = Agissez, ou finissez le tour.
ask-drop = Que posez-vous au sol ?
ask-pick = Que ramassez-vous ?
ask-loot = Que prenez-vous au vaincu ?
ask-equip = Qu’échangez-vous avec la tour ?
ask-transfer = Déplacez des éléments entre charge et stock, sans action.
ask-overflow = Trop lourd : que laissez-vous ?
ask-keep = Quelle formule gardez-vous ?
ask-discard = Quatre formules, c’est une de trop : laquelle défaussez-vous ?
ask-dismiss = Quel homoncule fait place ?
ask-item = Équiper le nouvel objet ou le ranger ?

do-end = Finir le tour
do-move = { $c ->
    [-1] Déplacer { FIGURE($a) } : { NAME("directions", $b) }
   *[other] Déplacer { FIGURE($a) } : { NAME("directions", $b) }, vers { PLACE($c) }
}
do-mine = Extraire avec { FIGURE($a) }
do-mine-two = Extraire deux marqueurs à la pelle
do-pick = Ramasser avec { FIGURE($a) }
do-drop = Déposer avec { FIGURE($a) }
do-fight = Avec { FIGURE($a) }, attaquer { FIGURE($c) } ({ SEAT($b) })
do-equip = Échanger avec la tour : { FIGURE($a) }
do-convert = Convertir : { NAME("elements", $a) }
do-wild = Convertir avec { NAME("elements", $a) }, par l’extension active
do-special = Convertir à la manière de votre tour
do-transmute = Transmuter : { NAME("cards", $a) }
do-research = Rechercher : { NAME("decks", $a) }
do-buy = Acheter l’extension de cette ville
do-recall = Rentrer à la tour par le sceau
do-put = Poser : { NAME("elements", $a) }
do-take = Prendre : { NAME("elements", $a) }
do-all = Tous les éléments
do-store = Au stock : { NAME("elements", $a) }
do-load = Du stock : { NAME("elements", $a) }
do-wear = Équiper : { NAME("equipment", $a) }
do-stow = Ranger : { NAME("equipment", $a) }
do-done = Terminé
do-shed = Laisser : { NAME("elements", $a) }
do-keep = Garder : { NAME("cards", $a) }
do-discard = Défausser : { NAME("cards", $a) }
do-dismiss = Congédier { FIGURE($a) }
do-activate = Activer : { NAME("extensions", $a) }
do-alchemist = Jouer { NAME("alchemists", $a) }
do-tower = Prendre la { NAME("towers", $a) }
do-quest = Garder la quête { NAME("quests", $a) }
do-site = S’établir sur { PLACE($a) }
do-spot = { $c ->
    [-1] Poser une tuile
   *[other] Poser une tuile { $c ->
        [0] au nord-est
        [1] au nord
        [2] à l’ouest
        [3] au sud-ouest
        [4] au sud
       *[5] à l’est
    } ({ NAME("tiles", $b) })
}
do-tile = Poser { NAME("tiles", $a) }
do-turn = La tourner de { $a ->
    [one] { $a } sixième
   *[other] { $a } sixièmes
}

no-such-figure = Vous n’avez pas cette figurine sur le plateau : { NAME("figures", $a) }.
free-hexes = { $n ->
    [one] { $n } case libre
   *[other] { $n } cases libres
}
no-city = nulle part
place-unknown = une case
place-tower = la tour { OF($a) }
place-element = la case { $element } ({ $tile })
place-free = { $at ->
    [0] la case libre du centre ({ $tile })
    [1] la case libre de l’est ({ $tile })
    [2] la case libre du nord-est ({ $tile })
    [3] la case libre du nord-ouest ({ $tile })
    [4] la case libre de l’ouest ({ $tile })
    [5] la case libre du sud-ouest ({ $tile })
   *[6] la case libre du sud-est ({ $tile })
}
either = { $first } ou { $last }

## Mise en place

MP-001 = On joue à deux, trois ou quatre, chacun avec un alchimiste et une tour.
MP-002 = Les sept tuiles servent toutes, une fois chacune, dans l’une des six rotations, sans se recouvrir.
    .no = Cette tuile est déjà posée, ou son emplacement est pris.
MP-003 = Les tuiles couvrent les sept emplacements de la fleur ; une disposition choisie les remplit dans l’ordre ou, en forme libre, à tout endroit qui touche une tuile.
    .news = Tuile posée : { NAME("tiles", $c) }, tournée de { $d ->
        [one] { $d } sixième
       *[other] { $d } sixièmes
    }.
    .no = Une tuile se pose là où elle en touche une autre.
MP-004 = Le doyen dispose le plateau ; une disposition toute faite ne demande rien à personne.
MP-005 = Les trois cartes de ville restent à côté du plateau, face visible, toute la partie.
MP-006 = Les douze extensions sont mélangées ; une est visible sur chaque carte de ville, neuf forment la pile.
MP-007 = Dans l’ordre du tour, chacun choisit un alchimiste, puis une tour, parmi ceux qui restent.
    .news = { SEAT($a) } joue { NAME("alchemists", $b) } et la { NAME("towers", $c) }.
    .no = Quelqu’un l’a déjà choisi, ou ce n’est pas le moment de le choisir.
MP-008 = Chacun commence avec une pierre de l’âme.
MP-009 = Les quêtes qui demandent plus de joueurs sont écartées ; chacun en reçoit une, face cachée.
MP-010 = Chacun reçoit une formule de niveau 1 de chaque paquet, face cachée.
MP-011 = Les autres formules de niveau 1 sont mélangées à leur paquet.
MP-012 = Le premier joueur est le plus jeune ou tiré au sort ; on joue dans le sens horaire.
    .news = { SEAT($a) } commence.
MP-013 = Dans l’ordre du tour, chacun place tour et alchimiste ensemble sur une case, qui reste celle de sa tour.
    .news = { SEAT($a) } s’établit sur { PLACE($b) }.
    .no = Votre tour doit d’abord trouver sa place.
MP-014 = Une tour s’élève sur une case libre : ni élément, ni ville, ni autre tour.
    .no = Il faut une case libre à la tour, et celle-ci ne l’est pas : { PLACE($place) }.
MP-015 = Une tour n’est jamais voisine d’une autre.
    .no = Cette case touche une tour : { PLACE($place) }.
MP-016 = Personne ne reçoit d’élément au départ ; la réserve garde tous les marqueurs non distribués.

## Plateau

MP-017 = Une case est libre, montre un élément de base ou porte une ville ; une case de tour n’est plus rien d’autre.
MP-018 = Deux cases à distance 1 sont adjacentes, sur une même tuile ou d’une tuile à l’autre.
MP-019 = Le plateau a un bord.
    .no = Il n’y a pas de case dans cette direction.
MP-020 = Ce qui est dessiné sur le plateau ne gêne personne.
MP-021 = Les cases d’élément ne s’épuisent jamais ; seule la réserve les limite.
MP-022 = Toute case qui n’est pas une tour peut porter des marqueurs, en tout nombre ; ils ne sont à personne.
MP-023 = Les figurines d’un même joueur partagent une case, celles de joueurs différents jamais.

## Tour de jeu

MP-024 = On joue à tour de rôle, dans le sens horaire, jusqu’à la fin de la partie.
    .news = Manche { $b } : au tour { OF($a) }.
MP-025 = Un tour commence par la quête des Gardiens, le choix de l’extension, son revenu et la mise à jour des actions.
MP-026 = L’alchimiste reçoit les actions de sa colonne, chaque homoncule celles de sa carte.
MP-027 = Un homoncule créé ce tour-ci agit à partir du suivant.
MP-028 = Les actions se dépensent une à une, par n’importe quelle figurine, dans n’importe quel ordre.
    .no = { $family ->
        [move] { no-such-figure }
        [mine] { no-such-figure }
        [pick] { no-such-figure }
        [drop] { no-such-figure }
        [fight] { no-such-figure }
        [equip] { no-such-figure }
       *[other] Ce n’est pas le moment : commencez par une action d’une de vos figurines, ou finissez votre tour.
    }
MP-029 = L’alchimiste se déplace, extrait, ramasse, dépose et combat partout ; il équipe, convertit et transmute dans sa tour ; il recherche et achète en ville.
MP-030 = Un homoncule se déplace ; s’il a une capacité, il extrait, ramasse, dépose et range ; s’il a une attaque, il combat. Rien d’autre.
    .no = Cette figurine ne le peut pas : sa carte indique 0.
MP-031 = Chaque action coûte une action à sa figurine, sauf si une capacité la rend gratuite.
    .no = Cette figurine n’a plus d’action.
MP-032 = On peut finir son tour entre deux actions ; ce qui reste est perdu.
    .news = { SEAT($a) } finit son tour.
MP-033 = Un tour s’achève de lui-même quand tous savent qu’aucune figurine ne peut agir.
    .news = { SEAT($a) } ne peut plus rien faire : le tour s’achève.
MP-034 = À la fin d’un tour, on regarde la quête de la Secte ; puis c’est au suivant.
MP-035 = Attaque, défense et capacité changent aussitôt avec la colonne et les objets, pas le nombre d’actions du tour.
MP-036 = Hors de son tour, on ne fait que se défendre.
    .no = Ce n’est pas votre tour.

## Déplacement

MP-037 = Un déplacement mène une figurine sur une case adjacente.
    .news = { WHO($b) } ({ SEAT($a) }) va vers { PLACE($d) }.
MP-038 = On n’entre pas sur une case où se tient la figurine d’un autre.
    .no = Une figurine adverse s’y tient.
MP-039 = On n’entre pas dans la tour d’un autre.
    .no = Cette tour n’est pas la vôtre.
MP-040 = Sa propre tour et ses propres figurines ne gênent pas.
MP-041 = Charge, pierres de l’âme et objets suivent leur figurine.

## Extraire, ramasser, déposer

MP-042 = Sur une case d’élément, une figurine prend un marqueur de cet élément dans la réserve, si elle a de la place.
    .news = { WHO($b) } ({ SEAT($a) }) extrait { $d } × { NAME("elements", $c) }.
    .no = Il n’y a rien à extraire ici, ou pas de place pour le porter.
MP-043 = Ce qu’une figurine extrait va sur sa propre carte.
MP-044 = Ramasser prend autant de marqueurs au sol qu’on veut, dans la limite de la capacité, pour une action.
    .news = { WHO($b) } ({ SEAT($a) }) ramasse { $d } × { NAME("elements", $c) }.
    .no = Impossible à ramasser : il n’y en a pas ici, la place manque, ou rien n’est encore pris.
MP-045 = Seuls les alchimistes ramassent les pierres de l’âme, qui ne prennent pas de place. Les éléments tiennent dans la capacité d’avant l’action.
    .no = Seul un alchimiste ramasse les pierres de l’âme.
MP-046 = Une action extrait ou ramasse, pas les deux.
MP-047 = En ville, on n’extrait rien ; on peut y ramasser.
    .no = Il n’y a rien à extraire dans une ville.
MP-048 = Sur une case de tour, on n’extrait ni ne ramasse.
    .no = Pas sur une case de tour : rien n’y traîne.
MP-049 = Déposer laisse au sol autant d’éléments qu’on veut, pour une action.
    .news = { WHO($b) } ({ SEAT($a) }) dépose { $d } × { NAME("elements", $c) }.
    .no = Il n’y en a pas à déposer, ou rien n’est encore posé.
MP-050 = L’alchimiste peut aussi déposer des pierres de l’âme ; sans la dernière, il est sans âme.
    .news = { WHO($b) } ({ SEAT($a) }) dépose { $d } × { NAME("elements", $c) }.
    .no = Cette figurine n’a pas de pierre de l’âme à poser.
MP-051 = On ne dépose rien sur une case de tour.
    .no = Pas sur une case de tour : on y range les éléments.
MP-052 = Objets, formules et Pierre ne se déposent jamais.
MP-053 = Aucune figurine ne donne rien à une autre : les marqueurs passent par le sol ou par la tour.

## Combat

MP-054 = Une figurine qui a une attaque attaque une figurine adverse sur une case adjacente.
    .no = Aucune figurine adverse à attaquer là.
MP-055 = Une figurine dans sa propre tour ne peut être attaquée.
    .no = Elle est à l’abri dans sa tour.
MP-056 = On peut attaquer depuis sa propre tour.
MP-057 = De plusieurs figurines sur une case, l’attaquant en choisit une ; les autres ne sont pas concernées.
MP-058 = Une figurine attaque autant de fois qu’elle a d’actions.
MP-059 = La valeur d’attaque est celle de la colonne ou de la carte, avec les objets équipés.
MP-060 = L’attaquant lance autant de dés que sa valeur d’attaque ; leur somme est sa force.
    .news = { WHO($b) } ({ SEAT($a) }) attaque { WHO($c) } : { DICE($e) }, force { $d }.
MP-061 = Le défenseur lance ensuite autant de dés que sa valeur de défense.
    .news = { WHO($b) } ({ SEAT($a) }) se défend : { DICE($e) }, force { $d }.
MP-062 = On ne lance jamais plus de dix dés.
MP-063 = Si la défense est égale ou supérieure à l’attaque, il ne se passe rien.
    .news = { WHO($b) } ({ SEAT($a) }) tient bon.
MP-064 = Si l’attaque est plus forte, le défenseur est vaincu ; l’attaquant ne bouge pas.
    .news = { SEAT($a) } bat { WHO($b) } sur { PLACE($d) }.
MP-065 = Un homoncule vaincu quitte le plateau, sa carte est défaussée.
    .news = { WHO($b) } ({ SEAT($a) }) disparaît.
MP-066 = Un alchimiste vaincu retourne à sa tour sans sa charge et avec une pierre de l’âme en moins ; il garde tout le reste.
    .news = { NAME("alchemists", $b) } ({ SEAT($a) }) doit rentrer à sa tour.
MP-067 = Un alchimiste vainqueur doit prendre la pierre de l’âme.
    .news = { SEAT($a) } prend une pierre de l’âme à { SEAT($b) }.
    .no = La pierre de l’âme est déjà prise.
MP-068 = Un homoncule vainqueur laisse la pierre de l’âme sur la case.
    .news = Une pierre de l’âme { OF($a) } reste sur { PLACE($b) }.
MP-069 = Le vainqueur prend des éléments du vaincu selon sa capacité ; le reste demeure sur la case.
    .news = { WHO($b) } ({ SEAT($a) }) prend { $d } × { NAME("elements", $c) } pour butin.
    .no = Ce n’est pas dans le butin, ou la place manque.
MP-070 = Le vainqueur ne pose ni n’échange rien de sa propre charge.
MP-071 = Après une victoire viennent la pierre de l’âme, la colonne, le trop-plein, le butin, puis le vaincu s’en va.
MP-072 = Toute attaque laisse une trace, gagnée ou non ; se défendre, jamais.
MP-073 = Avec une arbalète, un alchimiste attaque aussi à distance 2.
    .no = C’est trop loin, même pour une arbalète.

## Alchimistes et pierres de l’âme

MP-074 = Un alchimiste suit la colonne au cœur avec une pierre de l’âme, celle au crâne sans ; le changement est immédiat.
    .news = { NAME("alchemists", $b) } ({ SEAT($a) }) { $c ->
        [0] a perdu son âme
       *[other] a de nouveau une âme
    }.
MP-075 = Un alchimiste sans âme continue de jouer, mais ne peut ni finir la partie ni la gagner.
MP-076 = Perdre son âme ne change rien aux homoncules ni aux objets.
MP-077 = Les pierres de l’âme se valent ; elles sont sur une carte d’alchimiste, au sol ou en réserve.
MP-078 = Seuls les alchimistes portent des pierres de l’âme, en tout nombre, sans qu’elles prennent de place.
MP-079 = Un combat perdu coûte une pierre de l’âme, jamais plus.
MP-080 = Un alchimiste sans âme, vaincu, rentre sans sa charge.
MP-081 = Une pierre de l’âme dans un coût se paie de la carte d’alchimiste, même la dernière.
    .news = { SEAT($a) } paie une pierre de l’âme.
    .no = Cette formule demande une pierre de l’âme.
MP-082 = Une pierre prise, ramassée ou créée rend son âme à qui l’avait perdue.
MP-083 = Ce qui dépasse la capacité part aussitôt : au stock dans sa tour, sinon au sol.
    .news = { WHO($b) } ({ SEAT($a) }) ne peut porter { $d } × { NAME("elements", $c) } : { $e ->
        [0] cela reste au sol
       *[other] cela va au stock
    }.
    .no = L’excédent doit d’abord partir.

## La tour

MP-084 = Nul autre n’entre dans une tour ni ne prend ce qui s’y trouve.
MP-085 = Le stock est illimité.
MP-086 = Équiper : une figurine dans sa tour déplace autant d’éléments qu’elle veut entre charge et stock, pour une action.
    .news = { WHO($b) } ({ SEAT($a) }) { $e ->
        [1] range
       *[other] charge
    } { $d } × { NAME("elements", $c) }.
    .no = Pas ici, ou rien de tel ne peut bouger.
MP-087 = En équipant, l’alchimiste déplace aussi ses objets entre sa carte et la tour.
    .news = { SEAT($a) } { $c ->
        [0] range
       *[other] équipe
    } : { NAME("cards", $b) }.
    .no = Seul votre alchimiste manie vos propres objets.
MP-088 = La charge d’un homoncule n’est pas du stock tant qu’il ne l’a pas rangée.
MP-089 = Convertir : un alchimiste dans sa tour change deux sources en un produit, pour une action.
    .news = { SEAT($a) } convertit { NAME("elements", $c) } et { NAME("elements", $d) } en { NAME("elements", $b) }.
    .no = On ne convertit que dans sa propre tour.
MP-090 = Les sources viennent du stock et de la charge, du stock d’abord, et vont à la réserve.
    .no = Les sources n’y sont pas.
MP-091 = Le produit passe de la réserve au stock.
    .no = La réserve n’a plus de ce produit.
MP-092 = Il y a sept conversions, plus celles de l’extension active.
    .no = Un élément de base s’extrait, il ne se fabrique pas.
MP-093 = Une extension libre prend pour partenaire toute autre sorte du même niveau.
    .no = L’extension active ne convertit pas cela.
MP-094 = Après chaque conversion et transmutation, des éléments passent entre charge et stock sans action.
    .news = { SEAT($a) } { $e ->
        [1] range
       *[other] charge
    } { $d } × { NAME("elements", $c) }.
    .no = Un transfert déplace des éléments, rien d’autre.
MP-095 = Au cours d’un échange, une sorte ne va que dans un sens, et un objet ne bouge qu’une fois.
    .no = Dans cet échange, il est déjà allé dans l’autre sens.
MP-096 = Transmuter : un alchimiste dans sa tour révèle une formule et en paie tout le coût, pour une action.
    .news = { SEAT($a) } transmute { NAME("cards", $b) }.
    .no = Il faut la formule en main, tous ses éléments, et être dans sa tour.
MP-097 = Une transmutation suit cet ordre : paiement, renvoi, mise en place, pierre de l’âme, Pierre, trop-plein, transfert.
MP-098 = Un nouvel homoncule paraît sur la case de la tour, sans charge.
    .news = { WHO($b) } entre au service { OF($a) }.
MP-099 = Un nouvel objet est équipé, s’il reste un emplacement, ou rangé.
    .news = { NAME("cards", $b) } ({ SEAT($a) }) : objet { $c ->
        [0] rangé
       *[other] équipé
    }.
    .no = D’abord le nouvel objet : équipez-le ou rangez-le.
MP-100 = Une formule de la Pierre se pose à l’emplacement de son niveau, s’il est vide.
    .news = { SEAT($a) } pose la formule de niveau { $c } : { NAME("cards", $b) }.
    .no = Vous avez déjà posé une formule de ce niveau.
MP-101 = Les trois niveaux viennent dans l’ordre qu’on veut.
MP-102 = Trois formules posées font la Pierre philosophale.
    .news = { SEAT($a) } tient la Pierre philosophale !
MP-103 = La Pierre et ses formules ne se perdent jamais.

## Les villes

MP-104 = Rechercher : en ville, un alchimiste pioche une carte d’un paquet qu’on y vend, à l’insu des autres, pour une action.
    .news = { $c ->
        [0] { SEAT($a) } recherche une formule : { NAME("decks", $b) }.
       *[other] Vous gardez { NAME("cards", $d) }.
    }
    .no = Votre alchimiste doit se tenir dans une ville qui vend ce paquet : { SOLD_IN($a) }.
MP-105 = On garde trois formules en main ; d’une quatrième, on se défait aussitôt, ou d’une autre.
    .news = { SEAT($a) } défausse { NAME("cards", $b) }.
    .no = Défaussez d’abord une de vos quatre formules.
MP-106 = Les formules défaussées restent visibles ; il n’y a pas d’autre moyen de s’en défaire.
MP-107 = Une pioche vide se refait de sa défausse ; si les deux sont vides, le paquet est fermé.
    .news = La défausse redevient pioche : { NAME("decks", $a) }.
    .no = Il ne reste aucune carte de ce paquet.
MP-108 = Acheter : en ville, un alchimiste paie de sa charge l’extension de la carte, pour une action.
    .news = { SEAT($a) } achète { NAME("extensions", $b) } à { NAME("cities", $c) }.
    .no = Le prix doit être dans la charge de votre alchimiste, dans cette ville.
MP-109 = Une nouvelle extension est retournée, tant qu’il y en a.
    .news = { NAME("extensions", $b) } est en vente à { NAME("cities", $a) }.
    .no = Cette ville n’a plus d’extension.
MP-110 = On peut posséder autant d’extensions qu’on veut.
MP-111 = Une extension sert à partir du tour suivant de son propriétaire.
MP-112 = Au début d’un tour, une extension exactement devient active.
    .news = Extension active ({ SEAT($a) }) : { NAME("extensions", $b) }.
    .no = Choisissez d’abord une de vos extensions.
MP-113 = Un revenu met un marqueur au stock, si la réserve en a.
    .news = { SEAT($a) } reçoit { NAME("elements", $b) }.

## Homoncules et équipement

MP-114 = On a trois homoncules au plus.
MP-115 = Qui en transmute un quatrième en congédie un, après avoir payé.
    .news = { SEAT($a) } congédie { WHO($b) }.
    .no = Congédiez d’abord un de vos trois homoncules.
MP-116 = La charge d’un homoncule congédié va au stock s’il est dans la tour, sinon au sol ; sa carte est défaussée.
MP-117 = Il n’y a pas d’autre moyen de congédier un homoncule.
MP-118 = Un homoncule ne porte jamais plus que sa capacité.
MP-119 = Un homoncule barre sa case aux autres, même une ville.
MP-120 = On équipe deux objets au plus ; les objets rangés n’ont pas d’effet.
    .no = Deux objets sont déjà équipés.
MP-121 = Les valeurs des objets équipés s’ajoutent à la colonne en cours.
MP-122 = Un nouvel objet n’en déloge aucun.
MP-123 = L’équipement ne se perd jamais.
MP-124 = Les capacités s’additionnent ; ce qui est gratuit sert d’abord, de soi-même.
MP-125 = Relance : à chaque attaque ou défense, un dé montrant 0 est relancé une fois, par source.
MP-126 = Pelle : une fois par tour, une extraction prend deux marqueurs.
    .no = La pelle a déjà servi, ou il manque de la place ou de la réserve pour deux.
MP-127 = Bottes : le premier déplacement de l’alchimiste à chaque tour est gratuit.
    .news = { SEAT($a) } se déplace gratuitement.
MP-128 = La première conversion de l’alchimiste à chaque tour est gratuite avec le don du Sage ou l’Anneau de l’athanor ; avec les deux, les deux premières le sont.
    .news = { SEAT($a) } convertit gratuitement.
MP-129 = Avec le don de l’Hôte de marque, la première recherche ou le premier achat de l’alchimiste à chaque tour est gratuit.
    .news = { SEAT($a) } est un hôte de marque : cela ne coûte pas d’action.
MP-130 = Avec le don de la Voyante comme avec les Besicles du copiste, une recherche pioche une carte de plus ; on en garde une, et les autres retournent dans la pioche, mélangée.
    .no = Gardez d’abord une des cartes piochées.
MP-131 = Un sablier donne une action de plus à chaque tour qui commence avec lui équipé.
MP-132 = Le sceau ramène l’alchimiste à sa tour pour une action ; ce n’est pas un déplacement.
    .news = { NAME("alchemists", $b) } ({ SEAT($a) }) rentre à sa tour.
    .no = Il faut le sceau du retour, et être hors de sa tour.
MP-133 = Un objet qui crée une âme apporte une pierre de l’âme de la réserve.
    .news = Une nouvelle pierre de l’âme pour { SEAT($a) }.
    .no = La réserve n’a plus de pierre de l’âme.

## Quêtes

MP-134 = Une quête est le secret de son propriétaire jusqu’à son accomplissement ou la fin.
MP-135 = Une quête est accomplie quand son événement survient au tour de son propriétaire, que sa condition est remplie et qu’il a la Pierre et une pierre de l’âme.
    .news = { SEAT($a) } accomplit sa quête : { NAME("quests", $b) } !
MP-136 = S’il manque quelque chose, rien n’arrive et rien n’est montré ; l’événement peut revenir.
MP-137 = L’accomplissement est automatique.
MP-138 = Finir un déplacement sur une case, c’est s’y déplacer : mise en place, rappel et défaite ne comptent pas.
MP-139 = Un dépôt compte tout ce qui est alors au sol, mais il doit ajouter un marqueur de la sorte voulue.
MP-140 = La tour la plus lointaine est la tour adverse à la plus grande distance ; à égalité, n’importe laquelle.
MP-141 = Le Maître Armurier a créé quatre objets de niveau 2 ou 3 et en porte deux.
MP-142 = Le Pacifiste échoue pour de bon à sa première attaque ; se défendre est permis.
MP-143 = Les Gardiens sont deux homoncules à côté de leur tour quand le tour commence.
MP-144 = La Secte réunit l’alchimiste et trois homoncules sur une même case de Terre à la fin du tour.
MP-145 = Le Garde du corps porte encore une pierre de l’âme après son dépôt.

## Fin et points

MP-146 = La partie finit aussitôt qu’une quête est accomplie.
    .news = { SEAT($a) } met fin à la partie.
MP-147 = Le plus grand nombre de points de sagesse gagne, qui que ce soit qui ait fini la partie.
MP-148 = 2 points par élément de niveau 3 au stock ou sur une figurine.
MP-149 = 1, 2 ou 3 points par homoncule sur le plateau, selon son niveau.
MP-150 = 1, 2 ou 3 points par objet, selon son niveau.
MP-151 = 1, 2 et 3 points pour les formules posées, et 5 pour la série.
MP-152 = 3 points par pierre de l’âme portée.
MP-153 = 2 points par extension.
MP-154 = 9 points pour la quête, à qui l’a accomplie seulement.
MP-155 = Les formules en main ne comptent pas.
MP-156 = Égalités : qui a fini la partie, puis les pierres de l’âme, puis les éléments de niveau 3 ; sinon la victoire se partage.
MP-157 = Le total sans la quête est public.

## Limites et modules

MP-158 = Il n’y a pas plus de marqueurs que dans la boîte ; une action qui en demande un de plus est impossible.
    .no = La réserve n’en a plus.
MP-159 = Trois manches entières sans une action finissent la partie, sans points de quête.
    .news = Personne n’a agi pendant trois manches : la partie est finie.
MP-160 = Après la dernière manche la partie finit, sans points de quête.
    .news = La dernière manche est passée : la partie est finie.
MP-161 = Quêtes précoces : événement et condition suffisent ; la partie finit quand un joueur réunit quête, Pierre et âme.
    .news = { SEAT($a) } réunit quête, Pierre et âme : la partie est finie.
MP-162 = Quêtes de l’édition vendue : deux sont distribuées, une est gardée.
    .news = { SEAT($a) } a gardé une quête.
    .no = Gardez une de vos deux quêtes.
MP-163 = Fin de l’édition vendue : 25 points publics finissent la partie, sans points de quête.
    .news = 25 points : la partie est finie.
MP-164 = Sans âme, édition vendue : on perd 5 points, non la victoire.
MP-165 = Huit quêtes : la Secte et le Garde du corps sont écartés.
MP-166 = Tours singulières : chaque tour a une conversion de plus.
    .no = Les tours sont toutes pareilles dans cette partie.
MP-167 = Ramasser un par un : exactement un marqueur.
    .no = Un marqueur à la fois dans cette partie.
MP-168 = Qui n’a pas de pierre de l’âme à la fin ne peut gagner tant que quelqu’un en a une.

## L’image

pic-panel-board = La carte
pic-panel-choice = Choix
pic-panel-final = Sagesse
pic-panel-others = Rivaux
pic-panel-mine = Alchimiste
pic-panel-homunculi = Homoncules
pic-panel-hand = Main
pic-panel-quest = Votre quête
pic-panel-mat = Jeu
pic-panel-cards = Main
pic-panel-happened = Combat
pic-panel-tower = Tour
pic-panel-work = L’Œuvre
pic-panel-cities = Villes
pic-where-spot = choisissez une place qui luit sur la carte
pic-where-tile = choisissez une tuile qui luit
pic-where-rotation = choisissez l’orientation de la tuile
pic-where-alchemist = choisissez l’un des alchimistes qui luisent
pic-where-tower = choisissez l’une des tours qui luisent
pic-where-quest = choisissez l’une des quêtes qui luisent
pic-where-site = choisissez une case qui luit sur la carte
pic-where-extension = choisissez une extension qui luit
pic-where-turn = gagnez une case qui luit, ou choisissez ce qui luit
pic-where-drop = choisissez un marqueur qui luit
pic-where-pick = choisissez un marqueur qui luit
pic-where-loot = choisissez un marqueur qui luit
pic-where-equip = choisissez ce qui luit
pic-where-transfer = choisissez un marqueur qui luit
pic-where-overflow = choisissez un marqueur qui luit
pic-where-keep = choisissez une formule qui luit
pic-where-discard = choisissez une formule qui luit
pic-where-dismiss = choisissez un homoncule qui luit
pic-deck-0 = homoncules
pic-deck-1 = équipement
pic-deck-2 = la Pierre
pic-round = Manche { $n } sur { $most }
pic-waiting = On attend { SEAT($a) }
pic-winner = { SEAT($a) } l’emporte
pic-winners = Victoire partagée : { $names }
pic-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
pic-choose = Agir avec { $name } : { $n ->
    [one] { $n } action restante
   *[other] { $n } actions restantes
}
pic-of = { $n } sur { $most }
pic-carrying = { $name } porte { $n } sur { $most }
pic-value-0 = attaque
pic-value-1 = défense
pic-value-2 = porte
pic-value-3 = actions
pic-load = charge
pic-no-item = aucun objet
pic-free = libre
pic-soulless-title = { $title }, sans âme
pic-soulless = Sans âme : la colonne du crâne vaut tant qu’aucune pierre de l’âme n’est portée.
pic-whole = Montrer tout le plateau
pic-part-of-board = Montrer la partie où vous agissez
pic-look = Regarder de près : { NAME("tiles", $tile) }
pic-own-supply = à vous / réserve
pic-supply = réserve
pic-stock = Stock
pic-stock-and-stone = stock et Pierre
pic-stored = Rangé :
pic-to-lay = à poser
pic-part = partie { $level } de la Pierre
pic-stone = la Pierre
pic-soul = une pierre de l’âme
pic-peace = aucune attaque
pic-income = un par tour
pic-per-turn = par tour
pic-wild = { NAME("elements", $a) } et un autre donnent { NAME("elements", $b) }
pic-bonus-attack = attaque +{ $n }
pic-bonus-defence = défense +{ $n }
pic-bonus-capacity = porte +{ $n }
pic-group-put = À déposer au sol
pic-group-take = À prendre
pic-group-store = De la charge vers le stock
pic-group-load = Du stock vers la charge
pic-group-shed = À abandonner
pic-group-items = Objets
pic-group-wear = à équiper
pic-group-stow = à ranger dans la tour
pic-all = Tout
pic-done = Terminé
pic-mine = Extraire
pic-mine-two = Extraire deux
pic-pick = Ramasser
pic-drop = Déposer
pic-equip = Équiper
pic-recall = Rappel
pic-into = Faire : { NAME("elements", $b) }
pic-with-into = { NAME("elements", $a) } → { NAME("elements", $b) }
pic-end = Fin du tour
pic-told = Ce qui s’est passé
pic-won = L’attaque réussit.
pic-held = La défense tient.
pic-warn-pacifist = Attaquer ferait échouer votre quête.
pic-warn-soul = Votre dernière pierre de l’âme !
pic-warn-ending = Finir maintenant, c’est perdre.
pic-account-148 = Éléments de niveau 3
pic-account-149 = Homoncules
pic-account-150 = Équipement
pic-account-151 = Pierre et formules
pic-account-152 = Pierres de l’âme
pic-account-153 = Extensions
pic-account-154 = Quête
pic-account-164 = Sans âme
pic-total = Sagesse
pic-was-quest = { SEAT($a) } : { NAME("quests", $quest) }{ $done ->
    [yes] , accomplie
   *[no] {""}
}.
word-REROLL_A = relance un 0 à l’attaque
word-REROLL_D = relance un 0 en défense
word-MINE2 = extrait deux, une fois par tour
word-RANGE2 = attaque à distance 2
word-FREE_MOVE = premier déplacement gratuit
word-DRAW2 = pioche une carte de plus
word-FREE_CONVERT = première conversion gratuite
word-PLUS_ACTION = une action de plus
word-RECALL = retour à la tour
word-SOUL = crée une pierre de l’âme
word-FREE_CITY = première recherche ou premier achat gratuit
quest-1 = Menez un homoncule dans une ville, de sorte que les trois villes en portent un des vôtres.
quest-2 = Créez quatre objets de niveau 2 ou 3, portez-en deux et allez à Blackholm.
quest-3 = Déposez, de sorte que trois éléments de niveau 3 gisent près de la tour la plus lointaine.
quest-4 = Allez à Windshire avec trois pierres de l’âme.
quest-5 = N’attaquez jamais, et gagnez une case d’Air.
quest-6 = Déposez, de sorte que trois Or gisent à Hammerbreach.
quest-7 = Déposez, de sorte que neuf Feu brûlent à Windshire.
quest-8 = Commencez un tour avec deux homoncules à côté de votre tour.
quest-9 = Finissez un tour avec l’alchimiste et trois homoncules sur une même case de Terre.
quest-10 = Déposez, de sorte que deux pierres de l’âme gisent près de la tour la plus lointaine, et gardez-en une.

## En mots

pic-words-nothing = rien
pic-words-open = libre
pic-words-tile = { $tile }, du centre, puis de l’est au sud-est : { $list }.
pic-words-around = Autour de cette figurine, { $name } : { $list }.
pic-words-ground = Au sol, { $place } : { $list }.
pic-words-side = { $name } ({ SEAT($a) }) a lancé { $dice } : force { $force }.
pic-words-sold = { $name } ({ $effect }) contre { $price }
pic-words-city = Ville, { $name } : { $list }.
pic-words-work = Le Grand Œuvre, ce qui fait quoi (à vous/réserve) : { $list }.
pic-words-turn = À son tour.
pic-words-tower = { $name } : stock { $stock } ; parties de la Pierre { $stone }{ $whole ->
    [1] , la Pierre est entière
   *[other] { "" }
} ; équipements rangés { $items } ; extensions { $extensions } ; formules en main { $hand }.
pic-words-at = Sur { $place }
pic-words-carries = Porte { $list }
pic-words-wears = Équipement { $list }
pic-words-souls = { $n ->
    [0] Aucune pierre de l’âme
    [one] { $n } pierre de l’âme
   *[other] { $n } pierres de l’âme
}
pic-words-columns = Attaque, défense, capacité, actions avec une pierre de l’âme : { $hearted } ; sans : { $soulless }. { $ability }
pic-words-told = { $what } : { $words }
pic-words-then = { $before } ; { $after }
pic-words-chance = { $what } : réussie dans { $n } % des cas.
pic-words-done = { $met ->
    [1] { $what }, fait
   *[other] { $what }, pas encore
}
pic-words-quest = Votre quête : { $name }. { $wants } { $done }. Vaut { $bonus }.
